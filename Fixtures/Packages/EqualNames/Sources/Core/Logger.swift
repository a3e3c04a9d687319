import Faked
import Foundation

@Faked public protocol Logger {
  var level: Level { get }
  func log(_ message: String)
  func history() -> [Item]
  func last() -> Item
}

public enum Level: Sendable {
  case quiet, loud
}

public struct Item: Sendable {
  public let text: String
  public let date: Date

  public init(text: String, date: Date) {
    self.text = text
    self.date = date
  }
}

@Faked public protocol Repository<Item> {
  associatedtype Item
  func first() -> Item
  func all() -> [Item]
}

@Faked public protocol Cache: Repository where Item == String {
  func isEmpty() -> Bool
}

extension Cache {
  public func isEmpty() -> Bool { all().isEmpty }
}

public enum Keys {
  @Faked public protocol Provider {
    func key() -> String
  }
}

/// Only the module's own tests see it.
@Faked protocol Clock {
  func now() -> Date
}
