extension Resolver {
  /// The default of a type that the sources declare.
  mutating func defaultValue(
    ofDeclaration index: Int, _ named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    let declaration = table[index]
    if declaration.kind == .protocol {
      return nullExpression(of: index, arguments: named.arguments, in: scope)
    }
    let construction = "\(declaration.qualifiedName) \(named.arguments)"
    // Of several declarations under conditions, nobody knows which one is there.
    let isAmbiguous =
      table.declarations(at: declaration.path).count {
        table[$0].origin == declaration.origin
      } > 1
    guard isAccessible(declaration.access, origin: declaration.origin), !isAmbiguous,
      scope.underConstruction.count < 8,
      !scope.underConstruction.contains(construction)
    else { return nil }
    var inner = scope
    inner.argumentNesting = scope.nesting
    inner.nesting = declaration.nesting
    inner.underConstruction.append(construction)
    inner.parameters = []
    inner.effects = Effects()
    if let own = ownDefault(of: declaration) { return own }
    switch declaration.kind {
    case .typealias: return defaultValue(ofAlias: declaration, named, in: inner)
    case .enum:
      return defaultValue(ofEnum: declaration, named, in: inner)
        ?? staticMember(of: declaration, named, in: inner)
    case .struct, .class, .actor:
      if declaration.isOptionSet {
        return DefaultValue("[]", origin: .optionSet(declaration.place))
      }
      return constructorCall(of: declaration, named, in: inner)
        ?? staticMember(of: declaration, named, in: inner)
    case .protocol: return nil
    }
  }

