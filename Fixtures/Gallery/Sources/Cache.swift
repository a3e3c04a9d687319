import Faked

/// A generic cache: two associated types, with constraints, and a subscript.
@Faked
protocol Cache<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  var capacity: Int { get set }
  subscript(key: Key) -> Value? { get set }
  mutating func removeAll(where isStale: (Key, Value) -> Bool)
}

/// What is tested: it computes a value once.
struct Memo<Storage: Cache> {
  var storage: Storage

  mutating func value(for key: Storage.Key, _ make: () -> Storage.Value) -> Storage.Value {
    if let known = storage[key] { return known }
    let new = make()
    storage[key] = new
    return new
  }
}
