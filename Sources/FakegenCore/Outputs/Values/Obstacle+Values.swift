/// The reasons why a type has no test data, or is not `Defaultable`.
extension Obstacle {
  /// The text about a type that nothing makes.
  static let noValue = "fakegen cannot create a value of it"
  static let uninhabited = reason("it has no cases")
  static let unreliable = reason("each of its initializers may fail")
  static let onlyLastResorts = reason(
    "each of its initializers needs an error or an unsafe pointer, and its static members do not")
  static let isPrivate = reason("it is private")
  static let typeParameters = reason("its generic parameters are not supported")
  static func isInside(generic name: String) -> Self {
    reason("it is nested in the generic type '\(name)'")
  }
  static let noncopyableType = reason("it cannot be copied")
  static let hidesSelf = reason("its argument 'self' would hide what is copied")
  /// The reason why a type cannot be copied: no property holds the argument of its initializer.
  static func doesNotStore(_ name: String) -> Self {
    reason("no property stores the argument '\(name)'")
  }
  static func cannotRead(_ property: Member) -> Self {
    let spi = property.attributes.first { $0.name == "_spi" }
    let level = property.access < .public ? "\(property.access)" : spi?.text ?? "public"
    return reason("the property '\(property.name)' is \(level)")
  }
  static func cannotSend(_ property: String) -> Self {
    reason("the property '\(property)' may not be 'Sendable', and its argument is 'sending'")
  }
  static func storesOther(_ type: TypeModel, in property: String, than argument: TypeModel) -> Self
  {
    reason("the property '\(property)' has the type '\(type)', and its argument '\(argument)'")
  }
  static func isDeprecated(_ property: String) -> Self {
    reason("the property '\(property)' is deprecated")
  }
  static func sendsSelf(_ argument: String) -> Self {
    reason("its argument '\(argument)' may be sent, but what is copied is not 'Sendable'")
  }
  static func isNotTaken(_ name: String) -> Self {
    reason("a copy would lose '\(name)', which is not a parameter of 'fake'")
  }
  static func isChanged(_ name: String, _ initializer: String) -> Self {
    reason("a copy would change '\(name)' again, as '\(initializer)' does")
  }
  static func isMade(by function: String) -> Self {
    reason("the function '\(function)' creates it, not an initializer")
  }
  static let isUnrepeatable = reason("has a parameter that 'fake' cannot have")
  static let isModel = reason(
    "it is a SwiftData model, which needs a container; create it in a test that has one")
  static let isManaged = reason(
    "it is a Core Data object, which needs a context; create it in a test that has one")
  static let hasNothingToChange = reason("it has no property that a copy could change")
  static let subclassable = reason("it is not 'final' and has no 'required' initializer")

  /// The reason why a type cannot be made: none of its initializers can be called.
  static func uninitializable(_ id: DeclarationID, _ attempts: [Attempt]) -> Self {
    reason(noValue, because: attempts.isEmpty ? nil : nothing(makes: id, attempts))
  }
  static func needs(_ parameter: ValueParameter) -> Self {
    if parameter.default.obstacle == .isWeak(parameter.name) {
      return reason(
        "it keeps only a weak reference to its '\(parameter.name)', so that a default would be "
          + "deallocated at once")
    }
    return reason(
      "no value is known for its '\(parameter.label ?? parameter.name)' of type '\(parameter.type)'",
      because: parameter.default.obstacle)
  }
  static func hasOwn(_ name: String) -> Self { reason("it has a '\(name)' of its own") }
  static func classAboveHas(_ name: String) -> Self {
    reason("a superclass has '\(name)', which cannot be overridden")
  }
}
