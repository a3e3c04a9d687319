/// The default that `@FakeDefault(…)` chooses for a member.
struct ChosenDefault: Sendable {
  let expression: String
  let place: Place
}

/// The arguments of `@Faked(…)`.
struct FakedAnnotation: Sendable {
  /// The associated types, each with its type witness in the Null type.
  var types: [(name: String, type: TypeModel)] = []
  /// The names of members that get no default.
  var skip: [String] = []
  var anyObject = false
  /// Further protocols that the Empty protocol inherits.
  var inherit: [String] = []
  var createNull = true
  var createSpy = false
  /// Whether, on a type, it generates test data rather than a spy.
  var isForTestData: Bool { !createSpy }
  /// Whether a `copy` function is generated, which copies a value with changes.
  var copy = false
  /// The `#if` condition around everything that is generated.
  var condition: String?
  var place: Place
  /// The places of the names in `types:`, `skip:` and `inherit:`, and of the condition.
  var namePlaces: [(name: String, place: Place)] = []

  /// The `#if` around everything that is generated, if there is a condition.
  var branch: ConditionBranch? {
    condition.map { ConditionBranch($0, at: place) }
  }

  /// Returns the place of a name or condition in the annotation.
  func place(of name: String) -> Place {
    namePlaces.first { $0.name == name }?.place ?? place
  }
}
