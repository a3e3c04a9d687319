/// A type that has a value to stand for "nothing in particular".
///
/// Fakes return this value wherever a test does not say what to return. Common types of the standard library and
/// Foundation conform. If you conform your own type, every fake that returns the type uses its value:
///
/// ```swift
/// extension Account: Defaultable {
///   static var defaultValue: Account { Account(owner: "", balance: 0) }
/// }
/// ```
public protocol Defaultable {
  /// The value that fakes return.
  ///
  /// The value should be the same every time, because tests depend on it.
  static var defaultValue: Self { get }
}

/// A type that can be created without arguments, such as every generated null type.
///
/// Conform your fake to `NullObject` to get the members that need a new instance: initializers and static members.
/// The fake is then `Defaultable` as well.
///
/// ```swift
/// struct FakeStore: EmptyStore, NullObject {}
/// ```
public protocol NullObject: Defaultable {
  /// Creates an instance without any state.
  init()
}

extension NullObject {
  /// A new instance.
  public static var defaultValue: Self { Self() }
}
