/// Decides what a type is that fakes something: a Null type, or a spy.
struct TypePlanner {
  let facts: FactReader

  var program: Program { facts.program }

  // MARK: - Drafts

  /// Drafts a type that fakes one protocol.
  ///
  /// - Parameters:
  ///   - generated: Which of the types that stand for the protocol.
  ///   - id: The protocol.
  ///   - shape: What the type has to meet.
  ///   - types: Its associated types.
  ///   - access: Who sees it.
  ///   - conformance: What it says that it conforms to; `nil` for the Empty protocol.
  /// - Returns: All that is known before its members are planned.
  func draft(
    _ generated: GeneratedTypeID, for id: DeclarationID, _ shape: ProtocolShape,
    _ types: TypeWitnesses, _ access: Access, _ conformance: TypePlan.Conformance? = nil
  ) -> TypeDraft {
    draft(
      generated, named: program.name(of: generated) ?? "", shape, types, access,
      program.heading(of: id, in: program.isolationOfNull(for: shape)),
      conformances: [conformance ?? .init(id: id, hasEmpty: true)],
      isClass: shape.isClassBound || program.annotation(of: id)?.anyObject == true)
  }

  /// Drafts a type; if it is for no protocol, some files ask for it.
  func draft(
    _ generated: GeneratedTypeID, named name: String, _ shape: ProtocolShape,
    _ types: TypeWitnesses, _ access: Access, _ heading: Heading,
    conformances: [TypePlan.Conformance], isClass: Bool, conditions: [String] = [],
    files: [FileID] = []
  ) -> TypeDraft {
    let ownClass: TypeModel? = isClass ? .name(name, .generated(generated)) : nil
    return TypeDraft(
      types: types,
      frame: Site.Frame(
        shape: shape, pinned: types.pinned, isNull: true, ownClass: ownClass,
        isolation: heading.isolation, typeName: name, typeParameters: types.genericParameters,
        conditions: generated.subject.map(program.conditions) ?? conditions, files: files),
      plan: TypePlan(
        id: generated, name: name, kind: shape.isActor ? .actor : isClass ? .class : .struct,
        access: access, heading: heading,
        genericParameters: types.genericParameters.map {
          .init(name: $0, parents: shape.mergedDemands(on: $0).parents)
        },
        conformances: conformances, constraints: constraints(of: shape, types),
        aliases: shape.associatedTypes.compactMap { alias($0, types, in: shape, of: ownClass) },
        members: [], hasInitializersBeside: program.hasInitializersBeside(shape)))
  }

  /// Decides the associated types of a type that fakes a protocol.
  ///
  /// - Parameters:
  ///   - generated: Which of the types that stand for the protocol.
  ///   - id: The protocol.
  ///   - shape: What the type has to meet.
  /// - Returns: What they are.
  /// - Throws: Why there is none.
  func associatedTypes(
    of generated: GeneratedTypeID, for id: DeclarationID, _ shape: ProtocolShape
  ) throws(Obstacle) -> TypeWitnesses {
    let isNull = generated == .of(id)
    let obstacle = obstacle(to: id, shape: shape) { parent in
      // What an Empty protocol gives may ask something of associated types that they are not.
      !isNull || !program.isFaked(parent) || !program.shape(of: parent).associatedTypes.isEmpty
    }
    if let obstacle { throw obstacle }
    let types = witnesses(of: generated, shape)
    if let type = types.undecided.first { throw .undecided(type, constrained(type, in: shape)) }
    // Whatever type a test chose could only speak of this one.
    if generated.isOpen,
      let name = shape.associatedTypes.map(\.name).first(where: { name in
        shape.mergedDemands(on: name).members.values.contains { $0.mentions("Self") }
      })
    {
      throw .undecidedByTest(constrained(name, in: shape))
    }
    try checkConformances(of: types, in: shape)
    if let unmet = unmetRequirements(of: id).first?.member {
      throw program.annotationSkipping(unmet, of: shape) == nil
        ? .unmet(unmet.fullName) : .skipped(unmet.fullName, empty: program.name(.empty, of: id))
    }
    return types
  }

  /// Checks that no associated type conforms on the main actor only to what it has to conform to from anywhere.
  ///
  /// - Throws: `Obstacle.isolatedConformance`, if one does.
  func checkConformances(
    of types: TypeWitnesses, in shape: ProtocolShape
  ) throws(Obstacle) {
    for name in shape.associatedTypes.map(\.name) {
      let demanded = shape.mergedDemands(on: name).parents.protocols
      if let type = types.types[name],
        facts.conformsOnMainActorOnly(type, to: demanded, in: shape)
      {
        throw .isolatedConformance("\(type)", to: program.namesOfDemanding(demanded))
      }
    }
  }

