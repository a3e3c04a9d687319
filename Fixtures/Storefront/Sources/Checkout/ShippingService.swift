import Faked
import Foundation

public struct ShippingOption: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let express = ShippingOption(rawValue: 1)
  public static let insured = ShippingOption(rawValue: 2)
}

/// Brings parcels to people.
@Faked
public protocol ShippingService {
  var options: ShippingOption { get }
  var regions: ClosedRange<Int> { get }
  func estimate(for items: [CartItem]) -> Money
  func track(_ number: String) async throws -> [Date: String]
  var onDelivery: @Sendable (String) async throws -> Bool { get set }
}

// Fakes inherit what is implemented here, as every service does.
extension ShippingService {
  public func estimate(for items: [CartItem]) -> Money {
    Money(cents: 490 * items.count, currency: .euro)
  }
}
