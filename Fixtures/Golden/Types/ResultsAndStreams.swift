import Faked

@Faked
protocol ResultsAndStreams {
  func r() -> Result<Int, any Error>
  func rv() -> Result<Void, NetError>
  func rs() -> Result<Sealed, NetError>
  var s: AsyncStream<Int> { get }
  var ts: AsyncThrowingStream<Int, any Error> { get }
  func q() -> any AsyncSequence<Int, Never>
}
