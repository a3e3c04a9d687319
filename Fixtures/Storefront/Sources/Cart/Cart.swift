import Faked
import Foundation

/// What a customer is about to buy.
@Faked
public protocol Cart: AnyObject {
  var items: [CartItem] { get }
  var delegate: (any CartDelegate)? { get set }
  var total: Money { get }
  func add(_ product: Product, quantity: Int)
  @discardableResult func remove(_ id: UUID) -> Bool
}

@Faked
public protocol CartDelegate: AnyObject {
  func cart(_ cart: any Cart, didAdd item: CartItem)
  func cart(_ cart: any Cart, shouldRemove item: CartItem) -> Bool
  func cartDidChange(_ cart: any Cart)
}

@Faked
public struct CartItem: Hashable, Sendable {
  public let product: Product
  public var quantity = 1
}
