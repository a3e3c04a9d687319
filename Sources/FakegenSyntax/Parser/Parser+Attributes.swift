extension Parser {
  /// Reads an attribute list.
  ///
  ///     attribute-list → (attribute | '#if' … attribute* … '#endif')*
  mutating func parseAttributeList() -> [AttributeElementSyntax] {
    var elements: [AttributeElementSyntax] = []
    while true {
      if at(.at) {
        elements.append(.attribute(parseAttribute()))
      } else if at(.poundIf), let end = conditionalAttributesEnd() {
        let start = token.start
        restart(at: end)
        elements.append(.conditional(SourceRange(start, end)))
      } else {
        return elements
      }
    }
  }

  /// Returns the end of the `#if` at the current token; `nil` unless its clauses contain only attributes, and a
  /// declaration follows.
  func conditionalAttributesEnd() -> Int? {
    var probe = self
    var depth = 0
    var foundAttribute = false
    while true {
      switch probe.token.kind {
      case .poundIf, .poundElseif:
        if probe.at(.poundIf) { depth += 1 }
        // The depth is limited, because the caller tries again in each nested `#if`.
        if depth > Self.maximumDepth { return nil }
        probe.advance()
        _ = probe.parseCondition()
      case .poundElse: probe.advance()
      case .poundEndif:
        depth -= 1
        let end = probe.token.end
        probe.advance()
        if depth == 0 { return foundAttribute && probe.startsAttributed ? end : nil }
      case .at:
        foundAttribute = true
        _ = probe.parseAttribute()
      default: return nil
      }
    }
  }

  /// Whether the token can begin the declaration that conditional attributes belong to.
  private var startsAttributed: Bool {
    switch token.kind {
    case .at, .poundIf: true
    case .identifier: token.keyword != nil
    default: false
    }
  }

  /// Reads an attribute.
  ///
  ///     attribute → '@' type-name ('(' … ')')?
  ///     type-name → identifier generic-arguments? ('.' identifier generic-arguments?)*
  mutating func parseAttribute(takesArguments: Bool = true) -> AttributeSyntax {
    let start = token.start
    advance()
    let nameStart = token.start
    var nameEnd = nameStart
    if at(.identifier) {
      advance()
      nameEnd = previousEnd
    }
    while !token.hasLeadingSpace {
      if at(.period) {
        advance()
        nameEnd = token.end
        if at(.identifier) { advance() }
      } else if atOperator(prefix: "<") {
        _ = parseGenericArguments()
        nameEnd = previousEnd
      } else {
        break
      }
    }
    // `@escaping (Int) -> Void` has no arguments, because they would follow without a space.
    var arguments: SourceRange?
    if takesArguments, at(.leftParenthesis), !token.hasLeadingSpace { arguments = skipBracketed() }
    return AttributeSyntax(
      name: SourceRange(nameStart, nameEnd), arguments: arguments,
      range: SourceRange(start, previousEnd))
  }

  /// Reads modifiers.
  ///
  ///     modifiers → (modifier ('(' detail ')')?)*
  mutating func parseModifiers() -> [ModifierSyntax] {
    var modifiers: [ModifierSyntax] = []
    while let keyword = token.keyword, keyword.mayBeModifier, isModifier(keyword) {
      let start = token.start
      advance()
      var detail: SourceRange?
      if at(.leftParenthesis), !token.isAtStartOfLine { detail = skipBracketed() }
      modifiers.append(
        ModifierSyntax(keyword: keyword, detail: detail, range: SourceRange(start, previousEnd)))
    }
    return modifiers
  }

  /// Whether a keyword is a modifier, rather than used in another way.
  ///
  ///     class func f()      a modifier, unlike `class Store`
  ///     optional = nil      a variable in a script
  ///     private(set) var x  a modifier with a detail
  ///     open(file)          a call
  private func isModifier(_ keyword: Keyword) -> Bool {
    let next = peek()
    switch next.kind {
    case .at, .pound: return keyword != .class
    case .leftParenthesis:
      switch keyword {
      case .private, .fileprivate, .internal, .package, .public, .open, .unowned, .nonisolated:
        return true
      default: return false
      }
    case .identifier:
      guard let following = next.keyword else { return false }
      if keyword == .class {
        return following.mayBeModifier || following == .func
          || following == .var || following == .let || following == .subscript
      }
      return following.mayBeModifier || following.isIntroducer
    default: return false
    }
  }
}

// Switches are faster than sets, which would hash the keywords.
extension Keyword {
  fileprivate var mayBeModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .package, .open, .static, .class, .final,
      .mutating, .nonmutating, .lazy, .weak, .unowned, .optional, .required, .convenience,
      .override, .dynamic, .indirect, .prefix, .postfix, .infix, .nonisolated, .isolated,
      .distributed, .consuming, .borrowing, .async, .consumingUnderscore, .underscoreLocal,
      .underscoreConst, .sending:
      true
    default: false
    }
  }

  fileprivate var isIntroducer: Bool {
    switch self {
    case .protocol, .struct, .class, .enum, .actor, .extension, .var, .let, .func, .`init`,
      .subscript, .associatedtype, .typealias, .case, .deinit, .operatorIntroducer,
      .precedencegroup, .macro, .import, .get, .set, .read, .modify, .borrow, .mutate,
      .underscoreRead, .underscoreModify, .underscoreBorrow:
      true
    default: false
    }
  }
}
