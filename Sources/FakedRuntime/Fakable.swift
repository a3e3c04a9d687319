/// A type whose default value is the result of a static function.
///
/// This protocol exists for code that was written for the `@Faked` macro package. In new code, conform to `Defaultable`
/// instead. A `Fakable` type is `Defaultable`. The generator also finds a `static func fakeDefault() -> Self` of a type
/// that does not conform to this protocol.
///
/// ```swift
/// extension Purse: Fakable {
///   static func fakeDefault() -> Purse { Purse(owner: "", balance: 0) }
/// }
/// ```
public protocol Fakable: Defaultable {
  /// Returns the value that fakes return.
  ///
  /// - Returns: The value, which should be the same each time.
  static func fakeDefault() -> Self
}

extension Fakable {
  /// The result of `fakeDefault()`.
  public static var defaultValue: Self { fakeDefault() }
}
