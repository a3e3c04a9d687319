import FakegenSyntax

/// A value that stands in the sources as a literal, or is made of nothing but literals, so that it can be copied anywhere
/// and its type is known.
struct LiteralValue: Equatable {
  /// The expression.
  let text: String
  /// The type that it gives a variable; `nil` if it takes any, or none is known.
  let type: String?

  /// Reads the expression after `=`, which observers may follow.
  ///
  /// - Parameter expression: The expression.
  init?(_ expression: String) {
    var reader = LiteralReader(rest: expression[...].utf8)
    let lines = reader.lines()
    guard let value = lines == nil ? reader.expression() : LiteralReader.Value(type: "String")
    else { return nil }
    let text = lines ?? String(expression[..<reader.rest.startIndex])
    reader.skipSpace()
    // What nobody would read in a list of parameters stays where it is.
    guard reader.rest.isEmpty || reader.rest.first == UInt8(ascii: "{"), text.count <= 200 else {
      return nil
    }
    self.text = text
    type = value.type
  }
}

/// Reads expressions that are made of literals.
///
/// All that it looks for is ASCII, and bytes are read many times faster than characters.
struct LiteralReader {
  var rest: Substring.UTF8View

  /// What was read.
  struct Value {
    /// The type by itself; `nil` if it takes any, or none is known.
    var type: String?
  }

  mutating func skipSpace() { rest = rest.drop(while: \.isWhiteSpace) }

  mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest.removeFirst(text.utf8.count)
    return true
  }

  /// Reads an expression, as `3 * 10` or `0...1`; `nil` if there is none.
  mutating func expression(at depth: Int = 0) -> Value? {
    guard depth < 8, var value = operand(at: depth) else { return nil }
    while let word = binaryOperator() {
      guard let right = operand(at: depth) else { return nil }
      value.type = Self.type(of: word, value.type, right.type)
    }
    return value
  }

  /// The operator at the position, if there is one; spaces before what is none are left.
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
    case UInt8(ascii: "{"): return closure(at: depth) ? Value(type: nil) : nil
    case UInt8(ascii: "-"): return take("-") && rest.first?.isDigit ?? false ? number() : nil
    case UInt8(ascii: "!"):
      return take("!") && rest.first != UInt8(ascii: "!") ? operand(at: depth) : nil
    case let first where first.isDigit: return number()
    default: return word()
    }
  }

  private mutating func word() -> Value? {
    let isNil = takeWord("nil")
    guard isNil || takeWord("true") || takeWord("false") else { return nil }
    return Value(type: isNil ? nil : "Bool")
  }

  /// Takes a word that is no part of a longer one.
  private mutating func takeWord(_ word: String) -> Bool {
    let before = rest
    if take(word), !(rest.first?.isWordPart ?? false) { return true }
    rest = before
    return false
  }

  /// As in `(60 + 1)`, `(0, 1)`.
  private mutating func parenthesized(at depth: Int) -> Value? {
    guard take("("), let values = list(until: ")", at: depth), !values.isEmpty else { return nil }
    if values.count == 1 { return values[0] }
    let types = values.compactMap(\.type)
    return Value(type: types.count == values.count ? "(\(types.joined(separator: ", ")))" : nil)
  }

  /// As in `{}`, `{ _, _ in 3 }`.
  private mutating func closure(at depth: Int) -> Bool {
    guard take("{") else { return false }
    skipSpace()
    while take("_") {
      skipSpace()
      guard take(",") || take("in ") else { return false }
      skipSpace()
    }
    if take("}") { return true }
    guard expression(at: depth + 1) != nil else { return false }
    skipSpace()
    return take("}")
  }

  /// As in `["a"]`, `["a": 1]`.
  private mutating func collection(at depth: Int) -> Value? {
    guard take("[") else { return nil }
    skipSpace()
    if take("]") { return Value(type: nil) }
    if take(":") {
      skipSpace()
      return take("]") ? Value(type: nil) : nil
    }
    let before = rest
    if let elements = list(until: "]", at: depth) {
      return Value(type: Self.common(elements).map { "[\($0)]" })
    }
    rest = before
    guard let pairs = pairs(at: depth) else { return nil }
    guard let key = Self.common(pairs.map(\.key)), let value = Self.common(pairs.map(\.value))
    else {
      return Value(type: nil)
    }
    return Value(type: "[\(key): \(value)]")
  }

  private mutating func list(until end: String, at depth: Int) -> [Value]? {
    var values: [Value] = []
    while true {
      skipSpace()
      if take(end) { return values }
      guard let value = expression(at: depth + 1) else { return nil }
      values.append(value)
      skipSpace()
      if !take(",") { return take(end) ? values : nil }
    }
  }

  private mutating func pairs(at depth: Int) -> [(key: Value, value: Value)]? {
    var pairs: [(Value, Value)] = []
    while true {
      skipSpace()
      if take("]") { return pairs }
      guard let key = expression(at: depth + 1) else { return nil }
      skipSpace()
      guard take(":") else { return nil }
      skipSpace()
      guard let value = expression(at: depth + 1) else { return nil }
      pairs.append((key, value))
      skipSpace()
      if !take(",") { return take("]") ? pairs : nil }
    }
  }

  /// The type that all have.
  private static func common(_ values: [Value]) -> String? {
    guard var type = values.first?.type else { return nil }
    for value in values.dropFirst() {
      guard let common = Self.type(of: ",", type, value.type) else { return nil }
      type = common
    }
    return type
  }

  // MARK: - Tokens

  /// A string of one line without interpolation.
  private mutating func string() -> Bool {
    rest.removeFirst()
    if rest.starts(with: "\"\"".utf8) { return false }
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\"), rest.popFirst() ?? UInt8(ascii: "(") == UInt8(ascii: "(") {
        return false
      }
    }
    return false
  }

  /// Reads a string of several lines without interpolation; `nil` if there is none.
  ///
  /// - Returns: The same string in one line.
  mutating func lines() -> String? {
    guard rest.starts(with: "\"\"\"".utf8) else { return nil }
    let lines = Substring(rest).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first == "\"\"\"",
      let last = lines.dropFirst().first(where: {
        $0.drop(while: \.isWhitespace).hasPrefix("\"\"\"")
      }), let end = last.firstRange(of: "\"\"\"")
    else { return nil }
    let indentation = last[..<end.lowerBound]
    var text = ""
    var isNew = false
    for line in lines.dropFirst().prefix(while: { $0.startIndex < last.startIndex }) {
      if isNew { text += "\\n" }
      isNew = true
      var line = line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : ""
      while let character = line.popFirst() {
        if character != "\\" {
          text += character == "\"" ? "\\\"" : String(character)
        } else if line.allSatisfy(\.isWhitespace) {
          // The next line goes on with this one.
          line = ""
          isNew = false
        } else if let escaped = line.popFirst() {
          if escaped == "(" { return nil }
          text += "\\\(escaped)"
        }
      }
    }
    rest = rest[end.upperBound...]
    return "\"\(text)\""
  }

  /// As in `#"[a-z]\d"#`.
  private mutating func rawString() -> Bool {
    let hashes = String(Substring(rest.prefix { $0 == .pound }))
    guard take(hashes + "\""), !rest.starts(with: "\"\"".utf8),
      let end = Substring(rest).firstRange(of: "\"" + hashes)
    else { return false }
    let text = Substring(rest[..<end.lowerBound])
    rest = rest[end.upperBound...]
    return !text.contains("\n") && !text.contains("\\\(hashes)(")
  }

  private mutating func number() -> Value? {
    let bases = [("0x", "0123456789abcdefABCDEF"), ("0b", "01"), ("0o", "01234567")]
    for (prefix, all) in bases where take(prefix) {
      return digits(all.utf8.contains) && endsWord ? Value(type: "Int") : nil
    }
    guard digits(\.isDigit) else { return nil }
    var isInteger = true
    if rest.first == .period, rest.dropFirst().first?.isDigit ?? false {
      rest.removeFirst()
      guard digits(\.isDigit) else { return nil }
      isInteger = false
    }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      guard digits(\.isDigit) else { return nil }
      isInteger = false
    }
    return endsWord ? Value(type: isInteger ? "Int" : "Double") : nil
  }

  /// Whether no name begins or goes on at the position, and no member is asked for.
  private var endsWord: Bool {
    guard let next = rest.first else { return true }
    let isMember = next == .period && !rest.starts(with: "..".utf8)
    return !isMember && !next.isWordPart && !"([".utf8.contains(next)
  }

  private mutating func digits(_ isDigit: (UInt8) -> Bool) -> Bool {
    guard rest.first.map(isDigit) ?? false else { return false }
    rest = rest.drop { isDigit($0) || $0 == UInt8(ascii: "_") }
    return true
  }
}
