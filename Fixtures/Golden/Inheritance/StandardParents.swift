import Faked

@Faked
protocol VoteLog<Voter, Doubt>: Sendable {
  associatedtype Voter: Sendable
  associatedtype Doubt: Error
}

@Faked
protocol VoteTimer: Clock, VoteLog {}

@Faked(createSpy: true)
protocol VotingBooth: _Concurrency.Actor {
  func enter() -> Int
}

@Faked
public protocol VotingFlag: CaseIterable {
  var isRaised: Bool { get }
}
