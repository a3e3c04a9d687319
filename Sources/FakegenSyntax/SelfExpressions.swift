/// The expressions in a body that may have the value `self`, judged by their syntax alone.
///
/// ```swift
/// let copy = self
/// copy.count()                                      // may be a member of `self`
/// children().map { $0.count() }.count + raw(self)   // cannot be
/// ```
///
/// In doubt, an expression may: a default only takes the place of an implementation, but an implementation that calls
/// itself never ends.
struct SelfExpressions {
  private let source: SourceText
  private let code: BracketedTokens
  /// The names of the member's parameters and of the variables that its body declares.
  private var locals: Set<String>
  /// The innermost opening bracket around each token; for a bracket, the one outside.
  private var enclosing: [Int?] = []
  /// The local names for values that may be `self`.
  private var names: Set<String> = []
  /// Whether the first argument of the closure around the tokens may be `self`.
  private var mayShorthandBeSelf = false

  /// Finds the expressions in tokens; `nil` if `self` is not used as a value.
  ///
  /// - Parameters:
  ///   - code: The tokens.
  ///   - source: Their text.
  ///   - parameters: The names of the member's parameters.
  ///   - outer: For an interpolation, the expressions around the string literal, and the index of that.
  init?(
    in code: BracketedTokens, of source: SourceText, parameters: Set<String>,
    inside outer: (expressions: SelfExpressions, index: Int)?
  ) {
    (self.source, self.code, locals) = (source, code, parameters)
    if let outer {
      names = outer.expressions.names
      mayShorthandBeSelf = outer.expressions.isShorthandSelf(at: outer.index)
    } else if !code.tokens.indices.contains(where: isPassed) {
      return nil
    }
    var open: [Int] = []
    enclosing = code.tokens.indices.map { index in
      if code.tokens[index].kind.isClosingBracket { _ = open.popLast() }
      defer { if code.tokens[index].kind.isOpeningBracket { open.append(index) } }
      return open.last
    }
    for index in code.tokens.indices where ["let", "var"].contains(word(at: index)) {
      locals.insert(word(at: index + 1))
    }
    var count = -1
    while count < names.count {
      count = names.count
      // Backwards, too: in loops and local functions, a name may be bound to one that is bound after it.
      code.tokens.indices.forEach { addNames(boundAt: $0) }
      code.tokens.indices.reversed().forEach { addNames(boundAt: $0) }
    }
  }

  /// What a name after a period is a member of.
  enum Owner {
    case maybeSelf, other
    /// The type that the context expects.
    case context
  }

  /// Returns what a name after a period is a member of.
  func owner(ofMemberAt index: Int) -> Owner {
    let start = code.startOfOperand(endingAt: index - 1)
    if code.kind(at: start - 1) == .backslash {
      return mayBeGivenSelf(at: start - 1) ? .maybeSelf : .other
    }
    let arguments = code.kind(at: index + 1) == .leftParenthesis ? code.closer(of: index + 1) : nil
    if holdsSelf(start..<index - 1) || arguments.map({ holdsSelf(index + 1..<$0) }) ?? false {
      return .maybeSelf
    }
    return start == index - 1 ? .context : .other
  }

  // MARK: - Names

  /// Adds the names that a token binds to a value that may be `self`.
  private mutating func addNames(boundAt index: Int) {
    switch word(at: index) {
    case "let", "var", "for": addPattern(at: index)
    case "func": add(index + 1..<firstIndex(after: index) { code.kind(at: $0) == .leftBrace })
    case "{": addParameters(ofClosureAt: index)
    case "&":
      if let call = enclosing[index], let end = code.closer(of: call), holdsSelf(call..<end) {
        add(index + 1..<index + 2)
      }
    default:
      // `list.append(self)`, `list[0] = self`
      if isStartOfStatement(index), locals.contains(word(at: index)),
        holdsSelf(index + 1..<code.endOfStatement(from: index))
      {
        add(index..<index + 1)
      }
    }
  }

  /// Adds the names of `let a = …`, `for a in …`, `if case let a? = …` or, in a switch, `case .some(let a):`.
  private mutating func addPattern(at index: Int) {
    var start = index
    while start > 0, !code.tokens[start].isAtStartOfLine, word(at: start) != "case" { start -= 1 }
    if word(at: start) != "case" { start = index }
    let isCondition =
      word(at: index) == "for" || Self.conditions.contains(word(at: start - 1))
      || code.kind(at: start - 1) == .comma
    if start < index, !isCondition, let brace = enclosing[start] {
      if holdsSelf(startOfHead(of: brace)..<brace) {
        add(index + 1..<firstIndex(after: index) { code.kind(at: $0) == .colon })
      }
      return
    }
    let end = firstIndex(after: index) {
      [.equal, .leftBrace].contains(code.kind(at: $0)) || word(at: $0) == "in"
        || code.tokens[$0].isAtStartOfLine
    }
    let isComputed = code.kind(at: end) == .leftBrace && word(at: index) == "var"
    guard code.kind(at: end) == .equal || word(at: end) == "in" || isComputed else { return }
    let endOfValue = code.endOfStatement(
      from: isComputed ? end - 1 : end, isCondition: isCondition)
    guard holdsSelf(end..<endOfValue) else { return }
    add(index + 1..<end)
    // `let a = …, b = …`
    for next in end..<endOfValue where code.kind(at: next + 1) == .equal { add(next..<next + 1) }
  }

