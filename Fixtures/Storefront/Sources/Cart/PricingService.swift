import Faked

/// Prices in the four forms that a service comes in.
@Faked
public protocol PricingService {
  func price(of product: Product) -> Money
  func discountedPrice(of product: Product) throws -> Money
  func currentPrice(of product: Product) async -> Money
  func negotiatedPrice(of product: Product) async throws -> Money
  func breakdown(of cart: any Cart) -> (net: Money, tax: Money, notes: [String])
}

/// Sells at the price in the catalog: what is written by hand is not generated.
protocol EmptyPricingService: PricingService {}

extension EmptyPricingService {
  func price(of product: Product) -> Money { product.price }
  func discountedPrice(of product: Product) throws -> Money { product.price }
  func currentPrice(of product: Product) async -> Money { product.price }
  func negotiatedPrice(of product: Product) async throws -> Money { product.price }
  func breakdown(of cart: any Cart) -> (net: Money, tax: Money, notes: [String]) {
    (cart.total, Money(cents: 0, currency: .euro), [])
  }
}
