import FakegenKnowledge

// On whose actor generated types and their members are, and how much of that is said.

/// What a generated declaration says before its own words: attributes, and where it runs.
struct Heading: Equatable {
  let attributes: [String]
  let isolation: Isolation
}

extension GeneratedDeclaration {
  /// A declaration that says where it runs.
  init(_ heading: Heading, access: [String] = [], _ words: [String], body: Body) {
    let words = access + heading.isolation.modifiers + words
    self.init(attributes: heading.attributes, words: words, body: body)
  }
}

extension Program {
  /// What something says that is generated for a declaration, if it does not run elsewhere.
  func heading(of id: DeclarationID, in isolation: Isolation? = nil) -> Heading {
    let isolation = isolation ?? self.isolation(of: id)
    return Heading(attributes: repeatedAttributes(of: id, in: isolation), isolation: isolation)
  }

  /// What an extension says that is there for code on any actor.
  var headingForAll: Heading {
    let isSaid = configuration.mayRunOnMainActor || configuration.isOutputOnMainActor
    return Heading(attributes: [], isolation: isSaid ? .nonisolated : byDefault)
  }

  // MARK: - Empty protocols

  /// What an Empty protocol says of its isolation.
  ///
  /// Where the main actor is only the sources' default, the protocol stays outside and its members do not: the
  /// compiler takes a type on the main actor for no conformance to a protocol that refines such a one. Nor does it say
  /// `nonisolated` in another module: a fake on the main actor could not use its own state then. An Empty class does,
  /// because below a class on the main actor the Null type would be no value anywhere else.
  func isolationOfEmpty(_ id: DeclarationID) -> Isolation {
    let own = isolation(of: id)
    let isLeftOut = !isOwn(id) && own == .nonisolated && !hasEmptyClass(id) || isOnlyByDefault(id)
    return isLeftOut ? byDefault : own
  }

  /// Whether an Empty protocol stands in a nonisolated namespace, because its module would put it on the main actor.
  ///
  /// ```swift
  /// nonisolated enum SaverFakes { protocol EmptySaver: Saver {} }
  /// typealias EmptySaver = SaverFakes.EmptySaver
  /// ```
  func isEmptyInNamespace(_ id: DeclarationID) -> Bool {
    configuration.isOutputOnMainActor && !isOwn(id) && isolationOfEmpty(id).isUnstated
      && !shape(of: id).isActor
  }

  // MARK: - Null types

  /// What a Null type says of its isolation: a class belongs where its superclass does.
  ///
  /// ```swift
  /// @MainActor class Screen {}
  /// @Faked protocol Home: Screen {}
  /// // @MainActor final class NullHome: Screen, EmptyHome, …
  /// ```
  ///
  /// - Parameters:
  ///   - shape: What the type conforms to.
  ///   - said: What is written if nothing else has to be; `nil` for what the first protocol says.
  /// - Returns: What is to be written.
  func isolationOfNull(for shape: ProtocolShape, saying said: Isolation? = nil) -> Isolation {
    let said = said ?? isolation(of: shape.roots[0])
    if shape.isActor { return said }
    if let root = shape.roots.first, hasEmptyClass(root), isElsewhere(self[root].place.file) {
      return isolationOfEmpty(root)
    }
    if let superclass = shape.superclassDeclaration, !isPrelude(superclass, named: "NSObject") {
      let above = isolation(of: superclass)
      // Without a word it would be where its protocol is.
      let isInferred =
        above.isUnstated && !above.isOnMainActor && shape.roots.contains(where: isOnActor)
      return isInferred ? .nonisolated : above
    }
    if belongsNowhere(shape, said) { return .nonisolated }
    return said.isUnstated && shape.roots.count == 1
      ? inheritedGlobalActor(of: shape.roots[0]) ?? said : said
  }

  /// Where a Null type is that several protocols share: on the actor that one of them names, or where the output's
  /// code is by default.
  func isolationOfShared(_ shape: ProtocolShape, isItsOwnPart: Bool) -> Isolation {
    let isAnywhere = isItsOwnPart || configuration.isElsewhere
    let said = shape.roots.lazy.map(isolation).first(where: \.namesActor)
    return isolationOfNull(
      for: shape,
      saying: said ?? (shape.isActor ? .instance : isAnywhere ? .nonisolated : byDefault))
  }

