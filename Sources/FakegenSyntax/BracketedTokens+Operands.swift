// Where operands begin and end, judged by brackets and spaces.

extension BracketedTokens {
  /// Returns the start of the operand that ends before an index: a name or a bracket, with what it is a member of.
  func startOfOperand(endingAt end: Int) -> Int {
    var start = end - 1
    while start > 0 {
      if tokens[start].kind.isClosingBracket {
        guard let opener = (0..<start).last(where: { closer(of: $0) == start }) else { break }
        start = opener
        // A call or a subscript has a name before it.
        if tokens[start].hasLeadingSpace || tokens[start].isAtStartOfLine || !isOperand(start - 1) {
          break
        }
        start -= 1
      } else if kind(at: start) == .operator {
        start -= 1
      } else if kind(at: start - 1) == .period {
        start -= 2
      } else {
        break
      }
    }
    return max(start, 0)
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

  private func isOperand(_ index: Int) -> Bool {
    let isPostfix = kind(at: index) == .operator && !tokens[index].hasLeadingSpace
    return kind(at: index) == .identifier || tokens[index].kind.isClosingBracket || isPostfix
  }
}
