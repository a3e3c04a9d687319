import Combine

// The publisher of a wrapper, whose value is the default of its type.

enum PlaybackState { case stopped, playing }

protocol PlaybackModel: AnyObject {
  var statePublisher: Published<PlaybackState>.Publisher { get }
  var names: Published<[String]>.Publisher { get }
  var rate: Published<Double> { get }
}
