extension Parser {
  /// Reads a source file.
  ///
  ///     source-file → item*
  mutating func parseSourceFile() -> SourceFileSyntax {
    SourceFileSyntax(items: parseItems(of: nil))
  }

  /// Reads items.
  ///
  ///     items → (declaration | conditional | ';')*
  ///
  /// - Parameter owner: The kind of type that the items are members of; `nil` at the top level.
  /// - Returns: The items up to the end of the block or clause.
  mutating func parseItems(of owner: NominalSyntax.Kind?) -> [ItemSyntax] {
    var items: [ItemSyntax] = []
    while !at(.endOfFile) {
      let start = token.start
      switch token.kind {
      case .rightBrace:
        if owner != nil { return items }
        advance()
      case .poundElseif, .poundElse, .poundEndif: return items
      case .poundIf where conditionalAttributesEnd() == nil:
        items.append(.conditional(parseConditional(in: owner)))
      case .semicolon: advance()
      default:
        if let declaration = parseDeclaration(in: owner) {
          items.append(.declaration(consume declaration))
        } else {
          skipStatement(in: owner)
        }
      }
      if token.start == start, !at(.endOfFile) { advance() }
    }
    return items
  }

  /// Skips text that is not a declaration: a statement in a script, or a mistake.
  private mutating func skipStatement(in owner: NominalSyntax.Kind?) {
    if owner == .protocol, !at(.endOfFile) { report(.unexpectedInProtocol(describeToken())) }
    switch token.kind {
    case .leftBrace, .leftParenthesis, .leftBracket: skipBracketed()
    case .rightBrace where owner != nil: return
    default: advance()
    }
    // After a comma, `let b = c` may continue `guard a`, and does not declare `b`.
    var mayContinue = false
    while !at(.endOfFile), !at(.rightBrace), !at(.semicolon),
      !token.isAtStartOfLine || mayContinue
    {
      mayContinue = at(.comma)
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: skipBracketed()
      default: advance()
      }
    }
  }

  private func describeToken() -> String {
    var scalars: [UInt8] = []
    for offset in token.start..<min(token.end, token.start + 40) {
      scalars.append(byte(at: offset))
    }
    return String(decoding: scalars, as: UTF8.self)
  }

  /// Reads a conditional.
  ///
  ///     conditional → '#if' condition items ('#elseif' condition items)* ('#else' items)? '#endif'
  mutating func parseConditional(in owner: NominalSyntax.Kind?) -> ConditionalSyntax {
    let start = token.start
    let nothing = ConditionalSyntax(clauses: [], annotations: [], range: SourceRange(start, start))
    return nested(or: nothing) { parser in
      var clauses: [ConditionalSyntax.Clause] = []
      var annotations = parser.annotationsAboveDirective
      repeat {
        clauses.append(parser.parseConditionalClause(in: owner))
        annotations += parser.annotationsAboveDirective
      } while parser.at(.poundElseif) || parser.at(.poundElse)
      if parser.consume(if: .poundEndif) == nil {
        parser.report(.unterminatedConditional, at: start)
      }
      return ConditionalSyntax(
        clauses: clauses, annotations: annotations, range: SourceRange(start, parser.previousEnd))
    }
  }

  /// The annotations in comments above the directive at the current token.
  private var annotationsAboveDirective: [AttributeSyntax] {
    commentAnnotations(aboveTokensIn: emptyRange).compactMap {
      if case .annotation(let attribute) = parseCommentAnnotation(in: $0) { attribute } else { nil }
    }
  }

  private mutating func parseConditionalClause(
    in owner: NominalSyntax.Kind?
  ) -> ConditionalSyntax.Clause {
    let start = token.start
    let hasCondition = !at(.poundElse)
    advance()
    let condition = hasCondition ? parseCondition() : nil
    let directive = SourceRange(start, previousEnd)
    let known = problemCount
    let items = parseItems(of: owner)
    // A clause for another compiler version may contain syntax that is not known here.
    if let condition, mentionsCompilerVersion(condition) { forgetProblems(since: known) }
    return ConditionalSyntax.Clause(directive: directive, condition: condition, items: items)
  }

  /// Reads a condition, which ends with its line, unless an operator or a bracket continues it.
  mutating func parseCondition() -> SourceRange {
    let start = token.start
    var mayContinue = true
    while !at(.endOfFile), mayContinue || !token.isAtStartOfLine || at(.operator) {
      mayContinue = at(.operator) && !atOperator("!")
      if at(.leftParenthesis) { skipBracketed() } else { advance() }
    }
    return SourceRange(start, max(start, previousEnd))
  }

  private func mentionsCompilerVersion(_ condition: SourceRange) -> Bool {
    var probe = self
    probe.restart(at: condition.start)
    while probe.token.start < condition.end, !probe.at(.endOfFile) {
      if probe.at(word: "compiler") || probe.at(word: "swift") || probe.at(word: "hasFeature")
        || probe.byte(at: probe.token.start) == UInt8(ascii: "$")
      {
        return true
      }
      probe.advance()
    }
    return false
  }
}
