import Foundation

/// Pays for a cart: the code under test.
public struct Checkout<Gateway: PaymentGateway> {
  let gateway: Gateway
  let shipping: any ShippingService
  let logger: any Logger

  public init(gateway: Gateway, shipping: any ShippingService, logger: any Logger) {
    self.gateway = gateway
    self.shipping = shipping
    self.logger = logger
  }

  public func pay(for cart: any Cart) async throws(PaymentError) -> Receipt {
    var amount = cart.total
    amount.cents += shipping.estimate(for: cart.items).cents
    logger.info("paying \(amount.cents)")
    let authorization = try await gateway.authorize(amount)
    return try await gateway.capture(authorization)
  }
}
