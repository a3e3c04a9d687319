import Faked

// A loop over what is generated, or over a fake that writes a part of it, comes to an end.

@Faked protocol WalkedLines: Collection {
  func line(_ index: Index) -> String
}

@Faked protocol WalkedRows: RandomAccessCollection where Element == Int {}

@Faked protocol WalkedPages: BidirectionalCollection where Element == String {}

@Faked protocol WalkedItems: Sequence {}

@Faked protocol WalkedTicks: AsyncSequence where Element == Int {}

/// Walked like a collection, without being one.
@Faked protocol WalkedChapters {
  associatedtype Index: Comparable
  var startIndex: Index { get }
  var endIndex: Index { get }
  func index(after index: Index) -> Index
  subscript(index: Index) -> Int { get }
}
