import FakegenKnowledge

/// What type aliases stand for.
///
/// People have aliases that stand for each other on the screen while they type. Whoever follows aliases asks here, where
/// such a circle ends: an alias that comes back to itself stands for nothing.
extension Program {
  /// What a type alias stands for, bound where it is declared; `nil` if it comes back to itself, and for anything else.
  func aliasedType(of id: DeclarationID) -> TypeModel? {
    // What is asked on the way, to find out what the names in it mean, knows nothing of it yet.
    answers(about: id).aliasedType.value(meanwhile: .some(nil)) {
      let aliased = self[id].aliasedType.map { bind($0, in: scope(around: id)) }
      return aliased.flatMap { isCircular($0, from: id) ? nil : $0 }
    }
  }

  /// The same with the arguments put in; `nil` as well for arguments that have grown beyond what anybody would write, as
  /// each of many aliases may double them.
  func aliasedType(of id: DeclarationID, arguments: [TypeModel]) -> TypeModel? {
    guard let aliased = aliasedType(of: id) else { return nil }
    guard !arguments.haveGrown else { return nil }
    return substitute(generics(of: id, arguments: arguments), in: aliased)
  }

  /// What a bound type is behind its aliases, without `inout` and the like.
  ///
  /// ```swift
  /// typealias Done = Result<Void, any Error>
  /// typealias Handler = (Done) -> Void
  /// // @escaping Handler is (Done) -> Void: what stands inside keeps its names
  /// ```
  func unaliased(_ type: TypeModel) -> TypeModel {
    var type = type.bare
    while case .named(let named) = type, let id = named.declaration,
      let aliased = aliasedType(of: id, arguments: named.arguments)
    {
      type = aliased.bare
    }
    return type
  }

  /// The declarations that a type names, and those that the aliases among them stand for in turn.
  func declarations(throughAliasesIn type: TypeModel) -> [DeclarationID] {
    type.declarations.reaching { aliasedType(of: $0)?.declarations ?? [] }
  }

  /// A bound type in which protocols' own aliases are what they stand for, if that mentions `Self`, or if their names
  /// mean something else in a class.
  ///
  /// ```swift
  /// protocol Cache { typealias Own = Self; typealias Words = [String]; func me() -> Own?; func all() -> Words }
  /// // Own? becomes Self?, and Words remains
  /// ```
  func withoutAliasesOfProtocols(_ type: TypeModel) -> TypeModel {
    type.mappingNames { named in
      guard let id = named.declaration, isAliasOfProtocol(id),
        let aliased = aliasedType(of: id, arguments: named.arguments),
        aliased.mentions("Self") || isHiddenInClasses(id)
      else { return .named(named) }
      return aliased
    }
  }

  /// Whether a type alias is a member of a protocol.
  func isAliasOfProtocol(_ id: DeclarationID) -> Bool {
    self[id].kind == .typealias
      && outerDeclaration(of: id).map { self[$0].kind } == .protocol
  }

  /// Whether a class that conforms to a protocol sees a type at file scope, or a module, where the protocol sees its own
  /// alias.
  func isHiddenInClasses(_ id: DeclarationID) -> Bool {
    let name = self[id].name
    return KnownTypes.module(of: name) != nil || KnownTypes.library(declaring: name) != nil
      || ModuleExports.isFramework(ModuleName(name)) || declarations.modules.isModule(name)
      || declarations.isDeclared(name)
  }

  /// What a bound type is behind its aliases, and what is wrapped in it if it is an optional.
  func unwrapped(_ type: TypeModel) -> TypeModel {
    var type = unaliased(type)
    while case .optional(let wrapped) = type { type = unaliased(wrapped) }
    return type
  }

  /// Whether a bound type is a function, under whatever name.
  func isFunction(_ type: TypeModel) -> Bool {
    if case .function = unaliased(type) { true } else { false }
  }

  /// Whether a bound type is that of anything that conforms, under whatever name, and with or without `any`.
  func isExistential(_ type: TypeModel) -> Bool {
    switch unaliased(type) {
    case .existential, .composition: return true
    case .named(let named):
      guard let id = named.declaration else { return ["Any", "AnyObject"].contains(named.name) }
      return self[id].kind == .protocol
    default: return false
    }
  }

  /// Whether a bound type is `Void`, under whatever name.
  func isVoid(_ type: TypeModel) -> Bool { unaliased(type) == .void }

  /// Whether a type names an alias again, in itself or in what the aliases that it names stand for.
  private func isCircular(_ type: TypeModel, from id: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = []
    var isTree = true
    var queue = aliases(in: type)
    while let next = queue.popLast() {
      if next == id { return true }
      if answers(about: next).leadsToNoCircle.known ?? false { continue }
      guard seen.insert(next).inserted else {
        isTree = false
        continue
      }
      guard let aliased = self[next].aliasedType else { continue }
      queue += aliases(in: bind(aliased, in: scope(around: next)))
    }
    // What nobody came to twice leads to no other circle either, so that a long chain is walked once.
    if isTree { for alias in seen { answers(about: alias).leadsToNoCircle.known = true } }
    return false
  }

  private func aliases(in type: TypeModel) -> [DeclarationID] {
    type.declarations.filter { self[$0].kind == .typealias }.uniqued()
  }
}
