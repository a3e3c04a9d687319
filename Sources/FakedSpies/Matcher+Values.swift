// MARK: - Text

extension ArgumentMatcher where Argument: StringProtocol {
  /// The texts that begin with another.
  ///
  /// - Parameter prefix: The other text.
  /// - Returns: The matcher.
  public static func hasPrefix(_ prefix: String) -> Self {
    Self("has prefix \(String(reflecting: prefix))") { $0.hasPrefix(prefix) }
  }

  /// The texts that end with another.
  ///
  /// - Parameter suffix: The other text.
  /// - Returns: The matcher.
  public static func hasSuffix(_ suffix: String) -> Self {
    Self("has suffix \(String(reflecting: suffix))") { $0.hasSuffix(suffix) }
  }

  /// The texts that have another in them.
  ///
  /// - Parameter text: The other text.
  /// - Returns: The matcher.
  public static func contains(_ text: String) -> Self {
    Self("contains \(String(reflecting: text))") { $0.contains(text) }
  }
}

// MARK: - Collections

extension ArgumentMatcher where Argument: Sequence, Argument.Element: Equatable {
  /// The collections that have an element.
  ///
  /// - Parameter element: The element.
  /// - Returns: The matcher.
  public static func contains(_ element: Argument.Element) -> Self {
    Self("contains \(String(reflecting: element))") { $0.contains(element) }
  }
}

// MARK: - Numbers

extension ArgumentMatcher where Argument: FloatingPoint {
  /// The numbers that differ from another by no more than a distance: `.within(0.01, of: 3.14)`.
  ///
  /// - Parameters:
  ///   - distance: The distance.
  ///   - value: The other number.
  /// - Returns: The matcher.
  public static func within(_ distance: Argument, of value: Argument) -> Self {
    Self("within \(distance) of \(value)") { abs($0 - value) <= distance }
  }
}

// MARK: - Order

extension Matcher where Argument: Comparable {
  /// The arguments below a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func less(than value: Argument) -> Matcher {
    Matcher("less than \(value)") { $0 < value }
  }

  /// The arguments above a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func greater(than value: Argument) -> Matcher {
    Matcher("greater than \(value)") { $0 > value }
  }

  /// A value and all below it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atMost(_ value: Argument) -> Matcher {
    Matcher("at most \(value)") { $0 <= value }
  }

  /// A value and all above it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atLeast(_ value: Argument) -> Matcher {
    Matcher("at least \(value)") { $0 >= value }
  }

  /// The arguments in a range: `.in(1...3)`.
  ///
  /// - Parameter range: The range, open or closed at either end.
  /// - Returns: The matcher.
  public static func `in`<Bounds: RangeExpression>(_ range: Bounds) -> Matcher
  where Bounds.Bound == Argument {
    Matcher("in \(range)") { range.contains($0) }
  }
}

extension OptionalMatcher where Wrapped: Comparable {
  /// The arguments below a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func less(than value: Wrapped) -> OptionalMatcher { .some(.less(than: value)) }

  /// The arguments above a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func greater(than value: Wrapped) -> OptionalMatcher {
    .some(.greater(than: value))
  }

  /// A value and all below it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atMost(_ value: Wrapped) -> OptionalMatcher { .some(.atMost(value)) }

  /// A value and all above it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atLeast(_ value: Wrapped) -> OptionalMatcher { .some(.atLeast(value)) }

  /// The arguments in a range: `.in(1...3)`.
  ///
  /// - Parameter range: The range, open or closed at either end.
  /// - Returns: The matcher.
  public static func `in`<Bounds: RangeExpression>(_ range: Bounds) -> OptionalMatcher
  where Bounds.Bound == Wrapped {
    .some(.in(range))
  }
}