  /// Whether a Null type would not be what it has to be from anywhere, if an actor had it.
  ///
  /// ```swift
  /// @Faked @MainActor protocol Coded: Codable {}
  /// // nonisolated struct NullCoded: EmptyCoded, NullObject {}
  /// ```
  private func belongsNowhere(_ shape: ProtocolShape, _ said: Isolation) -> Bool {
    if shape.protocols.contains(where: isOnlyByDefault) { return true }
    if configuration.defaultIsolation != .nonisolated {
      // What the compiler synthesizes for a type on an actor may be used there only.
      let isSynthesized =
        shape.isSendable && (shape.isClassBound || configuration.defaultIsolation == .mainActor)
        || shape.protocols.contains { id in
          Self.demandingFromAnywhere.contains { isPrelude(id, named: $0) }
        }
      // What only the standard library's protocols describe is nobody's.
      let isNobodys =
        said.isUnstated && shape.superclass == nil && !shape.protocols.isEmpty
        && shape.protocols.allSatisfy { isPrelude($0) }
        && (shape.isClassBound
          || shape.allRequirements.contains { $0.member.kind == .initializer })
      if isSynthesized || isNobodys { return true }
    }
    if takesConformances(to: said),
      shape.allRequirements.contains(where: { isLikeNullObjects($0, in: shape) })
    {
      return true
    }
    // The compiler might infer that it conforms on the actor only to the protocol of such a member.
    return said.isOnGlobalActor
      && shape.allRequirements.contains {
        statedIsolation(of: $0.member)?.isOnGlobalActor ?? false
          && !$0.isOfPrelude && !isolation(of: $0.owner).isOnGlobalActor
      }
  }

  /// Protocols that a type on an actor meets only if each member says that it runs anywhere, which what the
  /// compiler or an extension makes for it does not.
  private static let demandingFromAnywhere: Set<String> = [
    "AsyncIteratorProtocol", "Decodable", "Encodable", "Equatable", "RangeReplaceableCollection",
  ]

  // MARK: - Initializers

  /// Whether `init()` of a Null type has to say that it runs anywhere: because the compiler would infer something else,
  /// or because the main actor, where what is written is by default, would be too far away.
  func saysNonisolated(initializerOf plan: TypePlan, _ shape: ProtocolShape) -> Bool {
    switch plan.isolation {
    case .actor: return !plan.isMadeOnActor
    case .nonisolated:
      // It would be where the demanded one is.
      let demanded = blankInitializer(in: shape) ?? irregularBlankInitializer(in: shape)
      return demanded.map { isolation(of: $0.owner) != .nonisolated } ?? false
    case .instance: return false
    case .module:
      if let superclass = plan.superclass { return superclass.isolation == .nonisolated }
      // From code of other actors, or, as far as that is known, from a member that makes an instance.
      return plan.isolation.isOnMainActor
        || plan.members.contains { member in
          let requirement = member.requirement
          let isMaking =
            requirement.member.kind == .initializer || requirement.type.mentions("Self")
          return isMaking && member.saysNonisolated
        }
    }
  }

  /// Whether a class has an initializer only because the compiler makes one, in a module whose code runs on the main
  /// actor: the compiler makes it for anywhere then, and refuses the one that it makes for the subclass.
  func isImpliedOnMainActor(_ initializers: [InitializerCandidate]) -> Bool {
    initializers.contains { initializer in
      initializer.member == nil && isModuleOnMainActor(initializer.owner.id)
        && isolation(of: initializer.owner.id).isOnMainActor
    }
  }

  /// Whether initializers stand in an extension of their type: those of an actor run anywhere only there, whatever they
  /// take.
  ///
  /// With a parent on the main actor, `init()` runs there, and so does what calls it.
  func hasInitializersBeside(_ shape: ProtocolShape) -> Bool {
    shape.isActor && !shape.protocols.contains { isolation(of: $0).isOnMainActor }
  }

  /// Whether an initializer that is demanded from anywhere would have to call one on the main actor.
  ///
  /// An extension cannot do that in a class, so each class has its own: the compiler makes it, or the Null type has it.
  func isInitializerOutOfReach(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard requirement.member.kind == .initializer, requirement.isOfPrelude,
      shape.isClassBound, !shape.isActor, let blank = blankInitializer(in: shape)
    else { return false }
    return takesConformances(to: isolation(of: blank))
  }

  // MARK: - Members

  /// What a Null type has to write itself, because whoever else does is on the main actor.
  func writtenFromAnywhere(in shape: ProtocolShape) -> [Requirement] {
    shape.requirements.filter { requirement in
      isInitializerOutOfReach(requirement, in: shape) || isNullObjectsOwn(requirement)
        || isOfActorType(requirement, in: shape)
        || shape.isBoundToSend && isImplementedOnMainActor(requirement, in: shape)
    }
  }

  /// Whether an actor's type has to have a member itself: of an extension on the main actor, the compiler takes none that
  /// speaks of `Self`, nor an initializer.
  private func isOfActorType(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    let types = requirement.parameters.map(\.type) + [requirement.type]
    let isAboutType =
      requirement.member.kind == .initializer
      || requirement.member.isStatic && types.contains { $0.mentions("Self") }
    return shape.isActor && isAboutType
      && isolation(of: requirement).isOnMainActor
  }

