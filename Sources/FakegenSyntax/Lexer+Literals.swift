extension Lexer {
  /// The deepest nesting of strings in interpolations that is read; no sensible source comes near it.
  private static let maximumDepth = 256

  /// Skips a string literal whose opening quote is at the current position.
  ///
  ///     string-literal → '#'ⁿ ('"' … '"' | '"""' … '"""') '#'ⁿ
  mutating func skipStringLiteral(pounds: Int, depth: Int = 0) {
    let start = position
    let isMultiline = matches("\"\"\"", at: position) && !isRawQuote(at: position, pounds: pounds)
    advance(by: isMultiline ? 3 : 1)
    while !isAtEnd {
      switch current {
      case .newline, .carriageReturn:
        if !isMultiline {
          report(.unterminatedString, at: start)
          return
        }
        advance()
      case UInt8(ascii: "\""):
        if closesString(isMultiline: isMultiline, pounds: pounds) { return }
      case UInt8(ascii: "\\"):
        skipEscape(pounds: pounds, isMultiline: isMultiline, depth: depth)
      default: skip(to: .inStrings)
      }
    }
    report(.unterminatedString, at: start)
  }

  /// Whether the quotes begin a raw string such as `#"""#`, which contains one quote: the opening quotes of a
  /// multiline string are followed by a line break.
  private func isRawQuote(at index: Int, pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var end = index + 3
    while byte(at: end) == .space || byte(at: end) == .tab { end += 1 }
    return byte(at: end) != .newline && byte(at: end) != .carriageReturn
  }

  private mutating func closesString(isMultiline: Bool, pounds: Int) -> Bool {
    let quotes = isMultiline ? 3 : 1
    if isMultiline, !matches("\"\"\"", at: position) {
      advance()
      return false
    }
    guard countPounds(at: position + quotes) >= pounds else {
      advance()
      return false
    }
    advance(by: quotes + pounds)
    return true
  }

  private mutating func skipEscape(pounds: Int, isMultiline: Bool, depth: Int) {
    advance()
    guard pounds == 0 || countPounds(at: position) >= pounds else { return }
    advance(by: pounds)
    if current == UInt8(ascii: "(") {
      skipInterpolation(isMultiline: isMultiline, depth: depth + 1)
    } else if current != .newline, current != .carriageReturn {
      advance()
    }
  }

  /// Reads an interpolation.
  ///
  ///     interpolation → '\(' balanced tokens ')'
  private mutating func skipInterpolation(isMultiline: Bool, depth: Int) {
    guard depth < Self.maximumDepth else {
      report(.nestedTooDeeply, at: position)
      move(to: Int.max)
      return
    }
    var parentheses = 0
    while !isAtEnd {
      switch current {
      case UInt8(ascii: "("):
        parentheses += 1
        advance()
      case UInt8(ascii: ")"):
        parentheses -= 1
        advance()
        if parentheses == 0 { return }
      case UInt8(ascii: "\""): skipStringLiteral(pounds: 0, depth: depth)
      case .pound:
        let pounds = countPounds(at: position)
        advance(by: pounds)
        if current == UInt8(ascii: "\"") { skipStringLiteral(pounds: pounds, depth: depth) }
      case .slash where isCommentStart(at: position) && (isMultiline || !isLineComment):
        _ = skipComment()
      case .newline where !isMultiline: return
      default: advance()
      }
    }
  }

  private var isLineComment: Bool { byte(at: position + 1) == .slash }

  /// Skips `#/ … /#`; the current position is at the slash.
  mutating func skipExtendedRegex(pounds: Int) {
    let start = position - pounds
    advance()
    let isMultiline = current == .newline || current == .carriageReturn
    while !isAtEnd {
      switch current {
      case UInt8(ascii: "\\"): advance(by: 2)
      case .slash where countPounds(at: position + 1) >= pounds:
        advance(by: 1 + pounds)
        return
      case .newline where !isMultiline:
        // It is not a literal after all, so the text after `#/` is read as tokens.
        move(to: start + pounds + 1)
        return
      default: advance()
      }
    }
  }

  /// Skips a bare `/regex/` at the current position, if there is one.
  ///
  /// It is called only where an operand may begin. As in the compiler, the literal ends on its line, has no
  /// whitespace after the first or before the last slash, and closes no parenthesis that it has not opened.
  mutating func skipBareRegex() -> Bool {
    var index = position + 1
    var parentheses = 0
    guard !byte(at: index).isWhiteSpace, byte(at: index) != 0 else { return false }
    while index < position + 10_000 {
      switch byte(at: index) {
      case 0, .newline, .carriageReturn: return false
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses < 0 { return false }
      case .slash:
        guard !byte(at: index - 1).isWhiteSpace else { return false }
        move(to: index + 1)
        return true
      default: break
      }
      index += 1
    }
    return false
  }
}
