/// A type with a default value, which stands for "nothing in particular".
///
/// Fakes return this value wherever a test does not say what to return. Common types of the standard library and
/// Foundation conform. If you conform your own type, the fakes that return that type use its default value:
///
/// ```swift
/// extension Wallet: Defaultable {
///   static var defaultValue: Wallet { Wallet(owner: "", balance: 0) }
/// }
/// ```
public protocol Defaultable {
  /// The value that fakes return.
  ///
  /// The value should be the same each time, because tests depend on it.
  static var defaultValue: Self { get }
}

/// A type that can be initialized without arguments, as every generated null type can.
///
/// Conform your fake to `NullObject` to get default implementations of the members that need a new instance:
/// initializers, and static members of type `Self`. The fake is then `Defaultable` as well.
///
/// ```swift
/// struct FakeStore: EmptyStore, NullObject {}
/// ```
public protocol NullObject: Defaultable {
  /// Creates an instance.
  init()
}

extension NullObject {
  /// A new instance.
  public static var defaultValue: Self { Self() }
}
