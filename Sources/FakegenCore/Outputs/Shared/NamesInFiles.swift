import FakegenKnowledge

/// What the output names for the protocols and types of each file, so that of the file's imports only those are repeated
/// that show it.
///
/// An import that is kept in vain makes whoever compiles the output link a library for nothing; one that is missing does
/// not compile. So all are kept as soon as a name could be anybody's.
struct NamesInFiles {
  /// The names of one file.
  private struct Names {
    /// The modules that declare them, and those that were written before a name.
    var modules: Set<ModuleName> = []
    var texts: Set<String> = []
    /// Whether some name could be anybody's.
    var isOpen = false
  }

  private let program: Program
  private var names: [FileID: Names] = [:]

  init(_ program: Program, _ resolution: Resolution) {
    self.program = program
    let isOpen = !program.configuration.defaults.isEmpty
    for id in Set(resolution.faked.flatMap { program.shape(of: $0).protocols })
    where !program.isPrelude(id) {
      addNames(of: id)
    }
    for fake in resolution.fakes {
      for member in fake.members where !program.isPrelude(member.requirement.owner) {
        let file = program[member.requirement.owner].place.file
        if member.requirement.member.chosenDefault != nil {
          names[file, default: Names()].isOpen = true
        }
      }
      guard let file = fake.subject.map({ program[$0].place.file }) ?? fake.place?.file else {
        continue
      }
      add(fake.types, to: file)
      let isType = fake.subject.map { program[$0].isType } ?? true
      if isOpen || isType && fake.plans.contains(where: \.mayNameAnything) {
        names[file, default: Names()].isOpen = true
      }
    }
  }

  /// Whether an import of a file may show something that the output names.
  ///
  /// Of a module whose files are known, others know what was asked for.
  func isNeeded(_ imported: ImportModel, in file: FileID) -> Bool {
    let imports = program.declarations.imports(of: file)
    guard let names = names[file], !names.isOpen,
      !program.declarations.modules.hasFiles(of: imported.module)
    else { return true }
    if let name = imported.scopedName { return names.texts.contains(name) }
    let plain = Set(imports.filter { $0.conditions.isEmpty }.map(\.module))
    return names.modules.contains { home in
      home == imported.module
        || !plain.contains(home) && ModuleExports.isVisible(home, importing: [imported.module])
    }
  }

  // MARK: - Names

  /// The names in a protocol's head and requirements, which the output repeats.
  private mutating func addNames(of id: DeclarationID) {
    let file = program[id].place.file
    if names[file] == nil { names[file] = Names() }
    let requirements = program.requirements(of: id)
    add(program.typesNamed(by: id) + program.inheritedTypes(of: id), to: file)
    for requirement in requirements {
      for effects in [requirement.effects, requirement.getterEffects] {
        if case .typed(let error) = effects.throwing { add([error], to: file) }
      }
    }
    // What looks like an actor may be declared anywhere.
    let attributes =
      program.repeatedAttributes(of: id, in: program.isolation(of: id))
      + requirements.flatMap { program.keptAttributes(of: $0.member) }
    let isOpen = attributes.contains { attribute in
      attribute.dropFirst().first?.isUppercase ?? false && !attribute.hasPrefix("@MainActor")
    }
    if isOpen { names[file, default: Names()].isOpen = true }
    // An Empty class is one of Foundation's.
    if program.hasEmptyClass(id) { names[file, default: Names()].modules.insert("Foundation") }
  }

  private mutating func add(_ types: [TypeModel], to file: FileID) {
    for root in types.flatMap(\.names).map(\.root) { add(root, to: file) }
  }

  private mutating func add(_ root: NamedType, to file: FileID) {
    var known = names[file] ?? Names()
    known.texts.insert(root.name)
    switch root.meaning {
    case .parameter, .null: break
    case .unknown(let module?): known.modules.insert(module)
    case .declaration(let id):
      if let module = program.declarations.module(of: id),
        !ModuleExports.isVisible(module, importing: [])
      {
        known.modules.insert(module)
      }
    case .unknown(nil), .unbound:
      let home = KnownTypes.frameworkModule(of: root.name).map { ModuleName($0) }
      let seen = Set(program.declarations.imports(of: file).map(\.module))
      if let home, ModuleExports.isVisible(home, importing: []) { break }
      if let home, ModuleExports.isVisible(home, importing: seen) {
        known.modules.insert(home)
      } else if !["Any", "Self", "Void"].contains(root.name) {
        known.isOpen = true
      }
    }
    names[file] = known
  }
}
