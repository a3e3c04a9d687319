/// The operators that are read, and the types of what they make of literals.
extension ExpressionReader {
  /// The operators of calculations with numbers that are not all literals.
  static let arithmeticOperators: Set = ["+", "-", "*", "/", "%"]

  /// The binary operators, other than those of ranges, that literals may have between them.
  static let operators: Set =
    arithmeticOperators.union(["<<", ">>", "&", "|", "^", "&&", "||"])

  static let rangeOperators: Set = ["...", "..<"]

  /// Returns the type of a range between literals of some types.
  static func type(of word: String, _ left: String?, _ right: String?) -> String? {
    common(left, right).map { word == "..." ? "ClosedRange<\($0)>" : "Range<\($0)>" }
  }

  /// Returns the type that the literals of two types have in common.
  static func common(_ left: String?, _ right: String?) -> String? {
    left == right ? left : Set([left, right]) == ["Int", "Double"] ? "Double" : nil
  }

  /// Returns the type that all values have in common.
  static func common(_ values: [Value]) -> String? {
    values.dropFirst().reduce(values.first?.type) { common($0, $1.type) }
  }
}
