import FakedSpies
import Testing

@testable import Guide

// What the documentation quotes of tests that fail: `#expect` shows the description of a count.

@Test func missingCall() {
  let player = SpyPlayerService()
  _ = player.play(Song(title: "Yesterday"))
  #expect(
    player.calls.play(.property(\.title, "Help!")).count.description
      == #"0 of 1 call to play(_:) matches (\Song.title: "Help!"): ✗ (Song(title: "Yesterday"))"#)
}

@Test func missingCallWithTwoArguments() async throws {
  let pricing = SpyPricingService()
  _ = try await pricing.price(of: "pear", in: .eur)
  #expect(
    pricing.calls.price(of: "apple").count.description
      == #"0 of 1 call to price(of:in:) matches ("apple", any): ✗ (item: "pear", currency: eur)"#)
}
