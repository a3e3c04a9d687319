import Faked

@Faked
protocol PrimaryAssociatedTypes<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(k: Key) -> Value? { get }
}
@Faked
protocol PrimaryAssociatedTypesB { func store() -> any PrimaryAssociatedTypes<Int, String> }
