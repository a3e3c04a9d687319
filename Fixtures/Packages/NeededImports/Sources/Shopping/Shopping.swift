import Faked
import Models
// The bodies need it, and no signature does.
import Tools

@Faked public protocol Shop {
  func price(of item: String) -> Price
}

public struct Basket {
  public func fill() { measure {} }
}
