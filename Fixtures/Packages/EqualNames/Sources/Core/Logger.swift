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

public struct Item: Identifiable, Sendable {
  public var id: String { text }
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

extension Item {
  public enum Place: Sendable {
    case shelf, desk
  }
}

/// Its spy names what stands in a type whose name two modules have.
@Faked(createSpy: true) public protocol Shelf {
  func put(_ id: Item.ID, on place: Item.Place) -> Item?
  func place(of item: Item) -> Item.Place
  func newest() -> Item.ID
  func load() async throws -> [Item]
  func first() -> Item
}
