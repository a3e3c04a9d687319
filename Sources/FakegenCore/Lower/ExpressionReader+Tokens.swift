import FakegenSyntax

/// Literals that contain no other expressions, and the elements of tuples.
extension ExpressionReader {
  /// Whether the token of a string literal is on one line and has no interpolation.
  static func isPlain(_ string: String) -> Bool {
    let hashes = string.prefix { $0 == "#" }
    let quoted = String(string.dropFirst(hashes.count))
    // In `"\\("`, the backslash itself is escaped.
    let text = hashes.isEmpty ? quoted.replacing("\\\\", with: "") : quoted
    return !quoted.hasPrefix("\"\"\"") && quoted.dropFirst().hasSuffix("\"" + hashes)
      && !text.contains("\\\(hashes)(")
  }

  /// Converts a multiline string literal without interpolation to a single-line literal.
  ///
  /// ```swift
  /// """
  ///   a "b"
  ///   c
  ///   """  // "a \"b\"\nc"
  /// ```
  ///
  /// - Parameter string: The token of a string literal.
  /// - Returns: The same string as a single-line literal; `nil` if it is not such a literal.
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
          text += character == "\"" ? "\\\"" : character == "\t" ? "\\t" : String(character)
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

  /// Returns the type of a number literal; `nil` if the token is not one.
  static func type(ofNumber text: String) -> String? {
    let digits = text.filter { $0 != "_" }
    let bases = ["0x": "0123456789abcdefABCDEF", "0b": "01", "0o": "01234567"]
    if let base = bases[String(digits.prefix(2))] {
      return digits.count > 2 && digits.dropFirst(2).allSatisfy(base.contains) ? "Int" : nil
    }
    if digits.utf8.allSatisfy(\.isDigit) { return "Int" }
    return Double(digits) == nil ? nil : "Double"
  }

  /// Returns an element of a tuple, as `4` for 1 in `(width: 3, height: 4)`; `nil` if the expression is no tuple.
  static func element(_ index: Int, of tuple: String) -> String? {
    let source = SourceText(path: "", tuple)
    let code = BracketedTokens(source.allTokens)
    let end = code.tokens.count - 1
    // The commas between generic arguments are not those of the tuple.
    let mayHaveGenericArguments = code.tokens.contains {
      $0.kind == .operator && source[SourceRange($0.start, $0.end)] == "<"
    }
    guard code.kind(at: 0) == .leftParenthesis, code.closer(of: 0) == end, !mayHaveGenericArguments
    else { return nil }
    var elements: [String] = []
    var next = 1
    while next < end {
      if code.kind(at: next + 1) == .colon { next += 2 }
      let start = next
      while next < end, code.kind(at: next) != .comma { next = (code.closer(of: next) ?? next) + 1 }
      if start == next { return nil }
      elements.append(source[SourceRange(code.tokens[start].start, code.tokens[next - 1].end)])
      next += 1
    }
    if elements.count == 1 { return element(index, of: elements[0]) }
    return elements.indices.contains(index) ? elements[index] : nil
  }
}
