import FakegenKnowledge

/// Conformances that are isolated to the main actor, so that only code on the main actor can use them.
extension Program {
  /// Whether the conformances of a declaration with this isolation are isolated to the main actor, too.
  ///
  /// The compiler infers that only in modules that are on the main actor by default.
  func infersConformancesOnMainActor(for isolation: @autoclosure () -> Isolation) -> Bool {
    configuration.mayRunOnMainActor && isolation().isOnMainActor
  }

  /// Whether a conformance of a type, if there is one, is isolated to the main actor.
  ///
  /// It is if the type is on the main actor, if the conformance is marked `@MainActor`, or if it belongs to an extension
  /// that is on the main actor by default although the type is not.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - isInferred: Whether the conformance of a type on the main actor is, too; one to a `Sendable` protocol is not.
  ///   - isMeant: Returns whether a type in an inheritance clause stands for the conformance.
  /// - Returns: Whether only code on the main actor can use the conformance.
  func isOnMainActor(
    conformanceOf id: DeclarationID, isInferred: Bool = true, where isMeant: (TypeModel) -> Bool
  ) -> Bool {
    let isInferring = self[id].origin == .source || isModuleOnMainActor(id)
    if isInferring, self[id].isType, self[id].kind != .actor, isInferred,
      infersConformancesOnMainActor(for: isolation(of: id))
    {
      return true
    }
    if inheritedTypes(of: id).contains(where: { $0.hasPrefix("@MainActor") && isMeant($0) }) {
      return true
    }
    guard self[id].isNonisolated, infersConformancesOnMainActor(for: byDefault) else {
      return false
    }
    return declarations.extensions(of: id).contains { added in
      !added.isNonisolated
        && globalActor(among: added.attributes, in: NameScope(file: added.place.file)) == nil
        && inheritedTypes(of: added).contains { !$0.hasPrefix("nonisolated") && isMeant($0) }
    }
  }

  /// Whether the conformance of a type to `Defaultable`, if there is one, is isolated to the main actor.
  func isDefaultableOnMainActor(_ id: DeclarationID) -> Bool {
    isOnMainActor(conformanceOf: id, where: \.namesDefaultable)
  }

  /// Finds a set, dictionary or the like that only code on the main actor can name, because it needs a conformance that
  /// is isolated to the main actor.
  ///
  /// ```swift
  /// @MainActor struct Tag: Hashable { var name = "" }
  /// protocol Tags { func all() -> Set<Tag>; func one() -> [Tag] }
  /// // finds Set<Tag>, if the main actor is the default, but not [Tag], which does not constrain its element
  /// ```
  func typeOnMainActor(in type: TypeModel) -> TypeModel? {
    type.firstPart { type in
      constrainedArguments(of: type).contains { argument in
        guard case .named(let named) = unaliased(argument) else { return false }
        if isHashing(type), let id = named.declaration, isHashedByRawValue(id) { return false }
        let implied = impliedType(named).flatMap { unaliased($0).declaration }
        guard let id = named.declaration ?? implied else { return false }
        // Sets, dictionaries and ranges compare values.
        return isOnMainActor(conformanceOf: id) { conformance in
          shape(named: [conformance]).hasStandard("Equatable")
        }
      }
    }
  }

  /// Whether a type demands no more of its first generic argument than that it is `Hashable`.
  private func isHashing(_ type: TypeModel) -> Bool {
    if case .dictionary = type { return true }
    return ["Dictionary", "Set"].contains(type.undeclaredName)
  }

  /// Whether a type is `Hashable` by its raw value.
  ///
  /// That conformance can be used anywhere, even if the type is on the main actor: the standard library implements it.
  ///
  /// ```swift
  /// enum Currency: String { case euro, dollar }  // Set<Currency> can be used everywhere
  /// enum Side { case left, right }               // Set<Side>, only on the main actor, if that is the default
  /// ```
  private func isHashedByRawValue(_ id: DeclarationID) -> Bool {
    guard
      rawType(of: id) != nil || hasStandard("RawRepresentable", among: conformances(of: id)),
      impliedType("RawValue", of: NamedType(self[id].name), id)?.undeclaredName != nil
    else { return false }
    let own = declarations.members(of: id)
    let added = declarations.extensions(of: id).flatMap(declarations.members)
    return !(own + added).contains { ["==", "hash"].contains($0.name) }
  }

  /// The generic arguments that a type constrains.
  private func constrainedArguments(of type: TypeModel) -> [TypeModel] {
    switch type {
    case .dictionary(let key, _): return [key]
    case .named(let named):
      guard let id = named.declaration else {
        return KnownTypes.constrainingArgument.contains(named.name)
          ? Array(named.arguments.prefix(1)) : []
      }
      return zip(self[id].genericParameters, named.arguments).filter { parameter, _ in
        !parameter.demands(beside: self[id].constraints).isEmpty
      }.map(\.1)
    default: return []
    }
  }
}

extension ProtocolShape {
  /// Whether a `Hashable` protocol on the main actor restates `hashValue`.
  ///
  /// `Hashable` demands it from anywhere, but the compiler would synthesize it for the main actor only.
  ///
  /// ```swift
  /// protocol Key: Hashable { var hashValue: Int { get } }  // in a module on the main actor
  /// ```
  var hasHashValueOnMainActor: Bool {
    program.configuration.mayRunOnMainActor && hasStandard("Hashable")
      && requirements(named: "hashValue").contains {
        !$0.isOfPrelude && program.isolation(of: $0).isOnMainActor
      }
  }
}
