extension Resolver {
  /// The default of a type that the sources declare.
  mutating func defaultValue(
    ofDeclaration index: Int, _ named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    let declaration = table[index]
    if declaration.kind == .protocol {
      return nullExpression(of: index, arguments: named.arguments, in: scope)
    }
    let candidates = table.declarations(at: declaration.path).filter {
      table[$0].origin == declaration.origin && table[$0].kind != .protocol
        && isAccessible(table[$0].access, origin: declaration.origin)
        && table.module(of: $0) == table.module(of: index)
    }
    let certain = candidates.filter { scope.holds(table[$0].conditions) }
    if certain.count == 1 { return defaultValue(of: table[certain[0]], named, in: scope) }
    // Of several declarations in the branches of an `#if` nobody knows which is there, but they may
    // agree.
    guard certain.isEmpty, candidates.count > 1 else { return nil }
    let values = candidates.map { defaultValue(of: table[$0], named, in: scope) }
    guard let first = values[0], values.allSatisfy({ $0?.text == first.text }) else { return nil }
    return first
  }

  private mutating func defaultValue(
    of declaration: Declaration, _ named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    let construction = "\(declaration.place) \(named.arguments)"
    guard scope.underConstruction.count < 8, !scope.underConstruction.contains(construction) else {
      return nil
    }
    var inner = scope
    inner.argumentNesting = scope.nesting
    inner.nesting = declaration.nesting
    inner.files.insert(declaration.place.file)
    inner.underConstruction.append(construction)
    inner.parameters = []
    inner.effects = Effects()
    if let own = ownDefault(of: declaration) { return own }
    switch declaration.kind {
    case .typealias: return defaultValue(ofAlias: declaration, named, in: inner)
    case .enum:
      return defaultValue(ofEnum: declaration, named, in: inner)
        ?? constructedValue(of: declaration, named, in: inner, effects: scope.effects)
    case .struct, .class, .actor:
      if declaration.isOptionSet {
        return DefaultValue("[]", origin: .optionSet(declaration.place))
      }
      return constructedValue(of: declaration, named, in: inner, effects: scope.effects)
    case .protocol: return nil
    }
  }

  /// A value of a type that the user wrote for a protocol, by the name that a Null type has.
  mutating func handWrittenNull(of index: Int, in scope: Scope) -> DefaultValue? {
    let declaration = table[index]
    let path = declaration.nesting + ["Null\(declaration.name)"]
    guard let null = table.declarations(at: path).first, table[null].kind != .protocol else {
      return nil
    }
    let parents = graph.parents(
      named: inheritedTypes(of: table[null]), from: table[null].nesting,
      in: [table[null].place.file])
    guard graph.shape(of: parents.protocols).protocols.contains(index) else { return nil }
    let type = NamedType(path.map { NamedType.Component(name: $0, arguments: []) })
    return defaultValue(ofDeclaration: null, type, in: scope)
  }

  /// `.defaultValue` of a `Defaultable` type, `.fakeDefault()` of one that has that function.
  private func ownDefault(of declaration: Declaration) -> DefaultValue? {
    let isDefaultable = inheritedTypes(of: declaration).contains {
      guard case .named(let named) = $0.bare else { return false }
      return named.name == "Defaultable" || named.name == "NullObject"
    }
    let origin = DefaultOrigin.ownDefault(declaration.place)
    if isDefaultable { return DefaultValue(".defaultValue", origin: origin) }
    let members =
      declaration.members + table.extensions(of: declaration.path).flatMap(\.members)
    let hasFunction = members.contains {
      $0.kind == .method && $0.name == "fakeDefault" && $0.isStatic && $0.parameters.isEmpty
    }
    return hasFunction ? DefaultValue(".fakeDefault()", origin: origin) : nil
  }

  private mutating func defaultValue(
    ofAlias declaration: Declaration, _ named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    guard let aliased = declaration.aliasedType else { return nil }
    let names = declaration.genericParameters.map(\.name)
    let arguments = Dictionary(zip(names, named.arguments), uniquingKeysWith: { first, _ in first })
    return defaultValue(of: aliased.substituting(arguments), in: scope)
  }

