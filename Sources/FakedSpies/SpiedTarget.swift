/// A box for the object that calls are forwarded to, which `@Sendable` functions can share; made by generated code.
///
/// The test is responsible for sharing the object safely.
@_spi(Generated) public final class SpiedTarget<Value>: @unchecked Sendable {
  /// The object.
  public var value: Value

  /// Creates a box.
  ///
  /// - Parameter value: The object.
  public init(_ value: Value) { self.value = value }
}
