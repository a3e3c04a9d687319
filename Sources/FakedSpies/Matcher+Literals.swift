// A literal means the value that it is for the parameter's type.

extension Matcher: ExpressibleByIntegerLiteral
where Value: Equatable & ExpressibleByIntegerLiteral {
  /// Makes a matcher that means the literal alone.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral
where Value: Equatable & ExpressibleByFloatLiteral {
  /// Makes a matcher that means the literal alone.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByBooleanLiteral
where Value: Equatable & ExpressibleByBooleanLiteral {
  /// Makes a matcher that means the literal alone.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension Matcher: ExpressibleByUnicodeScalarLiteral
where Value: Equatable & ExpressibleByUnicodeScalarLiteral {
  /// Makes a matcher that means the literal alone.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Value: Equatable & ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a matcher that means the literal alone.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral
where Value: Equatable & ExpressibleByStringLiteral {
  /// Makes a matcher that means the literal alone.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByArrayLiteral
where Value: Equatable & RangeReplaceableCollection {
  /// Makes a matcher that means the literal alone.
  public init(arrayLiteral elements: Value.Element...) {
    self = .equal(Value(elements))
  }
}

extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Makes a matcher that means `nil`, also of values that cannot be compared.
  public init(nilLiteral: ()) {
    self.init("nil") { ($0 as? any OptionalValue)?.isNil ?? false }
  }
}

/// What optional types have in common, whatever they wrap.
private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { self == nil }
}
