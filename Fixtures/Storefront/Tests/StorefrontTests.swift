import FakedRuntime
import FakedSpies
import Foundation
import Testing

@testable import Storefront

// Fakes write what matters to a test and inherit the rest.

private final class FakeCart: EmptyCart {
  var total = Money.fake(cents: 1000)
  var items = [CartItem.fake(), .fake(quantity: 2)]
}

private struct FakeGateway: EmptyPaymentGateway {
  typealias Authorization = Int
  var outcome: Result<Int, PaymentError> = .success(1)

  func authorize(_ amount: Money) async throws(PaymentError) -> Int { try outcome.get() }
  func capture(_ authorization: Int) async throws(PaymentError) -> Receipt {
    .fake(number: "R\(authorization)", paid: .fake(cents: 1980))
  }
}

private final class FakeLogger: EmptyLogger, Sendable {
  nonisolated(unsafe) var messages: [String] = []

  static var shared: Self { fatalError("not used") }
  func log(_ message: @autoclosure () -> String, level: LogLevel, metadata: [String: String]?) {
    messages.append(message())
  }
}

private final class FakeCartViewModel: EmptyCartViewModel {
  let title = "Cart"
  let rows = [CartRow(title: "Tea", detail: nil)]
}

struct CheckoutTests {
  @Test func `a cart is paid with its shipping`() async throws {
    let logger = FakeLogger()
    let checkout = Checkout(
      gateway: FakeGateway(), shipping: NullShippingService(), logger: logger)
    let receipt = try await checkout.pay(for: FakeCart())
    #expect(receipt.number == "R1")
    #expect(logger.messages == ["paying 1980"])
  }

  // What matters here is what was called: spies remember it, and obey.

  @Test func `a declined payment is passed on, and nothing is captured`() async {
    let gateway = SpyPaymentGateway()
    gateway.when.authorize().throws(.timeout)
    let checkout = Checkout(
      gateway: gateway, shipping: NullShippingService(), logger: NullLogger())
    await #expect(throws: PaymentError.timeout) { try await checkout.pay(for: NullCart()) }
    #expect(gateway.calls.capture().isEmpty)
  }

  @Test func `a payment is authorized with its shipping, then captured`() async throws {
    let gateway = SpyPaymentGateway()
    let checkout = Checkout(
      gateway: gateway, shipping: NullShippingService(), logger: NullLogger())
    _ = try await checkout.pay(for: FakeCart())
    #expect(gateway.calls.authorize(.property(\.cents, 1980)).count == 1)
    #expect(inOrder(gateway.calls.authorize(), gateway.calls.capture()))
  }

  @Test func `null objects do for everything`() async throws {
    let checkout = Checkout(
      gateway: NullPaymentGateway(), shipping: NullShippingService(), logger: NullLogger.shared)
    #expect(try await checkout.pay(for: NullCart()).number == "")
  }
}

struct NullTypeTests {
  @Test func `services answer with nothing`() async throws {
    let catalog: any CatalogService = NullCatalogService()
    #expect(try await catalog.products(matching: "tea", order: .relevance) == [])
    #expect(try await catalog.product(with: UUID()) == nil)
    #expect(try await catalog.image(at: URL(fileURLWithPath: "/")).isEmpty)
    for await _ in await catalog.recommendations(for: .fake()) { Issue.record("a product") }
  }

  @Test func `what is written by hand is kept`() {
    let pricing: any PricingService = NullPricingService()
    #expect(pricing.price(of: .fake(price: .fake(cents: 450))).cents == 450)
    let shipping: any ShippingService = NullShippingService()
    #expect(shipping.estimate(for: [.fake()]).cents == 490)
  }

  @Test func `delegates are class-bound and settable`() {
    let cart: any Cart = NullCart()
    cart.delegate = NullCartDelegate()
    #expect(cart.delegate == nil)
    #expect(cart.remove(UUID()) == false)
  }

  @Test func `repositories know their entities`() {
    var carts: any CartRepository = NullCartRepository()
    #expect(carts.all().isEmpty)
    #expect(carts.first().items == [])
    #expect(carts.expired(before: .defaultValue).isEmpty)
    carts[UUID()] = nil
    #expect(carts[UUID()] == nil)
  }

  @Test func `fakes return test data`() async throws {
    #expect(NullPricingService().price(of: .fake(price: .fake(currency: .yen))).currency == .yen)
    #expect(NullCart().total == .fake())
    #expect(Product.fake(name: "Tea", tags: ["green"]).tags == ["green"])
    #expect(Receipt.defaultValue == .fake())
  }

  @Test func `an actor is an actor`() async {
    let cache: any Cache = NullCache()
    #expect(await cache.hits == 0)
    #expect(await cache.data(for: "x") == nil)
    #expect(cache.name == "")
  }

  @Test func `chosen defaults are used`() {
    let account = NullAccount()
    #expect(account.userName == "guest")
    #expect(account.displayName == "GUEST")
  }

  @Test func `generic results come from closures, or are an error`() throws {
    #expect(NullScreenFactory().make { 7 } == 7)
    #expect(try NullKeyValueStore(name: "x").value(Int.self, for: "k") == 0)
    #expect(throws: MissingDefault.self) {
      try NullKeyValueStore().value(Unmade.self, for: "k")
    }
  }

  @Test func `synthesized conformances hold`() throws {
    #expect(NullPermission() == NullPermission())
    #expect(try JSONDecoder().decode(NullPermission.self, from: Data("{}".utf8)).name == "")
    #expect(try NullPermission.parse("x") == NullPermission())
  }

  @Test func `feeds are placeholders all the way down`() async throws {
    let feed: any FeedService = NullFeedService()
    feed.subscribe { _ in }.cancel()
    #expect(try await feed.entries().isEmpty)
    #expect(feed.endpoint.host() == "example.invalid")
  }

  @Test func `nested protocols have nested fakes`() {
    let router: any Navigation.Router = Navigation.NullRouter()
    router.open(.cart, animation: router.animation(for: .cart))
    #expect(router.stack == [])
  }
}

private struct Unmade: Decodable {}

/// A preview shows a screen with a fake, as SwiftUI's would.
@MainActor
struct PreviewTests {
  @Test func `a screen shows a fake's rows`() {
    #expect(CartScreen(model: FakeCartViewModel()).text == "Cart\nTea")
  }

  @Test func `a screen shows a null object`() {
    #expect(CartScreen(model: NullCartViewModel()).text == "")
    #expect(CartScreen(model: NullScreenFactory().cartScreen(for: NullCart())).text == "")
  }
}
