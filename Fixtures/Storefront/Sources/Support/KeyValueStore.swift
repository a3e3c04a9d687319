import Faked

/// A dictionary that outlives the program.
@Faked
public protocol KeyValueStore {
  init(name: String)
  subscript(key: String) -> String? { get set }
  subscript<Value>(key: String, as type: Value.Type) -> Value? where Value: Decodable { get }
  func value<Value: Decodable>(_ type: Value.Type, for key: String) throws -> Value
  mutating func removeAll()
}
