/// What is no parameter of a type's `fake(…)`, though the type is made of it, and what has another value there.
extension ValuePlanner {
  /// Says of what a type is made that its test data does not take, or not as it is written.
  ///
  /// - Parameters:
  ///   - initializer: How the type is made.
  ///   - parameters: The parameters of its test data.
  ///   - id: The type.
  /// - Returns: What is left out, and then what is replaced.
  func omissions(
    of initializer: InitializerCandidate, besides parameters: [ValueParameter],
    of id: DeclarationID
  ) -> [Omission] {
    let replaced = parameters.compactMap { parameter -> Omission? in
      guard parameter.isReplaced, let place = parameter.place else { return nil }
      return Omission(name: parameter.name, place: place, reason: .isComputed)
    }
    return leftOut(of: initializer, besides: parameters, of: id) + replaced
  }

  private func leftOut(
    of initializer: InitializerCandidate, besides parameters: [ValueParameter],
    of id: DeclarationID
  ) -> [Omission] {
    let kept = Set(parameters.map(\.label))
    guard initializer.member == nil else {
      return initializer.parameters.filter { !kept.contains($0.label) }.map {
        Omission(
          name: $0.name ?? $0.label ?? "_", place: initializer.origin.place ?? program[id].place,
          reason: $0.isVariadic ? .isVariadic : .hasNoValue)
      }
    }
    if program[id].kind != .struct { return [] }
    let stored = program.storedProperties(of: id).filter { $0.storage != .constantWithValue }
    let scope = program.scope(inside: id)
    let hidden = stored.first { $0.access < .internal }
    return stored.filter {
      $0.access >= .internal && !kept.contains($0.name) && !$0.modifiers.contains("lazy")
    }.map { property in
      let reason: Omission.Reason =
        if let hidden {
          .isBehindPrivate(hidden.name)
        } else if program.wrapping(of: property, in: id) == .takesNothing {
          .isMadeByWrapper
        } else if property.attributes.contains(where: \.mayWrap) {
          .isWrapped
        } else {
          program.type(of: property, in: scope) == .missing ? .hasNoType : .hasNoValue
        }
      return Omission(name: property.name, place: property.place, reason: reason)
    }
  }
}

extension Omission.Reason {
  var text: String {
    switch self {
    case .isComputed:
      "its own is more than literals and cases, or is not visible there; '@FakeDefault' sets another"
    case .isVariadic: "a second list of arguments cannot be passed on; '[…]' could be"
    case .hasNoType: "its type is not written in full"
    case .isWrapped: "its wrapper is not declared in the sources"
    case .isMadeByWrapper: "its wrapper makes a value by itself"
    case .hasNoValue: "no value is known for it, so it keeps its own"
    case .isBehindPrivate(let name): "'\(name)' is private, and the memberwise initializer with it"
    }
  }
}
