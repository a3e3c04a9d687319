// Conformances of generated types that hold on the main actor only.

extension FactReader {
  /// The obstacle that a type conforms on the main actor only to protocols that it must conform to from anywhere.
  ///
  /// It must do so from anywhere if the protocols, or the owner of the associated type, are `Sendable`. An optional or
  /// a collection conforms like its elements.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - demanded: The protocols that it must conform to.
  ///   - outer: The shape that it is an associated type of.
  ///   - isFromAnywhere: Whether code outside of the main actor relies on the conformance anyway.
  /// - Returns: The obstacle; `nil` if the conformance is not isolated, or may be.
  func obstacle(
    toConformanceOf type: TypeModel, to demanded: [DeclarationID], in outer: ProtocolShape,
    isFromAnywhere: Bool = false
  ) -> Obstacle? {
    let shape = program.shape(of: demanded)
    guard
      isFromAnywhere || shape.forbidsIsolatedConformance || outer.forbidsIsolatedConformance,
      conformsOnMainActor(type, to: shape), !shape.allRequirements.isEmpty
    else { return nil }
    return .isolatedConformance(
      "\(type)",
      to: demanded.filter { !program.shape(of: $0).requirements.isEmpty }.map { program[$0].name })
  }

  /// Whether a Null type conforms on the main actor only, because its superclass, its associated types or the user's
  /// extensions do.
  func conformsOnMainActor(_ shape: ProtocolShape, with types: [String: TypeModel]) -> Bool {
    if shape.forbidsIsolatedConformance { return false }
    let isByPart = shape.associatedTypes.contains { associated in
      guard let type = types[associated.name] else { return false }
      let demands = shape.demands(on: associated.name)
      let demanded = program.shape(of: demands.parents.protocols)
      if conformsOnMainActor(type, to: demanded) {
        return !(demanded.allRequirements.isEmpty && demands.memberConstraints.isEmpty)
      }
      // With `Items.Element: Hashable`, `[Item]` needs the conformance of `Item`.
      return demands.memberConstraints.contains { constraint in
        guard constraint.relation == .conforms, let name = constraint.left.parameterName,
          let member = program.unaliased(type).standardMember(name)
        else { return false }
        return conformsOnMainActor(member, to: program.shape(named: [constraint.right]))
      }
    }
    if isByPart { return true }
    guard program.configuration.mayRunOnMainActor else { return false }
    if shape.requirements.contains(where: shape.isImplementedOnMainActor) { return true }
    guard let superclass = shape.superclassDeclaration,
      program.isolation(of: superclass).isOnMainActor
    else { return false }
    return program.isElsewhere(program[superclass].place.file)
      ? shape.protocols.contains(where: program.isOnlyByDefault)
      : shape.allRequirements.contains(where: \.isOfPrelude)
  }

  /// Whether the conformances of a type to some protocols are isolated to the main actor, possibly by those of its
  /// elements.
  private func conformsOnMainActor(_ type: TypeModel, to shape: ProtocolShape) -> Bool {
    let type = program.unaliased(type)
    switch type {
    case .named(let named):
      if case .generated(let null) = named.meaning, holds(.isOnMainActor(null)) { return true }
      guard let id = named.declaration else {
        return elements(of: type, conformOnMainActorTo: shape)
      }
      let isInferred = shape.protocols.contains {
        !program.shape(of: $0).forbidsIsolatedConformance
      }
      return program.isOnMainActor(conformanceOf: id, isInferred: isInferred) { conformance in
        program.shape(named: [conformance]).protocols.contains(where: shape.protocols.contains)
      }
    case .optional, .array, .dictionary: return elements(of: type, conformOnMainActorTo: shape)
    default: return false
    }
  }

  /// Whether a type of the standard library conforms to some protocols only if its elements do, and these do so on the
  /// main actor.
  ///
  /// `[Item]` is `Equatable` on the main actor if `Item` is, but a `Collection` everywhere.
  private func elements(of type: TypeModel, conformOnMainActorTo shape: ProtocolShape) -> Bool {
    let conditional = shape.protocols.filter { id in
      !program.shape(of: id).allRequirements.isEmpty && program.conforms(type, to: [id]) != true
    }
    if conditional.isEmpty { return false }
    let demanded = program.shape(of: conditional)
    return type.children.contains { conformsOnMainActor($0, to: demanded) }
  }
}
