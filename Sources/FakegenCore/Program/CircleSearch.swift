import FakegenSyntax

/// A search for implementations that call themselves, directly or by way of others.
struct CircleSearch {
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
  func mayMean(_ member: Member) -> Bool {
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

extension ProtocolShape {
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
}