  /// What is known of the associated types of a type.
  func witnesses(
    of generated: GeneratedTypeID, _ shape: ProtocolShape, sharedBy user: NullUser? = nil
  ) -> TypeWitnesses {
    var planner = TypeWitnessPlanner(facts, of: generated, shape, sharedBy: user)
    return planner.decide()
  }

  /// The first reason against the type; `nil` if there is none that is known before its members are planned.
  ///
  /// - Parameters:
  ///   - id: The protocol.
  ///   - shape: What the type has to meet.
  ///   - writesMembers: Whether the members of a parent are written again for it.
  /// - Returns: The reason.
  private func obstacle(
    to id: DeclarationID, shape: ProtocolShape, writesMembers: (DeclarationID) -> Bool
  ) -> Obstacle? {
    if let parent = shape.unknownParents.first { return .unknownParent("\(parent)") }
    if let unfakeable = shape.protocols.first(where: program.isUnfakeable) {
      return .unfakeable(program[unfakeable].name)
    }
    if let parent = program.divergentAncestor(
      of: id, in: shape, writesMembers: writesMembers)
    {
      return .branches(program[parent].name)
    }
    if shape.isActor, let parent = shape.protocols.first(where: program.isOnlyByDefault) {
      return .actorElsewhere(program[parent].name)
    }
    if shape.isActor,
      let parent = shape.protocols.first(where: { program.statedGlobalActor(of: $0) != nil })
    {
      return .actorOnGlobalActor(program[parent].name)
    }
    if let known = shape.unmetObjectiveC { return .objectiveC(program[known].name) }
    if let (name, constraint) = shape.openEquality,
      program.annotatedTypes(of: shape.protocols)[name] == nil
    {
      return .equality(constraint, of: name)
    }
    return shape.unmetDemand.map { .demand($0) }
  }

  /// An associated type as it could be declared with all that is asked of it:
  /// `Item: Codable & Sendable where Item.ID == Int`.
  private func constrained(_ name: String, in shape: ProtocolShape) -> String {
    var conformances: [String] = []
    var clauses: [String] = []
    func add(_ text: String, to list: inout [String]) {
      if !list.contains(text) { list.append(text) }
    }
    for constraint in shape.constraints {
      let (left, right) = (constraint.left, constraint.right)
      if left.parameterName == name, constraint.relation == .conforms {
        add("\(right)", to: &conformances)
      } else if left.mentions(name) || right.parameterName == name {
        add("\(left)\(constraint.relation == .equals ? " ==" : ":") \(right)", to: &clauses)
      }
    }
    return name + (conformances.isEmpty ? "" : ": \(conformances.joined(separator: " & "))")
      + clauses.whereClause
  }

  /// Members that were skipped or omitted here or above, and that nothing implements: after `@Faked(skip: ["load()"])`
  /// there is no Null type unless an extension has `load()`.
  private func unmetRequirements(of id: DeclarationID) -> [Requirement] {
    let empty = facts.empty(of: id)
    let given = empty.members.map(\.key)
    let shape = program.shape(of: id)
    return empty.unmet
      + empty.parents.flatMap(unmetRequirements).filter {
        !given.contains($0.key) && !shape.isImplementedByUser($0.member)
      }
  }

  /// Every member that the Empty protocol and those above it implement, the nearest of each.
  func allMembers(of id: DeclarationID) -> [MemberPlan] {
    facts.empties(of: [id]).map(\.members).nearest(by: \.key)
  }

  /// The members that are left to extensions of the user's, here or above, the nearest of each.
  func implemented(of id: DeclarationID) -> [Implementation] {
    facts.empties(of: [id]).flatMap(\.implemented).uniqued(by: \.requirement.key)
  }

  /// The access of a type: no wider than the types that it names, as its `typealias` must not be.
  func access(of id: DeclarationID, _ types: TypeWitnesses) -> Access {
    var access = program.generatedAccess(for: id)
    for name in types.aliased {
      for named in types.types[name]?.names ?? [] {
        if case .generated(.of(let id)) = named.meaning {
          access = min(access, program.generatedAccess(for: id))
        } else if let id = named.declaration, !program.isPrelude(id) {
          access = min(access, program[id].access)
        }
      }
    }
    return access
  }

  // MARK: - Completion

