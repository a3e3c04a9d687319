extension ProtocolShape {
  /// The requirements of all protocols, nearest first, each once when some associated types are known.
  ///
  /// ```swift
  /// protocol Sized { associatedtype Unit; func size() -> Unit; func size() -> Int }
  /// protocol IntSized: Sized where Unit == Int {}  // one 'size()' is enough
  /// ```
  func requirements(knowing types: [String: TypeModel]) -> [Requirement] {
    types.isEmpty ? requirements : findRequirements(knowing: types)
  }

  /// Computes `requirements`, and those that remain when some associated types are known.
  func findRequirements(knowing types: [String: TypeModel] = [:]) -> [Requirement] {
    let all = allRequirements.filter { !isOtherVariant($0) }
      .map { (key: $0.key(replacing: types, in: program), requirement: $0) }
    let unconditional = Dictionary(
      grouping: all.filter(\.requirement.member.conditions.isEmpty), by: \.key)
    var result: [Requirement] = []
    var indices: [String: Int] = [:]
    for (key, requirement) in all {
      let member = requirement.member
      // A requirement outside of any `#if` covers the same one in a branch.
      let isCovered =
        !member.conditions.isEmpty
        && unconditional[key, default: []].contains {
          $0.requirement.member.setter != nil || member.setter == nil
        }
      if isCovered { continue }
      let identity = key + member.clauseText
      if let index = indices[identity] {
        if requirement.isStricter(than: result[index]) { result[index] = requirement }
        continue
      }
      // A user's `init?(rawValue: Int)` restates the standard library's `init?(rawValue: RawValue)`.
      let isRestated =
        requirement.isOfPrelude
        && result.contains { !$0.isOfPrelude && self.isRestated(requirement, by: $0) }
      if isRestated { continue }
      indices[identity] = result.count
      result.append(requirement)
    }
    return result
  }

  /// The branches in which a requirement that can only be read must be implemented, because elsewhere, the same one can
  /// be set; none if it can be set nowhere.
  ///
  /// ```swift
  /// protocol Parent { var level: Int { get } }  // under '#if !DEBUG'
  /// protocol Child: Parent {
  ///   #if DEBUG
  ///     var level: Int { get set }
  ///   #endif
  /// }
  /// ```
  func branchesWhereSettableIsMissing(beside requirement: Requirement) -> [ConditionBranch] {
    let member = requirement.member
    guard member.setter == nil, member.conditions.isEmpty else { return [] }
    let settable = requirements(named: member.name).filter {
      $0.key == requirement.key && $0.member.setter != nil && !$0.member.conditions.isEmpty
    }
    return settable.map(\.member).map { $0.conditions.negation(at: $0.place) }
  }

  /// Whether a user's requirement restates one of the standard library in other words.
  ///
  /// ```swift
  /// protocol Kind: RawRepresentable where RawValue == Int { init?(rawValue: Int) }
  /// // restates `init?(rawValue: RawValue)` of RawRepresentable
  /// ```
  private func isRestated(_ requirement: Requirement, by other: Requirement) -> Bool {
    guard requirement.member.isNamed(like: other.member) else { return false }
    let pinned = pinnedTypes
    let areAlike = zip(requirement.parameters, other.parameters).allSatisfy {
      mayEqual($0.type, $1.type, knowing: pinned)
    }
    switch requirement.member.kind {
    // A type cannot declare two of one name.
    case .property, .enumCase: return true
    case .initializer, .method:
      // The prelude writes `EmptyCollection<Element>.Iterator` where the standard library has `Iterator`.
      let isExample = requirement.type.names.contains { !$0.allArguments.isEmpty }
      return areAlike && requirement.countOfGenerics == other.countOfGenerics
        && (isExample || mayEqual(requirement.type, other.type, knowing: pinned))
    case .subscript:
      // Only parameter types distinguish subscripts, and any type may be an index.
      return areAlike
        && zip(requirement.parameters, other.parameters).allSatisfy {
          $0.type.bare == $1.type.bare
            || [$0, $1].allSatisfy { ["Index", "Int"].contains($0.type.description) }
        }
    }
  }

  /// Whether a type may be another one, for some associated types that it mentions.
  func mayEqual(
    _ type: TypeModel, _ other: TypeModel, knowing pinned: [String: TypeModel]
  ) -> Bool {
    let own = program.unaliased(program.substitute(pinned, in: type))
    let other = program.unaliased(program.substitute(pinned, in: other))
    switch (own, other) {
    case (.named(let left), _) where left.meaning == .parameter && left.root.name != "Self":
      return pinned[left.name] == nil
    case (.named(let left), .named(let right)):
      return left.name == right.name && left.arguments.count == right.arguments.count
        && zip(left.arguments, right.arguments).allSatisfy { mayEqual($0, $1, knowing: pinned) }
    case (.optional(let left), .optional(let right)), (.array(let left), .array(let right)),
      (.existential(let left), .existential(let right)):
      return mayEqual(left, right, knowing: pinned)
    default: return own == other
    }
  }
}

extension Requirement {
  /// Whether all witnesses of this requirement, but not all of another one with the same key, satisfy both.
  ///
  /// ```swift
  /// protocol P { var count: Int { get }; func load() throws -> Int }
  /// protocol Q { var count: Int { get set }; func load() -> Int }  // both are stricter
  /// ```
  fileprivate func isStricter(than other: Requirement) -> Bool {
    let (isSettable, isOtherSettable) = (member.setter != nil, other.member.setter != nil)
    if isSettable != isOtherSettable { return isSettable }
    let isOtherMutating = other.member.modifiers.contains("mutating")
    if member.modifiers.contains("mutating") { return false }
    return effects.satisfies(other.effects) && (effects != other.effects || isOtherMutating)
  }

  /// The number of its generic parameters, including parameters that are written as `some P`.
  var countOfGenerics: Int { genericParameters.count + parameters.countOfOpaque }

  /// Its key and the `#if` clauses around it, which together distinguish it from all other requirements.
  var identity: String { key + member.clauseText }
}

extension Member {
  /// Whether both members can exist at once, that is, are not in different clauses of one `#if`.
  func mayMeet(_ other: Member) -> Bool {
    !conditions.contains { branch in
      other.conditions.contains { $0.group == branch.group && $0.clause != branch.clause }
    }
  }

  /// The `#if` clauses around it as text, because a protocol may declare one key in each clause.
  fileprivate var clauseText: String {
    var text = ""
    for branch in conditions {
      text += "#\(branch.group.file.number):\(branch.group.offset).\(branch.clause)"
    }
    return text
  }
}

extension [Parameter] {
  /// The number of parameters that are written as `some P`.
  var countOfOpaque: Int { count { if case .opaque = $0.type.bare { true } else { false } } }
}
