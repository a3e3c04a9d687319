/// The identity of a generated type.
enum GeneratedTypeID: Hashable, Sendable {
  /// The Null type of a protocol.
  case of(DeclarationID)
  /// A Null type for an associated type, or for several protocols at once.
  case shared(SharedNullID)
  /// Another type that fakes a declaration, such as its spy.
  case beside(DeclarationID, name: String)

  /// The declaration that the type fakes; `nil` for a shared Null type.
  var subject: DeclarationID? {
    switch self {
    case .of(let id), .beside(let id, _): id
    case .shared: nil
    }
  }

  /// Whether tests decide what the sources leave open, as for a spy: associated types, and members without a default.
  var isOpen: Bool {
    if case .beside = self { true } else { false }
  }
}

/// The identity of a `NullRequest`, which several protocols may share.
struct SharedNullID: Hashable, Sendable {
  let number: Int
}
