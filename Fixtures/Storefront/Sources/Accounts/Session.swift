import Faked
import Foundation

/// A session that starts, lasts and ends.
@Faked
public protocol Session: AnyObject, Sendable {
  associatedtype User: Account
  var user: User? { get }
  var expires: Date { get }
  func signIn(name: String, password: String) async throws -> User
  func signOut() async
}

/// Compared and kept in sets by what it holds.
@Faked
public protocol Permission: Hashable, Codable, Sendable {
  var name: String { get }
  static func parse(_ text: String) throws -> Self
}
