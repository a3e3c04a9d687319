import FakegenSyntax

/// Literals that contain no other expressions.
extension ExpressionReader {
  /// Reads a single-line string literal without interpolation.
  mutating func string() -> Bool {
    rest.removeFirst()
    if rest.starts(with: "\"\"".utf8) { return false }
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\"), rest.popFirst() ?? UInt8(ascii: "(") == UInt8(ascii: "(") {
        return false
      }
    }
    return false
  }

  /// Reads a multiline string literal without interpolation.
  ///
  /// ```swift
  /// """
  ///   a "b"
  ///   c
  ///   """  // "a \"b\"\nc"
  /// ```
  ///
  /// - Returns: The same string as a single-line literal; `nil` if there is none.
  mutating func lines() -> String? {
    guard rest.starts(with: "\"\"\"".utf8) else { return nil }
    let lines = Substring(rest).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first == "\"\"\"",
      let last = lines.dropFirst().first(where: {
        $0.drop(while: \.isWhitespace).hasPrefix("\"\"\"")
      }), let end = last.firstRange(of: "\"\"\"")
    else { return nil }
    let indentation = last[..<end.lowerBound]
    var text = ""
    var isNew = false
    for line in lines.dropFirst().prefix(while: { $0.startIndex < last.startIndex }) {
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
    rest = rest[end.upperBound...]
    return "\"\(text)\""
  }

  /// Reads a raw string literal, as in `#"[a-z]\d"#`.
  mutating func rawString() -> Bool {
    let hashes = String(Substring(rest.prefix { $0 == .pound }))
    guard take(hashes + "\""), !rest.starts(with: "\"\"".utf8),
      let end = Substring(rest).firstRange(of: "\"" + hashes)
    else { return false }
    let text = Substring(rest[..<end.lowerBound])
    rest = rest[end.upperBound...]
    return !text.contains("\n") && !text.contains("\\\(hashes)(")
  }

  mutating func number() -> Value? {
    let bases = [("0x", "0123456789abcdefABCDEF"), ("0b", "01"), ("0o", "01234567")]
    for (prefix, all) in bases where take(prefix) {
      return digits(all.utf8.contains) && endsWord ? Value(type: "Int") : nil
    }
    guard digits(\.isDigit) else { return nil }
    var isInteger = true
    if rest.first == .period, rest.dropFirst().first?.isDigit ?? false {
      rest.removeFirst()
      guard digits(\.isDigit) else { return nil }
      isInteger = false
    }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      guard digits(\.isDigit) else { return nil }
      isInteger = false
    }
    return endsWord ? Value(type: isInteger ? "Int" : "Double") : nil
  }

  /// Whether the literal ends here, rather than continuing as a name, a member access or a call.
  private var endsWord: Bool {
    guard let next = rest.first else { return true }
    let isMember = next == .period && !rest.starts(with: "..".utf8)
    return !isMember && !next.isWordPart && !"([".utf8.contains(next)
  }

  private mutating func digits(_ isDigit: (UInt8) -> Bool) -> Bool {
    guard rest.first.map(isDigit) ?? false else { return false }
    rest = rest.drop { isDigit($0) || $0 == UInt8(ascii: "_") }
    return true
  }
}
