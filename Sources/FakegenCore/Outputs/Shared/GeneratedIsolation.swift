import FakegenKnowledge

// The isolation of generated types and members, and where it is written.

/// The attributes and the isolation that a generated declaration begins with.
struct Heading: Equatable {
  /// The attributes that are repeated from the sources, possibly with the one that states the isolation.
  var repeated: [String] = []
  var isolation: Isolation

  var attributes: [String] { (repeated + isolation.attributes).uniqued() }
}

extension GeneratedDeclaration {
  /// Creates a declaration that begins with a heading.
  init(_ heading: Heading, access: [String] = [], _ words: [String], body: Body) {
    let words = access + heading.isolation.modifiers + words
    self.init(attributes: heading.attributes, words: words, body: body)
  }
}

extension Program {
  /// The heading of what is generated for a declaration, with the isolation of that declaration unless another is
  /// given.
  func heading(of id: DeclarationID, in isolation: Isolation? = nil) -> Heading {
    let own = self.isolation(of: id)
    let isolation = isolation ?? own
    let repeated = repeatedAttributes(of: id).filter {
      isolation.attributes.contains($0) || !own.attributes.contains($0)
    }
    return Heading(repeated: repeated, isolation: isolation)
  }

  // MARK: - Empty protocols

  /// The isolation that an Empty protocol is declared with.
  ///
  /// If a protocol of another module is on the main actor only by default, its Empty protocol is not declared to be on
  /// the main actor, but its members are. The compiler would not accept a type on the main actor as conforming to an
  /// isolated protocol that refines such a protocol.
  ///
  /// Nor is an Empty protocol declared `nonisolated` in another module or in a namespace: then a fake on the main actor
  /// could not use its own state. But an Empty class is: if it were on the main actor, its Null type could not be used
  /// anywhere else.
  func isolationOfEmpty(_ id: DeclarationID) -> Isolation {
    let own = isolation(of: id)
    let isLeftOut =
      own == .nonisolated && !hasEmptyClass(id) && (!isOwn(id) || isEmptyInNamespace(id))
    return isLeftOut || isOnlyByDefault(id) ? byDefault : own
  }

  /// Whether an Empty protocol is nested in a nonisolated namespace, because its module would put it on the main actor.
  ///
  /// ```swift
  /// nonisolated enum SaverFakes { protocol EmptySaver: Saver {} }
  /// typealias EmptySaver = SaverFakes.EmptySaver
  /// ```
  func isEmptyInNamespace(_ id: DeclarationID) -> Bool {
    let isUnstated =
      isOwn(id)
      ? isolation(of: id) == .nonisolated && !hasEmptyClass(id)
      : isolationOfEmpty(id).isUnstated
    return configuration.isOutputOnMainActor && isUnstated && !shape(of: id).isActor
  }

  // MARK: - Functions

  /// The isolation of generated code that passes on the values of some properties.
  ///
  /// In Swift 5, code that does not say that it is on the main actor reads a `@Sendable` function as a plain one, and
  /// the compiler warns where it is `@Sendable` again.
  ///
  /// ```swift
  /// protocol Uploader { var onFinish: (@Sendable (Int) -> Void)? { get set } }
  /// // @MainActor final class SpyUploader: EmptyUploader, Spy { … }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The isolation that the code would have otherwise.
  ///   - types: The types of the properties.
  /// - Returns: The main actor, if the code is on it only by default and a property is such a function.
  func isolation(_ isolation: Isolation, passingOn types: [TypeModel]) -> Isolation {
    isolation.isUnstated && isolation.isOnMainActor
      && types.contains { isFunction(unwrapped($0)) && isSendable($0) ?? false }
      ? .mainActor : isolation
  }

  // MARK: - Spies

  /// The isolation of a spy's `forward(to:)`, which is that of the protocol's members.
  func isolationOfForwarding(from draft: TypeDraft) -> Isolation {
    let root = draft.shape.roots[0]
    if draft.plan.isolation != .nonisolated { return isolation(of: root) }
    let isolation = inferredIsolation(of: root)
    return isolation.isOnMainActor ? .mainActor : isolation
  }

