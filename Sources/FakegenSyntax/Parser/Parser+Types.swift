extension Parser {
  /// Reads a type.
  ///
  ///     type → type-prefix* (('some' | 'any')? composition function-tail?)
  mutating func parseType() -> TypeSyntax {
    nested(or: TypeSyntax(.missing, emptyRange)) { $0.parsePrefixedType() }
  }

  private mutating func parsePrefixedType() -> TypeSyntax {
    let start = token.start
    var prefixes: [SourceRange] = []
    while let prefix = parseTypePrefix() { prefixes.append(prefix) }
    let type = parseUnprefixedType()
    if prefixes.isEmpty { return type }
    return TypeSyntax(.prefixed(prefixes, type), SourceRange(start, previousEnd))
  }

  /// Reads a type prefix.
  ///
  ///     type-prefix → attribute | 'inout' | 'borrowing' | 'sending' | 'isolated' | …
  private mutating func parseTypePrefix() -> SourceRange? {
    if at(.at) { return parseTypeAttribute() }
    switch token.keyword {
    case .inout, .borrowing, .consuming, .sending, .isolated, .owned, .shared, .underscoreConst,
      .nonisolated, .underscoreLocal:
      break
    default: return nil
    }
    guard startsType(peek()) else { return nil }
    let start = token.start
    let isNonisolated = at(.nonisolated)
    advance()
    if isNonisolated, at(.leftParenthesis) { skipBracketed() }
    return SourceRange(start, previousEnd)
  }

  /// Reads an attribute of a type.
  ///
  /// In `@autoclosure() -> Bool` and `@escaping(() -> Void)`, the parentheses belong to the function type.
  private mutating func parseTypeAttribute() -> SourceRange {
    let before = self
    let attribute = parseAttribute()
    if attribute.arguments == nil || !at(.arrow) && !startsEffects && startsTypeAfterAttribute {
      return attribute.range
    }
    self = before
    return parseAttribute(takesArguments: false).range
  }

  /// Whether a type follows an attribute with arguments, rather than the next declaration.
  private var startsTypeAfterAttribute: Bool {
    startsType(token) && !(at(.identifier) && token.isAtStartOfLine)
  }

  private func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier: token.keyword != .in || token.keyword == nil
    case .at, .leftParenthesis, .leftBracket: true
    case .operator: byte(at: token.start) == UInt8(ascii: "~")
    default: false
    }
  }

  private mutating func parseUnprefixedType() -> TypeSyntax {
    let start = token.start
    func wrap(_ kind: TypeSyntax.Kind) -> TypeSyntax {
      TypeSyntax(kind, SourceRange(start, previousEnd))
    }
    if let keyword = token.keyword, startsType(peek()) {
      switch keyword {
      case .repeat:
        advance()
        let pattern = parseType()
        return wrap(.packExpansion(pattern))
      case .each:
        advance()
        let pack = parsePostfixType()
        return wrap(.packElement(pack))
      case .some:
        advance()
        let constraint = parseComposition()
        return wrap(.some(constraint))
      case .any:
        advance()
        let constraint = parseComposition()
        return wrap(.any(constraint))
      default: break
      }
    }
    return parseComposition()
  }

  /// Reads a composition.
  ///
  ///     composition → postfix-type ('&' postfix-type)*
  private mutating func parseComposition() -> TypeSyntax {
    let start = token.start
    let first = parseFunctionTail(of: parseSuppressibleType())
    guard atOperator("&") else { return first }
    var elements = [first]
    while atOperator("&") {
      advance()
      elements.append(parseSuppressibleType())
    }
    return TypeSyntax(.composition(elements), SourceRange(start, previousEnd))
  }

  /// Reads a type that may be suppressed, as in `~Copyable`.
  private mutating func parseSuppressibleType() -> TypeSyntax {
    let start = token.start
    guard atOperator(prefix: "~") else { return parsePostfixType() }
    consume(prefix: "~")
    let type = parsePostfixType()
    return TypeSyntax(.suppressed(type), SourceRange(start, previousEnd))
  }

  /// Reads a function tail.
  ///
  ///     function-tail → effects? '->' type
  private mutating func parseFunctionTail(of parameters: TypeSyntax) -> TypeSyntax {
    guard case .tuple(let elements) = parameters.kind else { return parameters }
    guard isAtFunctionTail else { return parameters }
    let effects = parseEffects()
    expect(.arrow, "'->' in function type")
    let result = parseType()
    return TypeSyntax(
      .function(elements, effects, result), SourceRange(parameters.range.start, previousEnd))
  }

  /// Whether an arrow follows, after effects or not.
  ///
  /// It skips the types of thrown errors: if they were parsed, and parsed again because there is no arrow, each level of
  /// nested types would take twice as long as the one in it.
  private var isAtFunctionTail: Bool {
    guard startsEffects else { return at(.arrow) }
    var probe = self
    while probe.startsEffects {
      probe.advance()
      if probe.at(.leftParenthesis) { probe.skipBracketed() }
    }
    return probe.at(.arrow)
  }

  var startsEffects: Bool {
    at(.async) || at(.throws) || at(.rethrows) || at(.reasync)
  }

  /// Reads effects.
  ///
  ///     effects → ('async' | 'reasync')? ('throws' ('(' type ')')? | 'rethrows')?
  mutating func parseEffects() -> EffectsSyntax? {
    guard startsEffects else { return nil }
    let start = token.start
    var isAsync = false
    var throwing = EffectsSyntax.Throwing.never
    while startsEffects {
      switch token.keyword {
      case .throws:
        advance()
        throwing = .throws
        if consume(if: .leftParenthesis) != nil {
          throwing = .typed(parseType())
          expect(.rightParenthesis, "')' after the type of the thrown error")
        }
      case .rethrows:
        advance()
        throwing = .rethrows
      default:
        advance()
        isAsync = true
      }
    }
    return EffectsSyntax(
      isAsync: isAsync, throwing: throwing, range: SourceRange(start, previousEnd))
  }

  /// Reads a postfix type.
  ///
  ///     postfix-type → simple-type ('.' name generic-arguments? | '?' | '!')*
  private mutating func parsePostfixType() -> TypeSyntax {
    var type = parseSimpleType()
    let start = type.range.start
    if case .missing = type.kind { return type }
    for _ in 0..<Self.maximumDepth {
      if at(.period) {
        guard let member = parseMemberType(of: type) else { return type }
        type = member
      } else if atOperator(prefix: "?"), !token.hasLeadingSpace {
        consume(prefix: "?")
        type = TypeSyntax(.optional(type), SourceRange(start, previousEnd))
      } else if atOperator(prefix: "!"), !token.hasLeadingSpace {
        consume(prefix: "!")
        type = TypeSyntax(.implicitlyUnwrapped(type), SourceRange(start, previousEnd))
      } else {
        return type
      }
    }
    skipTooDeep()
    return type
  }

  private mutating func parseMemberType(of base: TypeSyntax) -> TypeSyntax? {
    // `Int.self` is not a member type, but a value.
    let member = peek()
    guard member.kind == .identifier, !matches("self", member) else { return nil }
    advance()
    let name = token.range
    let isMetatype = at(word: "Type")
    let isProtocolMetatype = at(word: "Protocol")
    advance()
    let range = SourceRange(base.range.start, previousEnd)
    if isMetatype || isProtocolMetatype {
      return TypeSyntax(.metatype(base, isProtocol: isProtocolMetatype), range)
    }
    let arguments = parseGenericArguments()
    return TypeSyntax(
      .member(base, name, arguments: arguments), SourceRange(base.range.start, previousEnd))
  }

  /// Reads a simple type.
  ///
  ///     simple-type → name generic-arguments? | tuple | array | dictionary | inline-array
  private mutating func parseSimpleType() -> TypeSyntax {
    let start = token.start
    switch token.kind {
    case .identifier:
      let name = token.range
      advance()
      let arguments = parseGenericArguments()
      return TypeSyntax(.name(name, arguments: arguments), SourceRange(start, previousEnd))
    case .leftParenthesis:
      let elements = parseParameters(labels: .optional)
      return TypeSyntax(.tuple(elements), SourceRange(start, previousEnd))
    case .leftBracket: return parseBracketedType()
    default:
      reportMissing("type")
      return TypeSyntax(.missing, emptyRange)
    }
  }

  /// Reads a bracketed type.
  ///
  ///     bracketed-type → '[' type (':' type)? ']' | '[' count 'of' type ']'
  private mutating func parseBracketedType() -> TypeSyntax {
    let start = token.start
    advance()
    let first = parseGenericArgument()
    var kind = TypeSyntax.Kind.array(first)
    if consume(if: .colon) != nil {
      kind = .dictionary(first, parseType())
    } else if consume(if: .of) != nil {
      kind = .inlineArray(count: first, parseType())
    }
    expect(.rightBracket, "']' in type")
    return TypeSyntax(kind, SourceRange(start, previousEnd))
  }
}
