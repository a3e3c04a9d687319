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
  /// What happens to the argument before it is recorded and passed on, as above.
  enum Use: Equatable {
    case plain, copied, evaluated, variadic
    /// The member passes an autoclosure on, which has certain effects.
    case autoclosure(Effects)
  }

  /// How the argument reaches a stub: if it leaves its actor without being `Sendable`, disconnected, or in a variable if
  /// it is `inout`, or lent if it is a closure that does not escape.
  enum Sending: Equatable {
    case plain, inVariable, lent
    /// The type is that of an existential, which a generic function would open.
    case disconnected(as: TypeModel?)
    /// The constant with its evaluated value is `nonisolated(unsafe)`.
    case inUnsafeConstant
    /// Not even a stub gets the argument, because its type is unknown in `when`.
    case withheld
  }

  let label: String?
  let name: String
  /// The type of the recorded value; `nil` if the argument cannot be kept.
  var recorded: TypeModel?
  /// The type of the parameter in the member's function type.
  var passed: TypeModel
  let use: Use
  var sending = Sending.plain
  /// Whether `when` requires a matcher for it, because without one an overload could be meant.
  var isRequired = false
  /// Whether only code on the main actor can name the type of what is recorded.
  var requiresMainActor = false

  /// The effects of an autoclosure that the member passes on; `nil` for any other argument.
  var autoclosure: Effects? { if case .autoclosure(let effects) = use { effects } else { nil } }

  /// The word before the argument where it is recorded or passed on, if it is copied.
  var copying: String { use == .copied ? "copy " : "" }

  var isInout: Bool { passed.hasPrefix("inout") }

  /// Whether its matcher is optional, as in Swift 5 a default argument cannot name a type that requires the main actor.
  var hasOptionalMatcher: Bool { requiresMainActor && !isRequired }

  /// Whether a stub takes the argument as it is recorded.
  var isPassedAsRecorded: Bool {
    // Only a parameter can have `@escaping`.
    use != .copied && [.plain, .inUnsafeConstant].contains(sending)
      && passed.keepingPrefixes { $0 != "@escaping" } == recorded
  }

  /// The argument in a call of another member with the same parameter.
  var forwardedArgument: String {
    argument(copying + name.escapedInExpression + (use == .evaluated ? "()" : ""))
  }

  /// The argument in a call of another member with the same parameter, from the name of the value, or of the closure
  /// that returns it: `of: item`, `&list`, `message()`.
  func argument(_ name: String) -> String {
    labelled((isInout ? "&" : "") + (autoclosure.map { "\($0.marks)\(name)()" } ?? name))
  }

  /// The argument with the label of the parameter.
  func labelled(_ value: String) -> String { (label.map { "\($0.escapedInCall): " } ?? "") + value }
}
