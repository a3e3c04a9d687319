import Faked

@Faked(createSpy: true)
protocol PricingService {
  var rate: Double { get set }
  func price(of item: String, in currency: Currency) async throws -> Money
  func refresh() async
}

enum Currency: Sendable { case eur, usd }

enum PricingError: Error { case closed }

@Faked(createSpy: true)
protocol ShopWindow {
  func open()
  func close()
}

@Faked(createSpy: true)
protocol Receipt {
  static func text(for item: String) -> String
}

/// What is tested.
struct Shop {
  var pricing: any PricingService
  let window: any ShopWindow

  func total(of items: [String]) async throws -> Money {
    window.open()
    defer { window.close() }
    var total = Money(cents: 0)
    for item in items { total.cents += try await pricing.price(of: item, in: .eur).cents }
    return total
  }
}

@Faked(createSpy: true)
class Bird {
  func canFly() -> Bool { true }
  func sing(_ song: String) -> String { "tweet \(song)" }
}