  /// Puts a type together.
  ///
  /// - Parameters:
  ///   - draft: What is known of it.
  ///   - given: The members that the Empty protocols implement for it.
  ///   - demanded: The members that it has to write whatever is given.
  /// - Returns: The plan.
  /// - Throws: `Obstacle.superclass`, if it cannot be a subclass.
  func complete(
    _ draft: TypeDraft, given: [MemberPlan], demanded: [Requirement]
  ) throws(Obstacle) -> TypePlan {
    let shape = draft.shape
    var plan = draft.plan
    let unmet = given.filter { !isMet($0, of: draft, &plan) }
      .map(\.requirement)
    let anyway = Set(demanded.map(\.identity))
    let missing = unmet.filter { !anyway.contains($0.identity) }
    for requirement in (missing + demanded).uniqued(by: \.identity) {
      let planner = MemberPlanner(requirement, in: draft.frame, facts)
      let member = planner.plan
      plan.members.append(
        isMet(member, of: draft, &plan)
          ? member
          : planner.plan(insteadOf: member, isOpen: plan.id.isOpen))
    }
    if let id = plan.id.subject, plan.conformances == [.init(id: id, hasEmpty: true)],
      program.hasEmptyClass(id)
    {
      plan.isOfEmptyClass = true
      // A class with an initializer of its own inherits none.
      let isWritten =
        plan.id.isOpen || !plan.access.modifiers.isEmpty || program.isOnActor(id)
        || plan.isolation.isOnMainActor
      plan.members += given.filter { member in
        isWritten && member.requirement.member.kind == .initializer
          && !plan.members.contains { $0.key == member.key }
      }.map(\.callingSuperclass)
      plan.initializer = program.initializer(
        ofClassFor: id, access: plan.access,
        [given.contains { $0.needs.contains(.nullObject) } ? "required" : "override"],
        isNeeded: plan.members.contains { $0.requirement.member.kind == .initializer })
    } else {
      if let superclass = shape.superclass {
        plan.superclass = try SuperclassPlanner(facts: facts)
          .plan(for: superclass, of: shape, at: Site(draft.frame))
      }
      plan.initializer = initializer(of: plan, shape)
    }
    plan.conformsOnMainActor = facts.conformsOnMainActor(shape, with: draft.types.types)
    if plan.conformsOnMainActor { facts.note(.isOnMainActor(plan.id)) }
    return plan
  }

  /// `init()` of a type; `nil` if the compiler makes the one that is needed.
  private func initializer(of plan: TypePlan, _ shape: ProtocolShape) -> InitializerPlan? {
    let isNonisolated = program.saysNonisolated(initializerOf: plan, shape)
    let isNeeded =
      plan.kind == .class || !plan.access.modifiers.isEmpty
      // In Swift 5 mode the one that the compiler makes is on the main actor, where that is the default.
      || isNonisolated && (!plan.isolation.isUnstated || plan.isolation.isOnMainActor)
      || program.blankInitializer(in: shape) != nil
      || plan.members.contains { $0.requirement.member.kind == .initializer }
    guard isNeeded else { return nil }
    var initializer = plan.superclass?.initializer ?? InitializerPlan()
    if isNonisolated { initializer.modifiers.insert("nonisolated", at: 0) }
    return initializer
  }

  /// Whether a member that an Empty protocol implements is there for this choice of types; generic
  /// parameters are made to fit, if they may be.
  ///
  /// ```swift
  /// extension EmptyRepo where Entity: Defaultable { func get() -> Entity { .defaultValue } }
  ///
  /// struct NullRepo<Entity: Defaultable>: EmptyRepo, NullObject {}  // made to fit
  /// struct NullAuth: EmptyAuth, NullObject {
  ///   typealias Token = NullToken       // not met, as somebody wrote that type and it is not `Defaultable`
  ///   var token: NullToken { NullToken() }
  /// }
  /// ```
  private func isMet(
    _ member: MemberPlan, of draft: TypeDraft, _ plan: inout TypePlan
  ) -> Bool {
    var isMet = true
    for need in member.needs {
      guard case .defaultable(.named(let named)) = need else { continue }
      if plan.genericParameters.contains(where: { $0.name == named.root.name }) {
        if plan.id.isOpen {
          isMet = false
        } else if !plan.defaultable.contains(.named(named)) {
          plan.defaultable.append(.named(named))
        }
      } else if !DefaultFinder(facts, at: Site(draft.frame))
        .isDefaultable(program.substitute(draft.types.types, in: .named(named)))
      {
        isMet = false
      }
    }
    return isMet
  }
}

/// A type of which all is known but its members.
struct TypeDraft {
  /// Its associated types.
  let types: TypeWitnesses
  /// Where its members will stand: its associated types are known there.
  let frame: Site.Frame
  /// The type without its members.
  let plan: TypePlan

  /// What it has to meet.
  var shape: ProtocolShape { frame.shape }
}
