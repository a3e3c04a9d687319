/// A request for a Null type that stands for an associated type, or for several protocols at once.
///
/// Requests with the same name become one type, as far as their demands go together.
struct NullRequest: Equatable {
  /// The name without `Null`.
  let name: String
  /// What tells one request from another: who asks, and for what.
  let key: String
  /// Who asks, for a name of its own: `NullOwnerName`.
  let ownerName: String?
  let parents: Parents
  /// What its own associated types have to be.
  let constraints: [ShapeConstraint]
  let access: Access
  /// The conditions of `#if` around who uses it.
  let usedUnder: [[String]]
  /// Where messages about it belong.
  let place: Place
  /// The requests that led to it.
  let chain: [SharedNullID]
}

extension SharedNullID {
  /// The type that a request is for, by the name that it will most likely have.
  func type(named name: String) -> TypeModel {
    .named(NamedType(GeneratedNames.null(name), meaning: .null(.shared(self))))
  }
}
