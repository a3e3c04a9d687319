/// A name in a body that may mean a member of `self`.
package struct Mention: Equatable, Sendable {
  /// The base name; `init` and `subscript` for these, the operator's characters for an operator.
  package let name: String
  /// The labels of a call's arguments, `nil` for those without one; `nil` if it is no call in parentheses.
  package let labels: [String?]?
  /// Whether a closure may follow the call.
  package let mayHaveTrailingClosure: Bool
}

extension SourceText {
  /// Finds what a body mentions, without a look at what the names mean.
  ///
  /// What stands behind a period counts only after `self` and `Self`; local variables hide members.
  ///
  /// - Parameters:
  ///   - offset: Where the declaration begins, whose first brace begins the body.
  ///   - parameters: The names that hide members from the beginning.
  /// - Returns: The mentions, in order.
  package func mentions(inBodyAfter offset: Int, hiding parameters: [String]) -> [Mention] {
    var finder = MentionFinder(source: self, locals: parameters)
    finder.read(body(after: offset))
    return finder.mentions
  }

  /// The tokens of the first braces behind an offset.
  private func body(after offset: Int) -> [Token] {
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
        case .rightParenthesis, .rightBracket: depth -= 1
        case .leftBrace where braces > 0 || depth == 0: braces += 1
        case .rightBrace where braces == 1: return tokens
        case .rightBrace: braces -= 1
        default: break
        }
        if braces > 0 { tokens.append(token) }
      }
    }
  }
}

/// Goes through tokens once and remembers the mentions.
private struct MentionFinder {
  let source: SourceText
  private(set) var mentions: [Mention] = []
  private var locals: Set<String> = []
  /// Whether `self` is handed on, so that whatever stands behind a period may be a member of it.
  private var handsSelfOn = false

  init(source: SourceText, locals: [String]) {
    self.source = source
    self.locals = Set(locals)
  }

  mutating func read(_ tokens: [Token]) {
    var brackets: [Token.Kind] = []
    handsSelfOn = handsSelfOn || tokens.indices.contains { isHandedOn($0, in: tokens) }
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: brackets.append(token.kind)
      case .rightParenthesis, .rightBracket, .rightBrace: _ = brackets.popLast()
      case .string: readInterpolations(of: token)
      case .operator: add(source[token.range], labels: nil)
      case .identifier:
        let isLabel =
          brackets.last == .leftParenthesis && tokens.kind(at: index + 1) == .colon
          && [.leftParenthesis, .comma].contains(tokens.kind(at: index - 1))
        if !isLabel { readName(at: index, in: tokens) }
      default: break
      }
    }
  }

  private mutating func readName(at index: Int, in tokens: [Token]) {
    let token = tokens[index]
    let text = name(of: token)
    let isOfSelf = isBehindSelf(index, in: tokens)
    switch token.keyword {
    case .`init` where isOfSelf: break
    case nil where text == "self":
      if tokens.kind(at: index + 1) == .leftBracket { add("subscript", labels: nil) }
      if tokens.kind(at: index + 1) == .leftParenthesis { add("callAsFunction", labels: nil) }
      return
    case .let, .var:
      if tokens.kind(at: index + 1) == .identifier { locals.insert(name(of: tokens[index + 1])) }
      return
    default: break
    }
    if tokens.kind(at: index - 1) == .period, !isOfSelf, !handsSelfOn { return }
    if !isOfSelf, locals.contains(text) { return }
    let closer =
      tokens.kind(at: index + 1) == .leftParenthesis ? tokens.closer(of: index + 1) : nil
    let labels = source.labels(ofCallAt: index, in: tokens)
    let next = (closer ?? index) + 1
    add(text, labels: labels, mayHaveTrailingClosure: tokens.kind(at: next) == .leftBrace)
  }

  private mutating func add(
    _ name: String, labels: [String?]?, mayHaveTrailingClosure: Bool = false
  ) {
    mentions.append(
      Mention(name: name, labels: labels, mayHaveTrailingClosure: mayHaveTrailingClosure))
  }

  private func name(of token: Token) -> String {
    let text = source[token.range]
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  private func isBehindSelf(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens.kind(at: index - 1) == .period else { return false }
    // `self?.name`
    let isChained =
      tokens.kind(at: index - 2) == .operator
      && ["?", "!"].contains(source[tokens[index - 2].range])
    let before = index - (isChained ? 3 : 2)
    guard tokens.kind(at: before) == .identifier, tokens.kind(at: before - 1) != .period else {
      return false
    }
    return ["self", "Self"].contains(source[tokens[before].range])
  }

  /// Whether `self` stands for itself, and not before a member.
  private func isHandedOn(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .identifier, source[tokens[index].range] == "self",
      tokens.kind(at: index - 1) != .period
    else { return false }
    switch tokens.kind(at: index + 1) {
    case .period, .leftParenthesis: return false
    case .leftBracket:
      return tokens.kind(at: index + 2) == .identifier
        && source[tokens[index + 2].range] == "keyPath"
    case .operator: return !["?", "!"].contains(source[tokens[index + 1].range])
    default: return true
    }
  }

  /// Reads what stands in `\(…)`, also in raw strings.
  private mutating func readInterpolations(of token: Token) {
    let bytes = source.bytes
    var index = token.start
    while index < token.end {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "\\") else { continue }
      var open = index + 1
      while open < token.end, bytes[open] == .pound { open += 1 }
      guard open < token.end, bytes[open] == UInt8(ascii: "(") else { continue }
      let tokens = source.tokens(in: SourceRange(open, token.end))
      guard let closer = tokens.closer(of: 0) else { continue }
      read(Array(tokens[1..<closer]))
      index = tokens[closer].start
    }
  }
}

extension SourceText {
  /// The labels of a call's arguments.
  ///
  /// - Parameters:
  ///   - index: Where the name stands that may be called.
  ///   - tokens: The tokens around.
  /// - Returns: A label for each argument, or `nil` for one without; `nil` if nothing is called.
  package func labels(ofCallAt index: Int, in tokens: [Token]) -> [String?]? {
    guard tokens.kind(at: index + 1) == .leftParenthesis, !tokens[index + 1].isAtStartOfLine,
      let closer = tokens.closer(of: index + 1)
    else { return nil }
    var labels: [String?] = []
    var depth = 0
    var isStart = true
    for index in index + 2..<closer {
      let token = tokens[index]
      if isStart {
        let isLabeled = token.kind == .identifier && tokens.kind(at: index + 1) == .colon
        labels.append(isLabeled ? self[token.range].filter { $0 != "`" } : nil)
      }
      isStart = token.kind == .comma && depth == 0
      depth += token.kind.nesting
    }
    return labels
  }
}

extension Token.Kind {
  /// By how much a bracket changes the depth.
  fileprivate var nesting: Int {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace: 1
    case .rightParenthesis, .rightBracket, .rightBrace: -1
    default: 0
    }
  }
}

extension [Token] {
  /// The bracket that closes one.
  fileprivate func closer(of index: Int) -> Int? {
    var depth = 0
    for position in index..<count {
      depth += self[position].kind.nesting
      if depth == 0 { return position }
    }
    return nil
  }

  fileprivate func kind(at index: Int) -> Token.Kind? {
    indices.contains(index) ? self[index].kind : nil
  }
}
