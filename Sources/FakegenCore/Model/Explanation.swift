/// A line of `--explain`: a member's default, and where it comes from.
package struct Explanation: Equatable, Sendable {
  /// The name of the faked protocol, or of a shared Null type.
  package let protocolName: String
  /// The names of modules by which people may refer to its module.
  package let modules: [String]
  /// The member with its labels.
  package let member: String
  /// The type of the default; empty if the member returns nothing.
  package let type: String
  /// The expression that the fake uses.
  package let expression: String
  /// How the expression was found, as in `memberwise initializer`.
  package let reason: String
  /// The declaration that it comes from, as in `Sources/User.swift:4`.
  package let source: String?
  /// Whether no default was found, so that the value is looked up at run time.
  package let isUnresolved: Bool
  package let place: Place
}
