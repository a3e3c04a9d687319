import FakegenSyntax

/// A JSON value and its offset, which messages about it refer to.
struct JSONValue: Equatable {
  indirect enum Kind: Equatable {
    case null
    case flag(Bool)
    case number(String)
    case text(String)
    case list([JSONValue])
    case object([Entry])
  }

  /// A key with its value; entries keep their order, and keys may be duplicated.
  struct Entry: Equatable {
    let key: String
    /// The offset of the key.
    let offset: Int
    let value: JSONValue
  }

  let kind: Kind
  let offset: Int
}

/// A JSON parser that reports where a text is invalid.
struct JSONReader {
  /// A syntax error with its offset.
  struct Problem: Error, Equatable {
    let message: Diagnostic.Message
    let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Parses a text that is one value.
  ///
  /// - Parameter bytes: The text, which may begin with a byte order mark.
  /// - Returns: The value.
  /// - Throws: `Problem`, with the offset of the first invalid byte.
  static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: "\u{FEFF}".utf8) { reader.position = 3 }
    try reader.skipSpace()
    let value = try reader.readValue()
    try reader.skipSpace()
    if reader.position < bytes.count { throw reader.expected("the end of the file") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func expected(_ what: String) -> Problem {
    Problem(message: .noJSON(expected: what), offset: position)
  }

  private mutating func skipSpace() throws(Problem) {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
    if current == UInt8(ascii: "/") { throw Problem(message: .commentInJSON, offset: position) }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func readValue() throws(Problem) -> JSONValue {
    depth += 1
    defer { depth -= 1 }
    if depth > 200 { throw Problem(message: .nestedTooDeeply, offset: position) }
    let start = position
    let kind: JSONValue.Kind =
      switch current {
      case UInt8(ascii: "{"): .object(try readEntries())
      case UInt8(ascii: "["): .list(try readElements())
      case UInt8(ascii: "\""): .text(try readString())
      default: try readWord()
      }
    return JSONValue(kind: kind, offset: start)
  }

  private mutating func readElements() throws(Problem) -> [JSONValue] {
    var elements: [JSONValue] = []
    try readList(until: "]") { reader throws(Problem) in elements.append(try reader.readValue()) }
    return elements
  }

  private mutating func readEntries() throws(Problem) -> [JSONValue.Entry] {
    var entries: [JSONValue.Entry] = []
    try readList(until: "}") { reader throws(Problem) in
      let offset = reader.position
      guard reader.current == UInt8(ascii: "\"") else {
        throw reader.expected("a key in double quotes")
      }
      let key = try reader.readString()
      try reader.skipSpace()
      guard reader.skip(":") else { throw reader.expected("':'") }
      try reader.skipSpace()
      entries.append(JSONValue.Entry(key: key, offset: offset, value: try reader.readValue()))
    }
    return entries
  }

  /// Reads elements from an opening bracket to its closing bracket.
  private mutating func readList(
    until close: Unicode.Scalar, _ readElement: (inout JSONReader) throws(Problem) -> Void
  ) throws(Problem) {
    position += 1
    try skipSpace()
    if skip(close) { return }
    while true {
      try readElement(&self)
      try skipSpace()
      if skip(close) { return }
      guard skip(",") else { throw expected("',' or '\(close)'") }
      try skipSpace()
    }
  }

  private mutating func readString() throws(Problem) -> String {
    let start = position
    var units: [UInt16] = []
    var plain = position + 1
    position += 1
    while position < bytes.count, current >= 0x20 {
      if current == UInt8(ascii: "\\") || current == UInt8(ascii: "\"") {
        units += String(decoding: bytes[plain..<position], as: UTF8.self).utf16
        if skip("\"") { return String(decoding: units, as: UTF16.self) }
        units.append(try readEscape())
        plain = position
      } else {
        position += 1
      }
    }
    throw Problem(message: .noJSON(expected: "'\"' to end this string"), offset: start)
  }

  /// Reads an escape sequence as a UTF-16 code unit; a character outside the Basic Multilingual Plane is two of them.
  private mutating func readEscape() throws(Problem) -> UInt16 {
    let start = position
    position += 2
    let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
    if letter == UInt8(ascii: "u") {
      let digits = bytes[position..<min(position + 4, bytes.count)]
      if digits.count == 4, digits.allSatisfy(\.isHexadecimalDigit),
        let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        position += 4
        return unit
      }
    } else if let meaning = Self.escapes[Unicode.Scalar(letter)] {
      return UInt16(meaning.value)
    }
    throw Problem(
      message: .noJSON(expected: "'\\\\', '\\\"' or another escape"), offset: start)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Reads `true`, `false`, `null` or a number.
  private mutating func readWord() throws(Problem) -> JSONValue.Kind {
    let start = position
    while "+-.0123456789Eaeflnrstu".utf8.contains(current) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default:
      if word.isJSONNumber { return .number(word) }
      position = start
      throw expected(current == UInt8(ascii: "'") ? "double quotes" : "a value")
    }
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }
}

extension String {
  fileprivate var isJSONNumber: Bool {
    wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) != nil
  }
}

extension Diagnostic.Message {
  fileprivate static func noJSON(expected what: String) -> Self {
    Self("this is not valid JSON; expected \(what)")
  }
  fileprivate static let commentInJSON = Self("this is not valid JSON, which has no comments")
}
