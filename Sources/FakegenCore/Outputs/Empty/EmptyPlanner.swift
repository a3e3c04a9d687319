import FakegenKnowledge

/// Decides which requirements an Empty protocol implements, and how.
struct EmptyPlanner {
  private let facts: FactReader
  private let id: DeclarationID
  private let frame: Site.Frame
  /// The Empty protocol without its members.
  private let draft: EmptyPlan
  /// The names in the `skip:` of this protocol's annotation, and of its parents'.
  private let skipped: [String]
  /// The members that the user wrote in extensions of this Empty protocol.
  private let written: [Program.WrittenMember]
  /// The members that the user wrote in extensions of the inherited Empty protocols.
  private let writtenAbove: [Program.WrittenMember]
  private let implementations: [Implementation]
  /// The members that inherited Empty protocols implement, by their keys.
  private let inherited: [String: [InheritedMember]]
  /// The Empty protocols that users wrote for parents.
  private let handWritten: [DeclarationID]

  private var program: Program { facts.program }

  private var shape: ProtocolShape { frame.shape }

  /// Plans a protocol's Empty protocol, even if it was planned before, and stores the plan.
  static func renew(_ id: DeclarationID, in facts: Facts) {
    let reader = FactReader(facts: facts, reader: .empty(id))
    let plan = EmptyPlanner(for: id, reading: reader).plan()
    facts.store(changed(plan) { $0.dependencies = reader.dependencies }, of: id)
  }

  private init(for id: DeclarationID, reading facts: FactReader) {
    let program = facts.program
    let shape = program.shape(of: id)
    var draft = EmptyPlan(of: id, in: program)
    draft.parents = facts.emptyParents(of: id)
    handWritten = program.parents(of: id).protocols.filter { !facts.hasEmpty($0) }
      .compactMap(program.handWrittenEmpty).filter { $0 != id }
    draft.inherited = program.types(inheritedByEmptyOf: id, draft.parents, handWritten)
    self.facts = facts
    self.id = id
    self.draft = draft
    frame = Site.Frame(
      shape: shape, pinned: shape.pinnedTypes, isEmptyClass: draft.isClass,
      isolation: program.isolation(of: id),
      typeName: draft.name, conditions: program.conditions(of: id))
    // Where the user wrote the Empty protocol, its implementations do not concern a spy of the protocol itself.
    let isGenerated = facts.hasEmpty(id)
    skipped = shape.protocols.filter { $0 != id || isGenerated }
      .flatMap { program.annotation(of: $0)?.skip ?? [] }
    written = isGenerated ? program.membersWritten(inEmptyOf: id) : []
    writtenAbove = facts.empties(of: draft.parents).map(\.id).flatMap(program.membersWritten)
    implementations = draft.isClass ? [] : shape.implementations
    inherited = Dictionary(grouping: facts.inherited(from: draft.parents), by: \.member.key)
  }

  private func plan() -> EmptyPlan {
    var empty = draft
    for requirement in shape.requirements(knowing: frame.pinned) {
      switch outcome(of: requirement) {
      case .metElsewhere: break
      case .unmet: empty.unmet.append(requirement)
      case .implemented(let implementation): empty.implemented.append(implementation)
      case .planned(let member): empty.members.append(member)
      }
    }
    if empty.isClass {
      empty.initializer = initializer(beside: empty.members)
      if empty.initializer != nil {
        let above = facts.empties(of: draft.parents).map(\.members).nearest(by: \.key)
        empty.members += above.initializersToRepeat(besides: empty.members)
      }
    }
    return empty
  }

