import Faked
import Foundation

// The model of a shop, as apps have it: what tests make, copy, list by its ids, and send through `Codable`.

// MARK: - Ids and amounts

@Faked struct ShopID<Owner>: Hashable, Codable, Sendable { let value: UUID }
@Faked enum ShopCurrency: String, Codable, CaseIterable, Sendable {
  case euro = "EUR", dollar = "USD"
}
@Faked(copy: true) struct ShopMoney: Hashable, Codable, Sendable {
  let amount: Decimal
  let currency: ShopCurrency
}
@Faked(copy: true) struct ShopTax: Codable, Hashable, Sendable {
  let rate: Double
  let included: Bool
}
@Faked(copy: true) struct ShopPrice: Codable, Hashable, Sendable {
  let net: ShopMoney
  let tax: ShopTax
  let reduced: ShopMoney?
}
@Faked(copy: true) struct ShopPercentage: RawRepresentable, Codable, Hashable, Sendable {
  let rawValue: Int
}
@Faked(copy: true) struct ShopQuantity: Codable, Hashable, Sendable {
  var amount = 1
  var unit = ShopUnit.piece
}
@Faked enum ShopUnit: String, Codable, Hashable, Sendable { case piece, gram, litre }

// MARK: - People

@Faked(copy: true) struct ShopCustomer: Codable, Hashable, Identifiable, Sendable {
  enum CodingKeys: String, CodingKey {
    case id
    case name = "full_name"
    case email, addresses, birthday, contact, level, preferences
  }
  let id: UUID
  let name: ShopName
  let email: String?
  let addresses: [ShopAddress]
  let birthday: Date?
  let contact: ShopContact
  let level: ShopLevel
  var preferences: ShopPreferences
}
@Faked(copy: true) struct ShopName: Codable, Hashable, Sendable {
  let given: String
  let family: String
  let title: String?
}
@Faked(copy: true) struct ShopAddress: Codable, Hashable, Sendable {
  let street: String
  let city: String
  let zip: String
  let country: ShopCountry
  let place: ShopPlace?
}
@Faked struct ShopCountry: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
  let code: String
  init(code: String) { self.code = code }
  init(stringLiteral value: String) { code = value }
}
@Faked(copy: true) struct ShopPlace: Codable, Hashable, Sendable {
  let latitude: Double
  let longitude: Double
}
@Faked enum ShopContact: Codable, Hashable, Sendable {
  case mail(String)
  case phone(country: Int, number: String)
  case none
}
@Faked enum ShopLevel: Int, Codable, Comparable, Sendable {
  case basic, gold
  static func < (left: ShopLevel, right: ShopLevel) -> Bool { left.rawValue < right.rawValue }
}
@Faked(copy: true) struct ShopPreferences: Codable, Hashable, Sendable {
  var newsletter = false
  var language = "en"
  var limits = ["mail": 3]
  var pageSize: Int = 4 * 5
  var channels: Set<ShopChannel> = []
}
@Faked enum ShopChannel: String, Codable, Hashable, Sendable { case mail, push }

// MARK: - Products

@Faked(copy: true) struct ShopProduct: Codable, Hashable, Identifiable, Sendable {
  let id: UUID
  let name: String
  let summary: String?
  let price: ShopPrice
  let images: [ShopImage]
  let category: ShopCategory
  let variants: [ShopVariant]
  let stock: ShopStock
  let rating: ShopRating?
  let attributes: [String: ShopAttribute]
  let released: Date
  var isFavorite = false
}
@Faked(copy: true) struct ShopImage: Codable, Hashable, Sendable {
  let url: URL
  let size: ShopSize
  let text: String?
}
@Faked(copy: true) struct ShopSize: Codable, Hashable, Sendable {
  let width: Int
  let height: Int
}
@Faked(copy: true) final class ShopCategory: Codable, Hashable, Sendable {
  let id: Int
  let title: String
  let parent: ShopCategory?
  init(id: Int, title: String, parent: ShopCategory? = nil) {
    self.id = id
    self.title = title
    self.parent = parent
  }
  static func == (left: ShopCategory, right: ShopCategory) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
@Faked(copy: true) struct ShopVariant: Codable, Hashable, Identifiable, Sendable {
  let id: ShopID<ShopVariant>
  let color: ShopColor
  let size: Size
  @Faked enum Size: String, Codable, Sendable { case small = "S", large = "L" }
}
@Faked(copy: true) struct ShopColor: Codable, Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  var alpha: Float = 1e0
}
@Faked enum ShopStock: Codable, Hashable, Sendable {
  case inStock(ShopQuantity)
  case expected(on: Date)
  case soldOut
}
@Faked(copy: true) struct ShopRating: Codable, Hashable, Sendable {
  let average: Double
  let count: Int
  let latest: [ShopReview]
}
@Faked(copy: true) struct ShopReview: Codable, Hashable, Identifiable, Sendable {
  let id: UUID
  let author: ShopName
  let text: String
  let stars: Int
  let date: Date
}
@Faked indirect enum ShopAttribute: Codable, Hashable, Sendable {
  case text(String)
  case number(Double)
  case list([ShopAttribute])
}

// MARK: - Carts and orders

