import FakegenKnowledge
import FakegenSyntax

extension WrittenValue {
  /// Reads the expression after `=`, which observers may follow.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - literal: The literal that it is, if any.
  ///   - type: The type of what it is for.
  init(_ expression: String, _ literal: LiteralValue?, as type: TypeModel) {
    var plain = type.bare
    while case .optional(let wrapped) = plain { plain = wrapped.bare }
    if let literal {
      self = .literal(literal.text)
    } else if VolatileValues.contains(expression, of: plain.namePath) {
      var reader = LiteralReader(rest: expression[...].utf8)
      let value = reader.value()
      self = value.flatMap { $0.containsVarying ? $0 : nil } ?? .varying
    } else if expression.hasSuffix("]()"), let empty = plain.emptyLiteral {
      self = .literal(empty)
    } else {
      var reader = LiteralReader(rest: expression[...].utf8)
      let value = reader.value()
      // Observers may follow.
      self =
        reader.rest.isEmpty || reader.rest.first == UInt8(ascii: "{") ? value ?? .other : .other
    }
  }
}

extension LiteralReader {
  /// Reads a value and the spaces behind it: a literal, what is made by a name and values, or a list of such.
  mutating func value(at depth: Int = 0) -> WrittenValue? {
    let before = rest
    if expression(at: depth) != nil {
      let text = before[..<rest.startIndex]
      skipSpace()
      if endsValue { return .literal(String(Substring(text))) }
    }
    rest = before
    guard depth < 8 else { return nil }
    let value = take("[") ? elements(at: depth) : made(at: depth)
    skipSpace()
    let isRead = value != nil && endsValue
    // Who reads the whole has looked for what varies in it.
    if isRead, depth == 0 || value?.containsVarying ?? false { return value }
    if depth == 0 { return nil }
    // A part that varies has to be no more than found.
    var end = LiteralReader(rest: before)
    end.skipValue()
    if VolatileValues.contains(String(Substring(before[..<end.rest.startIndex]))) {
      rest = end.rest
      return .varying
    }
    return isRead ? value : nil
  }

  /// Goes to what ends a value, whatever it is.
  private mutating func skipValue() {
    var depth = 0
    while let byte = rest.first {
      if depth == 0, ",:)]".utf8.contains(byte) { return }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      rest.removeFirst()
    }
  }

  private var endsValue: Bool { rest.first.map(",:)]{".utf8.contains) ?? true }

  /// As in `[.wifi, .pool]`, behind the bracket.
  private mutating func elements(at depth: Int) -> WrittenValue? {
    var elements: [WrittenValue.Element] = []
    while true {
      skipSpace()
      if take("]") { return .list(elements) }
      guard var element = value(at: depth + 1).map({ WrittenValue.Element(value: $0) }) else {
        return nil
      }
      if take(":") {
        skipSpace()
        guard let value = value(at: depth + 1) else { return nil }
        element = WrittenValue.Element(key: element.value, value: value)
      }
      elements.append(element)
      if !take(",") { return take("]") ? .list(elements) : nil }
    }
  }

  /// As in `.usd`, `Money(3, .usd)`, `URL(string: "https://example.com")!`.
  private mutating func made(at depth: Int) -> WrittenValue? {
    let word = typeOrMember()
    var arguments = rest.first == UInt8(ascii: "(") ? self.arguments(at: depth) : nil
    if take("!") { arguments?.isForced = true }
    // What begins with a dot belongs to a type that goes without saying.
    let isBare = word.first == "."
    let type = TypeModel(written: String(isBare ? word.dropFirst() : word))
    guard case .named(let named)? = type else { return nil }
    if !isBare, let arguments, named.name.first?.isUppercase ?? false {
      return .member("init", of: named, arguments)
    }
    guard named.arguments.isEmpty, (named.outer == nil) == isBare else { return nil }
    return .member(named.name, of: named.outer, arguments)
  }

  /// Takes a name with its generic arguments, as in `Page<Int, Bool>.first`.
  private mutating func typeOrMember() -> Substring {
    var angles = 0
    let word = rest.prefix { byte in
      if byte == UInt8(ascii: "<") { angles += 1 }
      if byte == UInt8(ascii: ">") { angles -= 1 }
      return angles > 0 || !byte.isWhiteSpace && !"{(,:)]!".utf8.contains(byte)
    }
    rest.removeFirst(word.count)
    return Substring(word)
  }

  private mutating func arguments(at depth: Int) -> WrittenArguments? {
    guard take("(") else { return nil }
    var arguments: [WrittenArguments.Argument] = []
    while true {
      skipSpace()
      if take(")") { return WrittenArguments(arguments: arguments) }
      let label = label()
      guard let value = value(at: depth + 1) else { return nil }
      arguments.append(WrittenArguments.Argument(label: label, value: value))
      if !take(",") { return take(")") ? WrittenArguments(arguments: arguments) : nil }
    }
  }

  /// As in `size:`; the position is behind it.
  private mutating func label() -> String? {
    let word = rest.prefix(while: \.isWordPart)
    guard !word.isEmpty, rest[word.endIndex...].first == UInt8(ascii: ":") else { return nil }
    rest = rest[word.endIndex...].dropFirst()
    skipSpace()
    return String(Substring(word))
  }
}

extension TypeModel {
  /// What `[Item]()` and `[String: Item]()` are, wherever the type is known.
  fileprivate var emptyLiteral: String? {
    if case .array = self { "[]" } else if case .dictionary = self { "[:]" } else { nil }
  }
}
