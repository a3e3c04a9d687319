package import FakegenSyntax

/// Everything that the given files and the prelude declare, by name.
package struct DeclarationTable: Equatable, Sendable {
  package private(set) var files: [LoweredFile] = []
  package private(set) var declarations: [Declaration] = []
  package private(set) var extensions: [ExtensionDeclaration] = []
  private var byPath: [String: [Int]] = [:]
  private var extensionsByPath: [String: [Int]] = [:]
  /// The modules that some file imports, whose names may stand before a type's.
  private var modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials"]

  /// The modules that some file exports, so that all others may see them without an import.
  private(set) var exportedModules: Set<String> = []

  /// As in `import struct System.FileDescriptor`, which hides what other modules call so.
  private var modulesOfScopedImports: [String: Set<String>] = [:]

  init(_ files: [LoweredFile]) {
    for file in files { add(file) }
    for (path, indices) in byPath where indices.count > 1 {
      byPath[path] = indices.sorted {
        (declarations[$0].rank, $0) < (declarations[$1].rank, $1)
      }
    }
    for index in self.files.indices where self.files[index].origin == .support {
      self.files[index].module = module(ofFileAt: self.files[index].path)
    }
  }

  /// `NIOCore` of `Sources/NIOCore/Channel.swift`; elsewhere a folder that somebody imports.
  private func module(ofFileAt path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex {
      return String(folders[sources + 1])
    }
    return folders.last { modules.contains(String($0)) }.map(String.init)
  }

  /// The module of a declaration that supports the sources; `nil` for theirs.
  func module(of index: Int) -> String? { files[declarations[index].place.file].module }

  /// The first declaration of a path that one of some files sees.
  ///
  /// What supports the sources may come from many modules, with names that mean something else in
  /// each; a file sees those of the modules that it imports. Those of the one folder that nobody
  /// imports are taken if there are no others.
  private func firstVisible(at path: [String], from files: Set<Int>) -> Int? {
    let candidates = declarations(at: path)
    if let seen = candidates.first(where: { isVisible($0, from: files) }) { return seen }
    let unknown = candidates.filter { index in
      guard let module = module(of: index) else { return false }
      return modulesOfScopedImports[path[0]] == nil && !modules.contains(module)
    }
    return Set(unknown.map(module)).count == 1 ? unknown[0] : nil
  }

  private func isVisible(_ index: Int, from files: Set<Int>) -> Bool {
    let home = declarations[index].place.file
    guard let module = self.files[home].module, !files.isEmpty else { return true }
    // A module's name often is longer than its folder's: `SystemPackage` lies in `Sources/System`.
    func isMeant(_ imported: String) -> Bool { imported.hasPrefix(module) }
    let name = declarations[index].path[0]
    if let others = modulesOfScopedImports[name] { return others.contains(where: isMeant) }
    if exportedModules.contains(where: isMeant) { return true }
    return files.contains { file in
      file == home || self.files[file].module == module
        || self.files[file].imports.contains { isMeant($0.module) }
    }
  }

  private mutating func add(_ file: LoweredFile) {
    for declaration in file.declarations {
      byPath[declaration.qualifiedName, default: []].append(declarations.count)
      declarations.append(declaration)
    }
    for declaration in file.extensions {
      let path = declaration.extendedPath.joined(separator: ".")
      extensionsByPath[path, default: []].append(extensions.count)
      extensions.append(declaration)
    }
    for imported in file.imports {
      modules.insert(imported.module)
      if imported.scope != nil, let name = imported.path.split(separator: ".").last {
        modulesOfScopedImports[String(name), default: []].insert(imported.module)
      }
      if imported.attributes.contains("@_exported") { exportedModules.insert(imported.module) }
    }
    files.append(file)
  }

  /// Returns the declarations of a name that is spelled from the top of a file.
  ///
  /// The sources come before what supports them, what supports them in public before what is their
  /// own, and all that before the prelude.
  func declarations(at path: [String]) -> [Int] {
    byPath[path.count == 1 ? path[0] : path.joined(separator: ".")] ?? []
  }

  /// Returns the extensions of a type, whichever file they are in.
  func extensions(of path: [String]) -> [ExtensionDeclaration] {
    (extensionsByPath[path.joined(separator: ".")] ?? []).map { extensions[$0] }
  }

  /// Whether a name is that of a module, as in `Foundation.URL`.
  func isModule(_ name: String) -> Bool { modules.contains(name) }

  /// Looks a name up as the compiler does: in the types around the place, then at file scope.
  ///
  /// - Parameters:
  ///   - path: The name, dotted parts in order.
  ///   - nesting: The names of the types around the place, outermost first.
  ///   - files: The files whose imports count; none if all do.
  /// - Returns: The declaration's index, or `nil` if nothing that is known has the name.
  func lookUp(_ path: [String], from nesting: [String], in files: Set<Int> = []) -> Int? {
    lookUp(path, from: nesting, in: files, depth: 0)
  }

  /// Looks a name up, after a number of aliases was followed: in a circle of them it ends.
  private func lookUp(
    _ path: [String], from nesting: [String], in files: Set<Int>, depth: Int
  ) -> Int? {
    if depth > 32 { return nil }
    if path.count > 1, path[0] == "Swift" || path[0].hasPrefix("Foundation") {
      return declarations(at: Array(path.dropFirst())).first { declarations[$0].origin == .prelude }
    }
    for length in stride(from: nesting.count, through: 0, by: -1) {
      let base = Array(nesting.prefix(length))
      if let found = lookUpMember(path, of: base, in: files, depth: depth) { return found }
    }
    // A name that nobody knows may be the module's own.
    guard path.count > 1,
      isModule(path[0])
        || declarations(at: [path[0]]).isEmpty && StandardDefaults.row(for: path[0]) == nil
          && !FrameworkNames.contains(path[0])
    else { return nil }
    return lookUpMember(Array(path.dropFirst()), of: [], in: files, depth: depth)
  }

  /// Follows type aliases on the way, as in `Alias.Nested`.
  private func lookUpMember(
    _ path: [String], of base: [String], in files: Set<Int>, depth: Int
  ) -> Int? {
    if let found = firstVisible(at: base + path, from: files) { return found }
    guard path.count > 1,
      let first = firstVisible(at: base + [path[0]], from: files),
      case .named(let aliased)? = declarations[first].aliasedType,
      aliased.path != base + [path[0]], aliased.path.first != path[0]
    else { return nil }
    return lookUp(
      aliased.path + path.dropFirst(), from: declarations[first].nesting,
      in: files.isEmpty ? [] : [declarations[first].place.file], depth: depth + 1)
  }

  subscript(index: Int) -> Declaration { declarations[index] }
}

extension Declaration {
  fileprivate var rank: Int {
    switch origin {
    case .source: 0
    case .support where access >= .package: 1
    case .support: 2
    case .prelude: 3
    }
  }
}

/// What one file declares and imports.
package struct LoweredFile: Equatable, Sendable {
  /// The text, of which only a message about a place wants a line.
  package let source: SourceText
  package let origin: Declaration.Origin
  /// The module of a file that supports others, as far as its path tells.
  package internal(set) var module: String?
  package var path: String { source.path }
  package var declarations: [Declaration] = []
  package var extensions: [ExtensionDeclaration] = []
  package var imports: [ImportModel] = []
}

/// As in `@preconcurrency public import struct Foundation.Date`.
package struct ImportModel: Hashable, Sendable {
  package let attributes: [String]
  package let access: Access?
  /// As in `struct`.
  package let scope: String?
  package let path: String
  package let conditions: [ConditionBranch]

  var module: String { String(path.prefix { $0 != "." }) }
}
