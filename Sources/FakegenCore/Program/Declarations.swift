import FakegenKnowledge
import FakegenSyntax

/// Everything that the given files and the prelude declare, by name.
///
/// Of most files, only the outline is known. A declaration is parsed and lowered when its name is first looked up, and
/// its members when they are first read. This is a class, so that a lookup can fill these caches.
final class Declarations {
  /// The protocols that may be faked because somebody asked for them; others are faked because these mention them.
  private(set) var candidates: [DeclarationID] = []
  /// The types that are annotated, where they are declared or where they are extended.
  private(set) var annotatedTypes: [DeclarationID] = []
  /// The types that may get test data without an annotation, in order.
  private(set) var types: [DeclarationID] = []
  /// The extensions that are annotated in the place of what they extend.
  private(set) var annotatedExtensions: [Declaration] = []
  /// The annotations of extensions, by what these extend.
  private(set) var annotationsOfExtensions: [DeclarationID: FakedAnnotation] = [:]
  /// Whether some file imports the runtime library without an access modifier.
  private(set) var importsRuntimePlainly = false

  /// The modules that some file of the output's module imports with an access modifier below `public`.
  ///
  /// Every other file of that module then needs an access modifier for the same import.
  private(set) var restrictedImports: Set<ModuleName> = []

  /// The modules that the sources import.
  private(set) var importedBySources: Set<ModuleName> = []
  /// The same with those that they re-export.
  private(set) lazy var seenBySources = Set(
    modules(shownBy: Array(importedBySources).ordered()))
  /// The imports of the files that declare protocols to fake, by module.
  private(set) lazy var importsForFakes: [ModuleName: [ImportModel]] = {
    let files = candidates.filter { self[$0].origin == .source }.map { self[$0].place.file }
    return Dictionary(grouping: files.uniqued().flatMap(imports), by: \.module)
  }()

  /// The options of generation.
  let configuration: Configuration
  let modules: Modules
  /// The module that the output imports for the sources; `nil` if there is none or more than one.
  let onlyImport: ModuleName?
  private(set) var sources: SourceSet
  let index: OutlineIndex
  /// The files by number, those of the prelude last; `nil` for files that have not been read.
  private var files: [FileLowering?]
  /// The state of everything that the outlines list, by number.
  private var entries: [Entry]
  private let idsByPath = Answers<PathHash, [DeclarationID]>()
  private let extensionsByPath = Answers<PathHash, [Declaration]>()
  /// The modules and declarations that each module re-exports.
  private(set) var exports: [ModuleName?: FileView] = [:]
  private let views = Answers<FileID, FileView>()
  /// The names in the `#if` conditions of all files, which have to be read in order to find them.
  let flags = Answer<Set<String>>()

  /// An entry of an outline, as far as it has been lowered.
  private struct Entry {
    var type: Declaration?
    var members: [Member]?
  }

  /// Outlines the files, and reads those that may declare something to fake.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - configuration: The options of generation.
  ///   - readsAll: Whether the files are outlined even if nothing is faked.
  init(_ sources: SourceSet, configuration: Configuration, readsAll: Bool = false) {
    self.sources = sources
    self.configuration = configuration
    let imports = configuration.allImports
    onlyImport = imports.count == 1 ? ModuleName(imports[0]) : nil
    let count = sources.files.count
    let isRead =
      readsAll || configuration.fakesAll || !configuration.protocolNames.isEmpty
      || !configuration.valueProtocols.isEmpty || sources.files.contains(where: \.wantsValues)
      || sources.isAnyAnnotated
    let outlines = isRead ? sources.workers.map(0..<count) { sources.outline($0) } : []
    index = OutlineIndex(outlines + Prelude.parsed.map(\.outline))
    entries = [Entry](repeating: Entry(), count: index.places.count)
    modules = Modules(sources.files, outlines: outlines, configuration: configuration)
    // If a type has the module's name, the name means the type.
    self.sources.qualifiers = modules.names.filter { [index] name in
      index.declarations(of: PathHash([name])).isEmpty
    }
    files = [FileLowering?](repeating: nil, count: count)
    for (_, file) in Prelude.parsed {
      let number = FileID(number: files.count)
      files.append(changed(file) { $0.number = number })
    }
    if isRead { readCandidates(outlines) }
  }

  // MARK: - Reading

