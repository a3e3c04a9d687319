import FakegenSyntax

/// Test data of a type: a function `fake(…)` that makes a value, and the value by which the type is `Defaultable`.
struct ValuePlan: Equatable {
  /// What a type conforms to.
  enum Conformance: Equatable {
    /// It says itself that it is `Defaultable`.
    case own
    case generated
    /// Why it cannot be.
    case none(Obstacle)
  }

  let id: DeclarationID
  /// What the extension says before its own words.
  let heading: Heading
  let parameters: [ValueParameter]
  /// What the function returns: the type, or `Self`.
  let type: TypeModel
  /// How a value is made of the parameters.
  let body: Expression
  var conformance = Conformance.generated
  /// What the extension has to demand of the type's generic parameters.
  var needs: [DefaultValue.Need] = []
  /// Whether the function stays away, because the type has one.
  var hasOwnFunction = false
  /// Whether it makes lists of its values although the type cannot be `Defaultable`.
  var makesLists = false
  /// How a value is copied with changes, if that is asked for.
  var copy: CopyPlan?
  /// Why it cannot be copied although that is asked for.
  var obstacleToCopy: Obstacle?
  /// What is to be said of values that may be left to the runtime.
  var doubts: [Diagnostic] = []
  /// What is to be said of that which the type is made of, and which is no parameter or has another value.
  var omissions: [Diagnostic] = []
  /// Whether it is no test data, but a function of the file's for a value of many parts.
  var isPart = false

  /// The types that are named in it.
  var types: [TypeModel] {
    [type] + body.types + (copy?.parameters.map(\.type) ?? [])
      + parameters.flatMap {
        [$0.type] + [$0.builder].compactMap(\.self) + ($0.value?.expression.types ?? [])
      }
  }
}

/// A parameter of `fake(…)`.
struct ValueParameter: Equatable {
  let label: String?
  let name: String
  let type: TypeModel
  /// The result builder that stands before it.
  var builder: TypeModel?
  /// Its default; `nil` if nothing is known that makes one.
  let value: DefaultValue?
  /// Whether the default is made in the body, because only code of the type's actor can make it.
  var isMadeInside = false
  /// Whether it takes a list of arguments.
  var isVariadic = false
  /// Why it has no default.
  var obstacle: Obstacle?
  /// Whether something else takes the place of what is written as its default.
  var isReplaced = false
  /// Where the sources say what it is.
  var place: Place?
}

/// A function `copy(…)`, whose parameters are what becomes different.
struct CopyPlan: Equatable {
  /// The parameters; of an optional property, `nil` is a value, so that its own has one more way to say nothing.
  let parameters: [ValueParameter]
  /// The value of what is said, or else of the original.
  let body: Expression
}
