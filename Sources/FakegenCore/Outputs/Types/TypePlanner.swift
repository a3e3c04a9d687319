/// Plans what Null types and spies have in common.
struct TypePlanner {
  let facts: FactReader

  var program: Program { facts.program }

  // MARK: - Drafts

  /// Drafts a type.
  ///
  /// - Parameters:
  ///   - generated: The identity of the type: a protocol's Null type or its spy, or a shared Null type.
  ///   - shape: The shape of the type.
  ///   - types: Its associated types.
  ///   - access: Its access.
  ///   - conformances: The conformances that it declares.
  ///   - null: The shared Null type; `nil` if the type belongs to a protocol.
  /// - Returns: The type without its members.
  func draft(
    _ generated: GeneratedTypeID, _ shape: ProtocolShape, _ types: TypeWitnesses,
    _ access: Access, _ conformances: [TypePlan.Conformance],
    shared null: SharedNull? = nil
  ) -> TypeDraft {
    let subject = generated.subject
    let name = program.name(of: generated) ?? null?.name ?? ""
    let heading =
      null.map { self.heading(of: $0, shape, types) }
      ?? program.heading(of: subject ?? shape.roots[0], in: shape.isolationOfNull())
    let isClass = shape.isClassBound || subject.flatMap(program.annotation)?.anyObject == true
    let ownClass: TypeModel? = isClass ? .name(name, .generated(generated)) : nil
    var types = types
    if let ownClass {
      // In a class, `Self` could be a subclass.
      types.types = types.types.mapValues { program.substitute(["Self": ownClass], in: $0) }
    }
    return TypeDraft(
      types: types,
      frame: Site.Frame(
        shape: shape, pinned: types.pinned, isNull: true, isOpen: generated.isOpen,
        ownClass: ownClass,
        isolation: heading.isolation, typeName: name, typeParameters: types.genericParameters,
        conditions: subject.map(program.conditions) ?? null?.knownConditions ?? [],
        files: null.map { [$0.request.requester.place.file] } ?? []),
      plan: TypePlan(
        id: generated, name: name, kind: shape.isActor ? .actor : isClass ? .class : .struct,
        access: access, heading: heading,
        genericParameters: types.genericParameters.map { genericParameter($0, of: shape) },
        conformances: conformances,
        conformsInExtension: shape.isActor
          && shape.protocols.contains { program[$0].isNonisolated },
        constraints: constraints(of: shape, types),
        aliases: aliases(shape, types),
        hasInitializersInExtension: shape.hasInitializersInExtension))
  }

  private func heading(
    of null: SharedNull, _ shape: ProtocolShape, _ types: TypeWitnesses
  ) -> Heading {
    let availability = shape.ownProtocols.flatMap(program.repeatedAttributes).filter {
      $0.hasPrefix("@available")
    }
    return Heading(
      repeated: availability.uniqued(),
      isolation: shape.isolationOfShared(mentionsItself: types.contain(anyOf: null.requests)))
  }

  /// Decides the associated types of a type for a protocol.
  ///
  /// - Parameters:
  ///   - generated: The identity of the type: the protocol's Null type or its spy.
  ///   - id: The protocol.
  ///   - shape: The shape of the type.
  /// - Returns: The associated types.
  /// - Throws: The reason why the type is impossible.
  func associatedTypes(
    of generated: GeneratedTypeID, for id: DeclarationID, _ shape: ProtocolShape
  ) throws(Obstacle) -> TypeWitnesses {
    if let obstacle = obstacle(to: id, shape, isNull: generated == .of(id)) { throw obstacle }
    let types = witnesses(of: generated, shape)
    if let type = types.undecided.first { throw .undecided(type, constrained(type, in: shape)) }
    // A constraint that mentions `Self` could only be met by one type, not by any that a test chooses.
    if generated.isOpen,
      let name = shape.associatedTypes.map(\.name).first(where: { name in
        shape.demands(on: name).memberConstraints.contains {
          $0.types.contains { $0.mentions("Self") }
        }
      })
    {
      throw .undecidedByTest(constrained(name, in: shape))
    }
    try checkConformances(of: types, in: shape)
    if let unmet = unmetRequirements(of: id).first?.member {
      let (name, empty) = (unmet.fullName, program.name(.empty, of: id))
      if program.annotationSkipping(unmet, of: shape) != nil { throw .skipped(name, empty: empty) }
      let isWritten = program.membersWritten(inEmptyOf: id).contains {
        $0.member.isNamed(like: unmet)
      }
      throw isWritten ? .writtenPrivately(name, empty: empty) : .unmet(name)
    }
    return types
  }

