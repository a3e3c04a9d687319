extension Parser {
  /// Skips an expression: to its line's end, or to the bracket or comma that ends it.
  ///
  /// An expression goes on over a line break after an operator, and before one; before a period,
  /// and before `else` of an `if` expression.
  ///
  /// - Parameters:
  ///   - untilEndOfLine: Whether the end of a line can end it, as between brackets it cannot.
  ///   - hasOperand: Whether the first operand was consumed before.
  mutating func skipExpression(untilEndOfLine: Bool = true, hasOperand: Bool = false) {
    var expectsOperand = !hasOperand
    while true {
      if token.isAtStartOfLine, untilEndOfLine, !expectsOperand, !continuesExpression { return }
      switch token.kind {
      case .endOfFile, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .comma: return
      case .poundElse, .poundElseif, .poundEndif: return
      case .poundIf: return
      case .leftParenthesis, .leftBracket, .leftBrace:
        skipBracketed()
        expectsOperand = false
      case .operator, .equal, .arrow, .colon, .period:
        // A bare regular expression begins where an operand is expected.
        if expectsOperand, byte(at: token.start) == .slash, skipRegex() {
          expectsOperand = false
        } else if !expectsOperand, skipGenericArguments() {
          expectsOperand = false
        } else {
          expectsOperand = !isPostfixOperator
          advance()
        }
      default:
        // `.any` is a member and no keyword.
        let isMember = byte(at: token.start - 1) == .period
        expectsOperand = !isMember && at(any: Self.operandKeywords)
        advance()
      }
    }
  }

  /// Keywords behind which an expression goes on, if need be on the next line.
  private static let operandKeywords: Set<Keyword> = [
    .try, .await, .if, .switch, .as, .is, .some, .any, .else,
  ]

  /// Whether a token at the start of a line belongs to the expression of the line before.
  private var continuesExpression: Bool {
    switch token.kind {
    case .period, .colon: true
    case .operator, .arrow: token.end < Int.max && byte(at: token.end).isWhiteSpace || at(.arrow)
    case .identifier: at(.else) || at(.as) || at(.is)
    default: false
    }
  }

  /// `!` and `?` without a space before them end an operand.
  var isPostfixOperator: Bool {
    !token.hasLeadingSpace && (atOperator(prefix: "?") || atOperator(prefix: "!"))
  }

  /// Skips `<A, B>` after a name, if that is what it is.
  ///
  /// As in the compiler, the angle closes a list of types, and what follows can only follow one:
  ///
  ///     f(Pair<A, B>())      generic arguments
  ///     f(a < b, c > d)      two comparisons
  mutating func skipGenericArguments() -> Bool {
    guard atOperator(prefix: "<"), !token.hasLeadingSpace else { return false }
    var probe = self
    _ = probe.parseGenericArguments()
    guard probe.problemCount == problemCount, probe.endsGenericArguments else { return false }
    self = probe
    return true
  }

  /// Whether the token may stand behind generic arguments in an expression.
  private var endsGenericArguments: Bool {
    switch token.kind {
    case .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
      .period, .comma, .semicolon, .colon, .endOfFile, .equal:
      true
    case .operator: isPostfixOperator || atOperator("==") || atOperator("&")
    default: token.isAtStartOfLine
    }
  }

  private mutating func skipRegex() -> Bool {
    var probe = self
    guard probe.moveBehindRegex() else { return false }
    self = probe
    return true
  }
}
