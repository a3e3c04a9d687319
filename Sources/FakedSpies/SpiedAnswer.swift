/// The outcome of a call: a result or an error.
///
/// It is `Sendable` whatever it holds, so that a stub of a `Sendable` spy can return a value that is not. The test is
/// responsible for sharing such a value safely.
public struct SpiedAnswer<Value, Failure: Error>: @unchecked Sendable {
  private let result: Result<Value, Failure>

  init(_ result: Result<Value, Failure>) {
    self.result = result
  }

  /// Returns the result; called by generated code.
  ///
  /// - Returns: The result.
  /// - Throws: The error, if it is one.
  public func get() throws(Failure) -> Value { try result.get() }
}
