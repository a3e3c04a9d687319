// `@Sendable` closures that capture no conformance of their argument types.
//
// If an associated type has a conformance requirement, the compiler warns about each `@Sendable` closure that mentions
// the type, because the closure captures the conformance, which may be isolated. These functions are generic over the
// argument types and require no conformance of them, so their closures have nothing to capture.

/// Returns a `@Sendable` closure that does nothing, for arguments of any types.
///
/// Generated code calls this function where a closure literal would capture a conformance that may be isolated:
///
/// ```swift
/// var onChange: @Sendable (State) -> Void { sendableClosure() }
/// ```
///
/// - Returns: The closure.
public func sendableClosure<each Argument>() -> @Sendable (repeat each Argument) -> Void {
  { (_: repeat each Argument) in }
}

/// Returns a `@Sendable` closure that returns `nil`, for arguments of any types.
///
/// - Returns: The closure.
public func sendableClosure<each Argument, Result>()
  -> @Sendable (repeat each Argument) -> Result?
{
  { (_: repeat each Argument) in nil }
}

/// Returns a `@Sendable` closure that returns an empty array, for arguments of any types.
///
/// - Returns: The closure.
public func sendableClosure<each Argument, Element>()
  -> @Sendable (repeat each Argument) -> [Element]
{
  { (_: repeat each Argument) in [] }
}

/// Returns a `@Sendable` closure that looks for a default value when it is called, and throws if there is none.
///
/// - Parameters:
///   - member: The member that returns the closure.
///   - file: The file that the member is in.
///   - line: The line that the member is on.
/// - Returns: The closure.
public func sendableClosureOrThrow<each Argument, Result>(
  member: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
) -> @Sendable (repeat each Argument) throws -> Result {
  { (_: repeat each Argument) in
    try fakeDefaultOrThrow(member: member, file: file, line: line)
  }
}

/// Returns a `@Sendable` closure that returns a given value, for arguments of any types.
///
/// - Parameter result: The value that the closure returns.
/// - Returns: The closure.
public func sendableClosure<each Argument, Result: Sendable>(
  returning result: Result
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in result }
}
