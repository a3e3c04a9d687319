/// An expression in a body that may create a value: an initializer call, or a static member.
package struct MadeValue: Equatable, Sendable {
  /// The type as it is written; empty for the enclosing type.
  package let owner: [String]
  /// The member's name; `init` for an initializer.
  package let name: String
  /// The labels of a call's arguments; `nil` if it is not a call.
  package let labels: [String?]?
}

extension SourceText {
  /// Finds the expressions in a body that may create values, by their syntax alone.
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: The expressions, in order.
  package func madeValues(inBodyAfter offset: Int) -> [MadeValue] {
    let code = BracketedTokens(body(after: offset))
    return code.tokens.indices.compactMap { index in
      guard code.kind(at: index) == .identifier else { return nil }
      let owner = names(before: index, in: code)
      let word = name(code.tokens[index].range)
      let labels = code.labels(ofCallAt: index)?.map { $0.map(name) }
      let isType = word.isCapitalized
      if isType, labels == nil { return nil }
      if isType { return MadeValue(owner: type(owner + [word]), name: "init", labels: labels) }
      // After another member, the name belongs to an unknown type.
      guard owner.allSatisfy(\.isCapitalized) else { return nil }
      return MadeValue(owner: type(owner), name: word, labels: labels)
    }
  }

  private func type(_ names: [String]) -> [String] { names.first == "Self" ? [] : names }

  /// Returns the names before a member, such as `Store` and `Item` in `Store.Item.first`; no more if one is not a type's.
  private func names(before index: Int, in code: BracketedTokens) -> [String] {
    var names: [String] = []
    var index = index
    while names.last?.isCapitalized ?? true, code.kind(at: index - 1) == .period,
      code.kind(at: index - 2) == .identifier
    {
      index -= 2
      names.append(name(code.tokens[index].range))
    }
    return names.reversed()
  }
}
