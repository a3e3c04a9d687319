import Faked
import Foundation

@Faked struct ValueUser {
  let id: UUID
  var name: String
  var address: ValueAddress
  var age = 3
  let kind = "user"
  var tags: [String] = ["new"]
  var isAdmin: Bool = false
  var onTap: (String) -> Void
  var formatter: ValueFormatter?
  lazy var initials = "A"
}

typealias ValueFormatter = (Int) -> String

@Faked struct ValueAddress: Equatable {
  var street: String
  var city: String?
}

// @Faked
struct ValueClosures {
  let plain: () -> Int
  let sendable: @Sendable (Int) async throws -> Void
  let named: ValueFormatter
  init(
    plain: @escaping () -> Int, sendable: @escaping @Sendable (Int) async throws -> Void,
    named: @escaping ValueFormatter, _ lazily: @autoclosure () -> String
  ) {
    self.plain = plain
    self.sendable = sendable
    self.named = named
  }
}

@Faked struct ValueSecret {
  private let secret: String
  let length: Int

  init(secret: String) { self.init(secret: secret, length: secret.count, in: 0) }
  init(secret: String, length: Int = 8, in base: Int, others: Int...) {
    self.secret = secret
    self.length = length
  }
  init?(text: String) { nil }
  private init(_ one: Int, _ two: Int, _ three: Int, _ four: Int) {
    secret = ""
    length = one
  }
}

@propertyWrapper
struct ValueClamped {
  var wrappedValue: Int
}

@Faked struct ValueWrapped {
  @ValueClamped var level: Int
  @ValueClamped var other = 3
  @FakeDefault("Ada") var name: String
  @FakeDefault(exp: "Date(timeIntervalSince1970: 0)") var date: Date
}

@Faked struct ValueParser {
  let input: any ValueInput
  init(_ input: some ValueInput, for: Int, in: Int = 3) { self.input = input }
}

protocol ValueInput {}

@Faked struct ValueList {
  var next: [ValueList]
  var parent: ValueBox?
}

final class ValueBox {
  let list: ValueList
  init(list: ValueList) { self.list = list }
}

// Neither comes to an end.
@Faked struct ValueChicken { let egg: ValueEgg }
@Faked final class ValueEgg {
  let chicken: ValueChicken
  init(chicken: ValueChicken) { self.chicken = chicken }
}

@Faked struct ValueToken: ~Copyable { let number: Int }

@Faked protocol ValueRepository {
  associatedtype ValueEntity
  func user() -> ValueUser
  func optional() -> ValueUser?
  func entity() -> ValueEntity
}
