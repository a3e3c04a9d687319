import Faked

// What a parent of the sources' has from the standard library, which the child has by something more refined.

@Faked
nonisolated protocol TrackSequence: Sequence {
  var title: String { get }
}

@Faked(createSpy: true)
nonisolated protocol TrackList: TrackSequence, Collection {
  var isShared: Bool { get }
}

@Faked
nonisolated protocol NamedColumn: CustomStringConvertible {
  var name: String { get }
}

@Faked
nonisolated protocol CodedColumn: NamedColumn, CodingKey {}

@Faked
nonisolated protocol OrderedTick: Comparable {
  var count: Int { get }
}

@Faked
nonisolated protocol SteppedTick: OrderedTick, Strideable where Stride == Double {
  var label: String { get }
}

@Faked
nonisolated protocol ReadLines: IteratorProtocol {
  mutating func next() -> String?
}

@Faked(createSpy: true)
nonisolated protocol SelfLexer: IteratorProtocol, Sequence where Element == Int, Iterator == Self {
  var location: Int { get }
}

// Functions of the standard library that members hide.
@Faked
protocol SteppedBuckets {
  func bucket() -> StrideTo<Int>
  func stride() -> Int
}
