/// A condition on an argument, in stubs and when calls are counted.
///
/// A literal matches itself, and an argument that is left out is `.any`:
///
/// ```swift
/// spy.when.price(of: "apple", in: .any).returns(13)
/// #expect(spy.calls.price(of: .where { $0.isEmpty }).isEmpty)
/// ```
public struct Matcher<Argument>: ArgumentMatcher {
  /// What generated matchers are for: the argument itself.
  public typealias MatchedValue = Argument

  /// What is expected, in words.
  public let description: String
  private let matches: (Argument) -> Bool

  /// Makes a matcher from a condition and its description.
  ///
  /// - Parameters:
  ///   - description: What is expected, as in `less than 3`.
  ///   - matches: Returns whether an argument is as expected.
  public init(_ description: String, _ matches: @escaping (Argument) -> Bool) {
    self.description = description
    self.matches = matches
  }

  /// Whether an argument is as expected: `matcher ~= argument`.
  public static func ~= (matcher: Matcher, argument: Argument) -> Bool { matcher.matches(argument) }

  /// Every argument.
  ///
  /// Each spy has one for each parameter, so it is a member of the type itself: then the compiler passes no conformance.
  public static var any: Matcher { any(Argument.self) }
}

/// A condition on an argument of an optional type: that of a `Matcher` for the wrapped type, or `nil`.
///
/// ```swift
/// spy.when.fetch(limit: 3).returns([])
/// #expect(spy.calls.fetch(limit: nil).count == 1)
/// ```
public struct OptionalMatcher<Wrapped>: ArgumentMatcher {
  /// What generated matchers are for: what the argument holds.
  public typealias MatchedValue = Wrapped

  /// What is expected, in words.
  public let description: String
  private let matches: (Wrapped?) -> Bool

  /// Makes a matcher from a condition and its description.
  ///
  /// - Parameters:
  ///   - description: What is expected, as in `less than 3`.
  ///   - matches: Returns whether an argument is as expected.
  public init(_ description: String, _ matches: @escaping (Wrapped?) -> Bool) {
    self.description = description
    self.matches = matches
  }

  /// Whether an argument is as expected: `matcher ~= argument`.
  public static func ~= (matcher: OptionalMatcher, argument: Wrapped?) -> Bool {
    matcher.matches(argument)
  }

  /// Any value that another matcher matches: `.some(.greater(than: 3))`.
  ///
  /// - Parameter matcher: The other matcher.
  /// - Returns: The matcher.
  public static func some(_ matcher: Matcher<Wrapped>) -> OptionalMatcher {
    OptionalMatcher(matcher.description) { $0.map { matcher ~= $0 } ?? false }
  }

  /// No value.
  public static var none: OptionalMatcher { .nil }

  /// Every argument.
  public static var any: OptionalMatcher { any(Wrapped?.self) }
}

/// What `Matcher` and `OptionalMatcher` have in common.
public protocol ArgumentMatcher<Argument>: CustomStringConvertible {
  /// The type of the argument.
  associatedtype Argument
  /// The type of the argument, or of what it wraps.
  associatedtype MatchedValue

  /// Makes a matcher from a condition and its description.
  init(_ description: String, _ matches: @escaping (Argument) -> Bool)

  /// Whether an argument is as expected.
  static func ~= (matcher: Self, argument: Argument) -> Bool
}

// MARK: - Any type

extension ArgumentMatcher {
  /// Every argument of a type, if nothing else determines the type: `when.map(.any([Int].self))`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func any(_ type: Argument.Type) -> Self { Self("any") { _ in true } }

  /// The arguments that meet a condition: `.where { $0.isEmpty }`.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The matcher.
  public static func `where`(_ condition: @escaping (Argument) -> Bool) -> Self {
    Self("where { … }", condition)
  }

  /// The arguments that another matcher does not match: `.not("apple")`.
  ///
  /// - Parameter matcher: The other matcher.
  /// - Returns: The matcher.
  public static func not(_ matcher: Self) -> Self {
    Self("not \(matcher)") { !(matcher ~= $0) }
  }

