extension SourceText {
  /// Parses a text as a type; `nil` if it is not exactly one type.
  package static func type(_ text: String) -> (TypeSyntax, SourceText)? {
    let source = SourceText(path: "", text)
    return source.whole { $0.parseType() }.map { ($0, source) }
  }

  /// Whether a text is exactly one expression, which cannot end a body or begin another statement.
  package static func isExpression(_ text: String) -> Bool {
    SourceText(path: "", text).whole { $0.parseSingleExpression() } == true
  }

  /// Whether a text is a string literal, which may be followed by observers.
  package static func isString(_ text: String) -> Bool {
    let source = SourceText(path: "", text)
    let kinds = source.allTokens.map(\.kind)
    return kinds.first == .string && (kinds.count == 1 || kinds[1] == .leftBrace)
  }

  /// Whether a text can be the condition of an `#if`, on the directive's line.
  package static func isCondition(_ text: String) -> Bool {
    let isOneLine = text.utf8.allSatisfy { $0 != .newline && $0 != .carriageReturn }
    return isOneLine && SourceText(path: "", text).whole { $0.parseWholeCondition() } == true
  }

  /// Runs a production on the whole text; `nil` if it has errors, or text is left.
  private func whole<Result>(_ parse: (inout Parser) -> Result) -> Result? {
    var diagnostics: [Diagnostic] = []
    let range = SourceRange(0, bytes.count)
    let result = withParser(in: range, diagnostics: &diagnostics) { parser -> Result? in
      let result = parse(&parser)
      return parser.at(.endOfFile) && !parser.isBehindLineComment ? result : nil
    }
    return diagnostics.isEmpty ? result : nil
  }
}

extension Parser {
  /// Whether the text ends with a line comment, which would comment out code that is appended.
  fileprivate var isBehindLineComment: Bool {
    (previousEnd..<token.start).contains { byte(at: $0) == .slash && byte(at: $0 + 1) == .slash }
  }

  // MARK: - Conditions

  /// Reads a condition of `#if`.
  ///
  ///     condition → term (('&&' | '||') term)*
  ///
  /// - Returns: Whether it is valid.
  fileprivate mutating func parseWholeCondition() -> Bool {
    nested(or: false) { parser in
      guard parser.parseConditionTerm() else { return false }
      while parser.atOperator("&&") || parser.atOperator("||") {
        parser.advance()
        guard parser.parseConditionTerm() else { return false }
      }
      return true
    }
  }

  /// Reads a term.
  ///
  ///     term → '!'* (name ('(' platform-or-version ')')? | '(' condition ')')
  private mutating func parseConditionTerm() -> Bool {
    while atOperator(prefix: "!") { consume(prefix: "!") }
    if consume(if: .leftParenthesis) != nil {
      return parseWholeCondition() && consume(if: .rightParenthesis) != nil
    }
    guard consume(if: .identifier) != nil else { return false }
    if consume(if: .leftParenthesis) == nil { return true }
    while !at(.endOfFile), !at(.rightParenthesis) {
      switch token.kind {
      case .identifier, .integer, .float, .operator, .comma, .colon, .period: advance()
      default: return false
      }
    }
    return consume(if: .rightParenthesis) != nil
  }

  // MARK: - Expressions

  /// Reads an expression by its shape: operands, with operators between them.
  ///
  ///     expression → prefix* operand postfix* (operator expression)?
  ///
  /// - Returns: Whether it is an expression, rather than a statement.
  fileprivate mutating func parseSingleExpression() -> Bool {
    var expectsOperand = true
    while !at(.endOfFile) {
      if expectsOperand {
        guard let isOperand = parseOperandOrPrefix() else { return false }
        expectsOperand = !isOperand
      } else {
        guard let isOperator = parseOperatorOrPostfix() else { return false }
        expectsOperand = isOperator
      }
    }
    return !expectsOperand
  }

  /// Reads an operand or a prefix of one; `nil` if there is neither.
  ///
  /// - Returns: Whether it was an operand.
  private mutating func parseOperandOrPrefix() -> Bool? {
    switch token.kind {
    case .integer, .float, .string, .regex:
      advance()
      return true
    case .leftParenthesis, .leftBracket, .leftBrace:
      skipBracketed()
      return true
    case .period:
      advance()
      if at(.leftBracket) {
        skipBracketed()
        return true
      }
      return consume(if: .identifier) == nil ? nil : true
    case .backslash:
      // The components of a key path are read like members.
      advance()
      if at(.identifier) || at(.leftBracket) { return false }
      return at(.period) ? false : nil
    case .pound:
      advance()
      return true
    case .operator:
      if byte(at: token.start) == .slash, moveBehindRegex() { return true }
      advance()
      return false
    case .identifier:
      if at(any: Self.expressionPrefixes) || isOwnershipOperator {
        advance()
        return false
      }
      if at(.if) || at(.switch) {
        skipExpression(untilEndOfLine: false)
        return true
      }
      if at(any: Self.statementKeywords) { return nil }
      advance()
      return true
    default: return nil
    }
  }

  /// Reads an operator or a postfix of an operand; `nil` if there is neither.
  ///
  /// - Returns: Whether another operand must follow.
  private mutating func parseOperatorOrPostfix() -> Bool? {
    switch token.kind {
    case .leftParenthesis, .leftBracket, .leftBrace:
      skipBracketed()
      return false
    case .period:
      advance()
      guard at(.identifier) || at(.integer) else { return nil }
      advance()
      return false
    case .operator:
      if skipGenericArguments() { return false }
      let isPostfix = isPostfixOperator
      advance()
      return !isPostfix
    case .arrow, .colon:
      advance()
      return true
    case .identifier where at(.as) || at(.is):
      advance()
      if atOperator("?") || atOperator("!") { advance() }
      return true
    case .identifier where at(.async) || at(.throws):
      advance()
      return false
    case .identifier where peek().kind == .colon:
      // It is the label of a further trailing closure.
      advance()
      advance()
      return true
    default: return nil
    }
  }

  /// Whether the token is an operator, as in `copy value`, rather than a name.
  private var isOwnershipOperator: Bool {
    (at(word: "copy") || at(word: "consume") || at(word: "unsafe")) && peek().kind == .identifier
  }

  private static let expressionPrefixes: Set<Keyword> = [
    .try, .await, .any, .some, .each, .repeat, .consuming, .inout,
  ]

  private static let statementKeywords: Set<Keyword> = [
    .associatedtype, .case, .class, .deinit, .else, .enum, .extension, .fileprivate, .func, .guard,
    .import, .in, .internal, .let, .private, .protocol, .public, .return, .static, .struct,
    .subscript, .throw, .typealias, .var, .where, .while,
  ]
}
