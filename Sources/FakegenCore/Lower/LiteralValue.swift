/// A value that stands in the sources as a literal, so that it can be copied anywhere and its type is known.
struct LiteralValue: Equatable {
  /// The literal.
  let text: String
  /// The type that it gives a variable; `nil` if it takes any.
  let type: String?

  /// Reads the expression after `=`, which observers may follow.
  ///
  /// - Parameter expression: The expression.
  init?(_ expression: String) {
    let array = Self.array(expression[...])
    let parts = array ?? Self.parts(of: expression)
    guard parts.rest.isEmpty || parts.rest.first == "{" else { return nil }
    switch parts.text {
    case "true", "false": type = "Bool"
    case "nil", "[]", "[:]": type = nil
    case let text where text.first == "\"": type = "String"
    case _ where array != nil: type = nil
    case let text:
      guard let number = Self.type(ofNumber: text) else { return nil }
      type = number
    }
    text = parts.text
  }

  /// An array of literals, and what follows; `nil` if there is none.
  private static func array(_ expression: Substring) -> (text: String, rest: Substring)? {
    guard expression.first == "[" else { return nil }
    var rest = expression.dropFirst().drop(while: \.isWhitespace)
    while let first = rest.first, first != "]" {
      if let inner = array(rest) {
        rest = inner.rest
      } else {
        let word = first == "\"" ? rest : rest.prefix { !",] ".contains($0) }
        let element = parts(of: String(word))
        guard LiteralValue(element.text) != nil, rest.hasPrefix(element.text) else { return nil }
        rest = rest.dropFirst(element.text.count).drop(while: \.isWhitespace)
      }
      if rest.first == "," { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    }
    guard rest.first == "]" else { return nil }
    let end = rest.index(after: rest.startIndex)
    return (String(expression[..<end]), rest[end...].drop(while: \.isWhitespace))
  }

  /// The first word, or the first string of one line without interpolation, and what follows.
  private static func parts(of expression: String) -> (text: String, rest: Substring) {
    var text = ""
    var rest = expression[...]
    let isString = expression.first == "\""
    if isString {
      text.append(rest.removeFirst())
      while true {
        guard let character = rest.first, character != "\n" else { return ("", expression[...]) }
        text.append(rest.removeFirst())
        if character == "\"" { break }
        guard character == "\\" else { continue }
        guard let escaped = rest.first, escaped != "(" else { return ("", expression[...]) }
        text.append(rest.removeFirst())
      }
      if text == "\"\"", rest.first == "\"" { return ("", expression[...]) }
    } else {
      text = String(rest.prefix { !$0.isWhitespace && $0 != "{" })
      rest = rest.dropFirst(text.count)
    }
    return (text, rest.drop(while: \.isWhitespace))
  }

  private static func type(ofNumber text: String) -> String? {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x"), digits.count > 2 {
      return digits.dropFirst(2).allSatisfy { $0.isHexDigit || $0 == "_" } ? "Int" : nil
    }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      part.utf8.first.map(Self.isDigit) ?? false
        && part.utf8.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: "_") }
    }
    return areDigits ? (parts.count == 1 ? "Int" : "Double") : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
