/// Returns the name that was probably meant: one that differs only in case, or else the one with the most similar
/// spelling.
///
/// - Parameters:
///   - name: The name that was written.
///   - names: The names that exist.
/// - Returns: One of the names; `nil` if none is similar enough for the length of the name.
package func nearestName(to name: String, among names: [String]) -> String? {
  let letters = name.lowercased()
  if let same = names.first(where: { $0 != name && $0.lowercased() == letters }) { return same }
  let limit = min(3, name.count / 3)
  let distances = names.lazy.filter { $0 != name && abs($0.count - name.count) <= limit }
    .map { ($0, editDistance($0, name)) }
  guard let nearest = distances.min(by: { $0.1 < $1.1 }), nearest.1 <= limit else { return nil }
  return nearest.0
}

/// Returns the number of characters that were removed, added, replaced, or swapped with the next one.
private func editDistance(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left), Array(right))
  var before: [Int] = []
  var row = Array(0...right.count)
  for line in left.indices {
    var next = [line + 1]
    for column in right.indices {
      let replaced = row[column] + (left[line] == right[column] ? 0 : 1)
      var distance = min(replaced, next[column] + 1, row[column + 1] + 1)
      if line > 0, column > 0, left[line] == right[column - 1], left[line - 1] == right[column] {
        distance = min(distance, before[column - 1] + 1)
      }
      next.append(distance)
    }
    (before, row) = (row, next)
  }
  return row[right.count]
}

extension Diagnostic.Message {
  /// Returns the message with the name that was probably meant.
  package func suggesting(_ name: String?) -> Self {
    name.map { Self("\(text); did you mean '\($0)'?") } ?? self
  }
}
