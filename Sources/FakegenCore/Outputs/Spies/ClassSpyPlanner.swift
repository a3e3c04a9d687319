/// Decides what the spy of a class is: a subclass whose members are recorded, and do by default what the class does.
struct ClassSpyPlanner {
  let program: Program
  let facts: FactReader

  /// Decides a class's spy.
  ///
  /// - Throws: Why there is none.
  func plan(for id: DeclarationID) throws(Obstacle) -> SpyPlan {
    let declaration = program[id]
    if declaration.kind != .class { throw .notAClass }
    if program.takenSpyName(of: id) != nil { throw .nameTaken }
    if declaration.modifiers.contains("final") { throw .finalClass }
    if declaration.access < .internal { throw .hiddenClass }
    let around = program.outerDeclarations(of: id).flatMap { program[$0].genericParameters }
    if !(declaration.genericParameters + around).isEmpty { throw .genericClass }
    let superclass = SuperclassPlanner(program: program, facts: facts)
    guard superclass.isOpen(id) else { throw .closedClass }
    let designated = superclass.designatedInitializers(of: Superclass(id: id))
    if superclass.isImpliedOnMainActor(designated) { throw .impliedInitializer(declaration.name) }
    guard superclass.hasReachableInitializer(id) else { throw .hiddenInitializers }
    let requirements = members(of: id)
    if requirements.contains(where: { $0.member.name == "spied" }) { throw .reservedName("spied") }
    let name = program.spyName(of: id)
    let frame = Site.Frame(
      program.shape(of: []), isNull: true, isolation: program.isolation(of: id), typeName: name,
      of: program)
    let recorder = SpyRecorder(
      program: program, frame: frame, type: .name(name, .null(.spy(of: id, in: program))),
      genericParameters: [], isSendable: false)
    var unspied: [UnspiedMember] = []
    var members: [SpiedMember] = []
    for requirement in requirements {
      if let reason = obstacle(to: requirement, of: id) ?? recorder.obstacle(to: requirement) {
        unspied.append(UnspiedMember(requirement: requirement, reason: reason))
      } else if let plan = plan(of: requirement, in: frame, recorder) {
        members.append(recorder.member(of: plan))
      } else {
        unspied.append(UnspiedMember(requirement: requirement, reason: .variadic))
      }
    }
    let initializers = initializers(of: id, in: frame, recorder)
    members += initializers.recorded
    unspied += initializers.others + recorder.tellApart(&members)
    for index in members.indices where members[index].isOfType {
      members[index].obstacleToForwarding = .ofType
    }
    var type = type(id)
    type.members = initializers.repeated
    return SpyPlan(
      id: id, type: type, members: members, unspied: unspied,
      forwarding: forwarding(members, besides: requirements))
  }

  /// Calls go to another object of the class instead of to the superclass; `nil` if the class has the names that takes.
  private func forwarding(
    _ members: [SpiedMember], besides requirements: [Requirement]
  ) -> SpyPlan.Forwarding? {
    let isTaken = requirements.map(\.member).contains { member in
      member.fullName == "forward(to:)"
        || ([member.name] + member.parameters.map { $0.name ?? "" })
          .contains(SpyPlan.nameOfTarget)
    }
    return isTaken || !members.contains(where: \.isForwarded)
      ? nil
      : SpyPlan.Forwarding(
        associatedTypes: [], isMutating: false, isUnchecked: false, isolation: nil,
        keepsTarget: true)
  }

  private func type(_ id: DeclarationID) -> NullPlan {
    let superclass = SuperclassPlan(
      type: .name(program[id].name, .declaration(id)), isUncheckedSendable: program.isSendable(id))
    return NullPlan(
      id: .spy(of: id, in: program), kind: .class, access: min(program[id].access, .internal),
      heading: program.heading(of: id), genericParameters: [], superclass: superclass,
      conformances: [], constraints: [], aliases: [], members: [])
  }

  /// The members of a class, and those of classes above that it does not override.
  private func members(of id: DeclarationID) -> [Requirement] {
    var members: [Requirement] = []
    for owner in program.lineage(of: id) {
      // What a generic superclass's parameters stand for would have to be put into each signature.
      if program.isPrelude(owner) || !program[owner].genericParameters.isEmpty { break }
      let own = program.declarations.members(of: owner).filter(isMember).map {
        program.witness($0, inExtensionOf: owner)
      }
      members += own.filter { one in
        !members.contains { below in
          below.key == one.key
            || below.member.modifiers.contains("override") && below.member.isNamed(like: one.member)
        }
      }
    }
    return members
  }

