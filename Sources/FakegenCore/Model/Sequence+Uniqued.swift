extension Sequence {
  /// Returns the first element of each kind.
  ///
  /// - Parameter kind: Returns the kind of an element.
  /// - Returns: The elements, in their order.
  func uniqued<Kind: Hashable>(by kind: (Element) -> Kind) -> [Element] {
    var seen: Set<Kind> = []
    return filter { seen.insert(kind($0)).inserted }
  }
}

extension Sequence where Element: Sequence {
  /// Returns the elements of some groups, without those whose kind occurs in an earlier group.
  func nearest<Kind: Hashable>(by kind: (Element.Element) -> Kind) -> [Element.Element] {
    var result: [Element.Element] = []
    var seen: Set<Kind> = []
    for group in self {
      let new = group.filter { !seen.contains(kind($0)) }
      result += new
      seen.formUnion(new.map(kind))
    }
    return result
  }
}

extension Sequence where Element: Hashable {
  /// Returns each element once, at the position of the first.
  package func uniqued() -> [Element] { uniqued(by: \.self) }

  /// Returns the elements and everything that they lead to, nearest first, each once.
  ///
  /// - Parameters:
  ///   - limit: The number of elements that are followed at most.
  ///   - next: Returns what an element leads to.
  /// - Returns: The elements that are followed, and those that they lead to.
  func transitiveClosure(
    atMost limit: Int = .max, under next: (Element) -> [Element]
  ) -> [Element] {
    var reached = uniqued()
    var seen = Set(reached)
    var index = 0
    while index < Swift.min(reached.count, limit) {
      reached += next(reached[index]).filter { seen.insert($0).inserted }
      index += 1
    }
    return reached
  }
}

extension Sequence where Element: Equatable {
  /// Returns each element once, at the position of the first.
  package func uniqued() -> [Element] {
    var result: [Element] = []
    for element in self where !result.contains(element) { result.append(element) }
    return result
  }
}
