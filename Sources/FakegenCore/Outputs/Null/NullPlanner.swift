/// Plans Null types: those of protocols, those that associated types and compositions request, and those of protocols
/// without an Empty protocol.
struct NullPlanner {
  let facts: FactReader

  private var program: Program { facts.program }

  private var planner: TypePlanner { TypePlanner(facts: facts) }

  /// Plans a protocol's Null type.
  ///
  /// ```swift
  /// protocol Store { associatedtype Key: Hashable; func key() -> Key? }
  ///
  /// struct NullStore: EmptyStore, NullObject { typealias Key = NullKey }
  /// ```
  ///
  /// - Throws: The reason why it is impossible.
  func plan(for id: DeclarationID) throws(Obstacle) -> TypePlan {
    let shape = program.shape(of: id)
    if program.takenName(.null, of: id) != nil { throw .nameTaken }
    let types = try planner.associatedTypes(of: .of(id), for: id, shape)
    let draft = planner.draft(
      .of(id), shape, types, planner.access(of: id, types), [.init(id: id, hasEmpty: true)])
    return try planner.complete(
      draft, given: planner.membersGenerated(inEmptyOf: id),
      demanded: shape.requirementsNeedingOwnWitness)
  }

  /// Plans a Null type that several protocols may share.
  ///
  /// - Throws: `Obstacle.requirements`, if it is impossible.
  func plan(for null: SharedNull) throws(Obstacle) -> TypePlan {
    let parents = null.request.parents
    let shape = program.shape(
      of: parents.protocols, adding: parents, constraints: null.request.constraints)
    let id = GeneratedTypeID.shared(null.requests[0])
    let types = planner.witnesses(of: id, shape, sharedBy: null.requester)
    let conformances = parents.protocols.map { conformance($0, under: null.knownConditions) }
      .filter { $0.hasEmpty || !shape.superclassConforms(to: $0.id) }
    return try complete(
      planner.draft(
        id, shape, types, null.request.requester.access, conformances, shared: null))
  }

  /// Plans the Null type of a protocol that has no generated Empty protocol, so that it implements all requirements
  /// itself.
  ///
  /// - Throws: `Obstacle.requirements`, if it is impossible.
  func plan(withoutEmpty id: DeclarationID) throws(Obstacle) -> TypePlan {
    // An Empty protocol that the user wrote provides what it implements.
    let base = program.handWrittenEmpty(of: id) ?? id
    let shape = program.shape(of: base)
    return try complete(
      planner.draft(
        .of(id), shape, planner.witnesses(of: .of(id), shape), program.generatedAccess(for: id),
        [conformance(base, under: program.conditions(of: id))]))
  }

  /// Completes the type, unless something about it is unknown.
  private func complete(_ draft: TypeDraft) throws(Obstacle) -> TypePlan {
    guard draft.types.undecided.isEmpty, draft.shape.unknownParents.isEmpty,
      draft.shape.unmetDemand == nil,
      !draft.plan.conformances.contains(where: { $0.hasEmpty && program.hasEmptyClass($0.id) })
    else { throw .requirements }
    let (given, demanded) = members(of: draft.shape, under: draft.frame.conditions)
    do {
      try planner.checkConformances(of: draft.types, in: draft.shape)
      return try planner.complete(draft, given: given, demanded: demanded)
    } catch {
      throw .requirements
    }
  }

  private func conformance(
    _ id: DeclarationID, under conditions: [String]
  ) -> TypePlan.Conformance {
    .init(id: id, hasEmpty: facts.hasEmpty(id, under: conditions))
  }

  /// The members that the inherited Empty protocols provide, and the requirements that they leave open or make
  /// ambiguous.
  ///
  /// - Parameters:
  ///   - shape: The shape of the type.
  ///   - conditions: The conditions of `#if` that are known to hold.
  /// - Returns: The members and the requirements.
  private func members(
    of shape: ProtocolShape, under conditions: [String]
  ) -> (given: [MemberPlan], demanded: [Requirement]) {
    let empties = shape.roots.filter { facts.hasEmpty($0, under: conditions) }
    let covered = empties.flatMap { program.shape(of: $0).protocols }
    let membersByEmpty = empties.map(planner.membersGenerated)
    // If two Empty protocols implement a member, it is ambiguous.
    let ambiguous = membersByEmpty.nearest(by: \.key).filter { member in
      membersByEmpty.count { $0.contains { $0.key == member.key } } > 1
    }.map(\.requirement)
    // These are implemented by an extension, or by an Empty protocol that the user wrote.
    let implemented = shape.implementations.map(\.requirement)
    // Two extensions that implement a member, or an extension and an Empty protocol, are ambiguous, too.
    let contested = empties.flatMap(planner.implemented).filter { implementation in
      let requirement = implementation.requirement
      return !implemented.contains(requirement) && !isWrittenForEmpty(implementation)
        || zip(empties, membersByEmpty).contains { id, members in
          !program.refines(id, implementation.owner)
            && members.contains { $0.key == requirement.key }
        }
    }.map(\.requirement)
    let uncovered = shape.protocols.filter { owner in
      !covered.contains(owner) && !shape.superclassConforms(to: owner)
    }
    let open = uncovered.map { id in
      program.requirements(of: id).filter { requirement in
        !requirement.member.isBlankInitializer && !shape.isSynthesized(requirement)
      }
    }
    // The `init(rawValue:)` of an option set is the witness of the failable one that it refines.
    let unmet = open.nearest(by: \.key).filter { !implemented.contains($0) }
    let demanded = [ambiguous, contested.uniqued(by: \.key)].nearest(by: \.key) + unmet
    return (membersByEmpty.flatMap(\.self), demanded)
  }

  /// Whether an implementation was written in an extension of an Empty protocol.
  private func isWrittenForEmpty(_ implementation: Implementation) -> Bool {
    program.shape(of: implementation.owner).protocols.contains { id in
      program.membersWritten(inEmptyOf: id).contains { $0.member == implementation.member }
    }
  }
}
