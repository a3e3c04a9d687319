import FakegenSyntax

/// A requirement, and the member of a protocol extension or a superclass that implements it.
///
/// A type that is written by hand would inherit the member.
struct Implementation: Equatable {
  let requirement: Requirement
  let member: Member
  /// The protocol that is extended, or the class.
  let owner: DeclarationID
}

/// An implementation in an extension that a default replaces, because of a property of its member.
struct ReplacedImplementation {
  enum Reason: String {
    case callsItself = "may call itself"
    /// The compiler warns if a witness is deprecated.
    case deprecated = "is deprecated"
    case limited = "is not available everywhere"
  }

  let implementation: Implementation
  let reason: Reason
}

/// A protocol of a shape, and the places of those of its extensions that apply to every type of the shape.
private typealias Owner = (id: DeclarationID, extensions: Set<Place>)

extension ProtocolShape {
  /// Computes `implementations` and `replacedImplementations`.
  func findImplementations() -> (kept: [Implementation], replaced: [ReplacedImplementation]) {
    let owners = ownProtocols.map { owner -> Owner in
      let added = program.declarations.extensions(of: owner).filter { meets($0, of: owner) }
      return (owner, Set(added.map(\.place)))
    }.filter { !$0.extensions.isEmpty }
    let classes = program.lineage(of: superclassDeclaration).filter {
      program.genericParameters(inside: $0).isEmpty
    }
    if owners.isEmpty, classes.isEmpty { return ([], []) }
    let found = requirements.compactMap { requirement -> Implementation? in
      let isChosen = !requirement.isOfPrelude && requirement.member.chosenDefault != nil
      guard !isChosen, program.configuredDefaultKey(of: requirement.type) == nil else { return nil }
      return inheritedImplementation(of: requirement, from: classes)
        ?? implementation(of: requirement, from: owners)
    }
    if found.isEmpty { return ([], []) }
    let available = found.filter(isAvailable)
    var search = CircleSearch(shape: self, implementations: available)
    let circular = available.filter { search.breaksCircle(at: $0) }
    let replaced = found.compactMap { one -> ReplacedImplementation? in
      if circular.contains(one) { return .init(implementation: one, reason: .callsItself) }
      if available.contains(one) { return nil }
      return .init(
        implementation: one, reason: one.member.attributes.isDeprecated ? .deprecated : .limited)
    }
    return (available.filter { !circular.contains($0) }, replaced)
  }

  private func isAvailable(_ implementation: Implementation) -> Bool {
    program.isAvailable(implementation.member, wherever: implementation.requirement)
  }

  /// How far the implementations are from those that call no other implementation.
  ///
  /// ```swift
  /// extension Store { func read() -> String { raw().first } }       // 0
  /// extension Store { func password() -> String { read("name") } }  // 1
  /// ```
  ///
  /// - Parameter implementations: The implementations.
  /// - Returns: The number for each, in order; it is limited, because calls are found by their names alone.
  func depths(of implementations: [Implementation]) -> [Int] {
    let search = CircleSearch(shape: self, implementations: implementations)
    let called = implementations.map { one in
      let members = search.requirements(calledBy: one)
      return implementations.indices.filter { index in
        implementations[index] != one
          && members.contains(implementations[index].requirement.member)
      }
    }
    return (0..<Self.maximumDepthOfCalls).reduce(implementations.map { _ in 0 }) { depths, _ in
      called.map { $0.map { depths[$0] + 1 }.max() ?? 0 }
    }
  }

  private static let maximumDepthOfCalls = 4

  /// Whether an extension implements `init()` by calling another initializer.
  var isBlankInitializerDelegated: Bool {
    ownProtocols.flatMap { program.membersOfExtensions(of: $0, named: "init") }.contains {
      $0.isBlankInitializer
        && program.mentions(in: $0).contains { $0.name == "init" && $0.labels != [] }
    }
  }

  /// Returns the witness that the compiler would choose from the extensions of the protocols.
  private func implementation(
    of requirement: Requirement, from owners: [Owner]
  ) -> Implementation? {
    var found: [(implementation: Implementation, isConstrained: Bool)] = []
    for owner in owners {
      for (added, members) in program.membersByExtension(
        of: owner.id, named: requirement.member.name)
      where owner.extensions.contains(added.place) {
        let allowed = program[owner.id].attributes + requirement.member.attributes
        guard added.attributes.allSatisfy(allowed.contains) else { continue }
        let members = witnesses(of: requirement, among: members, of: owner.id)
        guard let member = members.first, areComplete(members, around: added, requirement) else {
          continue
        }
        let implementation = Implementation(
          requirement: requirement, member: member, owner: owner.id)
        found.append((implementation, !added.constraints.isEmpty))
      }
    }
    let available = found.filter { isAvailable($0.implementation) }
    if !available.isEmpty { found = available }
    // The compiler chooses the most specialized one, or reports an ambiguity.
    let best = found.filter { one in
      found.allSatisfy { other in
        one.implementation == other.implementation
          || (one.implementation.owner == other.implementation.owner
            ? one.isConstrained && !other.isConstrained
            : program.refines(one.implementation.owner, other.implementation.owner))
      }
    }
    return best.count == 1 ? best[0].implementation : nil
  }