  /// Plans the `init()` of an Empty class, which is `required` if a member makes instances of `Self`.
  private func initializer(beside members: [MemberPlan]) -> InitializerPlan? {
    let isInherited = inherited.values.joined().contains { $0.member.needs.contains(.nullObject) }
    let isRequired = members.contains { $0.needs.contains(.nullObject) }
    let modifiers =
      isInherited ? ["required"] : isRequired ? ["required", "override"] : ["override"]
    return program.initializer(
      ofClassFor: id, access: draft.access, modifiers,
      isNeeded: isRequired
        || isInherited || members.contains { $0.requirement.member.kind == .initializer })
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
  private func outcome(of requirement: Requirement) -> Outcome {
    if isMetElsewhere(requirement) { return .metElsewhere }
    let inherited = inherited[requirement.key] ?? []
    let written = membersWritten(for: requirement, over: inherited)
    if let first = written.first {
      if !inherited.isEmpty { return .metElsewhere }
      // The default would be declared twice in the file of a private member.
      if written.contains(where: { $0.member.access < .internal }) { return .unmet }
      let known = frame.conditions + requirement.member.conditions.map(\.standalone)
      if written.map(\.branches).isExhaustive(given: known) {
        return .implemented(
          Implementation(requirement: requirement, member: first.member, owner: id))
      }
    }
    if requirement.member.isSkipped(by: skipped) {
      return inherited.isEmpty ? unmetUnlessImplemented(requirement) : .metElsewhere
    }
    if shape.isHiddenInitializer(requirement) || requirement.isConstant
      || takesPackOfClasses(requirement)
    {
      return .unmet
    }
    if shape.isInitializerOutOfReach(requirement) { return .metElsewhere }
    // Beside the member of an inherited Empty protocol, the user's would be ambiguous.
    if inherited.isEmpty,
      let implementation = implementations.first(where: { $0.requirement == requirement })
    {
      return .implemented(implementation)
    }
    return plan(requirement, over: inherited, beside: written)
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

  private func isMetElsewhere(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    return member.isOptional || member.isBlankInitializer
      || draft.isClass && ObjectMembers.names.contains(member.fullName)
      || shape.isSynthesized(requirement)
      || shape.isStandard(requirement)
      || requirement.owner != id
        && handWritten.contains { program.shape(of: $0).isImplementedByUser(member) }
  }

  /// The members that the user wrote for a requirement in extensions of this Empty protocol, or of an inherited one.
  ///
  /// ```swift
  /// @Faked protocol Repo { func names() -> [String]; func count() -> Int }
  /// extension EmptyRepo { func count() -> Int { 3 } }  // 'names()' alone is generated
  /// ```
  private func membersWritten(
    for requirement: Requirement, over inherited: [InheritedMember]
  ) -> [Program.WrittenMember] {
    (written + (inherited.isEmpty ? writtenAbove : [])).filter { member, _ in
      program.isWritten(requirement, as: member, inEmptyOf: id, beside: shape.requirements)
    }
  }

  private func unmetUnlessImplemented(_ requirement: Requirement) -> Outcome {
    shape.isImplementedByUser(requirement.member) ? .metElsewhere : .unmet
  }

  /// Plans a member, unless an inherited one is as good; only for the branches of `#if` in which the user wrote none.
  private func plan(
    _ requirement: Requirement, over inherited: [InheritedMember],
    beside written: [Program.WrittenMember]
  ) -> Outcome {
    let member = requirement.member
    let isRestated =
      inherited.isEmpty || requirement.owner == id || isAmbiguous(member, inherited)
      || isOutOfReach(requirement, inherited)
    let needsAbove = inherited.first?.member.needs.count ?? 0
    let isSettable =
      member.setter == nil || inherited.contains { $0.member.requirement.member.setter != nil }
    let isAsGood = !isRestated && isSettable
    if isAsGood, needsAbove == 0 { return .metElsewhere }
    var plan = MemberPlanner(requirement, in: frame, facts).plan
    // The initializers of an Empty class are required, which is not marked as an override.
    plan.isOverride =
      member.kind != .initializer && inherited.contains { program.hasEmptyClass($0.provider) }
    plan.branchesAbove =
      program[requirement.owner].conditions.filter {
        !frame.conditions.contains($0.standalone)
      } + shape.branchesWhereSettableIsMissing(beside: requirement)
      + written.map { $0.branches.negation(given: frame.conditions, at: $0.member.place) }
    // Knowing more about associated types, the child may implement a member under fewer constraints.
    if isAsGood, plan.needs.count >= needsAbove { return .metElsewhere }
    // The compiler requires an Empty class to have all members.
    let isOmitted = plan.isUnresolved && program.configuration.unresolved == .omit
    return isOmitted && !draft.isClass ? unmetUnlessImplemented(requirement) : .planned(plan)
  }

  /// Whether a member must be nonisolated, but the inherited one is on a global actor.
  private func isOutOfReach(_ requirement: Requirement, _ inherited: [InheritedMember]) -> Bool {
    Site(requirement, in: frame).isolation == .nonisolated
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
  private func isAmbiguous(_ member: Member, _ inherited: [InheritedMember]) -> Bool {
    // A provider stands for the protocol that it extends; an Empty protocol refines its own protocol.
    var candidates = inherited.map { (id: $0.provider, isEmpty: true) }
    candidates += shape.protocols.filter {
      program.membersOfExtensions(of: $0, named: member.name).contains(where: member.isNamed)
    }.map { (id: $0, isEmpty: false) }
    // Foundation, if it is imported, extends all errors.
    if member.fullName == "localizedDescription" {
      candidates += shape.protocols.filter { program.isPrelude($0, named: "Error") }
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
    names.contains { $0 == name || $0 == fullName || $0 == "\(fullName) -> \(type)" }
  }
}
