import Faked

// The element of a sequence is that of its iterator and of its slices.

struct PagedRow {
  let number: Int
}

protocol IteratedUnit {
  var size: Int { get }
}

@Faked protocol IteratedRows: Sequence where Iterator.Element == PagedRow {
  func first() -> Element
}

@Faked protocol IteratedUnits: Sequence where Iterator.Element: IteratedUnit {
  func last() -> Element
}

@Faked protocol IteratedLines: Collection where SubSequence.Element == String {}

@Faked protocol IteratedPages: AsyncSequence
where AsyncIterator.Element == [PagedRow], AsyncIterator.Failure == any Error {}

@Faked protocol IteratedTree: Sequence where Iterator.Element == Self {}
