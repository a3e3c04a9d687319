/// Decides what a spy is.
struct SpyPlanner {
  let program: Program
  let facts: FactReader
  /// Returns the plan of an Empty protocol.
  let plan: (DeclarationID) -> EmptyPlan

  private var planner: NullPlanner {
    NullPlanner(program: program, facts: facts, plan: plan)
  }

  /// Decides a protocol's spy.
  ///
  /// - Throws: Why there is none.
  func plan(for id: DeclarationID) throws(NullObstacle) -> SpyPlan {
    if program.takenSpyName(of: id) != nil { throw .nameTaken }
    let shape = classShape(of: id)
    if let name = reservedName(in: shape) { throw .reservedName(name) }
    let types = try planner.associatedTypes(ofFakeOf: id, shape: shape)
    if let constraint = constraintOnSelf(in: shape) {
      throw .ofNull("\(constraint.left) == \(constraint.right)")
    }
    let isolation = program.isolationOfNull(for: shape, in: program.isolation(of: id))
    let subject = NullPlanner.Subject(
      id: .spy(id), protocolID: id, shape: shape, access: planner.access(of: id, types),
      conformances: [.empty(id)], attributes: program.repeatedAttributes(of: id, in: isolation),
      isolation: isolation, isClass: true, typeName: program.spyName(of: id),
      conditions: program.conditions(of: id))
    let given = planner.allMembers(of: id)
    let requirements = demanded(by: shape, knowing: types)
    let recorder = SpyRecorder(
      program: program, frame: planner.frame(of: subject, types),
      type: .name(subject.typeName, .null(.spy(id))),
      genericParameters: types.genericParameters, isSendable: isSendable(shape))
    let calls = callsOfNull(of: id, shape, types, recorder)
    let reasons = requirements.filter {
      !program.isPrelude($0.owner) && !$0.member.isBlankInitializer
    }.map { requirement in
      let isGiven =
        given.contains { $0.key == requirement.key }
        || calls.contains { $0.requirement.key == requirement.key }
      return (requirement, isGiven ? recorder.obstacle(to: requirement) : .implemented)
    }
    let spied = reasons.filter { $0.1 == nil }.map(\.0)
    let written =
      given.filter { $0.needs.contains(.nullObject) }.map(\.requirement)
      + requirements.filter { isMadeForStructsOnly($0, of: id) }
    var type = try planner.complete(subject, types, given: given, demanded: spied + written)
    type.needsInitializer = true
    if type.superclass?.isOnActor ?? false, type.isolation != program.isolation(of: id),
      spied.contains(where: { $0.member.kind == .initializer })
    {
      throw .superclass(shape.superclass.map { "\($0)" } ?? "")
    }
    let isOverride = program.hasEmptyClass(id)
    for index in type.members.indices {
      let member = type.members[index]
      type.members[index].isOverride = isOverride
      let requirement = member.requirement
      if requirement.saysWhereItRuns {
        type.members[index].isolation = nil
      } else if type.conformsOnMainActor, !requirement.member.isNonisolated {
        // The compiler would infer that it runs where the Empty protocol is, which is anywhere.
        type.members[index].isolation = .mainActor
      } else if type.isolation == .nonisolated, !requirement.member.isNonisolated,
        program.isDemandedFromAnywhere(requirement, in: shape)
      {
        // In a class the compiler would infer where the user's own protocol is.
        type.members[index].isolation = .nonisolated
      }
      guard let call = calls.first(where: { $0.requirement.key == member.key }) else { continue }
      type.members[index].body = .returns(call.value)
    }
    let required = type.superclass?.required ?? []
    var members = type.members.filter { plan in
      spied.contains { $0.isSame(as: plan.requirement) }
        && !required.contains { $0.key == plan.key }
    }.map(recorder.member)
    let ambiguous = recorder.tellApart(&members)
    type.members.removeAll { plan in
      members.contains { $0.plan == plan } || required.contains { $0.key == plan.key }
    }
    let forwarding = SpyForwarder(program: program, subject: subject, types: types)
      .takeForwarded(&members)
    return SpyPlan(
      type: type, members: members,
      unspied: reasons.compactMap { requirement, reason in
        reason.map { UnspiedMember(requirement: requirement, reason: $0) }
      } + required.map { UnspiedMember(requirement: $0.requirement, reason: .superclass) }
        + ambiguous,
      forwarding: forwarding)
  }

