// Where operands begin and end, judged by brackets and spaces.

extension BracketedTokens {
  /// Returns the start of the operand that ends before an index: of `a.b(c)` in `x + a.b(c).d`.
  ///
  /// - Parameter end: The index after the operand.
  /// - Returns: The index of its first token; the index itself if no operand ends there.
  func startOfOperand(endingAt end: Int) -> Int {
    var start = end
    while start > 0 {
      let last = start - 1
      switch tokens[last].kind {
      case .operator where isPostfix(last): start = last
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let opener = opener(of: last) else { return start }
        start = opener
        if !isAttached(opener) { return start }
      case .identifier, .string, .integer, .float, .regex, .pound:
        start = last
        guard kind(at: last - 1) == .period else { return start }
        start = last - 1
      default: return start
      }
    }
    return start
  }

  /// Whether a bracket belongs to the operand before it, as in `a(b)`, `a[b]` and `a { b }`.
  func isAttached(_ bracket: Int) -> Bool {
    let token = tokens[bracket]
    if token.isAtStartOfLine || token.kind != .leftBrace && token.hasLeadingSpace { return false }
    guard let before = kind(at: bracket - 1) else { return false }
    return before == .identifier || before.isClosingBracket || isPostfix(bracket - 1)
  }

  /// Whether a token is an operator behind its operand, such as the `?` or `!` of an optional chain, and not one between
  /// two operands, as in `a+b`.
  func isPostfix(_ index: Int) -> Bool {
    guard kind(at: index) == .operator, !tokens[index].hasLeadingSpace else { return false }
    let operands: [Token.Kind?] = [.identifier, .integer, .float, .string, .regex, .pound]
    return !operands.contains(kind(at: index + 1)) || tokens[index + 1].hasLeadingSpace
  }

  /// Returns the end of the operand that begins at an index: a name, a literal or a bracket, with members and calls.
  func endOfOperand(from start: Int) -> Int {
    var index = (closer(of: start) ?? start) + 1
    while index < tokens.count {
      if kind(at: index) == .period {
        index += 2
      } else if !tokens[index].hasLeadingSpace, !tokens[index].isAtStartOfLine,
        tokens[index].kind.isOpeningBracket
      {
        index = (closer(of: index) ?? index) + 1
      } else {
        break
      }
    }
    return min(index, tokens.count)
  }
}
