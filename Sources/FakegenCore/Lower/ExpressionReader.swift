import FakegenKnowledge
import FakegenSyntax

/// Reads expressions that can be copied to a scope with other names: literals, combinations of literals, members, and
/// initializer calls.
///
/// ```swift
/// 60 * 60.0               // a literal, of type `Double`
/// ["a": [1, 2]]           // a literal, of type `[String: [Int]]`
/// [.wifi, Network(5)]     // a list of a member and an initializer call
/// [Date(), .distantPast]  // a list, in which the first element varies
/// first ?? compute()      // none of these
/// ```
///
/// It reads bytes, because it searches only for ASCII, and bytes are many times faster than characters.
struct ExpressionReader {
  var rest: Substring.UTF8View

  /// A value that was read.
  struct Value {
    var written = WrittenValue.literal("")
    /// The type of the value without context; `nil` if it has none, as `nil` itself, or is unknown.
    var type: String?

    var isLiteral: Bool { if case .literal = written { true } else { false } }
  }

  mutating func skipSpace() { rest = rest.drop(while: \.isWhiteSpace) }

  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest.removeFirst(text.utf8.count)
    return true
  }

  /// Reads a value and the whitespace after it.
  ///
  /// - Parameter depth: The number of enclosing brackets.
  /// - Returns: The value; `nil` if it cannot be copied, or is only the beginning of a larger expression.
  mutating func value(at depth: Int = 0) -> Value? {
    var end = self
    let expression = expression(at: depth)
    skipSpace()
    let value = rest.first.map(",:)]{".utf8.contains) ?? true ? expression : nil
    // The caller has searched the whole expression for what varies.
    if depth == 0 || value.map({ $0.isLiteral || $0.written.containsVarying }) ?? false {
      return value
    }
    // A part that varies need not be understood, only found.
    let start = end.rest
    end.skipValue()
    guard VolatileValues.contains(String(Substring(start[..<end.rest.startIndex]))) else {
      return value
    }
    rest = end.rest
    return Value(written: .varying)
  }

  /// Skips an unknown value up to its end.
  private mutating func skipValue() {
    var depth = 0
    while let byte = rest.first {
      if depth == 0, ",:)]".utf8.contains(byte) { return }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      rest.removeFirst()
    }
  }

  /// Reads an operand, and further ones if all are literals, as in `3 * 10` or `0...1`; `nil` if there is none.
  private mutating func expression(at depth: Int) -> Value? {
    let start = rest
    guard depth < 8, var value = operand(at: depth) else { return nil }
    while value.isLiteral, let word = binaryOperator() {
      guard let right = operand(at: depth), right.isLiteral else { return nil }
      value.type = Self.type(of: word, value.type, right.type)
    }
    if value.isLiteral {
      value.written = .literal(String(Substring(start[..<rest.startIndex])))
    }
    return value
  }

  /// Reads a binary operator with the whitespace around it; leaves the position unchanged if there is none.
  private mutating func binaryOperator() -> String? {
    let before = rest
    skipSpace()
    let word = String(Substring(rest.prefix { "+-*/%&|^<>.".utf8.contains($0) }))
    guard !word.isEmpty, Self.operators.contains(word) else {
      rest = before
      return nil
    }
    rest.removeFirst(word.utf8.count)
    skipSpace()
    return word
  }

  private static let operators: Set = [
    "+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "&&", "||", "...", "..<",
  ]

  private static func type(of word: String, _ left: String?, _ right: String?) -> String? {
    guard let left, let right else { return nil }
    let numbers = ["Int", "Double"]
    let isMixed = left != right && numbers.contains(left) && numbers.contains(right)
    guard left == right || isMixed else { return nil }
    let type = isMixed ? "Double" : left
    switch word {
    case "...": return "ClosedRange<\(type)>"
    case "..<": return "Range<\(type)>"
    default: return type
    }
  }

  // MARK: - Operands

  private mutating func operand(at depth: Int) -> Value? {
    guard let first = rest.first else { return nil }
    switch first {
    case UInt8(ascii: "\""): return string() ? Value(type: "String") : nil
    case .pound: return rawString() ? Value(type: "String") : nil
    case UInt8(ascii: "["): return collection(at: depth)
    case UInt8(ascii: "("): return parenthesized(at: depth)
    case UInt8(ascii: "{"): return closure(at: depth) ? Value() : nil
    case UInt8(ascii: "-"): return take("-") && rest.first?.isDigit ?? false ? number() : nil
    case UInt8(ascii: "!"):
      guard take("!"), rest.first != UInt8(ascii: "!"), let value = operand(at: depth) else {
        return nil
      }
      return value.isLiteral ? value : nil
    default:
      let start = rest
      if let literal = first.isDigit ? number() : word() { return literal }
      rest = start
      return made(at: depth).map { Value(written: $0) }
    }
  }

  private mutating func word() -> Value? {
    let isNil = takeWord("nil")
    guard isNil || takeWord("true") || takeWord("false") else { return nil }
    return Value(type: isNil ? nil : "Bool")
  }

  /// Reads a word if it is not the beginning of a longer one.
  private mutating func takeWord(_ word: String) -> Bool {
    let before = rest
    if take(word), !(rest.first?.isWordPart ?? false) { return true }
    rest = before
    return false
  }

  /// Reads a literal in parentheses or a tuple of literals, as in `(60 + 1)` or `(0, 1)`.
  private mutating func parenthesized(at depth: Int) -> Value? {
    guard take("("), let elements = elements(until: ")", at: depth), !elements.isEmpty,
      elements.allSatisfy({ $0.key == nil && $0.value.isLiteral })
    else { return nil }
    if elements.count == 1 { return elements[0].value }
    let types = elements.compactMap(\.value.type)
    return Value(type: types.count == elements.count ? "(\(types.joined(separator: ", ")))" : nil)
  }

  /// Reads a closure that returns a literal or nothing, as in `{}` or `{ _, _ in 3 }`.
  private mutating func closure(at depth: Int) -> Bool {
    guard take("{") else { return false }
    skipSpace()
    while take("_") {
      skipSpace()
      guard take(",") || take("in ") else { return false }
      skipSpace()
    }
    if take("}") { return true }
    guard expression(at: depth + 1)?.isLiteral ?? false else { return false }
    skipSpace()
    return take("}")
  }

  /// Reads an array or dictionary literal, as in `["a"]`, `["a": 1]`, `[.wifi, .pool]`.
  private mutating func collection(at depth: Int) -> Value? {
    guard take("[") else { return nil }
    skipSpace()
    if take(":") {
      skipSpace()
      return take("]") ? Value() : nil
    }
    guard let elements = elements(until: "]", at: depth) else { return nil }
    let keys = elements.compactMap(\.key)
    let values = elements.map(\.value)
    guard (keys + values).allSatisfy(\.isLiteral) else {
      return Value(
        written: .list(
          elements.map { WrittenValue.Element(key: $0.key?.written, value: $0.value.written) }))
    }
    guard let value = Self.common(values) else { return Value() }
    if keys.isEmpty { return Value(type: "[\(value)]") }
    return Value(type: Self.common(keys).map { "[\($0): \(value)]" })
  }

  /// Reads the elements after an opening bracket, and the closing bracket.
  private mutating func elements(
    until end: String, at depth: Int
  ) -> [(key: Value?, value: Value)]? {
    var elements: [(key: Value?, value: Value)] = []
    while true {
      skipSpace()
      if take(end) { return elements }
      guard let first = value(at: depth + 1) else { return nil }
      if take(":") {
        skipSpace()
        guard let value = value(at: depth + 1) else { return nil }
        elements.append((first, value))
      } else {
        elements.append((nil, first))
      }
      if !take(",") { return take(end) ? elements : nil }
    }
  }

  /// Returns the type that all values have in common.
  private static func common(_ values: [Value]) -> String? {
    guard var type = values.first?.type else { return nil }
    for value in values.dropFirst() {
      guard let common = Self.type(of: ",", type, value.type) else { return nil }
      type = common
    }
    return type
  }

  // MARK: - Members and initializer calls

  /// Reads a member of the contextual or another type, or a call of an initializer.
  ///
  /// ```swift
  /// .usd                                // member "usd"
  /// Currency.usd                        // member "usd" of `Currency`
  /// Money(3, .usd)                      // "init" of `Money`, with two arguments
  /// URL(string: "https://example.com")! // "init" of `URL`, forced
  /// ```
  private mutating func made(at depth: Int) -> WrittenValue? {
    let word = typeOrMember()
    var arguments = rest.first == UInt8(ascii: "(") ? self.arguments(at: depth) : nil
    if take("!") { arguments?.isForced = true }
    // A leading dot refers to the contextual type.
    let isBare = word.first == "."
    let type = TypeModel(written: String(isBare ? word.dropFirst() : word))
    guard case .named(let named)? = type else { return nil }
    if !isBare, let arguments, named.name.isCapitalized {
      return .member("init", of: named, arguments)
    }
    guard named.arguments.isEmpty, (named.outer == nil) == isBare else { return nil }
    return .member(named.name, of: named.outer, arguments)
  }

  /// Reads a name with its generic arguments, as in `Page<Int, Bool>.first`.
  private mutating func typeOrMember() -> Substring {
    let start = rest
    var angles = 0
    repeat {
      rest = rest.drop { byte in
        if byte == UInt8(ascii: "<") { angles += 1 }
        if byte == UInt8(ascii: ">") { angles -= 1 }
        return angles > 0 || !byte.isWhiteSpace && !"{(,:)]!".utf8.contains(byte)
      }
    } while take("::")
    return Substring(start[..<rest.startIndex])
  }

  private mutating func arguments(at depth: Int) -> WrittenArguments? {
    guard take("(") else { return nil }
    var arguments: [WrittenArguments.Argument] = []
    while true {
      skipSpace()
      if take(")") { return WrittenArguments(arguments: arguments) }
      let label = label()
      guard let value = value(at: depth + 1) else { return nil }
      arguments.append(WrittenArguments.Argument(label: label, value: value.written))
      if !take(",") { return take(")") ? WrittenArguments(arguments: arguments) : nil }
    }
  }

  /// Reads an argument label and its colon, as in `size:`.
  private mutating func label() -> String? {
    let word = rest.prefix(while: \.isWordPart)
    guard !word.isEmpty, rest[word.endIndex...].first == UInt8(ascii: ":") else { return nil }
    rest = rest[word.endIndex...].dropFirst()
    skipSpace()
    return String(Substring(word))
  }
}
