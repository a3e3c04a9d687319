/// A Null type that several protocols may share, with the requests that it meets.
struct SharedNull: Equatable {
  /// The name of the type, as `NullItem`.
  let name: String
  fileprivate(set) var requests: [SharedNullID]
  /// All requests, merged into one.
  fileprivate(set) var request: NullRequest

  /// The conditions of `#if` around the type, so that it exists exactly where it is used: `(DEBUG) || (os(iOS))` if one
  /// protocol uses it under each.
  var conditions: [String] {
    request.requester.usedUnder.mergedConditions
  }

  /// The conditions that hold wherever the type exists.
  var knownConditions: [String] {
    let usedUnder = request.requester.usedUnder
    return (usedUnder.first ?? []).filter { condition in
      usedUnder.allSatisfy { $0.contains(condition) }
    }
  }

  /// The type as a requester of other Null types.
  var requester: NullRequester {
    changed(request.requester) {
      $0.name = FakeKind.null.stem(of: name) ?? name
      $0.chain.append(requests[0])
    }
  }
}

/// The shared Null types, and the requests that each is made of.
struct SharedNulls: Equatable {
  private(set) var groups: [SharedNull] = []
  /// The name of the type that each request has become a part of.
  private(set) var names: [SharedNullID: String] = [:]

  /// Merges requests by the name of their type, in their order.
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

  /// The name of the type for a request: `NullZ`, or `NullOwnerZ` or `NullAnyZ` if the short name is taken or cannot be
  /// shared.
  ///
  /// ```swift
  /// protocol Cache { associatedtype Value }                      // NullValue
  /// protocol Grid { associatedtype Value: Scalar & Comparable }  // NullGridValue, if the sources declare `Scalar`
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
    guard let owner = request.requester.name else {
      return isTaken ? FakeKind.null.name(GeneratedNames.joined("Any", request.name)) : shared
    }
    // Sequences rarely have the same elements in several protocols, so they are not shared.
    let isSequence = program.shape(of: request.parents.protocols).protocols.contains {
      ["Sequence", "AsyncSequence"].contains(program[$0].name)
    }
    let competes =
      byName[shared].map { self.competes(groups[$0].request, request, program) } ?? false
    return isTaken || isSequence || competes
      ? FakeKind.null.name(GeneratedNames.joined(owner, request.name)) : shared
  }

  /// Whether one type for two requests would have the defaults of different protocols in the sources, or contradictory
  /// constraints.
  private func competes(_ group: NullRequest, _ request: NullRequest, _ program: Program) -> Bool {
    contradicts(group.constraints, request.constraints)
      || group.parents != request.parents
        && (group.parents.protocols + request.parents.protocols).contains { !program.isPrelude($0) }
  }

  /// Whether the constraints require the same type to be equal to two different ones.
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
