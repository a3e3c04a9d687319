import FakegenKnowledge
import FakegenSyntax

/// Finds misspelt names where an expression makes values of types that the sources declare: names of members, and
/// labels of arguments.
extension Misspellings {
  /// The messages about an expression with a value of a type.
  func messages(aboutValuesIn text: String, as type: TypeModel) -> [Diagnostic.Message] {
    let source = SourceText(path: "", text)
    let reader = ValueReader(
      misspellings: self, source: source, code: BracketedTokens(source.allTokens))
    return [message(aboutLiteral: text, as: type)].compactMap { $0 } + reader.messages(as: type)
  }

  /// The message about a literal whose kind cannot initialize the type.
  ///
  /// ```swift
  /// @FakeDefault(3) func user() -> User  // '3' cannot be a default of type 'User'
  /// ```
  private func message(aboutLiteral text: String, as type: TypeModel) -> Diagnostic.Message? {
    let written = WrittenExpression(text)
    guard isEachModuleKnown, let id = completeType(behind: type), written.literal != nil,
      written.type != nil || text == "nil" && !program.unaliased(type).isOptional,
      !program.conforms(id, toOneOf: Array(LiteralProtocols.expressions.keys))
    else { return nil }
    return .defaultOfOtherType(text, "\(type)")
  }

  /// Returns a type if the sources declare all of its members: it has no superclass, and no macro that could add any.
  fileprivate func completeType(_ id: DeclarationID?) -> DeclarationID? {
    guard let id, program[id].isType, program[id].origin == .source,
      program.superclass(of: Superclass(id: id)) == nil,
      program[id].attributes.allSatisfy({
        $0.name.first?.isLowercase ?? false || ["Faked", "MainActor"].contains($0.name)
      })
    else { return nil }
    return id
  }

  fileprivate func completeType(behind type: TypeModel) -> DeclarationID? {
    completeType(program.unwrapped(type).declaration)
  }

  /// The parameters of all members that make a value of a type, if they have a certain name: `init` for initializers.
  fileprivate func parameters(of maker: String, in id: DeclarationID) -> [Parameter] {
    let makers = declaredMembers(of: id).filter {
      $0.name == maker && ($0.kind == .initializer || $0.kind == .enumCase || $0.isStatic)
    }
    let written = makers.flatMap(\.parameters)
    guard maker == "init", program[id].kind == .struct else { return written }
    let scope = program.scope(inside: id)
    return written
      + program.storedProperties(of: id).map {
        $0.memberwiseParameter(program.type(of: $0, in: scope))
      }
  }

  /// The message about a member that a type does not have, if it has one with a similar name.
  fileprivate func message(aboutMember name: String, of id: DeclarationID) -> Diagnostic.Message? {
    let names = declaredMembers(of: id).filter { $0.isStatic || $0.kind == .enumCase }.map(\.name)
    if names.contains(name) || ["init", "none", "some", "self"].contains(name) { return nil }
    return suggestion(.unknownMember(name, program[id].name), for: name) { names }
  }

  /// The message about a label that no member with a name takes, if one takes a similar label.
  ///
  /// ```swift
  /// @FakeDefault(User(nam: "Ada")) func user() -> User  // did you mean 'name:'?
  /// ```
  fileprivate func message(
    aboutLabel label: String, of maker: String, in id: DeclarationID
  ) -> Diagnostic.Message? {
    let labels = parameters(of: maker, in: id).compactMap { $0.label.map { "\($0):" } }
    if labels.contains("\(label):") { return nil }
    let name = maker == "init" ? program[id].name : "\(program[id].name).\(maker)"
    return suggestion(.unknownLabel(label, name), for: "\(label):") { labels }
  }

  /// The type of the argument with a label; `nil` if it is ambiguous or generic.
  fileprivate func type(
    ofArgument label: String, of maker: String, in id: DeclarationID
  ) -> TypeModel? {
    let types = parameters(of: maker, in: id).filter { $0.label == label }.map(\.type).uniqued()
    guard let type = types.first, types.count == 1, program[id].genericParameters.isEmpty else {
      return nil
    }
    return program.bind(type, in: program.scope(inside: id))
  }
}

/// Compares the names in an expression with the declared members and labels.
private struct ValueReader {
  let misspellings: Misspellings
  let source: SourceText
  let code: BracketedTokens

  func messages(as type: TypeModel) -> [Diagnostic.Message] {
    let named = code.tokens.indices.flatMap { index -> [Diagnostic.Message] in
      guard let (id, last) = typeName(at: index) else { return [] }
      switch code.kind(at: last + 1) {
      case .leftParenthesis?: return messages(aboutCallAt: last, of: "init", in: id)
      case .period?: return messages(aboutMemberAt: last + 2, of: id)
      default: return []
      }
    }
    return named + messages(aboutImplicitMemberAt: 0, as: type)
  }

  /// The type whose name begins at a token, and the last token of the name.
  private func typeName(at index: Int) -> (id: DeclarationID, last: Int)? {
    guard code.kind(at: index - 1) != .period else { return nil }
    var path: [String] = []
    var last = index
    var found: (DeclarationID, Int)?
    while let name = name(at: last), name.isCapitalized {
      path.append(name)
      let meaning = misspellings.program.meaning(of: path, in: misspellings.scope)
      if let id = misspellings.completeType(meaning.declaration) { found = (id, last) }
      guard code.kind(at: last + 1) == .period else { break }
      last += 2
    }
    return found
  }

  private func name(at index: Int) -> String? {
    code.kind(at: index) == .identifier ? source.name(code.tokens[index].range) : nil
  }

  /// The messages about an implicit member expression, as `.usd`.
  private func messages(
    aboutImplicitMemberAt index: Int, as type: TypeModel
  ) -> [Diagnostic.Message] {
    guard code.kind(at: index) == .period, let id = misspellings.completeType(behind: type) else {
      return []
    }
    return messages(aboutMemberAt: index + 1, of: id)
  }

  private func messages(aboutMemberAt index: Int, of id: DeclarationID) -> [Diagnostic.Message] {
    guard let name = name(at: index) else { return [] }
    if let message = misspellings.message(aboutMember: name, of: id) { return [message] }
    return messages(aboutCallAt: index, of: name, in: id)
  }

  /// The messages about the labels of a call.
  ///
  /// - Parameters:
  ///   - index: The index of the token that names what is called.
  ///   - maker: The name of the member that is called, `init` for an initializer.
  ///   - id: The type that it is a member of.
  /// - Returns: The messages.
  private func messages(
    aboutCallAt index: Int, of maker: String, in id: DeclarationID
  ) -> [Diagnostic.Message] {
    guard let labels = code.labels(ofCallAt: index) else { return [] }
    return labels.compactMap { $0 }.flatMap { range -> [Diagnostic.Message] in
      let label = source.name(range)
      if let message = misspellings.message(aboutLabel: label, of: maker, in: id) {
        return [message]
      }
      guard let type = misspellings.type(ofArgument: label, of: maker, in: id),
        let place = code.tokens.firstIndex(where: { $0.range == range })
      else { return [] }
      return messages(aboutImplicitMemberAt: place + 2, as: type)
    }
  }
}
