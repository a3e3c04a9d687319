import FakegenKnowledge

/// Plans the spy of a protocol.
struct SpyPlanner {
  let facts: FactReader
  /// The protocol.
  let id: DeclarationID
  /// The type without its members.
  let draft: TypeDraft
  /// The members that the Empty protocols provide or, if the name of its own is taken, would provide.
  let given: [MemberPlan]
  let requirements: [Requirement]

  var program: Program { facts.program }

  var planner: TypePlanner { TypePlanner(facts: facts) }

  var shape: ProtocolShape { draft.shape }

  /// - Throws: The reason why there is no spy.
  init(for id: DeclarationID, reading facts: FactReader) throws(Obstacle) {
    let program = facts.program
    if program.takenName(.spy, of: id) != nil { throw .nameTaken }
    let shape = Self.classShape(of: id, in: program)
    if let name = Self.reservedName(in: shape) { throw .reservedName(name) }
    if let ofValues = Self.protocolsOfValues.first(where: shape.hasStandard) {
      throw .valuesOnly(ofValues)
    }
    let spy = GeneratedTypeID.fake(.spy, id)
    let planner = TypePlanner(facts: facts)
    let types = try planner.associatedTypes(of: spy, for: id, shape)
    self.facts = facts
    self.id = id
    let hasEmpty = facts.hasEmpty(id)
    if !hasEmpty, program.hasEmptyClass(id) { throw .requirements }
    let draft = planner.draft(
      spy, shape, types, planner.access(of: id, types), [.init(id: id, hasEmpty: hasEmpty)])
    self.draft = draft
    requirements = shape.requirements(knowing: types.pinned).filter { !$0.member.isOptional }
    given = planner.membersGenerated(inEmptyOf: id).filter { !shape.isSynthesized($0.requirement) }
  }

  /// Plans the spy.
  ///
  /// - Returns: The spy.
  /// - Throws: The reason why there is none.
  func plan() throws(Obstacle) -> SpyPlan {
    let (calls, standIns) = callsOfImplementations()
    var (spied, unspied) = separated(beside: calls)
    var type = try type(recording: spied, calling: calls)
    let recorded = Set(spied.map(\.identity))
    let written = Set(type.members.map(\.requirement.identity))
    // The types of `when` and `calls` are nonisolated, so they cannot use the aliases of an isolated conformance.
    var members = type.members.filter { recorded.contains($0.requirement.identity) }.map {
      recorder(of: $0.requirement, isWithoutAliases: type.conformsOnMainActor).spied($0)
    }
    unspied += members.disambiguate(among: requirements)
    let repeated = (type.superclass?.repeated ?? []).filter { !$0.isOverride }.map(\.requirement)
    unspied += repeated.map { LeftOutMember(requirement: $0, reason: .superclass) }
    unspied += spied.filter { requirement in
      !written.contains(requirement.identity)
        && !repeated.contains { $0.member.isNamed(like: requirement.member) }
    }.map { requirement in
      LeftOutMember(
        requirement: requirement,
        reason: requirement.member.kind == .initializer ? .inherited : .hiddenBySuperclass)
    }
    let kept = Set(members.map(\.requirement.identity))
    let keys = hasEmpty ? Set(members.map(\.requirement.key)) : []
    // What a parent demands outside of the `#if` around a recorded member would be declared twice inside of it.
    type.members.removeAll { kept.contains($0.requirement.identity) || keys.contains($0.key) }
    let forwarding = SpyForwarder(for: self).takeForwarded(&members)
    var plan = SpyPlan(
      of: id, type, recording: members, besides: unspied, forwarding: forwarding, in: program)
    plan.standIns = standIns
    plan.defaultGenericArguments = defaultGenericArguments(for: type)
    return plan
  }

  /// Separates the members that a spy can record from the others.
  ///
  /// - Parameter calls: The implementations in extensions that the spy can call; those that it cannot call are not
  ///   recorded.
  /// - Returns: The members to record, and the others with the reasons, in the order of the requirements.
  private func separated(
    beside calls: [String: DefaultValue]
  ) -> (spied: [Requirement], unspied: [LeftOutMember]) {
    let given = Set(self.given.map(\.key)).union(calls.keys)
    let inherited = Set(inheritedMembers.map(\.key))
    let hides = hidingBySuperclass
    func obstacle(to requirement: Requirement) -> Obstacle? {
      let (key, member) = (requirement.key, requirement.member)
      if member.isStatic, program.hasEmptyClass(id) { return .notOverridable }
      if given.contains(key) || shape.isInitializerOutOfReach(requirement) {
        return recorder(of: requirement).obstacle ?? (hides(member) ? .hiddenBySuperclass : nil)
      }
      if inherited.contains(key) { return .inherited }
      return member.setter == nil ? .implemented : .implementedSetter
    }
    // The standard library's members are not recorded, nor is `init()`, which every spy has.
    let (spied, others) =
      requirements
      .filter { !$0.isOfPrelude && !$0.member.isBlankInitializer }.separated(by: obstacle)
    return (spied, others.map(LeftOutMember.init))
  }

