import FakegenKnowledge

/// Writes the imports of the output: those of the files that declare the faked protocols and their parents, those that
/// default values need, and the runtime.
struct ImportWriter {
  private let program: Program
  /// The imports of the files that declare the faked protocols and their parents.
  private let imports: [ImportModel]
  /// The imports that only files which support the faked ones contain.
  private let importsOfSupport: Set<ImportModel>
  private let neededImports: [ImportModel]
  private let needs: ImportNeeds
  /// The modules of types in the output that no other import makes visible.
  private let unseenModules: [ModuleName]
  /// The modules and the single declarations that the output imports.
  let view: FileView

  /// - Parameters:
  ///   - program: The program.
  ///   - resolution: The plans of the output.
  ///   - types: The types in the output.
  init(_ program: Program, _ resolution: Resolution, naming types: [TypeModel]) {
    self.program = program
    let subjects = resolution.subjectsWithImports
    let written = subjects.flatMap { id in
      program[id].kind == .protocol ? program.shape(of: id).ownProtocols : [id]
    }.uniqued()
    let files = written.map { program[$0].place.file }.uniqued().ordered()
    imports = files.flatMap(program.declarations.imports).uniqued()
    let ownFiles = Set(
      written.filter { program[$0].origin != .support }.map { program[$0].place.file })
    importsOfSupport = Set(imports).subtracting(ownFiles.flatMap(program.declarations.imports))
    // A `@testable` import in a source file says nothing about the output.
    neededImports = resolution.fakes.flatMap(\.dependencies.imports).uniqued()
      .filter { !$0.isTestable }
    needs = ImportNeeds(program, resolution, naming: types, importing: files)
    var view = FileView()
    view.modules = Set(program.configuration.allImports.map { ModuleName($0) } + [.runtime])
    for file in files { view.formUnion(program.declarations.view(of: file)) }
    for imported in neededImports { view.add(imported) }
    unseenModules = Self.modules(
      of: types.flatMap(\.declarations) + subjects, unseenBy: view, program)
    view.modules.formUnion(unseenModules)
    view.modules.formUnion(needs.libraries.keys)
    self.view = view
  }

  private var configuration: Configuration { program.configuration }

  var lines: [ImportModel] {
    var lines = imports.filter { imported in
      !ModuleName.ownLibraries.contains(imported.module)
        && needs.isNeeded(imported.module, inSupport: importsOfSupport.contains(imported))
    }.map(line)
    lines += neededImports.map(line)
      .ordered { ($0.text, $0.conditions.joined()) < ($1.text, $1.conditions.joined()) }
    lines += unseenModules.map { line(importing: $0) }
    lines.append(runtimeImport)
    lines += needs.libraries.map { library, access in
      // Functions that only generated code calls are SPI of the library.
      ImportModel(
        attributes: ["@_spi(Generated)"], access: access > .internal ? min(access, .public) : nil,
        path: library.text)
    }
    lines += needed(configuration.imports).map { line(importing: $0) }
    lines += needed(configuration.testableImports).map { line(importing: $0, isTestable: true) }
    return merged(withEqualAccess(lines.filter { !isDropped($0) }).uniqued())
  }

  /// The imports of files of one module, where those of one module get the widest access of these.
  ///
  /// ```swift
  /// #if !os(Windows)
  ///   public import Core  // in one file
  /// #endif
  /// import struct Core.Item  // in another file; in the output, the compiler warns that both are imported
  /// ```
  private func withEqualAccess(_ lines: [ImportModel]) -> [ImportModel] {
    let accesses = Dictionary(
      lines.filter { !$0.isTestable }.map { ($0.module, $0.access ?? .internal) },
      uniquingKeysWith: max)
    return lines.map { line in
      guard !line.isTestable, let access = accesses[line.module],
        access > line.access ?? .internal
      else { return line }
      return changed(line) { $0.access = access }
    }
  }

  /// Whether an import is left out: because the user asks for that, or because the compiler imports the module anyway.
  private func isDropped(_ line: ImportModel) -> Bool {
    ModuleExports.isOfStandardLibrary(line.module)
      || configuration.droppedImports.contains { ModuleName($0) == line.module }
  }

  /// The modules of types and protocols in the output that no import makes visible.
  private static func modules(
    of declarations: [DeclarationID], unseenBy view: FileView, _ program: Program
  ) -> [ModuleName] {
    declarations.compactMap { id in
      program.declarations.module(of: id).flatMap { module in
        let isSeen =
          view.modules.contains(module)
          || view.modules(importedFor: program[id].path[0]).contains(module)
        return program[id].origin == .support && !isSeen ? module : nil
      }
    }.uniqued().ordered()
  }

  /// The modules among those on the command line that are needed; a single one is always imported.
  private func needed(_ modules: [String]) -> [ModuleName] {
    let modules = modules.map { ModuleName($0) }
    return configuration.allImports.count == 1 ? modules : modules.filter { needs.isNeeded($0) }
  }

