import Faked

@Faked protocol RestatedRequirements: RawRepresentable, Hashable, Sendable {
  init()
  init?(rawValue: Int)
  var rawValue: Int { get }
}

// What the library's extensions give is right, so nothing hides it.

@Faked protocol RestatedCollection: Collection {
  nonisolated var count: Int { get }
  nonisolated var isEmpty: Bool { get }
  var title: String { get }
}

@Faked protocol RestatedOrder: Comparable {
  nonisolated static func > (lhs: Self, rhs: Self) -> Bool
  nonisolated static func != (lhs: Self, rhs: Self) -> Bool
}

// Where the main actor is the default, the members that the library requires, too, are nonisolated.

@Faked protocol RestatedIndices: RandomAccessCollection where Index == Int {
  var indices: Range<Int> { get }
}

@Faked protocol RestatedAppending: RangeReplaceableCollection where Index == Int {
  mutating func append(_ newElement: Element)
}
