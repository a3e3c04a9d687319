import FakegenKnowledge

/// Decides which members an Empty protocol implements, and how.
struct EmptyPlanner {
  let program: Program
  let facts: FactReader

  /// A member that an Empty protocol above implements.
  private struct Inherited {
    let provider: DeclarationID
    let member: MemberPlan
  }

  /// What is the same for all members of a protocol.
  private struct Context {
    let id: DeclarationID
    let frame: Site.Frame
    let handWritten: [DeclarationID]
    /// The names that annotations skip, here or above.
    let skipped: [String]
    /// The members that the user wrote in extensions of the Empty protocol.
    let written: [Member]
    /// The same of the Empty protocols that it inherits.
    let writtenAbove: [Member]
    let requirements: [Requirement]
    let implementations: [Implementation]
    let inherited: [String: [Inherited]]

    var shape: ProtocolShape { frame.shape }
  }

  /// Decides what a protocol's Empty protocol gives, again if it was known.
  static func renew(_ id: DeclarationID, in facts: Facts, of program: Program) {
    let reader = FactReader(facts, of: program, for: .empty(id))
    var plan = EmptyPlanner(program: program, facts: reader).plan(for: id)
    plan.asked = reader.asked
    facts.keep(plan, of: id)
  }

  private func plan(for id: DeclarationID) -> EmptyPlan {
    let shape = program.shape(of: id)
    var empty = EmptyPlan(id: id)
    empty.isClass = program.hasEmptyClass(id)
    empty.parents = emptyParents(of: id)
    empty.handWritten = program.parents(of: id).protocols.filter { !facts.hasEmpty($0) }
      .compactMap(program.handWrittenEmpty).filter { $0 != id }
    let frame = Site.Frame(
      shape, pinned: program.pinnedTypes(of: shape), isEmptyClass: empty.isClass,
      isolation: program.isolation(of: id),
      typeName: program.emptyName(of: id), conditions: program.conditions(of: id),
      of: program)
    let context = Context(
      id: id, frame: frame, handWritten: empty.handWritten,
      skipped: shape.protocols.flatMap { program.annotation(of: $0)?.skip ?? [] },
      written: program.membersWritten(inEmptyOf: id),
      writtenAbove: ancestors(of: empty.parents).flatMap(program.membersWritten),
      requirements: program.demanded(by: shape),
      implementations: empty.isClass ? [] : program.implementations(of: shape),
      inherited: inherited(from: empty.parents))
    for requirement in context.requirements {
      take(requirement, context, into: &empty)
    }
    if empty.isClass { takeInitializer(context, into: &empty) }
    return empty
  }

  // MARK: - Parents

  /// The Empty protocols to inherit: the nearest of each way up, and none that another of them inherits.
  private func emptyParents(of id: DeclarationID) -> [DeclarationID] {
    var parents: [DeclarationID] = []
    var seen: Set<DeclarationID> = []
    // An unfaked parent is flattened, and what it inherits is inherited in its place.
    var queue = program.parents(of: id).protocols
    var next = 0
    while next < queue.count {
      let parent = queue[next]
      next += 1
      guard seen.insert(parent).inserted, !program.isPrelude(parent) else { continue }
      // A class has one superclass; what others give is written again.
      let isSecondClass =
        program.hasEmptyClass(parent) && parents.contains(where: program.hasEmptyClass)
      if facts.hasEmpty(parent), canInheritEmpty(of: parent, in: id), !isSecondClass,
        !competes(parent, in: id)
      {
        parents.append(parent)
      } else {
        queue += program.parents(of: parent).protocols
      }
    }
    return parents.filter { parent in
      !parents.contains { $0 != parent && program.refines($0, parent) }
    }
  }

  /// A parent's Empty protocol must be there whenever the child's is, and be no warning.
  private func canInheritEmpty(of parent: DeclarationID, in child: DeclarationID) -> Bool {
    if program.isDeprecated(parent), !program.isDeprecated(child) { return false }
    if program.generatedAccess(for: parent)
      < min(program.generatedAccess(for: child), program[parent].access)
    {
      return false
    }
    let condition = program.annotation(of: parent)?.condition
    return condition == nil || condition == program.annotation(of: child)?.condition
  }

  /// Whether a parent's Empty protocol gives a member that the user implements somewhere else for the child, so
  /// that neither would be the better; then the parent's members are written again, without that one.
  private func competes(_ parent: DeclarationID, in child: DeclarationID) -> Bool {
    if program.hasEmptyClass(child) { return false }
    let shape = program.shape(of: child)
    let implementations = program.implementations(of: shape)
    let writers = shape.protocols.filter {
      $0 != child && !program.membersWritten(inEmptyOf: $0).isEmpty
    }
    if implementations.isEmpty, writers.isEmpty { return false }
    let given = inherited(from: [parent])
    let isImplemented = implementations.contains { given[$0.requirement.key] != nil }
    let isWritten = writers.contains { owner in
      facts.hasEmpty(owner)
        && program.membersWritten(inEmptyOf: owner).contains { member in
          given.values.joined().contains {
            $0.member.requirement.member.isNamed(like: member)
              && !program.refines(owner, $0.provider) && !program.refines($0.provider, owner)
          }
        }
    }
    // What is written for the parent's Empty protocol itself would be lost.
    return (isImplemented || isWritten)
      && ancestors(of: [parent]).allSatisfy { program.membersWritten(inEmptyOf: $0).isEmpty }
  }

