import Faked
import Foundation

@Faked protocol Clock {
  var now: Int { get }
  func wait(until time: Int) async
}

@Faked protocol Repository<Item> {
  associatedtype Item: Identifiable
  func item(_ id: Item.ID) throws -> Item?
  mutating func add(_ item: Item)
}

@Faked @MainActor protocol Screen: AnyObject, Identifiable {
  var title: String { get set }
  func show()
}

@Faked protocol Session: Sendable {
  init(token: String)
  func token() async -> String
}

@Faked protocol Draft: NSObjectProtocol, NSCopying {
  var title: String { get set }
}

@Faked protocol DraftStore {
  func latest() -> any Draft
}
