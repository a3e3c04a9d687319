import FakegenKnowledge
import FakegenSyntax

/// The isolation of code: the actor that it runs on, if any.
enum Isolation: Equatable, Sendable {
  /// On the global actor that an attribute names, as `@MainActor` does.
  case actor(String)
  /// On no actor.
  case nonisolated
  /// On an actor's instance.
  case instance
  /// The module's default, which no attribute or modifier states.
  case module(isOnMainActor: Bool)

  static let mainActor = Isolation.actor("@MainActor")

  /// The modifiers that state this isolation.
  var modifiers: [String] { self == .nonisolated ? ["nonisolated"] : [] }

  /// The attributes that state this isolation.
  var attributes: [String] {
    if case .actor(let text) = self { [text] } else { [] }
  }

  /// Whether an attribute states it.
  var namesActor: Bool { !attributes.isEmpty }

  var isOnMainActor: Bool { self == .mainActor || self == .module(isOnMainActor: true) }

  /// Whether it is a global actor, stated or by default.
  var isOnGlobalActor: Bool { namesActor || isOnMainActor }

  /// Whether no attribute or modifier states it.
  var isUnstated: Bool {
    switch self {
    case .actor, .nonisolated: false
    case .instance, .module: true
    }
  }

  /// The isolation as an attribute or a modifier can state it; an actor's instance counts as `nonisolated`.
  var explicit: Isolation { isOnMainActor ? .mainActor : isUnstated ? .nonisolated : self }

  /// The isolation that has to be stated of code inside of other code; `nil` if nothing has to be.
  ///
  /// ```swift
  /// @MainActor protocol Mine { func a(); nonisolated func b() }
  /// @MainActor extension EmptyMine { func a() {}; nonisolated func b() {} }
  /// ```
  ///
  /// - Parameter outer: The stated isolation of the code around.
  /// - Returns: The isolation to state; `nil` for `a()`, which is on the main actor like the extension around it.
  func written(inside outer: Isolation) -> Isolation? {
    switch (self, outer) {
    case (outer, _): nil
    case (.actor, _), (.nonisolated, _): self
    // Members that types other than actors may have, too, are not isolated to an actor's instance. On the main actor,
    // they may take and return what is not `Sendable`.
    case (.module, .instance): explicit
    case (.module, .actor) where isOnMainActor && outer.isOnMainActor: nil
    case (_, .actor): .nonisolated
    case (.instance, _), (.module, _): nil
    }
  }

  /// Whether code with this isolation can use code with another one synchronously.
  ///
  /// Everything reaches what is on no global actor; only code on the same global actor reaches the rest.
  func reaches(_ other: Isolation) -> Bool {
    !other.isOnGlobalActor || self == other || isOnMainActor && other.isOnMainActor
  }
}

/// The isolation of what the sources declare.
///
/// A module may be on the main actor by default, which its sources do not show. Code that is generated into the same
/// module shares the default, so it states an isolation only where the default would be wrong: members that the
/// protocols of other modules demand are `nonisolated`. Code that is generated into another module states everything.
extension Program {
  /// The isolation of code that states none.
  var byDefault: Isolation { .module(isOnMainActor: configuration.defaultIsolation == .mainActor) }

  // MARK: - Global actors

  /// Whether an attribute is a global actor: it is declared as one, or it is not declared and has no arguments, unlike
  /// that of a macro.
  func isGlobalActor(_ attribute: AttributeModel, in scope: NameScope) -> Bool {
    if attribute.baseName == "MainActor" || isAliasOfMainActor(attribute, in: scope) { return true }
    guard attribute.baseName.isCapitalized, !isResultBuilder(attribute, in: scope),
      Prelude.Mark(attribute) == nil
    else { return false }
    if let id = declaration(of: attribute, in: scope) { return isGlobalActor(id) }
    return !attribute.hasArguments && !KnownMacros.ofTypes.contains(attribute.baseName)
  }

  func isGlobalActor(_ id: DeclarationID) -> Bool { self[id].attributes.has("globalActor") }

  /// Whether a parameter is `isolated`, and its type a global actor; the compiler cannot check all calls with it.
  func isIsolatedToGlobalActor(_ requirement: Requirement) -> Bool {
    requirement.parameters.contains {
      $0.type.hasPrefix("isolated") && $0.type.bare.declaration.map(isGlobalActor) ?? false
    }
  }

  private func isAliasOfMainActor(_ attribute: AttributeModel, in scope: NameScope) -> Bool {
    attribute.baseName.isCapitalized && attribute.baseName != "MainActor"
      && unaliased(attribute, in: scope).baseName == "MainActor"
  }

