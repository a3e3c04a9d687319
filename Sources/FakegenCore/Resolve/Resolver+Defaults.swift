extension Resolver {
  /// Returns the default value of a type; `nil` if nothing that is known makes one.
  mutating func defaultValue(of type: TypeModel, in scope: Scope) -> DefaultValue? {
    let type = type.normalized
    if let chosen = configuration.defaults[type.bare.description] {
      return DefaultValue(chosen, origin: .option)
    }
    switch type {
    case .optional: return DefaultValue("nil")
    case .array: return DefaultValue("[]")
    case .dictionary: return DefaultValue("[:]")
    case .inlineArray(_, let element):
      return defaultValue(of: element, in: scope).map {
        DefaultValue(".init(repeating: \($0.text))", from: [$0])
      }
    case .tuple(let elements): return defaultValue(ofTuple: elements, in: scope)
    case .function(let function): return defaultValue(of: function, in: scope)
    case .metatype(let base): return defaultValue(ofMetatype: base, in: scope)
    case .prefixed(_, let base): return defaultValue(of: base, in: scope)
    case .existential(.metatype(let base)):
      return defaultValue(ofMetatype: .existential(base), in: scope)
    case .existential(let constraint): return defaultValue(ofExistential: constraint, in: scope)
    case .composition: return defaultValue(ofExistential: type, in: scope)
    case .named(let named): return defaultValue(of: named, in: scope)
    case .packExpansion(let pattern): return defaultValue(ofPack: pattern, in: scope)
    case .opaque, .packElement, .suppressed, .value, .missing: return nil
    }
  }

  // MARK: - By shape

  private mutating func defaultValue(
    ofTuple elements: [TypeElement], in scope: Scope
  ) -> DefaultValue? {
    var parts: [DefaultValue] = []
    var texts: [String] = []
    for element in elements {
      guard let part = defaultValue(of: element.type, in: scope) else { return nil }
      parts.append(part)
      texts.append((element.label.map { "\($0): " } ?? "") + part.text)
    }
    return DefaultValue("(\(texts.joined(separator: ", ")))", from: parts)
  }

  /// `{ _, _ in 0 }`: what the closure returns is made when it is called.
  private mutating func defaultValue(
    of function: FunctionType, in scope: Scope
  ) -> DefaultValue? {
    var inner = scope
    inner.effects = function.effects
    // The parameters of the member do not outlive it, so a closure does not capture them.
    inner.parameters = []
    let placeholders = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = placeholders.isEmpty ? "" : "\(placeholders) in"
    if isVoid(function.result, in: scope) {
      return DefaultValue(head.isEmpty ? "{}" : "{ \(head) }")
    }
    let result: DefaultValue
    if let made = defaultValue(of: function.result, in: inner) {
      result = made
    } else {
      result = fallback(effects: function.effects, in: inner)
    }
    guard result.statements.isEmpty else { return nil }
    return DefaultValue("{ \(head.isEmpty ? "" : "\(head) ")\(result.text) }", from: [result])
  }

  /// What stands where nothing is known: the runtime looks for a value when the code runs.
  func fallback(effects: Effects, in scope: Scope) -> DefaultValue {
    let isTaken = scope.shadowed.contains("fakeDefault")
    var value = DefaultValue(
      effects.throwsAnything
        ? "try \(isTaken ? "FakedRuntime." : "")fakeDefaultOrThrow()"
        : "\(isTaken ? "FakedRuntime." : "")fakeDefault()")
    value.isPartial = true
    value.origin = .unresolved("left to the runtime")
    return value
  }

  private mutating func defaultValue(
    ofMetatype base: TypeModel, in scope: Scope
  ) -> DefaultValue? {
    switch base.bare {
    case .existential(let constraint):
      guard case .named(let named) = constraint,
        let null = nullTypeName(of: named, in: scope)
      else { return nil }
      return DefaultValue("\(null).self")
    case .named(let named) where scope.pinned[named.name] != nil && named.isPlainName:
      return DefaultValue("\(scope.pinned[named.name] ?? base).self")
    default: return DefaultValue("\(qualified(base, in: scope)).self")
    }
  }

  /// `(repeat each v)` for a pack that a parameter holds.
  private func defaultValue(ofPack pattern: TypeModel, in scope: Scope) -> DefaultValue? {
    let parameter = scope.parameters.first {
      if case .packExpansion(let type) = $0.type { type == pattern } else { false }
    }
    guard let name = parameter?.name else { return nil }
    return DefaultValue("repeat each \(name)")
  }

  // MARK: - By name

  private mutating func defaultValue(of named: NamedType, in scope: Scope) -> DefaultValue? {
    switch named.path {
    case ["Self"]: return defaultSelf(in: scope)
    case ["Never"], ["Swift", "Never"]: return DefaultValue(fatalErrorCall(in: scope))
    case ["Any"]: return DefaultValue("()")
    case ["AnyObject"], ["Swift", "AnyObject"]:
      return DefaultValue("NullReference()", origin: .table("FakedRuntime"))
    default: break
    }
    if let first = named.components.first, first.name == "Self" {
      return defaultValue(
        of: .named(NamedType(Array(named.components.dropFirst()))), in: scope)
    }
    if let first = named.components.first {
      if scope.genericParameters[first.name] != nil {
        return named.isPlainName ? defaultValue(ofGeneric: first.name, in: scope) : nil
      }
      if scope.isAssociatedType(first.name) { return defaultValue(ofAssociated: named, in: scope) }
    }
    if let index = declaration(of: named, in: scope), table[index].origin != .prelude,
      table[index].origin == .source || isAccessible(table[index].access, origin: .support)
    {
      return defaultValue(ofDeclaration: index, named, in: scope)
    }
    return defaultValue(ofStandard: named, in: scope)
  }

  /// `self` in an instance, a new instance elsewhere.
  private func defaultSelf(in scope: Scope) -> DefaultValue {
    if let echo = echo(.name("Self"), in: scope) { return echo }
    if !scope.isStatic { return DefaultValue("self") }
    return DefaultValue("Self()", needs: [.nullObject], origin: .newSelf)
  }

  private func fatalErrorCall(in scope: Scope) -> String {
    let qualifier = isShadowed("fatalError", in: scope) ? "Swift." : ""
    return "\(qualifier)fatalError(\"\(scope.memberName)\")"
  }

  /// Whether a name that the generator writes would mean something of the user's.
  func isShadowed(_ name: String, in scope: Scope) -> Bool {
    scope.shadowed.contains(name) || scope.isLocal(name)
      || table.declarations(at: [name]).contains { table[$0].origin != .prelude }
  }

  private mutating func defaultValue(ofGeneric name: String, in scope: Scope) -> DefaultValue? {
    if let echo = echo(.name(name), in: scope) { return echo }
    if let made = callOfClosure(returning: .name(name), in: scope) { return made }
    return literal(for: scope.genericParameters[name] ?? [], in: scope)
  }

  /// `0` for `T: BinaryInteger`, and the like.
  private mutating func literal(for constraints: [TypeModel], in scope: Scope) -> DefaultValue? {
    let parents = graph.parents(named: constraints, from: scope.nesting, in: scope.files)
    let protocols = graph.shape(of: parents.protocols).protocols
    for index in protocols {
      let declaration = table[index]
      if declaration.origin == .prelude,
        let expression = LiteralProtocols.expressions[declaration.name]
      {
        return DefaultValue(expression, origin: .constraint)
      }
      let makesItself = declaration.members.contains {
        $0.kind == .initializer && $0.parameters.isEmpty && !$0.isFailable
          && $0.effects == Effects() && $0.conditions.isEmpty
      }
      if makesItself { return DefaultValue(".init()", origin: .constraint) }
    }
    let runtimeNames: Set = ["Defaultable", "NullObject"]
    if parents.unknown.contains(where: runtimeNames.contains) {
      return DefaultValue(".defaultValue", origin: .constraint)
    }
    return nil
  }

  // MARK: - Associated types

  private mutating func defaultValue(
    ofAssociated named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    let name = named.components[0].name
    if let pinned = scope.pinned[name] {
      var inner = scope
      inner.nesting = []
      inner.pinned[name] = nil
      if named.components.count == 1 { return defaultValue(of: pinned, in: inner) }
      return defaultValue(ofMember: Array(named.components.dropFirst()), of: pinned, in: inner)
    }
    if let echo = echo(.named(named), in: scope), named.isPlainName { return echo }
    if let made = callOfClosure(returning: .named(named), in: scope) { return made }
    if named.isPlainName {
      let demands = demands(on: name, in: scope.shape)
      let constraints = demands.parents.protocols.map {
        TypeModel.named(NamedType(table[$0].path.map { .init(name: $0, arguments: []) }))
      }
      var outer = scope
      outer.nesting = []
      if let literal = literal(for: constraints, in: outer) { return literal }
    }
    return DefaultValue(
      ".defaultValue", needs: [.defaultable(named.description)], origin: .associatedType)
  }

  /// The default of `Entity.ID` once `Entity` is known.
  private mutating func defaultValue(
    ofMember path: [NamedType.Component], of base: TypeModel, in scope: Scope
  ) -> DefaultValue? {
    guard case .named(let named) = base, let member = memberType(path, of: named, in: scope) else {
      return nil
    }
    return defaultValue(of: member, in: scope)
  }

  /// Returns the type that a member type of a known type is.
  func memberType(
    _ path: [NamedType.Component], of base: NamedType, in scope: Scope
  ) -> TypeModel? {
    let full = NamedType(base.components + path)
    if let index = declaration(of: full, in: scope) {
      return table[index].aliasedType ?? .named(full)
    }
    // `Identifiable` takes `ID` from the property.
    guard path.map(\.name) == ["ID"], let index = declaration(of: base, in: scope) else {
      return nil
    }
    let property = table[index].members.first { $0.kind == .property && $0.name == "id" }
    return property.flatMap { $0.type == .missing ? nil : $0.type }
  }

  func isVoid(_ type: TypeModel, in scope: Scope) -> Bool {
    let normalized = type.normalized.bare
    if normalized == .void { return true }
    guard case .named(let named) = normalized, let index = declaration(of: named, in: scope),
      let aliased = table[index].aliasedType, aliased != normalized
    else { return false }
    return aliased.normalized.bare == .void
  }
}
