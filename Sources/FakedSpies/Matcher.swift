/// A condition on an argument, with which a test selects the calls to stub or to check.
///
/// A literal matches the equal argument. For an argument that is left out, `.any` is the default:
///
/// ```swift
/// spy.when.price(of: "apple", in: .any).returns(13)
/// #expect(spy.calls.price(of: .where { $0.isEmpty }).isEmpty)
/// ```
public struct Matcher<Argument>: ArgumentMatcher {
  /// The type of the values that generated matchers compare: the argument's type.
  public typealias MatchedValue = Argument

  /// A description of the matching arguments, as in `less than 3`.
  public var description: String { describe() }
  private let describe: () -> String
  private let matches: (Argument) -> Bool

  /// Makes a matcher from a condition and its description.
  ///
  /// - Parameters:
  ///   - description: A description of the matching arguments, as in `less than 3`.
  ///   - matches: A closure that returns whether an argument matches.
  public init(
    _ description: @autoclosure @escaping () -> String, _ matches: @escaping (Argument) -> Bool
  ) {
    describe = description
    self.matches = matches
  }

  /// Returns whether an argument matches: `matcher ~= argument`.
  public static func ~= (matcher: Matcher, argument: Argument) -> Bool { matcher.matches(argument) }

  /// A matcher for every argument.
  ///
  /// Generated spies use it as the default of each parameter. It is a member of this type, not of `ArgumentMatcher`, so
  /// that no conformance is passed each time.
  public static var any: Matcher { any(Argument.self) }
}

/// A condition on an argument of an optional type: `nil`, or any condition of a `Matcher` for the wrapped type.
///
/// ```swift
/// spy.when.fetch(limit: 3).returns([])
/// #expect(spy.calls.fetch(limit: nil).count == 1)
/// ```
public struct OptionalMatcher<Wrapped>: ArgumentMatcher {
  /// The type of the values that generated matchers compare: the wrapped type.
  public typealias MatchedValue = Wrapped

  /// A description of the matching arguments, as in `less than 3`.
  public var description: String { describe() }
  private let describe: () -> String
  private let matches: (Wrapped?) -> Bool

  /// Makes a matcher from a condition and its description.
  ///
  /// - Parameters:
  ///   - description: A description of the matching arguments, as in `less than 3`.
  ///   - matches: A closure that returns whether an argument matches.
  public init(
    _ description: @autoclosure @escaping () -> String, _ matches: @escaping (Wrapped?) -> Bool
  ) {
    describe = description
    self.matches = matches
  }

  /// Returns whether an argument matches: `matcher ~= argument`.
  public static func ~= (matcher: OptionalMatcher, argument: Wrapped?) -> Bool {
    matcher.matches(argument)
  }

  /// Matches values other than `nil` that another matcher matches: `.some(.greater(than: 3))`.
  ///
  /// - Parameter matcher: The matcher for the wrapped value.
  /// - Returns: The matcher.
  public static func some(_ matcher: Matcher<Wrapped>) -> OptionalMatcher {
    OptionalMatcher(matcher.description) { $0.map { matcher ~= $0 } ?? false }
  }

  /// A matcher for `nil`.
  public static var none: OptionalMatcher { .nil }

  /// A matcher for every argument.
  public static var any: OptionalMatcher { any(Wrapped?.self) }
}

/// The common interface of `Matcher` and `OptionalMatcher`.
public protocol ArgumentMatcher<Argument>: CustomStringConvertible {
  /// The type of the argument.
  associatedtype Argument
  /// The type of the argument; in an `OptionalMatcher`, the wrapped type.
  associatedtype MatchedValue

  /// Makes a matcher from a condition and its description.
  init(
    _ description: @autoclosure @escaping () -> String, _ matches: @escaping (Argument) -> Bool)

  /// Returns whether an argument matches.
  static func ~= (matcher: Self, argument: Argument) -> Bool
}

// MARK: - Any type

extension ArgumentMatcher {
  /// Matches every argument of a type, where nothing else determines the type: `when.map(.any([Int].self))`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func any(_ type: Argument.Type) -> Self { Self("any") { _ in true } }

  /// Matches arguments that meet a condition: `.where { $0.isEmpty }`.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The matcher.
  public static func `where`(_ condition: @escaping (Argument) -> Bool) -> Self {
    Self("where { … }", condition)
  }

