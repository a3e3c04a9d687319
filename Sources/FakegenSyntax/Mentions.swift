/// A name in a body that may refer to a member of `self`.
package struct Mention: Equatable, Sendable {
  /// The base name; `init` and `subscript` for these, the operator's characters for an operator.
  package let name: String
  /// An optional label for each argument of a call; `nil` if there are no parentheses after the name.
  package let labels: [String?]?
  /// Whether a trailing closure may follow the call.
  package let mayHaveTrailingClosure: Bool
  /// Whether it begins with a period, as in `.standard`, so that it cannot be a member of an instance.
  package let isImplicitMember: Bool
}

extension SourceText {
  /// Finds the names in a body that may refer to members of `self`, by their syntax alone.
  ///
  /// A name after a period counts only after `self`, `Self` and what may be `self` under another name; local variables
  /// hide members.
  ///
  /// - Parameters:
  ///   - offset: The start of the declaration, whose first brace begins the body.
  ///   - parameters: The names of parameters, which hide members.
  /// - Returns: The mentions, in order.
  package func mentions(inBodyAfter offset: Int, hiding parameters: [String]) -> [Mention] {
    var finder = MentionFinder(source: self, locals: parameters)
    finder.read(body(after: offset))
    return finder.mentions
  }

  /// Whether a body contains `self` or `Self`.
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: Whether it does.
  package func namesSelf(inBodyAfter offset: Int) -> Bool {
    body(after: offset).contains { ["self", "Self"].contains(self[$0.range]) }
  }

  /// Whether a body only ends the program.
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: Whether it begins with `fatalError(` or the like.
  package func trapsAtOnce(inBodyAfter offset: Int) -> Bool {
    let words = body(after: offset, limit: 5).map { self[$0.range] }
    let call = words.dropFirst(words.starts(with: ["{", "Swift", "."]) ? 3 : 1)
    return ["fatalError", "preconditionFailure"].contains(call.first)
      && call.dropFirst().first == "("
  }

  /// Whether a body contains a name after a period.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: Whether it does.
  package func usesMember(_ name: String, inBodyAfter offset: Int) -> Bool {
    let tokens = body(after: offset)
    return zip(tokens, tokens.dropFirst()).contains {
      self[$0.range] == "." && self[$1.range] == name
    }
  }

  /// Returns the text of a body, with its braces.
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: The text; empty if there is no body.
  package func text(ofBodyAfter offset: Int) -> String {
    let body = body(after: offset)
    guard let first = body.first, let last = body.last else { return "" }
    return self[SourceRange(first.range.start, last.range.end)]
  }

  /// Returns the tokens of the first body after an offset.
  ///
  /// - Parameters:
  ///   - offset: The start of the declaration.
  ///   - limit: The maximum number of tokens.
  /// - Returns: The tokens, beginning with the opening brace.
  func body(after offset: Int, limit: Int = .max) -> [Token] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, in: SourceRange(offset, bytes.count))
      var tokens: [Token] = []
      var depth = 0
      var braces = 0
      while true {
        let token = lexer.next()
        switch token.kind {
        case .endOfFile: return tokens
        case .leftParenthesis, .leftBracket: depth += 1
        // Without a body, the declaration ends where an enclosing bracket closes.
        case .rightParenthesis, .rightBracket:
          if braces == 0, depth == 0 { return [] }
          depth -= 1
        case .leftBrace where braces > 0 || depth == 0: braces += 1
        case .rightBrace where braces <= 1: return tokens
        case .rightBrace: braces -= 1
        default: break
        }
        if braces > 0 { tokens.append(token) }
        if tokens.count == limit { return tokens }
      }
    }
  }
}

/// Finds the mentions in one pass over tokens.
private struct MentionFinder {
  let source: SourceText
  private(set) var mentions: [Mention] = []
  /// The names of parameters and, in an interpolation, of the variables around it.
  private var locals: Set<String> = []
  /// The names of variables, and the tokens to which these are visible.
  private var variables: [(name: String, scope: Range<Int>)] = []
  /// The expressions that may be `self`, so that a name after them may be one of its members.
  private var selfExpressions: SelfExpressions?
  /// The number of string literals around the tokens.
  private var depth = 0

  init(source: SourceText, locals: [String]) {
    self.source = source
    self.locals = Set(locals)
  }

