import FakegenKnowledge
import FakegenSyntax

/// Where code runs.
enum Isolation: Equatable, Sendable {
  /// On the global actor that an attribute names, as in `@MainActor`.
  case actor(String)
  /// On no actor.
  case nonisolated
  /// On the actor that each instance is.
  case instance
  /// Where a module's code runs by default, which nobody has to say.
  case module(isOnMainActor: Bool)

  static let mainActor = Isolation.actor("@MainActor")

  /// The modifier that says so.
  var modifiers: [String] { self == .nonisolated ? ["nonisolated"] : [] }

  /// The attribute that says so.
  var attributes: [String] {
    if case .actor(let text) = self { [text] } else { [] }
  }

  /// Whether an attribute says that it is on a global actor.
  var namesActor: Bool { !attributes.isEmpty }

  var isOnMainActor: Bool { self == .mainActor || self == .module(isOnMainActor: true) }

  /// Whether it is on a global actor, be it by default.
  var isOnGlobalActor: Bool { namesActor || isOnMainActor }

  /// Whether nothing says it, so that nothing has to be written.
  var isUnstated: Bool {
    switch self {
    case .actor, .nonisolated: false
    case .instance, .module: true
    }
  }

  /// The same if it had to be said, as far as that is known.
  var known: Isolation { isOnMainActor ? .mainActor : isUnstated ? .nonisolated : self }

  /// What has to be written of code that runs here and stands inside of other code; `nil` if nothing has to.
  ///
  /// ```swift
  /// @MainActor protocol Mine { func a(); nonisolated func b() }
  /// @MainActor extension EmptyMine { func a() {}; nonisolated func b() {} }
  /// ```
  ///
  /// - Parameter outer: Where the code around runs, as it says itself.
  /// - Returns: What to write; for `a()`, on the main actor inside of the main actor, nothing.
  func written(inside outer: Isolation) -> Isolation? {
    switch (self, outer) {
    case (outer, _): nil
    case (.actor, _), (.nonisolated, _): self
    // What others than actors have as well is not the actor's own. On the main actor it may take and give back what may
    // not be sent.
    case (.module, .instance): known
    case (.module, .actor) where isOnMainActor && outer.isOnMainActor: nil
    case (_, .actor): .nonisolated
    case (.instance, _), (.module, _): nil
    }
  }

  /// Whether code that runs here may use what runs somewhere else without waiting for it.
  ///
  /// Code on the main actor reaches everything but what is on another global actor; code that is on no actor reaches only
  /// what is on none.
  func reaches(_ other: Isolation) -> Bool {
    !other.isOnGlobalActor || self == other || isOnMainActor && other.isOnMainActor
  }
}

/// On whose actor things are, as the sources say.
///
/// A module may put all its code on the main actor unless it says otherwise, and nobody can tell that from the
/// sources. What is generated into the same module shares that default, so it says nothing but where the
/// default would be wrong: members that other modules' protocols demand are `nonisolated`. What is generated
/// elsewhere says everything.
extension Program {
  /// Where code runs that says nothing.
  var byDefault: Isolation { .module(isOnMainActor: configuration.defaultIsolation == .mainActor) }

  // MARK: - Global actors

  /// Whether an attribute is a global actor: known to be one, or neither known nor called with
  /// arguments, as only macros are.
  func isGlobalActor(_ attribute: AttributeModel, in file: FileID, nesting: [String]) -> Bool {
    if attribute.baseName == "MainActor" { return true }
    guard attribute.baseName.isCapitalized,
      !isResultBuilder(attribute, in: file, nesting: nesting), Prelude.Mark(attribute) == nil
    else { return false }
    if let id = declaration(of: attribute, in: file, nesting: nesting) { return isGlobalActor(id) }
    return !attribute.hasArguments && !Self.mockMacros.contains(attribute.baseName)
  }

  private func isGlobalActor(_ id: DeclarationID) -> Bool {
    self[id].attributes.contains { $0.name == "globalActor" }
  }

