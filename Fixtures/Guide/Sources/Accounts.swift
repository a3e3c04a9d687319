import Faked
import Foundation

@Faked struct User: Equatable {
  let id: UUID
  var name: String
  var address: Address
  var role = Role.guest
}

@Faked struct Address: Equatable { var street: String; var city: String? }

enum Role { case guest, admin }

@Faked(copy: true) struct Membership: Equatable {
  let holder: UUID
  let note: String?
  var months = 3 * 12
}

@Faked protocol UserService {
  var current: User { get }
  func user(named name: String) async throws -> User?
  func rename(_ user: User, to name: String) throws
}

struct Money: Equatable {
  var cents: Int
}

@Faked protocol Account {
  @FakeDefault("nobody") var owner: String { get }
  @FakeDefault(exp: "Money(cents: 2 * amount.cents)") func doubled(_ amount: Money) -> Money
}

/// Nobody but its server can make one.
final class Socket {
  let port: Int

  fileprivate init(port: Int) { self.port = port }

  static func connected(to port: Int) -> Socket { Socket(port: port) }
}

@Faked protocol Connection {
  var socket: Socket { get }
  func send(_ line: String)
}
