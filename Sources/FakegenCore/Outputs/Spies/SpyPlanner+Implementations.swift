// A spy also records the members that the user's extensions implement, and then calls the implementations.

extension SpyPlanner {
  /// The calls of the implementations in the user's extensions.
  ///
  /// An implementation that does the same for every instance is called on the Null type. One that uses other members
  /// needs an instance whose members are the spy's, except for those that extensions implement: the stand-in.
  ///
  /// ```swift
  /// extension Greeter { func greeting() -> String { "Hello, \(name)" } }
  /// extension Greeter { func motto() -> String { "be kind" } }
  ///
  /// SpyStandIn(spy: self).greeting()
  /// NullGreeter().motto()
  /// ```
  ///
  /// - Returns: The calls by the keys of the members, and the stand-in; `nil` if no call needs one.
  func callsOfImplementations() -> (
    calls: [String: DefaultValue], standIn: SpyPlan.StandIn?
  ) {
    // An initializer makes another instance, so the spy's cannot call it.
    let implemented = implementations.filter {
      $0.requirement.member.kind != .initializer && program[$0.owner].kind == .protocol
        && !isHiddenByProperty($0.requirement.member)
    }
    if implemented.isEmpty { return ([:], nil) }
    // The Null type does not have the generic arguments that a test chooses.
    let isOpen = !draft.types.genericParameters.isEmpty
    let alone = isOpen ? [] : implemented.filter { shape.isIndependentOfInstance($0) }
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

  /// The stand-in, with the members that call the spy's; `nil` if it is impossible.
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
    // The stand-in needs the isolation of the spy.
    let (demanded, own) = (program.isolation(of: id), draft.plan.isolation)
    let isElsewhere = demanded != own && (own != .nonisolated || demanded.isOnGlobalActor)
    guard hasEmpty, isPlain, !needsInstances, !isElsewhere else { return nil }
    // The Empty protocol provides static members and uncallable ones, unless they have needs.
    let inherited = given.filter {
      $0.needs.isEmpty
        && ($0.requirement.member.isStatic
          || recorder(of: $0.requirement).isUncallable)
    }
    let taken = Set(implemented.map(\.requirement.key) + inherited.map(\.key))
    let delegated = requirements.filter {
      !isHiddenByProperty($0.member) && $0.member.kind != .initializer
        && !taken.contains($0.key)
    }
    var members = delegated.map {
      recorder(of: $0).spied(MemberPlanner($0, in: draft.frame, facts).plan)
    }
    members.noteOverloads(among: requirements)
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
