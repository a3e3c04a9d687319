import FakegenSyntax

/// Messages about parts of a type that are no parameters of its `fake(…)`, or that have another value there.
extension ValuePlanner {
  /// Notes the parts of a type that its test data leaves out, or gives another value than the sources do.
  ///
  /// - Parameters:
  ///   - initializer: The initializer that makes the type.
  ///   - parameters: The parameters of its test data.
  /// - Returns: The notes about parts that are left out, and then those about replaced values.
  func omissions(
    of initializer: InitializerCandidate, besides parameters: [ValueParameter]
  ) -> [Diagnostic] {
    let reason =
      "its own default is too long, too complex or not accessible there; set one with '@FakeDefault'"
    let replaced = parameters.filter(\.default.isReplaced).compactMap { parameter in
      parameter.place.map {
        program.diagnostic(.note, .replaced(parameter.name, declaration.name, reason), at: $0)
      }
    }
    return leftOut(of: initializer, besides: parameters) + replaced
  }

  private func leftOut(
    of initializer: InitializerCandidate, besides parameters: [ValueParameter]
  ) -> [Diagnostic] {
    let hasNoValue = "no value is known for it, so it keeps its own default"
    guard initializer.member == nil else {
      let kept = Set(parameters.map(\.label))
      let isVariadic = "only one variadic parameter can be passed on; use an array for the others"
      return initializer.parameters.filter { !kept.contains($0.label) }.map {
        omission(
          $0.name ?? $0.label ?? "_", at: initializer.origin.place ?? declaration.place,
          $0.isVariadic ? isVariadic : hasNoValue)
      }
    }
    if declaration.kind != .struct { return [] }
    let scope = program.scope(inside: id)
    let hidden = program.storedProperties(of: id).first { program.hidesInitializer($0, of: id) }
    return propertiesNotTaken(by: parameters, of: id).filter { $0.access >= .internal }.map {
      property in
      let reason =
        if let hidden {
          "'\(hidden.name)' is private, which makes the memberwise initializer private"
        } else if program.wrapping(of: property, in: id) == .takesNothing {
          "its property wrapper creates the value itself"
        } else if !program.wrappers(of: property, in: scope).isEmpty {
          "its property wrapper is not declared in the given sources"
        } else if program.type(of: property, in: scope) == .missing {
          "its type annotation is missing or incomplete"
        } else if site.firstUncertain(of: property.conditions) != nil {
          "it depends on '#if'"
        } else {
          hasNoValue
        }
      return omission(property.name, at: property.place, reason)
    }
  }

  private func omission(_ name: String, at place: Place, _ reason: String) -> Diagnostic {
    program.diagnostic(.note, .omitted(name, declaration.name, reason), at: place)
  }

  /// The properties that can differ between values of a type, but that none of some parameters sets.
  func propertiesNotTaken(by parameters: [ValueParameter], of id: DeclarationID) -> [Member] {
    let taken = Set(parameters.map(\.name))
    return program.storedProperties(of: id).filter { property in
      property.storage != .constantWithValue && !property.modifiers.contains("lazy")
        && !taken.contains(property.name)
    }
  }
}
