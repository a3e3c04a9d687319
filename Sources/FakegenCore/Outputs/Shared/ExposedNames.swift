import FakegenKnowledge

/// The types that the output names in signatures of some access: whose modules have to be imported with that access.
struct ExposedNames {
  private let program: Program
  /// The outermost names in signatures that another module may declare, with the widest access of what names them.
  private var names: [Name: Access] = [:]

  private struct Name: Hashable {
    let text: String
    let declaration: DeclarationID?
  }

  init(_ program: Program, _ fakes: [FakePlan]) {
    self.program = program
    for fake in fakes {
      if let value = fake.value {
        let access = program.isOwn(value.id) ? program[value.id].access : .internal
        if access > .internal { add([value.type], access) }
        if program.configuration.isPublic, !program.isOwn(value.id) { add(value.types, .public) }
      } else if let id = fake.subject {
        let access = program.generatedAccess(for: id)
        if access > .internal {
          for named in [id, program.root(of: id)].compactMap({ $0 }) {
            add([.name(program[named].name, .declaration(named))], access)
          }
          for owner in program.shape(of: id).protocols where !program.isPrelude(owner) {
            add(typesNamed(by: owner), access)
          }
        }
      }
      if let null = fake.null, null.access > .internal { add(null.signatureTypes, null.access) }
      if let spy = fake.spy, spy.type.access > .internal {
        add(spy.signatureTypes, spy.type.access)
      }
    }
  }

  private mutating func add(_ types: [TypeModel], _ access: Access) {
    for root in types.flatMap(\.names).map(\.root) {
      switch root.meaning {
      case .parameter, .null: continue
      case .declaration(let id) where program.isOwn(id): continue
      case .declaration, .unbound, .unknown: break
      }
      if root.name == "Self" { continue }
      let name = Name(text: root.name, declaration: root.declaration)
      names[name] = max(names[name] ?? access, access)
    }
  }

  /// What the requirements, associated types and parents of a protocol name.
  private func typesNamed(by id: DeclarationID) -> [TypeModel] {
    // Whoever refines a protocol of another module has no need to see its parents.
    let isElsewhere = program.isElsewhere(program[id].place.file)
    var types = isElsewhere ? [] : program.inheritedTypes(of: id)
    for requirement in program.requirements(of: id) {
      types.append(requirement.type)
      types += requirement.parameters.map(\.type)
      types += requirement.genericParameters.compactMap(\.constraint)
      for constraint in requirement.constraints { types += [constraint.left, constraint.right] }
    }
    for shaped in program.shape(of: id).constraints {
      types += [shaped.constraint.left, shaped.constraint.right]
    }
    return types
  }

  /// Whether something that is at least so visible may be declared in a module.
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
