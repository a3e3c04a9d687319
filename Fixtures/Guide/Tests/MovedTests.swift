import FakedRuntime
import FakedSpies
import Foundation
import Testing

@testable import Guide

// What tests of other tools become, as the documentation shows it.

private struct BirdError: Error {}

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

@Test func fromCuckoo() throws {
  let mock = SpyGreeter()
  let error = PricingError.closed
  mock.spied.unstubbed = { Issue.record("nobody expected \($0)") }
  mock.when.count().throws(error)
  mock.when.count(characters: "a").returns(1)
  mock.when.greet().then { message in print(message) }
  mock.when.noReturn().returns()
  mock.when.title.returns("x")
  mock.when.title.sets.then { print($0) }
  #expect(try mock.count(characters: "a") == 1)
  #expect(throws: error) { try mock.count(characters: "b") }
  mock.greet(message: "Hello")
  mock.greet(message: "Hallo")
  mock.noReturn()
  mock.title = mock.title
  #expect(mock.calls.noReturn().count == 1)
  #expect(mock.calls.greet().count == 2)
  #expect(!mock.calls.greet().isEmpty)
  #expect(mock.calls.greet() == ["Hello", "Hallo"])
  #expect(mock.calls.title.gets.count == 1)
  #expect(mock.calls.title.sets == ["x"])
  #expect(mock.calls.title.sets.last == "x")
  #expect(mock.calls.title.sets.arguments == ["x"])
  mock.spied.reset(.stubs)
  let original = SpyGreeter()
  mock.forward(to: original)
  original.when.count().returns(2)
  #expect(try mock.count(characters: "b") == 2)
  mock.spied.reset(.calls)
  #expect(mock.spied.isEmpty)
  mock.spied.reset()
}

@Test func fromMockable() async throws {
  let mock = SpyProductStore()
  let (product, error) = (Product.fake(name: "pen"), PricingError.closed)
  let url = try #require(URL(string: "https://example.com"))
  mock.spied.unstubbed = { Issue.record("nobody expected \($0)") }
  mock.when.checkout().throws(error)
  #expect(throws: error) { try mock.checkout(with: []) }
  mock.when.fetch().returns(product)
  #expect(try mock.fetch(for: UUID()) == product)
  #expect(mock.calls.fetch().count == 1)
  mock.when.fetch().then { id in Product.fake(id: id) }
  let result = Result<Product, any Error>.success(product)
  mock.when.fetch().then { _ in try result.get() }
  mock.when.fetch().throws(error).returns(product)
  #expect(throws: error) { try mock.fetch(for: UUID()) }
  #expect(try mock.fetch(for: UUID()) == product)
  let (a, x, y) = (UUID(), Product.fake(name: "x"), Product.fake(name: "y"))
  mock.when.fetch().returns(y)
  mock.when.fetch(for: .equal(a)).returns(x)
  #expect(try mock.fetch(for: a) == x)
  #expect((1...5).contains(mock.calls.fetch().count))
  #expect(mock.calls.fetch().last == a)
  #expect(mock.calls.fetch().arguments.count == 4)
  try await mock.calls.fetch().wait(within: .seconds(3))
  mock.when.url.returns(url)
  mock.url = url
  #expect(mock.url == url && mock.url == url)
  #expect(mock.calls.url.gets.count == 2)
  #expect(mock.calls.url.sets == [url])
  mock.when.checkout().then { _ in }
  mock.when.url.sets.then { _ in }
  mock.spied.reset(.calls)
  #expect(mock.calls.fetch().isEmpty)
  mock.spied.reset(.stubs)
  mock.spied.reset()
}