  /// Reads the files that may declare something to fake.
  private func readCandidates(_ outlines: [Outline]) {
    for (file, outline) in outlines.enumerated() { noteImports(of: outline, in: file) }
    let isNamed = !configuration.protocolNames.isEmpty
    let annotations = outlines.indices.map {
      sources.files[$0].isSupport ? [] : outlines[$0].annotations
    }
    let wanted = outlines.indices.filter { file in
      let mayHoldFaked =
        isNamed || configuration.fakesAll && !sources.files[file].isSupport
      return !annotations[file].isEmpty || mayHoldFaked && !outlines[file].protocols.isEmpty
        || mayHoldValues(file)
    }
    let read = sources.workers.map(wanted) { [sources] file -> (FileLowering, [Declaration])? in
      guard var lowering = FileLowering(FileID(number: file), of: sources) else { return nil }
      let found = lowering.candidates(of: outlines[file], annotatedAt: annotations[file])
      return (lowering, found)
    }
    for (file, result) in zip(wanted, read) {
      guard let (lowering, found) = result else { continue }
      files[file] = lowering
      register(found)
    }
    collectCandidates(in: wanted, outlines)
    readAhead()
    types = readTypes(in: wanted.filter(mayHoldValues), outlines)
  }

  private func collectCandidates(in files: [Int], _ outlines: [Outline]) {
    candidates += files.flatMap { file in
      outlines[file].protocols.compactMap {
        declaration(at: Place(file: FileID(number: file), offset: Int($0.offset)))
      }
    }
    for added in annotatedExtensions {
      // Each branch of an `#if` may declare it.
      for id in extendedDeclaration(of: added).map(namesakes) ?? [] {
        if self[id].isType {
          annotatedTypes.append(id)
        } else {
          candidates.append(id)
        }
        if annotationsOfExtensions[id] == nil { annotationsOfExtensions[id] = added.annotation }
      }
    }
    candidates = ordered(candidates.uniqued())
    annotatedTypes = ordered(annotatedTypes.uniqued())
  }

  /// Lowers what the candidates mention.
  private func readAhead() {
    var ahead = ReadAhead()
    for id in candidates { ahead.add(self[id], members(of: id)) }
    read(ahead.wishes(in: index))
  }

  /// Lowers all wishes that have not been lowered yet.
  func read(_ wishes: [ReadAhead.Wish]) {
    let wishes = wishes.filter { wish in
      !isPrelude(wish.place.file) && index.number(at: wish.place).map(isUnread) ?? false
    }
    for case let (file, finds)? in ReadAhead.read(wishes, of: sources, known: files) {
      files[file.number.number] = file
      for find in finds {
        register(find.declarations)
        if let number = index.number(at: find.place) { entries[number].members = find.members }
      }
    }
  }

  private func isUnread(_ number: Int) -> Bool { entries[number].type == nil }

  /// Notes what a file's imports mean for other files: what its module re-exports, and which imports are restricted.
  private func noteImports(of outline: Outline, in file: Int) {
    let isSource = !sources.files[file].isSupport
    let file = FileID(number: file)
    let isBesideOutput =
      isSource && (!configuration.isElsewhere || modules.isInOutputModule(file))
    for imported in outline.imports {
      let module = ModuleName(imported.module)
      let access = imported.access.flatMap { Access($0) }
      if isSource { importedBySources.insert(module) }
      if imported.isExported {
        exports[modules.module(of: file), default: FileView()].add(module, name: imported.name)
      }
      if access == nil, module == .runtime { importsRuntimePlainly = true }
      if let access, access < .public, isBesideOutput { restrictedImports.insert(module) }
    }
  }

  private func register(_ found: [Declaration]) {
    for declaration in found {
      guard let number = index.number(at: declaration.place) else { continue }
      entries[number].type = declaration
      if declaration.annotation == nil || declaration.origin != .source { continue }
      let id = DeclarationID(number: number)
      if declaration.isType { annotatedTypes.append(id) }
      // A type alias of a composition is no protocol of the outline.
      if declaration.kind == .protocol { candidates.append(id) }
      if declaration.kind == .extension { annotatedExtensions.append(declaration) }
    }
  }

  /// The declaration or extension with a number, which is lowered now if it has not been before.
  private func type(at number: Int) -> Declaration? {
    if isUnread(number) {
      let place = index.places[number]
      if files[place.file.number] == nil {
        files[place.file.number] = FileLowering(place.file, of: sources)
      }
      register(files[place.file.number]?.lower(.declaration(at: place.offset)) ?? [])
    }
    return entries[number].type
  }

  /// The declaration with a number; `nil` for an extension.
  private func declaration(_ number: Int) -> DeclarationID? {
    type(at: number).flatMap { $0.kind == .extension ? nil : DeclarationID(number: number) }
  }

  /// The declaration whose name is at a place; `nil` for an extension.
  func declaration(at place: Place) -> DeclarationID? {
    index.number(at: place).flatMap(declaration)
  }

