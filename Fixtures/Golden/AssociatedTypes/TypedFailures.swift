import Faked

// The standard library's streams throw any error or none; what throws errors of one type is empty from the start.

enum FeedError: Error { case offline }

@Faked protocol FrameFeed: AsyncSequence where Element == Int, Failure == FeedError {}
@Faked protocol FrameIterator: AsyncIteratorProtocol where Element == Int, Failure == FeedError {}
@Faked protocol Camera {
  associatedtype Frames: AsyncSequence where Frames.Element == Int, Frames.Failure == FeedError
  var frames: Frames { get }
  func recorded() throws(FeedError) -> any AsyncSequence<String, FeedError>
}
@Faked protocol Recorder<Frame> {
  associatedtype Frame: Sendable
  associatedtype Problem: Error
  associatedtype Frames: AsyncSequence<Frame, Problem>
  func frames(after: Int) -> Frames
  func result() -> Result<Int, Problem>
}
@Faked protocol SilentRecorder: Recorder where Problem == Never {}
