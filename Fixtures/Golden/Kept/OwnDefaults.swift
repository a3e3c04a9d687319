import Faked
import Foundation

protocol SelfMade {
  static func fakeDefault() -> Self
}

extension Calendar.Component {
  static func fakeDefault() -> Self { .weekday }
}

extension Decimal {
  static func fakeDefault() -> Decimal { 42 }
}

extension TimeZone {
  private static func fakeDefault() -> TimeZone { .current }
}

extension Locale {
  static func fakeDefault() -> Int { 1 }
}

struct PrivatelyMade {
  let count: Int
  private static func fakeDefault() -> PrivatelyMade { PrivatelyMade(count: 9) }
}

@Faked protocol OwnDefaults {
  associatedtype Key: SelfMade
  func key() -> Key
  var component: Calendar.Component { get }
  var amount: Decimal { get }
  var zone: TimeZone { get }
  var locale: Locale { get }
  var made: PrivatelyMade { get }
  func any<Item: SelfMade>(_ type: Item.Type) -> Item
}