  /// What is demanded, each member once, with its types as they are known in the spy.
  private func demanded(
    by shape: ProtocolShape, knowing types: NullPlanner.AssociatedTypes
  ) -> [Requirement] {
    var known = types.types
    for name in types.genericParameters { known[name] = nil }
    var result: [Requirement] = []
    var keys: [String: [Requirement]] = [:]
    for requirement in program.demanded(by: shape) where !requirement.member.isOptional {
      let key = requirement.key(pinning: known, in: program)
      if keys[key, default: []].contains(where: { $0.member.mayMeet(requirement.member) }) {
        continue
      }
      keys[key, default: []].append(requirement)
      result.append(requirement)
    }
    return result
  }

  /// What an extension implements whoever conforms, the Null type does for the spy.
  private func callsOfNull(
    of id: DeclarationID, _ shape: ProtocolShape, _ types: NullPlanner.AssociatedTypes,
    _ recorder: SpyRecorder
  ) -> [(requirement: Requirement, value: DefaultValue)] {
    let createsNull = program.annotation(of: id)?.createNull ?? true
    guard createsNull, program.takenNullName(of: id) == nil, !shape.isActor, !facts.lacksNull(id)
    else { return [] }
    let null = NamedType(
      program.nullName(of: id), arguments: types.genericParameters.map { .parameter($0) },
      meaning: .null(.of(id)))
    return planner.implemented(of: id).filter { program.standsAlone($0, in: shape) }.compactMap {
      implementation in
      recorder.call(of: implementation, on: .named(null)).map { call in
        let origin = DefaultOrigin.implemented(implementation.member.place)
        return (implementation.requirement, DefaultValue(call, origin: origin))
      }
    }
  }

  private func isSendable(_ shape: ProtocolShape) -> Bool {
    shape.isActor || shape.protocols.contains { program.isPrelude($0, named: "Sendable") }
  }

  /// An associated type's member that has to be the type that conforms, which only one type can be.
  private func constraintOnSelf(in shape: ProtocolShape) -> Constraint? {
    shape.constraints.lazy.map(\.constraint).first { constraint in
      constraint.relation == .equals
        && [constraint.left, constraint.right].contains { $0.parameterName == "Self" }
        && [constraint.left, constraint.right].contains { $0.parameterName == nil }
    }
  }

  /// A spy is a class, so what the compiler makes for structs is demanded of it.
  private func classShape(of id: DeclarationID) -> ProtocolShape {
    let shape = program.shape(of: id)
    if shape.isClassBound || shape.isActor { return shape }
    var parents = Parents()
    parents.isClassBound = true
    return program.shape(of: [id], adding: parents)
  }

  /// Whether the compiler makes a member for the Null type and not for the spy, which is a class with a log.
  private func isMadeForStructsOnly(_ requirement: Requirement, of id: DeclarationID) -> Bool {
    let marks = requirement.member.attributes.compactMap(Prelude.Mark.init)
    guard program.isPrelude(requirement.owner), marks.contains(.synthesizedForStructs) else {
      return false
    }
    return marks.contains(.synthesizedForClasses) || !program.shape(of: id).isClassBound
  }

  /// A member or an associated type that has the name of something that every spy has.
  private func reservedName(in shape: ProtocolShape) -> String? {
    let types = shape.associatedTypes.map(\.name).filter { ["SpyMembers", "StaticSpyMembers"].contains($0) }
    let members = program.demanded(by: shape).map(\.member).filter {
      $0.name == "spied" && !$0.isStatic && $0.parameters.isEmpty
    }
    return types.first ?? members.first?.name
  }
}
