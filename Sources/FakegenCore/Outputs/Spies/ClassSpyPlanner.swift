import FakegenKnowledge

/// Plans the spy of a class: a subclass whose members are recorded, and by default do what the superclass's do.
///
/// ```swift
/// class Player { func play(_ track: Int) -> Bool { true } }
///
/// final class SpyPlayer: Player, Spy {
///   …
///   override func play(_ track: Int) -> Bool {
///     when.play().run(track) { spiedTarget.map { $0.play(track) } ?? super.play(track) }
///   }
/// }
/// ```
struct ClassSpyPlanner {
  let facts: FactReader
  /// The class.
  let id: DeclarationID

  var program: Program { facts.program }

  private var superclass: SuperclassPlanner { SuperclassPlanner(facts: facts) }

  /// Plans the spy.
  ///
  /// - Throws: The reason why there is none.
  func plan() throws(Obstacle) -> SpyPlan {
    let designated = try designatedInitializers()
    let lineage = program.lineage(of: Superclass(id: id))
    let requirements = members(of: lineage)
    let log = SpyPlan.nameOfLog
    if requirements.contains(where: { $0.member.name == log }) { throw .reservedName(log) }
    let name = program.name(.spy, of: id)
    let frame = Site.Frame(
      shape: program.shape(of: []), isNull: true,
      ownClass: .name(name, .generated(.fake(.spy, id))),
      isolation: program.isolation(of: id),
      typeName: name)
    let recorders = (requirements + initializers(among: designated)).map { requirement in
      let generics = lineage.first { $0.id == requirement.owner }?.generics ?? [:]
      return SpyRecorder(requirement, in: changed(frame) { $0.pinned = generics })
    }
    var (members, repeated, unspied) = separated(recorders)
    unspied += members.disambiguate(among: requirements)
    var type = self.type
    // A class that declares an initializer inherits none, so it must declare all.
    let isRecorded = members.contains { $0.member.kind == .initializer }
    let misread = misreadIfInherited(among: designated)
    let declared = members.map(\.member) + repeated.map(\.requirement.member)
    if !misread.allSatisfy(declared.contains) { throw .unrepeated }
    if isRecorded || !misread.isEmpty {
      type.members =
        repeated + [superclass.decodingInitializer(of: id, in: frame)].compactMap(\.self)
    }
    var plan = SpyPlan(
      of: id, type, recording: members, besides: unspied,
      forwarding: forwarding(of: members, besides: requirements), in: program)
    plan.hiddenTypes = KnownTypes.spies.filter {
      program.declarations.isDeclared($0, in: program[id].path)
    }
    return plan
  }

  /// The designated initializers of the class.
  ///
  /// - Throws: The reason why a spy cannot be its subclass.
  private func designatedInitializers() throws(Obstacle) -> [InitializerCandidate] {
    let declaration = program[id]
    if declaration.kind != .class { throw .notAClass }
    if program.takenName(.spy, of: id) != nil { throw .nameTaken }
    if declaration.modifiers.contains("final") { throw .finalClass }
    if declaration.access < .internal { throw .hiddenClass }
    if !program.genericParameters(inside: id).isEmpty { throw .genericClass }
    let divided = program.superclasses(of: id).first { program.isDivided($0, for: id) }
    if let divided { throw .branches(program[divided].name) }
    guard superclass.canBeSubclassed(id) else { throw .closedClass }
    let designated = try superclass.designatedInitializers(of: Superclass(id: id))
    guard designated.contains(where: { $0.member.map(program.isAccessible) ?? true }) else {
      throw .hiddenInitializers
    }
    return designated
  }

  /// The nonisolated initializers that the compiler would take as being on the main actor if they were inherited.
  private func misreadIfInherited(among designated: [InitializerCandidate]) -> [Member] {
    guard program.isolation(of: id).isOnMainActor, program.configuration.isOutputOnMainActor else {
      return []
    }
    return designated.compactMap(\.member).filter { member in
      program.statedIsolation(of: member) == .nonisolated && program.isAccessible(member)
        && !member.effectsOfUse.isAsync && member.conditions.isEmpty
    }
  }

