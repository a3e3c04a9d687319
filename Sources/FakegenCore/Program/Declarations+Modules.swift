import FakegenKnowledge
import FakegenSyntax

extension Declarations {
  /// The module of a declaration; see `Modules.module(of:)`.
  func module(of id: DeclarationID) -> ModuleName? { modules.module(of: self[id].place.file) }

  /// The module of a declaration of the sources; if that is unknown, the module named like its folder in `Sources`.
  func likelyModule(of id: DeclarationID) -> ModuleName? {
    module(of: id) ?? Modules.folder(of: path(of: self[id].place.file)).map { ModuleName($0) }
  }

  /// The names by which options may refer to the module of a file: first that of its folder in `Sources`, unless an
  /// option assigns it to a module.
  func moduleNames(of file: FileID) -> [String] {
    let isAssigned = isPrelude(file) || sources.files[file.number].module != nil
    let folder = isAssigned ? nil : Modules.folder(of: path(of: file))
    return [folder, modules.module(of: file)?.text].compactMap { $0 }.uniqued()
  }

  /// The module that an output in another module imports in order to see a declaration.
  func importedModule(of id: DeclarationID) -> ModuleName? {
    if let module = module(of: id) { return module }
    return self[id].origin == .source ? onlyImport : nil
  }

  /// The module of a declaration, and those with extensions of it that may hold witnesses, or values for the output.
  func modules(making id: DeclarationID) -> [ModuleName] {
    let path = PathHash(self[id].path)
    let traits: [Outline.Entry.Traits] =
      self[id].kind == .protocol ? [[]] : [.namesDefault, .makesValues]
    let added = traits.flatMap { index.extensions(of: path, with: $0) }
    return ([id.number] + added).compactMap { modules.module(of: index.places[$0].file) }
  }

  // MARK: - Imports

  /// Whether the sources see what a file adds to a type: it belongs to the type's module, or they import its module.
  func isSeen(_ file: FileID, adding id: DeclarationID) -> Bool {
    guard isSupport(file), let module = modules.module(of: file) else { return true }
    return module == self.module(of: id) || seenBySources.contains(module)
  }

  /// Returns modules, and those that they re-export as a whole, as far as their files are given.
  func modules(shownBy modules: [ModuleName]) -> [ModuleName] {
    modules.transitiveClosure { exports[$0].map { Array($0.modules).ordered() } ?? [] }
  }

  /// Whether a module is known to re-export anything.
  func exportsModules(_ module: ModuleName) -> Bool { exports[module] != nil }
}