  // MARK: - Members

  /// Whether a protocol on the main actor requires the `defaultValue` that every Null type has without isolation.
  fileprivate func isIsolatedDefaultValue(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    return member.kind == .property && member.isStatic && member.name == "defaultValue"
      && requirement.type.parameterName == "Self"
      && infersConformancesOnMainActor(for: isolation(of: requirement.owner))
  }
}

extension ProtocolShape {
  // MARK: - Null types

  /// The isolation that a Null type is declared with; a class has that of its superclass.
  ///
  /// ```swift
  /// @MainActor class Screen {}
  /// @Faked protocol Home: Screen {}
  /// // @MainActor final class NullHome: Screen, EmptyHome, …
  /// ```
  ///
  /// - Parameter declared: The isolation if no reason demands another one; `nil` for that of the first protocol.
  /// - Returns: The isolation.
  func isolationOfNull(declared: Isolation? = nil) -> Isolation {
    let declared = declared ?? program.isolation(of: roots[0])
    if isActor { return declared }
    if let root = roots.first, program.hasEmptyClass(root),
      program.isElsewhere(program[root].place.file)
    {
      return program.isolationOfEmpty(root)
    }
    if let superclassDeclaration, !program.isPrelude(superclassDeclaration, named: "NSObject") {
      let above = program.isolation(of: superclassDeclaration)
      return infersActor(insteadOf: above) ? .nonisolated : above
    }
    if mustBeNonisolated(declared) { return .nonisolated }
    return declared.isUnstated && roots.count == 1
      ? program.inheritedGlobalActor(of: roots[0]) ?? declared : declared
  }

  /// Whether the compiler puts a type or an Empty protocol on the global actor of a parent as of Swift 6, although its
  /// module is on none.
  ///
  /// ```swift
  /// @MainActor protocol Screen { func show() }
  /// protocol Saver { func save() }
  /// @Faked protocol Editor: Screen, Saver {}
  /// // extension EmptyEditor { @MainActor func show() {}; nonisolated func save() {} }
  /// ```
  fileprivate func infersActor(insteadOf isolation: Isolation) -> Bool {
    isolation.isUnstated && !isolation.isOnMainActor && roots.contains(where: program.isOnActor)
  }

  /// The isolation of a Null type that several protocols share: the global actor that one of them names, or the default
  /// of the output's module.
  func isolationOfShared(mentionsItself: Bool) -> Isolation {
    let isAnywhere = mentionsItself || program.configuration.isElsewhere
    let declared = roots.lazy.map(program.inferredIsolation).first(where: \.namesActor)
    return isolationOfNull(
      declared: declared
        ?? (isActor ? .instance : isAnywhere ? .nonisolated : program.byDefault))
  }

  /// Whether a Null type must be nonisolated, because it could not meet all requirements on an actor.
  ///
  /// ```swift
  /// @Faked @MainActor protocol Coded: Codable {}
  /// // nonisolated struct NullCoded: EmptyCoded, NullObject {}
  /// ```
  private func mustBeNonisolated(_ declared: Isolation) -> Bool {
    if protocols.contains(where: program.isOnlyByDefault) { return true }
    let byDefault = program.configuration.defaultIsolation
    if byDefault != .nonisolated {
      // Members that the compiler synthesizes for a type on an actor are isolated to it.
      let isSynthesized =
        isSendable && (isClassBound || byDefault == .mainActor)
        || StandardProtocols.needingNonisolatedWitnesses.contains(where: hasStandard)
      // A type whose requirements all come from the standard library belongs to no actor.
      let hasOnlyStandardRequirements =
        declared.isUnstated && superclass == nil && !protocols.isEmpty && ownProtocols.isEmpty
        && (isClassBound || allRequirements.contains { $0.member.kind == .initializer })
      if isSynthesized || hasOnlyStandardRequirements { return true }
    }
    if program.infersConformancesOnMainActor(for: declared),
      allRequirements.contains(where: isDefaultValueOfSendableType)
    {
      return true
    }
    // The compiler might infer an isolated conformance to the protocol that declares such a member, which may also be
    // isolated to an actor that it is passed.
    return declared.isOnGlobalActor
      && allRequirements.contains {
        let isOnAnActor =
          $0.member.hasIsolatedParameter
          || program.statedIsolation(of: $0.member)?.isOnGlobalActor ?? false
        return isOnAnActor && !$0.isOfPrelude && !program.isolation(of: $0.owner).isOnGlobalActor
      }
  }