  /// Separates the members that are recorded, the initializers that only call the superclass's, and the members that
  /// are not recorded, with the reasons.
  private func separated(
    _ recorders: [SpyRecorder]
  ) -> (spied: [SpiedMember], repeated: [MemberPlan], unspied: [LeftOutMember]) {
    let candidates = recorders.map { (recorder: $0, plan: plan(by: $0)) }
    let cannotRepeat = candidates.contains {
      $0.recorder.member.kind == .initializer && $0.plan == nil
    }
    let (spied, others) = candidates.separated { recorder, plan in
      obstacle(to: recorder)
        ?? (recorder.member.kind == .initializer && cannotRepeat
          ? .unrepeated : plan == nil ? .cannotPassArguments : nil)
    }
    return (
      spied.compactMap { recorder, plan in plan.map(recorder.spied) },
      others.map(\.element).filter { $0.recorder.member.kind == .initializer }.compactMap(\.plan),
      others.filter { !$0.element.recorder.member.isBlankInitializer }.map {
        LeftOutMember(requirement: $0.element.recorder.requirement, reason: $0.reason)
      }
    )
  }

  /// The function `forward(to:)`, which sends calls to its target instead of the superclass, unless a member of the
  /// class conflicts with it.
  private func forwarding(
    of members: [SpiedMember], besides requirements: [Requirement]
  ) -> SpyPlan.Forwarding {
    if !members.contains(where: \.isForwarded) { return .none(nil) }
    if requirements.declareForwarding { return .none(.ownForwarding) }
    return requirements.hideTarget
      ? .none(.hiddenTarget) : .kept(isMutating: false, isOnClass: false)
  }

  /// The type without its members.
  private var type: TypePlan {
    TypePlan(
      id: .fake(.spy, id), name: program.name(.spy, of: id), kind: .class,
      access: program.generatedAccess(for: id), heading: program.heading(of: id),
      superclass: SuperclassPlan(type: program.plainType(of: id)),
      isUncheckedSendable: program.isSendable(id))
  }

