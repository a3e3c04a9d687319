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

  /// The end of the `#if` at the current token if its clauses hold attributes only, and a
  /// declaration follows.
  func conditionalAttributesEnd() -> Int? {
    var probe = self
    var depth = 0
    var foundAttribute = false
    while true {
      switch probe.token.kind {
      case .poundIf, .poundElseif:
        if probe.at(.poundIf) { depth += 1 }
        // Whoever asks stands in one more `#if` each time.
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

  /// Whether what follows conditional attributes can be the declaration that they belong to.
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
  mutating func parseAttribute(takesArguments: Bool = true) -> AttributeSyntax {
    let start = token.start
    advance()
    let nameStart = token.start
    var nameEnd = token.end
    if !at(.identifier) { nameEnd = nameStart } else { advance() }
    while at(.period), !token.hasLeadingSpace {
      advance()
      nameEnd = token.end
      if at(.identifier) { advance() }
    }
    if atOperator(prefix: "<"), !token.hasLeadingSpace {
      _ = parseGenericArguments()
      nameEnd = previousEnd
    }
    // `@escaping (Int) -> Void` has no arguments: in an attribute they follow without a space.
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

  /// Tells modifiers from other uses of their words.
  ///
  ///     class func f()      a modifier, unlike `class Store`
  ///     optional = nil      a variable of a script
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

// No sets: these would hash the words.
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
