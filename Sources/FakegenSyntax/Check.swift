/// A condition that a body checks, read by its syntax alone.
package struct Check: Equatable, Sendable {
  private(set) var words: [String]
  /// The condition as it is written.
  package let text: String
  /// Whether the program ends if the check fails; otherwise, the initializer does.
  package let traps: Bool
  /// Whether the text is an expression that traps unless the condition holds, as `names.first!`.
  package private(set) var isImplied = false
  /// The parameter that the check is about only if it has a type of some kind.
  package private(set) var operand: Operand?
  /// Whether the condition must not hold.
  private(set) var isReversed = false

  /// A parameter that is assumed to have a type of some kind.
  package struct Operand: Equatable, Sendable {
    package enum Kind: Sendable { case list, integer, text }

    package let name: String
    package let kind: Kind
  }

  /// The check that passes if the condition does not hold.
  var reversed: Check {
    var check = self
    check.isReversed.toggle()
    return check
  }

  /// The checks of the conditions that `&&` combines.
  var conjuncts: [Check] {
    let condition = Condition(measures: [:])
    guard condition.parts(of: words[...], at: ["||", "?", "??"]) == nil,
      let parts = condition.parts(of: words[...], at: ["&&"])
    else { return [self] }
    return parts.map { part in
      var check = self
      check.words = Array(part)
      return check
    }
  }

  /// Whether the condition depends on a parameter.
  package func mentions(_ name: String) -> Bool {
    words.mention(name)
  }

  /// Whether the condition is about `nil`.
  package var concernsNil: Bool { words.contains { ["nil", "let", "var"].contains($0) } }

  /// The same check of the arguments of a call.
  ///
  /// - Parameter arguments: The words of the arguments, by parameter; empty if they are not known.
  /// - Returns: The check.
  package func passing(_ arguments: [String: [String]]) -> Check {
    var check = self
    check.words = words.replacing(arguments)
    return check
  }

  /// The numbers that the condition names.
  package var numbers: [Double] { words.compactMap(\.number) }

  /// Whether arguments pass the check.
  ///
  /// - Parameter measures: The numbers that are passed, and the counts of elements, by parameter; 0 for `false` and
  ///   `nil`.
  /// - Returns: `nil` if this is not known.
  package func passes(_ measures: [String: Double]) -> Bool? {
    Condition(measures: measures).value(of: words[...]).map { ($0 != 0) != isReversed }
  }
}

/// Evaluates conditions that are simple enough, as numbers: `true` is 1, and `false` and `nil` are 0.
private struct Condition {
  let measures: [String: Double]

  /// The value of an expression; the value of a collection is the count of its elements.
  func value(of words: ArraySlice<String>) -> Double? {
    if words.contains("?") || words.contains("??") { return nil }
    if let parts = parts(of: words, at: ["||"]) { return areAnyTrue(parts.map { value(of: $0) }) }
    if let parts = parts(of: words, at: ["&&"]) {
      return negated(areAnyTrue(parts.map { negated(value(of: $0)) }))
    }
    for operators in [[">", ">=", "<", "<=", "==", "!=", "~="], ["%", "&"]] {
      guard let sides = parts(of: words, at: operators) else { continue }
      return sides.count == 2 ? result(of: sides[0], words[sides[0].endIndex], sides[1]) : nil
    }
    if words.starts(with: ["self", "."]) { return value(of: words.dropFirst(2)) }
    switch words.first {
    case "!": return negated(value(of: words.dropFirst()))
    case "-": return value(of: words.dropFirst()).map { -$0 }
    case "let", "var": return boundValue(in: words.dropFirst())
    default: return operand(words)
    }
  }

  private func operand(_ words: ArraySlice<String>) -> Double? {
    if let inner = words.inParentheses { return value(of: inner) }
    // `Int(sides)`
    if words.first?.first?.isUppercase ?? false, let inner = words.dropFirst().inParentheses {
      return value(of: inner)
    }
    // `(1...6).contains(sides)`
    if let index = words.firstIndex(of: "contains"), index > words.startIndex + 1,
      let range = words[..<(index - 1)].inParentheses,
      let element = words[(index + 1)...].inParentheses
    {
      return contains(range, element)
    }
    // No element breaks a rule if there is none.
    if words.dropFirst().starts(with: [".", "allSatisfy"]), value(of: words.prefix(1)) == 0 {
      return 1
    }
    switch Array(words.suffix(2)) {
    case [".", "isEmpty"]: return negated(value(of: words.dropLast(2)))
    case [".", "count"], [".", "utf8"], [".", "unicodeScalars"]:
      return value(of: words.dropLast(2))
    case ["nil"], ["false"]: return 0
    case ["true"]: return 1
    default: break
    }
    guard words.count == 1, let word = words.first else { return limit(words) }
    // A property may have the name of the parameter behind an underscore.
    return measures[word] ?? measures[String(word.drop { $0 == "_" })] ?? word.number
  }