  /// Whether a member is one that others see, and that a subclass may have as well.
  private func isMember(_ member: Member) -> Bool {
    switch member.kind {
    case .method, .property, .subscript:
      return (!member.isStatic || member.modifiers.contains("class")) && member.access >= .internal
    case .initializer, .enumCase: return false
    }
  }

  /// Why a member cannot be overridden, or is better left alone; `nil` if it is recorded.
  private func obstacle(
    to requirement: Requirement, of id: DeclarationID
  ) -> Obstacle? {
    let member = requirement.member
    if member.modifiers.contains("final") { return .notOverridable }
    // A constant is an object's for good.
    if member.kind == .property, member.getter == nil { return .notOverridable }
    let isUnavailable = member.attributes.contains {
      $0.name == "available" && $0.platforms == nil
    }
    let isClosed =
      program.isElsewhere(member.place.file) && program.configuration.testableImports.isEmpty
      && member.access < .open
    if isUnavailable || isClosed { return .notOverridable }
    if member.modifiers.contains(where: { $0 == "weak" || $0.hasPrefix("unowned") }) {
      return .weak
    }
    if Self.standardMembers.contains(member.fullName) { return .ofStandardProtocol }
    if isWrapped(member) { return .wrapped }
    if program.runsElsewhere(requirement, than: id) { return .otherIsolation }
    if member.type == .missing { return .untyped }
    let types = requirement.types
    if types.contains(where: { $0.mentions("Self") }) { return .ownType }
    return member.type.holdsOpaque ? .unnamed : nil
  }

  private func isWrapped(_ member: Member) -> Bool {
    member.kind == .property && member.storage != .computed
      && member.attributes.contains(where: \.mayWrap)
  }

  /// What collections, printing and coding call by themselves, so that it would be in the way of what a test asks for.
  private static let standardMembers: Set = [
    "debugDescription", "description", "encode(to:)", "hash", "hash(into:)", "hashValue",
    "init(coder:)", "init(from:)", "isEqual(_:)",
  ]

  /// The initializers of a class, as its spy has them.
  ///
  /// Code that is handed the class calls those that are `required`; all others are called by the test alone. A class that
  /// declares an initializer inherits none, so that the others are repeated.
  private func initializers(
    of id: DeclarationID, in frame: Site.Frame, _ recorder: SpyRecorder
  ) -> (recorded: [SpiedMember], repeated: [MemberPlan], others: [UnspiedMember]) {
    let designated = SuperclassPlanner(program: program, facts: facts)
      .designatedInitializers(of: Superclass(id: id))
    let requirements = designated.compactMap { initializer in
      initializer.member.map { program.witness($0, inExtensionOf: initializer.owner.id) }
    }
    let isKnown = designated.allSatisfy {
      !program.isPrelude($0.owner.id) && program[$0.owner.id].genericParameters.isEmpty
    }
    if !isKnown { return ([], [], []) }
    let reasons = requirements.map { requirement -> Obstacle? in
      if !requirement.member.isRequired { return .uncalled }
      return obstacle(to: requirement, of: id) ?? recorder.obstacle(to: requirement)
    }
    let plans = requirements.compactMap { requirement in
      isRepeatable(requirement.member) ? plan(of: requirement, in: frame, recorder) : nil
    }
    let isPossible = plans.count == requirements.count
    var (recorded, repeated, others): ([SpiedMember], [MemberPlan], [UnspiedMember]) = ([], [], [])
    for (index, requirement) in requirements.enumerated() {
      if let reason = reasons[index] ?? (isPossible ? nil : .unrepeated) {
        if !requirement.member.isBlankInitializer {
          others.append(UnspiedMember(requirement: requirement, reason: reason))
        }
        if isPossible { repeated.append(plans[index]) }
      } else {
        recorded.append(recorder.member(of: plans[index]))
      }
    }
    return (recorded, recorded.isEmpty ? [] : repeated, others)
  }

  /// Whether a subclass can have an initializer as it is, with the default values of its parameters.
  private func isRepeatable(_ member: Member) -> Bool {
    member.access >= .internal && member.conditions.isEmpty && !member.hasAttribute("available")
      && !member.parameters.contains(where: \.hasDefaultValue)
  }

  /// A member that does what the class does; `nil` if its arguments cannot be passed on.
  private func plan(
    of requirement: Requirement, in frame: Site.Frame, _ recorder: SpyRecorder
  ) -> MemberPlan? {
    let member = requirement.member
    let call = recorder.call(
      of: requirement, on: [.text("super")],
      effects: member.getter?.effects ?? member.effects)
    guard let call else { return nil }
    var plan = MemberPlanner(requirement, in: frame, program, facts).plan(calling: [])
    plan.isolation = nil
    plan.isOverride = true
    plan.body = .returns(DefaultValue(call))
    return plan
  }
}