@Faked(copy: true) struct ShopCart: Codable, Hashable, Sendable {
  let items: [ShopCartItem]
  let coupon: ShopCoupon?
  let total: ShopMoney
}
@Faked(copy: true) struct ShopCartItem: Codable, Hashable, Identifiable, Sendable {
  let id: UUID
  let product: ShopProduct
  let quantity: ShopQuantity
  let note: String?
}
@Faked(copy: true) struct ShopCoupon: Codable, Hashable, Sendable {
  let code: String
  let discount: ShopDiscount
  let valid: DateInterval
}
@Faked enum ShopDiscount: Codable, Hashable, Sendable {
  case amount(ShopMoney)
  case percentage(ShopPercentage)
}
@Faked(copy: true) struct ShopOrder: Codable, Hashable, Identifiable, Sendable {
  let id: UUID
  let number: String
  let customer: ShopCustomer
  let items: [ShopOrderItem]
  let status: ShopOrderStatus
  let payment: ShopPayment
  let shipment: ShopShipment?
  let placed: Date
  let history: [ShopEvent]
}
@Faked(copy: true) struct ShopOrderItem: Codable, Hashable, Sendable {
  let product: UUID
  let quantity: ShopQuantity
  let price: ShopPrice
}
@Faked enum ShopOrderStatus: Codable, Hashable, Sendable {
  case cancelled(reason: String)
  case paid(on: Date, by: ShopPayment.Method)
  case sent
}
@Faked(copy: true) struct ShopPayment: Codable, Hashable, Sendable {
  @Faked enum Method: String, Codable, Sendable { case card, transfer }
  let method: Method
  let amount: ShopMoney
  let card: ShopCard?
}
@Faked(copy: true) struct ShopCard: Codable, Hashable, Sendable {
  let digits: String
  let expires: DateComponents
}
@Faked(copy: true) struct ShopShipment: Codable, Hashable, Sendable {
  let carrier: ShopCarrier
  let tracking: URL?
  let weight: Measurement<UnitMass>
  let address: ShopAddress
}
@Faked(copy: true) struct ShopCarrier: Codable, Hashable, Sendable {
  let name: String
  let days: ClosedRange<Int>
}
@Faked(copy: true) struct ShopEvent: Codable, Hashable, Sendable {
  let date: Date
  let kind: Kind
  @Faked enum Kind: Codable, Hashable, Sendable {
    case opened
    case changed(from: String, to: String)
  }
}
@Faked(copy: true) struct ShopReturn: Codable, Hashable, Sendable {
  let order: UUID
  let items: [Int: ShopQuantity]
  let refund: ShopMoney
  let reason: ShopReason
}
@Faked struct ShopReason: OptionSet, Codable, Hashable, Sendable {
  let rawValue: Int
  static let broken = ShopReason(rawValue: 1)
}

// MARK: - What the server says

@Faked(copy: true) struct ShopPage<Item> {
  let items: [Item]
  let next: ShopCursor?
  let total: Int
}
@Faked(copy: true) struct ShopCursor: Codable, Hashable, Sendable {
  let token: String
  var limit = 20
}
@Faked(copy: true) struct ShopResponse<Body, Failure: Error> {
  let status: Int
  let headers: [String: String]
  let body: Result<Body, Failure>
}
@Faked struct ShopFailure: Error, Codable, Hashable { let code: Int }
@Faked(copy: true) struct ShopSearch: Codable, Hashable, Sendable {
  var text = ""
  var filters: [ShopFilter] = []
  var sorting = ShopSorting.relevance
  var range: ClosedRange<Double>?
}
@Faked enum ShopFilter: Codable, Hashable, Sendable {
  case category(Int)
  case price(upTo: ShopMoney)
}
@Faked enum ShopSorting: String, Codable, Hashable, Sendable { case relevance, price }
@Faked(copy: true) struct ShopSession: Codable, Hashable, Sendable {
  let token: String
  let expires: Date
  let customer: ShopCustomer?
}
@Faked(copy: true) struct ShopSettings: Codable, Hashable, Sendable {
  var server: URL
  var timeout: TimeInterval = 60 * 2
  var retries = 3
  var features: [String: Bool] = ["search": true]
}
@Faked(copy: true) struct ShopBanner: Codable, Hashable, Sendable {
  let image: ShopImage
  let target: ShopTarget
}
@Faked enum ShopTarget: Codable, Hashable, Sendable {
  case product(UUID)
  case category(ShopCategory)
  case page(URL)
}
@Faked(copy: true) struct ShopHome: Codable, Hashable, Sendable {
  let banners: [ShopBanner]
  let sections: [ShopSection]
}
@Faked(copy: true) struct ShopSection: Codable, Hashable, Sendable {
  let title: String
  let products: [ShopProduct]
}
@Faked(copy: true) struct ShopWishList: Codable, Hashable, Sendable {
  let owner: UUID
  let products: Set<UUID>
  let shared: Bool
}
@Faked(copy: true) struct ShopStore: Codable, Hashable, Sendable {
  let name: String
  let address: ShopAddress
  let hours: [ShopHours]
}
@Faked(copy: true) struct ShopHours: Codable, Hashable, Sendable {
  let day: Int
  let open: Range<Int>
}
@Faked(copy: true) @MainActor final class ShopCartModel {
  var cart: ShopCart
  let onCheckout: (ShopOrder) -> Void
  init(cart: ShopCart, onCheckout: @escaping (ShopOrder) -> Void) {
    self.cart = cart
    self.onCheckout = onCheckout
  }
}
