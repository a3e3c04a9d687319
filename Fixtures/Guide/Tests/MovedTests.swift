import FakedSpies
import Testing

@testable import Guide

// What tests of other tools become, as the documentation shows it.

@Test func fromMockSix() async throws {
  let pricing = SpyPricingService()
  #expect(pricing.spied.isEmpty)
  pricing.when.price().returns(Money(cents: 42))
  #expect(try await pricing.price(of: "apple", in: .eur).cents == 42)
  pricing.when.price().then { item, currency in Money(cents: item.count) }
  #expect(try await pricing.price(of: "pear", in: .usd).cents == 4)
  #expect(pricing.calls.price().count == 2)
  #expect(pricing.calls.price().count >= 1)
  #expect(pricing.calls.price().count <= 3)
  #expect(!pricing.calls.price(of: "pear").isEmpty)
  #expect(pricing.calls.price(of: .one(of: "apple", "pear")).count == 2)
  #expect(pricing.calls.price(of: .where { $0.isEmpty }).isEmpty)
  #expect(pricing.calls.price()[0].item == "apple")
  pricing.when.price().throws(PricingError.closed)
  await #expect(throws: PricingError.closed) { try await pricing.price(of: "", in: .eur) }
  pricing.when.price().returns(Money(cents: 1), Money(cents: 2))
  #expect(try await pricing.price(of: "", in: .eur).cents == 1)
  pricing.spied.reset(.stubs)
  #expect(try await pricing.price(of: "", in: .eur).cents == 0)
}
