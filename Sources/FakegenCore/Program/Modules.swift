import FakegenKnowledge
import FakegenSyntax

/// Which module each file belongs to, as far as paths and imports tell.
struct Modules {
  /// Those of the given files, and after them those of the prelude's.
  private let byFile: [ModuleName?]
  /// The modules that the given files belong to.
  private let given: Set<ModuleName>
  /// The files that are of the output's module, which is another than those of the sources around.
  private let home: Set<FileID>
  /// The modules that some file imports, whose names may stand before a type's.
  private let imported: Set<ModuleName>

  /// Decides the module of each file.
  ///
  /// - Parameters:
  ///   - files: The files, without those of the prelude.
  ///   - outlines: Their outlines, which say what they import; none if nothing is to be faked.
  ///   - configuration: Names the modules that the output imports.
  init(_ files: [SourceSet.File], outlines: [Outline], configuration: Configuration) {
    let named = configuration.allImports
    home = Set(
      files.indices.filter { files[$0].isInOutputModule(configuration) }.map { FileID(number: $0) })
    var imported = Set(outlines.flatMap(\.imports).map { ModuleName($0.module) })
    let folders = files.map { Self.folder(of: $0.path) }
    let longer = Self.longerNames(of: folders, imported: imported)
    let known = imported.union(named.map { ModuleName($0) })
    let ofFiles = files.indices.map { number -> ModuleName? in
      if let module = files[number].module ?? Self.interface(at: files[number].path) {
        return ModuleName(module)
      }
      if let folder = folders[number] {
        let module = longer[folder] ?? ModuleName(folder)
        if known.contains(module) { return module }
        // Nobody imports it: its files are one with those that are around.
        if files[number].isSupport { return module }
      }
      if files[number].isSupport {
        return Self.importedFolder(of: files[number].path, imported: imported)
      }
      return named.count == 1 ? ModuleName(named[0]) : nil
    }
    given = Set(ofFiles.compactMap { $0 })
    byFile = ofFiles + Prelude.files.map(\.module)
    imported.formUnion(ModuleExports.alwaysVisible + ["Foundation", "FoundationEssentials"])
    self.imported = imported
  }

  /// The module of a file; `nil` for sources whose module has no name, and for files of which nobody knows.
  func module(of file: FileID) -> ModuleName? { byFile[file.number] }

  /// Whether a file is known to be the output's own among the sources of other modules.
  func isInOutputModule(_ file: FileID) -> Bool { home.contains(file) }

  /// Whether a name is that of a module, as in `Foundation.URL`.
  func isModule(_ name: String) -> Bool { imported.contains(ModuleName(name)) }

  /// The names that may stand before a type's.
  var names: Set<String> { Set(imported.union(given).map(\.text)) }

  /// The modules of which there are files.
  var known: [ModuleName] { Array(given).ordered() }

  /// Whether of any file the module is known.
  var isAnyKnown: Bool { !given.isEmpty }

  /// Whether a file is known to be the module's.
  func hasFiles(of module: ModuleName) -> Bool { given.contains(module) }

  // MARK: - Folders

  /// `NIOCore` of `Sources/NIOCore/Channel.swift`.
  static func folder(of path: String) -> String? {
    var path = path
    // Bytes, because this is asked of every file.
    return path.withUTF8 { bytes in
      var end = bytes.endIndex
      var folder: Slice<UnsafeBufferPointer<UInt8>>?
      while end >= 0 {
        let slash = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? -1
        let part = bytes[(slash + 1)..<end]
        if part.elementsEqual("Sources".utf8) {
          return folder.map { String(decoding: $0, as: UTF8.self) }
        }
        // What stands behind the last slash is the file.
        folder = end == bytes.endIndex ? nil : part
        end = slash
      }
      return nil
    }
  }

  /// `Kit` of `Kit.swiftinterface` and of `Kit.swiftmodule/arm64-apple-ios.swiftinterface`.
  private static func interface(at path: String) -> String? {
    guard path.hasSuffix(".swiftinterface") else { return nil }
    let parts = path.split(separator: "/").suffix(2)
    let named = parts.first { $0.hasSuffix(".swiftmodule") } ?? parts[parts.endIndex - 1]
    return named.split(separator: ".").first.map(String.init)
  }

  /// A folder on the way to a file by whose name somebody imports a module.
  private static func importedFolder(of path: String, imported: Set<ModuleName>) -> ModuleName? {
    let folders = path.split(separator: "/").dropLast()
    return folders.lazy.map { ModuleName(String($0)) }.last { imported.contains($0) }
  }

  /// A module's name often is longer than its folder's: `SystemPackage` lies in `Sources/System`.
  private static func longerNames(
    of folders: [String?], imported: Set<ModuleName>
  ) -> [String: ModuleName] {
    let all = Set(folders.compactMap { $0 })
    var result: [String: ModuleName] = [:]
    for folder in all where !imported.contains(ModuleName(folder)) {
      let longer = imported.filter {
        $0.text.hasPrefix(folder) && !all.contains($0.text) && !ModuleExports.isFramework($0)
      }
      if longer.count == 1 { result[folder] = longer.first }
    }
    return result
  }
}

/// What the imports of a file, or of the output, show it.
struct FileView {
  /// The modules that it sees as a whole.
  var modules: Set<ModuleName> = []
  /// Single declarations of other modules, as in `import struct System.FileDescriptor`.
  var scoped: [(name: String, module: ModuleName)] = []

  mutating func add(_ imported: ImportModel) {
    add(imported.module, name: imported.scopedName)
  }

  /// Adds a module or, if that has a name, a single declaration of it.
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

  /// The modules of which a name is imported for itself; these come before those imported as a whole.
  func modules(importedFor name: String) -> Set<ModuleName> {
    Set(scoped.filter { $0.name == name }.map(\.module))
  }
}
