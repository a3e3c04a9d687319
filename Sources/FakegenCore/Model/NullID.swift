/// A Null type that is generated.
enum NullID: Hashable, Sendable {
  /// That of a protocol.
  case of(DeclarationID)
  /// One that stands for an associated type, or for several protocols at once.
  case shared(SharedNullID)
}

/// A request for a Null type that several protocols may share; see `NullRequest`.
struct SharedNullID: Hashable, Sendable {
  let number: Int
}