  /// The arguments of which a property is true: `.property(\.isEmpty)`.
  ///
  /// - Parameter path: The property.
  /// - Returns: The matcher.
  public static func property(_ path: KeyPath<Argument, Bool>) -> Self {
    Self("property true") { $0[keyPath: path] }
  }

  /// The arguments that have a property as expected: `.property(\.id, 3)`.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - matcher: What is expected of it.
  /// - Returns: The matcher.
  @_disfavoredOverload public static func property<Property>(
    _ path: KeyPath<Argument, Property>, _ matcher: Matcher<Property>
  ) -> Self {
    Self("property \(matcher)") { matcher ~= $0[keyPath: path] }
  }

  /// The arguments that have an optional property as expected: `.property(\.httpMethod, "GET")`.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - matcher: What is expected of it.
  /// - Returns: The matcher.
  public static func property<Property>(
    _ path: KeyPath<Argument, Property?>, _ matcher: OptionalMatcher<Property>
  ) -> Self {
    Self("property \(matcher)") { matcher ~= $0[keyPath: path] }
  }

  /// The arguments that are identical to an object, not only equal.
  ///
  /// - Parameter object: The object.
  /// - Returns: The matcher.
  public static func identical(to object: AnyObject) -> Self {
    Self("identical to \(object)") { ($0 as AnyObject) === object }
  }

  /// A metatype, as in `decode<T>(_ type: T.Type)`: `.type(User.self)`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func type<Expected>(_ type: Expected.Type) -> Self where Argument == Expected.Type {
    Self("\(type).self") { $0 == type }
  }

  /// A metatype, as in `register(_ type: any Plugin.Type)`: `.type(Printer.self)`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  @_disfavoredOverload public static func type(_ type: Any.Type) -> Self {
    Self("\(type).self") { ($0 as? Any.Type) == type }
  }

  /// The arguments that are of a type, such as an error type: `.instance(of: NetworkError.self)`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func instance<Expected>(of type: Expected.Type) -> Self {
    Self("instance of \(type)") { $0 is Expected }
  }
}

// MARK: - Equality

extension ArgumentMatcher {
  /// The arguments that are equal to a value whose type has no `==`: a tuple, or an `any Error`.
  ///
  /// What has no `==` is compared by its parts.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  @_disfavoredOverload public static func equal(_ value: Argument) -> Self {
    Self(String(reflecting: value)) { areEqual($0, value) }
  }
}

extension ArgumentMatcher where Argument: Equatable {
  /// The arguments that are equal to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func equal(_ value: Argument) -> Self {
    Self(String(reflecting: value)) { $0 == value }
  }

  /// The arguments that are equal to one of some values: `.one(of: "apple", "pear")`.
  ///
  /// - Parameter values: The values.
  /// - Returns: The matcher.
  public static func one(of values: Argument...) -> Self {
    Self("one of \(values)") { values.contains($0) }
  }
}

@_spi(Generated) extension ArgumentMatcher {
  /// The arguments that are equal to a case of an enum, or to a constant of a type; called by generated code.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func exactly(_ value: MatchedValue) -> Self {
    Self(String(reflecting: value)) { argument in
      (argument as? MatchedValue).map { areEqual($0, value) } ?? false
    }
  }
}

// MARK: - Optionals

extension Matcher {
  /// Any value that another matcher matches: `.some(.greater(than: 3))`.
  ///
  /// - Parameter matcher: The other matcher.
  /// - Returns: The matcher.
  public static func some<Wrapped>(
    _ matcher: Matcher<Wrapped>
  ) -> Matcher where Argument == Wrapped? {
    Matcher(matcher.description) { $0.map { matcher ~= $0 } ?? false }
  }
}

extension ArgumentMatcher where Argument: ExpressibleByNilLiteral {
  /// No value.
  public static var `nil`: Self { Self("nil") { ($0 as? any OptionalValue)?.isNil ?? false } }

  /// Any value but `nil`.
  public static var notNil: Self { .not(.nil) }
}