  /// Checks that no associated type conforms on the main actor only to protocols that it must conform to from anywhere.
  ///
  /// - Throws: `Obstacle.isolatedConformance`, if one does.
  func checkConformances(of types: TypeWitnesses, in shape: ProtocolShape) throws(Obstacle) {
    for name in shape.associatedTypes.map(\.name) {
      let demanded = shape.demands(on: name).parents.protocols
      if let type = types.types[name],
        let obstacle = facts.obstacle(toConformanceOf: type, to: demanded, in: shape)
      {
        throw obstacle
      }
    }
  }

  /// Decides the associated types of a type, as far as possible.
  func witnesses(
    of generated: GeneratedTypeID, _ shape: ProtocolShape, sharedBy requester: NullRequester? = nil
  ) -> TypeWitnesses {
    var planner = TypeWitnessPlanner(facts, of: generated, shape, sharedBy: requester)
    return planner.decide()
  }

  /// The first reason why the type is impossible; `nil` if none is known before its members are planned.
  private func obstacle(to id: DeclarationID, _ shape: ProtocolShape, isNull: Bool) -> Obstacle? {
    if let parent = shape.unknownParents.first { return .unknownParent("\(parent)") }
    if let unfakeable = shape.protocols.first(where: program.isUnfakeable) {
      return .unfakeable(program[unfakeable].name)
    }
    let divergent = program.divergentAncestor(of: id, in: shape) { parent in
      // The type implements a parent's members again if its associated types may not meet the needs of the Empty
      // protocol.
      !isNull || !program.isFaked(parent) || !program.shape(of: parent).associatedTypes.isEmpty
    }
    if let divergent { return .branches(program[divergent].name) }
    if shape.isActor, let parent = shape.protocols.first(where: program.isOnlyByDefault) {
      return .actorElsewhere(program[parent].name)
    }
    if shape.isActor,
      let parent = shape.protocols.first(where: { program.statedGlobalActor(of: $0) != nil })
    {
      return .actorOnGlobalActor(program[parent].name)
    }
    if program.isManagedObject(shape.superclassDeclaration) { return .isManaged }
    if let known = shape.unmetObjectiveC { return .objectiveC(program[known].name) }
    if let (name, constraint) = shape.openEquality,
      program.annotatedTypes(of: shape.protocols)[name] == nil
    {
      return .equality(constraint, of: name)
    }
    return shape.unmetDemand.map { .demand($0) }
  }

  /// An associated type as it could be declared with all of its constraints:
  /// `Item: Codable & Sendable where Item.ID == Int`.
  private func constrained(_ name: String, in shape: ProtocolShape) -> String {
    var conformances: [String] = []
    var clauses: [String] = []
    for constraint in shape.constraints {
      let (left, right) = (constraint.left, constraint.right)
      if left.parameterName == name, constraint.relation == .conforms {
        conformances.append("\(right)")
      } else if left.mentions(name) || right.parameterName == name {
        clauses.append(constraint.description)
      }
    }
    let bounds = conformances.uniqued().joined(separator: " & ")
    return name + (bounds.isEmpty ? "" : ": \(bounds)") + clauses.uniqued().whereClause
  }

