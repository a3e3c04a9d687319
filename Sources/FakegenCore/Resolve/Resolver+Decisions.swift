import FakegenSyntax

/// What passes learn, as far as something that was decided rests on it.
struct Grounds {
  /// Protocols, and whether they were known to have no Null type.
  var withoutNull: [Int: Bool] = [:]
  /// Protocols, and whether they had an Empty protocol.
  var faked: [Int: Bool] = [:]
  /// Protocols whose Null types are used.
  var requested: Set<Int> = []
  /// Imports that default values need.
  var imports: Set<ImportModel> = []
  /// Whether it rests on what other protocols ask for, as Null types that several share do.
  var isShared = false

  mutating func merge(_ other: Grounds) {
    // A pass learns that there is no Null type, never that there is one: `false` is what came first.
    withoutNull.merge(other.withoutNull) { $0 && $1 }
    faked.merge(other.faked) { $1 }
    requested.formUnion(other.requested)
    imports.formUnion(other.imports)
    isShared = isShared || other.isShared
  }
}

/// What was decided for one protocol.
struct Decision {
  var fake: FakeModel?
  var diagnostics: [Diagnostic] = []
  var explanations: [Explanation] = []
  var valueMembers = 0
  var unresolvedMembers = 0
  var grounds = Grounds()
}

/// What a pass decided, which the next one takes over where its grounds are the same.
struct Decisions {
  var fakes: [Int: Decision] = [:]
  var empties: [Int: (resolution: EmptyResolution, grounds: Grounds)] = [:]
  /// What the Null types that several protocols share rest on.
  var sharedGrounds = Grounds()
}

extension Resolver {
  /// Everything that is generated for one protocol, decided now or in the pass before.
  mutating func decision(on index: Int) -> Decision {
    if let earlier = earlier.fakes[index], holds(earlier.grounds) {
      adopt(earlier.grounds)
      decisions.fakes[index] = earlier
      return earlier
    }
    let outer = (diagnostics, explanations, valueMembers, unresolvedMembers)
    (diagnostics, explanations, valueMembers, unresolvedMembers) = ([], [], 0, 0)
    grounds = Grounds()
    let fake = nullOnly.contains(index) ? resolveNullOnly(index) : resolveFake(index)
    let decision = Decision(
      fake: fake, diagnostics: diagnostics, explanations: explanations, valueMembers: valueMembers,
      unresolvedMembers: unresolvedMembers, grounds: grounds)
    (diagnostics, explanations, valueMembers, unresolvedMembers) = outer
    decisions.fakes[index] = decision
    return decision
  }

  /// Decides which members a protocol's Empty protocol implements, and how.
  mutating func empty(of index: Int) -> EmptyResolution {
    if let known = decisions.empties[index] {
      grounds.merge(known.grounds)
      return known.resolution
    }
    // A protocol that comes round to itself was reported before; this ends the recursion.
    guard emptiesInProgress.insert(index).inserted else {
      grounds.isShared = true
      return EmptyResolution()
    }
    defer { emptiesInProgress.remove(index) }
    let outer = grounds
    grounds = Grounds()
    let resolution: EmptyResolution
    if let earlier = earlier.empties[index], holds(earlier.grounds) {
      adopt(earlier.grounds)
      resolution = earlier.resolution
    } else {
      resolution = resolveEmpty(of: index)
    }
    decisions.empties[index] = (resolution, grounds)
    let own = grounds
    grounds = outer
    grounds.merge(own)
    return resolution
  }

  /// Whether this pass knows of some grounds what the pass before knew.
  private func holds(_ grounds: Grounds) -> Bool {
    !grounds.isShared
      && grounds.withoutNull.allSatisfy { findings.withoutNull.contains($0) == $1 }
      && grounds.faked.allSatisfy { fakedSet.contains($0) == $1 }
  }

  /// Whether nothing that this pass decided rests on what it found.
  func isSettled(since before: Findings) -> Bool {
    guard findings.requested == before.requested,
      findings.impossibleNulls == before.impossibleNulls
    else { return false }
    let new = findings.withoutNull.subtracting(before.withoutNull)
    let all = decisions.fakes.values.map(\.grounds) + [decisions.sharedGrounds]
    // What was found in the course of the pass is known to those that came later.
    return all.allSatisfy { grounds in new.allSatisfy { grounds.withoutNull[$0] != false } }
  }

  private mutating func adopt(_ grounds: Grounds) {
    self.grounds.merge(grounds)
    for index in grounds.requested { request(index) }
  }

  /// Whether a protocol has an Empty protocol.
  mutating func isFaked(_ index: Int) -> Bool {
    let isFaked = fakedSet.contains(index)
    grounds.faked[index] = isFaked
    return isFaked
  }

  /// Whether a protocol is known to have no Null type.
  mutating func lacksNull(_ index: Int) -> Bool {
    let lacksNull = findings.withoutNull.contains(index)
    grounds.merge(Grounds(withoutNull: [index: lacksNull]))
    return lacksNull
  }

  /// Notes that a protocol's Null type is needed although nobody annotated the protocol.
  mutating func request(_ index: Int) {
    grounds.requested.insert(index)
    if !chosen.contains(index) { findings.requested.insert(index) }
  }
}
