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
    let start = position
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
      default: skipLiteral(from: start)
      }
    }
  }

  /// Skips a string, comment, regular expression or escaped identifier; otherwise, skips a byte.
  ///
  /// - Parameter start: The beginning of the text that decides whether a slash begins a regular expression.
  mutating func skipLiteral(from start: Int) {
    switch current {
    case UInt8(ascii: "\""): skipStringLiteral(pounds: 0)
    case .pound: skipPound()
    case .backtick: skipEscapedIdentifier()
    case .slash:
      let comment = position
      if skipComment() {
        noteSkipped(SourceRange(comment, position))
      } else if !mayStartRegex(from: start) || !skipBareRegex() {
        advance()
      }
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

  /// Whether a slash is where an operand may begin, and so a regular expression: after an operator, an opening
  /// bracket or a keyword such as `return`, or where only a prefix operator can stand.
  private func mayStartRegex(from start: Int) -> Bool {
    var end = position
    while end > start {
      if end == lastSkipped.end, !lastSkipped.isEmpty {
        end = lastSkipped.start
      } else if byte(at: end - 1).isWhiteSpace {
        end -= 1
      } else {
        break
      }
    }
    guard end > start else { return true }
    var word = end
    while word > start, byte(at: word - 1).isIdentifierPart || byte(at: word - 1) >= 0x80 {
      word -= 1
    }
    let keyword = Keyword(slice(SourceRange(word, end)))
    // The name of an operator, as in `static func /(a: Vector, b: Vector)`.
    if keyword == .func { return false }
    // Between two operands, an operator has spaces on both sides, or on neither.
    if end < position, !byte(at: endOfOperator).isWhiteSpace { return true }
    if word < end { return keyword.map(expectsOperand) ?? false }
    switch byte(at: end - 1) {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), .pound,
      .backtick:
      return false
    default: return true
    }
  }

  /// The end of the operator that begins here.
  private var endOfOperator: Int {
    var end = position
    while byte(at: end).isOperatorCharacter { end += 1 }
    return end
  }

  private func expectsOperand(behind keyword: Keyword) -> Bool {
    switch keyword {
    case .return, .in, .case, .where, .if, .guard, .while, .throw, .try, .await, .switch, .else,
      .is, .as, .yield:
      true
    default: false
    }
  }
}
