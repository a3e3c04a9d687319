import FakegenSyntax

/// Literals that contain no other expressions.
extension ExpressionReader {
  /// Whether a string has one line, and no interpolation.
  static func isPlain(_ string: String) -> Bool {
    let hashes = string.prefix { $0 == "#" }
    let quoted = String(string.dropFirst(hashes.count))
    // In `"\\("`, the backslash is the one that is escaped.
    let text = hashes.isEmpty ? quoted.replacing("\\\\", with: "") : quoted
    return !quoted.hasPrefix("\"\"\"") && quoted.dropFirst().hasSuffix("\"" + hashes)
      && !text.contains("\\\(hashes)(")
  }

  /// Puts a string of several lines without interpolation in one.
  ///
  /// ```swift
  /// """
  ///   a "b"
  ///   c
  ///   """  // "a \"b\"\nc"
  /// ```
  ///
  /// - Parameter string: Any expression.
  /// - Returns: The same string in one line; `nil` if it is none of that kind.
  static func inOneLine(_ string: String) -> String? {
    let lines = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 1, lines[0] == "\"\"\"", let last = lines.last, last.hasSuffix("\"\"\"")
    else { return nil }
    let indentation = last.dropLast(3)
    var text = ""
    var isNew = false
    for line in lines.dropFirst().dropLast() {
      if isNew { text += "\\n" }
      isNew = true
      var line = line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : ""
      while let character = line.popFirst() {
        if character != "\\" {
          text += character == "\"" ? "\\\"" : String(character)
        } else if line.allSatisfy(\.isWhitespace) {
          // A backslash at the end of a line escapes the newline.
          line = ""
          isNew = false
        } else if let escaped = line.popFirst() {
          if escaped == "(" { return nil }
          text += "\\\(escaped)"
        }
      }
    }
    return "\"\(text)\""
  }

  /// The type of a number; `nil` if it is none.
  static func type(ofNumber text: String) -> String? {
    let digits = text.filter { $0 != "_" }
    let bases = ["0x": "0123456789abcdefABCDEF", "0b": "01", "0o": "01234567"]
    if let base = bases[String(digits.prefix(2))] {
      return digits.count > 2 && digits.dropFirst(2).allSatisfy(base.contains) ? "Int" : nil
    }
    if digits.utf8.allSatisfy(\.isDigit) { return "Int" }
    return Double(digits) == nil ? nil : "Double"
  }
}