  /// Matches arguments that another matcher does not match: `.not("apple")`.
  ///
  /// - Parameter matcher: The other matcher.
  /// - Returns: The matcher.
  public static func not(_ matcher: Self) -> Self {
    Self("not \(matcher)") { !(matcher ~= $0) }
  }

  /// Matches arguments with a property that is `true`: `.property(\.isEmpty)`.
  ///
  /// - Parameter path: The property.
  /// - Returns: The matcher.
  public static func property(_ path: KeyPath<Argument, Bool>) -> Self {
    Self("\(path)") { $0[keyPath: path] }
  }

  /// Matches arguments with a property that another matcher matches: `.property(\.id, 3)`.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - matcher: The matcher for the property's value.
  /// - Returns: The matcher.
  @_disfavoredOverload public static func property<Property>(
    _ path: KeyPath<Argument, Property>, _ matcher: Matcher<Property>
  ) -> Self {
    Self("\(path): \(matcher)") { matcher ~= $0[keyPath: path] }
  }

  /// Matches arguments with an optional property that another matcher matches: `.property(\.httpMethod, "GET")`.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - matcher: The matcher for the property's value.
  /// - Returns: The matcher.
  public static func property<Property>(
    _ path: KeyPath<Argument, Property?>, _ matcher: OptionalMatcher<Property>
  ) -> Self {
    Self("\(path): \(matcher)") { matcher ~= $0[keyPath: path] }
  }

  /// Matches a certain object, but no other object that is equal to it.
  ///
  /// - Parameter object: The object.
  /// - Returns: The matcher.
  public static func identical(to object: AnyObject) -> Self {
    Self("identical to \(ArgumentText.value(object))") { ($0 as AnyObject) === object }
  }

  /// Matches a metatype, the argument of a function such as `decode<T>(_ type: T.Type)`: `.type(User.self)`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func type<Expected>(_ type: Expected.Type) -> Self where Argument == Expected.Type {
    Self("\(type).self") { $0 == type }
  }

  /// Matches a metatype, the argument of a function such as `register(_ type: any Plugin.Type)`: `.type(Printer.self)`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  @_disfavoredOverload public static func type(_ type: Any.Type) -> Self {
    Self("\(type).self") { ($0 as? Any.Type) == type }
  }

  /// Matches arguments that are of a type at run time, such as an error type: `.instance(of: NetworkError.self)`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func instance<Expected>(of type: Expected.Type) -> Self {
    Self("instance of \(type)") { $0 is Expected }
  }
}

// MARK: - Equality

extension ArgumentMatcher {
  /// Matches arguments that are equal to a value of a type that is not `Equatable`: a tuple, or `any Error`.
  ///
  /// Objects are compared by identity, and other values without `==` part by part.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  @_disfavoredOverload public static func equal(_ value: Argument) -> Self {
    Self(ArgumentText.value(value)) { areEqual($0, value) }
  }
}

extension ArgumentMatcher where Argument: Equatable {
  /// Matches arguments that are equal to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func equal(_ value: Argument) -> Self {
    Self(ArgumentText.value(value)) { $0 == value }
  }

  /// Matches arguments that are equal to one of several values: `.one(of: "apple", "pear")`.
  ///
  /// - Parameter values: The values.
  /// - Returns: The matcher.
  public static func one(of values: Argument...) -> Self {
    Self("one of \(ArgumentText.value(values))") { values.contains($0) }
  }
}

@_spi(Generated) extension ArgumentMatcher {
  /// Matches arguments that are equal to an enum case or a static constant; called by generated code.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func exactly(_ value: MatchedValue) -> Self {
    Self(ArgumentText.value(value)) { argument in
      (argument as? MatchedValue).map { areEqual($0, value) } ?? false
    }
  }
}

// MARK: - Optionals

extension Matcher {
  /// Matches values other than `nil` that another matcher matches: `.some(.greater(than: 3))`.
  ///
  /// - Parameter matcher: The matcher for the wrapped value.
  /// - Returns: The matcher.
  public static func some<Wrapped>(
    _ matcher: Matcher<Wrapped>
  ) -> Matcher where Argument == Wrapped? {
    Matcher(matcher.description) { $0.map { matcher ~= $0 } ?? false }
  }
}

extension ArgumentMatcher where Argument: ExpressibleByNilLiteral {
  /// A matcher for `nil`.
  public static var `nil`: Self { Self("nil") { ($0 as? any OptionalValue)?.isNil ?? false } }

  /// A matcher for every value other than `nil`.
  public static var notNil: Self { .not(.nil) }
}
