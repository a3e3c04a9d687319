import Faked

// What a protocol demands of its types is a value of a generic parameter, or of a member of one.

@Faked protocol SettingKey<Value> {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
  static var testValue: Value { get }
}
@Faked protocol SettingStore: AnyObject {
  subscript<K: SettingKey>(key: K.Type) -> K.Value { get set }
  func value<Key: SettingKey>(for key: Key.Type) -> Key.Value
}

@Faked protocol Merging {
  static var neutral: Self { get }
  var count: Int { get }
}
@Faked protocol Folder {
  func fold<M: Merging>(_ count: Int) -> M
  func count<N: Counted>(of numbered: N) -> N.Number
  func blank<B: Blank>() -> B
}
protocol Blank {
  init()
}
protocol Counted {
  associatedtype Number
  var number: Number { get }
}

@Faked protocol Exporter {
  associatedtype Format: CaseIterable & Hashable
  static var supported: Format.AllCases { get }
  func formats<F: CaseIterable>(like format: F.Type) -> F.AllCases
}

@Faked protocol WeightedEdge<Weight> {
  associatedtype Weight: Comparable & AdditiveArithmetic
  var weight: Weight { get }
}
@Faked protocol WeightedGraph {
  associatedtype Edge: WeightedEdge
  func cost(of path: [Edge]) -> Edge.Weight
}
