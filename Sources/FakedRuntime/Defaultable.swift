/// A type that has a value to stand for "nothing in particular".
///
/// Fakes return it wherever a test does not say what to return. The standard library's and
/// Foundation's everyday types conform. Make a type of yours conform, and every fake that returns
/// it uses its value:
///
/// ```swift
/// extension Account: Defaultable {
///   static var defaultValue: Account { Account(owner: "", balance: 0) }
/// }
/// ```
public protocol Defaultable {
  /// The value that fakes return.
  ///
  /// It should be the same each time: tests depend on it.
  static var defaultValue: Self { get }
}

/// A type that can be made from nothing, as every generated Null type can.
///
/// Conform a fake of yours to it to get the members that need a new `Self`: initializers and static
/// members. It is then `Defaultable` as well.
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
