/// What a call comes to: a result or an error.
///
/// It is `Sendable` whatever it holds, so that a stub of a `Sendable` spy may return what is not: what a test hands
/// out, the test looks after.
public struct SpiedAnswer<Value, Failure: Error>: @unchecked Sendable {
  private let result: Result<Value, Failure>

  init(_ result: Result<Value, Failure>) {
    self.result = result
  }

  /// Returns the result; generated code asks for it.
  ///
  /// - Returns: The result.
  /// - Throws: The error, if it is one.
  public func get() throws(Failure) -> Value { try result.get() }
}
