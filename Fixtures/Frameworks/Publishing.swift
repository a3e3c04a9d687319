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

// Existential types of the framework's protocols, and one that is also an object, which has no default.
protocol PlaybackEvents {
  var loads: any Publisher<[String], Never> { get }
  func errors() -> any Publisher<PlaybackState, any Error>
  var taps: any Subject<Void, Never> { get }
  func start(_ rate: Double) -> any Cancellable
  func shared() -> any Publisher<Int, Never> & AnyObject
}

// What the caller passes comes back with its type erased.
protocol PlaybackLimiter {
  func limited<Events: Publisher>(_ events: Events) -> AnyPublisher<Events.Output, Events.Failure>
  func safe<Events: Publisher>(_ events: Events) -> AnyPublisher<Events.Output, Never>
}
