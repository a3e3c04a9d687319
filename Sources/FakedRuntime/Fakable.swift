/// A type whose default value a function makes.
///
/// It exists for code that was written for the `@Faked` macro; in new code, conform to `Defaultable` instead. A
/// `Fakable` type is `Defaultable`, and a `static func fakeDefault() -> Self` is found without this conformance as
/// well.
///
/// ```swift
/// extension Account: Fakable {
///   static func fakeDefault() -> Account { Account(owner: "", balance: 0) }
/// }
/// ```
public protocol Fakable: Defaultable {
  /// Returns the value that fakes return.
  ///
  /// - Returns: The value, the same each time.
  static func fakeDefault() -> Self
}

extension Fakable {
  /// What `fakeDefault()` returns.
  public static var defaultValue: Self { fakeDefault() }
}
