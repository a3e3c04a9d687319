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
    let scope = scope(inside: id)
    return ownMembers(of: id).filter { member in
      guard member.isStatic, member.kind != .enumCase, !changing.contains(member.name),
        obstacle(to: member, of: id, at: site) == nil, !mayFail(member.initialValue, toMake: id),
        case .named(let type) =
          (member.type == .missing ? type(of: member, in: scope) : member.type)
          .bare
      else { return false }
      return type.path == ["Self"]
        || declaration.path.suffix(type.path.count).elementsEqual(type.path)
          && (type.arguments.isEmpty || type.arguments.map(\.description) == parameters)
    }.ordered(byRank: { NameHints.rank($0.name) }).ordered(byRank: { varies($0, of: id) ? 1 : 0 })
  }

  /// Whether a value is made by a failable initializer of a type, so that it is an optional.
  private func mayFail(_ value: WrittenValue?, toMake id: DeclarationID) -> Bool {
    guard case .member("init", of: let named?, let arguments?)? = value,
      [self[id].name, "Self"].contains(named.name)
    else { return false }
    return mayFail(arguments, toMake: id)
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