  /// `.defaultValue` of a `Defaultable` type, `.fakeDefault()` of one that has that function.
  private func ownDefault(of declaration: Declaration) -> DefaultValue? {
    let extensions = table.extensions(of: declaration.path)
    let inherited = declaration.inherited + extensions.flatMap(\.inherited)
    let isDefaultable = inherited.contains {
      guard case .named(let named) = $0.bare else { return false }
      return named.name == "Defaultable" || named.name == "NullObject"
    }
    let origin = DefaultOrigin.ownDefault(declaration.place)
    if isDefaultable { return DefaultValue(".defaultValue", origin: origin) }
    let members = declaration.members + extensions.flatMap(\.members)
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

  /// Whether a member is there under every condition, and its use makes no warning.
  private func isUsable(_ member: Member) -> Bool {
    member.conditions.isEmpty
      && !member.attributes.contains { $0.name == "available" || $0.name.isEmpty }
  }

  // MARK: - Initializers

  /// `User(name: "")`: the reachable initializer with the fewest arguments that can be made.
  private mutating func constructorCall(
    of declaration: Declaration, _ named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    guard declaration.conditions.isEmpty, !isolates(declaration),
      let generics = genericArguments(of: declaration, named, in: scope)
    else { return nil }
    var inner = scope
    inner.nesting = declaration.path
    let name = generics.isEmpty ? constructorName(of: declaration, in: scope) : ".init"
    for (parameters, place) in initializers(of: declaration) {
      let parameters = parameters.map { $0.substituting(generics) }
      if let arguments = arguments(for: parameters, in: inner) {
        return DefaultValue(
          "\(name)(\(arguments.text))", from: [arguments],
          origin: place.map(DefaultOrigin.initializer) ?? .memberwiseInitializer(declaration.place))
      }
    }
    return nil
  }

  /// The types that a generic type's parameters stand for; `nil` if they are not all said.
  private func genericArguments(
    of declaration: Declaration, _ named: NamedType, in scope: Scope
  ) -> [String: TypeModel]? {
    let names = declaration.genericParameters.map(\.name)
    guard names.count == named.arguments.count,
      !declaration.genericParameters.contains(where: { $0.isPack || $0.isValue })
    else { return nil }
    var outer = scope
    outer.nesting = scope.argumentNesting
    let arguments = named.arguments.map { qualified($0, in: outer) }
    return Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// `.empty` or the like: a constant of the type itself, for types that nothing else makes.
  private func staticMember(
    of declaration: Declaration, _ named: NamedType, in scope: Scope
  ) -> DefaultValue? {
    guard declaration.conditions.isEmpty, !isolates(declaration), named.arguments.isEmpty,
      declaration.genericParameters.isEmpty
    else { return nil }
    let added = table.extensions(of: declaration.path).filter {
      $0.constraints.isEmpty && $0.conditions.isEmpty
    }
    let members = declaration.members + added.flatMap(\.members)
    for name in ["zero", "empty", "default", "none", "shared"] {
      let member = members.first {
        $0.kind == .property && $0.isStatic && $0.name == name && isUsable($0)
          && $0.access >= minimumAccess(of: declaration) && $0.accessors.isEmpty
          && ($0.type == .name(declaration.name) || $0.type == .name("Self"))
      }
      if let member {
        return DefaultValue(".\(name)", origin: .staticMember(member.place))
      }
    }
    return nil
  }

  /// What a member needs to be seen from where the fakes are.
  private func minimumAccess(of declaration: Declaration) -> Access {
    let isTestable = !configuration.isElsewhere || !configuration.testableImports.isEmpty
    return declaration.origin == .source && isTestable ? .internal : .public
  }

  /// The type's name, or `.init` where the name would mean something else.
  private func constructorName(of declaration: Declaration, in scope: Scope) -> String {
    let first = declaration.path[0]
    return scope.shadowed.contains(first) || scope.isLocal(first)
      ? ".init" : spelling(of: declaration)
  }

  /// Whether the initializers of a type run on a global actor.
  private func isolates(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { isGlobalActor($0, from: declaration.nesting) }
  }

  /// The parameter lists to try, those with the fewest arguments first, and where they are declared.
  private func initializers(
    of declaration: Declaration
  ) -> [(parameters: [Parameter], place: Place?)] {
    let minimum = minimumAccess(of: declaration)
    let own = declaration.members.filter { $0.kind == .initializer }
    let added = table.extensions(of: declaration.path).filter {
      $0.constraints.isEmpty && $0.conditions.isEmpty
    }.flatMap { $0.members }.filter { $0.kind == .initializer }
    let declared = (own + added).filter {
      $0.access >= minimum && !$0.isFailable && $0.effects == Effects()
        && $0.genericParameters.isEmpty && isUsable($0)
    }
    var lists: [(parameters: [Parameter], place: Place?)] = declared.map {
      ($0.parameters.filter { !$0.hasDefaultValue && !$0.isVariadic }, $0.place)
    }
    if own.isEmpty, minimum <= .internal, let implicit = implicitInitializer(of: declaration) {
      lists.append((implicit, nil))
    }
    return lists.sorted { $0.parameters.count < $1.parameters.count }
  }

  /// The memberwise initializer of a struct, the empty one of a class or actor.
  private func implicitInitializer(of declaration: Declaration) -> [Parameter]? {
    let stored = declaration.members.filter {
      $0.kind == .property && !$0.isStatic && $0.storage != .computed
    }
    guard stored.allSatisfy({ $0.conditions.isEmpty && $0.storage != .wrapped }) else { return nil }
    let needed = stored.filter { $0.storage == .withoutValue }
    switch declaration.kind {
    case .struct:
      guard needed.allSatisfy({ $0.access >= .internal && $0.type != .missing }) else { return nil }
      // A private stored property makes the memberwise initializer private; the one without
      // arguments is left if nothing has to be given.
      if stored.contains(where: { $0.access < .internal }), !needed.isEmpty { return nil }
      return needed.map {
        Parameter(
          label: $0.name, name: $0.name, type: $0.type, isVariadic: false, hasDefaultValue: false)
      }
    case .class, .actor:
      return needed.isEmpty && !hasSuperclass(declaration) ? [] : nil
    case .protocol, .enum, .typealias: return nil
    }
  }

  private func hasSuperclass(_ declaration: Declaration) -> Bool {
    let parents = graph.parents(named: declaration.inherited, from: declaration.nesting)
    return parents.superclass != nil || !parents.unknown.isEmpty
  }

  private mutating func arguments(for parameters: [Parameter], in scope: Scope) -> DefaultValue? {
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
    inner.underConstruction = ["\(declaration.qualifiedName) []"]
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
