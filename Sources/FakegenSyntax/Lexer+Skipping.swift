extension Lexer {
  /// Moves past the bracket that closes the one before the current position.
  ///
  /// It skips bodies without making tokens: it skips strings, comments and regular expressions, counts brackets of
  /// the one kind, and ignores everything else.
  ///
  /// - Parameters:
  ///   - open: The opening bracket.
  ///   - close: The closing bracket.
  /// - Returns: `false` if the text ends before the bracket is closed.
  mutating func skipBalanced(_ open: UInt8, _ close: UInt8) -> Bool {
    let stops: ByteStops =
      switch open {
      case UInt8(ascii: "{"): .braces
      case UInt8(ascii: "("): .parentheses
      default: .brackets
      }
    var depth = 1
    while true {
      skipBrackets(open, close, among: stops, depth: &depth)
      if depth == 0 { return true }
      if isAtEnd { return false }
      switch current {
      case open:
        depth += 1
        advance()
      case close:
        depth -= 1
        advance()
        if depth == 0 { return true }
      default: skipLiteral()
      }
    }
  }

  /// Skips a string, comment, regular expression or escaped identifier; otherwise, skips a byte.
  mutating func skipLiteral() {
    switch current {
    case UInt8(ascii: "\""): skipStringLiteral(pounds: 0)
    case .pound: skipPound()
    case .backtick: skipEscapedIdentifier()
    case .slash:
      if !skipComment(), !mayStartRegex || !skipBareRegex() { advance() }
    default: advance()
    }
  }

  private mutating func skipPound() {
    let pounds = countPounds(at: position)
    advance(by: pounds)
    if current == UInt8(ascii: "\"") {
      skipStringLiteral(pounds: pounds)
    } else if current == .slash {
      skipExtendedRegex(pounds: pounds)
    }
  }

  private mutating func skipEscapedIdentifier() {
    advance()
    while !isAtEnd, current != .backtick, current != .newline { advance() }
    advance()
  }

  /// Whether a slash may begin a regular expression, judged by the spaces around it: `a / b` and `a/b` are divisions.
  private var mayStartRegex: Bool {
    if byte(at: position + 1) == UInt8(ascii: "=") { return false }
    switch byte(at: position - 1) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), .pound,
      .backtick:
      return false
    case let before: return !before.isWordPart
    }
  }
}
