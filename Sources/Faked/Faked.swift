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
/// For a struct, a class, an enum or an actor, it writes a function `fake` in which every parameter has a default,
/// and makes the type `Defaultable`, so that fakes return it. Only `createSpy:`, on a class, and `if:` say anything
/// there.
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
///   - types: What associated types are in the Null type, as types or by their names, as in
///     `["X": Int.self]` or `["X": "Int"]`.
///   - skip: Members that get no default: the base name, the full name, or the full name with the
///     result, as in `["title", "load(_:)", "load(_:) -> Int"]`.
///   - anyObject: Whether the Null type is a class although nothing demands it.
///   - inherit: Further protocols that the Empty protocol inherits.
///   - createNull: Whether there is a Null type at all.
///   - createSpy: Whether there is a spy as well, a class `SpyThing` that remembers its calls and does what a test
///     tells it. Of a class that is not final, it is a subclass.
///   - if: A condition of `#if` around what is generated, as in `"DEBUG"`.
@attached(peer)
public macro Faked(
  types: [String: Any] = [:],
  skip: [String] = [],
  anyObject: Bool = false,
  inherit: [String] = [],
  createNull: Bool = true,
  createSpy: Bool = false,
  if: String? = nil
) = #externalMacro(module: "FakedMacros", type: "FakedMacro")

/// Gives a requirement the value that fakes return, or a property the value that it has in test data.
///
/// ```swift
/// @Faked protocol Account {
///   @FakeDefault("nobody") var owner: String { get }
/// }
/// ```
///
/// The compiler checks the value without knowing the requirement's type, so it refuses `.init(count: 4)` and
/// closures that use their parameters: write the type, or `exp:` with a string.
///
/// - Parameter value: The value, copied into the fake as it is written.
@attached(peer)
public macro FakeDefault(_ value: Any?) =
  #externalMacro(module: "FakedMacros", type: "FakeDefaultMacro")

/// Gives a requirement that returns a function of one parameter the closure that fakes return.
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

/// Gives a requirement that returns a function of two parameters the closure that fakes return.
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

/// Gives a requirement an expression that fakes evaluate; it may use the requirement's parameters.
///
/// ```swift
/// @Faked protocol Formatter {
///   @FakeDefault(exp: "text.uppercased()") func format(_ text: String) -> String
/// }
/// ```
///
/// - Parameter exp: The expression, as Swift.
@attached(peer)
public macro FakeDefault(exp: String) =
  #externalMacro(module: "FakedMacros", type: "FakeDefaultMacro")
