import FakegenKnowledge

/// What the sources import.
extension Declarations {
  /// Whether the sources see what a file adds to a type: it belongs to the type's module, or they import its module.
  func isSeen(_ file: FileID, adding id: DeclarationID) -> Bool {
    guard isSupport(file), let module = modules.module(of: file) else { return true }
    return module == self.module(of: id) || seenBySources.contains(module)
  }

  /// The modules that a module re-exports as a whole; none if its files are not given.
  func exportedModules(of module: ModuleName) -> [ModuleName] {
    exports[module].map { Array($0.modules).ordered() } ?? []
  }

  /// Whether a module is known to re-export anything.
  func exportsModules(_ module: ModuleName) -> Bool { exports[module] != nil }
}
