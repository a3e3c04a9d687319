import FakegenKnowledge

/// Type aliases, and the types that they stand for.
///
/// While sources are being edited, aliases may stand for each other. All code that follows aliases does so here, where
/// such a circle ends: a circular alias stands for nothing.
extension Program {
  /// The type that a type alias stands for, bound; `nil` for a circular alias and for any other declaration.
  func aliasedType(of id: DeclarationID) -> TypeModel? {
    // Binding may ask for the same alias again, which is unknown until the binding ends.
    answers(about: id).aliasedType.value(meanwhile: .some(nil)) {
      let aliased = self[id].aliasedType.map { bind($0, in: scope(around: id)) }
      return aliased.flatMap { isCircular($0, from: id) ? nil : $0 }
    }
  }

  /// The type that a type alias stands for with the given generic arguments.
  ///
  /// - Returns: `nil` also if the arguments have grown beyond what anybody would write, as each alias may double them.
  func aliasedType(of id: DeclarationID, arguments: [TypeModel]) -> TypeModel? {
    guard let aliased = aliasedType(of: id), !arguments.exceedSizeLimit else { return nil }
    return substitute(generics(of: id, arguments: arguments), in: aliased)
  }

  /// Returns the type that a bound type stands for, without outer aliases and without prefixes such as `inout`.
  ///
  /// ```swift
  /// typealias Done = Result<Void, any Error>
  /// typealias Handler = (Done) -> Void
  /// // @escaping Handler becomes (Done) -> Void: aliases inside of the type stay
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isFollowed: Whether an alias is replaced, and does not stay.
  /// - Returns: The type behind the aliases.
  func unaliased(
    _ type: TypeModel, where isFollowed: (DeclarationID) -> Bool = { _ in true }
  ) -> TypeModel {
    var type = type.bare
    while case .named(let named) = type, let id = named.declaration, isFollowed(id),
      let aliased = aliasedType(of: id, arguments: named.arguments)
    {
      type = aliased.bare
    }
    return type
  }

  /// The type behind the aliases, with the attributes that these add: `@Sendable () -> Void` for `Action`.
  func unaliasedWithPrefixes(_ type: TypeModel) -> TypeModel {
    guard case .named(let named) = type.bare, let id = named.declaration,
      let aliased = aliasedType(of: id, arguments: named.arguments)
    else { return type }
    return unaliasedWithPrefixes(.prefixed(type.prefixes, aliased))
  }

  /// The declarations that a type names, and all that the aliases among them lead to.
  func declarations(throughAliasesIn type: TypeModel) -> [DeclarationID] {
    type.declarations.transitiveClosure { aliasedType(of: $0)?.declarations ?? [] }
  }

  /// Returns a bound type in which protocols' aliases are resolved.
  ///
  /// ```swift
  /// protocol Cache { typealias Own = Self; typealias Words = [String]; func me() -> Own?; func all() -> Words }
  /// // Own? becomes Self?, and Words stays
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - all: Whether all of them are resolved, and not only those that mention `Self` or are hidden in classes.
  /// - Returns: The type without these aliases.
  func withoutAliasesOfProtocols(_ type: TypeModel, all: Bool = false) -> TypeModel {
    type.mappingNames { named in
      guard let id = named.declaration, isAliasOfProtocol(id),
        let aliased = aliasedType(of: id, arguments: named.arguments),
        all || aliased.mentions("Self") || isHiddenInClasses(id)
      else { return .named(named) }
      return aliased
    }
  }

  /// Whether a declaration is a type alias that is a member of a protocol.
  func isAliasOfProtocol(_ id: DeclarationID) -> Bool {
    self[id].kind == .typealias
      && outerDeclaration(of: id).map { self[$0].kind } == .protocol
  }

  /// The associated types, and `Self`, that a protocol's alias depends on, directly or through other aliases.
  ///
  /// ```swift
  /// protocol Queue { associatedtype Event; typealias Entry = (Int, Event); typealias Filter = (Entry) -> Bool }
  /// // Filter depends on Event
  /// ```
  func parameters(behind alias: DeclarationID) -> Set<String> {
    let aliases = [alias].transitiveClosure { next in
      aliasedType(of: next)?.declarations.filter(isAliasOfProtocol) ?? []
    }
    let names = aliases.flatMap { next in
      let own = self[next].genericParameters.map(\.name)
      return (aliasedType(of: next)?.names ?? []).filter { $0.meaning == .parameter }
        .map(\.root.name).filter { !own.contains($0) }
    }
    return Set(names)
  }

  /// Whether the name of a protocol's alias is also that of a type at file scope or of a module, which a class that
  /// conforms to the protocol sees instead.
  func isHiddenInClasses(_ id: DeclarationID) -> Bool {
    let name = self[id].name
    return KnownTypes.module(of: name) != nil || KnownTypes.library(declaring: name) != nil
      || ModuleExports.isFramework(ModuleName(name)) || declarations.modules.isModule(name)
      || declarations.isDeclared(name)
  }

  /// Returns the type behind a bound type's aliases, and the wrapped type if that is an optional.
  func unwrapped(_ type: TypeModel) -> TypeModel {
    var type = unaliased(type)
    while case .optional(let wrapped) = type { type = unaliased(wrapped) }
    return type
  }

  /// Whether a bound type is a function type, directly or behind aliases.
  func isFunction(_ type: TypeModel) -> Bool {
    if case .function = unaliased(type) { true } else { false }
  }

  /// Whether a bound type is `Void`, directly or behind aliases.
  func isVoid(_ type: TypeModel) -> Bool { unaliased(type) == .void }

  /// Whether a type leads back to an alias, by the aliases that it names and those that they lead to.
  private func isCircular(_ type: TypeModel, from id: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = []
    var isTree = true
    var queue = aliases(in: type)
    while let next = queue.popLast() {
      if next == id { return true }
      if answers(about: next).isAcyclic.known ?? false { continue }
      guard seen.insert(next).inserted else {
        isTree = false
        continue
      }
      guard let aliased = self[next].aliasedType else { continue }
      queue += aliases(in: bind(aliased, in: scope(around: next)))
    }
    // If no alias was reached twice, none of them leads into a circle. Noting that, a long chain is walked only once.
    if isTree { for alias in seen { answers(about: alias).isAcyclic.known = true } }
    return false
  }

  private func aliases(in type: TypeModel) -> [DeclarationID] {
    type.declarations.filter { self[$0].kind == .typealias }.uniqued()
  }
}
