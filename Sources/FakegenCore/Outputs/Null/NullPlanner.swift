/// Decides what a Null type is.
struct NullPlanner {
  let facts: FactReader

  var program: Program { facts.program }

  /// What a Null type, or another type like it, is for.
  struct Subject {
    let id: NullID
    let shape: ProtocolShape
    /// Its associated types.
    let types: TypeWitnesses
    let access: Access
    let conformances: [NullPlan.Conformance]
    let heading: Heading
    let isClass: Bool
    let typeName: String
    /// The files that ask for it, if it is for no protocol of theirs.
    var files: [FileID] = []
  }

  // MARK: - Of one protocol

  /// Decides a protocol's Null type.
  ///
  /// ```swift
  /// protocol Store { associatedtype Key: Hashable; func key() -> Key? }
  ///
  /// struct NullStore: EmptyStore, NullObject { typealias Key = NullKey }
  /// ```
  ///
  /// - Throws: Why there is none.
  func plan(for id: DeclarationID) throws(Obstacle) -> NullPlan {
    let shape = program.shape(of: id)
    if program.takenNullName(of: id) != nil { throw .nameTaken }
    let types = try associatedTypes(of: .of(id), for: id, shape)
    return try complete(
      subject(.of(id), for: id, shape, types, access(of: id, types)),
      given: allMembers(of: id), demanded: program.writtenFromAnywhere(in: shape))
  }

  /// What a Null type or a spy of a protocol is for.
  ///
  /// - Parameters:
  ///   - null: Which of the types that stand for the protocol.
  ///   - id: The protocol.
  ///   - shape: What the type has to meet.
  ///   - types: Its associated types.
  ///   - access: Who sees it.
  ///   - conformance: What it says that it conforms to; `nil` for the Empty protocol.
  /// - Returns: All that is known before its members are planned.
  func subject(
    _ null: NullID, for id: DeclarationID, _ shape: ProtocolShape, _ types: TypeWitnesses,
    _ access: Access, _ conformance: NullPlan.Conformance? = nil
  ) -> Subject {
    Subject(
      id: null, shape: shape, types: types, access: access,
      conformances: [conformance ?? .init(id: id, hasEmpty: true)],
      heading: program.heading(of: id, in: program.isolationOfNull(for: shape)),
      isClass: shape.isClassBound || program.annotation(of: id)?.anyObject == true,
      typeName: program.name(of: null) ?? "")
  }

  /// Decides the associated types of a type that fakes a protocol.
  ///
  /// - Parameters:
  ///   - null: Which of the types that stand for the protocol.
  ///   - id: The protocol.
  ///   - shape: What the type has to meet.
  /// - Returns: What they are.
  /// - Throws: Why there is none.
  func associatedTypes(
    of null: NullID, for id: DeclarationID, _ shape: ProtocolShape
  ) throws(Obstacle) -> TypeWitnesses {
    if let obstacle = obstacle(to: id, shape: shape) { throw obstacle }
    let types = witnesses(of: null, shape)
    if let type = types.undecided.first { throw .undecided(type, constrained(type, in: shape)) }
    // Whatever type a test chose could only speak of this one.
    if null.isOpen,
      let name = shape.associatedTypes.map(\.name).first(where: { name in
        program.mergedDemands(on: name, in: shape).members.values.contains { $0.mentions("Self") }
      })
    {
      throw .undecidedByTest(constrained(name, in: shape))
    }
    try checkConformances(of: types, in: shape)
    if let unmet = unmetRequirements(of: id).first?.member {
      throw program.annotationSkipping(unmet, of: shape) == nil
        ? .unmet(unmet.fullName) : .skipped(unmet.fullName, empty: program.emptyName(of: id))
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
      let demanded = program.mergedDemands(on: name, in: shape).parents.protocols
      if let type = types.types[name],
        facts.conformsOnMainActorOnly(type, to: demanded, in: shape)
      {
        throw .isolatedConformance("\(type)", to: program.namesOfDemanding(demanded))
      }
    }
  }

  /// What is known of the associated types of a type.
  func witnesses(
    of null: NullID, _ shape: ProtocolShape, sharedBy user: NullUser? = nil
  ) -> TypeWitnesses {
    var planner = TypeWitnessPlanner(facts, of: null, shape, sharedBy: user)
    return planner.decide()
  }

  /// The first reason against a Null type; `nil` if there is none that is known before its members are planned.
  private func obstacle(to id: DeclarationID, shape: ProtocolShape) -> Obstacle? {
    if let parent = shape.unknownParents.first { return .unknownParent("\(parent)") }
    if let unfakeable = shape.protocols.first(where: program.isUnfakeable) {
      return .unfakeable(program[unfakeable].name)
    }
    if let parent = program.divergentAncestor(of: id, in: shape) {
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
    if let known = program.unmetObjectiveC(in: shape) { return .objectiveC(program[known].name) }
    if let (name, constraint) = program.openEquality(in: shape),
      program.annotatedTypes(of: shape.protocols)[name] == nil
    {
      return .equality(constraint, of: name)
    }
    return program.unmetDemand(in: shape).map { .demand($0) }
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
        !given.contains($0.key) && !program.isImplementedByUser($0.member, of: shape)
      }
  }

