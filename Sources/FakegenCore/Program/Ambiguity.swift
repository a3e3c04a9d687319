/// Requirements that no type can meet together.
extension ProtocolShape {
  /// Two requirements that differ in nothing but a generic result, where one result may be anything.
  ///
  /// The compiler finds that the member with the open result meets both, and refuses the type, also one that is written by
  /// hand. What an extension of the protocol implements is not looked for in the type.
  ///
  /// ```swift
  /// protocol Parser {
  ///   func parse<T>() -> T    // open
  ///   func parse<T>() -> [T]  // special
  /// }
  /// ```
  var indistinguishable: (special: Requirement, open: Requirement)? {
    let generic = allRequirements.filter {
      !$0.isOfPrelude && !$0.genericParameters.isEmpty && !$0.takesItsGenericParameters
    }
    for open in generic where open.hasOpenResult {
      let special = generic.first { other in
        other != open && !other.hasOpenResult && other.returnsItsGenericParameters
          && other.looksLike(open) && open.mayStandFor(other)
      }
      guard let special else { continue }
      let implemented = implementations.map(\.requirement)
      if !implemented.contains(open), !implemented.contains(special) { return (special, open) }
    }
    return nil
  }
}

extension Requirement {
  private func mentionsItsGenericParameters(_ type: TypeModel) -> Bool {
    let own = genericParameters.map(\.name)
    return type.names.contains { $0.meaning == .parameter && own.contains($0.root.name) }
  }

  fileprivate var takesItsGenericParameters: Bool {
    parameters.contains { mentionsItsGenericParameters($0.type) }
  }

  fileprivate var returnsItsGenericParameters: Bool { mentionsItsGenericParameters(type) }

  /// Whether it returns a generic parameter of its own of which nothing is known.
  fileprivate var hasOpenResult: Bool {
    guard let name = type.parameterName,
      let parameter = genericParameters.first(where: { $0.name == name })
    else { return false }
    return parameter.constraint == nil
      && !constraints.flatMap(\.types).contains(where: mentionsItsGenericParameters)
  }

  /// Whether both have the same name, labels and parameters.
  fileprivate func looksLike(_ other: Requirement) -> Bool {
    member.isNamed(like: other.member) && parameters.map(\.type) == other.parameters.map(\.type)
  }

  /// Whether the effects and the setter are those that the other one may have.
  fileprivate func mayStandFor(_ other: Requirement) -> Bool {
    func throwsMore(_ own: Effects, _ others: Effects) -> Bool {
      own.throwing != .never && others.throwing == .never
    }
    return effects.isAsync == other.effects.isAsync
      && getterEffects.isAsync == other.getterEffects.isAsync
      && !throwsMore(effects, other.effects) && !throwsMore(getterEffects, other.getterEffects)
      && (other.member.setter == nil || member.setter != nil)
  }
}
