// Where a Null type, or a spy, is made and conforms.

extension NullPlanner {
  /// Whether `init()` has to say that it runs anywhere, because without a word it would run on an actor.
  func saysNonisolated(_ plan: NullPlan, _ shape: ProtocolShape) -> Bool {
    let isIsolated = !plan.isolation.attributes.isEmpty
    let overridesNonisolated =
      plan.superclass?.isBlankNonisolated ?? false
      || plan.isolation.isUnstated && shape.superclass != nil
        && shape.superclassDeclaration.map { program.isolation(of: $0) == .nonisolated } ?? true
    return isIsolated && !(plan.superclass?.isOnActor ?? false) || isInferredOnActor(plan, shape)
      || overridesNonisolated || isNeededFromAnywhere(plan, shape)
  }

  /// Whether the compiler would infer that `init()` runs where a protocol demands it.
  func isInferredOnActor(_ plan: NullPlan, _ shape: ProtocolShape) -> Bool {
    let blank = program.blankInitializer(in: shape) ?? program.irregularBlankInitializer(in: shape)
    return plan.isolation == .nonisolated
      && blank.map { program.isolation(of: $0.owner) != .nonisolated } ?? false
  }

  /// Whether the main actor, where an initializer that is written is by default, would be too far away: for a
  /// conformance that has to hold anywhere, or for a member that makes an instance.
  private func isNeededFromAnywhere(_ plan: NullPlan, _ shape: ProtocolShape) -> Bool {
    guard plan.isolation.isUnstated else { return false }
    let isMadeAnywhere = plan.members.contains { member in
      let requirement = member.requirement
      let isMaking =
        requirement.member.kind == .initializer || requirement.type.mentions("Self")
      return isMaking && (member.isolation == .nonisolated || requirement.member.isNonisolated)
    }
    let conformsAnywhere =
      plan.kind == .struct && isBoundToSend(shape) && plan.isolation == .module(.mainActor)
    return conformsAnywhere || plan.superclass == nil && isMadeAnywhere
  }

  /// Whether a type that conforms must not do so on the main actor only.
  func isBoundToSend(_ shape: ProtocolShape) -> Bool {
    shape.isSendable
      || shape.protocols.contains { program.isPrelude($0, named: "SendableMetatype") }
  }

  /// Whether a Null type conforms on the main actor only, because its superclass or its associated types do.
  func conformsOnMainActor(
    _ plan: NullPlan, _ types: AssociatedTypes, _ shape: ProtocolShape
  ) -> Bool {
    if isBoundToSend(shape) || !program.configuration.mayRunOnMainActor { return false }
    if program.demanded(by: shape).contains(where: {
      program.isImplementedOnMainActor($0, in: shape)
    }) {
      return true
    }
    if types.types.values.contains(where: { $0.names.contains(where: program.isOnMainActor) }) {
      return true
    }
    guard let superclass = shape.superclassDeclaration,
      program.isolation(of: superclass).isOnMainActor
    else { return false }
    return program.isElsewhere(program[superclass].place.file)
      ? shape.protocols.contains(where: program.isOnlyByDefault)
      : shape.protocols.contains { program.isPrelude($0) && !program.requirements(of: $0).isEmpty }
  }
}
