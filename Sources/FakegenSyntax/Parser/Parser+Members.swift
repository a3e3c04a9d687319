extension Parser {
  /// Reads a variable.
  ///
  ///     variable → ('var' | 'let') binding (',' binding)*
  mutating func parseVariable(in owner: NominalSyntax.Kind?) -> VariableSyntax {
    let isConstant = at(.let)
    advance()
    var bindings: [VariableSyntax.Binding] = []
    repeat {
      if at(.leftParenthesis) {
        bindings += parseTupleBindings()
        continue
      }
      guard let name = expect(.identifier, "pattern") else { break }
      bindings.append(parseBinding(name, in: owner))
    } while consume(if: .comma) != nil
    return VariableSyntax(isConstant: isConstant, bindings: bindings)
  }

  /// Reads a binding.
  ///
  ///     binding → name (':' type)? ('=' expression)? accessor-block?
  private mutating func parseBinding(
    _ name: SourceRange, in owner: NominalSyntax.Kind?
  ) -> VariableSyntax.Binding {
    let type = consume(if: .colon) == nil ? nil : parseType()
    let valueStart = consume(if: .equal) != nil ? token.start : nil
    let callee = valueStart != nil ? skipInitialValue() : nil
    let initialValue = valueStart.map { SourceRange($0, max($0, previousEnd)) }
    var accessors: AccessorBlockSyntax?
    if at(.leftBrace), owner != nil || !token.isAtStartOfLine {
      accessors = parseAccessorBlock(in: owner)
    } else if owner == .protocol {
      report(.protocolNeedsAccessors, at: name.start)
    }
    return VariableSyntax.Binding(
      name: name, type: type, initialValue: initialValue, callee: callee,
      accessors: accessors)
  }

  /// Skips an expression.
  ///
  /// - Returns: The callee, as `Store`, if the whole expression is a call like `Store(…)`.
  private mutating func skipInitialValue() -> SourceRange? {
    guard token.keyword == nil, let name = consume(if: .identifier) else {
      skipExpression()
      return nil
    }
    var end: Int?
    if at(.leftParenthesis), !token.isAtStartOfLine {
      skipBracketed()
      end = previousEnd
    }
    if at(.leftBrace), !token.isAtStartOfLine {
      skipBracketed()
      end = previousEnd
    }
    skipExpression(hasOperand: true)
    return end == previousEnd ? name : nil
  }

  /// Reads an accessor block.
  ///
  ///     accessor-block → '{' accessor* '}'
  ///
  /// Outside of protocols, accessors have bodies, and a block without accessors is a getter.
  private mutating func parseAccessorBlock(in owner: NominalSyntax.Kind?) -> AccessorBlockSyntax {
    let start = token.start
    guard owner == .protocol else { return skipAccessorBodies() }
    advance()
    var accessors: [AccessorSyntax] = []
    while !at(.rightBrace), !at(.endOfFile) {
      let before = token.start
      if let accessor = parseAccessor() {
        accessors.append(accessor)
      } else {
        reportMissing("get or set in a protocol property")
        skipToEndOfAccessors()
      }
      if token.start == before { break }
    }
    expect(.rightBrace, "'}' to end the accessors")
    return AccessorBlockSyntax(
      accessors: accessors, range: SourceRange(start, previousEnd), isStored: false)
  }

  private mutating func skipToEndOfAccessors() {
    while !at(.rightBrace), !at(.endOfFile), !token.isAtStartOfLine {
      if at(.leftBrace) { skipBracketed() } else { advance() }
    }
  }

  /// Reads an accessor.
  ///
  ///     accessor → attribute* modifier* ('get' | 'set' | …) effects?
  private mutating func parseAccessor() -> AccessorSyntax? {
    let attributes = parseAttributeList().compactMap { element -> AttributeSyntax? in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }
    let modifiers = parseModifiers()
    let kind: AccessorSyntax.Kind
    switch token.keyword {
    case .get: kind = .get
    case .set: kind = .set
    case .read, .underscoreRead: kind = .read
    case .modify, .underscoreModify: kind = .modify
    case .borrow, .underscoreBorrow: kind = .borrow
    case .mutate: kind = .mutate
    default: return nil
    }
    advance()
    return AccessorSyntax(
      kind: kind, attributes: attributes, modifiers: modifiers, effects: parseEffects())
  }

  private mutating func skipAccessorBodies() -> AccessorBlockSyntax {
    let start = token.start
    let first = peek()
    let isStored = first.keyword == .willSet || first.keyword == .didSet
    let accessors = isStored ? [] : accessorsWithBodies()
    skipBracketed()
    return AccessorBlockSyntax(
      accessors: accessors, range: SourceRange(start, previousEnd), isStored: isStored)
  }

  /// Returns the accessors of a block, and skips their bodies; there are none if the block itself is a getter.
  private func accessorsWithBodies() -> [AccessorSyntax] {
    var probe = self
    probe.advance()
    var accessors: [AccessorSyntax] = []
    while !probe.at(.rightBrace), !probe.at(.endOfFile) {
      guard let accessor = probe.parseAccessor() else { break }
      if accessor.kind == .set, probe.at(.leftParenthesis) { probe.skipBracketed() }
      guard probe.at(.leftBrace) else { return [] }
      probe.skipBracketed()
      accessors.append(accessor)
    }
    return accessors
  }

  /// Reads a function.
  ///
  ///     function → 'func' name generic-parameters? parameters effects? ('->' type)? where-clause? body?
  mutating func parseFunction(in owner: NominalSyntax.Kind?, start: Int) -> CallableSyntax {
    advance()
    let isOperator = at(.operator) || at(.equal) || at(.arrow)
    let name = isOperator ? parseOperatorName() : parseFunctionName()
    let generics = parseGenericParameters()
    let parameters = parseParameters(labels: .required, in: owner)
    let effects = parseEffects()
    let result = consume(if: .arrow) == nil ? nil : parseType()
    let whereClause = parseWhereClause()
    let signature = SourceRange(start, previousEnd)
    if at(.leftBrace), owner != .protocol { skipBracketed() }
    return CallableSyntax(
      kind: .function, name: name, isOperator: isOperator, isFailable: false,
      genericParameters: generics, parameters: parameters, effects: effects, result: result,
      whereClause: whereClause, accessors: nil, signature: signature)
  }

  private mutating func parseFunctionName() -> SourceRange {
    expect(.identifier, "identifier in function declaration") ?? emptyRange
  }

  /// Reads the name of an operator, which may be followed by a generic parameter clause.
  ///
  /// A `<` directly after `func` is the operator itself. An operator that ends in `<` before an identifier is split
  /// in two:
  ///
  ///     func < (a: Self, b: Self)     func min<T>(a: T)     func ==<T>(a: T, b: T)
  private mutating func parseOperatorName() -> SourceRange {
    let next = byte(at: token.end)
    let endsInAngle = byte(at: token.end - 1) == UInt8(ascii: "<")
    let splits =
      endsInAngle && token.end - token.start > 1 && (next.isIdentifierStart || next > 0x7F)
    return consumeOperator(without: splits ? 1 : 0)
  }

  /// Reads an initializer.
  ///
  ///     initializer → 'init' ('?' | '!')? generic-parameters? parameters effects? where-clause? body?
  mutating func parseInitializer(in owner: NominalSyntax.Kind?, start: Int) -> CallableSyntax {
    let name = token.range
    advance()
    let isFailable =
      consume(prefix: "?") != nil || consume(prefix: "!") != nil
    let generics = parseGenericParameters()
    let parameters = parseParameters(labels: .required, in: owner)
    let effects = parseEffects()
    let whereClause = parseWhereClause()
    let signature = SourceRange(start, previousEnd)
    if at(.leftBrace), owner != .protocol { skipBracketed() }
    return CallableSyntax(
      kind: .initializer, name: name, isOperator: false, isFailable: isFailable,
      genericParameters: generics, parameters: parameters, effects: effects, result: nil,
      whereClause: whereClause, accessors: nil, signature: signature)
  }

  /// Reads a subscript.
  ///
  ///     subscript → 'subscript' generic-parameters? parameters '->' type where-clause? accessor-block
  mutating func parseSubscript(in owner: NominalSyntax.Kind?, start: Int) -> CallableSyntax {
    let name = token.range
    advance()
    let generics = parseGenericParameters()
    let parameters = parseParameters(labels: .required, in: owner)
    expect(.arrow, "'->' for subscript element type")
    let result = parseType()
    let whereClause = parseWhereClause()
    let signature = SourceRange(start, previousEnd)
    var accessors: AccessorBlockSyntax?
    if at(.leftBrace) {
      accessors = parseAccessorBlock(in: owner)
    } else if owner == .protocol {
      reportMissing("'{' in subscript to specify getter and setter requirements")
    }
    return CallableSyntax(
      kind: .subscript, name: name, isOperator: false, isFailable: false,
      genericParameters: generics, parameters: parameters, effects: nil, result: result,
      whereClause: whereClause, accessors: accessors, signature: signature)
  }

  /// Whether the parameters of a list must have labels.
  enum Labels {
    case required, optional
  }

  /// Reads parameters.
  ///
  ///     parameters → '(' (parameter (',' parameter)* ','?)? ')'
  mutating func parseParameters(
    labels: Labels, in owner: NominalSyntax.Kind? = nil
  ) -> [ParameterSyntax] {
    nested(or: []) { $0.parseParameterList(labels: labels, in: owner) }
  }

  private mutating func parseParameterList(
    labels: Labels, in owner: NominalSyntax.Kind?
  ) -> [ParameterSyntax] {
    guard expect(.leftParenthesis, "'(' in parameters") != nil else { return [] }
    var parameters: [ParameterSyntax] = []
    while !at(.rightParenthesis), !at(.endOfFile) {
      let start = token.start
      let parameter = parseParameter(labels: labels)
      if owner == .protocol, parameter.hasDefaultValue {
        report(.defaultArgumentInProtocol, at: start)
      }
      parameters.append(parameter)
      if consume(if: .comma) == nil { break }
    }
    if consume(if: .rightParenthesis) == nil {
      reportMissing("')' to end parameter clause")
      skipToEndOfParameters()
    }
    return parameters
  }

  /// Skips to the end of the parameters on the same line, after a syntax error.
  private mutating func skipToEndOfParameters() {
    while !at(.endOfFile), !at(.leftBrace), !at(.rightBrace), !token.isAtStartOfLine {
      if consume(if: .rightParenthesis) != nil { return }
      advance()
    }
  }

  /// Reads a parameter.
  ///
  ///     parameter → attribute* name? name? ':' type '...'? ('=' expression)?
  private mutating func parseParameter(labels: Labels) -> ParameterSyntax {
    var attributes: [AttributeSyntax] = []
    var firstName: SourceRange?
    var secondName: SourceRange?
    if labels == .required {
      while at(.at) { attributes.append(parseAttribute()) }
      if at(.isolated), peek().kind == .identifier { advance() }
    }
    if labels == .required || startsLabel {
      firstName = consume(if: .identifier)
      secondName = consume(if: .identifier)
      expect(.colon, "':' following argument label and parameter name")
    }
    let type = parseType()
    let isVariadic = atOperator("...")
    if isVariadic { advance() }
    var defaultValue: SourceRange?
    if consume(if: .equal) != nil {
      let start = token.start
      skipExpression(untilEndOfLine: false)
      defaultValue = SourceRange(start, previousEnd)
    }
    return ParameterSyntax(
      attributes: attributes, firstName: firstName, secondName: secondName, type: type,
      isVariadic: isVariadic, defaultValue: defaultValue)
  }

  /// Whether a parameter begins with `name:`, `_ name:` or `label name:`.
  private var startsLabel: Bool {
    guard at(.identifier) else { return false }
    var probe = self
    probe.advance()
    if probe.at(.colon) { return true }
    guard probe.at(.identifier) else { return false }
    probe.advance()
    return probe.at(.colon)
  }
}
