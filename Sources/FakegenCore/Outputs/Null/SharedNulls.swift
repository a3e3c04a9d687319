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

  /// The conditions that hold wherever it is.
  var knownConditions: [String] {
    let usedUnder = request.user.usedUnder
    return (usedUnder.first ?? []).filter { condition in
      usedUnder.allSatisfy { $0.contains(condition) }
    }
  }

  /// As it asks for others itself.
  var user: NullUser {
    NullUser(
      name: FakeKind.null.stem(of: name) ?? name, access: request.user.access,
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
    let shared = FakeKind.null.name(request.name)
    let isTaken =
      declarations.isDeclared(shared)
      || declarations.declarations(at: [request.name]).contains(where: facts.isFakedNow)
    guard let owner = request.user.name else {
      return isTaken ? FakeKind.null.name(GeneratedNames.joined("Any", request.name)) : shared
    }
    // The elements of sequences differ from protocol to protocol.
    let isSequence = program.shape(of: request.parents.protocols).protocols.contains {
      ["Sequence", "AsyncSequence"].contains(program[$0].name)
    }
    let competes =
      byName[shared].map { self.competes(groups[$0].request, request, program) } ?? false
    return isTaken || isSequence || competes
      ? FakeKind.null.name(GeneratedNames.joined(owner, request.name)) : shared
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
