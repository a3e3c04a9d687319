extension Parser {
  /// Skips an expression up to the end of its line, or to the bracket or comma that ends it.
  ///
  /// An expression continues on the next line after an operator, and before an operator, a period, or the `else` of
  /// an `if` expression.
  ///
  /// - Parameters:
  ///   - untilEndOfLine: Whether the end of a line may end it, as it may outside of brackets.
  ///   - hasOperand: Whether its first operand has been consumed.
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
        // A bare regular expression begins where an operand is expected, or where only a prefix operator can stand.
        let isPrefix = token.hasLeadingSpace && !byte(at: token.end).isWhiteSpace
        if expectsOperand || isPrefix, byte(at: token.start) == .slash, skipRegex() {
          expectsOperand = false
        } else if !expectsOperand, skipGenericArguments() {
          expectsOperand = false
        } else {
          // The `!` of `try!` is no postfix operator.
          expectsOperand = expectsOperand || !isPostfixOperator
          advance()
        }
      default:
        // `.any` is a member, not a keyword.
        let isMember = byte(at: token.start - 1) == .period
        expectsOperand = !isMember && at(any: Self.operandKeywords)
        advance()
      }
    }
  }

  /// Keywords after which an expression continues, even on the next line.
  private static let operandKeywords: Set<Keyword> = [
    .try, .await, .if, .switch, .as, .is, .some, .any, .else,
  ]

  /// Whether a token at the start of a line continues the expression on the line before.
  private var continuesExpression: Bool {
    switch token.kind {
    case .period, .colon: true
    case .operator, .arrow: token.end < Int.max && byte(at: token.end).isWhiteSpace || at(.arrow)
    case .identifier: at(.else) || at(.as) || at(.is)
    default: false
    }
  }

  /// Whether the token is an operator behind its operand, as in `next!` and `1...`.
  ///
  /// There is no space before it. Unless it is `!` or `?`, a space or punctuation follows.
  var isPostfixOperator: Bool {
    guard !token.hasLeadingSpace, at(.operator) else { return false }
    if atOperator(prefix: "?") || atOperator(prefix: "!") { return true }
    let next = byte(at: token.end)
    return next == 0 || next.isWhiteSpace || ")]},;:".utf8.contains(next)
  }

  /// Skips `<A, B>` after a name, if these are generic arguments.
  ///
  /// As in the compiler, they are if the bracket closes a list of types, and the next token may follow one:
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

  /// Whether the token may follow generic arguments in an expression.
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
