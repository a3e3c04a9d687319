/// A parameter of a member that a spy records.
///
/// ```swift
/// _ id: Int                         // recorded as `Int`
/// _ body: (Int) -> Void             // not recorded, but a stub gets it
/// _ body: (T) -> Void               // no stub gets it either, if nothing else in the call determines `T`
/// _ message: @autoclosure () -> Int // evaluated once, and recorded as `Int`
/// _ value: consuming String         // recorded as `String`; it and the stub get a `copy value`
/// _ items: Any...                   // recorded as `[Any]`
/// ```
struct SpiedParameter: Equatable {
  let label: String?
  let name: String
  /// The type of the recorded value; `nil` if the argument cannot be kept.
  var recorded: TypeModel?
  /// The type of the parameter in the member's function type.
  var passed: TypeModel
  /// Whether the value must be copied, because the member consumes or borrows it.
  var isCopied = false
  /// The effects of an autoclosure that the member passes on; `nil` for any other argument.
  var autoclosure: Effects?
  /// Whether the spy evaluates an autoclosure, and records its value.
  var isEvaluated = false
  /// Whether `when` requires a matcher for it, because without one an overload could be meant.
  var isRequired = false
  /// Whether it is variadic, and its arguments are recorded as an array.
  var isVariadic = false
  /// Whether only code on the main actor can name the type of what is recorded.
  var requiresMainActor = false
  /// Whether an actor cannot send the argument, because it may not be `Sendable`.
  var cannotBeSent = false
  /// Whether the constant with its evaluated value is `nonisolated(unsafe)`.
  var isUnsafe = false
  /// Whether a generic function would open the argument, which is an existential.
  var wouldBeOpened = false
  /// Whether not even a stub gets the argument, because its type is unknown in `when`.
  var isWithheld = false

  var isInout: Bool { passed.hasPrefix("inout") }

  /// Whether its matcher is optional, as in Swift 5 a default argument cannot name a type that requires the main actor.
  var hasOptionalMatcher: Bool { requiresMainActor && !isRequired }

  /// Whether a stub takes the argument as it is recorded.
  var isPassedAsRecorded: Bool {
    // Only a parameter can have `@escaping`.
    !isCopied && !cannotBeSent && passed.keepingPrefixes { $0 != "@escaping" } == recorded
  }

  /// The argument in a call of another member with the same parameter.
  var forwardedArgument: String {
    argument((isCopied ? "copy " : "") + name.escapedInExpression + (isEvaluated ? "()" : ""))
  }

  /// The argument in a call of another member with the same parameter, from the name of the value, or of the closure
  /// that returns it: `of: item`, `&list`, `message()`.
  func argument(_ name: String) -> String {
    labelled((isInout ? "&" : "") + (autoclosure.map { "\($0.marks)\(name)()" } ?? name))
  }

  /// The argument with the label of the parameter.
  func labelled(_ value: String) -> String { (label.map { "\($0.escapedInCall): " } ?? "") + value }
}
