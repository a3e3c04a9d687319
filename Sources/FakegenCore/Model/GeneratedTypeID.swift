/// The identity of a generated type.
enum GeneratedTypeID: Hashable, Sendable {
  /// The Null type of a protocol.
  case of(DeclarationID)
  /// A Null type for an associated type, or for several protocols at once.
  case shared(SharedNullID)
  /// The spy of a protocol or a class.
  case spy(DeclarationID, name: String)

  /// The declaration that the type fakes; `nil` for a shared Null type.
  var subject: DeclarationID? {
    switch self {
    case .of(let id), .spy(let id, _): id
    case .shared: nil
    }
  }

  /// Whether it is a spy, for which tests decide what the sources leave open: associated types, and members without a
  /// default.
  var isSpy: Bool {
    if case .spy = self { true } else { false }
  }
}

/// The identity of a `NullRequest`, which several protocols may share.
struct SharedNullID: Hashable, Sendable {
  let number: Int
}
