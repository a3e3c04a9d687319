import Faked

// Members that are named as what the standard library demands, and are others.

@Faked(createSpy: true)
nonisolated protocol GainedSample: Numeric {
  static func * (lhs: Self, gain: Float) -> Self
  static func *= (lhs: inout Self, gain: Float)
}

@Faked
nonisolated protocol JoinedTags: SetAlgebra {
  func union(_ others: [Self]) -> Self
}

@Faked
nonisolated protocol ReleaseVersion: Comparable, LosslessStringConvertible {
  init?(_ description: Substring)
  static func < (lhs: Self, rhs: String) -> Bool
}

@Faked
nonisolated protocol TextBuffer: RangeReplaceableCollection where Element == UInt8 {
  mutating func replaceSubrange(_ range: Range<Int>, with string: String)
}

@Faked
nonisolated protocol SmallCode: RawRepresentable where RawValue == Int {
  init?(rawValue: UInt8)
}

@Faked
nonisolated protocol LoadedDice: RandomNumberGenerator {
  mutating func next() -> UInt32
}

struct StableHasher { var state: UInt64 = 0 }

@Faked(createSpy: true)
nonisolated protocol StableKey: Hashable {
  func hash(into hasher: inout StableHasher)
}

struct GridBox {}

@Faked
nonisolated protocol BoxIndex<Item>: Collection where Element == Item {
  associatedtype Item
  subscript(box: GridBox) -> [Item] { get }
}

@Faked
nonisolated protocol FieldBuffer: Collection where Element == UInt8 {
  subscript<R: RawRepresentable<Int>>(field: R) -> UInt8 { get }
}

@Faked
nonisolated protocol KeyedRecord: Codable {
  associatedtype CodingKeys: CodingKey
}
