/// A request for a Null type that stands for an associated type, or for a composition of protocols.
///
/// Requests for the same name are merged into one type if they are compatible.
struct NullRequest: Equatable {
  /// The name of the type without `Null`.
  let name: String
  /// The key that identifies the request: the requester, and the associated type.
  let key: String
  var requester: NullRequester
  var parents: Parents
  /// The constraints on its own associated types.
  var constraints: [Constraint] = []

  /// Merges another request, so that the type meets both.
  mutating func merge(_ other: NullRequest) {
    parents.merge(other.parents)
    constraints += other.constraints.filter { !constraints.contains($0) }
    requester.access = max(requester.access, other.requester.access)
    requester.usedUnder += other.requester.usedUnder.filter { !requester.usedUnder.contains($0) }
  }
}

/// The requester of a Null type: a protocol, or a shared Null type.
struct NullRequester: Equatable {
  /// The name to put into that of the type, as in `NullOwnerName`; `nil` for `any A & B`, which has no owner.
  var name: String?
  var access: Access
  /// The conditions of `#if` around each protocol that uses the type.
  var usedUnder: [[String]] = [[]]
  /// The place of messages about the type: that of the first protocol that requested it.
  let place: Place
  /// The requests that led to this one.
  var chain: [SharedNullID] = []
}

extension SharedNullID {
  /// The type that a request stands for, with the name that it will probably have.
  func type(named name: String) -> TypeModel {
    .named(NamedType(FakeKind.null.name(name), meaning: .generated(.shared(self))))
  }
}
