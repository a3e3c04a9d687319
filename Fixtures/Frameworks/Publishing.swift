import Combine

// The publisher of a wrapper, whose value is the default of its type, and publishers as asynchronous sequences.

enum PlaybackState { case stopped, playing }

protocol PlaybackModel: AnyObject {
  var statePublisher: Published<PlaybackState>.Publisher { get }
  var names: Published<[String]>.Publisher { get }
  var rate: Published<Double> { get }
  var changes: AsyncPublisher<AnyPublisher<String?, Never>> { get }
  func loads() -> AsyncThrowingPublisher<AnyPublisher<PlaybackState, any Error>>
}
