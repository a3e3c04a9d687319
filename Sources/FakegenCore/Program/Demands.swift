extension Program {
  /// The requirements of all protocols of a shape, nearest first, each once.
  func demanded(by shape: ProtocolShape) -> [Requirement] {
    shape.requirements.value { collectRequirements(of: shape) }
  }

  private func collectRequirements(of shape: ProtocolShape) -> [Requirement] {
    var result: [Requirement] = []
    var taken: Set<String> = []
    var restated: [Member] = []
    for owner in shape.protocols {
      for requirement in requirements(of: owner) {
        let key = requirement.key + requirement.member.clauseText
        if taken.contains(key) {
          // What can be set does for what can only be read.
          if requirement.member.setter != nil,
            let known = result.firstIndex(where: {
              $0.key == requirement.key && $0.member.setter == nil && $0.member.conditions.isEmpty
            })
          {
            result[known] = requirement
          }
          continue
        }
        // `init?(rawValue: Int)` of the user's is `init?(rawValue: RawValue)` of the standard library.
        if !isPrelude(owner) {
          restated.append(requirement.member)
        } else if restated.contains(where: requirement.member.isRestated) {
          continue
        }
        taken.insert(key)
        result.append(requirement)
      }
    }
    return result
  }
}

extension Requirement {
  /// What tells it from all others: its key, and the clause of an `#if` in which it stands.
  var identity: String { key + member.clauseText }
}

extension Member {
  /// Whether both may be there at once, because they are not in clauses of an `#if` that exclude each other.
  func mayMeet(_ other: Member) -> Bool {
    !conditions.contains { branch in
      other.conditions.contains { $0.group == branch.group && $0.clause != branch.clause }
    }
  }

  /// Among the requirements of one protocol each key counts once in each clause of an `#if`.
  fileprivate var clauseText: String {
    var text = ""
    for branch in conditions {
      text += "#\(branch.group.file.number):\(branch.group.offset).\(branch.clause)"
    }
    return text
  }

  /// Whether a user's member says again what the standard library demands, in other words.
  fileprivate func isRestated(by other: Member) -> Bool {
    guard isNamed(like: other) else { return false }
    // `encode(to: inout Container)` is not that of `Encodable`.
    let isOther = zip(parameters, other.parameters).contains { own, other in
      guard case .existential = own.type.bare else { return false }
      return own.type.names.map(\.name) != other.type.names.map(\.name)
    }
    if isOther { return false }
    // Subscripts have no names but the types that they take.
    return kind != .subscript
      || zip(parameters, other.parameters).allSatisfy { own, other in
        own.type.bare == other.type.bare
          || ["Index", "Int"].contains(own.type.description)
            && ["Index", "Int"].contains(other.type.description)
      }
  }
}