  /// Returns the witness that a type inherits from its superclasses.
  private func inheritedImplementation(
    of requirement: Requirement, from classes: [DeclarationID]
  ) -> Implementation? {
    if requirement.member.kind == .initializer || requirement.isOfPrelude { return nil }
    for id in classes {
      let members = program.declarations.members(of: id).filter {
        $0.conditions.isEmpty && program.isAvailable($0, wherever: requirement)
      }
      let member = witnesses(of: requirement, among: members, of: id).first
      if let member { return Implementation(requirement: requirement, member: member, owner: id) }
    }
    return nil
  }

  /// Returns those members that satisfy a requirement: if there are any, those that are available wherever it is, and of
  /// these, those that are `async` as it is.
  private func witnesses(
    of requirement: Requirement, among members: [Member], of owner: DeclarationID
  ) -> [Member] {
    let fitting = members.filter { member in
      Witness.bestFit(for: requirement, among: [member]) {
        fits($0, of: owner, for: requirement)
      } == .exact
    }
    let available = fitting.filter { program.isAvailable($0, wherever: requirement) }
    let usable = available.isEmpty ? fitting : available
    let alike = usable.filter { $0.effectsOfUse.isAsync == requirement.effects.isAsync }
    return alike.isEmpty ? usable : alike
  }

  /// Whether a member of an extension or a class fits a requirement in its types, effects, access and isolation.
  private func fits(
    _ member: Member, of owner: DeclarationID, for requirement: Requirement
  ) -> Bool {
    // The witnesses of a public type have to be public.
    let access = roots.map(program.generatedAccess).min() ?? .internal
    guard program.isAccessible(member), member.access >= min(access, program.access(of: owner)),
      !member.isUnavailable, !member.isFailable || requirement.member.isFailable,
      program.isReachable(member, of: owner, through: requirement)
    else { return false }
    let witness = program.witness(member, inExtensionOf: owner)
    return witness.parameters.map(\.type.functionMarks)
      == requirement.parameters.map(\.type.functionMarks)
      && witness.effects.satisfies(requirement.effects)
      && witness.witnessKey(in: self) == requirement.witnessKey(in: self)
  }

  /// Whether members of one extension together cover all `#if` conditions under which the requirement exists.
  private func areComplete(
    _ members: [Member], around added: Declaration, _ requirement: Requirement
  ) -> Bool {
    let known = (program[requirement.owner].conditions + requirement.member.conditions)
      .map(\.standalone)
    // The conditions of a member are its own, without those of the extension.
    return members.map { added.conditions + $0.conditions }.isExhaustive(given: known)
  }

  /// Whether an implementation does the same for every instance, because it uses neither `self` nor another member.
  func isIndependentOfInstance(_ implementation: Implementation) -> Bool {
    let member = implementation.member
    let source = program.declarations.source(of: member.place.file)
    if source.namesSelf(inBodyAfter: member.place.offset) { return false }
    let members =
      ownProtocols.flatMap { program.requirements(of: $0).map(\.member) }
      + ownProtocols.flatMap(program.membersOfExtensions)
    return !program.mentions(in: member).contains { mention in
      members.contains(where: mention.mayMean)
    }
  }

  /// The implementations that may call a requirement whose type mentions `Self`.
  ///
  /// ```swift
  /// extension Node { func isFirst() -> Bool { next().isBefore(self) } }
  /// ```
  func callingMembersOfSelf(among implementations: [Implementation]) -> [Implementation] {
    let search = CircleSearch(shape: self, implementations: implementations)
    let ofSelf = requirements.filter(\.mentionsSelf).map(\.member)
    return implementations.filter { !search.requirements(calledBy: $0).isDisjoint(with: ofSelf) }
  }

  /// Whether a constraint of an extension is true of every conforming type.
  ///
  /// ```swift
  /// extension Repo where Item: Codable { … }
  /// // true of every type that conforms to `protocol UserRepo: Repo where Item == User`, if User is Codable
  /// ```
  func holds(_ constraint: Constraint) -> Bool {
    let (left, right) = (constraint.left, constraint.right)
    let pinned = pinnedTypes
    if constraints.contains(constraint) { return true }
    switch constraint.relation {
    case .equals:
      return program.substitute(pinned, in: left) == program.substitute(pinned, in: right)
        || constraints.contains { $0.type(equalTo: left) == right }
    case .conforms:
      let parents = program.parents(named: [right])
      guard parents.unknown.isEmpty, parents.superclass == nil else { return false }
      if left.description == "Self" {
        return parents.protocols.allSatisfy(protocols.contains)
          && (!parents.isClassBound || isClassBound)
      }
      guard let name = left.parameterName, !parents.isClassBound else { return false }
      let known = shape(ofAssociatedType: name).protocols
      return parents.protocols.allSatisfy { demanded in
        known.contains(demanded)
          || pinned[name].flatMap { program.conforms($0, to: [demanded]) } ?? false
      }
    }
  }
}

extension TypeModel {
  /// The prefixes of a function type, except `@escaping`, which a witness may leave out.
  fileprivate var functionMarks: [String] {
    guard case .prefixed(let marks, .function) = self else { return [] }
    return marks.filter { $0 != "@escaping" }.sorted()
  }
}
