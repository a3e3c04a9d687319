import Faked

@Faked protocol ChangeFeed<Change>: AsyncSequence where Element == [Change], Failure == any Error {
  associatedtype Change
  func changes(since day: Int) -> any AsyncSequence<Change, any Error>
  func quiet() -> any AsyncSequence<Change, Never>
}
