import FakegenKnowledge

/// Decides which requirements an Empty protocol implements, and how.
struct EmptyPlanner {
  let facts: FactReader

  var program: Program { facts.program }

  /// A member that an inherited Empty protocol implements.
  struct Inherited {
    let provider: DeclarationID
    let member: MemberPlan
  }

  /// The values that are common to all members of a protocol.
  private struct Context {
    let id: DeclarationID
    let frame: Site.Frame
    let handWritten: [DeclarationID]
    /// The names in the `skip:` of this protocol's annotation, and of its parents'.
    let skipped: [String]
    /// The members that the user wrote in extensions of this Empty protocol.
    let written: [Member]
    /// The members that the user wrote in extensions of the inherited Empty protocols.
    let writtenAbove: [Member]
    let requirements: [Requirement]
    let implementations: [Implementation]
    let inherited: [String: [Inherited]]

    var shape: ProtocolShape { frame.shape }
  }

  /// Plans a protocol's Empty protocol, even if it was planned before, and stores the plan.
  static func renew(_ id: DeclarationID, in facts: Facts) {
    let reader = FactReader(facts, for: .empty(id))
    var plan = EmptyPlanner(facts: reader).plan(for: id)
    plan.asked = reader.asked
    facts.keep(plan, of: id)
  }

  private func plan(for id: DeclarationID) -> EmptyPlan {
    let shape = program.shape(of: id)
    var empty = EmptyPlan(of: id, in: program)
    empty.parents = emptyParents(of: id)
    empty.handWritten = program.parents(of: id).protocols.filter { !facts.hasEmpty($0) }
      .compactMap(program.handWrittenEmpty).filter { $0 != id }
    let frame = Site.Frame(
      shape: shape, pinned: shape.pinnedTypes, isEmptyClass: empty.isClass,
      isolation: program.isolation(of: id),
      typeName: empty.name, conditions: program.conditions(of: id))
    let context = Context(
      id: id, frame: frame, handWritten: empty.handWritten,
      skipped: shape.protocols.flatMap { program.annotation(of: $0)?.skip ?? [] },
      written: program.membersWritten(inEmptyOf: id),
      writtenAbove: facts.empties(of: empty.parents).map(\.id).flatMap(program.membersWritten),
      requirements: shape.requirements,
      implementations: empty.isClass ? [] : shape.implementations,
      inherited: Dictionary(grouping: inherited(from: empty.parents), by: \.member.key))
    var met: Set<PinnedKey> = []
    for requirement in context.requirements {
      let key = pinnedKey(of: requirement, frame)
      switch outcome(of: requirement, context, isMet: key.map(met.contains) ?? false) {
      case .metElsewhere: break
      case .unmet: empty.unmet.append(requirement)
      case .implemented(let implementation): empty.implemented.append(implementation)
      case .planned(let member):
        empty.members.append(member)
        if let key { met.insert(key) }
      }
    }
    if empty.isClass { takeInitializer(context, into: &empty) }
    return empty
  }

  /// Plans the `init()` of an Empty class, which is `required` if a member makes instances of `Self`.
  private func takeInitializer(_ context: Context, into empty: inout EmptyPlan) {
    let isInherited = context.inherited.values.contains { members in
      members.contains { $0.member.needs.contains(.nullObject) }
    }
    let isRequired = empty.members.contains { $0.needs.contains(.nullObject) }
    let modifiers =
      isInherited ? ["required"] : isRequired ? ["required", "override"] : ["override"]
    empty.initializer = program.initializer(
      ofClassFor: context.id, access: empty.access, modifiers,
      isNeeded: isRequired
        || isInherited || empty.members.contains { $0.requirement.member.kind == .initializer })
  }

  // MARK: - Members

  /// The decision about a requirement.
  private enum Outcome {
    /// An inherited Empty protocol, the compiler or the user meets it.
    case metElsewhere
    /// Each fake has to implement it.
    case unmet
    case implemented(Implementation)
    case planned(MemberPlan)
  }

  /// Decides about one requirement.
  ///
  /// The order of the checks is that in the documentation: what the user wrote, what is skipped, what a parent
  /// provides.
  private func outcome(
    of requirement: Requirement, _ context: Context, isMet: Bool
  ) -> Outcome {
    if isMetElsewhere(requirement, context) { return .metElsewhere }
    let inherited = context.inherited[requirement.key] ?? []
    if let member = memberWritten(for: requirement, over: inherited, context) {
      return inherited.isEmpty
        ? .implemented(Implementation(requirement: requirement, member: member, owner: context.id))
        : .metElsewhere
    }
    if requirement.member.isSkipped(by: context.skipped) {
      return inherited.isEmpty ? unmetUnlessImplemented(requirement, context) : .metElsewhere
    }
    if program.isHiddenInitializer(requirement, in: context.shape) || requirement.isConstant
      || takesPackOfClasses(requirement)
    {
      return .unmet
    }
    if program.isInitializerOutOfReach(requirement, in: context.shape) { return .metElsewhere }
    if isMet { return .metElsewhere }
    // Beside the member of an inherited Empty protocol, the user's would be ambiguous.
    if inherited.isEmpty,
      let implementation = context.implementations.first(where: { $0.requirement == requirement })
    {
      return .implemented(implementation)
    }
    return plan(requirement, over: inherited, context)
  }

  /// Whether a parameter pack is constrained to a class: the compiler accepts no member as the witness then.
  private func takesPackOfClasses(_ requirement: Requirement) -> Bool {
    requirement.genericParameters.contains { parameter in
      parameter.isPack
        && (parameter.constraint?.names ?? []).compactMap(\.declaration).contains {
          program[$0].kind == .class
        }
    }
  }

