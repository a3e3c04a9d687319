// What extensions of the user's implement is recorded as well, and then done as they say.

extension SpyPlanner {
  /// Calls that do what extensions implement.
  ///
  /// What does the same for any instance, the Null type does. What reaches other members needs an instance whose
  /// members are the spy's, but for those that the extensions give: the stand-in.
  ///
  /// ```swift
  /// extension Greeter { func greeting() -> String { "Hello, \(name)" } }
  /// extension Greeter { func motto() -> String { "be kind" } }
  ///
  /// SpyStandIn(spy: self).greeting()
  /// NullGreeter().motto()
  /// ```
  ///
  /// - Returns: The calls by the members' keys, and the stand-in; `nil` if nothing needs it.
  func callsOfImplementations() -> (
    calls: [String: DefaultValue], standIn: SpyPlan.StandIn?
  ) {
    // An instance that an initializer would make cannot do what another one's does.
    let implemented = planner.implemented(of: id).filter {
      $0.requirement.member.kind != .initializer && program[$0.owner].kind == .protocol
        && !isHiddenByProperty($0.requirement.member)
    }
    if implemented.isEmpty { return ([:], nil) }
    // The Null type is not made for the types that a test chooses.
    let isOpen = !draft.types.genericParameters.isEmpty
    let alone = isOpen ? [] : implemented.filter { shape.standsAlone($0) }
    let others = implemented.filter { one in
      !alone.contains(one) && !one.requirement.member.isStatic
        && one.requirement.member.setter == nil
    }
    let null = Expression.Piece.type(.named(program.nullType(of: id)))
    let ofNull = calls(of: hasNull ? alone : []) { member in
      [null, .text(member.isStatic ? "" : "()")]
    }
    guard !others.isEmpty, let standIn = standIn(besides: others) else {
      return (ofNull, nil)
    }
    let ofStandIn = calls(of: others) { _ in [.text("\(SpyPlan.nameOfStandIn)(spy: self)")] }
    return (ofNull.merging(ofStandIn) { first, _ in first }, ofStandIn.isEmpty ? nil : standIn)
  }

  /// Whether a property has a method's name, as `lock` beside `lock()`, so that no type declares both.
  private func isHiddenByProperty(_ method: Member) -> Bool {
    method.kind == .method && method.parameters.isEmpty
      && requirements.contains {
        $0.member.kind == .property && $0.member.name == method.name
          && $0.member.isStatic == method.isStatic
      }
  }

  /// What the superclass implements, and the spy inherits.
  var inheritedMembers: [Requirement] {
    planner.implemented(of: id).filter { program[$0.owner].kind == .class }.map(\.requirement)
  }

  /// Whether there is a Null type, whose instances do what they do for everybody.
  var hasNull: Bool {
    program.wantsNull(of: id) && program.takenName(.null, of: id) == nil && !shape.isActor
      && !facts.lacksNull(id)
  }

  /// Calls of what extensions implement, as far as there can be some.
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

  /// The stand-in, with the members that it hands on to the spy; `nil` if there can be none.
  ///
  /// ```swift
  /// private struct SpyStandIn: EmptyGreeter {
  ///   let spy: SpyGreeter
  ///   var name: String { spy.name }
  /// }
  /// ```
  private func standIn(besides implemented: [Implementation]) -> SpyPlan.StandIn? {
    let isPlain =
      !shape.isActor && shape.superclass == nil && program.blankInitializer(in: shape) == nil
      && shape.protocols.allSatisfy { id in
        !program.isPrelude(id) || program.requirements(of: id).isEmpty
      }
    let needsInstances = given.contains { $0.needs.contains(.nullObject) }
    // The stand-in runs where the spy does.
    let (demanded, own) = (program.isolation(of: id), draft.plan.isolation)
    let isElsewhere = demanded != own && (own != .nonisolated || demanded.isOnGlobalActor)
    guard isPlain, !needsInstances, !isElsewhere else { return nil }
    // Members of the type, and those that nobody calls, the Empty protocol gives the stand-in as well, as far as it can
    // without knowing more.
    let inherited = given.filter {
      $0.needs.isEmpty
        && ($0.requirement.member.isStatic
          || recorder(of: $0.requirement).isUncallable)
    }
    let taken = Set(implemented.map(\.requirement.key) + inherited.map(\.key))
    let handedOn = requirements.filter {
      !isHiddenByProperty($0.member) && $0.member.kind != .initializer
        && !taken.contains($0.key)
    }
    let members = handedOn.map {
      recorder(of: $0).spied(MemberPlanner($0, in: draft.frame, facts).plan)
    }
    let isPossible = members.allSatisfy { member in
      member.parameters.allSatisfy { !$0.isVariadic && !$0.isCopied }
        && !member.requirement.member.hasIsolatedParameter
        && !member.requirement.type.hasPrefix("sending")
        && !member.requirement.parameters.contains { $0.type.holdsPack }
    }
    return isPossible
      ? SpyPlan.StandIn(members: members, isClass: program.shape(of: id).isClassBound) : nil
  }
}
