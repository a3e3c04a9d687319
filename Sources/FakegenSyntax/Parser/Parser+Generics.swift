extension Parser {
  /// Reads generic parameters.
  ///
  ///     generic-parameters → '<' generic-parameter (',' generic-parameter)* ','? '>'
  mutating func parseGenericParameters() -> [GenericParameterSyntax] {
    guard consume(prefix: "<") != nil else { return [] }
    var parameters: [GenericParameterSyntax] = []
    while !at(.endOfFile), !atOperator(prefix: ">") {
      guard let parameter = parseGenericParameter() else { break }
      parameters.append(parameter)
      if consume(if: .comma) == nil { break }
    }
    if consume(prefix: ">") == nil { reportMissing("'>' to complete generic parameter list") }
    return parameters
  }

  /// Reads a generic parameter.
  ///
  ///     generic-parameter → attribute* ('each' | 'let')? name (':' type)?
  private mutating func parseGenericParameter() -> GenericParameterSyntax? {
    _ = parseAttributeList()
    let isPack = at(.each) && peek().kind == .identifier
    let isValue = at(.let)
    if isPack || isValue { advance() }
    guard let name = expect(.identifier, "an identifier to name generic parameter") else {
      return nil
    }
    let constraint = consume(if: .colon) == nil ? nil : parseType()
    return GenericParameterSyntax(
      name: name, isPack: isPack, isValue: isValue, constraint: constraint)
  }

  /// Reads an inheritance clause.
  ///
  ///     inheritance-clause → ':' type (',' type)*
  mutating func parseInheritanceClause() -> [TypeSyntax] {
    guard consume(if: .colon) != nil else { return [] }
    var types: [TypeSyntax] = []
    repeat {
      if at(.leftBrace) { break }
      // `protocol P: class` is the old spelling of `AnyObject`.
      if at(.class) {
        types.append(TypeSyntax(.name(token.range, arguments: []), token.range))
        advance()
      } else {
        types.append(parseType())
      }
    } while consume(if: .comma) != nil
    return types
  }

  /// Reads a where clause.
  ///
  ///     where-clause → 'where' requirement (',' requirement)*
  mutating func parseWhereClause() -> WhereClauseSyntax? {
    guard at(.where) else { return nil }
    let start = token.start
    advance()
    var requirements: [WhereClauseSyntax.Requirement] = []
    repeat {
      if at(.leftBrace) { break }
      guard let requirement = parseGenericRequirement() else { break }
      requirements.append(requirement)
    } while consume(if: .comma) != nil
    return WhereClauseSyntax(requirements: requirements, range: SourceRange(start, previousEnd))
  }

  /// Reads a requirement.
  ///
  ///     requirement → type (':' | '==') type
  private mutating func parseGenericRequirement() -> WhereClauseSyntax.Requirement? {
    _ = parseAttributeList()
    let start = token.start
    let left = parseType()
    let relation: WhereClauseSyntax.Requirement.Relation
    if consume(if: .colon) != nil {
      relation = .conforms
    } else if atOperator("==") {
      advance()
      relation = .equals
    } else {
      reportMissing("':' or '==' to indicate a conformance or same-type requirement")
      return nil
    }
    let right = parseType()
    return WhereClauseSyntax.Requirement(
      left: left, relation: relation, right: right, range: SourceRange(start, previousEnd))
  }

  /// Reads generic arguments.
  ///
  ///     generic-arguments → '<' (type | value) (',' (type | value))* ','? '>'
  mutating func parseGenericArguments() -> [TypeSyntax] {
    guard consume(prefix: "<") != nil else { return [] }
    var arguments: [TypeSyntax] = []
    while !at(.endOfFile), !atOperator(prefix: ">") {
      let start = token.start
      arguments.append(parseGenericArgument())
      if consume(if: .comma) == nil || token.start == start { break }
    }
    if consume(prefix: ">") == nil { reportMissing("'>' to complete generic argument list") }
    return arguments
  }

  /// Reads a type or an integer, as in `InlineArray<2, Int>`.
  mutating func parseGenericArgument() -> TypeSyntax {
    let start = token.start
    if atOperator("-") { advance() }
    guard at(.integer) else { return parseType() }
    advance()
    let range = SourceRange(start, previousEnd)
    return TypeSyntax(.value(range), range)
  }
}