  private mutating func addParameters(ofClosureAt brace: Int) {
    let end = firstIndex(after: brace) {
      [.leftBrace, .rightBrace].contains(code.kind(at: $0)) || word(at: $0) == "in"
    }
    let parameters = brace + 1..<end
    let isClosure =
      word(at: end) == "in"
      && !parameters.contains { Self.statements.union(["let", "var"]).contains(word(at: $0)) }
    if isClosure, isClosureGivenSelf(brace) { add(parameters) }
  }

  private mutating func add(_ range: Range<Int>) {
    for index in range where code.kind(at: index) == .identifier && word(at: index) != "self" {
      names.insert(word(at: index))
    }
  }

  // MARK: - Values

  /// Whether some tokens contain `self` as a value, or a name for it.
  private func holdsSelf(_ range: Range<Int>) -> Bool {
    range.clamped(to: code.tokens.indices).contains { index in
      if isPassed(index) { return true }
      let name = word(at: index)
      if code.kind(at: index - 1) == .period { return false }
      return names.contains(name) || name.hasPrefix("$") && isShorthandSelf(at: index)
    }
  }

  /// Whether `self` is used as a value, rather than before a member or in a comparison.
  private func isPassed(_ index: Int) -> Bool {
    guard code.kind(at: index) == .identifier, word(at: index) == "self",
      code.kind(at: index - 1) != .period, !Self.comparisons.contains(word(at: index - 1))
    else { return false }
    switch code.kind(at: index + 1) {
    case .period, .leftParenthesis: return false
    case .leftBracket: return word(at: index + 2) == "keyPath"
    case .operator: return !Self.comparisons.union(["?", "!"]).contains(word(at: index + 1))
    default: return true
    }
  }

  /// Whether an argument such as `$0` may be `self`.
  private func isShorthandSelf(at index: Int) -> Bool {
    var brace = enclosing[index]
    while let open = brace {
      if code.kind(at: open) == .leftBrace, open > 0, !isOfStatement(open) {
        return isClosureGivenSelf(open)
      }
      brace = enclosing[open]
    }
    return mayShorthandBeSelf
  }

  /// Whether a closure's arguments may be `self`.
  private func isClosureGivenSelf(_ brace: Int) -> Bool {
    if brace == 0 || isOfStatement(brace) { return false }
    guard code.isAttached(brace) else { return mayBeGivenSelf(at: brace) }
    let start = code.startOfOperand(endingAt: brace)
    let name = (code.opener(of: brace - 1) ?? brace) - 1
    return !hasReceiver(name, since: start) || holdsSelf(start..<brace)
  }

  /// Whether the call that has a closure or a key path among its arguments may give `self` to it.
  private func mayBeGivenSelf(at index: Int) -> Bool {
    guard let open = enclosing[index], code.kind(at: open) == .leftParenthesis,
      code.isAttached(open),
      let end = code.closer(of: open)
    else { return true }
    let start = code.startOfOperand(endingAt: open)
    return !hasReceiver(open - 1, since: start) || holdsSelf(start..<index)
      || holdsSelf((code.closer(of: index) ?? index)..<end)
  }

  /// Whether a function is called on something other than `self`.
  private func hasReceiver(_ name: Int, since start: Int) -> Bool {
    name - 1 > start && code.kind(at: name - 1) == .period
      && !(name - 2 == start && ["self", "Self"].contains(word(at: start)))
  }

  // MARK: - Syntax

  private func word(at index: Int) -> String {
    code.tokens.indices.contains(index) ? source[code.tokens[index].range] : ""
  }

  /// Whether a brace belongs to a statement such as `if`, and not to a closure.
  private func isOfStatement(_ brace: Int) -> Bool {
    (startOfHead(of: brace)..<brace).contains {
      enclosing[$0] == enclosing[brace] && Self.statements.contains(word(at: $0))
    }
  }

  /// Returns the start of the statement that a brace belongs to, at most at the start of its line.
  private func startOfHead(of brace: Int) -> Int {
    var index = brace
    while index > 0, !code.tokens[index].isAtStartOfLine, code.kind(at: index - 1) != .semicolon,
      enclosing[brace] != index - 1
    {
      index = code.opener(of: index - 1) ?? index - 1
    }
    return index
  }

  private func isStartOfStatement(_ index: Int) -> Bool {
    guard code.kind(at: index) == .identifier else { return false }
    return code.tokens[index].isAtStartOfLine
      || [.leftBrace, .semicolon].contains(code.kind(at: index - 1)) || word(at: index - 1) == "in"
  }

  /// Returns the index of the first token after another that is the wanted one; at most the number of tokens.
  private func firstIndex(after index: Int, where isWanted: (Int) -> Bool) -> Int {
    let rest = code.tokens.indices.dropFirst(index + 1)
    return rest.first(where: isWanted) ?? rest.endIndex
  }

  private static let comparisons: Set = ["==", "!=", "===", "!=="]
  private static let conditions: Set = ["if", "guard", "while", "for"]
  private static let statements = conditions.union([
    "switch", "else", "do", "catch", "repeat", "defer", "func",
  ])
}
