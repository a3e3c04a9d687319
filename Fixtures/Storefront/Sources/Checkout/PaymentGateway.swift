import Faked
import Foundation

public enum PaymentError: Error, Equatable {
  case declined(reason: String)
  case timeout
}

@Faked
public struct Receipt: Equatable, Sendable {
  public let number: String
  public let paid: Money
  public let date: Date
}

/// Takes the customer's money.
@Faked(createSpy: true)
public protocol PaymentGateway: Sendable {
  associatedtype Authorization: Sendable
  func authorize(_ amount: Money) async throws(PaymentError) -> Authorization
  func capture(_ authorization: Authorization) async throws(PaymentError) -> Receipt
  func refund(_ receipt: Receipt) async -> Result<Receipt, PaymentError>
}
