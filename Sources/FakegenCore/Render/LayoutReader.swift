import FakegenSyntax

extension Layout {
  /// Finds the breaks in a text; `nil` if it has comments or multiline strings, or cannot be parsed.
  ///
  /// Only whitespace is changed, because a signature is the user's own.
  ///
  /// - Parameters:
  ///   - text: The text, on one line or with the user's line breaks.
  ///   - isHead: Whether it is a declaration up to its body, rather than a statement.
  init?(_ text: String, isHead: Bool) {
    var reader = LayoutReader(SourceText(path: "", text), isHead: isHead)
    guard reader.read() else { return nil }
    self = reader.layout
  }
}

private struct LayoutReader {
  /// The kinds of breaks at the same depth, from those with the most text that must fit on the line.
  private enum Rank: Int {
    case element, rest, bracket, end, arrow, result
  }

  private let source: SourceText
  private let tokens: [Token]
  private let isHead: Bool
  private(set) var layout = Layout()
  private var scopes: [Layout.Scope] = []
  /// The break before the next token.
  private var pending: (kind: Layout.Break, level: Int)?
  /// The number of brackets around the default argument that is being read.
  private var depthOfDefault: Int?
  /// The index of the `in` that ends a closure's parameters.
  private var endOfParameters = -1

  init(_ source: SourceText, isHead: Bool) {
    self.source = source
    self.isHead = isHead
    tokens = source.allTokens
  }

  private func level(_ rank: Rank, at depth: Int? = nil) -> Int {
    8 * (depth ?? scopes.count) + rank.rawValue
  }

