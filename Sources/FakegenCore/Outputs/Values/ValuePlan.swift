import FakegenSyntax

/// The test data of a type: a function `fake(…)` that makes a value, and the conformance to `Defaultable`.
struct ValuePlan: Equatable {
  /// How the type conforms to `Defaultable`.
  enum Conformance: Equatable {
    /// It conforms anyway: by its own declaration, or through a superclass.
    case own
    case generated
    /// It cannot conform, for a reason.
    case none(Obstacle)
  }

  let id: DeclarationID
  /// The attributes and the isolation of the extension.
  let heading: Heading
  let parameters: [ValueParameter]
  /// The result of the function: the type, or `Self`.
  let type: TypeModel
  /// The expression that makes a value from the parameters.
  let body: Expression
  var conformance = Conformance.generated
  /// The constraints of the extension on the type's generic parameters.
  var needs: [DefaultValue.Need] = []
  /// Whether the function is not generated, because the type already has it.
  var hasOwnFunction = false
  /// Whether it makes lists of values, although the type cannot be `Defaultable`.
  var makesLists = false
  /// The function `copy(…)`; `nil` if it is not requested, or impossible.
  var copy: CopyPlan?
  /// The reason why the function `copy(…)` is impossible although it is requested.
  var obstacleToCopy: Obstacle?
  /// Messages about values that may be missing in a test, or that differ from run to run.
  var doubts: [Diagnostic] = []
  /// Messages about parts of the type that are no parameters, or that have another value than in the sources.
  var omissions: [Diagnostic] = []
  /// Whether it is not test data, but a function of the generated file that makes a large value.
  var isPart = false

  /// The types that the output names.
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
  /// The result builder that transforms the argument.
  var builder: TypeModel?
  /// The default; `nil` if no value is known.
  let value: DefaultValue?
  /// Whether the default is made in the function's body, because a default argument could not make it.
  var isMadeInBody = false
  /// Whether it is variadic.
  var isVariadic = false
  /// The reason why it has no default.
  var obstacle: Obstacle?
  /// Whether its default replaces the one in the sources.
  var isReplaced = false
  /// The place in the sources of the property or the initializer that it comes from.
  var place: Place?
}

/// A function `copy(…)`, whose arguments replace properties of the original.
struct CopyPlan: Equatable {
  /// The parameters; that for an optional property is doubly optional, because `nil` may be the new value.
  let parameters: [ValueParameter]
  /// The expression that makes the copy from the arguments and, where none is given, from the original.
  let body: Expression
}
