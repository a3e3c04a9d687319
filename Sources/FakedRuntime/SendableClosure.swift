// Closures that know nothing of the types of their arguments.
//
// In a type with an associated type that conforms to something, the compiler warns of each `@Sendable` closure that
// mentions it: the conformance may be isolated. Here nothing is known of any type, so nothing is kept.

/// Returns a closure that does nothing, and may be sent whatever its arguments are.
///
/// Generated code calls it where a closure would keep a type that may not be sent:
///
/// ```swift
/// var onChange: @Sendable (State) -> Void { sendableClosure() }
/// ```
///
/// - Returns: The closure.
public func sendableClosure<each Argument>() -> @Sendable (repeat each Argument) -> Void {
  { (_: repeat each Argument) in }
}

/// Returns a closure that returns `nil`, and may be sent whatever its arguments are.
///
/// - Returns: The closure.
public func sendableClosure<each Argument, Result>()
  -> @Sendable (repeat each Argument) -> Result?
{
  { (_: repeat each Argument) in nil }
}

/// Returns a closure that returns an empty array, and may be sent whatever its arguments are.
///
/// - Returns: The closure.
public func sendableClosure<each Argument, Element>()
  -> @Sendable (repeat each Argument) -> [Element]
{
  { (_: repeat each Argument) in [] }
}

/// Returns a closure that returns a certain value, and may be sent whatever its arguments are.
///
/// - Parameter result: What it returns.
/// - Returns: The closure.
public func sendableClosure<each Argument, Result: Sendable>(
  returning result: Result
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in result }
}
