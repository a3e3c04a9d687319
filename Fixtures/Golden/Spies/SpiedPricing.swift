import Faked

struct SpiedMoney: Equatable {
  let cents: Int
}

enum SpiedPricingError: Error {
  case closed
}

@Faked(createSpy: true)
protocol SpiedPricing {
  var rate: Double { get set }
  var token: String { get async throws }

  func price(of item: String, in currency: String) async throws -> SpiedMoney
  func reload()
  func discount(for customer: Int) throws(SpiedPricingError) -> SpiedMoney
}
