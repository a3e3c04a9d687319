extension Array {
  /// The first index of which something holds that holds of all behind it, found by halves.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
