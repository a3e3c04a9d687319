// Where statements and blocks end, judged by brackets, line breaks and a few keywords.

extension BracketedTokens {
  /// Returns the end of the statement around a token, or of the value in a condition.
  ///
  /// - Parameters:
  ///   - start: The index of a token.
  ///   - isCondition: Whether it belongs to the conditions of an `if`, `guard`, `while` or `for`.
  /// - Returns: The index after the last token.
  func endOfStatement(from start: Int, isCondition: Bool = false) -> Int {
    firstIndex(inBracketsAfter: start) { index in
      tokens[index].kind == .semicolon
        || tokens[index].isAtStartOfLine && !continuesLine(at: index)
        || isCondition && (isBlockOrElse(index) || tokens[index].kind == .comma)
    }
  }

  /// Returns the end of the block in which a condition's names exist.
  ///
  /// - Parameter index: The index after the condition.
  /// - Returns: The end of the block of an `if`, `while` or `for`; the end of the block around a `guard`.
  func endOfBlock(afterCondition index: Int) -> Int {
    let block = firstIndex(inBracketsAfter: index - 1, where: isBlockOrElse)
    return closer(of: block) ?? firstIndex(inBracketsAfter: index) { _ in false }
  }

  /// Returns the first index after another, within the same brackets, that is the wanted one; else the end of these.
  func firstIndex(inBracketsAfter start: Int, where isWanted: (Int) -> Bool) -> Int {
    var index = start + 1
    while index < tokens.count, !tokens[index].kind.isClosingBracket, !isWanted(index) {
      index = (closer(of: index) ?? index) + 1
    }
    return min(index, tokens.count)
  }

  private func isBlockOrElse(_ index: Int) -> Bool {
    kind(at: index) == .leftBrace || keyword(at: index) == .else
  }

  private func continuesLine(at index: Int) -> Bool {
    let joins: [Token.Kind?] = [.period, .operator, .equal, .comma]
    return joins.contains(kind(at: index))
      || joins.contains(kind(at: index - 1)) && !isPostfix(index - 1)
      || [.else, .as, .is].contains(keyword(at: index))
  }

  /// Returns the keyword at an index.
  func keyword(at index: Int) -> Keyword? {
    tokens.indices.contains(index) ? tokens[index].keyword : nil
  }
}
