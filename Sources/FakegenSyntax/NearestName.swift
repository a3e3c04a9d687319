/// The name that was probably meant: the one that is nearest in spelling, if it is near for its length.
///
/// - Parameters:
///   - name: What was written.
///   - names: What could have been.
/// - Returns: One of the names; `nil` if none is like what was written.
package func nearestName(to name: String, among names: [String]) -> String? {
  let limit = min(3, name.count / 3)
  let distances = names.lazy.filter { $0 != name && abs($0.count - name.count) <= limit }
    .map { ($0, editDistance($0, name)) }
  guard let nearest = distances.min(by: { $0.1 < $1.1 }), nearest.1 <= limit else { return nil }
  return nearest.0
}

private func editDistance(_ left: String, _ right: String) -> Int {
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    var previous = index
    row[0] = index + 1
    for (column, other) in right.enumerated() {
      let changed = character == other ? previous : previous + 1
      previous = row[column + 1]
      row[column + 1] = min(changed, previous + 1, row[column] + 1)
    }
  }
  return row[right.count]
}

extension Diagnostic.Message {
  /// A message with what was probably meant.
  package func suggesting(_ name: String?) -> Self {
    name.map { Self("\(text); did you mean '\($0)'?") } ?? self
  }
}
