import FakegenKnowledge

extension Program {
  /// The scope inside of a declaration's braces.
  func scope(inside id: DeclarationID) -> NameScope {
    answers(about: id).scopeInside.value {
      scope(of: id, nesting: self[id].path, owner: self[id].kind == .protocol ? id : nil)
    }
  }

  /// The scope of a declaration's header.
  func scope(around id: DeclarationID) -> NameScope {
    answers(about: id).scopeAround.value {
      // An alias in a protocol may name the protocol's associated types.
      let owner = outerDeclaration(of: id).flatMap { self[$0].kind == .protocol ? $0 : nil }
      return scope(of: id, nesting: self[id].nesting, owner: owner)
    }
  }

  private func scope(
    of id: DeclarationID, nesting: [String], owner: DeclarationID?
  ) -> NameScope {
    NameScope(
      file: self[id].place.file, nesting: nesting, outerModule: self[id].outerModule, owner: owner,
      genericParameters: genericParameters(inside: id), names: Answers())
  }

  /// The type that a declaration is nested in.
  func outerDeclaration(of id: DeclarationID) -> DeclarationID? {
    declaration(at: self[id].nesting, besides: id)
  }

  /// The outermost type around a declaration, or the declaration itself; `nil` if that type is not declared.
  func root(of id: DeclarationID) -> DeclarationID? {
    self[id].nesting.isEmpty ? id : declaration(at: [self[id].path[0]], besides: id)
  }

  /// The outermost type around a declaration, or the declaration itself, as a name; without generic arguments.
  ///
  /// The sources may not declare that type, such as `URL` in the case of `extension URL { struct Parts {} }`.
  func outermostType(of id: DeclarationID) -> TypeModel {
    root(of: id).map(plainType) ?? .name(self[id].path[0], .unknown(self[id].outerModule))
  }

  /// The module that declares the outermost type around a declaration; `nil` if it is unknown.
  func outermostModule(of id: DeclarationID) -> ModuleName? {
    if let root = root(of: id) { return declarations.importedModule(of: root) }
    return self[id].outerModule ?? KnownTypes.module(of: self[id].path[0])
  }

  /// The declaration of a path, preferably one in the same module as another declaration.
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

  /// A declaration and the types that it is nested in, innermost first.
  func enclosure(of id: DeclarationID) -> [DeclarationID] {
    [id] + outerDeclarations(of: id).reversed()
  }

  /// The generic parameters of a type and of its enclosing types.
  func genericParameters(inside id: DeclarationID) -> [String] {
    (outerDeclarations(of: id) + [id]).flatMap { self[$0].genericParameters.map(\.name) }.uniqued()
  }

  // MARK: - Types

  /// Binds the names in a type to what they mean, and turns `Array<Int>` and the like into `[Int]`.
  ///
  /// - Parameters:
  ///   - type: The type as it was written; names in it that are bound already stay.
  ///   - scope: The place where it was written.
  /// - Returns: A type that means the same everywhere.
  func bind(_ type: TypeModel, in scope: NameScope) -> TypeModel {
    type.mappingNames { bind($0, in: scope) }
  }

  func bind(_ constraint: Constraint, in scope: NameScope) -> Constraint {
    constraint.mapTypes { bind($0, in: scope) }
  }

