/// A type whose default is made by a function, as code for the `@Faked` macro says it.
///
/// A bridge for such code: `Defaultable` is the protocol to conform to, and a conforming type is one. A
/// `static func fakeDefault() -> Self` counts without any conformance, too.
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
