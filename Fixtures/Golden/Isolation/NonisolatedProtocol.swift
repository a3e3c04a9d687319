import Faked

@Faked
nonisolated protocol NonisolatedProtocol: Sendable { func f() }

/// An actor all the same, whose members are on it.
@Faked nonisolated protocol Dispatching: Actor {
  nonisolated var name: String { get }
  var pending: [String] { get set }
  func dispatch(_ parcel: String, fallback: (String) async -> String?) async -> String?
}