  private func line(importing module: ModuleName, isTestable: Bool = false) -> ImportModel {
    ImportModel(
      attributes: needs.spiAttributes(of: module) + (isTestable ? ["@testable"] : []),
      access: needs.access(of: module), path: module.text)
  }

  private func line(for imported: ImportModel) -> ImportModel {
    let access = imported.access.flatMap { stated in
      stated <= .internal
        ? stated
        : [.public, .package].first {
          $0 <= stated && needs.exposed.mayNeed(imported.module, for: $0)
        }
    }
    return changed(imported) {
      // Only within a module, all imports have to agree on the latter.
      $0.attributes.removeAll {
        $0 == "@_exported" || configuration.isElsewhere && $0 == "@_implementationOnly"
      }
      $0.access = configuration.isElsewhere ? needs.access(of: imported.module) : access
    }
  }

  /// The import of the runtime, which is public if public types conform to `NullObject` or `Defaultable`.
  ///
  /// Unless imports are internal by default, other files of the module that import the runtime decide whether an access
  /// level is written: the compiler wants all files to agree.
  private var runtimeImport: ImportModel {
    let widest = needs.accessOfRuntime
    let isRestricted = program.declarations.restrictedImports.contains(.runtime)
    // A plain import is as visible, unless imports are internal by default; then the warning cannot be avoided.
    let needsAccess =
      (configuration.isPublic || program.importsAreInternal
        || !program.declarations.importsRuntimePlainly || !needs.modulesInPublic.isEmpty)
      && widest > .internal
      && (!needs.isRuntimeUnusedInPackage || program.importsAreInternal || isRestricted)
    return ImportModel(
      access: needsAccess ? min(widest, .public) : isRestricted ? .internal : nil,
      path: ModuleName.runtime.text)
  }

  /// Merges imports: each appears once, and those that another import makes needless do not appear.
  ///
  /// ```swift
  /// import App  // needless because of the next line
  /// @testable import App
  ///
  /// @_spi(Cache) public import Core  // together: '@_spi(Cache) @_spi(Testing) public import Core'
  /// @_spi(Testing) import Core
  /// ```
  private func merged(_ lines: [ImportModel]) -> [ImportModel] {
    var result: [ImportModel] = []
    let tested = Dictionary(
      lines.filter(\.isTestable).map { ($0.path, $0.access ?? .internal) }, uniquingKeysWith: max)
    for line in lines.ordered(by: ImportWriter.isBefore) {
      // A `@testable` import shows everything public as well.
      let isTested =
        line.isPlain && tested[line.path].map { line.access ?? .internal <= $0 } ?? false
      if isTested { continue }
      if let index = result.firstIndex(where: { $0.canInclude(line) }) {
        result[index].include(line)
      } else {
        result.append(line)
      }
    }
    return result
  }

  /// Whether an import comes before another.
  ///
  /// First come imports of modules, then those of single declarations, `@testable` ones, and those under conditions, by
  /// condition. Of several for one module, that with the widest access comes first.
  private static func isBefore(_ left: ImportModel, _ right: ImportModel) -> Bool {
    if left.conditions != right.conditions {
      return left.conditions.lexicographicallyPrecedes(right.conditions)
    }
    if left.isTestable != right.isTestable { return right.isTestable }
    if (left.scope == nil) != (right.scope == nil) { return left.scope == nil }
    // The text is built for each comparison, so it is compared last.
    if (left.path, left.rank) != (right.path, right.rank) {
      return (left.path, left.rank) < (right.path, right.rank)
    }
    return left.text < right.text
  }
}

extension ImportModel {
  /// Whether it imports a whole module without attributes.
  fileprivate var isPlain: Bool { attributes.isEmpty && scope == nil }

  fileprivate var rank: Int {
    if access == .public { return 0 }
    return attributes.isEmpty && access == nil ? 1 : 2
  }

  /// Whether its attributes can be added to those of another import.
  private var canBeJoined: Bool {
    attributes.allSatisfy { $0.hasPrefix("@_spi(") || $0 == "@preconcurrency" }
  }

  /// Whether it can do what a later import does.
  fileprivate func canInclude(_ other: ImportModel) -> Bool {
    guard path == other.path, conditions.isEmpty else { return false }
    if attributes == other.attributes { return true }
    return canBeJoined && other.canBeJoined
      && (other.conditions.isEmpty || other.attributes.allSatisfy(attributes.contains))
  }

  /// Includes a later import, which is public only if this one is.
  fileprivate mutating func include(_ other: ImportModel) {
    guard attributes != other.attributes, other.conditions.isEmpty else { return }
    attributes = (attributes + other.attributes).uniqued().ordered()
    if access != .public, other.access == nil { access = nil }
  }
}
