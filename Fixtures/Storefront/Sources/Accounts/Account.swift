import Faked
import Foundation

/// Who is signed in.
@Faked
public protocol Account: Identifiable, CustomStringConvertible where ID == UUID {
  @FakeDefault("guest") var userName: String { get }
  @FakeDefault(exp: "userName.uppercased()") var displayName: String { get }
  var email: String? { get set }
  var locale: Locale { get }
}
