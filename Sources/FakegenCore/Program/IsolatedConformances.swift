import FakegenKnowledge

/// Which conformances are on the main actor, so that they count only there.
extension Program {
  /// Whether a conformance is on the main actor where some code is: only there the compiler takes it along.
  func takesConformances(to isolation: @autoclosure () -> Isolation) -> Bool {
    configuration.mayRunOnMainActor && isolation().isOnMainActor
  }

  /// Whether a name is that of a type of the sources whose code, and so its conformances, are on the main actor.
  func isOnMainActor(_ named: NamedType) -> Bool {
    guard let id = named.declaration, self[id].origin == .source,
      [.struct, .enum, .class].contains(self[id].kind)
    else { return false }
    return takesConformances(to: isolation(of: id))
  }

  /// The conformances on the main actor of a type that is elsewhere: those that say so, and those of extensions that are
  /// on it by default.
  func conformancesOnMainActor(of id: DeclarationID) -> [TypeModel] {
    let said = inheritedTypes(of: id).filter { $0.hasPrefix("@MainActor") }
    guard self[id].isNonisolated, takesConformances(to: byDefault) else { return said }
    let silent = declarations.extensions(of: id).filter {
      !$0.isNonisolated && globalActor(among: $0.attributes, in: $0.place.file) == nil
    }
    let added = silent.flatMap(inheritedTypes)
    return said + added.filter { !$0.hasPrefix("nonisolated") && !$0.hasPrefix("@MainActor") }
  }

  /// Whether a type, if it is `Defaultable`, is so on the main actor only.
  func isDefaultableOnMainActor(_ id: DeclarationID) -> Bool {
    isOnMainActor(NamedType(self[id].name, meaning: .declaration(id)))
      || conformancesOnMainActor(of: id).contains(where: \.namesDefaultable)
  }

  /// A set, a dictionary or the like that only code on the main actor can name, because that is where its key is what
  /// it has to be.
  ///
  /// ```swift
  /// @MainActor struct Tag: Hashable { var name = "" }
  /// protocol Tags { func all() -> Set<Tag>; func one() -> [Tag] }
  /// // where the main actor is the default: Set<Tag>, but not [Tag], of which nothing is demanded
  /// ```
  func typeOnMainActor(in type: TypeModel) -> TypeModel? {
    type.firstPart { type in
      constrainedArguments(of: type).contains { argument in
        guard case .named(let named) = unaliased(argument) else { return false }
        if isHashing(type), let id = named.declaration, isHashedByRawValue(id) { return false }
        if isOnMainActor(named) { return true }
        if let id = named.declaration, self[id].isType,
          conformancesOnMainActor(of: id).contains(where: comparesValues)
        {
          return true
        }
        guard case .named(let known)? = impliedType(named).map(unaliased) else { return false }
        return isOnMainActor(known)
      }
    }
  }

  /// Whether a conformance may be what sets, dictionaries and ranges rest on.
  private func comparesValues(_ conformance: TypeModel) -> Bool {
    hasStandard("Equatable", among: shape(of: parents(named: [conformance]).protocols).protocols)
  }

  /// Whether all that a type demands of its first argument is to be `Hashable`.
  private func isHashing(_ type: TypeModel) -> Bool {
    switch type {
    case .dictionary: true
    case .named(let named): named.declaration == nil && ["Dictionary", "Set"].contains(named.name)
    default: false
    }
  }

  /// Whether a type is `Hashable` by its raw value.
  ///
  /// It is so anywhere, even if the rest of it is on the main actor, because the code is the standard library's.
  ///
  /// ```swift
  /// enum Currency: String { case euro, dollar }  // Set<Currency> is a type everywhere
  /// enum Side { case left, right }               // Set<Side>, only on the main actor, where that is the default
  /// ```
  private func isHashedByRawValue(_ id: DeclarationID) -> Bool {
    guard
      rawType(of: id) != nil || hasStandard("RawRepresentable", among: conformances(of: id)),
      case .named(let raw)? = impliedType("RawValue", of: NamedType(self[id].name), id),
      raw.declaration == nil
    else { return false }
    let own = declarations.members(of: id)
    let added = declarations.extensions(of: id).flatMap(declarations.members)
    return !(own + added).contains { ["==", "hash"].contains($0.name) }
  }

  /// The standard library's types that demand something of their first argument.
  private static let constrainedTypes: Set<String> = [
    "ClosedRange", "Dictionary", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    "Range", "Set",
  ]

  /// The generic arguments of which something is demanded.
  private func constrainedArguments(of type: TypeModel) -> [TypeModel] {
    switch type {
    case .dictionary(let key, _): return [key]
    case .named(let named):
      guard let id = named.declaration else {
        return Self.constrainedTypes.contains(named.name) ? Array(named.arguments.prefix(1)) : []
      }
      return zip(self[id].genericParameters, named.arguments).filter { parameter, _ in
        parameter.constraint != nil
          || self[id].constraints.contains { $0.left.namePath == [parameter.name] }
      }.map(\.1)
    default: return []
    }
  }
}

extension ProtocolShape {
  /// Whether a protocol on the main actor demands the `hashValue` of what is `Hashable` from anywhere: the compiler would
  /// make it for the main actor alone.
  ///
  /// ```swift
  /// protocol Key: Hashable { var hashValue: Int { get } }  // in a module on the main actor
  /// ```
  var hasHashValueOnMainActor: Bool {
    program.configuration.mayRunOnMainActor
      && program.hasStandard("Hashable", among: protocols)
      && allRequirements.contains {
        $0.member.name == "hashValue" && !$0.isOfPrelude
          && program.isolation(of: $0).isOnMainActor
      }
  }
}
