import Faked

/// A stream of events: asynchronous sequences, which have to end in a test.
@Faked
protocol PriceFeed: Sendable {
  associatedtype Prices: AsyncSequence<Price, any Error>
  var prices: Prices { get }
  var status: AsyncStream<Bool> { get }
}

@Faked struct Price: Sendable, Equatable {
  var symbol: String
  var cents: Int
}

/// What is tested.
struct Ticker<Feed: PriceFeed> {
  let feed: Feed

  func highest() async throws -> Int? {
    var highest: Int?
    for try await price in feed.prices { highest = max(highest ?? price.cents, price.cents) }
    return highest
  }
}
