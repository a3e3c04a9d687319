import Faked

/// A cache that serializes access to itself.
@Faked
public protocol Cache: Actor {
  var capacity: Int { get set }
  var hits: Int { get }
  func data(for key: String) async -> [UInt8]?
  func store(_ data: [UInt8], for key: String)
  nonisolated var name: String { get }
}
