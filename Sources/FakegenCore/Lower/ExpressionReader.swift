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
struct ExpressionReader {
  private let source: SourceText
  private let code: BracketedTokens
  /// The index of the next token.
  private var index = 0

  init(_ text: String) {
    source = SourceText(path: "", text)
    code = BracketedTokens(source.allTokens)
  }

  /// A value that was read.
  struct Value {
    var written = WrittenValue.literal("")
    /// The type of the value without context; `nil` if it has none, as `nil` itself, or is unknown.
    var type: String?

    var isLiteral: Bool { if case .literal = written { true } else { false } }
  }

  // MARK: - Tokens

  private var kind: Token.Kind? { code.kind(at: index) }

  /// The text of the next token; empty at the end.
  private var text: String { kind == nil ? "" : source[code.tokens[index].range] }

  private var hasLeadingSpace: Bool { kind != nil && code.tokens[index].hasLeadingSpace }

  /// The number of bytes that were read.
  var count: Int { kind == nil ? source.bytes.count : code.tokens[index].start }

  /// Whether the expression ends here, and holds no comment.
  var isAtEnd: Bool {
    let read = zip(code.tokens.prefix(index), code.tokens.dropFirst())
    return (kind == nil || kind == .leftBrace)
      && read.allSatisfy { source.bytes[$0.end..<$1.start].allSatisfy(\.isWhiteSpace) }
  }

  /// Returns the text from a token up to the next one.
  private func text(from start: Int) -> String {
    if start == index { return "" }
    return source[SourceRange(code.tokens[start].start, code.tokens[index - 1].end)]
  }

  private mutating func take(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    index += 1
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard self.text == text else { return false }
    index += 1
    return true
  }

  /// Reads the next token, whatever it is.
  private mutating func taken() -> String {
    defer { index += 1 }
    return text
  }

  // MARK: - Values

  /// Reads a multiline string literal.
  mutating func lines() -> Value? {
    guard kind == .string, let text = Self.inOneLine(text) else { return nil }
    index += 1
    return Value(written: .literal(text), type: "String")
  }

  /// Reads a value.
  ///
  /// - Parameter depth: The number of enclosing brackets.
  /// - Returns: The value; `nil` if it cannot be copied, or is only the beginning of a larger expression.
  mutating func value(at depth: Int = 0) -> Value? {
    let start = index
    let expression = expression(at: depth)
    let value = kind.map(Self.ends.contains) ?? true ? expression : nil
    // The caller has searched the whole expression for what varies.
    if depth == 0 || value.map({ $0.isLiteral || $0.written.containsVarying }) ?? false {
      return value
    }
    // A part that varies need not be understood, only found.
    var end = self
    end.index = start
    end.skipValue()
    guard VolatileValues.contains(end.text(from: start)) else { return value }
    self = end
    return Value(written: .varying)
  }

  /// The tokens that may follow a value.
  private static let ends: Set<Token.Kind> = [
    .comma, .colon, .rightParenthesis, .rightBracket, .leftBrace,
  ]

  /// Skips an unknown value up to its end.
  private mutating func skipValue() {
    while let kind, kind == .leftBrace || !Self.ends.contains(kind) {
      index = (code.closer(of: index) ?? index) + 1
    }
  }

  /// Reads an operation, or the bounds of a range, as in `.low ... .high` or `1...`; `nil` if there is none.
  private mutating func expression(at depth: Int) -> Value? {
    let start = index
    guard depth < 8, var value = operation(at: depth) else { return nil }
    while Self.rangeOperators.contains(text) {
      let left = written(value, from: start)
      let word = taken()
      if value.isLiteral, word == "...", kind.map(Self.ends.contains) ?? true {
        value.type = value.type.map { "PartialRangeFrom<\($0)>" }
        break
      }
      guard let right = operation(at: depth) else { return nil }
      guard value.isLiteral, right.isLiteral else {
        return Value(written: .operation(left, word, right.written))
      }
      value.type = Self.type(of: word, value.type, right.type)
    }
    if value.isLiteral, take("as") {
      // The name of another type may mean something else where the value is copied to.
      value.type = KnownTypes.isNumber(text) ? taken() : nil
      if value.type == nil { return nil }
    }
    value.written = written(value, from: start)
    return value
  }

