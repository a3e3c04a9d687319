extension SourceText {
  /// Finds the least number, or the least count of elements, that the checks in a body accept, by parameter.
  ///
  /// ```swift
  /// guard !name.isEmpty else { throw Invalid() }      // "name": 1
  /// precondition(retries > 0 && retries < 10, "why")  // "retries": 1
  /// assert((2...6).contains(sides))                   // "sides": 2
  /// ```
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: The numbers, for the checks that every call makes and that are understood.
  package func leastAccepted(inBodyAfter offset: Int) -> [String: Int] {
    // The checks stand at the beginning.
    let code = BracketedTokens(body(after: offset, limit: 300))
    var least: [String: Int] = [:]
    var index = 1
    while index < code.tokens.count {
      for condition in conditions(at: index, in: code) {
        guard let (name, number) = leastAccepted(by: condition) else { continue }
        least[name] = max(least[name] ?? number, number)
      }
      // What stands in inner braces is not always run.
      index = code.kind(at: index) == .leftBrace ? code.closer(of: index) ?? .max - 1 : index
      index += 1
    }
    return least
  }

  /// The conditions of a `guard`, `precondition` or `assert` at an index, as the texts of their tokens.
  private func conditions(at index: Int, in code: BracketedTokens) -> [[String]] {
    let start: Int
    let end: Int
    switch self[code.tokens[index].range] {
    case "guard":
      start = index + 1
      end =
        code.tokens[start...].firstIndex { self[$0.range] == "else" } ?? code.tokens.endIndex
    case "precondition", "assert":
      guard code.kind(at: index + 1) == .leftParenthesis, let closer = code.closer(of: index + 1)
      else { return [] }
      start = index + 2
      end = closer
    default: return []
    }
    var conditions: [[String]] = [[]]
    var position = start
    while position < end {
      let next = code.closer(of: position).map { $0 + 1 } ?? position + 1
      let words = code.tokens[position..<min(next, end)].map { self[$0.range] }
      if words == [","] || words == ["&&"] {
        conditions.append([])
      } else {
        conditions[conditions.count - 1] += words
      }
      position = next
    }
    return conditions
  }

  /// The parameter that a condition checks, and the least number or count that the condition accepts.
  private func leastAccepted(by condition: [String]) -> (name: String, number: Int)? {
    if condition.count == 4, condition.first == "!", condition[2...] == [".", "isEmpty"] {
      return (condition[1], 1)
    }
    if condition.count == 5, condition[1...] == [".", "isEmpty", "==", "false"] {
      return (condition[0], 1)
    }
    // `(1...6).contains(sides)`
    if condition.count == 10, condition[0] == "(", condition[4...7] == [")", ".", "contains", "("] {
      return number(condition[1...1]).map { (condition[8], $0) }
    }
    // `1...6 ~= sides`
    if condition.count == 5, condition[3] == "~=" {
      return number(condition[0...0]).map { (condition[4], $0) }
    }
    guard let index = condition.firstIndex(where: [">", ">=", "<", "<=", "!="].contains) else {
      return nil
    }
    let (left, right) = (condition[..<index], condition[(index + 1)...])
    switch condition[index] {
    case ">": return bound(on: left, right, isExclusive: true)
    case ">=": return bound(on: left, right, isExclusive: false)
    case "<": return bound(on: right, left, isExclusive: true)
    case "<=": return bound(on: right, left, isExclusive: false)
    default: return right == ["0"] ? bound(on: left, right, isExclusive: true) : nil
    }
  }

  /// The parameter in `sides` or `sides.count`, and the least number above a bound.
  private func bound(
    on operand: ArraySlice<String>, _ bound: ArraySlice<String>, isExclusive: Bool
  ) -> (name: String, number: Int)? {
    guard let name = operand.first, operand.count == 1 || operand.dropFirst() == [".", "count"],
      let number = number(bound)
    else { return nil }
    return (name, isExclusive ? number + 1 : number)
  }

  /// A whole number that is small enough to count to.
  private func number(_ words: ArraySlice<String>) -> Int? {
    guard words.count == 1, let number = words.first.flatMap({ Int($0) }) else { return nil }
    return number < 1_000_000 ? number : nil
  }
}
