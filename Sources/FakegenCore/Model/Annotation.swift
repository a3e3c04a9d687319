/// What `@Faked(…)` says about a protocol.
package struct FakedAnnotation: Equatable, Sendable {
  /// Associated types and what they are in the Null type.
  package var types: [String: TypeModel] = [:]
  /// Names of members that get no default.
  package var skip: [String] = []
  package var anyObject = false
  /// Further protocols that the Empty protocol inherits.
  package var inherit: [String] = []
  package var createNull = true
  /// A condition around everything that is generated.
  package var condition: String?
  package var place: Place
  /// Where the names in `types:` and `skip:` are written.
  package var namePlaces: [String: Place] = [:]
}

/// What `@FakeDefault(…)` says about a member: an expression.
package struct DefaultAnnotation: Equatable, Sendable {
  package let expression: String
}
