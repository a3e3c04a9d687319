// MARK: - Text

extension ArgumentMatcher where Argument: StringProtocol {
  /// Matches text that begins with a prefix.
  ///
  /// - Parameter prefix: The prefix.
  /// - Returns: The matcher.
  public static func hasPrefix(_ prefix: String) -> Self {
    Self("has prefix \(String(reflecting: prefix))") { $0.hasPrefix(prefix) }
  }

  /// Matches text that ends with a suffix.
  ///
  /// - Parameter suffix: The suffix.
  /// - Returns: The matcher.
  public static func hasSuffix(_ suffix: String) -> Self {
    Self("has suffix \(String(reflecting: suffix))") { $0.hasSuffix(suffix) }
  }

  /// Matches text that contains other text.
  ///
  /// - Parameter text: The text to look for.
  /// - Returns: The matcher.
  public static func contains(_ text: String) -> Self {
    Self("contains \(String(reflecting: text))") { $0.contains(text) }
  }
}

// MARK: - Collections

extension ArgumentMatcher where Argument: Sequence, Argument.Element: Equatable {
  /// Matches collections that contain an element.
  ///
  /// - Parameter element: The element.
  /// - Returns: The matcher.
  public static func contains(_ element: Argument.Element) -> Self {
    Self("contains \(String(reflecting: element))") { $0.contains(element) }
  }
}

extension ArgumentMatcher where Argument: Sequence {
  /// Matches collections that contain a matching element: `.contains(.greater(than: 3))`.
  ///
  /// - Parameter element: The matcher for the element.
  /// - Returns: The matcher.
  @_disfavoredOverload
  public static func contains(_ element: Matcher<Argument.Element>) -> Self {
    Self("contains \(element)") { $0.contains { element ~= $0 } }
  }
}

extension ArgumentMatcher where Argument: OptionSet {
  /// Matches option sets that contain all of some options: `.contains(.bold)`.
  ///
  /// - Parameter options: The options.
  /// - Returns: The matcher.
  public static func contains(_ options: Argument) -> Self {
    Self("contains \(String(reflecting: options))") { $0.isSuperset(of: options) }
  }
}

// MARK: - Numbers

extension ArgumentMatcher where Argument: Strideable {
  /// Matches numbers or dates that are no further than a distance from a value: `.within(0.01, of: 3.14)`.
  ///
  /// - Parameters:
  ///   - distance: The greatest distance; for dates, in seconds.
  ///   - value: The number or date.
  /// - Returns: The matcher.
  public static func within(_ distance: Argument.Stride, of value: Argument) -> Self {
    Self("within \(distance) of \(value)") { abs(value.distance(to: $0)) <= distance }
  }
}

// MARK: - Durations

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ArgumentMatcher where Argument == Duration {
  /// Matches a duration in seconds.
  ///
  /// - Parameter seconds: The number of seconds.
  /// - Returns: The matcher.
  public static func seconds(_ seconds: Double) -> Self { equal(.seconds(seconds)) }

  /// Matches durations that differ from a value by no more than a tolerance.
  ///
  /// - Parameters:
  ///   - difference: The greatest difference.
  ///   - value: The duration to compare with.
  /// - Returns: The matcher.
  public static func within(_ difference: Duration, of value: Duration) -> Self {
    Self("within \(difference) of \(value)") { max($0, value) - min($0, value) <= difference }
  }

  /// Matches a duration in milliseconds.
  ///
  /// - Parameter milliseconds: The number of milliseconds.
  /// - Returns: The matcher.
  public static func milliseconds(_ milliseconds: Double) -> Self {
    equal(.milliseconds(milliseconds))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension OptionalMatcher where Wrapped == Duration {
  /// Matches a duration in seconds.
  ///
  /// - Parameter seconds: The number of seconds.
  /// - Returns: The matcher.
  public static func seconds(_ seconds: Double) -> Self { .some(.seconds(seconds)) }

  /// Matches a duration in milliseconds.
  ///
  /// - Parameter milliseconds: The number of milliseconds.
  /// - Returns: The matcher.
  public static func milliseconds(_ milliseconds: Double) -> Self {
    .some(.milliseconds(milliseconds))
  }
}

// MARK: - Results

extension Matcher {
  /// Matches results that are a success with a matching value: `.success(3)`, `.success(.any)`.
  ///
  /// - Parameter value: The matcher for the value.
  /// - Returns: The matcher.
  public static func success<Success, Failure>(
    _ value: Matcher<Success> = .any
  ) -> Matcher where Argument == Result<Success, Failure> {
    Matcher("success of \(value)") { result in
      if case .success(let success) = result { value ~= success } else { false }
    }
  }

  /// Matches results that are a failure with a matching error: `.failure(.equal(StoreError.full))`.
  ///
  /// - Parameter error: The matcher for the error.
  /// - Returns: The matcher.
  public static func failure<Success, Failure>(
    _ error: Matcher<Failure> = .any
  ) -> Matcher where Argument == Result<Success, Failure> {
    Matcher("failure of \(error)") { result in
      if case .failure(let failure) = result { error ~= failure } else { false }
    }
  }
}

// MARK: - Order

extension Matcher where Argument: Comparable {
  /// Matches arguments that are less than a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func less(than value: Argument) -> Matcher {
    Matcher("less than \(value)") { $0 < value }
  }

  /// Matches arguments that are greater than a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func greater(than value: Argument) -> Matcher {
    Matcher("greater than \(value)") { $0 > value }
  }

  /// Matches arguments that are less than or equal to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atMost(_ value: Argument) -> Matcher {
    Matcher("at most \(value)") { $0 <= value }
  }

  /// Matches arguments that are greater than or equal to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atLeast(_ value: Argument) -> Matcher {
    Matcher("at least \(value)") { $0 >= value }
  }

  /// Matches arguments in a range: `.in(1...3)`.
  ///
  /// - Parameter range: The range, of any kind.
  /// - Returns: The matcher.
  public static func `in`<Bounds: RangeExpression>(_ range: Bounds) -> Matcher
  where Bounds.Bound == Argument {
    Matcher("in \(range)") { range.contains($0) }
  }
}

extension OptionalMatcher where Wrapped: Comparable {
  /// Matches arguments that are less than a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func less(than value: Wrapped) -> OptionalMatcher { .some(.less(than: value)) }

  /// Matches arguments that are greater than a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func greater(than value: Wrapped) -> OptionalMatcher {
    .some(.greater(than: value))
  }

  /// Matches arguments that are less than or equal to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atMost(_ value: Wrapped) -> OptionalMatcher { .some(.atMost(value)) }

  /// Matches arguments that are greater than or equal to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The matcher.
  public static func atLeast(_ value: Wrapped) -> OptionalMatcher { .some(.atLeast(value)) }

  /// Matches arguments in a range: `.in(1...3)`.
  ///
  /// - Parameter range: The range, of any kind.
  /// - Returns: The matcher.
  public static func `in`<Bounds: RangeExpression>(_ range: Bounds) -> OptionalMatcher
  where Bounds.Bound == Wrapped {
    .some(.in(range))
  }
}
