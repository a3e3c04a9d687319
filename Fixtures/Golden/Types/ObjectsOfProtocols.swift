import Faked

@Faked protocol Beacon {
  func shine() -> Int
}

/// Where an object is asked for, the protocol's Null type, which is a struct, is none.
@Faked protocol Lighthouse {
  func beacon() -> any Beacon & AnyObject
  func sendable() -> any Beacon & Sendable & AnyObject
  var spare: (any AnyObject & Beacon)? { get }
}
