import Faked
import Foundation

public enum Route: Equatable, Sendable {
  case product(UUID)
  case cart
}

/// Types around a protocol are found and kept.
public enum Navigation {
  public struct Animation: Sendable {
    public var duration = 0.3
  }

  @Faked
  public protocol Router: AnyObject {
    var stack: [Route] { get }
    func open(_ route: Route, animation: Animation)
    func animation(for route: Route) -> Animation
    #if DEBUG
    func reset()
    #endif
  }
}