  /// The value that `first = names.first` or `name` binds, after `let`.
  private func boundValue(in words: ArraySlice<String>) -> Double? {
    let value = words.firstIndex(of: "=").map { words[($0 + 1)...] } ?? words
    let isPart = [[".", "first"], [".", "last"]].contains(value.suffix(2))
    return self.value(of: isPart ? value.dropLast(2) : value)
  }

  private func result(
    of left: ArraySlice<String>, _ operation: String, _ right: ArraySlice<String>
  ) -> Double? {
    if operation == "~=" { return contains(left, right) }
    guard let left = value(of: left), let right = value(of: right) else { return nil }
    let isLimit = left.isInfinite || right.isInfinite
    switch operation {
    case "%": return left.truncatingRemainder(dividingBy: right)
    case "&":
      return Int(exactly: left).flatMap { left in Int(exactly: right).map { Double(left & $0) } }
    case ">": return left > right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case "==": return isLimit ? nil : left == right ? 1 : 0
    default: return isLimit ? nil : left != right ? 1 : 0
    }
  }

  private func negated(_ value: Double?) -> Double? { value.map { $0 == 0 ? 1 : 0 } }

  private func areAnyTrue(_ values: [Double?]) -> Double? {
    values.contains { $0 ?? 0 != 0 } ? 1 : values.contains(nil) ? nil : 0
  }

  /// Whether a range, as `1...6` or `1...`, contains a value.
  private func contains(_ range: ArraySlice<String>, _ element: ArraySlice<String>) -> Double? {
    guard let index = range.firstIndex(where: ["...", "..<"].contains),
      let element = value(of: element)
    else { return nil }
    let (lower, upper) = (range[..<index], range[(index + 1)...])
    guard let least = lower.isEmpty ? -.infinity : value(of: lower),
      let most = upper.isEmpty ? .infinity : value(of: upper)
    else { return nil }
    let isBelow = element < most || element == most && range[index] == "..."
    return element >= least && isBelow ? 1 : 0
  }

  /// The bound that a constant of a type sets, as `UInt8.max` or `Self.limit`, which is beyond the numbers in question.
  private func limit(_ words: ArraySlice<String>) -> Double? {
    guard let last = words.last, words.first?.first?.isUppercase ?? false,
      words.enumerated().allSatisfy({ ($0 % 2 == 1) == ($1 == ".") })
    else { return nil }
    return last.hasPrefix("min") ? -.infinity : .infinity
  }

  /// The parts between operators outside of brackets; `nil` if there are none.
  func parts(of words: ArraySlice<String>, at operators: [String]) -> [ArraySlice<String>]? {
    var depth = 0
    let parts = words.indices.split { index in
      if ["(", "[", "{"].contains(words[index]) { depth += 1 }
      if [")", "]", "}"].contains(words[index]) { depth -= 1 }
      return depth == 0 && operators.contains(words[index])
    }
    return parts.count > 1
      ? parts.map { words[($0.first ?? words.startIndex)...($0.last ?? words.startIndex)] } : nil
  }
}

// The words of an expression.
extension [String] {
  /// Whether one of the words is a parameter, or a property that has its name behind an underscore.
  func mention(_ name: String) -> Bool {
    indices.contains { index in
      (self[index] == name || self[index] == "_\(name)") && mayBeParameter(at: index)
    }
  }

  /// Returns the words with others in place of parameters or constants.
  func replacing(_ values: [String: [String]]) -> [String] {
    indices.flatMap { index in
      let word = self[index]
      guard mayBeParameter(at: index),
        let value = values[word] ?? values[String(word.drop { $0 == "_" })]
      else { return [word] }
      return value.count == 1 ? value : ["("] + value + [")"]
    }
  }

  /// Whether a word is no argument label, and not a member of anything but `self`, so that it may be a parameter.
  private func mayBeParameter(at index: Int) -> Bool {
    if index == 0 { return true }
    if ["(", ","].contains(self[index - 1]), dropFirst(index + 1).first == ":" { return false }
    return self[index - 1] != "." || index > 1 && self[index - 2] == "self"
  }
}

extension ArraySlice<String> {
  /// What stands between the first word and the last, if these are parentheses that belong together.
  fileprivate var inParentheses: ArraySlice<String>? {
    guard count > 2, first == "(", last == ")" else { return nil }
    var depth = 0
    let end = firstIndex { word in
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
      return depth == 0
    }
    return end == endIndex - 1 ? dropFirst().dropLast() : nil
  }
}

extension String {
  /// The number that the word is a literal of.
  fileprivate var number: Double? {
    first?.isNumber ?? false ? Double(filter { $0 != "_" }) : nil
  }
}
