import FakegenKnowledge

/// Values that types and their instances hold already.
extension Program {
  /// The static members that are values of the type itself.
  ///
  /// Those that do not differ from run to run come first, and among these the ones that are meant for tests.
  func staticMembers(of id: DeclarationID, at site: Site) -> [Member] {
    let declaration = self[id]
    let changing: Set = ["now", "current", "random", "today"]
    let parameters = declaration.genericParameters.map(\.name)
    return ownMembers(of: id).filter { member in
      guard member.isStatic, member.kind != .enumCase, member.effectsOfUse == .plain,
        !changing.contains(member.name), obstacle(to: member, of: id, at: site) == nil,
        !mayBeOptional(member, of: id),
        case .named(let type) = writtenType(of: member, in: id).bare
      else { return false }
      return type.path == ["Self"]
        || declaration.path.suffix(type.path.count).elementsEqual(type.path)
          && (type.arguments.isEmpty || type.arguments.map(\.description) == parameters)
    }.ordered(byRank: { NameHints.rank($0.name) }).ordered(byRank: { varies($0, of: id) ? 1 : 0 })
  }

  /// The static functions that make a value of their type, as `static func user(_ text: String) -> Message`.
  func factories(of id: DeclarationID, at site: Site) -> [InitializerCandidate] {
    staticMembers(of: id, at: site).filter { $0.kind == .method && !$0.isOperator }
      .map { candidate($0, of: Superclass(id: id)) }
  }

  /// The type of a member as its owner writes it, or as the initial value implies.
  func writtenType(of member: Member, in id: DeclarationID) -> TypeModel {
    member.type == .missing ? type(of: member, in: scope(inside: id)) : member.type
  }

  /// Whether a static member without a type annotation may be an optional, because an initializer is failable.
  func mayBeOptional(_ member: Member, of id: DeclarationID) -> Bool {
    if !member.hasInferredType { return false }
    guard case .member(let name, of: _, let arguments) = member.initialValue else {
      return declarations.members(of: id).contains(where: \.isFailable)
    }
    return name == "init" && arguments.map { mayFail($0, toMake: id) } ?? false
  }

  /// Whether a call of a type's initializer with some arguments may be one of a failable initializer, so that its
  /// result is an optional.
  func mayFail(_ arguments: WrittenArguments, toMake id: DeclarationID) -> Bool {
    if arguments.isForced { return false }
    let makers = lineage(of: id).flatMap {
      self.makers(of: $0, named: "init", takenBy: arguments.labels)
    }
    // The compiler provides the one that makes an enum from a raw value.
    let isProvided = makers.isEmpty && self[id].kind == .enum && arguments.labels == ["rawValue"]
    return isProvided || makers.contains(where: \.member.isFailable)
  }

  /// The stored properties that a site can read, those that are named like placeholders first.
  func readableProperties(of id: DeclarationID, at site: Site) -> [Member] {
    guard self[id].kind == .struct || self[id].kind == .class else { return [] }
    return storedProperties(of: id).filter { property in
      property.storage != .wrapped && obstacle(to: property, of: id, at: site) == nil
        && !property.modifiers.contains { $0 == "lazy" || $0.hasPrefix("weak") }
    }.ordered(byRank: { NameHints.rank($0.name) })
  }
}
