/// A type that is generated and fakes something.
enum GeneratedTypeID: Hashable, Sendable {
  /// The Null type of a protocol.
  case of(DeclarationID)
  /// A Null type that stands for an associated type, or for several protocols at once.
  case shared(SharedNullID)
  /// Another one that stands beside a declaration.
  case beside(DeclarationID, name: String)

  /// The declaration that the type is for, if it is one.
  var subject: DeclarationID? {
    switch self {
    case .of(let id), .beside(let id, _): id
    case .shared: nil
    }
  }

  /// Whether a test decides what the sources leave open: which types the associated types are, and what has no default.
  var isOpen: Bool {
    if case .beside = self { true } else { false }
  }
}

/// A request for a Null type that several protocols may share; see `NullRequest`.
struct SharedNullID: Hashable, Sendable {
  let number: Int
}
