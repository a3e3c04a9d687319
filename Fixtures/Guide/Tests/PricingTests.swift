import FakedSpies
import Testing

@testable import Guide

@Test func aTotal() async throws {
  let pricing = SpyPricingService()
  pricing.when.price(of: "apple").returns(Money(cents: 30))
  pricing.when.price(of: "pear").returns(Money(cents: 40))

  let shop = Shop(pricing: pricing, window: NullShopWindow())
  #expect(try await shop.total(of: ["apple", "pear", "apple"]) == Money(cents: 100))

  #expect(pricing.calls.price(of: "apple").count == 2)
  #expect(pricing.calls.price().map(\.item) == ["apple", "pear", "apple"])
}

@Test func stubs() async throws {
  let pricing = SpyPricingService()
  let favorite = "plum"

  pricing.when.price(of: "apple").returns(Money(cents: 13), Money(cents: 14))
  pricing.when.price(of: .equal(favorite)).returns(Money(cents: 9))
  pricing.when.price(of: .where { $0.isEmpty }).throws(PricingError.closed)
  pricing.when.price(in: .usd).then { item, currency in Money(cents: item.count) }
  pricing.when.rate.returns(0.5, times: 2).returnsLastSet(initial: 0)

  #expect(try await pricing.price(of: "apple", in: .eur).cents == 13)
  #expect(try await pricing.price(of: "apple", in: .eur).cents == 14)
  #expect(try await pricing.price(of: "apple", in: .eur).cents == 14)
  #expect(try await pricing.price(of: "plum", in: .eur).cents == 9)
  #expect(try await pricing.price(of: "plum", in: .usd).cents == 4)
  await #expect(throws: PricingError.closed) { try await pricing.price(of: "", in: .eur) }
  #expect([pricing.rate, pricing.rate, pricing.rate] == [0.5, 0.5, 0])
  pricing.rate = 0.25
  #expect(pricing.rate == 0.25)
  #expect(pricing.calls.rate.sets == [0.25])
  #expect(pricing.calls.rate.sets(.less(than: 1)).count == 1)
  #expect(pricing.calls.rate.sets(.greater(than: 1)).isEmpty)
}

@Test func order() async throws {
  let pricing = SpyPricingService()
  let window = SpyShopWindow()
  _ = try await Shop(pricing: pricing, window: window).total(of: ["pear"])
  #expect(inOrder(window.calls.open(), pricing.calls.price(of: "pear"), window.calls.close()))
}

@Test func allCalls() async throws {
  let pricing = SpyPricingService()
  pricing.spied.unstubbed = { Issue.record("nobody expected \($0)") }
  pricing.when.price(of: "pear").returns(Money(cents: 40))
  _ = try await pricing.price(of: "pear", in: .eur)
  #expect(pricing.spied.calls.map(\.name) == ["price(of:in:)"])
}

struct RealPricing: EmptyPricingService {
  func price(of item: String, in currency: Currency) async throws -> Money { Money(cents: 99) }
}

@Test func errors() async throws {
  let pricing = SpyPricingService()
  pricing.when.price(of: "").throws(PricingError.closed)
  _ = try? await pricing.price(of: "", in: .eur)
  _ = try await pricing.price(of: "pear", in: .eur)
  #expect(pricing.calls.price().errors as? [PricingError] == [.closed])
}

@Test func forwarding() async throws {
  let pricing = SpyPricingService()
  pricing.forward(to: RealPricing())
  pricing.when.price(of: "apple").returns(Money(cents: 30))
  #expect(try await pricing.price(of: "apple", in: .eur).cents == 30)
  #expect(try await pricing.price(of: "pear", in: .eur).cents == 99)
}

@Test func waiting() async throws {
  let pricing = SpyPricingService()
  Task { await pricing.refresh() }
  try await pricing.calls.refresh().wait(for: 1, within: .seconds(5))
  pricing.spied.reset(.calls)
  #expect(pricing.calls.refresh().isEmpty)
}

@Test func aSpyOfAClass() {
  let bird = SpyBird()
  bird.when.sing("la").returns("la la")
  #expect(bird.sing("la") == "la la")
  #expect(bird.sing("do") == "tweet do")
  #expect(bird.canFly())
  #expect(bird.calls.sing() == ["la", "do"])
}
