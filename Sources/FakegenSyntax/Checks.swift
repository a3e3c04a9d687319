extension SourceText {
  /// Finds the conditions that the beginning of a body checks in every call.
  ///
  /// ```swift
  /// guard !name.isEmpty else { throw Invalid() }  // !name.isEmpty
  /// precondition(lower < upper, "not ordered")    // lower < upper
  /// if bytes.isEmpty { return nil }               // bytes.isEmpty, which must not hold
  /// ```
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: The conditions, in order.
  package func checks(inBodyAfter offset: Int) -> [Check] {
    // The checks stand at the beginning.
    let code = BracketedTokens(body(after: offset, limit: 300))
    var checks: [Check] = []
    var index = 1
    while index < code.tokens.count {
      checks += self.checks(at: index, in: code)
      // What stands in inner braces is not always run.
      index = code.kind(at: index) == .leftBrace ? code.closer(of: index) ?? .max - 1 : index
      index += 1
    }
    return checks
  }

  /// The conditions of a `guard`, `precondition`, `assert` or `if` at an index.
  private func checks(at index: Int, in code: BracketedTokens) -> [Check] {
    switch self[code.tokens[index].range] {
    case "guard":
      let end = code.firstIndex(inBracketsAfter: index) { code.keyword(at: $0) == .else }
      let rest = words(from: end, to: code.closer(of: end + 1) ?? end, in: code)
      return conditions(from: index + 1, to: end, in: code, traps: rest.contains(where: isTrap))
    case "precondition", "assert":
      guard code.kind(at: index + 1) == .leftParenthesis, let closer = code.closer(of: index + 1)
      else { return [] }
      return Array(conditions(from: index + 2, to: closer, in: code, traps: true).prefix(1))
    case "if":
      let brace = code.firstIndex(inBracketsAfter: index) { code.kind(at: $0) == .leftBrace }
      let exit = words(from: brace + 1, to: brace + 3, in: code)
      let traps = exit.first.map(isTrap) ?? false
      guard traps || exit.first == "throw" || exit == ["return", "nil"] else { return [] }
      let all = conditions(from: index + 1, to: brace, in: code, traps: traps)
      return all.count == 1 ? all.map(\.reversed) : []
    default: return []
    }
  }

  private func isTrap(_ word: String) -> Bool {
    ["fatalError", "preconditionFailure", "assertionFailure"].contains(word)
  }

  /// The conditions between two indices, which commas separate.
  private func conditions(
    from start: Int, to end: Int, in code: BracketedTokens, traps: Bool
  ) -> [Check] {
    var result: [Check] = []
    var start = start
    while start < min(end, code.tokens.count) {
      let comma = code.firstIndex(inBracketsAfter: start - 1) {
        $0 >= end || code.kind(at: $0) == .comma
      }
      if comma > start {
        let range = SourceRange(
          code.tokens[start].range.start, code.tokens[comma - 1].range.end)
        result.append(
          Check(words: words(from: start, to: comma, in: code), text: self[range], traps: traps))
      }
      start = comma + 1
    }
    return result
  }

  private func words(from start: Int, to end: Int, in code: BracketedTokens) -> [String] {
    code.tokens[min(start, code.tokens.count)..<min(max(start, end), code.tokens.count)]
      .map { self[$0.range] }
  }
}
