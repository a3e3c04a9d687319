// The generic parameters that a spy's `when` does without.

extension SpyRecorder {
  /// The generic parameters that the mirror of the member in `when` has.
  var genericParameters: [GenericParameter] {
    requirement.genericParameters.filter { !erased.contains($0.name) }
  }

  /// The constraints on these.
  var constraints: [Constraint] {
    requirement.constraints.filter { !erased.contains(where: $0.mentions) }
  }

  /// The generic parameters that only arguments that are not recorded mention, and the errors that the member passes on.
  ///
  /// Nothing in a call of `when` could determine them.
  ///
  /// ```swift
  /// func visit<T>(_ name: String, _ body: (T) -> Void)                      // T
  /// func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R   // E
  /// ```
  var erasedParameters: [String] {
    guard member.kind == .method, !requirement.genericParameters.isEmpty else { return [] }
    var kept = parameters.compactMap(\.recorded) + [requirement.type]
    // A member that throws a generic error can only pass on what a closure throws.
    if let error = requirement.effects.error, error.parameterName == nil {
      kept.append(error)
    }
    let names = requirement.genericParameters.map(\.name).filter { name in
      !kept.contains { $0.mentions(name) }
    }
    let others = requirement.genericParameters.filter { !names.contains($0.name) }
    let isTied =
      others.contains { other in names.contains { other.constraint?.mentions($0) ?? false } }
      || requirement.constraints.contains { constraint in
        names.contains(where: constraint.mentions)
          && others.contains { constraint.mentions($0.name) }
      }
    return isTied ? [] : names
  }

  /// Whether a type is a generic parameter that `when` does not have.
  func isErased(_ type: TypeModel) -> Bool { type.parameterName.map(erased.contains) ?? false }

  /// Returns a parameter as a stub gets it, if it does: a closure throws any error instead of a generic one.
  func withoutErased(_ parameter: SpiedParameter) -> SpiedParameter {
    changed(parameter) {
      $0.passed = throwingAnything(parameter.passed)
      if erased.contains(where: $0.passed.mentions) { $0.sending = .withheld }
    }
  }

  /// Returns the type of a closure with `throws` instead of a generic error that `when` does not have.
  private func throwingAnything(_ type: TypeModel) -> TypeModel {
    switch type {
    case .prefixed(let prefixes, let inner): return .prefixed(prefixes, throwingAnything(inner))
    case .function(let function):
      guard let error = function.effects.error, isErased(error) else { return type }
      let effects = Effects(isAsync: function.effects.isAsync, throwing: .throws)
      return .function(
        FunctionType(parameters: function.parameters, effects: effects, result: function.result))
    default: return type
    }
  }
}

extension Constraint {
  /// Whether one of its sides mentions a name.
  fileprivate func mentions(_ name: String) -> Bool { types.contains { $0.mentions(name) } }
}
