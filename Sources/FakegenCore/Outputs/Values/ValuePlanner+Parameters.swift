import FakegenKnowledge

/// How a parameter of test data is written.
extension ValuePlanner {
  /// Whether an actor's initializer takes a value only if nobody else has it: an object or a closure that is not
  /// known to be `Sendable`.
  func mayBeSent(_ type: TypeModel) -> Bool {
    let plain = program.unaliased(type)
    switch plain {
    case .optional(let wrapped): return mayBeSent(wrapped)
    case .function: return !type.description.contains("@Sendable")
    case .existential: return !plain.isSpelledSendable
    case .named(let named):
      guard let id = named.declaration, program[id].kind == .class else { return false }
      return !program.isolation(of: id).isOnGlobalActor
        && !program.lineage(of: id).flatMap(program.inheritedTypes).contains(
          where: \.isSpelledSendable)
    default: return false
    }
  }

  /// Where the sources say what a parameter is: at a property, if the compiler makes the initializer.
  func origin(
    of parameter: String, in initializer: InitializerCandidate, of id: DeclarationID
  ) -> DefaultOrigin {
    if let member = initializer.member { return .defaultArgument(member.place) }
    let property = program.storedProperties(of: id).first { $0.name == parameter }
    return .initialValue(property?.place ?? program[id].place)
  }

  /// The type as a parameter's: what is kept escapes, and what is a closure to the compiler is a value here.
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

extension TypeModel {
  fileprivate var isSpelledSendable: Bool { names.contains { $0.name == "Sendable" } }
}
