import FakedRuntime
import Foundation
import Testing

@testable import GoldenFixtures

/// Uses the test data of a whole model, that of a shop, as the shop's tests would.
struct ShopModelTests {
  @Test func `a list has distinct ids`() {
    let customers = [ShopCustomer].fake(3) { .fake(id: .fake($0), email: "\($0)@example.invalid") }
    let byID = Dictionary(uniqueKeysWithValues: customers.map { ($0.id, $0) })
    #expect(byID.count == 3)
    #expect(byID[.fake(2)]?.email == "2@example.invalid")
    #expect(
      customers == [ShopCustomer].fake(3) { .fake(id: .fake($0), email: "\($0)@example.invalid") })
  }

  @Test func `orders are sorted by their dates`() {
    let orders = [ShopOrder].fake(3) { .fake(number: "\($0)", placed: .fake(day: -$0)) }
    #expect(orders.sorted { $0.placed < $1.placed }.map(\.number) == ["3", "2", "1"])
  }

  @Test func `a test sets only relevant properties, at any depth`() {
    let order = ShopOrder.fake(
      customer: .fake(contact: .phone(country: 44, number: "1")),
      items: [.fake(price: .fake(net: .fake(amount: 3)))])
    #expect(order.items.map(\.price.net.amount) == [3])
    #expect(order.payment.method == .card)
    #expect(order.status == .sent)
    #expect(ShopSettings.fake().timeout == 120)
    #expect(ShopPreferences.fake().limits == ["mail": 3])
  }

  @Test func `a copy differs in one property`() {
    let product = ShopProduct.fake(id: .fake(7), summary: "Round", rating: .fake(count: 2))
    let plain = product.copy(summary: nil, rating: nil)
    #expect(plain.summary == nil)
    #expect(plain.rating == nil)
    #expect(plain.id == product.id)
    #expect(product.copy(name: "Ball").summary == "Round")
    #expect(product.with { $0.isFavorite = true } != product)
    let child = ShopCategory.fake(id: 2, parent: .fake(id: 1))
    #expect(child.copy(title: "Balls").parent?.id == 1)
    #expect(child.copy(parent: nil).parent == nil)
  }

  @Test func `the model survives a round trip through JSON`() throws {
    func roundTrip<Value: Codable & Equatable>(_ value: Value) throws {
      let data = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(Value.self, from: data) == value)
    }
    try roundTrip(ShopOrder.fake(customer: .fake(name: .fake(given: "Ada")), shipment: .fake()))
    try roundTrip(ShopProduct.fake(images: [.fake(url: .fake("a.png"))], stock: .inStock(.fake())))
    try roundTrip(ShopCart.fake(coupon: .fake(discount: .amount(.fake(amount: 3)))))
    try roundTrip(ShopHome.fake(banners: [.fake(target: .page(.fake("x")))], sections: [.fake()]))
    let customer = ShopCustomer.fake(name: .fake(given: "Ada"))
    let text = String(decoding: try JSONEncoder().encode(customer), as: UTF8.self)
    #expect(text.contains("\"full_name\""))
  }

  @Test func `pages hold any type`() {
    let page = ShopPage<ShopProduct>.fake(items: [.fake()], next: .fake(token: "b"))
    #expect(page.next?.limit == 20)
    #expect(page.copy(next: nil).next == nil)
    #expect(ShopPage<ShopID<ShopProduct>>.fake(items: [.fake(value: .fake(1))]).items.count == 1)
  }

  @Test @MainActor func `screens are made on the main actor`() {
    let model = ShopCartModel.fake(cart: .fake(items: [.fake()]))
    model.onCheckout(.fake())
    #expect(model.copy(cart: .fake()).cart.items.isEmpty)
  }
}
