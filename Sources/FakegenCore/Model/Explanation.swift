/// Where a member's default comes from.
package struct Explanation: Equatable, Sendable {
  /// The protocol that is faked, or the Null type that several share.
  package let protocolName: String
  /// The module that it belongs to, as far as that is known.
  package let module: String?
  /// The member with its labels.
  package let member: String
  /// The type of the value; empty if the member returns nothing.
  package let type: String
  /// The expression that the fake uses.
  package let expression: String
  /// Why this expression, as in `memberwise initializer`.
  package let reason: String
  /// The declaration that it comes from, as in `Sources/User.swift:4`.
  package let source: String?
  /// Whether the value is looked for when the program runs.
  package let isUnresolved: Bool
  package let place: Place
}
