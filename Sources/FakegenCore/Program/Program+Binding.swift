import FakegenKnowledge

extension Program {
  /// The scope of what stands in a declaration's braces.
  func scope(inside id: DeclarationID) -> NameScope {
    answers(about: id).scopeInside.value {
      var scope = scope(of: id, nesting: self[id].path)
      if self[id].kind == .protocol { scope.owner = id }
      return scope
    }
  }

  /// The scope of a declaration's header.
  func scope(around id: DeclarationID) -> NameScope {
    answers(about: id).scopeAround.value {
      var scope = scope(of: id, nesting: self[id].nesting)
      // The type alias of a protocol knows its associated types.
      if let outer = outerDeclaration(of: id), self[outer].kind == .protocol { scope.owner = outer }
      return scope
    }
  }

  private func scope(of id: DeclarationID, nesting: [String]) -> NameScope {
    var scope = NameScope(file: self[id].place.file, nesting: nesting, names: Answers())
    scope.outerModule = self[id].outerModule
    scope.genericParameters = genericParameters(inside: id)
    return scope
  }

  /// The type that a declaration is nested in.
  func outerDeclaration(of id: DeclarationID) -> DeclarationID? {
    declaration(at: self[id].nesting, besides: id)
  }

  /// The outermost of the types that a declaration is nested in, or itself; `nil` if nobody declares that.
  func root(of id: DeclarationID) -> DeclarationID? {
    self[id].nesting.isEmpty ? id : declaration(at: [self[id].path[0]], besides: id)
  }

  /// The declaration of a path, of the same module as another if there is one.
  private func declaration(at path: [String], besides id: DeclarationID) -> DeclarationID? {
    if path.isEmpty { return nil }
    let found = declarations.declarations(at: path)
    if found.count < 2 { return found.first }
    let module = self[id].outerModule ?? declarations.module(of: id)
    return found.first { declarations.module(of: $0) == module }
      ?? meaning(of: path, in: NameScope(file: self[id].place.file)).declaration ?? found.first
  }

  /// The types that a declaration is nested in, outermost first.
  func outerDeclarations(of id: DeclarationID) -> [DeclarationID] {
    self[id].nesting.indices.compactMap { depth in
      declaration(at: Array(self[id].nesting[...depth]), besides: id)
    }
  }

  /// The generic parameters of a type and of those around it.
  func genericParameters(inside id: DeclarationID) -> [String] {
    (outerDeclarations(of: id) + [id]).flatMap { self[$0].genericParameters.map(\.name) }.uniqued()
  }

  // MARK: - Types

  /// Binds a type of an annotation, which may name a Null type that is generated.
  func bindGenerated(_ type: TypeModel, in scope: NameScope) -> TypeModel {
    bind(type, in: scope).mappingNames { named in
      guard case .unknown = named.meaning, let id = protocolOfNull(named.path) else {
        return .named(named)
      }
      return .named(
        NamedType(named.name, arguments: named.arguments, meaning: .generated(.of(id))))
    }
  }

  /// Finds out what the names in a type mean; sugar that was spelled out becomes sugar.
  ///
  /// - Parameters:
  ///   - type: The type as it was written, or one that is bound.
  ///   - scope: Where it was written.
  /// - Returns: A type that means the same everywhere.
  func bind(_ type: TypeModel, in scope: NameScope) -> TypeModel {
    type.mappingNames { bind($0, in: scope) }
  }

  func bind(_ constraint: Constraint, in scope: NameScope) -> Constraint {
    constraint.mapTypes { bind($0, in: scope) }
  }

  /// Binds a name whose arguments are bound.
  private func bind(_ named: NamedType, in scope: NameScope) -> TypeModel {
    guard named.meaning == .unbound else { return .named(named) }
    var path = named.path
    var outer = named.outer
    if path[0] == "Self" {
      if path.count == 1 { return .parameter("Self") }
      path.removeFirst()
      outer = outer?.withoutRoot
    }
    switch meaning(of: path, in: scope) {
    case .parameter:
      return .named(
        NamedType(
          named.name, arguments: named.arguments, in: outer?.asParameter, meaning: .parameter))
    case .declaration(let id): return .named(declared(id, named, outer: outer, in: scope))
    case .unbound, .generated, .unknown: return undeclared(named, outer: outer, in: scope)
    }
  }

