extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a predicate, by binary search.
  ///
  /// If an element satisfies the predicate, all elements after it must.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array {
  /// Returns the elements sorted by a predicate; the sort is stable.
  ///
  /// It sorts positions rather than elements, so that the library's sort is specialized only once, not for each
  /// element type.
  func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    count < 2 ? self : positions(count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }

  /// Returns the elements sorted by rank, in ascending order; each is ranked once.
  func ordered(byRank rank: (Element) -> Int) -> [Element] {
    if count < 2 { return self }
    let ranks = map(rank)
    return positions(count) { ranks[$0] < ranks[$1] }.map { self[$0] }
  }
}

extension Array where Element: Comparable {
  /// Returns the elements in ascending order.
  func ordered() -> [Element] { ordered(by: <) }
}

@inline(never)
private func positions(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}
