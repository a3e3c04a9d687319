import Faked
import Foundation

/// Something that can be bought.
@Faked
public struct Product: Hashable, Identifiable, Sendable {
  public let id: UUID
  public var name: String
  public var price: Money
  public var tags: Set<String> = []
}

/// An amount in the smallest unit of a currency.
@Faked
public struct Money: Hashable, Sendable {
  public var cents: Int
  public var currency: Currency
}

@Faked
public enum Currency: String, Sendable, CaseIterable {
  case euro, dollar, yen
}

/// How search results are ordered.
public enum SortOrder: Sendable {
  case price(ascending: Bool)
  case relevance
}