  // MARK: - Files

  func path(of file: FileID) -> String {
    isPrelude(file) ? Prelude.path : sources.files[file.number].path
  }

  func isPrelude(_ file: FileID) -> Bool { file.number >= sources.files.count }

  /// Whether a file is read only in order to understand the sources.
  func isSupport(_ file: FileID) -> Bool {
    !isPrelude(file) && sources.files[file.number].isSupport
  }

  /// The text of a file; empty if the file has not been read.
  func source(of file: FileID) -> SourceText {
    files[file.number]?.source ?? SourceText(path: path(of: file), bytes: [])
  }

  /// The number of protocols that the sources declare.
  var protocolCount: Int {
    let own = sources.files.indices.filter { !sources.files[$0].isSupport }
    return sources.workers.map(own) { [outline = sources.outline] file in
      outline(file).protocols.count
    }.reduce(0, +)
  }

  /// The texts of the files, without the prelude; empty for files that have not been read.
  var sourceTexts: [SourceText] { sources.files.indices.map { source(of: FileID(number: $0)) } }

  func imports(of file: FileID) -> [ImportModel] { files[file.number]?.imports ?? [] }

  /// Whether a source that has been read contains a syntax error.
  var haveSyntaxErrors: Bool {
    files.contains { $0.map { $0.origin == .source && !$0.syntaxErrors.isEmpty } ?? false }
  }

  /// The diagnostics of all files that have been read.
  var diagnostics: [Diagnostic] {
    files.compactMap { $0 }.flatMap { file in
      let isSilent = file.origin != .source || configuration.ignoresSyntaxErrors
      return (isSilent ? [] : file.syntaxErrors) + file.diagnostics
    }
  }

  /// The modules and declarations that a file sees by its imports, and by re-exports of its own and imported modules.
  func view(of file: FileID) -> FileView {
    views.value(about: file) {
      var view = exports[modules.module(of: file)] ?? FileView()
      for imported in imports(of: file) { view.add(imported) }
      for module in modules(shownBy: Array(view.modules)) {
        if let exported = exports[module] { view.formUnion(exported) }
      }
      return view
    }
  }

  // MARK: - Declarations

  subscript(id: DeclarationID) -> Declaration {
    guard let declaration = entries[id.number].type else {
      preconditionFailure("an id is only made for what was lowered as a declaration")
    }
    return declaration
  }

  /// The members of a declaration, as they were written.
  func members(of id: DeclarationID) -> [Member] { members(at: id.number) }

  /// The members that an extension adds.
  func members(of added: Declaration) -> [Member] {
    index.number(at: added.place).map(members) ?? []
  }

  private func members(at number: Int) -> [Member] {
    if entries[number].members == nil {
      let file = index.places[number].file.number
      entries[number].members =
        switch entries[number].type?.members {
        case .read(let members)?: members
        case .unread(let nominal, let scope)?: files[file]?.members(of: nominal, in: scope)
        case nil: nil
        }
    }
    return entries[number].members ?? []
  }

  /// Returns the declarations of a path that is spelled from the top of a file.
  ///
  /// Declarations of sources come first, then those of support files, public ones before others, and last those of the
  /// prelude.
  func declarations(at path: [String]) -> [DeclarationID] {
    let hash = PathHash(path)
    // Most names that are looked up inside of a type are not declared there.
    if !index.declares(hash) { return [] }
    let found = idsByPath.value(about: hash) {
      // They come in the order of the files.
      index.declarations(of: hash).compactMap(declaration).ordered(byRank: { self[$0].rank })
    }
    // Two paths may share one hash.
    return found.allSatisfy { self[$0].path == path }
      ? found : found.filter { self[$0].path == path }
  }

  /// Returns the extensions of a type, whichever file they are in.
  ///
  /// - Parameters:
  ///   - path: The type's names, outermost first.
  ///   - traits: The traits that an extension has to have; others are not read.
  /// - Returns: The extensions.
  func extensions(of path: [String], with traits: Outline.Entry.Traits = []) -> [Declaration] {
    let hash = PathHash(path)
    func read() -> [Declaration] {
      index.extensions(of: hash, with: traits).compactMap(type).filter { $0.kind == .extension }
    }
    let found = traits.isEmpty ? extensionsByPath.value(about: hash, read) : read()
    return found.filter { $0.path == path }
  }

  /// Returns declarations in the order of their places.
  func ordered(_ ids: [DeclarationID]) -> [DeclarationID] {
    ids.ordered { self[$0].place < self[$1].place }
  }
}