  /// The check whether the superclass has a member that looks the same, so that the spy cannot declare its own.
  ///
  /// ```swift
  /// class Screen { func title() -> Int { 0 } }
  /// protocol Titled: Screen { func title() -> String }  // not recorded
  /// ```
  private var hidingBySuperclass: (Member) -> Bool {
    let superclass = shape.superclassDeclaration
    let above = program.lineage(of: superclass).flatMap(program.declarations.members)
      .filter { $0.kind != .initializer }
    let isHashable = program.hasStandard("Hashable", among: program.conformances(of: superclass))
    let isObject =
      shape.superclass?.description == "NSObject" || shape.hasStandard("NSObjectProtocol")
    return { member in
      isHashable && member.name == "hashValue"
        || isObject && ObjectMembers.names.contains(member.fullName)
        || above.contains { other in
          member.isNamed(like: other)
            && other.parameters.map(\.type.bare) == member.parameters.map(\.type.bare)
        }
    }
  }

  /// The types that the Null type has chosen, so that a test need not name any; `nil` if it has not chosen all.
  private func defaultGenericArguments(for type: TypePlan) -> SpyPlan.DefaultGenericArguments? {
    let names = draft.types.genericParameters
    guard !names.isEmpty, type.superclass == nil, !type.isOfEmptyClass else { return nil }
    let chosen = planner.witnesses(of: .of(id), program.shape(of: id))
    guard chosen.genericParameters.isEmpty, chosen.undecided.isEmpty else { return nil }
    let types = names.compactMap { name in
      chosen.types[name].map { Constraint(left: .parameter(name), relation: .equals, right: $0) }
    }
    return SpyPlan.DefaultGenericArguments(
      types: types,
      access: min(type.access, planner.access(of: id, chosen)))
  }

  /// Returns the recorder of a member.
  func recorder(of requirement: Requirement, isWithoutAliases: Bool = false) -> SpyRecorder {
    SpyRecorder(requirement, in: draft.frame, isWithoutAliases: isWithoutAliases)
  }

  /// Plans the type, with all members that it must write.
  ///
  /// - Parameters:
  ///   - spied: The members that are recorded, which it writes even if the Empty protocol implements them.
  ///   - calls: The calls of implementations in extensions, by the keys of the members.
  /// - Returns: The type.
  /// - Throws: The reason why it is impossible.
  private func type(
    recording spied: [Requirement], calling calls: [String: DefaultValue]
  ) throws(Obstacle) -> TypePlan {
    let written =
      given.filter { !hasEmpty || $0.needs.contains(.nullObject) }.map(\.requirement)
      + requirements.filter(isMadeForStructsOnly)
    let needsInit =
      shape.anyBlankInitializer != nil
      || given.contains {
        $0.needs.contains(.nullObject) && $0.requirement.member.kind != .initializer
      }
    var type = try planner.complete(
      draft, given: given, demanded: spied + written, needsInit: needsInit)
    if !type.isOfEmptyClass, !type.inheritsInitializers {
      type.initializer = type.initializer ?? InitializerPlan()
    }
    if type.isMadeOnActor,
      type.isolation != program.isolation(of: id),
      spied.contains(where: { $0.member.kind == .initializer })
    {
      throw .superclass(shape.superclass.map { "\($0)" } ?? "")
    }
    try adaptMembers(of: &type, calling: calls)
    return type
  }

  /// Lets the members of the type call the implementations in extensions, and override what its superclasses declare.
  private func adaptMembers(
    of type: inout TypePlan, calling calls: [String: DefaultValue]
  ) throws(Obstacle) {
    var values = calls
    // If an Empty protocol returns a parameter, so does the spy, even if it knows more about the type.
    for plan in given where values[plan.key] == nil && plan.value?.origin == .parameter {
      values[plan.key] = plan.value
    }
    let ofClasses = Set(
      (hasEmpty ? facts.empties(of: [id]) : []).filter(\.isClass).flatMap(\.members).map(\.key))
    var members: [MemberPlan] = []
    for var plan in type.members {
      let (member, isOfClass) = (plan.requirement.member, ofClasses.contains(plan.key))
      let hiding = plan.requirement.genericParameters.first {
        draft.frame.typeParameters.contains($0.name)
      }
      if let hiding { throw .shadowing(hiding.name, of: member.fullName) }
      // The static members of an Empty class are those of the class itself.
      if isOfClass, member.isStatic { continue }
      if let value = values[plan.key] { plan.body = .returns(value) }
      // The initializers of an Empty class are required, which is not marked as an override.
      plan.isOverride = isOfClass && member.kind != .initializer
      if isOfClass, member.kind == .initializer { plan.body = plan.callingSuperclass.body }
      // The compiler would infer the isolation of the Empty protocol, which is nonisolated.
      if type.conformsOnMainActor, program.statedIsolation(of: member) == nil {
        plan.isolation = .mainActor
      }
      if let plan = try overriding(plan, in: &type.superclass) { members.append(plan) }
    }
    type.members = members
  }

