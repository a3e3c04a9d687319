/// What calls are forwarded to, where functions that may run anywhere share it; made by generated code.
///
/// Whether the object is used from several places at once is the test's to know.
@_spi(Generated) public final class SpiedTarget<Value>: @unchecked Sendable {
  /// The object.
  public var value: Value

  /// Keeps an object.
  ///
  /// - Parameter value: The object.
  public init(_ value: Value) { self.value = value }
}
