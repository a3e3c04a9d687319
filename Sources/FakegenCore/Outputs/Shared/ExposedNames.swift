import FakegenKnowledge

/// The types that exposed signatures name, whose modules must be imported with the access of the signature.
///
/// ```swift
/// public import Core  // because of 'Core.Item'
///
/// extension EmptyStore {
///   public func item() -> Core.Item { Core.Item() }
/// }
/// ```
struct ExposedNames {
  private let program: Program
  /// The modules of the outermost names in signatures, with the widest access of these signatures.
  private var modules: [ModuleName: Access] = [:]
  /// The modules that may declare the names of unknown origin, likewise; `nil` is any module.
  private var candidates: [ModuleName?: Access] = [:]
  /// The modules that the output imports publicly wherever a signature names one of their types.
  private let imported: Set<ModuleName>

  /// - Parameters:
  ///   - program: The program.
  ///   - types: The types in signatures.
  ///   - files: The files whose imports the output repeats.
  init(_ program: Program, _ types: [ExposedTypes], importing files: [FileID]) {
    self.program = program
    let configuration = program.configuration
    let imports = files.flatMap(program.declarations.imports).filter { imported in
      imported.isUnlimited && (configuration.isElsewhere || imported.access == .public)
    }
    imported = Set(imports.map(\.module))
      .subtracting(configuration.droppedImports.map { ModuleName($0) })
    for exposed in types where exposed.access > .internal { add(exposed) }
  }

  private mutating func add(_ exposed: ExposedTypes) {
    // The module of the type that an alias stands for must be imported, too, but not those of its parts.
    let types =
      exposed.types + exposed.types.flatMap(\.names).compactMap(program.impliedType)
      + exposed.types.flatMap(program.functionsNotEscaping)
    let named = types.flatMap(\.declarations)
      .transitiveClosure {
        program.aliasedType(of: $0)?.namesOfWhole.compactMap(\.declaration) ?? []
      }
    let aliased = named.compactMap(program.aliasedType).flatMap(\.namesOfWhole)
    // So must the module of the type that a type is nested in.
    let outer = named.map(program.outermostType).flatMap(\.names)
    for root in (types.flatMap(\.names) + aliased + outer).map(\.root) {
      if ["Any", "Self"].contains(root.name) { continue }
      let module: ModuleName?
      switch root.meaning {
      case .parameter, .generated: continue
      case .declaration(let id) where program.isOwn(id): continue
      case .declaration(let id): module = program.declarations.importedModule(of: id)
      // A module that no file imports is visible because another one re-exports it.
      case .unknown(let stated?) where program.declarations.modules.isModule(stated.text):
        module = stated
      case .unknown, .unbound: module = nil
      }
      if let declaring = module ?? KnownTypes.module(of: root.name) {
        modules[declaring] = max(modules[declaring] ?? exposed.access, exposed.access)
      } else {
        let modules = program.modulesVisible(to: exposed.subject)
        candidates.merge(modules.map { ($0, exposed.access) }, uniquingKeysWith: max)
      }
    }
  }

  /// Whether a signature with some access may name a declaration of a module.
  ///
  /// - Parameters:
  ///   - module: The module, which the output imports.
  ///   - access: The least access of the signature: `public`, or `package`.
  /// - Returns: Whether such a signature contains a name that may be declared in the module.
  func mayNeed(_ module: ModuleName, for access: Access) -> Bool {
    modules.contains { $0.value >= access && mayBeDeclared(in: module, by: $0.key) }
      || [module, nil].contains { candidates[$0] ?? .internal >= access }
        && mayDeclareMore(module)
  }

  /// Whether a name of unknown origin may come from a module: its sources are not given, or it re-exports others.
  private func mayDeclareMore(_ module: ModuleName) -> Bool {
    let declarations = program.declarations
    // If imports are public anyway, `public` is not written: the compiler would warn where nothing needs it.
    return
      (program.configuration.importsAreInternal != false
      || declarations.restrictedImports.contains(module))
      && (!declarations.modules.hasFiles(of: module) || declarations.exportsModules(module))
  }

  /// Whether a name that one module declares may be visible because of the import of another.
  func mayBeDeclared(in module: ModuleName, by declaring: ModuleName) -> Bool {
    // What re-exports an imported module need not be public for that module's types.
    if declaring != module, imported.contains(declaring) { return false }
    return !ModuleExports.isVisible(declaring, importing: [])
      && ModuleExports.isVisible(
        declaring, importing: Set(program.declarations.modules(shownBy: [module])))
  }
}

extension Program {
  /// The modules that may declare what a protocol and its parents name; `nil` is any module.
  fileprivate func modulesVisible(to subject: DeclarationID?) -> [ModuleName?] {
    guard let subject, self[subject].kind == .protocol else { return [nil] }
    let files = shape(of: subject).ownProtocols.map { self[$0].place.file }
    return configuration.allImports.map { ModuleName($0) }
      + files.flatMap { declarations.view(of: $0).modules }
  }

  /// The function types behind aliases of parameters that do not escape: there, the compiler sees through the alias.
  ///
  /// ```swift
  /// public typealias Handler = (Item) -> Void
  /// public func each(_ body: Handler)             // 'Item' must be imported publicly
  /// public func onEnd(_ body: @escaping Handler)  // it need not
  /// ```
  fileprivate func functionsNotEscaping(in type: TypeModel) -> [TypeModel] {
    guard case .function(let function) = type else {
      return type.children.flatMap(functionsNotEscaping)
    }
    let found = function.parameters.filter {
      !$0.isVariadic && $0.type.declaration != nil && isFunction($0.type)
    }.map { unaliased($0.type) }
    return found + (type.children + found).flatMap(functionsNotEscaping)
  }
}

extension TypeModel {
  /// The names of the type itself, without those of its parts: `Box` of `Box<Item>`, nothing of `[Item]`.
  fileprivate var namesOfWhole: [NamedType] {
    switch bare {
    case .named(let named): [named]
    case .existential(let constraint), .opaque(let constraint): constraint.namesOfWhole
    case .composition(let parts): parts.flatMap(\.namesOfWhole)
    default: []
    }
  }
}

/// Types in the signatures of declarations with some access, with which their modules must be imported at least, and the
/// protocol or the type that these declarations fake; `nil` if that is several.
typealias ExposedTypes = (types: [TypeModel], access: Access, subject: DeclarationID?)
