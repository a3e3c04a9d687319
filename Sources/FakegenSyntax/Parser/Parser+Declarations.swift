extension Parser {
  /// Reads a declaration.
  ///
  ///     declaration → attribute* modifier* introducer …
  ///
  /// - Returns: `nil`, with attributes and modifiers consumed, if no declaration is introduced.
  mutating func parseDeclaration(in owner: NominalSyntax.Kind?) -> DeclarationSyntax? {
    let first = token.start
    let attributes = parseAttributeList()
    let start = token.start
    let modifiers = parseModifiers()
    let introducer = token.range
    let comments = commentAnnotations(aboveTokensIn: SourceRange(first, introducer.start))
    let detached = detachedAnnotation(before: first) ?? detachedAnnotation(before: start)
    // An `#if` around attributes alone has been read with them; around a declaration, it is an item.
    guard let kind = parseKind(in: owner, start: start) else { return nil }
    let annotations = comments.map { parseCommentAnnotation(in: $0) }
    return DeclarationSyntax(
      attributes: attributes, modifiers: modifiers,
      commentAnnotations: annotations.compactMap {
        if case .annotation(let attribute) = $0 { attribute } else { nil }
      },
      unfinishedAnnotations: annotations.compactMap {
        if case .unfinished(let annotation) = $0 { annotation } else { nil }
      },
      detachedAnnotation: detached.flatMap {
        guard case .annotation(let attribute) = parseCommentAnnotation(in: $0) else { return nil }
        return attribute
      },
      trailingAnnotation: trailingAnnotation(behind: attributes, \.range)
        ?? trailingAnnotation(behind: modifiers, \.range) ?? trailingAnnotation(of: kind),
      range: SourceRange(start, previousEnd), introducer: introducer, kind: kind)
  }

  private mutating func parseKind(
    in owner: NominalSyntax.Kind?, start: Int
  ) -> DeclarationSyntax.Kind? {
    if at(.pound) { return parseMacroExpansion() }
    guard let keyword = token.keyword else { return nil }
    switch keyword {
    case .import: return .import(parseImport())
    case .protocol: return .nominal(parseNominal(.protocol))
    case .struct: return .nominal(parseNominal(.struct))
    case .class: return .nominal(parseNominal(.class))
    case .enum: return .nominal(parseNominal(.enum))
    case .extension: return .nominal(parseNominal(.extension))
    case .actor where peek().kind == .identifier: return .nominal(parseNominal(.actor))
    case .var, .let: return .variable(parseVariable(in: owner))
    case .func: return .callable(parseFunction(in: owner, start: start))
    case .`init`: return owner == nil ? nil : .callable(parseInitializer(in: owner, start: start))
    case .subscript: return .callable(parseSubscript(in: owner, start: start))
    case .associatedtype: return .associatedType(parseAssociatedType())
    case .typealias: return .typeAlias(parseTypeAlias())
    case .case where owner == .enum || owner == .extension: return .enumCase(parseEnumCase())
    case .deinit where owner != nil, .operatorIntroducer, .precedencegroup: return parseOther()
    case .macro where peek().kind == .identifier: return parseOther()
    default: return nil
    }
  }

  /// Reads an import.
  ///
  ///     import → 'import' kind? name ('.' name)*
  private mutating func parseImport() -> ImportSyntax {
    advance()
    var scope: SourceRange?
    switch token.keyword {
    case .struct, .class, .enum, .protocol, .typealias, .func, .var, .let:
      scope = token.range
      advance()
    default: break
    }
    var path: [SourceRange] = []
    repeat {
      guard at(.identifier) || at(.operator) else { break }
      path.append(token.range)
      advance()
    } while consume(if: .period) != nil
    return ImportSyntax(path: path, scope: scope)
  }

  /// Reads a nominal.
  ///
  ///     nominal → kind name generic-parameters? inheritance-clause? where-clause? '{' items '}'
  private mutating func parseNominal(_ kind: NominalSyntax.Kind) -> NominalSyntax {
    advance()
    var extendedType: TypeSyntax?
    let name: SourceRange
    if kind == .extension {
      let type = parseType()
      extendedType = type
      name = type.range
    } else {
      name = expect(.identifier, "identifier in \(kind.rawValue) declaration") ?? emptyRange
    }
    let primary = kind == .protocol ? parsePrimaryAssociatedTypes() : []
    let generics = kind == .protocol || kind == .extension ? [] : parseGenericParameters()
    let inherited = parseInheritanceClause()
    let whereClause = parseWhereClause()
    let headerEnd = token.start
    let isUnread = parsingDepth == .protocols && kind != .protocol && at(.leftBrace)
    let unreadBlock = isUnread ? skipBracketed() : nil
    let members = isUnread ? [] : nested(or: []) { $0.parseMemberBlock(of: kind) }
    return NominalSyntax(
      kind: kind, name: name, extendedType: extendedType, genericParameters: generics,
      primaryAssociatedTypes: primary, inheritedTypes: inherited, whereClause: whereClause,
      headerEnd: headerEnd, members: members, unreadBlock: unreadBlock)
  }

  var emptyRange: SourceRange { SourceRange(token.start, token.start) }

  private mutating func parseMemberBlock(of kind: NominalSyntax.Kind) -> [ItemSyntax] {
    let open = token.start
    guard expect(.leftBrace, "'{' in \(kind.rawValue)") != nil else { return [] }
    let members = parseItems(of: kind)
    if consume(if: .rightBrace) == nil {
      report(.expectedClosingBrace(kind.rawValue), at: open)
    }
    return members
  }

  /// Reads primary associated types.
  ///
  ///     primary-associated-types → '<' name (',' name)* '>'
  private mutating func parsePrimaryAssociatedTypes() -> [SourceRange] {
    guard consume(prefix: "<") != nil else { return [] }
    var names: [SourceRange] = []
    while let name = consume(if: .identifier) {
      names.append(name)
      if consume(if: .comma) == nil { break }
    }
    if consume(prefix: ">") == nil { reportMissing("'>' to end primary associated types") }
    return names
  }

  /// Reads an associated type.
  ///
  ///     associated-type → 'associatedtype' name inheritance-clause? ('=' type)? where-clause?
  private mutating func parseAssociatedType() -> AssociatedTypeSyntax {
    advance()
    let name = expect(.identifier, "identifier in associatedtype declaration") ?? emptyRange
    let inherited = parseInheritanceClause()
    let defaultType = consume(if: .equal) == nil ? nil : parseType()
    return AssociatedTypeSyntax(
      name: name, inheritedTypes: inherited, defaultType: defaultType,
      whereClause: parseWhereClause())
  }

  /// Reads a type alias.
  ///
  ///     type-alias → 'typealias' name generic-parameters? '=' type where-clause?
  private mutating func parseTypeAlias() -> TypeAliasSyntax {
    advance()
    let name = expect(.identifier, "identifier in typealias declaration") ?? emptyRange
    let generics = parseGenericParameters()
    expect(.equal, "'=' in type alias declaration")
    let type = parseType()
    _ = parseWhereClause()
    return TypeAliasSyntax(name: name, genericParameters: generics, type: type)
  }

  /// Reads an enum case.
  ///
  ///     enum-case → 'case' name parameters? ('=' expression)? (',' …)*
  private mutating func parseEnumCase() -> [EnumCaseElementSyntax] {
    advance()
    var elements: [EnumCaseElementSyntax] = []
    while let name = consume(if: .identifier) {
      let parameters = at(.leftParenthesis) ? parseParameters(labels: .optional) : nil
      if consume(if: .equal) != nil { skipExpression() }
      elements.append(EnumCaseElementSyntax(name: name, parameters: parameters))
      if consume(if: .comma) == nil { break }
    }
    return elements
  }

  /// Reads a macro expansion.
  ///
  ///     macro-expansion → '#' name generic-arguments? arguments? trailing-closure*
  private mutating func parseMacroExpansion() -> DeclarationSyntax.Kind {
    advance()
    skipExpression(hasOperand: true)
    return .other
  }

  /// Skips the rest of a declaration that no fake depends on.
  private mutating func parseOther() -> DeclarationSyntax.Kind {
    advance()
    while !at(.endOfFile), !at(.rightBrace), !token.isAtStartOfLine {
      if at(.leftBrace) {
        skipBracketed()
        break
      }
      if at(.leftParenthesis) { skipBracketed() } else { advance() }
    }
    return .other
  }
}
