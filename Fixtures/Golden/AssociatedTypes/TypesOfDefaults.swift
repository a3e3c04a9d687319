// A Null type knows what its associated types are, so it may have a value where the Empty protocol has none.

// @Faked(createSpy: true)
protocol AlarmScheduling {
  associatedtype Source: Clock<Duration> = ContinuousClock
  func deadline(after interval: Duration) -> Source.Instant
}

// @Faked(createSpy: true)
protocol ReadingFeed {
  associatedtype Readings: Sequence<Int>
  func open() async -> sending Readings
}

// @Faked(createSpy: true)
protocol SentLedger: Sequence where Element == Int, Iterator: Sendable {
  func balance() -> Int
}
