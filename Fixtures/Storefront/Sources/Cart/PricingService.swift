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
