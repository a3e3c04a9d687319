import Testing

@testable import Gallery

/// The fake says which stream it has; the null type has one that ends at once.
struct FakePrices: EmptyPriceFeed {
  let prices = AsyncThrowingStream<Price, any Error> { stream in
    for cents in [120, 140, 90] { stream.yield(.fake(cents: cents)) }
    stream.finish()
  }
}

@Test func `the highest price wins`() async throws {
  #expect(try await Ticker(feed: FakePrices()).highest() == 140)
  #expect(try await Ticker(feed: NullPriceFeed()).highest() == nil)
}
