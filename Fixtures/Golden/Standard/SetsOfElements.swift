import Faked

// The standard library gives 'isEmpty' to sets and to collections.

@Faked protocol TagSet: SetAlgebra, Collection where Element == Int {}

@Faked nonisolated protocol LabelSet: SetAlgebra & Sequence where Element == String {
  var isEmpty: Bool { get }
}

@Faked nonisolated protocol CountedSet: SetAlgebra & Collection where Element == String {
  var isEmpty: Bool { get }
  var count: Int { get }
}