  /// The first case without a payload, else the first whose payload can be made.
  private mutating func defaultValue(
    ofEnum declaration: Declaration, _ named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    let cases = declaration.members.filter { $0.kind == .enumCase && isUsable($0) }
    if let plain = cases.first(where: { $0.parameters.isEmpty }) {
      return DefaultValue(".\(plain.name)", origin: .enumCase(plain.place))
    }
    guard let generics = genericArguments(of: declaration, named, in: scope) else { return nil }
    var inner = scope
    inner.nesting = declaration.path
    for element in cases {
      let parameters = element.parameters.map { $0.substituting(generics) }
      if let arguments = arguments(for: parameters, in: inner) {
        return DefaultValue(
          ".\(element.name)(\(arguments.text))", from: [arguments],
          origin: .enumCase(element.place))
      }
    }
    return nil
  }

  /// Whether a member is there under every condition, on every actor, and its use makes no warning.
  func isUsable(_ member: Member) -> Bool {
    member.conditions.isEmpty
      && !member.attributes.contains { attribute in
        attribute.name == "available" || attribute.name.isEmpty
          || isGlobalActor(attribute, from: [])
      }
  }

  // MARK: - Arguments

  mutating func arguments(for parameters: [Parameter], in scope: Scope) -> DefaultValue? {
    var parts: [DefaultValue] = []
    var texts: [String] = []
    for parameter in parameters where !parameter.hasDefaultValue {
      if case .prefixed(let prefixes, _) = parameter.type, prefixes.contains("inout") { return nil }
      guard let value = argument(for: parameter.type, in: scope), value.needs.isEmpty else {
        return nil
      }
      parts.append(value)
      texts.append((parameter.label.map { "\($0): " } ?? "") + value.text)
    }
    return DefaultValue(texts.joined(separator: ", "), from: parts)
  }

  private mutating func argument(for type: TypeModel, in scope: Scope) -> DefaultValue? {
    var inner = scope
    inner.isStatic = true
    if case .prefixed(let prefixes, .function(let function)) = type,
      prefixes.contains("@autoclosure")
    {
      return defaultValue(of: function.result, in: inner)
    }
    guard !type.mentions("Self") else { return nil }
    // The argument decides what `some P` is.
    if case .opaque(let constraint) = type.bare {
      return defaultValue(ofExistential: constraint, in: inner)
    }
    guard let value = defaultValue(of: type, in: inner), value.statements.isEmpty else {
      return nil
    }
    return value.isPartial ? nil : value
  }

  /// How a class is made, for a Null type that has to be its subclass.
  mutating func superInitializerCall(of index: Int, in scope: Scope) -> DefaultValue? {
    let declaration = table[index]
    var inner = scope
    inner.nesting = declaration.path
    inner.files.insert(declaration.place.file)
    inner.underConstruction = ["\(declaration.place) []"]
    inner.isStatic = true
    let own = declaration.members.filter { $0.kind == .initializer }
    let designated = own.filter {
      !$0.modifiers.contains("convenience") && $0.access >= .internal && !$0.isFailable
        && $0.effects == Effects() && $0.genericParameters.isEmpty && isUsable($0)
    }
    if own.isEmpty { return DefaultValue("super.init()") }
    let lists = designated.map { $0.parameters.filter { !$0.hasDefaultValue && !$0.isVariadic } }
    for parameters in lists.sorted(by: { $0.count < $1.count }) {
      if let arguments = arguments(for: parameters, in: inner) {
        return DefaultValue("super.init(\(arguments.text))", from: [arguments])
      }
    }
    return nil
  }
}

extension Declaration {
  fileprivate var isOptionSet: Bool {
    inherited.contains {
      if case .named(let named) = $0.bare { named.name == "OptionSet" } else { false }
    }
  }
}
