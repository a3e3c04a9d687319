/// A call of another initializer of the same type, or of its superclass.
package struct Delegation: Equatable, Sendable {
  /// Whether the initializer is the superclass's.
  package let isToSuperclass: Bool
  package let labels: [String?]
  /// The words of each argument.
  package let arguments: [[String]]
}

/// What the beginning of a body does in every call.
package struct BodyBeginning {
  /// The conditions that it checks, in order.
  ///
  /// ```swift
  /// guard !name.isEmpty else { throw Invalid() }  // !name.isEmpty
  /// precondition(lower < upper, "not ordered")    // lower < upper
  /// if bytes.isEmpty { return nil }               // bytes.isEmpty, which must not hold
  /// ```
  package let checks: [Check]
  /// The calls of `self.init` and `super.init`, in order.
  package let delegations: [Delegation]
}

extension SourceText {
  /// Reads the beginning of a body, where checks and calls of other initializers stand.
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: What it does in every call.
  package func beginning(ofBodyAfter offset: Int) -> BodyBeginning {
    let code = BracketedTokens(body(after: offset, limit: 300))
    let implied = impliedChecks(in: code)
    let indices = indicesOutsideBraces(of: code)
    var constants: [String: [String]] = [:]
    var checks: [Check] = []
    for index in indices {
      checks += self.checks(at: index, in: code).map { $0.passing(constants) }
      checks += implied[index, default: []]
      guard let (name, value) = constant(at: index, in: code) else { continue }
      // In `let text = text.trimmed()`, the checks of the new value are taken for those of the original.
      if !value.mention(name) { constants[name] = value.replacing(constants) }
    }
    return BodyBeginning(checks: checks, delegations: delegations(at: indices, in: code))
  }

  /// The constant that is declared at an index, as in `let parts = text.split()`, with the words of its value.
  private func constant(
    at index: Int, in code: BracketedTokens
  ) -> (name: String, value: [String])? {
    guard code.keyword(at: index) == .let, code.kind(at: index + 1) == .identifier,
      code.kind(at: index + 2) == .equal
    else { return nil }
    let end = code.endOfStatement(from: index, isCondition: true)
    return (name(code.tokens[index + 1].range), words(from: index + 3, to: end, in: code))
  }

  private func delegations(at indices: [Int], in code: BracketedTokens) -> [Delegation] {
    indices.compactMap { index in
      let words = words(from: index, to: index + 4, in: code)
      guard ["self", "super"].contains(words[0]), words.dropFirst() == [".", "init", "("],
        let labels = code.labels(ofCallAt: index + 2), let closer = code.closer(of: index + 3)
      else { return nil }
      let arguments = ranges(from: index + 4, to: closer, in: code).map {
        self.words(in: $0, of: code)
      }
      return Delegation(
        isToSuperclass: words[0] == "super", labels: labels.map { $0.map(name) },
        arguments: zip(labels, arguments).map { $0 == nil ? $1 : Array($1.dropFirst(2)) })
    }
  }

  /// The indices of the tokens in a body, without those in inner braces, which are not always run.
  private func indicesOutsideBraces(of code: BracketedTokens) -> [Int] {
    var indices: [Int] = []
    var index = 1
    while index < code.tokens.count {
      indices.append(index)
      index = code.kind(at: index) == .leftBrace ? code.closer(of: index) ?? .max - 1 : index
      index += 1
    }
    return indices
  }

  /// The conditions of a `guard`, `precondition`, `assert` or `if` at an index.
  func checks(at index: Int, in code: BracketedTokens) -> [Check] {
    switch self[code.tokens[index].range] {
    case "guard":
      let end = code.firstIndex(inBracketsAfter: index) { code.keyword(at: $0) == .else }
      let rest = words(from: end, to: code.closer(of: end + 1) ?? end, in: code)
      return conditions(from: index + 1, to: end, in: code, traps: rest.contains(where: isTrap))
        .flatMap(\.conjuncts)
    case "precondition", "assert":
      guard code.kind(at: index + 1) == .leftParenthesis, let closer = code.closer(of: index + 1)
      else { return [] }
      return conditions(from: index + 2, to: closer, in: code, traps: true).prefix(1)
        .flatMap(\.conjuncts)
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

  /// The conditions between two indices.
  private func conditions(
    from start: Int, to end: Int, in code: BracketedTokens, traps: Bool
  ) -> [Check] {
    ranges(from: start, to: end, in: code).map { range in
      Check(words: words(in: range, of: code), text: text(of: range, in: code), traps: traps)
    }
  }

  /// What commas separate between two indices.
  private func ranges(from start: Int, to end: Int, in code: BracketedTokens) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = start
    while start < min(end, code.tokens.count) {
      let comma = code.firstIndex(inBracketsAfter: start - 1) {
        $0 >= end || code.kind(at: $0) == .comma
      }
      if comma > start { result.append(start..<comma) }
      start = comma + 1
    }
    return result
  }

  func words(from start: Int, to end: Int, in code: BracketedTokens) -> [String] {
    code.tokens[min(start, code.tokens.count)..<min(max(start, end), code.tokens.count)]
      .map { self[$0.range] }
  }

  func words(in range: Range<Int>, of code: BracketedTokens) -> [String] {
    words(from: range.lowerBound, to: range.upperBound, in: code)
  }

  /// Returns the text from the first to the last of some tokens.
  func text(of range: Range<Int>, in code: BracketedTokens) -> String {
    self[SourceRange(code.tokens[range.lowerBound].start, code.tokens[range.upperBound - 1].end)]
  }
}
