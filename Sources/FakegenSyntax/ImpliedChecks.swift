/// What the beginning of a body does that ends the program with some arguments, though it checks none.
extension SourceText {
  /// Finds the expressions that trap unless a condition holds, in the statements that are run in every call.
  ///
  /// ```swift
  /// url = URL(string: text)!  // !text.isEmpty
  /// first = names.first!      // !names.isEmpty
  /// name = names[2]           // names.count > 2, if it is a list
  /// mean = sum / count        // count != 0, if it is an integer
  /// id = try! parse(text)     // unknown
  /// ```
  ///
  /// - Parameter code: The tokens of the body.
  /// - Returns: The checks that these expressions amount to, by the indices of their tokens.
  func impliedChecks(in code: BracketedTokens) -> [Int: [Check]] {
    var result: [Int: [Check]] = [:]
    var shadowed: [String] = []
    var start = 1
    while start < code.tokens.count {
      let end = max(code.endOfStatement(from: start), start + 1)
      let words = words(from: start, to: end, in: code)
      for index in unconditionalIndices(from: start, to: end, in: code) {
        let check = impliedCheck(at: index, before: end, in: code)
        if let check, !shadowed.contains(where: check.mentions) { result[index] = [check] }
      }
      // What follows is not run in every call.
      let isBlock = ["if", "switch", "for", "while", "repeat", "do"].contains(words[0])
      if isBlock, checks(at: start, in: code).isEmpty, words.contains(where: isExit) { break }
      if ["let", "var"].contains(words[0]) { shadowed += words.dropFirst().prefix(1) }
      start = code.kind(at: end) == .semicolon ? end + 1 : end
    }
    return result
  }

  private func isExit(_ word: String) -> Bool { ["return", "throw"].contains(word) }

  /// The indices of a statement's tokens up to the first that is not reached in every case.
  private func unconditionalIndices(
    from start: Int, to end: Int, in code: BracketedTokens
  ) -> [Int] {
    let hasConditions = ["if", "guard", "while"].contains(self[code.tokens[start].range])
    let limit = (start..<end).first { index in
      let isOption = code.kind(at: index) == .operator && !isForcing(index, in: code)
      return code.kind(at: index) == .leftBrace
        || isOption && ["?", "??", "&&", "||"].contains(self[code.tokens[index].range])
        || hasConditions && code.kind(at: index) == .comma
    }
    return Array(start..<(limit ?? end))
  }

  private func impliedCheck(at index: Int, before end: Int, in code: BracketedTokens) -> Check? {
    let word = self[code.tokens[index].range]
    if word == "!", isForcing(index, in: code) {
      let isTry = code.keyword(at: index - 1) == .try
      let range =
        isTry
        ? index - 1..<code.endOfStatement(from: index)
        : code.startOfOperand(endingAt: index)..<index + 1
      return check(forced(words(in: range, of: code), isTry: isTry), range, code)
    }
    if ["/", "%"].contains(word), let name = parameter(at: index + 1, in: code),
      ![.period, .leftParenthesis, .leftBracket].contains(code.kind(at: index + 2))
    {
      let range = code.startOfOperand(endingAt: index)..<index + 2
      return check([name, "!=", "0"], range, code, of: .init(name: name, kind: .integer))
    }
    guard let name = parameter(at: index, in: code) else { return nil }
    if code.kind(at: index + 1) == .leftBracket, code.kind(at: index + 2) == .integer,
      code.closer(of: index + 1) == index + 3
    {
      let words = [name, ".", "count", ">", self[code.tokens[index + 2].range]]
      return check(words, index..<index + 4, code, of: .init(name: name, kind: .list))
    }
    if code.closer(of: index - 1) == index + 1, code.kind(at: index - 1) == .leftParenthesis,
      words(in: index - 2..<index - 1, of: code) == ["Character"]
    {
      let range = index - 2..<index + 2
      return check(
        [name, ".", "count", "==", "1"], range, code, of: .init(name: name, kind: .text))
    }
    return nil
  }

  /// Whether a token is the exclamation mark of `try!` or `value!`.
  private func isForcing(_ index: Int, in code: BracketedTokens) -> Bool {
    let operands: [Token.Kind?] = [.identifier, .rightParenthesis, .rightBracket]
    return self[code.tokens[index].range] == "!" && !code.tokens[index].hasLeadingSpace
      && operands.contains(code.kind(at: index - 1)) && code.keyword(at: index - 1) != .as
  }

  /// The name at an index, if it may be a parameter's.
  private func parameter(at index: Int, in code: BracketedTokens) -> String? {
    code.kind(at: index) == .identifier && code.kind(at: index - 1) != .period
      ? name(code.tokens[index].range) : nil
  }

  /// The condition under which a forced expression does not trap; the expression itself if that is not known.
  private func forced(_ words: [String], isTry: Bool) -> [String] {
    let operand = Array(words.dropLast())
    if isTry { return words }
    if isSafe(operand) { return [] }
    if operand.count == 1 { return operand + ["!=", "nil"] }
    for part in [[".", "first"], [".", "last"], [".", "randomElement", "(", ")"]]
    where operand.suffix(part.count) == part[...] {
      return ["!"] + operand.dropLast(part.count) + [".", "isEmpty"]
    }
    if operand.starts(with: ["URL", "(", "string", ":"]), operand.count == 6 {
      return ["!", operand[4], ".", "isEmpty"]
    }
    return words
  }

  /// Whether an expression is not `nil`, though its type is optional.
  private func isSafe(_ words: [String]) -> Bool {
    // `text.data(using: .utf8)`
    words.indices.contains { words[$0...].starts(with: ["data", "(", "using", ":"]) }
  }

  private func check(
    _ words: [String], _ range: Range<Int>, _ code: BracketedTokens,
    of operand: Check.Operand? = nil
  ) -> Check? {
    words.isEmpty
      ? nil
      : Check(
        words: words, text: text(of: range, in: code), traps: true, isImplied: true,
        operand: operand)
  }
}