  // MARK: - Initializers

  /// Whether `init()` of a Null type must be declared `nonisolated`.
  ///
  /// It must if the compiler would infer something else, or if code on other actors could not call it on the main
  /// actor.
  func saysNonisolated(initializerOf plan: TypePlan) -> Bool {
    let demanded = anyBlankInitializer
    switch plan.isolation {
    case .actor: return !plan.isMadeOnActor
    case .nonisolated:
      // The compiler would infer the isolation of the requirement.
      return demanded.map { program.isolation(of: $0) != .nonisolated } ?? false
    case .instance: return false
    case .module:
      if let superclass = plan.superclass { return superclass.isolation == .nonisolated }
      // Code on other actors may call it, or at least a `nonisolated` member that makes an instance.
      return plan.isolation.isOnMainActor
        || demanded.map { program.isolation(of: $0).isOnGlobalActor } ?? false
        || plan.members.contains { member in
          let requirement = member.requirement
          let isMaking =
            requirement.member.kind == .initializer || requirement.type.mentions("Self")
          return isMaking && member.saysNonisolated
        }
    }
  }

  /// Whether initializers are written in an extension of their type, where those of an actor are nonisolated whatever
  /// their parameters.
  ///
  /// They could not call an `init()` on the main actor.
  var hasInitializersInExtension: Bool { isActor && !isMadeOnMainActor }

  /// Whether it is an actor whose `init()` is on the main actor, because a parent is.
  var isMadeOnMainActor: Bool {
    isActor && protocols.contains { program.isolation(of: $0).isOnMainActor }
  }

  /// Whether an initializer that must be nonisolated would have to call one on the main actor.
  ///
  /// In a class, an extension cannot do that. So each class has its own initializer, from the compiler or in the Null
  /// type.
  func isInitializerOutOfReach(_ requirement: Requirement) -> Bool {
    guard requirement.member.kind == .initializer, isClassBound, !isActor, let blankInitializer
    else { return false }
    let isolation = program.isolation(of: blankInitializer)
    return requirement.isOfPrelude
      ? program.infersConformancesOnMainActor(for: isolation)
      : !program.isolation(of: requirement).reaches(isolation)
  }

  // MARK: - Members

  /// The requirements that a Null type implements itself, because all other implementations are on the main actor.
  var requirementsNeedingOwnWitness: [Requirement] {
    requirements.filter { requirement in
      isInitializerOutOfReach(requirement) || program.isIsolatedDefaultValue(requirement)
        || isOfActorType(requirement)
        || forbidsIsolatedConformance && isImplementedOnMainActor(requirement)
    }
  }

  /// Whether an actor must implement a requirement itself.
  ///
  /// From an extension on the main actor, the compiler accepts neither initializers nor static members that mention
  /// `Self`. Nor can a nonisolated initializer in an extension call an `init()` on the main actor.
  private func isOfActorType(_ requirement: Requirement) -> Bool {
    let isAboutType =
      requirement.member.kind == .initializer
      || requirement.member.isStatic && requirement.mentionsSelf
    return isActor && isAboutType && !requirement.member.isBlankInitializer
      && (isMadeOnMainActor || program.isolation(of: requirement).isOnMainActor)
  }

