/// Marks a protocol for which fakegen generates fakes, or a type for which it generates test data.
///
/// For a protocol `Thing`, fakegen writes a protocol `EmptyThing`, whose extensions implement every
/// member with a default value, and a type `NullThing` that conforms to it. The attribute itself
/// adds nothing to the program.
///
/// ```swift
/// @Faked protocol Thing {
///   var x: Int { get }
///   func perform()
/// }
///
/// struct FakeThing: EmptyThing { var x = 5 }
/// let placeholder: any Thing = NullThing()
/// ```
///
/// For a struct, class, enum, or actor, fakegen writes a function `fake` in which every parameter has a default, and
/// makes the type `Defaultable`, so that fakes return it. For such a type, only `if:` and `copy:` apply and,
/// for a class, `createSpy:`.
///
/// ```swift
/// @Faked struct User {
///   let id: Int
///   var name: String
/// }
///
/// let user = User.fake(name: "Ada")
/// ```
///
/// - Parameters:
///   - types: The associated types of the null type, as types or as strings, as in `["X": Int.self]` or
///     `["X": "Int"]`.
///   - skip: Members that get no default: the base name, the full name, or the full name with the
///     result, as in `["title", "load(_:)", "load(_:) -> Int"]`.
///   - anyObject: Whether the null type is a class even if nothing requires it.
///   - inherit: Additional protocols that the Empty protocol inherits.
///   - createNull: Whether to generate a null type.
///   - createSpy: Whether to generate a spy: a class `SpyThing` that records its calls and does what a test tells it
///     to do. The spy of a class is a subclass, so the class must not be final.
///   - copy: Whether to generate a method `copy` for a struct or a class, which returns a copy with changes.
///   - if: The condition of an `#if` around the generated code, as in `"DEBUG"`.
@attached(peer)
public macro Faked(
  types: [String: Any] = [:],
  skip: [String] = [],
  anyObject: Bool = false,
  inherit: [String] = [],
  createNull: Bool = true,
  createSpy: Bool = false,
  copy: Bool = false,
  if: String? = nil
) = #externalMacro(module: "FakedMacros", type: "FakedMacro")

/// Sets the value that fakes return for a requirement, or the value of a property in test data.
///
/// ```swift
/// @Faked protocol Account {
///   @FakeDefault("nobody") var owner: String { get }
/// }
/// ```
///
/// The compiler checks the value without knowing the requirement's type, so it rejects `.init(count: 4)` and closures
/// that use their parameters. Write the type, or use `exp:` with a string.
///
/// - Parameter value: The value, copied into the fake as it is written.
@attached(peer)
public macro FakeDefault(_ value: Any?) =
  #externalMacro(module: "FakedMacros", type: "FakeDefaultMacro")

/// Sets the closure that fakes return for a requirement whose type is a function with one parameter.
///
/// ```swift
/// @Faked protocol Formatting {
///   @FakeDefault({ $0 }) var transform: (String) -> String { get }
/// }
/// ```
///
/// - Parameter closure: The closure, copied into the fake as it is written.
@attached(peer)
public macro FakeDefault(_ closure: (Any) -> Any) =
  #externalMacro(module: "FakedMacros", type: "FakeDefaultMacro")

/// Sets the closure that fakes return for a requirement whose type is a function with two parameters.
///
/// ```swift
/// @Faked protocol Merging {
///   @FakeDefault({ first, _ in first }) var merge: (Int, Int) -> Int { get }
/// }
/// ```
///
/// - Parameter closure: The closure, copied into the fake as it is written.
@attached(peer)
public macro FakeDefault(_ closure: (Any, Any) -> Any) =
  #externalMacro(module: "FakedMacros", type: "FakeDefaultMacro")

/// Sets the expression that fakes evaluate for a requirement, which can use the requirement's parameters.
///
/// ```swift
/// @Faked protocol Formatter {
///   @FakeDefault(exp: "text.uppercased()") func format(_ text: String) -> String
/// }
/// ```
///
/// - Parameter exp: The expression, as Swift code.
@attached(peer)
public macro FakeDefault(exp: String) =
  #externalMacro(module: "FakedMacros", type: "FakeDefaultMacro")