  /// Protocols and those whose Empty protocols theirs inherit, each once.
  private func ancestors(of parents: [DeclarationID]) -> [DeclarationID] {
    var result: [DeclarationID] = []
    var queue = parents
    while let parent = queue.popLast() {
      if result.contains(parent) { continue }
      result.append(parent)
      queue += facts.empty(of: parent).parents
    }
    return result
  }

  /// The members of all Empty protocols above, with the protocol that gives each.
  private func inherited(from parents: [DeclarationID]) -> [String: [Inherited]] {
    var result: [String: [Inherited]] = [:]
    for parent in ancestors(of: parents) {
      for member in facts.empty(of: parent).members {
        result[member.key, default: []].append(Inherited(provider: parent, member: member))
      }
    }
    return result
  }

  /// A class that makes instances of whatever it is requires `init()` of its subclasses.
  private func takeInitializer(_ context: Context, into empty: inout EmptyPlan) {
    let isInherited = context.inherited.values.contains { members in
      members.contains { $0.member.needs.contains(.nullObject) }
    }
    let isRequired = empty.members.contains { $0.needs.contains(.nullObject) }
    empty.initializerModifiers =
      isInherited ? ["required"] : isRequired ? ["required", "override"] : ["override"]
  }

  // MARK: - Members

  /// Decides about one requirement: it is left out, left to somebody else, or planned.
  ///
  /// The order of the questions is that of the documentation: what the user wrote, what was skipped, what a parent gives.
  private func take(
    _ requirement: Requirement, _ context: Context, into empty: inout EmptyPlan
  ) {
    let member = requirement.member
    let isOwn = requirement.owner == context.id
    if member.isOptional || member.isBlankInitializer { return }
    if empty.isClass, ObjectMembers.names.contains(member.fullName) { return }
    if program.isSynthesized(requirement, in: context.shape) { return }
    if !isOwn, context.handWritten.contains(where: { program.isWritten(member, above: $0) }) {
      return
    }
    let inherited = context.inherited[requirement.key] ?? []
    func isWritten(_ written: Member) -> Bool {
      program.isWritten(
        requirement, as: written, inEmptyOf: context.id, beside: context.requirements)
    }
    let isWritten =
      context.written.contains(where: isWritten)
      || inherited.isEmpty && context.writtenAbove.contains(where: isWritten)
    if isWritten || member.isSkipped(by: context.skipped) {
      if inherited.isEmpty, !program.isImplementedByUser(member, of: context.shape) {
        empty.unmet.append(requirement)
      }
      return
    }
    if program.isHiddenInitializer(requirement, in: context.shape) {
      empty.unmet.append(requirement)
      return
    }
    let pinned = context.frame.pinned
    let key = requirement.key(pinning: pinned, in: program)
    // What two requirements come to be the same, one member meets.
    if !pinned.isEmpty,
      empty.members.contains(where: {
        $0.requirement.key(pinning: pinned, in: program) == key
          && $0.requirement.member.conditions == member.conditions
      })
    {
      return
    }
    // Beside an inherited Empty protocol's member the user's would be ambiguous.
    if inherited.isEmpty,
      let implementation = context.implementations.first(where: { $0.requirement == requirement })
    {
      empty.implemented.append(implementation)
      return
    }
    let isRestated = inherited.isEmpty || isOwn || isAmbiguous(member, in: context, inherited)
    let needsAbove = inherited.first?.member.needs.count ?? 0
    let isSettable =
      member.setter == nil || inherited.contains { $0.member.requirement.member.setter != nil }
    if !isRestated, needsAbove == 0, isSettable { return }
    var plan = MemberPlanner(program, facts).plan(requirement, in: context.frame)
    plan.isOverride = inherited.contains { program.hasEmptyClass($0.provider) }
    // What the child knows more may make a member with fewer promises.
    if !isRestated, isSettable, plan.needs.count >= needsAbove { return }
    // A class has to have them all.
    if plan.isUnresolved, program.configuration.unresolved == .omit, !empty.isClass {
      if !program.isImplementedByUser(member, of: context.shape) {
        empty.unmet.append(requirement)
      }
      return
    }
    empty.members.append(plan)
  }

  /// Whether two extensions compete for a member and none of them is the more refined.
  private func isAmbiguous(
    _ member: Member, in context: Context, _ inherited: [Inherited]
  ) -> Bool {
    // Each provider by the protocol it extends; an Empty protocol refines its own protocol.
    var candidates = inherited.map { (id: $0.provider, isEmpty: true) }
    candidates += program.ancestorsWithExtensions(naming: member, of: context.id).map {
      (id: $0, isEmpty: false)
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

extension Member {
  func isSkipped(by names: [String]) -> Bool {
    if names.isEmpty { return false }
    let result = "\(fullName) -> \(type)"
    return names.contains { $0 == name || $0 == fullName || $0 == result }
  }
}
