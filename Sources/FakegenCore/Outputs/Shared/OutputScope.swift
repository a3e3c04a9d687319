import FakegenKnowledge

/// The meaning of unqualified names at file scope of the output, which may have more imports than the faked files.
///
/// A class, because it remembers the declarers of names that it has looked up.
final class OutputScope {
  /// The modules that declare a name.
  private struct Declarers {
    /// Whether the output's own module declares it, and so hides all others.
    var isOwn: Bool
    /// The other modules that declare it, if the output imports them.
    var imported: Set<ModuleName> = []
  }

  private let program: Program
  private let view: FileView
  /// The names that the output declares, which hide those of other modules.
  private let generated: Set<String>
  /// The modules that declare names as the sources say, for example by writing `StoreKit.VerificationResult`.
  private let stated: [String: Set<ModuleName>]
  private let declarers = Answers<String, Declarers>()

  /// - Parameters:
  ///   - program: The program.
  ///   - view: The imports of the output.
  ///   - generated: The names that the output declares.
  ///   - mentioned: The names of types in the output, as they were bound.
  init(
    _ program: Program, seeing view: FileView, generating generated: Set<String>,
    mentioning mentioned: [NamedType]
  ) {
    self.program = program
    self.view = view
    self.generated = generated
    stated = mentioned.map(\.root).reduce(into: [:]) { stated, root in
      if case .unknown(let module?) = root.meaning { stated[root.name, default: []].insert(module) }
    }
  }

  /// Whether an unqualified name could mean something else than its declaration in an imported module.
  ///
  /// ```swift
  /// import Core  // declares an 'Item', as this module does
  ///
  /// func theirs() -> Core.Item { Core.Item() }
  /// func ours() -> Item { Item() }
  /// ```
  func isAmbiguous(_ name: String, of module: ModuleName) -> Bool {
    let declarers = declarers.value(about: name) { findDeclarers(of: name) }
    return declarers.isOwn || declarers.imported.contains { $0 != module }
  }

  private func findDeclarers(of name: String) -> Declarers {
    var found = Declarers(isOwn: generated.contains(name))
    let scoped = view.modules(importedFor: name)
    for id in program.declarations.declarations(at: [name]) where program.isVisible(id) {
      if program.isOwn(id) {
        found.isOwn = true
      } else if let module = program.declarations.importedModule(of: id),
        ModuleExports.isVisible(module, importing: view.modules) || scoped.contains(module)
      {
        found.imported.insert(module)
      } else if importsUnknown, program[id].origin == .support, program[id].access >= .public {
        found.imported.insert(.unknown)
      }
    }
    let known = KnownTypes.module(of: name)
    // A module that declares the name itself does not re-export another's.
    if let known,
      ModuleExports.isVisible(known, importing: view.modules.subtracting(found.imported))
    {
      found.imported.insert(known)
    }
    // If the sources name a module that re-exports the known one, it declares nothing itself.
    found.imported.formUnion(
      stated[name, default: []].filter { module in
        ModuleExports.isVisible(module, importing: view.modules)
          && known.map { !ModuleExports.isVisible($0, importing: [module]) } ?? true
      })
    if let library = KnownTypes.library(declaring: name), view.modules.contains(library) {
      found.imported.insert(library)
    }
    // Any import hides the standard library's name, and an import of a single declaration hides all others.
    found.imported.remove(.swift)
    let nearest = found.imported.intersection(scoped)
    if !nearest.isEmpty { found.imported = nearest }
    return found
  }

  /// Whether the output imports a module whose files may be among the sources under another name, that of their folder.
  private lazy var importsUnknown: Bool = view.modules.contains { module in
    !program.declarations.modules.isKnown(module)
      && !program.configuration.allImports.contains(module.text)
  }

  /// The name to qualify a module's declarations with; `nil` if it differs from system to system.
  func qualifier(for module: ModuleName) -> ModuleName? {
    ModuleExports.qualifier(for: module, importing: view.modules)
  }
}
