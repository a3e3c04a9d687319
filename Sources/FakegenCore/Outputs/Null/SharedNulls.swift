/// The requests that become one Null type.
struct SharedNull: Equatable {
  /// As in `NullItem`.
  let name: String
  fileprivate(set) var requests: [SharedNullID]
  /// All that is asked of it.
  fileprivate(set) var request: NullRequest

  /// The conditions to put around it, so that it is there wherever it is used and nowhere else:
  /// `(DEBUG) || (os(iOS))` for one protocol under each.
  var conditions: [String] {
    let usedUnder = request.user.usedUnder
    guard let first = usedUnder.first, !usedUnder.contains([]) else { return [] }
    if usedUnder.allSatisfy({ $0 == first }) { return first }
    let alternatives = usedUnder.map { chain in
      chain.count == 1
        ? "(\(chain[0]))" : "(\(chain.map { "(\($0))" }.joined(separator: " && ")))"
    }
    return [alternatives.joined(separator: " || ")]
  }

  /// As it asks for others itself.
  var user: NullUser {
    NullUser(
      name: GeneratedNames.rest(of: name, behind: "Null") ?? name, access: request.user.access,
      usedUnder: request.user.usedUnder, place: request.user.place,
      chain: request.user.chain + [requests[0]])
  }
}

/// Which requests share a type, and by which name.
struct SharedNulls: Equatable {
  private(set) var groups: [SharedNull] = []
  /// What the type is called that each request has become.
  private(set) var names: [SharedNullID: String] = [:]

  /// Puts requests together, in their order.
  init(_ ids: [SharedNullID], _ facts: Facts) {
    var byName: [String: Int] = [:]
    for id in ids {
      let request = facts[id]
      let name = name(for: request, byName, facts)
      names[id] = name
      if let index = byName[name] {
        groups[index].requests.append(id)
        groups[index].request.merge(request)
      } else {
        byName[name] = groups.count
        groups.append(SharedNull(name: name, requests: [id], request: request))
      }
    }
  }

  /// `NullZ`, or `NullOwnerZ` and `NullAnyZ` where the short name is taken or cannot be shared.
  ///
  /// ```swift
  /// protocol Cache { associatedtype Value }                      // NullValue
  /// protocol Grid { associatedtype Value: Scalar & Comparable }  // NullGridValue, if `Scalar` is the sources'
  /// ```
  private func name(
    for request: NullRequest, _ byName: [String: Int], _ facts: Facts
  ) -> String {
    let program = facts.program
    let declarations = program.declarations
    let shared = GeneratedNames.null(request.name)
    let isTaken =
      declarations.isDeclared(shared)
      || declarations.declarations(at: [request.name]).contains(where: facts.isFakedNow)
    guard let owner = request.user.name else {
      return isTaken ? GeneratedNames.null(GeneratedNames.joined("Any", request.name)) : shared
    }
    // The elements of sequences differ from protocol to protocol.
    let isSequence = program.shape(of: request.parents.protocols).protocols.contains {
      ["Sequence", "AsyncSequence"].contains(program[$0].name)
    }
    let competes =
      byName[shared].map { self.competes(groups[$0].request, request, program) } ?? false
    return isTaken || isSequence || competes
      ? GeneratedNames.null(GeneratedNames.joined(owner, request.name)) : shared
  }

  /// Whether defaults of different protocols of the sources would meet in a shared type.
  private func competes(_ group: NullRequest, _ request: NullRequest, _ program: Program) -> Bool {
    contradicts(group.constraints, request.constraints)
      || group.parents != request.parents
        && (group.parents.protocols + request.parents.protocols).contains { !program.isPrelude($0) }
  }

  /// Whether constraints make one type equal to two.
  private func contradicts(_ some: [Constraint], _ others: [Constraint]) -> Bool {
    some.contains { one in
      one.relation == .equals
        && others.contains { other in
          other.relation == .equals && other.left == one.left
            && other.right != one.right
        }
    }
  }
}

