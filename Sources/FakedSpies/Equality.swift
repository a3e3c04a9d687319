/// Returns whether two values of any type are equal.
///
/// `Equatable` values are compared with `==`, other objects by identity, and all other values, such as tuples, part by
/// part. Dictionaries are equal if they have equal values for the same keys. Other values without parts are equal if
/// their descriptions are. A function is equal to nothing.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  if let left = left as? any KeyedValues { return left.hasValues(of: right) }
  let (own, other) = (Mirror(reflecting: left), Mirror(reflecting: right))
  if own.displayStyle == .class { return left as AnyObject === right as AnyObject }
  guard own.subjectType == other.subjectType, own.children.count == other.children.count else {
    return false
  }
  if own.children.isEmpty {
    let text = "\(left)"
    return text == "\(right)" && text != "(Function)"
  }
  return zip(own.children, other.children).allSatisfy { own, other in
    own.label == other.label && areEqual(own.value, other.value)
  }
}

/// Returns a number that is the same for all values of a type that `areEqual` to each other.
///
/// Values that are not `Hashable` all have the same number.
func numberOfEqualValues(to value: Any) -> Int {
  if let value = value as? any Hashable { return value.hashValue }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple else { return 0 }
  return mirror.children.reduce(into: Hasher()) {
    $0.combine(numberOfEqualValues(to: $1.value))
  }.finalize()
}

/// A dictionary, which is compared key by key because its pairs have no order.
private protocol KeyedValues {
  func hasValues(of other: Any) -> Bool
}

extension Dictionary: KeyedValues {
  fileprivate func hasValues(of other: Any) -> Bool {
    guard let other = other as? Self, count == other.count else { return false }
    return allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
