/// Says which arguments are meant, in stubs and when calls are counted.
///
/// A literal stands for itself, and whatever is left away is `.any`:
///
/// ```swift
/// spy.when.price(of: "apple", in: .any).returns(13)
/// #expect(spy.calls.price(of: .where { $0.isEmpty }).isEmpty)
/// ```
public struct Matcher<Value> {
  /// What is expected, in words.
  let expectation: String
  private let matches: (Value) -> Bool

  /// Makes a matcher of a condition and of what it says in words.
  ///
  /// - Parameters:
  ///   - expectation: What is expected, as in `less than 3`.
  ///   - matches: Whether an argument is as expected.
  public init(_ expectation: String, _ matches: @escaping (Value) -> Bool) {
    self.expectation = expectation
    self.matches = matches
  }

  /// Whether an argument is as expected: `matcher ~= argument`.
  public static func ~= (matcher: Matcher, argument: Value) -> Bool { matcher.matches(argument) }
}

extension Matcher: CustomStringConvertible {
  /// What is expected, in words.
  public var description: String { expectation }
}

// MARK: - Any type

extension Matcher {
  /// Every argument.
  public static var any: Matcher { Matcher("any") { _ in true } }

  /// Every argument of a type, where nothing else says which type is meant: `when.map(.any([Int].self))`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func any(_ type: Value.Type) -> Matcher { .any }

  /// The arguments that meet a condition: `.where { $0.isEmpty }`.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The matcher.
  public static func `where`(_ condition: @escaping (Value) -> Bool) -> Matcher {
    Matcher("where { … }", condition)
  }

  /// The arguments that another matcher does not mean: `.not("apple")`.
  ///
  /// - Parameter matcher: The other matcher.
  /// - Returns: The matcher.
  public static func not(_ matcher: Matcher) -> Matcher {
    Matcher("not \(matcher)") { !(matcher ~= $0) }
  }

  /// The arguments that have a property as expected: `.property(\.id, 3)`.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - matcher: What is expected of it.
  /// - Returns: The matcher.
  public static func property<Property>(
    _ path: KeyPath<Value, Property>, _ matcher: Matcher<Property>
  ) -> Matcher {
    Matcher("property \(matcher)") { matcher ~= $0[keyPath: path] }
  }

  /// One object and no other, whatever it is equal to.
  ///
  /// - Parameter object: The object.
  /// - Returns: The matcher.
  public static func identical(to object: AnyObject) -> Matcher {
    Matcher("identical to \(object)") { ($0 as AnyObject) === object }
  }

  /// A metatype, as in `decode<T>(_ type: T.Type)`: `.type(User.self)`.
  ///
  /// - Parameter type: The type.
  /// - Returns: The matcher.
  public static func type<Expected>(_ type: Expected.Type) -> Matcher {
    Matcher("\(type).self") { $0 as? any Any.Type == type }
  }
}

// MARK: - Equality

extension Matcher where Value: Equatable {
  /// The arguments that are equal to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func equal(_ value: Value) -> Matcher {
    Matcher(String(reflecting: value)) { $0 == value }
  }
}

// MARK: - Optionals

extension Matcher {
  /// No value.
  public static func `nil`<Wrapped>() -> Matcher where Value == Wrapped? {
    Matcher("nil") { $0 == nil }
  }

  /// Any value but `nil`.
  public static func notNil<Wrapped>() -> Matcher where Value == Wrapped? {
    Matcher("not nil") { $0 != nil }
  }
}

// MARK: - Order

extension Matcher where Value: Comparable {
  /// The arguments below a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func less(than value: Value) -> Matcher {
    Matcher("less than \(value)") { $0 < value }
  }

  /// The arguments above a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func greater(than value: Value) -> Matcher {
    Matcher("greater than \(value)") { $0 > value }
  }

  /// A value and all below it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atMost(_ value: Value) -> Matcher {
    Matcher("at most \(value)") { $0 <= value }
  }

  /// A value and all above it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atLeast(_ value: Value) -> Matcher {
    Matcher("at least \(value)") { $0 >= value }
  }

  /// The arguments in a range: `.in(1...3)`.
  ///
  /// - Parameter range: The range, open or closed at either end.
  /// - Returns: The matcher.
  public static func `in`<Bounds: RangeExpression>(_ range: Bounds) -> Matcher
  where Bounds.Bound == Value {
    Matcher("in \(range)") { range.contains($0) }
  }
}