  /// The text of an attribute in the output, with the module if it is a global actor whose name other modules share.
  func text(of attribute: AttributeModel, in scope: NameScope) -> String {
    if isAliasOfMainActor(attribute, in: scope) { return "@MainActor" }
    guard configuration.isElsewhere, attribute.baseName.isCapitalized,
      let id = declaration(of: attribute, in: scope), isGlobalActor(id),
      let module = declarations.importedModule(of: id),
      declarations.rivals(of: id).contains(where: isVisible)
    else { return attribute.text }
    return "@\(module.text).\(self[id].qualifiedName)"
  }

  /// Returns the first global actor among some attributes, as the output spells it.
  func globalActor(among attributes: [AttributeModel], in scope: NameScope) -> Isolation? {
    attributes.first { isGlobalActor($0, in: scope) }.map { .actor(text(of: $0, in: scope)) }
  }

  // MARK: - Declarations

  /// The isolation of the members of a protocol or a type.
  ///
  /// The first of these that applies: the global actor that the declaration names; an actor's instance; none, if it is
  /// declared `nonisolated`; for a type, the global actor of a superclass or a protocol; the default of its module.
  ///
  /// ```swift
  /// @MainActor protocol Screen {}  // on the main actor
  /// protocol Page: Screen {}       // `.module`: on the main actor as of Swift 6, see `inferredIsolation(of:)`
  /// final class Home: Page {}      // on the main actor
  /// ```
  func isolation(of id: DeclarationID) -> Isolation {
    // If this question leads back to the same declaration, that counts as one with the default isolation.
    answers(about: id).isolation.value(meanwhile: byDefault) { findIsolation(of: id) }
  }

  private func findIsolation(of id: DeclarationID) -> Isolation {
    let declaration = self[id]
    if let stated = statedGlobalActor(of: id) { return stated }
    let isActor =
      declaration.kind == .protocol
      ? declaration.origin != .prelude && shape(of: id).isActor : declaration.kind == .actor
    if isActor { return .instance }
    if declaration.isNonisolated { return .nonisolated }
    if let inherited = inheritedGlobalActor(of: id) {
      if declaration.kind != .protocol { return inherited }
      // A protocol inherits its parent's global actor only as of Swift 6. If unstated, the compiler decides.
      return inherited.isOnMainActor ? byDefault : .module(isOnMainActor: false)
    }
    if isNonisolatedAsSendable(id) { return .nonisolated }
    if isOwn(id) { return byDefault }
    if isModuleOnMainActor(id) { return .mainActor }
    // Where `nonisolated` is known to be the default, it need not be stated.
    return declaration.origin != .source && configuration.defaultIsolation == .nonisolated
      ? byDefault : .nonisolated
  }

  /// Whether a type is nonisolated although its module is on the main actor, because its declaration names a protocol
  /// that refines `Sendable`, as `Error` does.
  private func isNonisolatedAsSendable(_ id: DeclarationID) -> Bool {
    guard self[id].isType, isModuleOnMainActor(id) else { return false }
    return parents(of: id).protocols.contains {
      !isSendableProtocol($0) && shape(of: $0).forbidsIsolatedConformance
        && !isolation(of: $0).isOnGlobalActor
    }
  }

  /// The global actor that a declaration names itself, as the output spells it.
  func statedGlobalActor(of id: DeclarationID) -> Isolation? {
    globalActor(among: self[id].attributes, in: scope(around: id))
  }

  /// The global actor that the compiler infers for a declaration from its superclasses or its protocols.
  func inheritedGlobalActor(of id: DeclarationID) -> Isolation? {
    if self[id].kind == .protocol {
      let shape = shape(of: id)
      return (shape.protocols.dropFirst() + lineage(of: shape.superclassDeclaration)).lazy
        .compactMap(statedGlobalActor).first
    }
    let lineage = lineage(of: id)
    let conformances = lineage.flatMap { parents(of: $0).protocols }
    return (lineage.dropFirst() + shape(of: conformances.uniqued()).protocols).lazy
      .compactMap(statedGlobalActor).first
  }

  /// The isolation of a conforming type that states none: that of the protocol or else of its parents.
  ///
  /// ```swift
  /// @MainActor protocol OnMain {}
  /// protocol Both: OnMain {}  // states nothing; conforming types are on the main actor
  /// ```
  func inferredIsolation(of id: DeclarationID) -> Isolation {
    let own = isolation(of: id)
    return own.isUnstated ? inheritedGlobalActor(of: id) ?? own : own
  }

  /// Whether a protocol, or one of its parents, names a global actor.
  func isOnActor(_ id: DeclarationID) -> Bool { inferredIsolation(of: id).namesActor }

