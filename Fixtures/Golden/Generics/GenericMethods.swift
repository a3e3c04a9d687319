import Faked
import Foundation

protocol DateSortable {
  var date: Date { get }
}

@Faked protocol GenericMethods {
  func map<T: DateSortable>(_ items: [T]) -> [(key: String, items: [T])]
  subscript<Key: Hashable, Value>(key: Key, default value: Value) -> [Key: Value]
  where Value: Comparable { get }
  func zero<N: BinaryInteger>(_ type: N.Type) -> N
  func text<S: StringProtocol>() -> S
  func collect<C: RangeReplaceableCollection>(_ type: C.Type) -> C where C.Element == Int
}
