/// Whether two values are equal, whatever their type.
///
/// Values that have `==` are compared by it, objects by their identity, and all others by their parts, as tuples are.
/// No function equals another.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
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

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
