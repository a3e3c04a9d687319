extension RandomAccessCollection where Index == Int {
  /// The first index of which something holds that holds of all behind it, found by halves.
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
  /// The elements in an order; what is equal stays as it was.
  ///
  /// Positions are sorted, and not elements: so the library's sort is compiled once, and not once more for
  /// each type of element.
  func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    positions(count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
  }

  /// The elements from the least rank to the greatest; each is ranked once.
  func ordered(byRank rank: (Element) -> Int) -> [Element] {
    if count < 2 { return self }
    let ranks = map(rank)
    return positions(count) { ranks[$0] < ranks[$1] }.map { self[$0] }
  }
}

extension Array where Element: Comparable {
  /// The elements from the least to the greatest.
  func ordered() -> [Element] { ordered(by: <) }
}

@inline(never)
private func positions(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}