@Test func fromOtherMacros() async throws {
  let spy = SpyConfigService()
  let error = PricingError.closed
  spy.when.fetchConfig().then { arg in ["arg": "\(arg)"] }
  #expect(try await spy.fetchConfig(arg: 1) == ["arg": "1"])
  spy.when.fetchConfig().returns(["key": "value"])
  #expect(try await spy.fetchConfig(arg: 1) == ["key": "value"])
  #expect(spy.calls.fetchConfig() == [1, 1])
  spy.when.fetchConfig().throws(error)
  await #expect(throws: error) { try await spy.fetchConfig(arg: 2) }
  #expect(spy.calls.fetchConfig().count == 3)
  #expect(!spy.calls.fetchConfig().isEmpty)
  #expect(spy.calls.fetchConfig().last == 2)
  #expect(spy.calls.fetchConfig().arguments == [1, 1, 2])
  spy.when.name.returns("x")
  #expect(spy.name == "x")
  spy.when.wrap(.any(Int.self)).returns([123])
  #expect(spy.wrap(4) == [123])
  spy.when.compute(value: .any(Int.self)).returns("number")
  #expect(spy.compute(value: 4) == "number")
  #expect(spy.compute(value: "4") == "")

  let mock = SpyAdder()
  mock.when.method().then { x, y in x + y }
  #expect(try mock.method(x: 2, y: 1) == 3)
  mock.when.method().returns(5)
  #expect(try mock.method(x: 2, y: 3) == 5)
  #expect(mock.calls.method().count == 2)
  #expect(mock.calls.method().arguments.map(\.y) == [1, 3])
  #expect(mock.calls.method().last?.x == 2)
  #expect(mock.calls.method().errors.isEmpty)
  mock.when.property.returns(5)
  mock.property = 3
  #expect(mock.property == 5)
  #expect(mock.calls.property.sets.last == 3)
}

@Test func fromMockingbird() async throws {
  let bird = SpySongbird()
  bird.spied.unstubbed = { Issue.record("nobody expected \($0)") }
  bird.when.canFly.returns(true)
  bird.when.chirp().then { volume in volume < 42 }
  bird.when.chirp(volume: 10).throws(BirdError())
  #expect(try bird.chirp(volume: 41))
  #expect(throws: BirdError.self) { try bird.chirp(volume: 10) }
  bird.when.fetchMessage().returns("Hello")
  #expect(await bird.fetchMessage() == "Hello")
  bird.when.decode(returning: String.self).returns("")
  let _: String = bird.decode()
  #expect(bird.calls.decode(returning: String.self).count == 1)
  bird.when.fly().returns()
  #expect(bird.calls.fly().isEmpty)
  if bird.canFly { bird.fly() }
  #expect(bird.calls.fly().count == 1)
  #expect(inOrder(bird.calls.canFly.gets, bird.calls.fly()))
  bird.fly()
  #expect(bird.calls.fly().count >= 2)
  try await bird.calls.fly().wait(within: .seconds(1))
  bird.when.name.returnsLastSet(initial: "")
  bird.when.name.sets.then { print($0) }
  #expect(bird.name == "")
  bird.name = "Ryan"
  #expect(bird.calls.name.gets.count == 1)
  #expect(bird.calls.name.sets == ["Ryan"])
  #expect(bird.calls.name.sets.last == "Ryan")
  #expect(bird.calls.name.sets.arguments == ["Ryan"])
  #expect(bird.name == "Ryan")
  bird.spied.reset(.calls)
  bird.spied.reset(.stubs)
  let crow = SpySongbird()
  crow.name = "Crow"
  bird.when.name.then { crow.name }
  #expect(bird.name == "Crow")
  bird.spied.reset()
  bird.forward(to: crow)
  #expect(bird.name == "Crow")
}

@Test func fromSwiftyMocky() throws {
  let spy = SpyPeopleStore()
  let (ada, bob) = (User.fake(name: "Ada"), User.fake(name: "Bob"))
  spy.spied.unstubbed = { Issue.record("nobody expected \($0)") }
  spy.when.user().throws(Offline())
  #expect(throws: Offline.self) { try spy.user(id: 1) }
  spy.when.user().returns(ada, bob).repeating()
  #expect(try (1...3).map { try spy.user(id: $0) } == [ada, bob, ada])
  #expect(!spy.calls.user().isEmpty)
  #expect((2...4).contains(spy.calls.user().count))
  spy.when.user().returns(ada)
  spy.when.user(id: 3).returns(ada)
  #expect(try spy.user(id: 3) == ada)
  #expect(spy.calls.user(id: 3).count == 2)
  #expect(spy.calls.user().last == 3)
  #expect(spy.calls.user() == [1, 1, 2, 3, 3])
  spy.when.load().then { _, done in done(ada) }
  var loaded: User?
  spy.load(id: 1) { loaded = $0 }
  #expect(loaded == ada)
  spy.when.save().returns()
  spy.save(bob, quietly: true)
  #expect(spy.calls.save().map(\.user) == [bob])
  spy.when.name.returns("Ada")
  #expect(spy.name == "Ada")
  spy.name = "Ada"
  #expect(spy.calls.name.gets.count == 1)
  #expect(spy.calls.name.sets == ["Ada"])
  spy.spied.reset(.calls)
  spy.spied.reset(.stubs)
  spy.spied.reset()
}
