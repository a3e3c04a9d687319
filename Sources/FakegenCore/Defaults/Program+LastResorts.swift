import FakegenKnowledge

/// Initializers and functions that make a value which a test would hardly expect.
extension Program {
  /// Whether a candidate is taken only if nothing else makes the type: it may read from an address that it takes, and
  /// nothing is there.
  ///
  /// ```swift
  /// init(statement: OpaquePointer, column: Int32)
  /// ```
  func isLastResort(_ candidate: InitializerCandidate) -> Bool {
    candidate.needed.contains {
      unaliased($0.type).undeclaredName.map(KnownTypes.addresses.contains) ?? false
    }
  }

  /// Whether a candidate probably makes a value that stands for a failure, because all that it takes is an error.
  ///
  /// ```swift
  /// init(error: any Error)
  /// ```
  func suggestsFailure(_ candidate: InitializerCandidate) -> Bool {
    !candidate.needed.isEmpty
      && candidate.needed.allSatisfy {
        unaliased($0.type).names.first?.declaration.map(isError) ?? false
      }
  }

  /// Whether a type or a protocol is an error.
  func isError(_ id: DeclarationID) -> Bool {
    let protocols = self[id].kind == .protocol ? shape(of: id).protocols : conformances(of: id)
    return hasStandard("Error", among: protocols)
  }
}
