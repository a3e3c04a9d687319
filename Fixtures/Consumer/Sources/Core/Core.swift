import Faked

public struct Item: Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

@Faked public protocol Logger: Sendable {
  func log(_ message: String)
  func last() -> Item
}

/// What only this module and its tests see.
@Faked protocol Cache {
  func items() -> [Item]
}

/// Nobody but the keychain makes one.
public final class Token: Sendable {
  private init(secret: [UInt8]) {}
}

@Faked public protocol Keychain {
  func token() -> Token
}
