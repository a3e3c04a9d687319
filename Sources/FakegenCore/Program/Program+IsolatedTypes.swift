// Types that only code on the main actor sees as what they conform to.

extension Program {
  /// Whether a type, or what it is a collection of, conforms on the main actor only to what it has to conform to from
  /// anywhere: because that is asked of it, or of the type that it is an associated type of.
  func conformsOnMainActorOnly(
    _ type: TypeModel, to demanded: [DeclarationID], in outer: ProtocolShape,
    nulls isIsolated: (NullID) -> Bool = { _ in false }
  ) -> Bool {
    let shape = shape(of: demanded)
    return (isBoundToSend(shape) || isBoundToSend(outer))
      && conformsOnMainActor(type, nulls: isIsolated) && hasRequirements(shape)
  }

  /// Whether there is something in a conformance that an actor could keep for itself.
  func hasRequirements(_ shape: ProtocolShape) -> Bool {
    shape.protocols.contains { !requirements(of: $0).isEmpty }
  }

  /// Whether the conformances of a type are on the main actor, as those of its elements are.
  func conformsOnMainActor(
    _ type: TypeModel, nulls isIsolated: (NullID) -> Bool
  ) -> Bool {
    switch type.bare {
    case .named(let named):
      if case .null(let null) = named.meaning, isIsolated(null) { return true }
      return isOnMainActor(named)
        || named.declaration == nil
          && named.arguments.contains { conformsOnMainActor($0, nulls: isIsolated) }
    case .optional(let element), .array(let element):
      return conformsOnMainActor(element, nulls: isIsolated)
    case .dictionary(let key, let value):
      return [key, value].contains { conformsOnMainActor($0, nulls: isIsolated) }
    default: return false
    }
  }

  /// A set, a dictionary or the like that only code on the main actor can name, because that is where its key is what
  /// it has to be.
  func typeOnMainActor(in type: TypeModel) -> TypeModel? {
    type.firstPart { type in
      constrainedArguments(of: type).contains { argument in
        guard case .named(let named) = unaliased(argument) else { return false }
        let identity = impliedIdentity(named).map(unaliased)
        return isOnMainActor(named)
          || { if case .named(let known)? = identity { isOnMainActor(known) } else { false } }()
      }
    }
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
      return zip(self[id].genericParameters, named.arguments).filter { $0.0.constraint != nil }
        .map(\.1)
    default: return []
    }
  }
}
