/// An object without state: the default value for members that return `AnyObject`.
///
/// ```swift
/// protocol Observing {
///   func observe() -> AnyObject  // EmptyObserving returns NullReference()
/// }
/// ```
public final class NullReference: NullObject, Sendable {
  /// Makes an object that is identical to no other.
  public init() {}
}
