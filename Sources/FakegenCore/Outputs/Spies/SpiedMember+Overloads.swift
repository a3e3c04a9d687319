extension [SpiedMember] {
  /// Marks the members that return nothing where an overload among some requirements returns something.
  mutating func markOverloadsByResult(among requirements: [Requirement]) {
    let names = Set(
      requirements.filter { $0.member.kind == .method && $0.type != .void }
        .map(\.member.fullName))
    for index in indices where self[index].result == .void {
      self[index].isOverloadedByResult = names.contains(self[index].member.fullName)
    }
  }

  /// Distinguishes the overloads that `when` cannot tell apart, and removes those that remain ambiguous.
  ///
  /// ```swift
  /// func find(_ id: Int) -> Int     // when.find(7, returning: Int.self)
  /// func find(_ id: Int) -> String  // when.find(7, returning: String.self)
  /// func load(_ id: Int) -> Int        // when.load(7)
  /// func load(_ id: Int) async -> Int  // when.load(7, async: true)
  /// ```
  ///
  /// - Parameter requirements: All members, recorded or not.
  /// - Returns: The members that are removed.
  mutating func disambiguate(among requirements: [Requirement]) -> [LeftOutMember] {
    markOverloadsByResult(among: requirements)
    // Only members of one name can be overloads; a protocol may have thousands of members.
    let overloads = Dictionary(grouping: indices) { self[$0].overloadKey }
    var removed: Set<Int> = []
    for (_, indices) in overloads where indices.count > 1 {
      var group = indices.map { self[$0] }
      removed.formUnion(group.disambiguateOverloads().map { indices[$0] })
      for (index, member) in zip(indices, group) { self[index] = member }
    }
    let unspied = removed.sorted().map {
      LeftOutMember(requirement: self[$0].requirement, reason: .alike)
    }
    self = indices.filter { !removed.contains($0) }.map { self[$0] }
    return unspied
  }

  /// Distinguishes the overloads of one name, and returns the indices of those that remain ambiguous.
  private mutating func disambiguateOverloads() -> [Int] {
    for index in indices {
      let labels = self[index].parameters.map(\.label)
      let isAlike = indices.contains {
        $0 != index && self[$0].parameters.map(\.label) == labels
      }
      self[index].disambiguation = isAlike ? .types : .labels
    }
    requireDistinguishingArguments()
    for index in indices where self[index].effects.isAsync {
      self[index].isDistinguishedByAsync = contains {
        !$0.effects.isAsync && $0.looksLike(self[index]) && $0.result == self[index].result
      }
    }
    // Overloads with different results are told apart by `returning:`.
    let toldApart = indices.filter { index in
      let alike = filter { $0.looksLike(self[index]) }
      return alike.contains { $0.mayMeet(self[index]) }
        && alike.contains { $0.result != self[index].result }
    }
    for index in toldApart { self[index].statedType = self[index].result }
    var kept: [SpiedMember] = []
    return indices.filter { index in
      let member = self[index]
      if kept.contains(where: { $0.looksLike(member) && $0.mayMeet(member) }) {
        return true
      }
      kept.append(member)
      return false
    }
  }

  /// Requires the arguments that distinguish overloads.
  ///
  /// An overload that has labels of its own requires only the first of these, or only `returning:` if that is one. Any
  /// other requires all labels that are not common to all overloads. But if it has no such labels, all of its arguments
  /// are required: a reader could not see that a call without arguments means this overload.
  ///
  /// Overloads with the same labels count as one, because matchers with types tell them apart.
  ///
  /// ```swift
  /// func save(a: Int)                  // func save(a: Matcher<Int>)
  /// func save(a: Int, b: Int)          // func save(a: Matcher<Int> = .any, b: Matcher<Int>)
  /// func save(a: Int, c: Int, d: Int)  // … (a: Matcher<Int> = .any, c: Matcher<Int>, d: Matcher<Int> = .any)
  /// ```
  private mutating func requireDistinguishingArguments() {
    let returning = "returning:"
    let labels = map { $0.numberedLabels + ($0.statedType == nil ? [] : [returning]) }
    let shared = labels.dropFirst().reduce(Set(labels[0])) { $0.intersection($1) }
    let isAnyLonger = labels.contains { $0.count > shared.count }
    let counts = Dictionary(Set(labels).joined().map { ($0, 1) }, uniquingKeysWith: +)
    for (index, own) in labels.enumerated() {
      let isShortest = isAnyLonger && own.count == shared.count
      // A test has to pass `returning:` anyway.
      let unique = own.filter { counts[$0] == 1 && !shared.contains($0) }
      let chosen = unique.contains(returning) ? returning : unique.first
      for (parameter, label) in self[index].numberedLabels.enumerated() {
        self[index].parameters[parameter].isRequired =
          isShortest || chosen.map { $0 == label } ?? !shared.contains(label)
      }
    }
  }
}

extension SpiedMember {
  /// The labels of the parameters; one that occurs again is repeated to number it: `a:`, `b:`, `a:a:`.
  fileprivate var numberedLabels: [String] {
    var known: [String: String] = [:]
    return parameters.map { parameter in
      let label = "\(parameter.label ?? "_"):"
      known[label, default: ""] += label
      return known[label] ?? label
    }
  }

  /// The text that is the same for all overloads of a member.
  fileprivate var overloadKey: String { "\(isTypeMember) \(member.kind) \(member.name)" }

  /// Whether both can exist at once: if a protocol declares a member in two `#if`s, only one of them can hold.
  fileprivate func mayMeet(_ other: SpiedMember) -> Bool {
    let isSame =
      requirement.owner == other.requirement.owner && requirement.key == other.requirement.key
    return !isSame && member.mayMeet(other.member)
  }

  /// Whether the mirrors of two overloads in `when` have the same signature.
  fileprivate func looksLike(_ other: SpiedMember) -> Bool {
    guard parameters.map(\.label) == other.parameters.map(\.label),
      isDistinguishedByAsync == other.isDistinguishedByAsync
    else { return false }
    let isSameRecord = parameters.map(\.recorded) == other.parameters.map(\.recorded)
    if isSameRecord, genericParameters.map(\.name) == other.genericParameters.map(\.name) {
      return mayReturnLike(other) && bounds == other.bounds
    }
    return meansTheSame(as: other)
  }

  /// Whether the types after `returning:`, if any, are the same, or one is a generic parameter.
  private func mayReturnLike(_ other: SpiedMember) -> Bool {
    statedType == other.statedType
      || [self, other].contains { member in
        member.genericParameters.contains { $0.name == member.statedType?.parameterName }
      }
  }

  /// The constraints on its generic parameters.
  private var bounds: Set<String> {
    let inline = genericParameters.compactMap { parameter in
      parameter.constraint.map {
        Constraint(left: .parameter(parameter.name), relation: .conforms, right: $0)
      }
    }
    return Set((inline + constraints).map { "\($0.left) \($0.relation) \($0.right)" })
  }

  /// Whether both are generic, and a matcher for one may also be a matcher for the other.
  private func meansTheSame(as other: SpiedMember) -> Bool {
    let own = genericParameters.map(\.name)
    let others = other.genericParameters.map(\.name)
    if own.isEmpty || others.isEmpty || !mayReturnLike(other) { return false }
    return zip(parameters, other.parameters).allSatisfy { left, right in
      left.recorded == right.recorded || left.recorded?.isAnything(among: own) ?? false
        || right.recorded?.isAnything(among: others) ?? false
    }
  }
}
