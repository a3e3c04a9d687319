// A literal makes a matcher for the value that the literal has in the parameter's type.

extension Matcher: ExpressibleByIntegerLiteral
where Argument: Equatable & ExpressibleByIntegerLiteral {
  /// Makes a matcher for the value of the literal.
  public init(integerLiteral value: Argument.IntegerLiteralType) {
    self = .equal(Argument(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral
where Argument: Equatable & ExpressibleByFloatLiteral {
  /// Makes a matcher for the value of the literal.
  public init(floatLiteral value: Argument.FloatLiteralType) {
    self = .equal(Argument(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByBooleanLiteral
where Argument: Equatable & ExpressibleByBooleanLiteral {
  /// Makes a matcher for the value of the literal.
  public init(booleanLiteral value: Argument.BooleanLiteralType) {
    self = .equal(Argument(booleanLiteral: value))
  }
}

extension Matcher: ExpressibleByUnicodeScalarLiteral
where Argument: Equatable & ExpressibleByUnicodeScalarLiteral {
  /// Makes a matcher for the value of the literal.
  public init(unicodeScalarLiteral value: Argument.UnicodeScalarLiteralType) {
    self = .equal(Argument(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Argument: Equatable & ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a matcher for the value of the literal.
  public init(extendedGraphemeClusterLiteral value: Argument.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Argument(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral
where Argument: Equatable & ExpressibleByStringLiteral {
  /// Makes a matcher for the value of the literal.
  public init(stringLiteral value: Argument.StringLiteralType) {
    self = .equal(Argument(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByStringInterpolation
where Argument: Equatable & ExpressibleByStringInterpolation {
  /// Makes a matcher for the value of the literal.
  public init(stringInterpolation: Argument.StringInterpolation) {
    self = .equal(Argument(stringInterpolation: stringInterpolation))
  }
}

extension Matcher: ExpressibleByArrayLiteral
where Argument: Equatable & ExpressibleByArrayLiteral {
  /// Makes a matcher for the value of the literal.
  public init(arrayLiteral elements: Argument.ArrayLiteralElement...) {
    self = .equal(Argument(literalElements: elements))
  }
}

extension Matcher: ExpressibleByDictionaryLiteral
where Argument: Equatable & ExpressibleByDictionaryLiteral {
  /// Makes a matcher for the value of the literal.
  public init(dictionaryLiteral elements: (Argument.Key, Argument.Value)...) {
    self = .equal(Argument(literalElements: elements))
  }
}

// Swift cannot pass an array on to a variadic parameter. But a function with such a parameter takes an array at run
// time, so it can be cast to a function that does.

extension ExpressibleByArrayLiteral {
  fileprivate init(literalElements elements: [ArrayLiteralElement]) {
    let make = unsafeBitCast(Self.init(arrayLiteral:), to: (([ArrayLiteralElement]) -> Self).self)
    self = make(elements)
  }
}

extension ExpressibleByDictionaryLiteral {
  fileprivate init(literalElements elements: [(Key, Value)]) {
    let make = unsafeBitCast(
      Self.init(dictionaryLiteral:), to: (([(Key, Value)]) -> Self).self)
    self = make(elements)
  }
}

extension Matcher: ExpressibleByNilLiteral where Argument: ExpressibleByNilLiteral {
  /// Makes a matcher for `nil`, even if the wrapped type is not `Equatable`.
  public init(nilLiteral: ()) {
    self = .nil
  }
}

extension OptionalMatcher: ExpressibleByNilLiteral {
  /// Makes a matcher for `nil`.
  public init(nilLiteral: ()) {
    self = .nil
  }
}

/// An optional of any wrapped type.
protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  var isNil: Bool { self == nil }
}

extension OptionalMatcher: ExpressibleByIntegerLiteral
where Wrapped: Equatable & ExpressibleByIntegerLiteral {
  /// Makes a matcher for the value of the literal.
  public init(integerLiteral value: Wrapped.IntegerLiteralType) {
    self = .some(Matcher(integerLiteral: value))
  }
}

extension OptionalMatcher: ExpressibleByFloatLiteral
where Wrapped: Equatable & ExpressibleByFloatLiteral {
  /// Makes a matcher for the value of the literal.
  public init(floatLiteral value: Wrapped.FloatLiteralType) {
    self = .some(Matcher(floatLiteral: value))
  }
}

extension OptionalMatcher: ExpressibleByBooleanLiteral
where Wrapped: Equatable & ExpressibleByBooleanLiteral {
  /// Makes a matcher for the value of the literal.
  public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
    self = .some(Matcher(booleanLiteral: value))
  }
}

extension OptionalMatcher: ExpressibleByUnicodeScalarLiteral
where Wrapped: Equatable & ExpressibleByUnicodeScalarLiteral {
  /// Makes a matcher for the value of the literal.
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = .some(Matcher(unicodeScalarLiteral: value))
  }
}

extension OptionalMatcher: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: Equatable & ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a matcher for the value of the literal.
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .some(Matcher(extendedGraphemeClusterLiteral: value))
  }
}

extension OptionalMatcher: ExpressibleByStringLiteral
where Wrapped: Equatable & ExpressibleByStringLiteral {
  /// Makes a matcher for the value of the literal.
  public init(stringLiteral value: Wrapped.StringLiteralType) {
    self = .some(Matcher(stringLiteral: value))
  }
}

extension OptionalMatcher: ExpressibleByStringInterpolation
where Wrapped: Equatable & ExpressibleByStringInterpolation {
  /// Makes a matcher for the value of the literal.
  public init(stringInterpolation: Wrapped.StringInterpolation) {
    self = .some(Matcher(stringInterpolation: stringInterpolation))
  }
}

extension OptionalMatcher: ExpressibleByArrayLiteral
where Wrapped: Equatable & ExpressibleByArrayLiteral {
  /// Makes a matcher for the value of the literal.
  public init(arrayLiteral elements: Wrapped.ArrayLiteralElement...) {
    self = .some(.equal(Wrapped(literalElements: elements)))
  }
}

extension OptionalMatcher: ExpressibleByDictionaryLiteral
where Wrapped: Equatable & ExpressibleByDictionaryLiteral {
  /// Makes a matcher for the value of the literal.
  public init(dictionaryLiteral elements: (Wrapped.Key, Wrapped.Value)...) {
    self = .some(.equal(Wrapped(literalElements: elements)))
  }
}
