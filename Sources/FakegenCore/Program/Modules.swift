import FakegenKnowledge
import FakegenSyntax

/// The module of each file, as far as paths and imports tell.
struct Modules {
  /// The modules of the given files, followed by those of the prelude's files.
  private let byFile: [ModuleName?]
  /// The modules that the given files belong to.
  private let given: Set<ModuleName>
  /// The same, in order.
  let known: [ModuleName]
  /// The files of the output's module, if the other sources belong to different modules.
  private let home: Set<FileID>
  /// The modules that some file imports; their names may qualify those of types.
  private let imported: Set<ModuleName>

  /// Determines the module of each file.
  ///
  /// - Parameters:
  ///   - files: The files, without those of the prelude.
  ///   - outlines: Their outlines, which list their imports; none if nothing is to be faked.
  ///   - configuration: The configuration, which names the modules that the output imports.
  init(_ files: [SourceSet.File], outlines: [Outline], configuration: Configuration) {
    let named = configuration.allImports
    home =
      configuration.isElsewhere
      ? Set(
        files.indices.filter { files[$0].isInOutputModule(configuration) }
          .map { FileID(number: $0) }) : []
    var imported = Set(outlines.flatMap(\.imports).map { ModuleName($0.module) })
    let folders = files.map { Self.folder(of: $0.path) }
    let importedInside = Self.imports(inside: folders, outlines)
    let longer = Self.longerNames(
      of: folders, imported: imported, inside: importedInside, besides: named)
    let known = imported.union(named.map { ModuleName($0) })
    let ofFiles = files.indices.map { number -> ModuleName? in
      if let module = files[number].module ?? Self.interface(at: files[number].path) {
        return ModuleName(module)
      }
      if let folder = folders[number], importedInside[folder]?.contains(ModuleName(folder)) != true
      {
        let module = longer[folder] ?? ModuleName(folder)
        if known.contains(module) { return module }
        // Nothing imports the folder's module: the file belongs to the module of the sources around.
        if files[number].isSupport { return module }
      }
      if files[number].isSupport {
        return Self.importedFolder(of: files[number].path, imported: imported)
      }
      return named.count == 1 ? ModuleName(named[0]) : nil
    }
    given = Set(ofFiles.compactMap { $0 })
    self.known = Array(given).ordered()
    byFile = ofFiles + Prelude.files.map(\.module)
    imported.formUnion(ModuleExports.alwaysVisible + ["Foundation", "FoundationEssentials"])
    self.imported = imported
  }

  /// The module of a file; `nil` if it is unknown, or if the module of the sources has no name.
  func module(of file: FileID) -> ModuleName? { byFile[file.number] }

  /// Whether a file is known to belong to the output's module, while the other sources do not.
  func isInOutputModule(_ file: FileID) -> Bool { home.contains(file) }

  /// Whether a name is that of an imported module, as in `Foundation.URL`.
  func isModule(_ name: String) -> Bool { imported.contains(ModuleName(name)) }

  /// The module names that may qualify those of types.
  var names: Set<String> { Set(imported.union(given).map(\.text)) }

  /// Whether a given file is known to belong to a module.
  func hasFiles(of module: ModuleName) -> Bool { given.contains(module) }

  /// Whether it is known what a module declares: its files are given, or it is a framework or one of our own libraries.
  func isKnown(_ module: ModuleName) -> Bool {
    hasFiles(of: module) || ModuleExports.isFramework(module)
      || ModuleName.ownLibraries.contains(module)
  }

  // MARK: - Folders

  /// Returns the folder in `Sources` that a path leads through: `NIOCore` of `Sources/NIOCore/Channel.swift`.
  static func folder(of path: String) -> String? {
    // Works on bytes, because it runs for every file.
    let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
    let sources = folders.lastIndex { $0.elementsEqual("Sources".utf8) }
    return sources.flatMap { folders[($0 + 1)...].first }.map { String(Substring($0)) }
  }

  /// The module of an interface: `Kit` of `Kit.swiftinterface` or `Kit.swiftmodule/arm64-apple-ios.swiftinterface`.
  private static func interface(at path: String) -> String? {
    guard path.hasSuffix(".swiftinterface") else { return nil }
    let parts = path.split(separator: "/").suffix(2)
    let named = parts.first { $0.hasSuffix(".swiftmodule") } ?? parts[parts.endIndex - 1]
    return named.split(separator: ".").first.map(String.init)
  }

  /// The innermost folder in a path that has the name of an imported module.
  private static func importedFolder(of path: String, imported: Set<ModuleName>) -> ModuleName? {
    let folders = path.split(separator: "/").dropLast()
    return folders.lazy.map { ModuleName(String($0)) }.last { imported.contains($0) }
  }

  /// The modules that the files in a folder import, by folder: none of them is the module of the folder.
  private static func imports(
    inside folders: [String?], _ outlines: [Outline]
  ) -> [String: Set<ModuleName>] {
    var result: [String: Set<ModuleName>] = [:]
    for (folder, outline) in zip(folders, outlines) {
      guard let folder else { continue }
      result[folder, default: []].formUnion(outline.imports.map { ModuleName($0.module) })
    }
    return result
  }

  /// The modules whose names are longer than those of their folders, as `SystemPackage` in `Sources/System`, by folder.
  private static func longerNames(
    of folders: [String?], imported: Set<ModuleName>, inside: [String: Set<ModuleName>],
    besides named: [String]
  ) -> [String: ModuleName] {
    let all = Set(folders.compactMap { $0 })
    var result: [String: ModuleName] = [:]
    for folder in all where !imported.contains(ModuleName(folder)) && !named.contains(folder) {
      let longer = imported.subtracting(inside[folder] ?? []).filter {
        $0.text.hasPrefix(folder) && !all.contains($0.text) && !ModuleExports.isFramework($0)
      }
      if longer.count == 1 { result[folder] = longer.first }
    }
    return result
  }
}

/// The modules and declarations that a file, or the output, sees because of its imports.
struct FileView {
  /// The modules that are imported as a whole.
  var modules: Set<ModuleName> = []
  /// The declarations that are imported by themselves, as in `import struct System.FileDescriptor`.
  var scoped: [(name: String, module: ModuleName)] = []

  mutating func add(_ imported: ImportModel) {
    add(imported.module, name: imported.scopedName)
  }

  /// Adds a module or, if there is a name, a single declaration of the module.
  mutating func add(_ module: ModuleName, name: String?) {
    if let name {
      scoped.append((name, module))
    } else {
      modules.insert(module)
    }
  }

  mutating func formUnion(_ other: FileView) {
    modules.formUnion(other.modules)
    scoped += other.scoped
  }

  /// Returns the modules from which a name is imported by itself; they come before modules imported as a whole.
  func modules(importedFor name: String) -> Set<ModuleName> {
    Set(scoped.filter { $0.name == name }.map(\.module))
  }
}
