extension Parser {
  /// Skips an expression: to its line's end, or to the bracket or comma that ends it.
  ///
  /// An expression goes on over a line break after an operator, and before one; before a period,
  /// and before `else` of an `if` expression.
  mutating func skipExpression(untilEndOfLine: Bool = true) {
    var expectsOperand = true
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
        } else {
          expectsOperand = !isPostfixOperator
          advance()
        }
      default:
        expectsOperand = at(any: [.try, .await, .if, .switch, .as, .is, .some, .any, .else])
        advance()
      }
    }
  }

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
  private var isPostfixOperator: Bool {
    !token.hasLeadingSpace && (atOperator(prefix: "?") || atOperator(prefix: "!"))
  }

  private mutating func skipRegex() -> Bool {
    var probe = self
    guard probe.moveBehindRegex() else { return false }
    self = probe
    return true
  }
}
