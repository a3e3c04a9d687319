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

extension ArgumentMatcher where Argument: Sequence {
  /// The collections that have an element that matches: `.contains(.greater(than: 3))`.
  ///
  /// - Parameter element: What the element has to be.
  /// - Returns: The matcher.
  @_disfavoredOverload
  public static func contains(_ element: Matcher<Argument.Element>) -> Self {
    Self("contains \(element)") { $0.contains { element ~= $0 } }
  }
}

// MARK: - Numbers

extension ArgumentMatcher where Argument: Strideable {
  /// The numbers, or dates, that differ from another by no more than a distance: `.within(0.01, of: 3.14)`.
  ///
  /// - Parameters:
  ///   - distance: The distance; of dates, in seconds.
  ///   - value: The other number or date.
  /// - Returns: The matcher.
  public static func within(_ distance: Argument.Stride, of value: Argument) -> Self {
    Self("within \(distance) of \(value)") { abs(value.distance(to: $0)) <= distance }
  }
}

// MARK: - Durations

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ArgumentMatcher where Argument == Duration {
  /// A duration of seconds.
  ///
  /// - Parameter seconds: The number.
  /// - Returns: The matcher.
  public static func seconds(_ seconds: Double) -> Self { equal(.seconds(seconds)) }

  /// The durations that differ from another by no more than a third.
  ///
  /// - Parameters:
  ///   - difference: The third.
  ///   - value: The other duration.
  /// - Returns: The matcher.
  public static func within(_ difference: Duration, of value: Duration) -> Self {
    Self("within \(difference) of \(value)") { max($0, value) - min($0, value) <= difference }
  }

  /// A duration of milliseconds.
  ///
  /// - Parameter milliseconds: The number.
  /// - Returns: The matcher.
  public static func milliseconds(_ milliseconds: Double) -> Self {
    equal(.milliseconds(milliseconds))
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension OptionalMatcher where Wrapped == Duration {
  /// A duration of seconds.
  ///
  /// - Parameter seconds: The number.
  /// - Returns: The matcher.
  public static func seconds(_ seconds: Double) -> Self { .some(.seconds(seconds)) }

  /// A duration of milliseconds.
  ///
  /// - Parameter milliseconds: The number.
  /// - Returns: The matcher.
  public static func milliseconds(_ milliseconds: Double) -> Self {
    .some(.milliseconds(milliseconds))
  }
}

// MARK: - Results

extension Matcher {
  /// The results that are a success, with a value that matches: `.success(3)`, `.success(.any)`.
  ///
  /// - Parameter value: What the value has to be.
  /// - Returns: The matcher.
  public static func success<Success, Failure>(
    _ value: Matcher<Success> = .any
  ) -> Matcher where Argument == Result<Success, Failure> {
    Matcher("success of \(value)") { result in
      if case .success(let success) = result { value ~= success } else { false }
    }
  }

  /// The results that are a failure, with an error that matches: `.failure(.equal(StoreError.full))`.
  ///
  /// - Parameter error: What the error has to be.
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