  /// Whether a protocol on the main actor demands what every Null type has, and has from anywhere.
  fileprivate func isNullObjectsOwn(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    return member.kind == .property && member.isStatic && member.name == "defaultValue"
      && requirement.type.parameterName == "Self"
      && takesConformances(to: isolation(of: requirement.owner))
  }

  /// Whether a protocol demands a `defaultValue` of a type that may be sent: on the main actor, the compiler would look for
  /// that type in the `defaultValue` that every Null type has, and come back to where it began.
  private func isLikeNullObjects(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard requirement.member.name == "defaultValue", requirement.member.isStatic,
      let name = requirement.type.parameterName, shape.hasAssociatedType(name)
    else { return false }
    return shape.pinnedTypes[name] == nil
      && shape.shape(ofAssociatedType: name).isSendable
  }

  /// Whether the user's own extension meets what another module demands from anywhere, but on the main actor only.
  func isImplementedOnMainActor(
    _ requirement: Requirement, in shape: ProtocolShape
  ) -> Bool {
    guard configuration.mayRunOnMainActor, requirement.isOfPrelude else { return false }
    return shape.protocols.contains { id in
      !isPrelude(id)
        && membersOfExtensions(of: id, named: requirement.member.name).contains {
          $0.isNamed(like: requirement.member) && isolation(of: $0, in: id).isOnMainActor
        }
    }
  }
}

extension Site.Frame {
  /// What the member that meets a requirement here has to say of where it runs, because neither its declaration nor what is
  /// around does.
  ///
  /// ```swift
  /// @MainActor protocol OnMain { func a(); nonisolated func b() }
  /// @Faked protocol Both: OnMain { func c() }
  /// // extension EmptyBoth { func c() {}; @MainActor func a() {}; nonisolated func b() {} }
  /// ```
  ///
  /// `a()` has to say more than its declaration does, `b()` says it there already.
  func addedIsolation(to requirement: Requirement, of program: Program) -> Isolation? {
    let stated = program.statedIsolation(of: requirement.member)
    if stated == .nonisolated { return nil }
    if isNull, program.isNullObjectsOwn(requirement) { return .nonisolated }
    let isFromAnywhere = shape.isDemandedFromAnywhere(requirement)
    if stated != nil { return isFromAnywhere ? .nonisolated : nil }
    let isOfActor = isolation == .instance
    if isOfActor, requirement.member.kind == .initializer {
      return program.hasInitializersBeside(shape) ? .nonisolated : nil
    }
    let demanded = isFromAnywhere ? .nonisolated : program.isolation(of: requirement.owner)
    let added = demanded.written(inside: isolation)
    // A static member is on no actor as it is.
    return isOfActor && requirement.member.isStatic && added == .nonisolated ? nil : added
  }
}

extension TypePlan {
  /// Whether its initializer is on an actor, as its superclass's is.
  var isMadeOnActor: Bool { superclass?.isolation.namesActor ?? false }

  /// Whether a spy is `Sendable`: it holds nothing but its log, so that tests may use it from anywhere.
  var isSendableSpy: Bool {
    kind == .class && superclass == nil && !isOfEmptyClass && !isolation.namesActor
  }

  /// Whether a spy's log has to say `nonisolated`, because the spy itself may be on an actor.
  func needsNonisolatedLog(in program: Program) -> Bool {
    isolation == .instance || isolation.isOnGlobalActor || superclass != nil
      || isolation.isUnstated && program.configuration.mayRunOnMainActor
  }
}

extension MemberPlan {
  /// Whether the member says that it runs anywhere.
  var saysNonisolated: Bool { isolation == .nonisolated || requirement.member.isNonisolated }
}

// MARK: - Spies

extension Program {
  /// Where a spy's `forward(to:)` runs: where the protocol's members do.
  func isolationOfForwarding(from draft: TypeDraft) -> Isolation {
    let root = draft.shape.roots[0]
    if draft.plan.isolation != .nonisolated { return isolation(of: root) }
    let isolation = inferredIsolation(of: root)
    return isolation.isOnMainActor ? .mainActor : isolation
  }

  /// What a member of a spy has to say of where it runs, because in a class the compiler would infer something else.
  func addedIsolation(
    to member: MemberPlan, ofSpy type: TypePlan, _ shape: ProtocolShape
  ) -> Isolation? {
    let requirement = member.requirement
    if statedIsolation(of: requirement.member) != nil { return member.isolation }
    // From the Empty protocol, which is anywhere.
    if type.conformsOnMainActor { return .mainActor }
    // From the user's own protocol, where another demands it from anywhere.
    let isDemanded =
      type.isolation == .nonisolated && shape.isDemandedFromAnywhere(requirement)
    return isDemanded ? .nonisolated : member.isolation
  }
}