  /// Reads operands with operators between literals, as in `3 << 10`, or numbers, as in `Int.max - 1`.
  private mutating func operation(at depth: Int) -> Value? {
    let start = index
    guard var value = operand(at: depth) else { return nil }
    while kind == .operator, Self.operators.contains(text) {
      let left = written(value, from: start)
      let word = taken()
      let middle = index
      guard let right = operand(at: depth) else { return nil }
      if value.isLiteral, right.isLiteral {
        value.type = Self.common(value.type, right.type)
      } else if Self.arithmeticOperators.contains(word) {
        value = Value(written: .operation(left, word, written(right, from: middle)))
      } else {
        return nil
      }
    }
    value.written = written(value, from: start)
    return value
  }

  /// A value that was read from a token on, with the text of a literal.
  private func written(_ value: Value, from start: Int) -> WrittenValue {
    value.isLiteral ? .literal(text(from: start)) : value.written
  }

  // MARK: - Operands

  private mutating func operand(at depth: Int) -> Value? {
    switch kind {
    case .string: return Self.isPlain(taken()) ? Value(type: "String") : nil
    case .integer, .float: return number()
    case .leftBracket: return madeArray(at: depth) ?? collection(at: depth)
    case .leftParenthesis: return parenthesized(at: depth)
    case .leftBrace: return closure(at: depth) ? Value() : nil
    case .operator where take("-"):
      return !hasLeadingSpace && (kind == .integer || kind == .float) ? number() : nil
    case .operator where take("!"):
      return operand(at: depth).flatMap { $0.isLiteral ? $0 : nil }
    default:
      if take("nil") { return Value() }
      if take("true") || take("false") { return Value(type: "Bool") }
      return made(at: depth).map { Value(written: $0) }
    }
  }

  private mutating func number() -> Value? {
    var text = taken()
    // The lexer makes three tokens of `1e-3`.
    if text.last == "e" || text.last == "E", ["+", "-"].contains(self.text), !hasLeadingSpace,
      code.kind(at: index + 1) == .integer
    {
      text += taken() + taken()
    }
    return Self.type(ofNumber: text).map { Value(type: $0) }
  }

  /// Reads a literal in parentheses or a tuple, as in `(60 + 1)` or `(first: 0, second: .zero)`.
  private mutating func parenthesized(at depth: Int) -> Value? {
    guard take(.leftParenthesis), let elements = labelled(at: depth), !elements.isEmpty else {
      return nil
    }
    let isLiteral = elements.allSatisfy(\.value.isLiteral)
    if elements.count == 1 { return isLiteral ? elements[0].value : nil }
    if !isLiteral {
      return Value(
        written: .tuple(elements.map { .init(label: $0.label, value: $0.value.written) }))
    }
    let types = elements.compactMap { element in
      element.value.type.map { (element.label.map { "\($0): " } ?? "") + $0 }
    }
    return Value(type: types.count == elements.count ? "(\(types.joined(separator: ", ")))" : nil)
  }

  /// Reads values that may have labels, and the closing parenthesis.
  private mutating func labelled(at depth: Int) -> [(label: String?, value: Value)]? {
    list(until: .rightParenthesis) { reader in
      var label: String?
      if reader.kind == .identifier, reader.code.kind(at: reader.index + 1) == .colon {
        label = reader.taken()
        reader.index += 1
      }
      return reader.value(at: depth + 1).map { (label, $0) }
    }
  }

  /// Reads a closure that returns a literal or nothing, as in `{}` or `{ _, _ in 3 }`.
  private mutating func closure(at depth: Int) -> Bool {
    guard take(.leftBrace) else { return false }
    while take("_") {
      guard take(.comma) || take("in") else { return false }
    }
    if take(.rightBrace) { return true }
    return expression(at: depth + 1)?.isLiteral ?? false && take(.rightBrace)
  }

  /// Reads an array or dictionary literal, as in `["a"]`, `["a": 1]`, `[.wifi, .pool]`.
  private mutating func collection(at depth: Int) -> Value? {
    guard take(.leftBracket) else { return nil }
    if take(.colon) { return take(.rightBracket) ? Value() : nil }
    guard let elements = elements(at: depth) else { return nil }
    let keys = elements.compactMap(\.key)
    let values = elements.map(\.value)
    guard (keys + values).allSatisfy(\.isLiteral) else {
      return Value(
        written: .list(elements.map { .init(key: $0.key?.written, value: $0.value.written) }))
    }
    guard let value = Self.common(values) else { return Value() }
    if keys.isEmpty { return Value(type: "[\(value)]") }
    return Value(type: Self.common(keys).map { "[\($0): \(value)]" })
  }