  /// Reads a body, or an interpolation in the string literal at an index of other tokens.
  mutating func read(_ tokens: [Token], interpolatedAt place: Int? = nil) {
    let code = BracketedTokens(tokens)
    let outer = (locals, variables, selfExpressions)
    defer { (locals, variables, selfExpressions) = outer }
    if let place {
      locals.formUnion(variables.filter { $0.scope.contains(place) }.map(\.name))
      variables = []
    }
    selfExpressions = SelfExpressions(
      in: code, of: source, parameters: locals,
      inside: selfExpressions.map { (expressions: $0, index: place ?? 0) })
    var brackets: [Token.Kind] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case let kind where kind.isOpeningBracket: brackets.append(kind)
      case let kind where kind.isClosingBracket: _ = brackets.popLast()
      case .string: readInterpolations(of: token, at: index)
      case .operator: add(source[token.range], labels: nil)
      case .identifier:
        let isLabel =
          brackets.last == .leftParenthesis && code.kind(at: index + 1) == .colon
          && [.leftParenthesis, .comma].contains(code.kind(at: index - 1))
        if !isLabel { readName(at: index, in: code) }
      default: break
      }
    }
  }

  private mutating func readName(at index: Int, in code: BracketedTokens) {
    let token = code.tokens[index]
    let text = source.name(token.range)
    let isOfSelf = isBehindSelf(index, in: code)
    switch token.keyword {
    case .`init` where isOfSelf: break
    case nil where text == "self":
      if code.kind(at: index + 1) == .leftBracket { add("subscript", labels: nil) }
      if code.kind(at: index + 1) == .leftParenthesis { add("callAsFunction", labels: nil) }
      return
    case .let, .var: return readVariable(at: index, in: code)
    case _ where [.let, .var].contains(code.keyword(at: index - 1)): return
    default: break
    }
    var isImplicitMember = false
    if code.kind(at: index - 1) == .period {
      let owner = isOfSelf ? .maybeSelf : selfExpressions?.owner(ofMemberAt: index) ?? .other
      if owner == .other { return }
      isImplicitMember = owner == .context
    } else if isHidden(text, at: index) {
      return
    }
    let labels = code.labels(ofCallAt: index)
    let end = labels == nil ? index : code.closer(of: index + 1) ?? index
    add(
      text, labels: labels.map { $0.map { $0.map(source.name) } },
      mayHaveTrailingClosure: code.kind(at: end + 1) == .leftBrace,
      isImplicitMember: isImplicitMember)
  }

  /// Reads the name of a variable, which hides members after its value: `let name = name()`.
  private mutating func readVariable(at index: Int, in code: BracketedTokens) {
    guard code.kind(at: index + 1) == .identifier else { return }
    let name = source.name(code.tokens[index + 1].range)
    let before = code.keyword(at: index - 1) == .case ? index - 2 : index - 1
    let isCondition =
      [.if, .guard, .while].contains(code.keyword(at: before)) || code.kind(at: before) == .comma
    let end = code.endOfStatement(from: index + 1, isCondition: isCondition)
    let hasValue = code.kind(at: index + 2) == .equal || code.kind(at: index + 2) == .colon
    if isCondition, !hasValue, !isHidden(name, at: index) { add(name, labels: nil) }
    let block =
      isCondition
      ? code.endOfBlock(afterCondition: end)
      : code.firstIndex(inBracketsAfter: index) { _ in false }
    variables.append((name, (hasValue ? end : index)..<max(end, block)))
  }

  /// Whether a variable or a parameter hides a member.
  private func isHidden(_ name: String, at index: Int) -> Bool {
    locals.contains(name)
      || variables.contains { $0.name == name && $0.scope.contains(index) }
  }

  private mutating func add(
    _ name: String, labels: [String?]?, mayHaveTrailingClosure: Bool = false,
    isImplicitMember: Bool = false
  ) {
    mentions.append(
      Mention(
        name: name, labels: labels, mayHaveTrailingClosure: mayHaveTrailingClosure,
        isImplicitMember: isImplicitMember))
  }

  private func isBehindSelf(_ index: Int, in code: BracketedTokens) -> Bool {
    guard code.kind(at: index - 1) == .period else { return false }
    // `self?.name`
    let before = index - (code.isPostfix(index - 2) ? 3 : 2)
    guard code.kind(at: before) == .identifier, code.kind(at: before - 1) != .period else {
      return false
    }
    return ["self", "Self"].contains(source[code.tokens[before].range])
  }

  /// Reads the interpolations of a string, and those nested in them.
  ///
  /// The depth is limited, because each string is read once more for every string around it.
  private mutating func readInterpolations(of token: Token, at place: Int) {
    guard depth < 8 else { return }
    depth += 1
    defer { depth -= 1 }
    for tokens in source.interpolations(in: token) { read(tokens, interpolatedAt: place) }
  }
}

extension SourceText {
  /// Returns a name without its backticks, unless it is a raw identifier that needs them.
  package func name(_ range: SourceRange) -> String {
    let text = self[range]
    guard text.utf8.first == .backtick, text.utf8.last == .backtick, text.utf8.count > 2 else {
      return text
    }
    let inner = text.dropFirst().dropLast()
    return inner.utf8.allSatisfy(\.isWordPart) ? String(inner) : text
  }

  /// Returns the tokens of each interpolation in a string, without its parentheses.
  func interpolations(in string: Token) -> [[Token]] {
    let pounds = bytes[string.start..<string.end].prefix { $0 == .pound }.count
    var result: [[Token]] = []
    var index = string.start
    while index < string.end {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "\\") else { continue }
      let open = index + 1 + pounds
      guard open < string.end, bytes[index + 1..<open].allSatisfy({ $0 == .pound }),
        bytes[open] == UInt8(ascii: "(")
      else {
        // In a raw string, a backslash alone escapes nothing.
        if pounds == 0 { index += 1 }
        continue
      }
      let tokens = interpolation(from: open, to: string.end)
      result.append(tokens)
      index = max(index, tokens.last?.end ?? open)
    }
    return result
  }

  /// Returns the tokens between a parenthesis and the one that closes it.
  private func interpolation(from open: Int, to end: Int) -> [Token] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, in: SourceRange(open, end))
      var tokens: [Token] = []
      var depth = 0
      while true {
        let token = lexer.next()
        if token.kind.isOpeningBracket { depth += 1 }
        if token.kind.isClosingBracket { depth -= 1 }
        if token.kind == .endOfFile || depth == 0 { return Array(tokens.dropFirst()) }
        tokens.append(token)
      }
    }
  }
}