  /// Returns a member as it overrides the superclass's initializer of the same signature, if there is one.
  ///
  /// ```swift
  /// class Screen { init(title: String) {}; init(path: String) throws {}; init(size: Int) {} }
  /// protocol Home: Screen { init(title: String); init(path: String); init(size: Int) throws }
  ///
  /// override init(title: String) { super.init(title: title) }
  /// override convenience init(path: String) { self.init() }  // must not throw, as the superclass's may
  /// // `init(size:)` is not written: it could not override one that must not throw
  /// ```
  ///
  /// A spy that inherits its initializers overrides none.
  ///
  /// - Parameters:
  ///   - member: The member of the spy.
  ///   - superclass: The plan of the superclass, which repeats those initializers that no member overrides.
  /// - Returns: The member; `nil` if it cannot override the initializer, which is its own witness.
  /// - Throws: `Obstacle.unfitInitializer`, if the initializer is no witness.
  private func overriding(
    _ member: MemberPlan, in superclass: inout SuperclassPlan?
  ) throws(Obstacle) -> MemberPlan? {
    guard member.requirement.member.kind == .initializer, let above = superclass else {
      return member
    }
    let index = above.index(of: member.requirement)
    let isWitness =
      index.map { above.initializers[$0].requirement.mayInitialize(for: member.requirement) }
      ?? false
    if above.initializer == nil {
      if isWitness { return nil }
      throw .superclass("\(above.type)")
    }
    guard let index else { return member }
    let other = above.initializers[index]
    let runsElsewhere =
      (member.isolation?.isOnMainActor ?? false)
      && !program.isolation(of: other.requirement).isOnMainActor
    var member = member
    if runsElsewhere, isWitness {
      return nil
    } else if let repeated = other.plan, other.requirement.isDeclared(like: member.requirement) {
      member.signature = repeated.signature
      member.body = repeated.body
      member.isOverride = repeated.isOverride
    } else if !other.requirement.member.isRequired,
      member.requirement.mayInitialize(for: other.requirement)
    {
      member.isOverride = true
    } else if isWitness {
      return nil
    } else {
      throw .unfitInitializer(other.requirement.member.fullName)
    }
    superclass?.initializers[index].plan = nil
    return member
  }

  /// Whether the compiler synthesizes a member for the Null type, but not for the spy, which is a class with a log.
  ///
  /// ```swift
  /// nonisolated struct NullToken: EmptyToken, NullObject {}  // of `protocol Token: Hashable {}`
  /// nonisolated final class SpyToken: EmptyToken, Spy, Sendable {
  ///   func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  ///   …
  /// }
  /// ```
  private func isMadeForStructsOnly(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    return requirement.isOfPrelude && member.hasMark(.synthesizedForStructs)
      && (member.hasMark(.synthesizedForClasses) || !program.shape(of: id).isClassBound)
  }

  // MARK: - Preparation

  /// The shape of the spy, a class, which must implement what the compiler synthesizes for structs.
  private static func classShape(of id: DeclarationID, in program: Program) -> ProtocolShape {
    let shape = program.shape(of: id)
    if shape.isClassBound { return shape }
    return program.shape(of: [id], adding: Parents(isClassBound: true))
  }

  /// The name of a member or an associated type that every spy has itself; `nil` if the protocol has none.
  private static func reservedName(in shape: ProtocolShape) -> String? {
    let types = shape.associatedTypes.map(\.name).filter(ownTypes.contains)
    let members = shape.requirements.map(\.member).filter {
      $0.name == SpyPlan.nameOfLog && !$0.isStatic && $0.parameters.isEmpty
    }
    return types.first ?? members.first?.name
  }

  private static let ownTypes: Set = [
    "RecordedMembers", "SpyMembers", "SpyRole", "StaticRecordedMembers", "StaticSpyMembers",
    "StaticStubbingMembers", "StubbingMembers",
  ]

  /// Protocols that no class can conform to.
  private static let protocolsOfValues = ["BitwiseCopyable", "SetAlgebra"]
}