  /// Reads the elements of an array or dictionary, and the closing bracket.
  private mutating func elements(at depth: Int) -> [(key: Value?, value: Value)]? {
    list(until: .rightBracket) { reader in
      guard let first = reader.value(at: depth + 1) else { return nil }
      guard reader.take(.colon) else { return (nil, first) }
      return reader.value(at: depth + 1).map { (first, $0) }
    }
  }

  /// Reads a list with commas, and what closes it.
  private mutating func list<Element>(
    until end: Token.Kind, of element: (inout Self) -> Element?
  ) -> [Element]? {
    var elements: [Element] = []
    while !take(end) {
      guard let next = element(&self) else { return nil }
      elements.append(next)
      if !take(.comma) { return take(end) ? elements : nil }
    }
    return elements
  }

  // MARK: - Members and initializer calls

  /// Reads a member of the contextual or another type, or a call of an initializer.
  ///
  /// ```swift
  /// .usd                                // member "usd"
  /// Currency.usd                        // member "usd" of `Currency`
  /// Money(3, .usd)                      // "init" of `Money`, with two arguments
  /// URL(string: "https://example.com")! // "init" of `URL`, forced
  /// try! Port(80)                       // "init" of `Port`, tried
  /// Currency.self                       // "self" of `Currency`
  /// ```
  private mutating func made(at depth: Int) -> WrittenValue? {
    let isTried = take("try")
    if isTried, hasLeadingSpace || !take("!") { return nil }
    let word = typeOrMember()
    var arguments = self.arguments(at: depth)
    let isForced = take("!")
    if isTried || isForced, arguments == nil { return nil }
    arguments?.isForced = isForced
    arguments?.isTried = isTried
    // This is an enum case with a payload, and no initializer.
    if arguments != nil, word.hasSuffix("`init`") { return nil }
    // A leading dot refers to the contextual type.
    let isBare = word.first == "."
    if word.hasSuffix(".self"), arguments == nil, !isBare,
      case .named(let named)? = TypeModel(written: String(word.dropLast(".self".count)))
    {
      return .member("self", of: named, nil)
    }
    let type = TypeModel(written: isBare ? String(word.dropFirst()) : word)
    guard case .named(let named)? = type else { return nil }
    if !isBare, let arguments, named.name.isCapitalized {
      return .member("init", of: named, arguments)
    }
    guard named.arguments.isEmpty, (named.outer == nil) == isBare else { return nil }
    return .member(named.name, of: named.outer, arguments)
  }

  /// Reads a call of an array's initializer, as in `[Int](repeating: 0, count: 3)`; `nil` if there is none.
  private mutating func madeArray(at depth: Int) -> Value? {
    guard let end = code.closer(of: index), code.kind(at: end + 1) == .leftParenthesis,
      case .array(let element)? = TypeModel(
        written: source[SourceRange(code.tokens[index].start, code.tokens[end].end)])
    else { return nil }
    index = end + 1
    let type = NamedType("Array", arguments: [element])
    return arguments(at: depth).map { Value(written: .member("init", of: type, $0)) }
  }

  /// Reads a name with its generic arguments, as in `Page<Int, Bool>.first`.
  private mutating func typeOrMember() -> String {
    let start = index
    var angles = 0
    while let kind, angles > 0 || !Self.ends.contains(kind) && kind != .leftParenthesis,
      index == start || angles > 0 || !hasLeadingSpace, text.first != "!",
      !Self.rangeOperators.contains(text)
    {
      for byte in taken().utf8 where kind == .operator {
        angles += byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
      }
    }
    return text(from: start)
  }

  private mutating func arguments(at depth: Int) -> WrittenArguments? {
    guard take(.leftParenthesis) else { return nil }
    return labelled(at: depth).map { elements in
      WrittenArguments(arguments: elements.map { .init(label: $0.label, value: $0.value.written) })
    }
  }
}
