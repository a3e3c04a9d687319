extension Resolver {
  /// A member's body, and what has to hold for it to compile.
  struct ResolvedBody: Equatable {
    var body: MemberModel.Body
    var needs: [DefaultValue.Need] = []
    /// Whether the member, or a part of what it returns, is left to the runtime.
    var isUnresolved = false
    /// The expression and the rule that gave it.
    var expression = ""
    var origin = DefaultOrigin.nothingToReturn
  }

  /// Decides what a member does.
  mutating func body(of member: Member, in scope: Scope) -> ResolvedBody {
    switch member.kind {
    case .initializer: initializerBody(of: member, in: scope)
    case .method: methodBody(of: member, in: scope)
    case .property, .subscript: accessorBody(of: member, in: scope)
    case .enumCase: ResolvedBody(body: .empty)
    }
  }

  /// A member's scope: its own generic parameters and parameters hide what is around.
  func scope(of member: Member, owner: Int, in base: Scope) -> Scope {
    var scope = base
    scope.nesting = table[owner].path
    scope.files.insert(table[owner].place.file)
    scope.isOnMainActor = isOnMainActor(member, of: owner, in: base.shape)
    for parameter in member.genericParameters {
      if parameter.isPack { scope.packs.insert(parameter.name) }
      scope.genericParameters[parameter.name] = parameter.constraint.map { [$0] } ?? []
      scope.pinned[parameter.name] = nil
    }
    for constraint in member.constraints where constraint.relation == .conforms {
      if case .named(let named) = constraint.left, named.isPlainName {
        scope.genericParameters[named.name]?.append(constraint.right)
      }
    }
    scope.parameters = member.parameters
    scope.shadowed.formUnion(member.parameters.compactMap(\.name))
    scope.effects = member.effects
    scope.conditions.formUnion(member.conditions.map(\.standalone))
    scope.isStatic = member.isStatic
    scope.memberName += ".\(member.fullName)"
    return scope
  }

  /// Whether a member's body may use what belongs to the main actor.
  private func isOnMainActor(_ member: Member, of owner: Int, in shape: ProtocolShape) -> Bool {
    if member.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return false }
    let attributes = member.attributes + shape.roots.flatMap { table[$0].attributes }
    return (attributes + table[owner].attributes).contains { $0.baseName == "MainActor" }
  }

  private func initializerBody(of member: Member, in scope: Scope) -> ResolvedBody {
    if let blank = throwingBlankInitializer(in: scope.shape), !scope.isNull {
      // A blank initializer that throws hides the one of Null types, and is of use only to those
      // that throw as well.
      if member.effects.throwsAnything, !blank.effects.isAsync || member.effects.isAsync {
        let marker = blank.effects.isAsync ? "try await" : "try"
        return ResolvedBody(body: .statements(["\(marker) self.init()"]))
      }
      return ResolvedBody(body: .statements(["self = .defaultValue"]), needs: [.nullObject])
    }
    if scope.shape.protocols.contains(where: { hasBlankInitializer($0) }) || scope.isNull {
      return ResolvedBody(body: .statements(["self.init()"]))
    }
    return ResolvedBody(body: .statements(["self.init()"]), needs: [.nullObject])
  }

  func hasBlankInitializer(_ index: Int) -> Bool {
    table[index].members.contains {
      $0.isBlankInitializer && $0.conditions.isEmpty && $0.effects == Effects() && !$0.isFailable
    }
  }

  /// Whether a class has no way to this initializer: its blank one throws, and it must not.
  func isHiddenInitializer(_ member: Member, in shape: ProtocolShape) -> Bool {
    member.kind == .initializer && shape.isClassBound && !member.effects.throwsAnything
      && throwingBlankInitializer(in: shape) != nil
  }

  private func throwingBlankInitializer(in shape: ProtocolShape) -> Member? {
    shape.protocols.lazy.flatMap { table[$0].members }.first {
      $0.isBlankInitializer && $0.conditions.isEmpty && $0.effects.throwsAnything
    }
  }

  private mutating func methodBody(of member: Member, in scope: Scope) -> ResolvedBody {
    if let chosen = member.annotation {
      return ResolvedBody(
        body: .statements([chosen.expression]), expression: chosen.expression, origin: .annotation)
    }
    if isVoid(member.type, in: scope) { return ResolvedBody(body: .empty) }
    // Two fakes without state cannot be told apart.
    if member.isOperator, member.name == "==" {
      return ResolvedBody(body: .statements(["true"]), expression: "true", origin: .shape)
    }
    let value = value(of: member, effects: member.effects, in: scope)
    return ResolvedBody(
      body: .statements(statements(of: value)), needs: value.needs, isUnresolved: value.isPartial,
      expression: value.text, origin: value.origin)
  }

  private mutating func accessorBody(of member: Member, in scope: Scope) -> ResolvedBody {
    let getter = member.accessors.first { !$0.isSetter }
    let setter = member.accessors.first { $0.isSetter }
    var inner = scope
    inner.effects = getter?.effects ?? Effects()
    let value =
      member.annotation.map { DefaultValue($0.expression, origin: .annotation) }
      ?? self.value(of: member, effects: inner.effects, in: inner)
    var statements = statements(of: value)
    // Under a result builder a bare expression would be transformed.
    if member.hasResultBuilder, statements.count == 1 { statements = ["return \(statements[0])"] }
    var resolved = ResolvedBody(
      body: .statements(statements), needs: value.needs, isUnresolved: value.isPartial,
      expression: value.text, origin: value.origin)
    let head = head(of: getter, word: "get", in: scope)
    guard setter != nil || head != "get" else { return resolved }
    var accessors = [AccessorModel(head: head, statements: statements)]
    if let setter {
      accessors.append(
        AccessorModel(head: self.head(of: setter, word: "set", in: scope), statements: []))
    }
    resolved.body = .accessors(accessors)
    return resolved
  }

  private func head(of accessor: Accessor?, word: String, in scope: Scope) -> String {
    guard let accessor else { return word }
    // In a class everything is nonmutating, and must not say so.
    let ignored: Set =
      scope.shape.isClassBound || scope.shape.isActor
      ? ["mutating", "nonmutating"] : []
    let prefix = accessor.prefix.filter { !ignored.contains($0) }
    return (prefix + [word] + [accessor.effects.text].filter { !$0.isEmpty }).joined(separator: " ")
  }

  private mutating func value(
    of member: Member, effects: Effects, in scope: Scope
  ) -> DefaultValue {
    if let value = defaultValue(of: member.type, in: scope) { return value }
    if case .typed(let error) = effects.throwing, let thrown = defaultValue(of: error, in: scope),
      thrown.needs.isEmpty
    {
      return DefaultValue("throw \(thrown.text)", origin: .thrownError)
    }
    var value = fallback(effects: effects, in: scope)
    value.origin = .unresolved(reasonAgainstDefault(of: member.type, in: scope))
    // The caller chooses a generic result, so an error is all that can be said; it is no surprise.
    if effects.throwsAnything, isGenericParameter(member.type, in: scope) {
      value.isPartial = false
    }
    return value
  }

  private func isGenericParameter(_ type: TypeModel, in scope: Scope) -> Bool {
    guard case .named(let named) = type.bare, named.isPlainName else { return false }
    return scope.genericParameters[named.name] != nil
  }

  private func statements(of value: DefaultValue) -> [String] {
    if value.statements.isEmpty { return [value.text] }
    return value.statements + ["return \(value.text)"]
  }

  // MARK: - Values that parameters give

  /// Returns a parameter that is of a type, as in `func id<T>(_ x: T) -> T`.
  func echo(_ type: TypeModel, in scope: Scope) -> DefaultValue? {
    for parameter in scope.parameters where !parameter.isVariadic {
      guard let name = parameter.name?.escapedInExpression else { continue }
      switch parameter.type {
      case type: return DefaultValue(name, origin: .parameter)
      case .prefixed(let prefixes, type) where prefixes.allSatisfy(Self.givesValue):
        return DefaultValue(name, origin: .parameter)
      case .prefixed(let prefixes, .function(let function))
      where prefixes.contains("@autoclosure") && function.result == type
        && function.parameters.isEmpty:
        guard let call = callPrefix(for: function, in: scope) else { continue }
        return DefaultValue("\(call)\(name)()", origin: .parameter)
      default: continue
      }
    }
    return nil
  }

  /// Whether a parameter's prefix lets its value be returned.
  private static func givesValue(_ prefix: String) -> Bool {
    ["consuming", "sending", "__owned"].contains(prefix)
  }

  /// Calls a closure parameter that returns a type nothing else can make.
  mutating func callOfClosure(returning type: TypeModel, in scope: Scope) -> DefaultValue? {
    for parameter in scope.parameters {
      guard let name = parameter.name?.escapedInExpression,
        case .function(let function) = parameter.type.bare, function.result.bare == type,
        let prefix = callPrefix(for: function, in: scope)
      else { continue }
      var inner = scope
      inner.parameters = scope.parameters.filter { $0.name != parameter.name }
      if let arguments = closureArguments(function.parameters, in: inner) {
        return DefaultValue(
          "\(prefix)\(name)(\(arguments.text))", from: [arguments], origin: .closure)
      }
    }
    return nil
  }

  /// `try await `, as far as the member may throw and wait; `nil` if the closure does more.
  private func callPrefix(for function: FunctionType, in scope: Scope) -> String? {
    var prefix = ""
    switch (function.effects.throwing, scope.effects.throwing) {
    case (.never, _): break
    case (_, .never): return nil
    case (.throws, .typed), (.rethrows, _): return nil
    case (.typed(let inner), .typed(let outer)) where inner != outer: return nil
    default: prefix = "try "
    }
    if function.effects.isAsync {
      guard scope.effects.isAsync else { return nil }
      prefix += "await "
    }
    return prefix
  }

  private mutating func closureArguments(
    _ parameters: [TypeElement], in scope: Scope
  ) -> DefaultValue? {
    var parts: [DefaultValue] = []
    var texts: [String] = []
    for parameter in parameters {
      guard let value = defaultValue(of: parameter.type, in: scope), !value.isPartial else {
        return nil
      }
      parts.append(value)
      if case .prefixed(let prefixes, let type) = parameter.type, prefixes.contains("inout") {
        let name = "v\(parts.count - 1)"
        parts.append(
          DefaultValue.statement("var \(name): \(qualified(type, in: scope)) = \(value.text)"))
        texts.append("&\(name)")
      } else {
        texts.append(value.text)
      }
    }
    return DefaultValue(texts.joined(separator: ", "), from: parts)
  }
}

extension DefaultValue {
  fileprivate static func statement(_ text: String) -> DefaultValue {
    var value = DefaultValue("")
    value.statements = [text]
    return value
  }
}

extension Member {
  /// `init()`, which every Null type has.
  var isBlankInitializer: Bool {
    kind == .initializer && parameters.isEmpty && genericParameters.isEmpty
  }

  var hasResultBuilder: Bool { attributes.contains(where: \.isResultBuilder) }
}

extension AttributeModel {
  /// Whether the attribute transforms the body, by the custom that such names keep.
  var isResultBuilder: Bool { baseName.hasSuffix("Builder") }
}

extension String {
  /// A parameter's name as it is written in an expression.
  fileprivate var escapedInExpression: String {
    Self.reservedInExpressions.contains(self) ? "`\(self)`" : self
  }

  private static let reservedInExpressions: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
