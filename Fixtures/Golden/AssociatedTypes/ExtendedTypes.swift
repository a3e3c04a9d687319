import Faked

// Types of the standard library that extensions make conform.

nonisolated protocol ScalarNumber: FloatingPoint {}
nonisolated extension Double: ScalarNumber {}

@Faked
nonisolated protocol ScalarSpace<Field> {
  associatedtype Field: ScalarNumber
  var scale: Field { get }
}

@Faked
nonisolated protocol NormedSpace: ScalarSpace {
  var norm: Field { get }
}

// The iterator is said again.
@Faked
nonisolated protocol PairSequence: Sequence where Element == (key: Int, value: Int) {
  func makeIterator() -> AnyIterator<Element>
}
