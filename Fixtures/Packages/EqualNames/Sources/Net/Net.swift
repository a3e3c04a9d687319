import Core
import Faked

/// An item of the wire, which is none of the core's.
public struct Item: Sendable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension Item {
  public static let sample = Item(bytes: [1, 2])
}

extension Core.Item {
  public static let empty = Core.Item(text: "empty", date: .distantPast)
}

@Faked public protocol Logger: Core.Logger {
  func sent() -> Item
  func received() -> Core.Item
}

@Faked public protocol Cache {
  func item(at index: Int) -> Item?
  func newest() -> Item
}

extension Cache {
  public func item(at index: Int) -> Item? { nil }
}

public enum Keys {
  @Faked public protocol Provider {
    func key() -> [UInt8]
  }
}

@Faked public protocol Session {
  func logger() -> any Logger
  func core() -> any Core.Logger
  func items() -> any Repository<Item>
}