/// The Null types that associated types and compositions asked for, and those of protocols without an Empty protocol.
extension NullPlanner {
  /// Decides a Null type that several may share.
  ///
  /// - Throws: `Obstacle.requirements`, if it cannot be.
  func plan(for null: SharedNull) throws(Obstacle) -> NullPlan {
    let parents = null.request.parents
    let shape = program.shape(
      of: parents.protocols, adding: parents, constraints: null.request.constraints)
    let id = NullID.shared(null.requests[0])
    let types = witnesses(of: id, shape, sharedBy: null.user)
    let isItsOwnPart = types.types.values.contains {
      if case .named(let named) = $0, case .null(.shared(let part)) = named.meaning {
        null.requests.contains(part)
      } else {
        false
      }
    }
    let isolation = program.isolationOfShared(shape, isItsOwnPart: isItsOwnPart)
    let subject = Subject(
      id: id, shape: shape, types: types, access: null.request.user.access,
      conformances: parents.protocols.map(conformance).filter {
        $0.hasEmpty || !program.superclass(of: shape, conformsTo: $0.id)
      },
      heading: Heading(attributes: isolation.attributes, isolation: isolation),
      isClass: shape.isClassBound, typeName: null.name, files: [null.request.user.place.file])
    return try complete(subject)
  }

  /// Decides the Null type of a protocol that cannot have an Empty protocol: it implements everything
  /// itself.
  ///
  /// - Throws: `Obstacle.requirements`, if it cannot be.
  func plan(withoutEmpty id: DeclarationID) throws(Obstacle) -> NullPlan {
    // An Empty protocol that someone wrote gives what it implements.
    let base = program.handWrittenEmpty(of: id) ?? id
    let shape = program.shape(of: base)
    return try complete(
      subject(
        .of(id), for: id, shape, witnesses(of: .of(id), shape), program.generatedAccess(for: id),
        conformance(base)))
  }

  /// Puts the type together, unless something about it is not known.
  private func complete(_ subject: Subject) throws(Obstacle) -> NullPlan {
    guard subject.types.undecided.isEmpty, subject.shape.unknownParents.isEmpty,
      program.unmetDemand(in: subject.shape) == nil,
      !subject.conformances.contains(where: { $0.hasEmpty && program.hasEmptyClass($0.id) })
    else { throw .requirements }
    let (given, demanded) = members(of: subject.shape)
    do {
      try checkConformances(of: subject.types, in: subject.shape)
      return try complete(subject, given: given, demanded: demanded)
    } catch {
      throw .requirements
    }
  }

  private func conformance(_ id: DeclarationID) -> NullPlan.Conformance {
    .init(id: id, hasEmpty: facts.hasEmpty(id))
  }

  /// What the inherited Empty protocols give, and what they leave open or do not agree upon.
  private func members(of shape: ProtocolShape) -> (given: [MemberPlan], demanded: [Requirement]) {
    let empties = shape.roots.filter { facts.hasEmpty($0) }
    let covered = empties.flatMap { program.shape(of: $0).protocols }
    let members = empties.flatMap(allMembers)
    var demanded: [Requirement] = []
    // Of two Empty protocols that give a member, neither is the better.
    for member in members.uniqued(by: \.key) {
      if members.count(where: { $0.key == member.key }) > 1 { demanded.append(member.requirement) }
    }
    // By an extension, or an Empty protocol that someone wrote.
    let implemented = program.implementations(of: shape).map(\.requirement)
    // Nor is any of two extensions that implement it, or of an extension and an Empty protocol.
    for implementation in empties.flatMap(self.implemented) {
      let requirement = implementation.requirement
      let isContested =
        !implemented.contains(requirement)
        || empties.contains { id in
          !program.refines(id, implementation.owner)
            && allMembers(of: id).contains { $0.key == requirement.key }
        }
      if isContested, !demanded.contains(where: { $0.key == requirement.key }) {
        demanded.append(requirement)
      }
    }
    // An option set's `init(rawValue:)` serves as the failable one of what it refines.
    let uncovered = shape.protocols.filter { owner in
      !covered.contains(owner) && !program.superclass(of: shape, conformsTo: owner)
    }
    let open = uncovered.flatMap(program.requirements).filter { requirement in
      !requirement.member.isBlankInitializer && !program.isSynthesized(requirement, in: shape)
    }
    demanded += open.uniqued(by: \.key).filter { !implemented.contains($0) }
    return (members, demanded)
  }
}
