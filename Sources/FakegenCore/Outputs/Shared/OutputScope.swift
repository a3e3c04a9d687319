import FakegenKnowledge

/// What plain names mean at file scope of the output, which sees more than the files that they come from.
///
/// A class, because it remembers what it has found out about a name.
final class OutputScope {
  /// Who declares a name.
  private struct Declarers {
    /// Whether the output's own module does, before which all others step back.
    var isOwn: Bool
    /// The other modules that the output imports.
    var imported: Set<ModuleName> = []
  }

  private let program: Program
  private let view: FileView
  /// The names of what is generated, which come before those of other modules.
  private let generated: Set<String>
  private let declarers = Answers<String, Declarers>()

  /// - Parameters:
  ///   - program: Everything that is declared.
  ///   - view: What the output imports.
  ///   - generated: The names of what is generated.
  init(_ program: Program, seeing view: FileView, generating generated: Set<String>) {
    self.program = program
    self.view = view
    self.generated = generated
  }

  /// Whether a name alone could mean something else than what a module declares, which is not the output's own.
  ///
  /// ```swift
  /// import Core  // declares an 'Item', as this module does
  ///
  /// func theirs() -> Core.Item { Core.Item() }
  /// func ours() -> Item { Item() }
  /// ```
  func isAmbiguous(_ name: String, of module: ModuleName) -> Bool {
    let declarers = declarers(of: name)
    return declarers.isOwn || declarers.imported.contains { $0 != module }
  }

  private func declarers(of name: String) -> Declarers {
    declarers.value(about: name) { findDeclarers(of: name) }
  }

  private func findDeclarers(of name: String) -> Declarers {
    var found = Declarers(isOwn: generated.contains(name))
    let scoped = view.modules(importedFor: name)
    for id in program.declarations.declarations(at: [name]) where program.isVisible(id) {
      if program.isOwn(id) {
        found.isOwn = true
      } else if let module = program.declarations.importedModule(of: id),
        sees(module) || scoped.contains(module)
      {
        found.imported.insert(module)
      } else if importsUnknown, program[id].origin == .support, program[id].access >= .public {
        found.imported.insert(.unknown)
      }
    }
    // A module that declares the name itself does not export another's.
    if let module = KnownTypes.module(of: name),
      ModuleExports.isVisible(module, importing: view.modules.subtracting(found.imported))
    {
      found.imported.insert(module)
    }
    if let library = KnownTypes.library(declaring: name), view.modules.contains(library) {
      found.imported.insert(library)
    }
    // Whatever is imported hides what is the standard library's, and what is imported by name hides the rest.
    found.imported.remove(.swift)
    let nearest = found.imported.intersection(scoped)
    if !nearest.isEmpty { found.imported = nearest }
    return found
  }

  /// Whether the output imports a module that may be any that nobody has named: a folder may have another name than its
  /// module.
  private lazy var importsUnknown: Bool = view.modules.contains { module in
    !ModuleExports.isFramework(module) && !ModuleName.ownLibraries.contains(module)
      && !program.declarations.modules.known.contains(module)
      && !program.configuration.allImports.contains(module.text)
  }

  /// The name to write before what a module declares; `nil` if it has another on each system.
  func qualifier(for module: ModuleName) -> ModuleName? {
    ModuleExports.qualifier(for: module, importing: view.modules)
  }

  private func sees(_ module: ModuleName) -> Bool {
    ModuleExports.isVisible(module, importing: view.modules)
  }
}
