/// What `@FakeDefault(…)` says about a member.
struct ChosenDefault: Sendable {
  let expression: String
  let place: Place
}

/// What `@Faked(…)` says about a protocol.
struct FakedAnnotation: Sendable {
  /// Associated types and what they are in the Null type.
  var types: [(name: String, type: TypeModel)] = []
  /// Names of members that get no default.
  var skip: [String] = []
  var anyObject = false
  /// Further protocols that the Empty protocol inherits.
  var inherit: [String] = []
  var createNull = true
  var createSpy = false
  /// Whether it asks for test data of a type, and not for a spy of it.
  var isForTestData: Bool { !createSpy }
  /// Whether there is a function that copies a value with changes.
  var copy = false
  /// A condition around everything that is generated.
  var condition: String?
  var place: Place
  /// Where the names in `types:`, `skip:` and `inherit:` are written, and the condition.
  var namePlaces: [(name: String, place: Place)] = []

  /// The condition as an `#if` around what is generated.
  var branch: ConditionBranch? {
    condition.map { condition in
      ConditionBranch(
        group: place, clause: 0, directives: ["#if \(condition)"], conditionTexts: [condition])
    }
  }

  /// Where one of these is written.
  func place(of name: String) -> Place {
    namePlaces.first { $0.name == name }?.place ?? place
  }
}