  /// Binds a name whose generic arguments are bound already.
  private func bind(_ named: NamedType, in scope: NameScope) -> TypeModel {
    guard named.meaning == .unbound else { return .named(named) }
    // A member of a parameter pack's element, as in `(each Item).ID`.
    if named.root.meaning == .parameter { return .named(named.rebound(to: .parameter)) }
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
        NamedType(named.name, arguments: named.arguments, in: outer).rebound(to: .parameter))
    case .declaration(let id): return .named(declared(id, named, outer: outer, in: scope))
    case .unbound, .generated, .unknown: return undeclared(named, outer: outer, in: scope)
    }
  }

  private func undeclared(_ type: NamedType, outer: NamedType?, in scope: NameScope) -> TypeModel {
    var outer = outer
    // A member type that is inferred, as `ID` from the property `id`, belongs to its outer type, too.
    if let outer, !declarations.modules.isModule(outer.root.name),
      case .named(let known) = bind(outer, in: scope), known.declaration != nil
    {
      if let inherited = inheritedType(type, of: known) { return .named(inherited) }
      // An alias may stand for a type of the standard library.
      let aliased = unaliased(.named(known))
      if aliased.declaration == nil, let member = aliased.standardMember(type.name) {
        return member
      }
      return .named(
        NamedType(type.name, arguments: type.arguments, in: known, meaning: .unknown(nil)))
    }
    if outer == nil, let found = inheritedType(type, in: scope) ?? inferredType(type, in: scope) {
      return .named(found)
    }
    var module: ModuleName?
    if let first = outer?.root.name, declarations.modules.isModule(first) {
      // To users, modules such as `_Concurrency` are the standard library.
      let named = ModuleName(first)
      module = ModuleExports.alwaysVisible.contains(named) ? .swift : named
      // Nor do users distinguish the modules that Foundation consists of.
      if let known = KnownTypes.module(of: type.name), ModuleExports.isPart(named, of: known) {
        module = known
      }
      outer = outer?.withoutRoot
    }
    if let outer, let alias = TypeModel.named(outer).standardMember(type.name) { return alias }
    return type.unknown(outer: outer, module: module)
  }

  /// The types that a scope is nested in, innermost first, as far as they are inside of another scope.
  func enclosingTypes(
    of scope: NameScope, inside nesting: [String] = []
  ) -> some Sequence<DeclarationID> {
    scope.nesting.indices.dropFirst(nesting.count).reversed().lazy.compactMap { [self] depth in
      meaning(of: Array(scope.nesting[...depth]), in: NameScope(file: scope.file)).declaration
    }
  }

  /// Finds what a name means inside of a class because a superclass declares it.
  private func inheritedType(_ named: NamedType, in scope: NameScope) -> NamedType? {
    enclosingTypes(of: scope).lazy
      .compactMap { self.inheritedType(named, of: self.ownType(of: $0)) }.first
  }

  /// Finds what a name means inside of a type because that conforms to a protocol with an associated type of the name,
  /// which the compiler infers.
  private func inferredType(_ named: NamedType, in scope: NameScope) -> NamedType? {
    guard scope.owner == nil, named.arguments.isEmpty, KnownTypes.module(of: named.name) == nil
    else { return nil }
    return enclosingTypes(of: scope).first { id in
      self[id].isType && associatedTypeNames(of: id).contains(named.name)
    }.map { NamedType(named.name, in: ownType(of: $0), meaning: .unknown(nil)) }
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
      // If an alias has no arguments itself, the type that it stands for may have some.
      if let alias = bound, alias.allArguments.isEmpty {
        guard case .named(let type) = unaliased(.named(alias)) else { return named }
        bound = type.allArguments.isEmpty ? nil : type
      }
    } else if outer == nil, scope.nesting.starts(with: self[id].nesting) {
      bound = genericTypeAround(id)
    }
    // Inside of a generic type, its name alone means the type with its own parameters as arguments.
    let isInside = named.arguments.isEmpty && scope.nesting.starts(with: self[id].path)
    return NamedType(
      self[id].name,
      arguments: isInside
        ? self[id].genericParameters.map { .parameter($0.name) } : named.arguments,
      in: bound, meaning: .declaration(id))
  }

  /// The type that a declaration's name stands for, without generic arguments.
  func plainType(of id: DeclarationID) -> TypeModel { .name(self[id].name, .declaration(id)) }

  /// The type that a declaration's own name means inside of it.
  ///
  /// This is `Cache<Key>.Entry<Value>` for `struct Entry<Value>` in `struct Cache<Key>`.
  func ownType(of id: DeclarationID) -> NamedType {
    NamedType(
      self[id].name, arguments: self[id].genericParameters.map { .parameter($0.name) },
      in: genericTypeAround(id), meaning: .declaration(id))
  }

  /// The enclosing type, if that or one around it has generic parameters.
  func genericTypeAround(_ id: DeclarationID) -> NamedType? {
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
  ///   - replacements: The replacements, by the names of parameters.
  ///   - type: The type.
  /// - Returns: The type with all of these parameters replaced.
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

  /// Finds the type that a member type of a known type stands for, as `Entity.ID` once `Entity` is known.
  private func memberType(_ path: [String], of base: NamedType) -> TypeModel? {
    switch base.meaning {
    case .parameter:
      return .named(path.reduce(base) { NamedType($1, in: $0, meaning: .parameter) })
    case .declaration(let id):
      if let found = declarations.declarations(at: path, in: id).first {
        if self[found].kind == .typealias { return aliasedType(of: found) }
        return .name(self[found].name, .declaration(found))
      }
      return path.count == 1 ? impliedType(path[0], of: base, id) : nil
    case .generated(.fake(.null, let id)) where path.count == 1:
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

  /// Whether values of a bound type cannot be copied; the constraints of generic parameters are not considered.
  func isNoncopyable(_ type: TypeModel) -> Bool {
    let copied = type.withoutFunctions
    return copied.holds(\.isSuppression) || copied.names.contains(where: isNoncopyable)
  }

  /// Whether values of the type that a name means cannot be copied; those of protocols can.
  func isNoncopyable(_ named: NamedType) -> Bool {
    switch named.meaning {
    case .declaration(let id):
      // Each alias is followed only once, because the names behind aliases may double at each step.
      [id].transitiveClosure { namesBehindAlias($0).compactMap(\.declaration) }.contains {
        reached in
        self[reached].kind != .protocol && self[reached].inherited.contains(where: \.isSuppression)
          || namesBehindAlias(reached).contains { $0.declaration == nil && isNoncopyable($0) }
      }
    case .unknown: KnownTypes.noncopyable.contains(named.name)
    case .parameter, .unbound, .generated: false
    }
  }

  /// The names in the type that an alias stands for, apart from those in functions.
  private func namesBehindAlias(_ id: DeclarationID) -> [NamedType] {
    aliasedType(of: id)?.withoutFunctions.names ?? []
  }
}

extension TypeModel {
  /// The unbound type with `[Int]` for `Array<Int>`, and so on.
  var sugared: TypeModel {
    mappingNames { named in
      let isSwift = named.outer?.path == ["Swift"]
      return named.unknown(
        outer: isSwift ? nil : named.outer, module: isSwift ? .swift : nil)
    }
  }
}

extension NamedType {
  /// The type for a name without a declaration: `[Int]` for `Array<Int>`, or the name itself.
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
      NamedType(name, arguments: arguments, in: outer)
        .rebound(to: .unknown(nil), outermost: .unknown(module)))
  }

  /// The name without its outermost type; `nil` if nothing is left.
  fileprivate var withoutRoot: NamedType? {
    guard let outer else { return nil }
    return NamedType(name, arguments: arguments, in: outer.withoutRoot, meaning: meaning)
  }
}
