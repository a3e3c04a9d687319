import Faked
import Foundation

/// What a shop publishes.
@Faked
public protocol FeedService: AnyObject {
  var endpoint: URL { get set }
  func entries() async throws -> [URL: Data]
  func subscribe(_ onChange: @escaping @Sendable (Data) -> Void) -> any FeedSubscription
}

@Faked
public protocol FeedSubscription: AnyObject {
  func cancel()
}
