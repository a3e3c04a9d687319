import FakegenSyntax

/// Everything that the given files and the prelude declare, by name.
///
/// Of most files no more is known than their outlines. A declaration is parsed and lowered when somebody
/// asks for its name, which is why this is a class: to ask changes it, and who asks need not care.
final class DeclarationTable {
  /// The protocols that may be faked, besides those that others mention.
  private(set) var candidates: [Int] = []
  /// Extensions of protocols of other files, to which the annotation was given.
  private(set) var annotatedExtensions: [ExtensionDeclaration] = []
  private var annotationsByPath: [PathHash: FakedAnnotation] = [:]
  /// The modules that some file exports, so that all others may see them without an import.
  private(set) var exportedModules: Set<String> = []
  /// Whether some file imports the runtime without saying who may see that.
  private(set) var importsRuntimePlainly = false

  private let sources: SourceSet
  private let index: OutlineIndex
  /// The files that were read.
  private var files: [FileLowering?]
  /// The modules of the files that support others, as far as the paths tell.
  private var modulesByFile: [String?]
  private var declarations: [Declaration] = []
  private var indicesByPlace: [Place: Int] = [:]
  private var indicesByPath: [PathHash: [Int]] = [:]
  private var extensionsByPlace: [Place: ExtensionDeclaration] = [:]
  private var extensionsByPath: [PathHash: [ExtensionDeclaration]] = [:]
  /// The modules that some file imports, whose names may stand before a type's.
  private let modules: Set<String>
  /// As in `import struct System.FileDescriptor`, which hides what other modules call so.
  private var modulesOfScopedImports: [String: Set<String>] = [:]

  /// Looks through the files, and reads those that may hold something to fake.
  init(_ sources: SourceSet, configuration: Configuration) {
    self.sources = sources
    let count = sources.files.count
    let isAnyFaked =
      configuration.fakesAll || !configuration.protocolNames.isEmpty || sources.isAnyAnnotated
    let outlines = isAnyFaked ? sources.map(0..<count) { sources.outline($0) } : []
    let prelude = Prelude.source
    index = OutlineIndex(outlines + [Outline(prelude)])
    modules = index.modules.union(["Swift", "Foundation", "FoundationEssentials"])
    files = [FileLowering?](repeating: nil, count: count)
    files.append(FileLowering(prelude, number: count, origin: .prelude))
    modulesByFile = [String?](repeating: nil, count: count + 1)
    for file in sources.files.indices where sources.files[file].isSupport {
      modulesByFile[file] = module(ofFileAt: sources.files[file].path)
    }
    if isAnyFaked { readCandidates(outlines, configuration) }
  }

  /// `NIOCore` of `Sources/NIOCore/Channel.swift`; elsewhere a folder that somebody imports.
  private func module(ofFileAt path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    if let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex {
      return String(folders[sources + 1])
    }
    return folders.last { modules.contains(String($0)) }.map(String.init)
  }

  // MARK: - Reading

  /// Reads the files that may hold something to fake, or that say something about others.
  private func readCandidates(_ outlines: [Outline], _ configuration: Configuration) {
    let isNamed = !configuration.protocolNames.isEmpty
    let annotations = outlines.indices.map {
      sources.files[$0].isSupport ? [] : outlines[$0].annotations
    }
    let wanted = outlines.indices.filter { file in
      let mayHoldFaked =
        isNamed || configuration.fakesAll && !sources.files[file].isSupport
      return !annotations[file].isEmpty || outlines[file].hasFarReachingImports
        || mayHoldFaked && outlines[file].hasProtocols
    }
    let read = sources.map(wanted) { [sources] file -> (FileLowering, Lowering?)? in
      guard var lowering = Self.lowering(of: file, in: sources) else { return nil }
      let offsets = annotations[file]
      let found = offsets.isEmpty ? nil : lowering.lower(.annotated(at: offsets))
      return (lowering, found)
    }
    for (file, result) in zip(wanted, read) {
      guard let (lowering, found) = result else { continue }
      files[file] = lowering
      note(lowering.imports)
      if let found { register(found) }
    }
    collectCandidates(in: wanted, outlines)
  }

  private func collectCandidates(in files: [Int], _ outlines: [Outline]) {
    for file in files {
      for entry in outlines[file].entries where entry.kind == .protocol {
        let place = Place(file: file, offset: Int(entry.offset))
        if let index = declaration(at: place) { candidates.append(index) }
      }
    }
    candidates += annotatedExtensions.flatMap { declarations(at: $0.extendedPath) }
    candidates = Set(candidates).sorted { declarations[$0].place < declarations[$1].place }
  }