  /// An attribute as the output spells it: of global actors of equal names with the module.
  func text(of attribute: AttributeModel, in file: FileID, nesting: [String]) -> String {
    guard configuration.isElsewhere, attribute.baseName.isCapitalized,
      let id = declaration(of: attribute, in: file, nesting: nesting), isGlobalActor(id),
      let module = declarations.importedModule(of: id),
      declarations.rivals(of: id).contains(where: isVisible)
    else { return attribute.text }
    return "@\(module.text).\(self[id].qualifiedName)"
  }

  /// Macros that other tools attach to protocols, where on an Empty protocol they would mock it, and to types.
  private static let mockMacros: Set<String> = [
    "AutoMockable", "Cuckoo", "Faked", "Fakeable", "Mock", "Mockable", "Mocked", "Model", "Smock",
    "Spyable", "Stubbable", "Witness",
  ]

  /// The first of some attributes that is a global actor, as the output spells it.
  func globalActor(
    among attributes: [AttributeModel], in file: FileID, nesting: [String] = []
  ) -> Isolation? {
    attributes.first { isGlobalActor($0, in: file, nesting: nesting) }
      .map { .actor(text(of: $0, in: file, nesting: nesting)) }
  }

  // MARK: - Declarations

  /// Where a protocol's members, or those of a type, run.
  ///
  /// The first that is so: on the global actor that the declaration names; on the instance of an actor; on none, if it
  /// says `nonisolated`; on the global actor of a superclass or of a protocol, for a type; where its module's code runs.
  ///
  /// ```swift
  /// @MainActor protocol Screen {}  // on the main actor
  /// protocol Page: Screen {}       // `.module`: on the main actor as of Swift 6, see `inferredIsolation(of:)`
  /// final class Home: Page {}      // on the main actor
  /// ```
  func isolation(of id: DeclarationID) -> Isolation {
    // What asks for itself on the way says nothing about itself.
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
      // A protocol is where its parent is only as of Swift 6. Without a word it is where the compiler says.
      return declaration.kind == .protocol ? byDefault : inherited
    }
    if isOnNoActor(id) { return .nonisolated }
    if isOwn(id) { return byDefault }
    if isModuleOnMainActor(id) { return .mainActor }
    // What the other module's code has to say, ours need not where it is the default.
    return declaration.origin != .source && configuration.defaultIsolation == .nonisolated
      ? byDefault : .nonisolated
  }

  /// Whether a type is on no actor, although its module's code is: because it says of itself that it conforms to a
  /// protocol that may be known anywhere, as `Error` is.
  private func isOnNoActor(_ id: DeclarationID) -> Bool {
    guard self[id].isType, isModuleOnMainActor(id) else { return false }
    return parents(of: id).protocols.contains {
      !isSendableProtocol($0) && shape(of: $0).isBoundToSend && !isolation(of: $0).isOnGlobalActor
    }
  }

  /// The global actor that a declaration names itself, as the output spells it.
  func statedGlobalActor(of id: DeclarationID) -> Isolation? {
    globalActor(among: self[id].attributes, in: self[id].place.file, nesting: self[id].nesting)
  }

  /// A global actor that comes from above, because the compiler infers it from there.
  func inheritedGlobalActor(of id: DeclarationID) -> Isolation? {
    if self[id].kind == .protocol {
      return shape(of: id).protocols.dropFirst().lazy.compactMap(statedGlobalActor).first
    }
    let lineage = lineage(of: id)
    let above = lineage.dropFirst().lazy.compactMap(statedGlobalActor).first
    if let above { return above }
    let conformances = lineage.flatMap { parents(of: $0).protocols }
    return shape(of: conformances.uniqued()).protocols.lazy.compactMap(statedGlobalActor).first
  }

  /// Where the compiler takes what conforms to a protocol and says nothing: where a parent is, if not the protocol itself.
  ///
  /// ```swift
  /// @MainActor protocol OnMain {}
  /// protocol Both: OnMain {}  // says nothing; what conforms is on the main actor
  /// ```
  func inferredIsolation(of id: DeclarationID) -> Isolation {
    let own = isolation(of: id)
    return own.isUnstated ? inheritedGlobalActor(of: id) ?? own : own
  }

  /// Whether a protocol, or a parent of its, names a global actor.
  func isOnActor(_ id: DeclarationID) -> Bool { inferredIsolation(of: id).namesActor }

  /// Whether the code of a declaration's module runs on the main actor by default, as far as somebody said so.
  func isModuleOnMainActor(_ id: DeclarationID) -> Bool {
    let stated = declarations.module(of: id).flatMap { configuration.defaultIsolations[$0.text] }
    if let stated { return stated == .mainActor }
    return self[id].origin == .source && configuration.defaultIsolation == .mainActor
  }

  /// Whether a declaration of another module is on the main actor for no other reason than that its module's code is.
  func isOnlyByDefault(_ id: DeclarationID) -> Bool {
    isElsewhere(self[id].place.file) && isolation(of: id) == .mainActor
      && statedGlobalActor(of: id) == nil
  }

  // MARK: - Members

  /// What a member says of its isolation itself.
  func statedIsolation(of member: Member) -> Isolation? {
    member.isNonisolated || member.saysWhereItRuns
      ? .nonisolated : globalActor(among: member.attributes, in: member.place.file)
  }

  /// Where a member runs, be it because its owner does.
  func isolation(of member: Member, in owner: DeclarationID) -> Isolation {
    statedIsolation(of: member) ?? isolation(of: owner)
  }

  /// Where a requirement runs, as far as its protocol says.
  func isolation(of requirement: Requirement) -> Isolation {
    isolation(of: requirement.member, in: requirement.owner)
  }

  /// Whether a member of an extension or a class runs where the requirement does, as far as they say so themselves.
  ///
  /// ```swift
  /// protocol Store { func load() }
  /// extension Store { @MainActor func load() {} }  // is no witness of load()
  /// ```
  func isIsolatedAlike(_ member: Member, of owner: DeclarationID, _ requirement: Requirement)
    -> Bool
  {
    let own = statedIsolation(of: member)
    let other = statedIsolation(of: requirement.member)
    if own == .nonisolated { return true }
    // What the standard library demands it demands from anywhere.
    if requirement.isOfPrelude, inferredIsolation(of: owner).isOnGlobalActor { return false }
    if own == other { return true }
    return own == nil && (other != .nonisolated || !isOnActor(owner) && !shape(of: owner).isActor)
  }

  /// Whether a class above, or a protocol, says of a member that it does not run where the class does.
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
  /// Whether another protocol demands a member as well, from anywhere or from elsewhere.
  func isDemandedFromAnywhere(_ requirement: Requirement) -> Bool {
    isDisputed(requirement)
      || requirement.member.name == "hashValue" && hasHashValueOnMainActor
      || allRequirements.contains {
        $0.owner != requirement.owner && $0.member.isNamed(like: requirement.member)
          && program.isolation(of: $0.owner) == .nonisolated
      }
  }

  /// Whether another protocol demands the very same member, and not from where this one does: what meets both has to run
  /// anywhere, and what asks for it by its name means either.
  ///
  /// ```swift
  /// @MainActor protocol Screen { var title: String { get } }
  /// protocol Named { var title: String { get } }
  /// @Faked protocol Page: Screen, Named {}
  /// // extension EmptyPage { nonisolated var title: String { "" } }
  /// ```
  ///
  /// - Parameter requirement: The member, as one protocol demands it.
  /// - Returns: Whether they disagree about where it runs.
  func isDisputed(_ requirement: Requirement) -> Bool {
    let own = program.isolation(of: requirement).known
    return allRequirements.contains {
      $0.owner != requirement.owner && $0.key == requirement.key
        && program.isolation(of: $0).known != own
    }
  }
}
