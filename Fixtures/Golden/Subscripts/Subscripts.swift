import Faked

@Faked
protocol Subscripts {
  subscript(i: Int) -> String { get set }
  subscript<K: Hashable>(key k: K) -> Int? { get }
  static subscript(n: Int) -> Bool { get }
}
