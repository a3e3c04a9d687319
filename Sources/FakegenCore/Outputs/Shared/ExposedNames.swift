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
  /// The outermost names in signatures that another module may declare, with the widest access of these signatures.
  private var names: [Name: Access] = [:]

  private struct Name: Hashable {
    let text: String
    let declaration: DeclarationID?
  }

  init(_ program: Program, _ types: [ExposedTypes]) {
    self.program = program
    for exposed in types where exposed.access > .internal { add(exposed.types, exposed.access) }
  }

  private mutating func add(_ types: [TypeModel], _ access: Access) {
    // The module of the type that an alias stands for must be imported, too, but not those of its parts.
    let types = types + types.flatMap(\.names).compactMap(program.impliedType)
    let named = types.flatMap(\.declarations)
      .transitiveClosure {
        program.aliasedType(of: $0)?.namesOfWhole.compactMap(\.declaration) ?? []
      }
    let aliased = named.compactMap(program.aliasedType).flatMap(\.namesOfWhole)
    // So must the module of the type that a type is nested in.
    let outer = named.compactMap(program.root).map(program.plainType).flatMap(\.names)
    for root in (types.flatMap(\.names) + aliased + outer).map(\.root) {
      switch root.meaning {
      case .parameter, .generated: continue
      case .declaration(let id) where program.isOwn(id): continue
      case .declaration, .unbound, .unknown: break
      }
      if ["Any", "Self"].contains(root.name) { continue }
      let name = Name(text: root.name, declaration: root.declaration)
      names[name] = max(names[name] ?? access, access)
    }
  }

  /// Whether a signature with some access may name a declaration of a module.
  ///
  /// - Parameters:
  ///   - module: The module, which the output imports.
  ///   - access: The least access of the signature: `public`, or `package`.
  /// - Returns: Whether such a signature contains a name that may be declared in the module.
  func mayNeed(_ module: ModuleName, for access: Access) -> Bool {
    names.contains { $0.value >= access && mayBeDeclared($0.key, in: module) }
  }

  private func mayBeDeclared(_ name: Name, in module: ModuleName) -> Bool {
    let declared = name.declaration.flatMap(program.declarations.importedModule)
    // A name of unknown origin may come from a module whose sources are not given, or that re-exports others.
    guard let declaring = declared ?? KnownTypes.module(of: name.text) else {
      return !program.declarations.modules.hasFiles(of: module)
        || program.declarations.exportsModules(module)
    }
    return !ModuleExports.isVisible(declaring, importing: [])
      && ModuleExports.isVisible(declaring, importing: [module])
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

/// Types in the signatures of declarations with some access, with which their modules must be imported at least.
typealias ExposedTypes = (types: [TypeModel], access: Access)

extension Program {
  /// The types that the fakes of protocols expose: the protocols themselves, and the types in their requirements and
  /// those of their parents.
  func typesExposed(byFakesOf ids: [DeclarationID]) -> [ExposedTypes] {
    // Each protocol is visited once, however many protocols refine it.
    let owners = Dictionary(
      ids.flatMap { id in shape(of: id).protocols.map { ($0, generatedAccess(for: id)) } },
      uniquingKeysWith: max)
    return ids.map { id in
      ([id, root(of: id)].compactMap { $0.map(plainType) }, generatedAccess(for: id))
    } + owners.filter { !isPrelude($0.key) }.map { (typesNamed(by: $0), $1) }
  }

  /// The types that the requirements of a protocol name.
  ///
  /// Its parents and the constraints on its associated types do not count: a refining protocol need not see them.
  private func typesNamed(by id: DeclarationID) -> [TypeModel] {
    var types: [TypeModel] = []
    for requirement in requirements(of: id) {
      types += requirement.types + requirement.effects.types
      types += requirement.genericParameters.compactMap(\.constraint)
      types += requirement.constraints.flatMap(\.types)
    }
    return types
  }
}
