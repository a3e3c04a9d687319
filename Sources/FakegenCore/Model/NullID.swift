/// A Null type, or a spy, that is generated.
enum NullID: Hashable, Sendable {
  /// That of a protocol.
  case of(DeclarationID)
  /// One that stands for an associated type, or for several protocols at once.
  case shared(SharedNullID)
  /// The spy of a protocol.
  case spy(DeclarationID)

  /// The protocol that the type is for, if it is one.
  var subject: DeclarationID? {
    switch self {
    case .of(let id), .spy(let id): id
    case .shared: nil
    }
  }
}

/// A request for a Null type that several protocols may share; see `NullRequest`.
struct SharedNullID: Hashable, Sendable {
  let number: Int
}
