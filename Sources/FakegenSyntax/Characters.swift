extension UInt8 {
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")
  package static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let verticalTab: UInt8 = 0x0B
  static let formFeed: UInt8 = 0x0C
  static let slash = UInt8(ascii: "/")
  package static let period = UInt8(ascii: ".")
  package static let pound = UInt8(ascii: "#")
  package static let backtick = UInt8(ascii: "`")

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  package var isWhiteSpace: Bool { self == .space || self >= .tab && self <= .carriageReturn }

  var isIdentifierStart: Bool {
    let lowercased = self | 0x20
    return lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  var isIdentifierPart: Bool { isIdentifierStart || isDigit }

  /// Whether the byte may be part of a name, in ASCII or not.
  package var isWordPart: Bool { isIdentifierPart || self >= 0x80 }

  var isOperatorCharacter: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

extension String {
  /// Whether it begins with a capital letter, as the names of types do.
  package var isCapitalized: Bool {
    guard let byte = utf8.first else { return false }
    // Letters outside ASCII need the standard library's tables.
    if byte < 0x80 { return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    return first?.isUppercase ?? false
  }
}

extension Lexer {
  /// Whether a scalar outside ASCII is an operator character, rather than part of an identifier.
  ///
  /// The ranges are those of operator-head in The Swift Programming Language.
  func isOperatorScalar(at index: Int) -> Bool {
    switch scalar(at: index) {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: true
    case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053: true
    case 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF: true
    case 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030: true
    default: false
    }
  }

  /// Decodes up to three bytes; longer and malformed sequences give a value that is no operator character.
  private func scalar(at index: Int) -> UInt32 {
    let first = UInt32(byte(at: index))
    let second = UInt32(byte(at: index + 1) & 0x3F)
    switch first {
    case 0xC2...0xDF: return (first & 0x1F) << 6 | second
    case 0xE0...0xEF:
      return (first & 0x0F) << 12 | second << 6 | UInt32(byte(at: index + 2) & 0x3F)
    default: return 0
    }
  }
}