  /// Whether a declaration's module is known to be on the main actor by default.
  func isModuleOnMainActor(_ id: DeclarationID) -> Bool {
    let isolations = configuration.defaultIsolations
    if !isolations.isEmpty,
      let stated = declarations.moduleNames(of: self[id].place.file).lazy.compactMap({
        isolations[$0]
      }).first
    {
      return stated == .mainActor
    }
    return self[id].origin == .source && configuration.defaultIsolation == .mainActor
  }

  /// Whether a declaration of another module is on the main actor only because its module is by default.
  func isOnlyByDefault(_ id: DeclarationID) -> Bool {
    isElsewhere(self[id].place.file) && isolation(of: id) == .mainActor
      && statedGlobalActor(of: id) == nil
  }

  // MARK: - Members

  /// The isolation that a member states itself; `nil` if it states none.
  func statedIsolation(of member: Member) -> Isolation? {
    member.isNonisolated || member.hasFixedIsolation
      ? .nonisolated : globalActor(among: member.attributes, in: NameScope(around: member))
  }

  /// The isolation of a member: its own, or else that of its owner.
  func isolation(of member: Member, in owner: DeclarationID) -> Isolation {
    statedIsolation(of: member) ?? isolation(of: owner)
  }

  /// The isolation of a requirement: its own, or else that of its protocol.
  func isolation(of requirement: Requirement) -> Isolation {
    isolation(of: requirement.member, in: requirement.owner)
  }

  /// Whether the isolation of a member of an extension or a class lets it be the witness of a requirement: what uses the
  /// requirement has to reach the member.
  ///
  /// ```swift
  /// protocol Store { func load() }
  /// extension Store { @MainActor func load() {} }  // not the witness of load()
  /// ```
  func isReachable(
    _ member: Member, of owner: DeclarationID, through requirement: Requirement
  ) -> Bool {
    let demanded = isolation(of: requirement)
    let own = statedIsolation(of: member) ?? inferredIsolation(of: owner)
    return demanded.reaches(own) && !(demanded == .nonisolated && own == .instance)
  }

  /// Whether a member of a class, which states no isolation, has another one than the class.
  ///
  /// It gets that from the class that declares it, from a member that it overrides, or from a protocol.
  func runsElsewhere(_ requirement: Requirement, than id: DeclarationID) -> Bool {
    let (member, owner) = (requirement.member, requirement.owner)
    if statedIsolation(of: member) != nil { return false }
    let above = member.modifiers.contains("override") ? superclasses(of: owner) : []
    let overridden = above.lazy.compactMap { above in
      self.declarations.members(of: above).first { $0.isNamed(like: member) }
        .map { self.isolation(of: $0, in: above) }
    }.first
    return [isolation(of: owner), overridden].contains { $0 != nil && $0 != isolation(of: id) }
      || shape(ofParentsOf: owner).allRequirements.contains {
        $0.member.isNamed(like: member) && statedIsolation(of: $0.member) != nil
      }
  }
}

extension ProtocolShape {
  /// Whether the witness of a requirement has to be nonisolated because of what other protocols demand.
  func needsNonisolatedWitness(_ requirement: Requirement) -> Bool {
    hasConflictingIsolation(requirement)
      || requirement.member.name == "hashValue" && hasHashValueOnMainActor
      || requirements(named: requirement.member.name).contains {
        $0.owner != requirement.owner && $0.member.isNamed(like: requirement.member)
          && program.isolation(of: $0.owner) == .nonisolated
      }
      || protocols.contains {
        program.isPrelude($0) && program.isolation(of: $0) == .nonisolated
          && StandardMembers.restatable[program[$0].name]?.contains(requirement.member.fullName)
            ?? false
      }
  }

  /// Whether another protocol demands the very same member with a different isolation.
  ///
  /// A witness of both has to be nonisolated, and a use of the member's name could mean either requirement.
  ///
  /// ```swift
  /// @MainActor protocol Screen { var title: String { get } }
  /// protocol Named { var title: String { get } }
  /// @Faked protocol Page: Screen, Named {}
  /// // extension EmptyPage { nonisolated var title: String { "" } }
  /// ```
  ///
  /// - Parameter requirement: The member as one protocol demands it.
  /// - Returns: Whether the isolations differ.
  func hasConflictingIsolation(_ requirement: Requirement) -> Bool {
    let own = program.isolation(of: requirement).explicit
    return requirements(named: requirement.member.name).contains {
      $0.owner != requirement.owner && $0.key == requirement.key
        && program.isolation(of: $0).explicit != own
    }
  }
}