  /// Every member that the Empty protocol and those above it implement, the nearest of each.
  func allMembers(of id: DeclarationID) -> [MemberPlan] {
    facts.empties(of: [id]).flatMap(\.members).uniqued(by: \.key)
  }

  /// The members that are left to extensions of the user's, here or above, the nearest of each.
  func implemented(of id: DeclarationID) -> [Implementation] {
    facts.empties(of: [id]).flatMap(\.implemented).uniqued(by: \.requirement.key)
  }

  /// The access of a Null type: no wider than the types that it names, as its `typealias` must not be.
  func access(of id: DeclarationID, _ types: TypeWitnesses) -> Access {
    var access = program.generatedAccess(for: id)
    for name in types.aliased {
      for named in types.types[name]?.names ?? [] {
        if case .null(.of(let id)) = named.meaning {
          access = min(access, program.generatedAccess(for: id))
        } else if let id = named.declaration, !program.isPrelude(id) {
          access = min(access, program[id].access)
        }
      }
    }
    return access
  }

  // MARK: - Completion

  /// Puts a Null type together.
  ///
  /// - Parameters:
  ///   - subject: What it is for.
  ///   - given: The members that the Empty protocols implement for it.
  ///   - demanded: The members that it has to write whatever is given.
  /// - Returns: The plan.
  /// - Throws: `Obstacle.superclass`, if it cannot be a subclass.
  func complete(
    _ subject: Subject, given: [MemberPlan], demanded: [Requirement]
  ) throws(Obstacle) -> NullPlan {
    let shape = subject.shape
    let types = subject.types
    let frame = frame(of: subject)
    var plan = NullPlan(
      id: subject.id, name: subject.typeName,
      kind: shape.isActor ? .actor : subject.isClass ? .class : .struct,
      access: subject.access, heading: subject.heading,
      genericParameters: types.genericParameters.map {
        .init(name: $0, parents: program.mergedDemands(on: $0, in: shape).parents)
      },
      conformances: subject.conformances, constraints: constraints(of: shape, types),
      aliases: shape.associatedTypes.compactMap { alias($0, types, in: shape, of: frame.ownClass) },
      members: [], hasInitializersBeside: program.hasInitializersBeside(shape))
    let site = Site(frame)
    let unmet = given.filter { !isMet($0, of: subject, at: site, &plan) }
      .map(\.requirement)
    let anyway = Set(demanded.map(\.identity))
    let missing = unmet.filter { !anyway.contains($0.identity) }
    for requirement in (missing + demanded).uniqued(by: \.identity) {
      let planner = MemberPlanner(requirement, in: frame, facts)
      let member = planner.plan
      plan.members.append(
        isMet(member, of: subject, at: site, &plan)
          ? member
          : planner.plan(insteadOf: member, isOpen: subject.id.isOpen))
    }
    if let id = subject.id.subject, subject.conformances == [.init(id: id, hasEmpty: true)],
      program.hasEmptyClass(id)
    {
      plan.isOfEmptyClass = true
      // A class with an initializer of its own inherits none.
      let isWritten =
        subject.id.isOpen || !plan.access.modifiers.isEmpty || program.isOnActor(id)
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
          .plan(for: superclass, of: shape, at: site)
      }
      plan.initializer = initializer(of: plan, shape)
    }
    plan.conformsOnMainActor = facts.conformsOnMainActor(shape, with: types.types)
    if plan.conformsOnMainActor { facts.noteOnMainActor(subject.id) }
    return plan
  }

  /// `init()` of a Null type; `nil` if the compiler makes the one that is needed.
  private func initializer(of plan: NullPlan, _ shape: ProtocolShape) -> InitializerPlan? {
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

  /// Where the members of the Null type will stand: its associated types are known there.
  func frame(of subject: Subject) -> Site.Frame {
    Site.Frame(
      shape: subject.shape, pinned: subject.types.pinned, isNull: true,
      ownClass: subject.isClass ? .name(subject.typeName, .null(subject.id)) : nil,
      isolation: subject.heading.isolation, typeName: subject.typeName,
      typeParameters: subject.types.genericParameters,
      conditions: subject.id.subject.map(program.conditions) ?? [], files: subject.files)
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
    _ member: MemberPlan, of subject: Subject, at site: Site, _ plan: inout NullPlan
  ) -> Bool {
    var isMet = true
    for need in member.needs {
      guard case .defaultable(.named(let named)) = need else { continue }
      if plan.genericParameters.contains(where: { $0.name == named.root.name }) {
        if subject.id.isOpen {
          isMet = false
        } else if !plan.defaultable.contains(.named(named)) {
          plan.defaultable.append(.named(named))
        }
      } else if !DefaultFinder(facts, at: site)
        .isDefaultable(program.substitute(subject.types.types, in: .named(named)))
      {
        isMet = false
      }
    }
    return isMet
  }
}
