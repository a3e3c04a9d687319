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

/// A protocol of a shape, and the places of those of its extensions that apply to every type of the shape.
private typealias Owner = (id: DeclarationID, extensions: Set<Place>)

extension ProtocolShape {
  /// Computes `implementations` and `circularImplementations`.
  func findImplementations() -> (kept: [Implementation], circular: [Implementation]) {
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
    var search = CircleSearch(shape: self, implementations: found)
    let circular = found.filter { search.breaksCircle(at: $0) }
    return (found.filter { !circular.contains($0) }, circular)
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
      let members = program.declarations.members(of: id).filter(\.conditions.isEmpty)
      let member = witnesses(of: requirement, among: members, of: id).first
      if let member { return Implementation(requirement: requirement, member: member, owner: id) }
    }
    return nil
  }

  /// Returns those members that satisfy a requirement; for one that is `async`, those that are, too, if there are any.
  private func witnesses(
    of requirement: Requirement, among members: [Member], of owner: DeclarationID
  ) -> [Member] {
    let fitting = members.filter { member in
      Witness.bestFit(for: requirement, among: [member]) {
        fits($0, of: owner, for: requirement)
      } == .exact
    }
    let alike = fitting.filter { $0.effectsOfUse.isAsync == requirement.effects.isAsync }
    return alike.isEmpty ? fitting : alike
  }

  /// Whether a member of an extension or a class fits a requirement in its types, effects, access and isolation.
  private func fits(
    _ member: Member, of owner: DeclarationID, for requirement: Requirement
  ) -> Bool {
    // The witnesses of a public type have to be public.
    let access = roots.map(program.generatedAccess).min() ?? .internal
    guard program.isAccessible(member), member.access >= min(access, program.access(of: owner)),
      program.isAvailable(member, wherever: requirement),
      !member.isFailable || requirement.member.isFailable,
      program.isReachable(member, of: owner, through: requirement)
    else { return false }
    let witness = program.witness(member, inExtensionOf: owner)
    return witness.parameters.map(\.type.functionMarks)
      == requirement.parameters.map(\.type.functionMarks)
      && witness.effects.satisfies(requirement.effects)
      && witness.witnessKey(in: self) == requirement.witnessKey(in: self)
  }

  /// Whether calls of a member of an extension mean a requirement, and so whatever implements that.
  ///
  /// ```swift
  /// protocol Base { func preview() -> Int; func test() -> Int }
  /// protocol Child: Base {}
  /// extension Base { func preview() -> Int { test() } }  // is never called for a Child
  /// extension Child { func preview() -> Int { 1 }; func test() -> Int { preview() } }
  /// ```
  fileprivate func isHidden(_ member: Member, inExtensionOf owner: DeclarationID) -> Bool {
    let requirements = requirements(named: member.name)
    if requirements.isEmpty { return false }
    let witness = program.witness(member, inExtensionOf: owner)
    return requirements.contains {
      $0.member.kind == member.kind && $0.effects == witness.effects
        && $0.witnessKey(in: self) == witness.witnessKey(in: self)
    }
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

/// A search for implementations that call themselves, directly or by way of others.
private struct CircleSearch {
  private let shape: ProtocolShape
  /// The members of extensions that implement no requirement, by name.
  private let helpers: [String: [Member]]
  /// The implementations that are kept, by the requirement's member.
  private var bodies: [Member: Member]
  private let meaningsByMember = Answers<Member, [Meaning]>()

  /// The helpers and the requirements that a name in a body may mean.
  private typealias Meaning = (helpers: [Member], requirements: [Requirement])

  init(shape: ProtocolShape, implementations: [Implementation]) {
    self.shape = shape
    let implementing = Set(implementations.map(\.member))
    let helpers = shape.ownProtocols.flatMap { owner in
      shape.program.membersOfExtensions(of: owner).filter {
        !implementing.contains($0) && !shape.isHidden($0, inExtensionOf: owner)
      }
    }
    self.helpers = Dictionary(grouping: helpers, by: \.name)
    bodies = Dictionary(implementations.map { ($0.requirement.member, $0.member) }) { $1 }
  }

  /// The requirements with implementations that another one may call, by itself or by way of members that implement
  /// none.
  func requirements(calledBy start: Implementation) -> Set<Member> {
    let callers = [start.member].transitiveClosure { meanings(ofNamesIn: $0).flatMap(\.helpers) }
    return Set(callers.flatMap(meanings).flatMap(\.requirements).map(\.member))
  }

  /// What each name in a member's body may mean.
  private func meanings(ofNamesIn member: Member) -> [Meaning] {
    meaningsByMember.value(about: member) {
      shape.program.mentions(in: member).map { mention in
        (
          helpers[mention.name, default: []].filter(mention.mayMean),
          shape.requirements(named: mention.name).filter { mention.mayMean($0.member) }
        )
      }
    }
  }

  /// Drops an implementation if it may call itself, so that a call of its requirement leads nowhere.
  ///
  /// - Returns: Whether it was dropped.
  mutating func breaksCircle(at implementation: Implementation) -> Bool {
    if !mayCallItself(implementation) { return false }
    bodies[implementation.requirement.member] = nil
    return true
  }

  /// Whether an implementation may call its own requirement, directly or by way of other members.
  private func mayCallItself(_ start: Implementation) -> Bool {
    let own = shape.requirements(named: start.requirement.member.name).filter {
      !$0.isOfPrelude && $0.key == start.requirement.key
    }
    func others(in meaning: Meaning) -> [Requirement] {
      meaning.requirements.filter { !$0.isOfPrelude && !own.contains($0) }
    }
    let callers = [start.member].transitiveClosure { caller in
      meanings(ofNamesIn: caller).flatMap { meaning in
        meaning.helpers + others(in: meaning).compactMap { bodies[$0.member] }
      }
    }
    return callers.contains { caller in
      meanings(ofNamesIn: caller).contains { meaning in
        // If there are overloads, a call inside of the implementation means one of those.
        let isOverloaded = !meaning.helpers.isEmpty || !others(in: meaning).isEmpty
        return meaning.requirements.contains(where: own.contains)
          && !(caller == start.member && isOverloaded)
      }
    }
  }
}

extension Mention {
  /// Whether the mention may mean a member, judging by its name and labels.
  fileprivate func mayMean(_ member: Member) -> Bool {
    guard name == member.name else { return false }
    if isImplicitMember, !member.isStatic, member.kind != .initializer { return false }
    // `start { … }` does not mean `start()`.
    if labels == nil, mayHaveTrailingClosure, member.kind == .method, member.parameters.isEmpty {
      return false
    }
    guard let labels, member.kind != .property else { return true }
    var rest = labels[...]
    for parameter in member.parameters {
      if let label = rest.first, label == parameter.label {
        rest.removeFirst()
        if parameter.isVariadic { rest = rest.drop { $0 == nil } }
      } else if !parameter.hasDefaultValue, !parameter.isVariadic, !mayHaveTrailingClosure {
        return false
      }
    }
    return rest.isEmpty
  }
}
