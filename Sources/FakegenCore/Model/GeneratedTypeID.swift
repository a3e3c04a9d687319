/// The identity of a generated type.
enum GeneratedTypeID: Hashable, Sendable {
  /// The type of some kind that fakes a protocol or a class.
  case fake(FakeKind, DeclarationID)
  /// A Null type for an associated type, or for several protocols at once.
  case shared(SharedNullID)

  /// The Null type of a protocol.
  static func of(_ id: DeclarationID) -> Self { .fake(.null, id) }

  /// The declaration that the type fakes; `nil` for a shared Null type.
  var subject: DeclarationID? {
    if case .fake(_, let id) = self { id } else { nil }
  }

  /// Whether tests decide what the sources leave open.
  var isOpen: Bool {
    if case .fake(let kind, _) = self { kind.isOpen } else { false }
  }
}

/// A kind of generated type, identified by the prefix of its name.
struct FakeKind: Hashable, Sendable {
  static let empty = FakeKind(prefix: "Empty")
  static let null = FakeKind(prefix: "Null")

  let prefix: String
  /// Whether tests decide what the sources leave open: associated types, and members without a default.
  var isOpen = false
}

/// The identity of a `NullRequest`, which several protocols may share.
struct SharedNullID: Hashable, Sendable {
  let number: Int
}