  private static func lowering(of file: Int, in sources: SourceSet) -> FileLowering? {
    sources.read(file).map {
      FileLowering($0, number: file, origin: sources.files[file].isSupport ? .support : .source)
    }
  }

  private func note(_ imports: [ImportModel]) {
    for imported in imports {
      if imported.scope != nil, let name = imported.path.split(separator: ".").last {
        modulesOfScopedImports[String(name), default: []].insert(imported.module)
      }
      if imported.attributes.contains("@_exported") { exportedModules.insert(imported.module) }
      if imported.module == "FakedRuntime", imported.access == nil { importsRuntimePlainly = true }
    }
  }

  private func register(_ found: Lowering) {
    for declaration in found.declarations {
      indicesByPlace[declaration.place] = declarations.count
      declarations.append(declaration)
    }
    for added in found.extensions {
      extensionsByPlace[added.place] = added
      if let annotation = added.annotation, added.origin == .source {
        annotatedExtensions.append(added)
        let path = PathHash(added.extendedPath)
        if annotationsByPath[path] == nil { annotationsByPath[path] = annotation }
      }
    }
  }

  /// Lowers what an outline says to be somewhere, unless that was done before.
  private func lower(_ place: Place) {
    guard indicesByPlace[place] == nil, extensionsByPlace[place] == nil else { return }
    if files[place.file] == nil {
      files[place.file] = Self.lowering(of: place.file, in: sources)
    }
    if let found = files[place.file]?.lower(.declaration(at: place.offset)) { register(found) }
  }

  private func declaration(at place: Place) -> Int? {
    lower(place)
    return indicesByPlace[place]
  }

  // MARK: - Files

  func path(of file: Int) -> String {
    file < sources.files.count ? sources.files[file].path : Prelude.path
  }

  /// A file's text; empty if nobody has asked for anything in it.
  func source(of file: Int) -> SourceText {
    files[file]?.source ?? SourceText(path: path(of: file), bytes: [])
  }

  func imports(of file: Int) -> [ImportModel] { files[file]?.imports ?? [] }

  /// What is wrong with the files, as far as they were read.
  func diagnostics(_ configuration: Configuration) -> [Diagnostic] {
    files.compactMap { $0 }.flatMap { file in
      let isSilent = file.origin != .source || configuration.ignoresSyntaxErrors
      return (isSilent ? [] : file.syntaxErrors) + file.diagnostics
    }
  }

  /// The module of a declaration that supports the sources; `nil` for theirs.
  func module(of index: Int) -> String? { modulesByFile[declarations[index].place.file] }

  // MARK: - Names

  subscript(index: Int) -> Declaration { declarations[index] }

  /// Returns the declarations of a name that is spelled from the top of a file.
  ///
  /// The sources come before what supports them, what supports them in public before what is their
  /// own, and all that before the prelude.
  func declarations(at path: [String]) -> [Int] {
    let hash = PathHash(path)
    if let known = indicesByPath[hash] { return known }
    let found = index.declarations(of: hash).compactMap { declaration(at: $0) }
      .filter { declarations[$0].path == path }
      .sorted {
        let (left, right) = (declarations[$0], declarations[$1])
        return left.rank == right.rank ? left.place < right.place : left.rank < right.rank
      }
    indicesByPath[hash] = found
    return found
  }

  /// Returns the extensions of a type, whichever file they are in.
  func extensions(of path: [String]) -> [ExtensionDeclaration] {
    let hash = PathHash(path)
    if let known = extensionsByPath[hash] { return known }
    let found = index.extensions(of: hash).compactMap { place in
      lower(place)
      return extensionsByPlace[place]
    }.filter { $0.extendedPath == path }
    extensionsByPath[hash] = found
    return found
  }

  /// The annotation that was given to a protocol where it is extended.
  func annotation(onExtensionOf path: [String]) -> FakedAnnotation? {
    annotationsByPath.isEmpty ? nil : annotationsByPath[PathHash(path)]
  }

  /// Whether a name is that of a module, as in `Foundation.URL`.
  func isModule(_ name: String) -> Bool { modules.contains(name) }

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
    guard let module = modulesByFile[home], !files.isEmpty else { return true }
    // A module's name often is longer than its folder's: `SystemPackage` lies in `Sources/System`.
    func isMeant(_ imported: String) -> Bool { imported.hasPrefix(module) }
    let name = declarations[index].path[0]
    if let others = modulesOfScopedImports[name] { return others.contains(where: isMeant) }
    if exportedModules.contains(where: isMeant) { return true }
    return files.contains { file in
      file == home || modulesByFile[file] == module
        || imports(of: file).contains { isMeant($0.module) }
    }
  }

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
