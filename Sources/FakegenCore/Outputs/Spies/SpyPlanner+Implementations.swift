// A spy also records the members that the user's extensions implement, and then calls the implementations.

extension SpyPlanner {
  /// The calls of the implementations in the user's extensions.
  ///
  /// An implementation that does the same for every instance is called on the Null type. One that uses other members
  /// needs an instance whose members are the spy's, except for this one and those that may call it: a stand-in.
  ///
  /// ```swift
  /// extension Greeter { func greeting() -> String { "Hello, \(name)" } }
  /// extension Greeter { func letter() -> String { greeting() + "!" } }
  /// extension Greeter { func motto() -> String { "be kind" } }
  ///
  /// SpyStandIn(spy: self).greeting()
  /// SpyStandIn2(spy: self).letter()  // whose `greeting()` is the spy's
  /// NullGreeter().motto()
  /// ```
  ///
  /// - Returns: The calls by the keys of the members, and the stand-ins.
  func callsOfImplementations() -> (calls: [String: DefaultValue], standIns: [SpyPlan.StandIn]) {
    // An initializer makes another instance, so the spy's cannot call it.
    let implemented = implementations.filter {
      $0.requirement.member.kind != .initializer && program[$0.owner].kind == .protocol
        && !isHiddenByProperty($0.requirement.member)
        && !program.isIsolatedToGlobalActor($0.requirement)
    }
    if implemented.isEmpty { return ([:], []) }
    // The Null type does not have the generic arguments that a test chooses.
    let callsNull = hasNull && draft.types.genericParameters.isEmpty
    let alone = callsNull ? implemented.filter(shape.isIndependentOfInstance) : []
    // In a stand-in, `Self` is another type than in the spy.
    let apart = alone + shape.callingMembersOfSelf(among: implemented)
    let dependent = implemented.filter { !apart.contains($0) && !$0.requirement.member.isStatic }
    // The spy does not record these, and has them from the same extension.
    let settable = dependent.filter { $0.requirement.member.setter != nil }
    let others = dependent.filter { $0.requirement.member.setter == nil }
    let null = Expression.Piece.type(.named(program.nullType(of: id)))
    var found = calls(of: alone) { member in
      [null, .text(member.isStatic ? "" : "()")]
    }
    var standIns: [SpyPlan.StandIn] = []
    let depths = shape.depths(of: others)
    for depth in mayHaveStandIns ? Set(depths).sorted() : [] {
      let name = SpyPlan.StandIn.name(standIns.count)
      let inherited = settable + zip(others, depths).filter { $1 >= depth }.map(\.0)
      if let standIn = standIn(name, besides: inherited) {
        standIns.append(standIn)
      } else if standIns.isEmpty {
        break
      }
      let owner = standIns[standIns.count - 1].name
      let called = zip(others, depths).filter { $1 == depth }.map(\.0)
      let calls = calls(of: called) { _ in [.text("\(owner)(\(nameOfSpy): self)")] }
      if calls.isEmpty, owner == name { standIns.removeLast() }
      found.merge(calls) { first, _ in first }
    }
    return (found, standIns)
  }

  /// Whether a property has the name of a method without parameters, as `lock` and `lock()`, so that no type can
  /// declare both.
  private func isHiddenByProperty(_ method: Member) -> Bool {
    method.kind == .method && method.parameters.isEmpty
      && requirements.contains {
        $0.member.kind == .property && $0.member.name == method.name
          && $0.member.isStatic == method.isStatic
      }
  }

  /// Whether the spy conforms to a generated Empty protocol.
  var hasEmpty: Bool { draft.plan.conformances.allSatisfy(\.hasEmpty) }

  private var implementations: [Implementation] { planner.implemented(of: id) }

  /// The requirements that the superclass implements, so that the spy inherits their witnesses.
  var inheritedMembers: [Requirement] {
    implementations.filter { program[$0.owner].kind == .class }.map(\.requirement)
  }

  /// Whether there is a Null type whose instances can be used from anywhere.
  var hasNull: Bool {
    program.wantsNull(of: id) && program.takenName(.null, of: id) == nil && !shape.isActor
      && !facts.isNullImpossible(id)
  }

  /// The calls of some implementations, where a call is possible.
  private func calls(
    of implementations: [Implementation], on owner: (Member) -> [Expression.Piece]
  ) -> [String: DefaultValue] {
    var calls: [String: DefaultValue] = [:]
    for implementation in implementations {
      let (requirement, witness) = (implementation.requirement, implementation.member)
      let call = recorder(of: requirement).call(of: witness, on: owner(requirement.member))
      calls[requirement.key] = call.map { DefaultValue($0, origin: .implemented(witness.place)) }
    }
    return calls
  }

  /// Whether the spy may have stand-ins, whatever their members are.
  private var mayHaveStandIns: Bool {
    let isPlain =
      !shape.isActor && shape.superclass == nil
      && shape.anyBlankInitializer == nil
      && shape.protocols.allSatisfy { id in
        !program.isPrelude(id) || program.requirements(of: id).isEmpty
      }
    let needsInstances = given.contains { $0.needs.contains(.nullObject) }
    // The stand-in needs the isolation of the spy. If that is none, its members state theirs, as the spy's do.
    let own = draft.plan.isolation
    let isElsewhere = own != .nonisolated && own != program.isolation(of: id)
    return hasEmpty && isPlain && !needsInstances && !isElsewhere
  }

  /// A stand-in that inherits some implementations, and whose other members call the spy's; `nil` if it is impossible.
  ///
  /// ```swift
  /// private struct SpyStandIn: EmptyGreeter {
  ///   let spy: SpyGreeter
  ///   var name: String { spy.name }
  /// }
  /// ```
  private func standIn(_ name: String, besides implemented: [Implementation]) -> SpyPlan.StandIn? {
    // The Empty protocol provides static members, uncallable ones and those that mention `Self`, unless they have needs.
    let inherited = given.filter {
      $0.needs.isEmpty
        && ($0.requirement.member.isStatic || $0.requirement.mentionsSelf
          || Site($0.requirement, in: draft.frame).isUncallable($0.requirement))
    }
    let ofSelf = implementations.map(\.requirement).filter(\.mentionsSelf)
    let taken = Set((implemented.map(\.requirement) + ofSelf).map(\.key) + inherited.map(\.key))
    let delegated = requirements.filter {
      !isHiddenByProperty($0.member) && $0.member.kind != .initializer && !taken.contains($0.key)
    }
    var members = delegated.map {
      recorder(of: $0).spied(MemberPlanner($0, in: draft.frame, facts).plan)
    }
    members.markOverloadsByResult(among: requirements)
    let isPossible = members.allSatisfy { member in
      !member.requirement.mentionsSelf
        && member.parameters.allSatisfy { $0.use != .variadic && $0.use != .copied }
        && !member.requirement.member.hasIsolatedParameter
        && !member.requirement.type.hasPrefix("sending")
        && !member.requirement.parameters.contains { $0.type.holdsPack }
    }
    return isPossible
      ? SpyPlan.StandIn(
        name: name, nameOfSpy: nameOfSpy, members: members,
        isClass: program.shape(of: id).isClassBound) : nil
  }

  /// The name of a stand-in's property for the spy.
  private var nameOfSpy: String {
    requirements.contains { $0.member.name == "spy" } ? "_spy" : "spy"
  }
}