  private func isMetElsewhere(_ requirement: Requirement, _ context: Context) -> Bool {
    let member = requirement.member
    return member.isOptional || member.isBlankInitializer
      || context.frame.isEmptyClass && ObjectMembers.names.contains(member.fullName)
      || context.shape.isSynthesized(requirement)
      || context.shape.isStandard(requirement)
      || requirement.owner != context.id
        && context.handWritten.contains {
          program.shape(of: $0).isImplementedByUser(member)
        }
  }

  /// The member that the user wrote for a requirement in an extension of this Empty protocol, or of an inherited one.
  ///
  /// ```swift
  /// @Faked protocol Repo { func names() -> [String]; func count() -> Int }
  /// extension EmptyRepo { func count() -> Int { 3 } }  // 'names()' alone is generated
  /// ```
  private func memberWritten(
    for requirement: Requirement, over inherited: [Inherited], _ context: Context
  ) -> Member? {
    let written = context.written + (inherited.isEmpty ? context.writtenAbove : [])
    return written.first { member in
      program.isWritten(
        requirement, as: member, inEmptyOf: context.id, beside: context.requirements)
    }
  }

  /// The key of a requirement after its associated types are replaced by known types; `nil` if none is known.
  ///
  /// ```swift
  /// protocol Sized { associatedtype Unit; func size() -> Unit; func size() -> Int }
  /// protocol IntSized: Sized where Unit == Int {}  // one 'size()' is enough
  /// ```
  private func pinnedKey(of requirement: Requirement, _ frame: Site.Frame) -> PinnedKey? {
    if frame.pinned.isEmpty { return nil }
    return PinnedKey(
      key: requirement.key(replacing: frame.pinned, in: program),
      conditions: requirement.member.conditions)
  }

  private struct PinnedKey: Hashable {
    let key: String
    let conditions: [ConditionBranch]
  }

  private func unmetUnlessImplemented(_ requirement: Requirement, _ context: Context) -> Outcome {
    context.shape.isImplementedByUser(requirement.member) ? .metElsewhere : .unmet
  }

  /// Plans a member, unless an inherited one is as good.
  private func plan(
    _ requirement: Requirement, over inherited: [Inherited], _ context: Context
  ) -> Outcome {
    let member = requirement.member
    let isRestated =
      inherited.isEmpty || requirement.owner == context.id
      || isAmbiguous(member, in: context, inherited)
      || isOutOfReach(requirement, in: context, inherited)
    let needsAbove = inherited.first?.member.needs.count ?? 0
    let isSettable =
      member.setter == nil || inherited.contains { $0.member.requirement.member.setter != nil }
    let isAsGood = !isRestated && isSettable
    if isAsGood, needsAbove == 0 { return .metElsewhere }
    var plan = MemberPlanner(requirement, in: context.frame, facts).plan
    plan.isOverride = inherited.contains { program.hasEmptyClass($0.provider) }
    plan.branchesAbove = program[requirement.owner].conditions.filter {
      !context.frame.conditions.contains($0.standalone)
    }
    // Knowing more about associated types, the child may implement a member under fewer constraints.
    if isAsGood, plan.needs.count >= needsAbove { return .metElsewhere }
    // An Empty class must have all members.
    let isOmitted = plan.isUnresolved && program.configuration.unresolved == .omit
    return isOmitted && !context.frame.isEmptyClass
      ? unmetUnlessImplemented(requirement, context) : .planned(plan)
  }

  /// Whether a member must be nonisolated, but the inherited one is on a global actor.
  private func isOutOfReach(
    _ requirement: Requirement, in context: Context, _ inherited: [Inherited]
  ) -> Bool {
    Site(requirement, in: context.frame, of: program).isolation == .nonisolated
      && inherited.contains { above in
        let member = above.member.requirement.member
        return (above.member.isolation ?? program.isolation(of: member, in: above.provider))
          .isOnGlobalActor
      }
  }

  /// Whether several extensions implement a member, and none of them is the most refined.
  ///
  /// ```swift
  /// @Faked protocol A { func count() -> Int }
  /// @Faked protocol B { func count() -> Int }
  /// @Faked protocol C: A, B {}  // EmptyC has a 'count()' of its own
  /// ```
  private func isAmbiguous(
    _ member: Member, in context: Context, _ inherited: [Inherited]
  ) -> Bool {
    // A provider stands for the protocol that it extends; an Empty protocol refines its own protocol.
    var candidates = inherited.map { (id: $0.provider, isEmpty: true) }
    candidates += context.shape.protocols.filter {
      program.membersOfExtensions(of: $0, named: member.name).contains(where: member.isNamed)
    }.map { (id: $0, isEmpty: false) }
    // Foundation, if it is imported, extends all errors.
    if member.fullName == "localizedDescription" {
      candidates += context.shape.protocols.filter { program.isPrelude($0, named: "Error") }
        .map { (id: $0, isEmpty: false) }
    }
    let mostRefined = candidates.filter { candidate in
      !candidates.contains { other in
        other != candidate && (other.isEmpty || !candidate.isEmpty)
          && program.refines(other.id, candidate.id)
      }
    }
    return mostRefined.count > 1
  }
}

extension Program {
  /// The annotation that skips a member, on this protocol or a parent; `nil` if none does.
  func annotationSkipping(_ member: Member, of shape: ProtocolShape) -> FakedAnnotation? {
    shape.protocols.lazy.compactMap(annotation).first { member.isSkipped(by: $0.skip) }
  }
}

extension Member {
  func isSkipped(by names: [String]) -> Bool {
    if names.isEmpty { return false }
    let result = "\(fullName) -> \(type)"
    return names.contains { $0 == name || $0 == fullName || $0 == result }
  }
}
