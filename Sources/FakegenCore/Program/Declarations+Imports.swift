import FakegenKnowledge

/// What the sources import.
extension Declarations {
  /// The imports of a module in the files that declare protocols to fake.
  func importsForFakes(of module: ModuleName) -> [ImportModel] {
    let byModule = importsForFakes.value {
      let files = candidates.filter { self[$0].origin == .source }.map { self[$0].place.file }
      return Dictionary(grouping: files.uniqued().flatMap(imports), by: \.module)
    }
    return byModule[module, default: []]
  }

  /// Whether the sources see what a file adds to a type: it belongs to the type's module, or they import its module.
  func isSeen(_ file: FileID, adding id: DeclarationID) -> Bool {
    guard isSupport(file), let module = modules.module(of: file) else { return true }
    if module == self.module(of: id) { return true }
    return seenBySources.value { Set(modules(shownBy: Array(importedBySources).ordered())) }
      .contains(module)
  }

  /// The modules that a module re-exports as a whole; none if its files are not given.
  func exportedModules(of module: ModuleName) -> [ModuleName] {
    exports[module].map { Array($0.modules).ordered() } ?? []
  }

  /// Whether a module is known to re-export anything.
  func exportsModules(_ module: ModuleName) -> Bool { exports[module] != nil }
}
