/// An object without content, for a member that returns `AnyObject`.
///
/// ```swift
/// protocol Observing {
///   func observe() -> AnyObject  // EmptyObserving returns NullReference()
/// }
/// ```
public final class NullReference: NullObject, Sendable {
  /// Makes an object like any other, but not identical to it.
  public init() {}
}