  private func undeclared(_ type: NamedType, outer: NamedType?, in scope: NameScope) -> TypeModel {
    var outer = outer
    // A member that nobody wrote, as the compiler makes an `ID` of an `id`, is still that type's.
    if let outer, !declarations.modules.isModule(outer.root.name),
      case .named(let known) = bind(outer, in: scope), known.declaration != nil
    {
      if let inherited = inheritedType(type, of: known) { return .named(inherited) }
      return .named(
        NamedType(type.name, arguments: type.arguments, in: known, meaning: .unknown(nil)))
    }
    if outer == nil, let inherited = inheritedType(type, in: scope) { return .named(inherited) }
    var module: ModuleName?
    if let first = outer?.root.name, declarations.modules.isModule(first) {
      // For people, `_Concurrency` is the standard library.
      let named = ModuleName(first)
      module = ModuleExports.alwaysVisible.contains(named) ? .swift : named
      // Nor do they know of what Foundation consists.
      if let known = KnownTypes.module(of: type.name), ModuleExports.isPart(named, of: known) {
        module = known
      }
      outer = outer?.withoutRoot
    }
    if let outer,
      let alias = StandardAliases.type(type.name, of: outer.path.joined(separator: "."))?
        .type(with: outer.arguments)
    {
      return alias
    }
    return type.unknown(outer: outer, module: module)
  }

  /// What a name means inside of a class because a class above declares it.
  private func inheritedType(_ named: NamedType, in scope: NameScope) -> NamedType? {
    for depth in scope.nesting.indices.reversed() {
      let path = Array(scope.nesting[...depth])
      if let id = meaning(of: path, in: NameScope(file: scope.file)).declaration,
        let inherited = inheritedType(named, of: ownType(of: id))
      {
        return inherited
      }
    }
    return nil
  }

  private func declared(
    _ id: DeclarationID, _ named: NamedType, outer: NamedType?, in scope: NameScope
  ) -> NamedType {
    var bound: NamedType?
    if let outer, !outer.allArguments.isEmpty || genericTypeAround(id) != nil,
      !self[id].nesting.isEmpty,
      case .declaration(let outerID) = meaning(of: outer.path, in: scope)
    {
      bound = declared(outerID, outer, outer: outer.outer, in: scope)
      // An alias without parameters of its own has arguments for those of what it stands for.
      if let alias = bound, alias.allArguments.isEmpty {
        guard case .named(let type) = unaliased(.named(alias)) else { return named }
        bound = type.allArguments.isEmpty ? nil : type
      }
    } else if outer == nil, scope.nesting.starts(with: self[id].nesting) {
      bound = genericTypeAround(id)
    }
    // Inside of a generic type, its name alone means the type with its own parameters.
    let isInside = named.arguments.isEmpty && scope.nesting.starts(with: self[id].path)
    return NamedType(
      self[id].name,
      arguments: isInside
        ? self[id].genericParameters.map { .parameter($0.name) } : named.arguments,
      in: bound, meaning: .declaration(id))
  }

  /// A type as it names itself inside, with its generic parameters and those around it.
  ///
  /// `Cache<Key>.Entry<Value>` for `struct Entry<Value>` in `struct Cache<Key>`.
  func ownType(of id: DeclarationID) -> NamedType {
    NamedType(
      self[id].name, arguments: self[id].genericParameters.map { .parameter($0.name) },
      in: genericTypeAround(id), meaning: .declaration(id))
  }

  /// The type around another, if that has generic parameters, or one around it has.
  private func genericTypeAround(_ id: DeclarationID) -> NamedType? {
    outerDeclaration(of: id).flatMap {
      genericParameters(inside: $0).isEmpty ? nil : ownType(of: $0)
    }
  }

  // MARK: - Substitution

  /// Returns a bound type with parameters replaced, as when a generic type is given its arguments.
  ///
  /// ```swift
  /// // with Entity = User, where `struct User: Identifiable { let id: Int }`
  /// [Entity: Entity.ID]  // becomes [User: Int]
  /// ```
  ///
  /// - Parameters:
  ///   - replacements: Types by the names of parameters.
  ///   - type: The type.
  /// - Returns: The type with all of them replaced that it mentions.
  func substitute(_ replacements: [String: TypeModel], in type: TypeModel) -> TypeModel {
    if replacements.isEmpty { return type }
    return type.mappingNames { named in
      guard named.meaning == .parameter, let replacement = replacements[named.root.name] else {
        return .named(named)
      }
      if named.outer == nil { return replacement }
      let path = Array(named.path.dropFirst())
      if path.count == 1, let member = replacement.standardMember(path[0]) { return member }
      guard case .named(let base) = replacement else { return .named(named) }
      if let member = memberType(path, of: base) { return member }
      return .named(path.reduce(base) { NamedType($1, in: $0, meaning: .unknown(nil)) })
    }
  }

