/// The outcome of a call, a result or an error; used by generated code.
///
/// An answer is `Sendable` even if its value is not, so that a stub of a `Sendable` spy can return any value. The test
/// is responsible for sharing the value safely.
@_spi(Generated) public struct SpiedAnswer<Value, Failure: Error>: @unchecked Sendable {
  private let result: Result<Value, Failure>

  init(_ result: Result<Value, Failure>) {
    self.result = result
  }

  /// Returns the result.
  ///
  /// - Returns: The result.
  /// - Throws: The error, if the answer is one.
  public func get() throws(Failure) -> Value { try result.get() }
}