  /// The requirements of a protocol and its parents that are skipped or left out, and that nothing implements.
  ///
  /// After `@Faked(skip: ["load()"])` there is no Null type unless an extension implements `load()`.
  private func unmetRequirements(of id: DeclarationID) -> [Requirement] {
    let empty = facts.empty(of: id)
    let given = empty.members.map(\.key)
    let shape = program.shape(of: id)
    return empty.unmet
      + empty.parents.flatMap(unmetRequirements).filter {
        !given.contains($0.key) && !shape.isImplementedByUser($0.member)
      }
  }

  /// The members that the Empty protocol and those that it inherits implement; of several for one key, the nearest.
  func membersGenerated(inEmptyOf id: DeclarationID) -> [MemberPlan] {
    facts.empties(of: [id]).map(\.members).nearest(by: \.key)
  }

  /// All requirements that the user's extensions implement, here or for parents; of several for one key, the nearest.
  func implemented(of id: DeclarationID) -> [Implementation] {
    facts.empties(of: [id]).flatMap(\.implemented).uniqued(by: \.requirement.key)
  }

  /// The access of a type: at most that of the types in its type aliases.
  func access(of id: DeclarationID, _ types: TypeWitnesses) -> Access {
    let named = types.aliased.flatMap { types.types[$0]?.names ?? [] }
    return named.compactMap { named -> Access? in
      if case .generated(.fake(.null, let id)) = named.meaning {
        return program.generatedAccess(for: id)
      }
      return named.declaration.flatMap { program.isPrelude($0) ? nil : program.access(of: $0) }
    }.reduce(program.generatedAccess(for: id), min)
  }

  // MARK: - Completion

  /// Completes a type: plans its members and its initializer.
  ///
  /// - Parameters:
  ///   - draft: The type without its members.
  ///   - given: The members that the Empty protocols implement for it.
  ///   - demanded: The requirements that the type implements itself in any case.
  ///   - needsInit: Whether it needs an `init()`, even if that cannot call any of its superclass's initializers.
  /// - Returns: The plan.
  /// - Throws: `Obstacle.superclass`, if the superclass cannot be subclassed.
  func complete(
    _ draft: TypeDraft, given: [MemberPlan], demanded: [Requirement], needsInit: Bool = true
  ) throws(Obstacle) -> TypePlan {
    let shape = draft.shape
    var plan = draft.plan
    addMembers(to: &plan, of: draft, given: given, demanded: demanded)
    if let id = plan.id.subject, plan.conformances == [.init(id: id, hasEmpty: true)],
      program.hasEmptyClass(id)
    {
      plan.isOfEmptyClass = true
      plan.isUncheckedSendable = shape.isSendable
      let isWritten =
        plan.id.isOpen || !plan.access.modifiers.isEmpty || program.isOnActor(id)
        || plan.isolation.isOnMainActor
      if isWritten { plan.members += given.initializersToRepeat(besides: plan.members) }
      plan.initializer = program.initializer(
        ofClassFor: id, access: plan.access,
        [given.contains { $0.needs.contains(.nullObject) } ? "required" : "override"],
        isNeeded: plan.members.contains { $0.requirement.member.kind == .initializer })
    } else {
      if let superclass = shape.superclass {
        plan.superclass = try SuperclassPlanner(facts: facts)
          .plan(
            for: superclass, of: shape, at: Site(draft.frame),
            needsInit: needsInit)
        if let id = superclass.declaration {
          plan.isUncheckedSendable = program.isUncheckedSendable(id, in: shape)
        }
      }
      plan.initializer = initializer(of: plan, shape)
    }
    plan.conformsOnMainActor = facts.conformsOnMainActor(shape, with: draft.types.types)
    if plan.conformsOnMainActor { facts.note(.isOnMainActor(plan.id)) }
    return plan
  }