  /// The type that a member type of a known type is, as `Entity.ID` once `Entity` is known.
  func memberType(_ path: [String], of base: NamedType) -> TypeModel? {
    switch base.meaning {
    case .parameter:
      return .named(path.reduce(base) { NamedType($1, in: $0, meaning: .parameter) })
    case .declaration(let id):
      if let found = declarations.declarations(at: path, in: id).first {
        if self[found].kind == .typealias { return aliasedType(of: found) }
        return .name(self[found].name, .declaration(found))
      }
      return path.count == 1 ? impliedType(path[0], of: base, id) : nil
    case .generated(.of(let id)) where path.count == 1:
      let shape = shape(of: id)
      if let pinned = shape.pinnedTypes[path[0]] { return pinned }
      let isChosen = annotation(of: id)?.types.contains { $0.name == path[0] } ?? false
      guard !isChosen,
        let given = shape.demands(on: path[0]).defaultType, shape.isConcrete(given)
      else { return nil }
      return given
    case .unbound, .generated, .unknown: return nil
    }
  }

  /// Whether values of a bound type may not be copied; of generic parameters nothing is known here.
  func isNoncopyable(_ type: TypeModel) -> Bool {
    if case .function = type.bare { return false }
    return type.holds(\.isSuppression) || type.names.contains(where: isNoncopyable)
  }

  /// Whether values of what a name means may not be copied: what is known as `any P` may, unless that says `~Copyable`.
  func isNoncopyable(_ named: NamedType) -> Bool {
    switch named.meaning {
    case .declaration(let id):
      // Each alias is followed once: the names behind many of them may double at each step.
      [id].reaching { namesBehindAlias($0).compactMap(\.declaration) }.contains { reached in
        self[reached].kind != .protocol && self[reached].inherited.contains(where: \.isSuppression)
          || namesBehindAlias(reached).contains { $0.declaration == nil && isNoncopyable($0) }
      }
    case .unknown: KnownTypes.noncopyable.contains(named.name)
    case .parameter, .unbound, .generated: false
    }
  }

  /// The names in what a type alias stands for, unless that is a function, which may be copied whatever it takes.
  private func namesBehindAlias(_ id: DeclarationID) -> [NamedType] {
    guard let aliased = aliasedType(of: id)?.bare else { return [] }
    if case .function = aliased { return [] }
    return aliased.names
  }
}

extension TypeModel {
  /// An unbound type with `[Int]` for `Array<Int>` and so on.
  var sugared: TypeModel {
    mappingNames { named in
      let isSwift = named.outer?.path == ["Swift"]
      return named.unknown(
        outer: isSwift ? nil : named.outer, module: isSwift ? .swift : nil)
    }
  }
}

extension NamedType {
  /// The type for which there is no declaration: `[Int]` for `Array<Int>`, or its name.
  fileprivate func unknown(outer: NamedType?, module: ModuleName?) -> TypeModel {
    if outer == nil, module == nil || module == .swift {
      switch (name, arguments.count) {
      case ("Optional", 1): return .optional(arguments[0])
      case ("Array", 1): return .array(arguments[0])
      case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
      case ("Void", 0): return .void
      default: break
      }
    }
    return .named(
      NamedType(
        name, arguments: arguments, in: outer?.asUnknown(in: module),
        meaning: .unknown(outer == nil ? module : nil)))
  }

  /// The name without the outermost type's; `nil` if nothing is left.
  fileprivate var withoutRoot: NamedType? {
    guard let outer else { return nil }
    return NamedType(name, arguments: arguments, in: outer.withoutRoot, meaning: meaning)
  }

  /// The name as that of a generic parameter or an associated type, or of a member of one.
  var asParameter: NamedType {
    NamedType(name, arguments: arguments, in: outer?.asParameter, meaning: .parameter)
  }

  fileprivate func asUnknown(in module: ModuleName?) -> NamedType {
    NamedType(
      name, arguments: arguments, in: outer?.asUnknown(in: module),
      meaning: .unknown(outer == nil ? module : nil))
  }
}
