extension Lexer {
  /// Skips to the bracket that closes the one before the current position, and past it.
  ///
  /// Bodies go by here without a token being made: strings, comments and regular expressions are
  /// stepped over, brackets are counted.
  ///
  /// - Returns: `false` if the text ends before the bracket is closed.
  mutating func skipBalanced(_ open: UInt8, _ close: UInt8) -> Bool {
    var depth = 1
    var mayStartRegex = true
    while !isAtEnd {
      let byte = current
      switch byte {
      case open:
        depth += 1
        advance()
        mayStartRegex = true
      case close:
        depth -= 1
        advance()
        if depth == 0 { return true }
        mayStartRegex = false
      case UInt8(ascii: "\""):
        skipStringLiteral(pounds: 0)
        mayStartRegex = false
      case .pound:
        skipPound()
        mayStartRegex = false
      case .slash:
        if skipComment() { continue }
        if mayStartRegex, skipBareRegex() {
          mayStartRegex = false
        } else {
          advance()
          mayStartRegex = true
        }
      case .backtick: mayStartRegex = !skipEscapedIdentifier()
      case .newline, .carriageReturn:
        noteNewline()
        advance()
      case .space, .tab: advance()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        advance()
        mayStartRegex = false
      default:
        mayStartRegex = byte.isIdentifierPart || byte >= 0x80 ? skipWord() : true
        if !(byte.isIdentifierPart || byte >= 0x80) { advance() }
      }
    }
    return false
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

  private mutating func skipEscapedIdentifier() -> Bool {
    advance()
    while !isAtEnd, current != .backtick, current != .newline { advance() }
    advance()
    return true
  }

  /// Skips an identifier or number; returns whether an operand may follow, as after `return`.
  private mutating func skipWord() -> Bool {
    let start = position
    while current.isIdentifierPart || current >= 0x80 { advance() }
    guard position - start <= 6 else { return false }
    switch Keyword(slice(SourceRange(start, position))) {
    case .return, .in, .case, .where, .if, .guard, .while, .throw, .try, .await, .switch, .else,
      .is, .as, .yield:
      return true
    default: return false
    }
  }
}
