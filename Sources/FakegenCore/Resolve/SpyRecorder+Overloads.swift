extension SpyRecorder {
  /// Tells members apart that `when` could not: by their results, or not at all.
  ///
  /// - Parameter members: The members; those that cannot be told apart are removed.
  /// - Returns: Those that were removed.
  func tellApart(_ members: inout [SpiedMember]) -> [UnspiedMember] {
    for index in members.indices {
      let others = members.indices.filter {
        $0 != index && members[$0].hasName(of: members[index])
      }
      let labels = members[index].parameters.map(\.label)
      let isAlike = others.contains { members[$0].parameters.map(\.label) == labels }
      members[index].overloading = others.isEmpty ? .none : isAlike ? .types : .labels
    }
    let isAmbiguous = members.map { member in
      members.contains { $0 != member && $0.looksLike(member) && $0.member.mayMeet(member.member) }
    }
    // Of those whose results differ, each one says which it is.
    let isTold = members.map { member in
      members.contains { $0.looksLike(member) && $0.result != member.result }
    }
    for index in members.indices where isAmbiguous[index] && isTold[index] {
      members[index].returning = members[index].result
    }
    var kept: [SpiedMember] = []
    var removed: [UnspiedMember] = []
    for member in members {
      if kept.contains(where: { $0.looksLike(member) && $0.member.mayMeet(member.member) }) {
        removed.append(UnspiedMember(requirement: member.requirement, reason: .ambiguous))
      } else {
        kept.append(member)
      }
    }
    members = kept
    return removed
  }
}

extension SpiedMember {
  fileprivate func hasName(of other: SpiedMember) -> Bool {
    isOfType == other.isOfType && member.kind == other.member.kind
      && member.name == other.member.name
  }

  /// Whether `when` has the same shape for both.
  fileprivate func looksLike(_ other: SpiedMember) -> Bool {
    hasName(of: other) && parameters.map(\.label) == other.parameters.map(\.label)
      && (parameters.map(\.recorded) == other.parameters.map(\.recorded)
        && requirement.genericParameters.count == other.requirement.genericParameters.count
        && returning == other.returning || meansTheSame(as: other))
  }

  /// Whether both are generic, and a matcher for one could be one for the other.
  private func meansTheSame(as other: SpiedMember) -> Bool {
    let own = requirement.genericParameters.map(\.name)
    let others = other.requirement.genericParameters.map(\.name)
    if own.isEmpty || others.isEmpty { return false }
    return zip(parameters, other.parameters).allSatisfy { left, right in
      left.recorded == right.recorded || left.recorded?.isAnything(among: own) ?? false
        || right.recorded?.isAnything(among: others) ?? false
    }
  }
}
