import Faked

// What no initializer makes is made by a static function, or is a static property.

@Faked struct FactoryMessage: Equatable {
  enum Role { case user, assistant }
  let role: Role
  let text: String

  @available(*, deprecated, message: "use 'user(_:)' or 'assistant(_:)'")
  init(role: Role, text: String) {
    self.role = role
    self.text = text
  }

  private init(_ role: Role, _ text: String) {
    self.role = role
    self.text = text
  }

  static func user(_ text: String) -> FactoryMessage { FactoryMessage(.user, text) }
  static func failed(because error: any Error) -> FactoryMessage { FactoryMessage(.user, "\(error)") }
}

@Faked struct FactoryBox<Item> {
  private let items: [Item]

  private init(items: [Item]) { self.items = items }

  static func holding(_ item: Item, count: Int = 1) -> Self {
    Self(items: Array(repeating: item, count: count))
  }
}

@Faked struct FactoryDay: Equatable {
  static let monday = FactoryDay(number: 1)
  let number: Int

  private init(number: Int) { self.number = number }

  static func day(_ number: Int) -> FactoryDay { FactoryDay(number: number) }
}

@Faked struct FactorySum {
  private let total: Int

  private init(total: Int) { self.total = total }

  static func sum(_ parts: Int...) -> FactorySum { FactorySum(total: parts.reduce(0, +)) }
}

@Faked final class FactorySession {
  let token: String

  private init(token: String) { self.token = token }

  class func open(with token: String) -> FactorySession { FactorySession(token: token) }
}

@Faked protocol FactoryStore {
  func message() -> FactoryMessage
  func box() -> FactoryBox<Int>
  func day() -> FactoryDay
  func session() -> FactorySession
}