  /// The members of a class, with those of its superclasses that are not overridden.
  private func members(of lineage: [Superclass]) -> [Requirement] {
    var members: [Requirement] = []
    for superclass in lineage {
      let owner = superclass.id
      if program.isPrelude(owner) || !isReplaceable(superclass) { break }
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

  /// Whether signatures stay correct if a superclass's generic parameters are replaced by their arguments.
  ///
  /// A function as an argument would not be escaping, and a noncopyable value would need an ownership modifier.
  private func isReplaceable(_ superclass: Superclass) -> Bool {
    program[superclass.id].genericParameters.allSatisfy { parameter in
      guard !parameter.isPack, let type = superclass.generics[parameter.name]
      else { return false }
      return !program.isFunction(type) && !program.isNoncopyable(type)
    }
  }

  /// Whether a member of a generic class mentions a type inside that class, or restricts the class's parameters.
  private func isTiedToGenerics(_ requirement: Requirement) -> Bool {
    let parameters = program[requirement.owner].genericParameters.map(\.name)
    if parameters.isEmpty { return false }
    let bounds =
      requirement.constraints.flatMap(\.types)
      + requirement.genericParameters.compactMap(\.constraint)
    return bounds.contains { parameters.contains(where: $0.mentions) }
      || requirement.types.flatMap(\.names).compactMap(\.declaration).contains {
        program.genericTypeAround($0) != nil
      }
  }

  /// Whether a member is visible, and of a kind that a subclass may override.
  private func isMember(_ member: Member) -> Bool {
    [.method, .property, .subscript].contains(member.kind) && member.access >= .internal
      && (!member.isStatic || member.modifiers.contains("class"))
  }

  /// The reason why a member cannot or should not be overridden; `nil` if it is recorded.
  private func obstacle(to recorder: SpyRecorder) -> Obstacle? {
    let (requirement, member) = (recorder.requirement, recorder.member)
    if member.kind == .initializer, !member.isRequired { return .uncalled }
    if member.modifiers.contains("final") { return .notOverridable }
    // A stored constant cannot be overridden.
    if member.kind == .property, member.getter == nil { return .notOverridable }
    let isClosed =
      program.isElsewhere(member.place.file) && program.configuration.testableImports.isEmpty
      && member.access < .open
    if member.isLimited || isClosed { return .notOverridable }
    if member.modifiers.contains(where: { $0 == "weak" || $0.hasPrefix("unowned") }) {
      return .weak
    }
    if isCalledByTheLibrary(member) { return .ofStandardProtocol }
    if member.kind == .property, member.storage != .computed,
      !program.wrappers(of: member, in: program.scope(inside: requirement.owner)).isEmpty
    {
      return .wrapped
    }
    if program.runsElsewhere(requirement, than: id) { return .otherIsolation }
    if requirement.type == .missing { return .untyped }
    if isTiedToGenerics(requirement) { return .ofGenericClass }
    if program.isIsolatedToGlobalActor(requirement) { return .isolatedArgument }
    if requirement.mentionsSelf { return .ownType }
    if requirement.type.holdsOpaque { return .unnamed }
    let throwsNever = requirement.hasGetterThrowingNever(knowing: recorder.frame.pinned)
    return throwsNever ? .throwingNever : recorder.obstacle
  }

  /// Whether the library itself calls a member, because the class conforms to a standard protocol that requires it, or
  /// because it has a superclass that is not among the sources.
  private func isCalledByTheLibrary(_ member: Member) -> Bool {
    guard StandardMembers.calledByTheLibrary.contains(member.fullName) else { return false }
    let isOfFramework = program.lineage(of: id).contains {
      program.isPrelude($0) || !program.parents(of: $0).unknown.isEmpty
    }
    let protocols = program.conformances(of: id)
    return isOfFramework
      || member.name == "hashValue" && program.hasStandard("Hashable", among: protocols)
      || program.shape(of: protocols).allRequirements.contains {
        $0.isOfPrelude && $0.member.isNamed(like: member)
      }
  }

  /// The designated initializers, unless one is inherited from a framework or a generic class.
  ///
  /// Only those that are `required` are recorded, because the test alone calls all others. A class that declares an
  /// initializer inherits none, so the others are repeated.
  ///
  /// ```swift
  /// override init(url: String) { super.init(url: url) }
  /// required init(name: String) {
  ///   super.init(name: name)
  ///   Self.when.`init`().run(name) {}
  /// }
  /// ```
  private func initializers(among designated: [InitializerCandidate]) -> [Requirement] {
    let isKnown = designated.allSatisfy {
      !program.isPrelude($0.owner.id) && program[$0.owner.id].genericParameters.isEmpty
    }
    if !isKnown { return [] }
    return designated.compactMap { initializer in
      initializer.member.map { program.witness($0, inExtensionOf: initializer.owner.id) }
    }
  }

  /// The plan of a member that calls the superclass's; `nil` if its arguments cannot be passed on, or if it is an
  /// initializer that does not always exist or would lose default arguments.
  private func plan(by recorder: SpyRecorder) -> MemberPlan? {
    let member = recorder.member
    guard let call = recorder.call(doing: member, on: [.text("super")]) else { return nil }
    var plan = MemberPlanner(recorder.requirement, in: recorder.frame, facts)
      .plan(doing: .returns(DefaultValue(call)))
    plan.isOverride = true
    plan = recorder.frame.addingDefaultArguments(to: plan)
    if member.kind != .initializer { return plan }
    let isWhole = !plan.signature.contains { if case .omittedDefault = $0 { true } else { false } }
    return isWhole && member.access >= .internal && member.conditions.isEmpty
      && !member.attributes.has("available") ? plan : nil
  }
}