  /// Whether a protocol requires a `defaultValue` of a `Sendable` associated type.
  ///
  /// On the main actor, the compiler would infer that type from the `defaultValue` that every Null type has, which is
  /// circular.
  private func isDefaultValueOfSendableType(_ requirement: Requirement) -> Bool {
    guard requirement.member.name == "defaultValue", requirement.member.isStatic,
      let name = requirement.type.parameterName, hasAssociatedType(name)
    else { return false }
    return pinnedTypes[name] == nil && shape(ofAssociatedType: name).isSendable
  }

  /// Whether the user's own extension implements a requirement on the main actor that another module declares as
  /// nonisolated.
  func isImplementedOnMainActor(_ requirement: Requirement) -> Bool {
    guard program.configuration.mayRunOnMainActor, requirement.isOfPrelude else { return false }
    return ownProtocols.contains { id in
      program.membersOfExtensions(of: id, named: requirement.member.name).contains {
        $0.isNamed(like: requirement.member) && program.isolation(of: $0, in: id).isOnMainActor
      }
    }
  }
}

extension Site.Frame {
  /// The isolation that the witness of a requirement must be declared with, because neither its own declaration nor the
  /// context states it; `nil` if there is none.
  ///
  /// ```swift
  /// @MainActor protocol OnMain { func a(); nonisolated func b() }
  /// @Faked protocol Both: OnMain { func c() }
  /// // extension EmptyBoth { func c() {}; @MainActor func a() {}; nonisolated func b() {} }
  /// ```
  ///
  /// `a()` must state the isolation that its declaration leaves to the protocol, while `b()` already states its own.
  func addedIsolation(to requirement: Requirement) -> Isolation? {
    let program = shape.program
    let stated = program.statedIsolation(of: requirement.member)
    if stated == .nonisolated { return nil }
    if isNull, program.isIsolatedDefaultValue(requirement) { return .nonisolated }
    let isFromAnywhere = shape.needsNonisolatedWitness(requirement)
    // In a class, as a spy is, the compiler would infer the isolation of the user's protocol.
    let isInferred = isOpen && isolation == .nonisolated
    if isFromAnywhere, stated != nil || isInferred { return .nonisolated }
    if stated != nil { return nil }
    let isOfActor = isolation == .instance
    if isOfActor, requirement.member.kind == .initializer {
      // In Swift 6 mode, it would have to await `init()`, and must not in Swift 5 mode.
      if shape.isMadeOnMainActor, requirement.effects.isAsync, !isNull { return .mainActor }
      // The compiler may crash on one that is `nonisolated` and `async` if that means to run where the caller does.
      let isRequiredOfActors = program.isolation(of: requirement.owner) == .instance
      let isSaid =
        shape.hasInitializersInExtension && !(requirement.effects.isAsync && isRequiredOfActors)
      return isSaid ? .nonisolated : nil
    }
    // In Swift 6 mode, the compiler infers the parent's actor for the protocol. In Swift 5 mode it infers none, but then an
    // asynchronous requirement may have a witness on any actor.
    if requirement.effects.isAsync, !isFromAnywhere {
      let inferred = program.inferredIsolation(of: requirement.owner)
      if inferred.isOnGlobalActor, inferred == isolation || isInferred {
        return inferred.written(inside: isolation)
      }
    }
    let isOffActor =
      shape.infersActor(insteadOf: isolation) && !program.isOnActor(requirement.owner)
    let demanded =
      isFromAnywhere || isOffActor ? .nonisolated : program.isolation(of: requirement.owner)
    // The members of a spy that is nonisolated are where the protocol is, so that a stub may use what is there.
    let added = (isInferred ? demanded.explicit : demanded).written(inside: isolation)
    // A static member of an actor is nonisolated anyway, unless its module is on the main actor.
    let isImplied = isOfActor && requirement.member.isStatic && !program.byDefault.isOnMainActor
    return isImplied && added == .nonisolated ? nil : added
  }
}

extension MemberPlan {
  /// Whether the member is declared `nonisolated`.
  var saysNonisolated: Bool { isolation == .nonisolated || requirement.member.isNonisolated }
}