  private func kind(at index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Finds the breaks, and returns whether the text can be laid out.
  mutating func read() -> Bool {
    guard tokens.last?.end == source.bytes.count else { return false }
    var end = 0
    for (index, token) in tokens.enumerated() {
      guard source.bytes[end..<token.start].allSatisfy(\.isWhiteSpace),
        !source.bytes[token.start..<token.end].contains(UInt8(ascii: "\n")),
        token.kind != .poundIf
      else { return false }
      read(index)
      end = token.end
    }
    return !scopes.contains { $0 != .list }
  }

  private mutating func read(_ index: Int) {
    let token = tokens[index]
    let text = source[token.range]
    let isNested = scopes.contains { $0 != .list }
    switch token.kind {
    case .leftParenthesis, .leftBracket:
      add(text, index)
      open(isCall(index) ? .arguments : .brackets, behind: index)
    case .leftBrace:
      if isBody(index) { return endList(text, index, or: .body, .max) }
      add(text, index)
      open(.braces, behind: index)
      let names = tokens[(index + 1)...].prefix {
        $0.keyword != .in && ($0.kind == .identifier || $0.kind == .comma)
      }
      if names.endIndex < tokens.count, tokens[names.endIndex].keyword == .in {
        endOfParameters = names.endIndex
        pending = nil
      }
    case .rightBrace where isHead && index + 1 == tokens.count:
      add(text, index, .element, level(.bracket, at: 0))
    case .rightParenthesis, .rightBracket, .rightBrace: close(text, index)
    case .comma where index < endOfParameters: add(text, index)
    // A trailing comma is for lists with one element per line.
    case .comma where kind(at: index + 1)?.isClosingBracket ?? false: break
    case .comma:
      add(text, index)
      if scopes.count == depthOfDefault { depthOfDefault = nil }
      if !scopes.isEmpty { pending = (.element, level(.element)) }
    case .semicolon: pending = (.statement, level(.element))
    case .identifier where token.keyword == .where && isHead && !isNested:
      endList(text, index, or: .element, 0)
      scopes.append(.list)
      pending = (.open, level(.bracket, at: 0))
    case .colon where isHead && !isNested && scopes.isEmpty && !isProperty:
      add(text, index)
      scopes.append(.list)
      pending = (.open, level(.bracket, at: 0))
    case .colon where isHead && depthOfDefault == nil, .equal where isHead && scopes.isEmpty:
      add(text, index)
      pending = (.rest, level(.rest))
    case .equal where isHead:
      add(text, index)
      depthOfDefault = scopes.count
    case .arrow: add(text, index, .rest, level(.arrow))
    case .operator where ["&&", "||", "??", "&"].contains(text) && isInfix(index):
      add(text, index, .rest, level(.rest))
    case .operator: readOperator(text, index)
    default:
      add(text, index)
      if index == endOfParameters { pending = (.open, level(.bracket, at: scopes.count - 1)) }
    }
  }

  /// Reads an operator, whose angle brackets may enclose generic arguments.
  private mutating func readOperator(_ text: String, _ index: Int) {
    let isBehindName = !tokens[index].hasLeadingSpace && kind(at: index - 1) == .identifier
    for (offset, character) in text.enumerated() {
      if character == ">", scopes.last == .angles {
        close(">", index)
        continue
      }
      add(String(character), index, isSpaced: offset == 0 ? nil : false)
      if offset == 0, character == "<", isBehindName, tokens[index - 1].keyword != .func {
        open(.angles, behind: index)
      }
    }
  }

  private mutating func add(
    _ text: String, _ index: Int, _ kind: Layout.Break? = nil, _ level: Int = 0,
    isSpaced: Bool? = nil
  ) {
    let token = tokens[index]
    // A line break of the user's next to a bracket does not stand for a space.
    let isBehindBracket = self.kind(at: index - 1)?.isOpeningBracket ?? true
    let isGlued = token.isAtStartOfLine && (isBehindBracket || token.kind.isClosingBracket)
    let isSpaced = isSpaced ?? (token.hasLeadingSpace && !isGlued)
    layout.append(
      text, kind ?? pending?.kind, level: kind == nil ? pending?.level ?? 0 : level,
      isSpaced: isSpaced)
    pending = nil
  }

  private mutating func open(_ scope: Layout.Scope, behind index: Int) {
    // Parameters are split before a result or a type of errors is, but a default argument moves to a new line before
    // its type does.
    let isDefault = scopes.count == depthOfDefault && scope != .braces
    let isLast =
      kind(at: index - 1) == .arrow || index > 0 && tokens[index - 1].keyword == .throws
    let rank: Rank = isDefault ? .rest : isLast ? .result : .bracket
    pending = (.open, level(rank))
    scopes.append(scope)
  }

  private mutating func close(_ text: String, _ index: Int) {
    var scope = scopes.popLast() ?? .brackets
    if let depth = depthOfDefault, scopes.count < depth { depthOfDefault = nil }
    if case .open? = pending?.kind {
      pending = nil
      return add(text, index)
    }
    // If the expression continues, as with a trailing closure, the bracket begins a line.
    let next = isBody(index + 1) ? nil : kind(at: index + 1)
    if scope == .arguments, next == .period || next == .leftBrace { scope = .brackets }
    add(text, index, .close(scope), scope == .arguments ? .max : level(.end))
  }

  /// Ends a list, if there is one.
  private mutating func endList(
    _ text: String, _ index: Int, or kind: Layout.Break, _ level: Int
  ) {
    if scopes.popLast() != nil {
      add(text, index, .close(.list), min(level, self.level(.bracket)))
    } else {
      add(text, index, kind, level)
    }
  }

  private var isProperty: Bool {
    tokens.prefix { $0.kind == .identifier }.contains { $0.keyword == .var || $0.keyword == .let }
  }

  /// Whether an operator is infix, which `&` is not in `swap(&a, &b)`.
  private func isInfix(_ index: Int) -> Bool {
    tokens[index].hasLeadingSpace && index + 1 < tokens.count && tokens[index + 1].hasLeadingSpace
  }

  /// Whether a brace begins a body, rather than a closure.
  private func isBody(_ index: Int) -> Bool {
    index + 1 == tokens.count || index + 2 == tokens.count && isHead
  }

  /// Whether a bracket begins the arguments of a call, rather than parameters or a type.
  private func isCall(_ index: Int) -> Bool {
    guard !tokens[index].hasLeadingSpace, index > 0, !(isHead && scopes.isEmpty) else {
      return false
    }
    let last = source[tokens[index - 1].range].last
    return kind(at: index - 2) != .at && !["(", "[", "{", "<"].contains(last)
  }
}