  /// Adds the members that the type implements itself.
  private func addMembers(
    to plan: inout TypePlan, of draft: TypeDraft, given: [MemberPlan], demanded: [Requirement]
  ) {
    let unmet = given.filter { !isMet($0, of: draft, &plan) }.map(\.requirement)
    let anyway = Set(demanded.map(\.identity))
    let missing = unmet.filter { !anyway.contains($0.identity) }
    for requirement in (missing + demanded).uniqued(by: \.identity) {
      let planner = MemberPlanner(requirement, in: draft.frame, facts)
      let member = planner.plan
      let isMet = isMet(member, of: draft, &plan)
      plan.members.append(isMet ? member : planner.plan(insteadOf: member))
    }
    for requirement in given.filter({ dependsOnTypes($0, of: draft) }).map(\.requirement)
    where !plan.members.contains(where: { $0.requirement.identity == requirement.identity }) {
      let member = MemberPlanner(requirement, in: draft.frame, facts).plan
      if !member.isLeftToRuntime, isMet(member, of: draft, &plan) { plan.members.append(member) }
    }
  }

  /// The `init()` of a type; `nil` if the compiler provides the one that is needed.
  private func initializer(of plan: TypePlan, _ shape: ProtocolShape) -> InitializerPlan? {
    let isNonisolated = shape.saysNonisolated(initializerOf: plan)
    let isNeeded =
      plan.kind == .class || !plan.access.modifiers.isEmpty
      // In Swift 5 mode, the compiler's initializer is on the main actor if that is the default isolation.
      || isNonisolated && plan.isolation != .module(isOnMainActor: false)
      || (isNonisolated ? shape.anyBlankInitializer : shape.blankInitializer) != nil
      || plan.members.contains { $0.requirement.member.kind == .initializer }
    guard isNeeded, !plan.inheritsInitializers else { return nil }
    var initializer = plan.superclass?.initializer ?? InitializerPlan()
    if isNonisolated { initializer.modifiers.insert("nonisolated", at: 0) }
    return initializer
  }

  /// Whether an Empty protocol's member leaves the value of an associated type, or of a member of one, to the runtime,
  /// although the type knows what that is.
  ///
  /// ```swift
  /// protocol Alarm { associatedtype Source: Clock = ContinuousClock; func next() -> Source.Instant }
  ///
  /// extension EmptyAlarm { func next() -> Source.Instant { fakeDefault(in: "Alarm") } }
  /// struct NullAlarm: EmptyAlarm, NullObject { func next() -> ContinuousClock.Instant { .fake() } }
  /// ```
  private func dependsOnTypes(_ member: MemberPlan, of draft: TypeDraft) -> Bool {
    guard member.isLeftToRuntime, case .named(let named) = member.requirement.type.bare,
      let name = named.root.parameterName
    else { return false }
    return draft.types.types[name] != nil
  }

  /// Whether the needs of an Empty protocol's member are met by the associated types of the type.
  ///
  /// Generic parameters are constrained to meet them, unless the test chooses the types.
  ///
  /// ```swift
  /// extension EmptyRepo where Entity: Defaultable { func get() -> Entity { .defaultValue } }
  ///
  /// struct NullRepo<Entity: Defaultable>: EmptyRepo, NullObject {}  // constrained to meet the need
  /// struct NullAuth: EmptyAuth, NullObject {
  ///   typealias Token = NullToken       // not met: the user wrote that type, and it is not `Defaultable`
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
      } else if !DefaultFinder(facts: facts, site: Site(draft.frame))
        .isDefaultable(program.substitute(draft.types.types, in: .named(named)))
      {
        isMet = false
      }
    }
    return isMet
  }
}

/// A type without its members.
struct TypeDraft {
  /// Its associated types.
  let types: TypeWitnesses
  /// The context of its members, in which its associated types are known.
  let frame: Site.Frame
  /// The type without its members.
  let plan: TypePlan

  /// The requirements that it has to meet.
  var shape: ProtocolShape { frame.shape }
}
