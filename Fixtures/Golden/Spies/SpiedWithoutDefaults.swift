final class SpiedConnection {
  let host: String
  private init(host: String) { self.host = host }
  static func make() -> SpiedConnection? { SpiedConnection(host: "") }
}

// @Faked(createSpy: true)
protocol SpiedTunnel {
  static func shared() -> SpiedConnection
  var connection: SpiedConnection { get }
  func open(_ host: String) -> SpiedConnection
  func load() throws -> SpiedConnection
}

enum SpiedTunnelError: Error {
  case closed
}

// @Faked(createSpy: true)
@MainActor protocol SpiedTypedTunnel {
  func connect() throws(SpiedTunnelError) -> SpiedConnection
  func load(_ host: String) async throws(SpiedTunnelError) -> SpiedConnection
}

// @Faked(createSpy: true)
protocol SpiedKeyedTunnel<Key> {
  associatedtype Key
  func open(_ key: Key) throws(SpiedTunnelError) -> SpiedConnection
}

// @Faked(createSpy: true)
protocol SpiedTypedDecoding {
  func decode<Value: Decodable>(_ type: Value.Type) throws(SpiedTunnelError) -> Value
  func encode<Value: Encodable>(_ value: Value) throws(EncodingError) -> SpiedConnection
}
