/// A request for a Null type that stands for an associated type, or for several protocols at once.
///
/// Requests with the same name become one type, as far as their demands go together.
struct NullRequest: Equatable {
  /// The name without `Null`.
  let name: String
  /// What tells one request from another: who asks, and for what.
  let key: String
  var user: NullUser
  var parents: Parents
  /// What its own associated types have to be.
  var constraints: [Constraint] = []

  /// Takes in one more request: the type has to be all that is asked of it.
  mutating func merge(_ other: NullRequest) {
    parents.merge(other.parents)
    constraints += other.constraints.filter { !constraints.contains($0) }
    user.access = max(user.access, other.user.access)
    user.usedUnder += other.user.usedUnder.filter { !user.usedUnder.contains($0) }
  }
}

/// Who asks for a Null type.
struct NullUser: Equatable {
  /// For a name of the type's own: `NullOwnerName`; `nil` for `any A & B`, which has no owner.
  let name: String?
  var access: Access = .internal
  /// The conditions of `#if` around each protocol that uses the type.
  var usedUnder: [[String]] = [[]]
  /// The protocol that asked first, where messages about the type belong.
  let place: Place
  /// The requests that led to it.
  var chain: [SharedNullID] = []
}

extension SharedNullID {
  /// The type that a request is for, by the name that it will most likely have.
  func type(named name: String) -> TypeModel {
    .named(NamedType(FakeKind.null.name(name), meaning: .generated(.shared(self))))
  }
}
