import FakegenKnowledge

/// How a parameter of test data is written.
extension ValuePlanner {
  /// Where the sources say what a parameter is: at a property, if the compiler makes the initializer.
  func origin(of parameter: String, in initializer: InitializerCandidate) -> DefaultOrigin {
    if let member = initializer.member { return .defaultArgument(member.place) }
    let property = program.storedProperties(of: id).first { $0.name == parameter }
    return .initialValue(property?.place ?? declaration.place)
  }

  /// The type as a parameter's: what is kept escapes, and what is a closure to the compiler is a value here.
  ///
  /// ```swift
  /// struct Form { let action: () -> Void }  // fake(action: @escaping () -> Void = {})
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the initializer's parameter.
  ///   - isMadeInside: Whether the value is made in the body of the function, so that nothing is passed or all is optional.
  /// - Returns: The type to write.
  func written(_ type: TypeModel, isMadeInside: Bool) -> TypeModel {
    guard case .prefixed(let prefixes, let inner) = type else {
      if program.isNoncopyable(type) { return .prefixed(["consuming"], type) }
      return program.isFunction(type) && !isMadeInside ? .prefixed(["@escaping"], type) : type
    }
    if isMadeInside {
      let kept = prefixes.filter {
        $0.hasPrefix("@") && !["@escaping", "@autoclosure"].contains($0)
      }
      return kept.isEmpty ? inner : .prefixed(kept, inner)
    }
    if prefixes.contains("@autoclosure"), case .function(let function) = inner {
      return function.result
    }
    let isEscaping = prefixes.contains("@escaping") || !program.isFunction(inner)
    return isEscaping ? type : .prefixed(["@escaping"] + prefixes, inner)
  }
}
