import FakegenKnowledge

/// The types that the output names in signatures of some access: whose modules have to be imported with that access.
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
  /// The outermost names in signatures that another module may declare, with the widest access of what names them.
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
    for root in types.flatMap(\.names).map(\.root) {
      switch root.meaning {
      case .parameter, .generated: continue
      case .declaration(let id) where program.isOwn(id): continue
      case .declaration, .unbound, .unknown: break
      }
      if root.name == "Self" { continue }
      let name = Name(text: root.name, declaration: root.declaration)
      names[name] = max(names[name] ?? access, access)
    }
  }

  /// Whether something that is at least so visible may be declared in a module.
  ///
  /// - Parameters:
  ///   - module: The module, which the output imports.
  ///   - access: Who is to see the import: `public`, or `package`.
  /// - Returns: Whether a signature with at least that access names something of which nobody can rule out that it is there.
  func mayNeed(_ module: ModuleName, for access: Access) -> Bool {
    names.contains { $0.value >= access && mayBeDeclared($0.key, in: module) }
  }

  private func mayBeDeclared(_ name: Name, in module: ModuleName) -> Bool {
    let declared = name.declaration.flatMap(program.declarations.importedModule)
    // It may be anybody's.
    guard let declaring = declared ?? KnownTypes.module(of: name.text) else {
      return !program.declarations.modules.hasFiles(of: module)
        || program.declarations.exportsModules(module)
    }
    return !ModuleExports.isVisible(declaring, importing: [])
      && ModuleExports.isVisible(declaring, importing: [module])
  }
}

extension Program {
  /// What everybody sees who sees the fakes of a protocol: the protocol, and what its members and those of its parents name.
  func typesExposed(byFakesOf id: DeclarationID) -> ExposedTypes {
    let named = [id, root(of: id)].compactMap { $0 }.map { id in
      TypeModel.name(self[id].name, .declaration(id))
    }
    let owners = shape(of: id).protocols.filter { !isPrelude($0) }
    return ExposedTypes(types: named, owners: owners, access: generatedAccess(for: id))
  }

  /// What the requirements of a protocol name.
  ///
  /// Whoever refines it has no need to see its parents, nor what is demanded of its associated types.
  func typesNamed(by id: DeclarationID) -> [TypeModel] {
    var types: [TypeModel] = []
    for requirement in requirements(of: id) {
      types += requirement.types
      types += requirement.effects.types + requirement.getterEffects.types
      types += requirement.genericParameters.compactMap(\.constraint)
      types += requirement.constraints.flatMap(\.types)
    }
    return types
  }
}
