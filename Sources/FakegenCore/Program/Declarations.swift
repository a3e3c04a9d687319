import FakegenKnowledge
import FakegenSyntax

/// Everything that the given files and the prelude declare, by name.
///
/// Of most files no more is known than their outlines. A declaration is parsed and lowered when somebody
/// asks for its name, its members when somebody asks for those, which is why this is a class: to ask
/// changes it, and who asks need not care.
final class Declarations {
  /// The protocols that may be faked, besides those that others mention.
  private(set) var candidates: [DeclarationID] = []
  /// The types that are annotated.
  private(set) var annotatedTypes: [DeclarationID] = []
  /// Where the types are that may get test data without an annotation.
  private(set) var placesOfTypes: [Place] = []
  /// Extensions of protocols of other files, to which the annotation was given.
  private(set) var annotatedExtensions: [Declaration] = []
  /// The annotations that were given to protocols where they are extended.
  private(set) var annotationsOfExtensions: [DeclarationID: FakedAnnotation] = [:]
  /// Whether some file imports the runtime without saying who may see that.
  private(set) var importsRuntimePlainly = false

  /// The modules that some file of the output's module imports for itself, with an access modifier that says so: the
  /// compiler wants one in each file then.
  private(set) var restrictedImports: Set<ModuleName> = []

  let modules: Modules
  /// The module that the output imports for the sources, if it is one.
  let onlyImport: ModuleName?
  private(set) var sources: SourceSet
  let index: OutlineIndex
  /// The files that were read, those of the prelude last.
  private var files: [FileLowering?]
  /// What has become of all that the outlines list, by its number.
  private var entries: [Entry]
  private let idsByPath = Answers<PathHash, [DeclarationID]>()
  private let extensionsByPath = Answers<PathHash, [Declaration]>()
  /// What modules show to those that import them, besides what they declare.
  private var exports: [ModuleName?: FileView] = [:]
  private let views = Answers<FileID, FileView>()
  /// The names in the files' own conditions of `#if`, for which all files are read.
  let flags = Answer<Set<String>>()

  /// What an outline lists, as far as it was lowered.
  private struct Entry {
    var type: Declaration?
    var members: [Member]?
  }

  /// Looks through the files, and reads those that may hold something to fake.
  init(_ sources: SourceSet, configuration: Configuration) {
    self.sources = sources
    let imports = configuration.allImports
    onlyImport = imports.count == 1 ? ModuleName(imports[0]) : nil
    let count = sources.files.count
    let isAnyFaked =
      configuration.fakesAll || !configuration.protocolNames.isEmpty
      || !configuration.valueProtocols.isEmpty || sources.files.contains(where: \.wantsValues)
      || sources.isAnyAnnotated
    let outlines = isAnyFaked ? sources.workers.map(0..<count) { sources.outline($0) } : []
    index = OutlineIndex(outlines + Prelude.parsed.map(\.outline))
    entries = [Entry](repeating: Entry(), count: index.places.count)
    modules = Modules(sources.files, outlines: outlines, configuration: configuration)
    // A type of the module's name comes before it.
    self.sources.qualifiers = modules.names.filter { [index] name in
      index.declarations(of: PathHash([name])).isEmpty
    }
    files = [FileLowering?](repeating: nil, count: count)
    for file in Prelude.parsed {
      files.append(
        FileLowering(
          file.source, parsed: file.syntax, number: FileID(number: files.count), origin: .prelude))
    }
    if isAnyFaked { readCandidates(outlines, configuration) }
  }

  // MARK: - Reading

  /// Reads the files that may hold something to fake.
  private func readCandidates(_ outlines: [Outline], _ configuration: Configuration) {
    for (file, outline) in outlines.enumerated() {
      noteImports(of: outline, in: file, configuration)
    }
    let isNamed = !configuration.protocolNames.isEmpty
    let annotations = outlines.indices.map {
      sources.files[$0].isSupport ? [] : outlines[$0].annotations
    }
    let wanted = outlines.indices.filter { file in
      let mayHoldFaked =
        isNamed || configuration.fakesAll && !sources.files[file].isSupport
      return !annotations[file].isEmpty || mayHoldFaked && !outlines[file].protocols.isEmpty
        || mayHoldValues(file, configuration)
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
    placesOfTypes = readTypes(in: wanted.filter { mayHoldValues($0, configuration) }, outlines)
  }

  private func collectCandidates(in files: [Int], _ outlines: [Outline]) {
    for file in files {
      for entry in outlines[file].protocols {
        let place = Place(file: FileID(number: file), offset: Int(entry.offset))
        if let id = declaration(at: place) { candidates.append(id) }
      }
    }
    for added in annotatedExtensions {
      // In each branch of an `#if`.
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

  /// Lowers what is wished for, unless that was done before.
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

  /// Whether a file is of the output's module.
  private func isBesideOutput(_ file: Int, _ configuration: Configuration) -> Bool {
    !sources.files[file].isSupport
      && (!configuration.isElsewhere || modules.isInOutputModule(FileID(number: file)))
  }

  /// Notes what a file's imports say about others: what the module exports, and who may see what.
  private func noteImports(of outline: Outline, in file: Int, _ configuration: Configuration) {
    for imported in outline.imports {
      let access = imported.access.flatMap { Access($0) }
      if imported.isExported {
        exports[modules.module(of: FileID(number: file)), default: FileView()].add(
          ModuleName(imported.module), name: imported.name)
      }
      if access == nil, ModuleName(imported.module) == .runtime { importsRuntimePlainly = true }
      if let access, access < .public, isBesideOutput(file, configuration) {
        restrictedImports.insert(ModuleName(imported.module))
      }
    }
  }

  private func register(_ found: [Declaration]) {
    for declaration in found {
      guard let number = index.number(at: declaration.place) else { continue }
      entries[number].type = declaration
      if declaration.annotation == nil || declaration.origin != .source { continue }
      if declaration.isType { annotatedTypes.append(DeclarationID(number: number)) }
      if declaration.kind == .extension { annotatedExtensions.append(declaration) }
    }
  }

  /// What an outline lists; lowered now, unless that was done before.
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

  /// The declaration of a number; `nil` for an extension.
  private func declaration(_ number: Int) -> DeclarationID? {
    type(at: number).flatMap { $0.kind == .extension ? nil : DeclarationID(number: number) }
  }

  /// The declaration whose name stands somewhere.
  func declaration(at place: Place) -> DeclarationID? {
    index.number(at: place).flatMap(declaration)
  }

  // MARK: - Files

  func path(of file: FileID) -> String {
    isPrelude(file) ? Prelude.path : sources.files[file.number].path
  }

  func isPrelude(_ file: FileID) -> Bool { file.number >= sources.files.count }

  /// Whether a file only helps to understand the sources.
  func isSupport(_ file: FileID) -> Bool {
    !isPrelude(file) && sources.files[file.number].isSupport
  }

  /// A file's text; empty if nobody has asked for anything in it.
  func source(of file: FileID) -> SourceText {
    files[file.number]?.source ?? SourceText(path: path(of: file), bytes: [])
  }

  /// How many protocols the sources declare.
  var protocolCount: Int {
    let own = sources.files.indices.filter { !sources.files[$0].isSupport }
    return sources.workers.map(own) { [outline = sources.outline] file in
      outline(file).protocols.count
    }.reduce(0, +)
  }

  /// The texts of the files, without the prelude.
  var sourceTexts: [SourceText] { sources.files.indices.map { source(of: FileID(number: $0)) } }

  func imports(of file: FileID) -> [ImportModel] { files[file.number]?.imports ?? [] }

  /// Whether the syntax of a source is wrong, as far as they were read.
  var haveSyntaxErrors: Bool {
    files.contains { $0.map { $0.origin == .source && !$0.syntaxErrors.isEmpty } ?? false }
  }

  /// What is wrong with the files, as far as they were read.
  func diagnostics(_ configuration: Configuration) -> [Diagnostic] {
    files.compactMap { $0 }.flatMap { file in
      let isSilent = file.origin != .source || configuration.ignoresSyntaxErrors
      return (isSilent ? [] : file.syntaxErrors) + file.diagnostics
    }
  }

  /// What a file's imports, and those that its module exports, show it.
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

  /// The modules that a module shows as a whole to those that import it, as far as its files are given.
  func exportedModules(of module: ModuleName) -> [ModuleName] {
    exports[module].map { Array($0.modules).ordered() } ?? []
  }

  /// Whether a module shows others to those that import it, as far as its files are given.
  func exportsModules(_ module: ModuleName) -> Bool { exports[module] != nil }

  /// Returns the declarations of a name that is spelled from the top of a file.
  ///
  /// The sources come before what supports them, what supports them in public before what is their
  /// own, and all that before the prelude.
  func declarations(at path: [String]) -> [DeclarationID] {
    let hash = PathHash(path)
    // Most names that are looked for in some type are of none.
    if !index.declares(hash) { return [] }
    let found = idsByPath.value(about: hash) {
      index.declarations(of: hash).compactMap(declaration)
        .ordered { self[$0].isBefore(self[$1]) }
    }
    // Two paths may have one hash.
    return found.allSatisfy { self[$0].path == path }
      ? found : found.filter { self[$0].path == path }
  }

  /// Returns the extensions of a type, whichever file they are in.
  ///
  /// - Parameters:
  ///   - path: The type's names, outermost first.
  ///   - traits: What an extension has to hold; others are not read.
  /// - Returns: The extensions.
  func extensions(of path: [String], with traits: Outline.Entry.Traits = []) -> [Declaration] {
    let hash = PathHash(path)
    func read() -> [Declaration] {
      index.extensions(of: hash, with: traits).compactMap(type).filter { $0.kind == .extension }
    }
    let found = traits.isEmpty ? extensionsByPath.value(about: hash, read) : read()
    return found.filter { $0.path == path }
  }

  /// Returns declarations in the order in which they stand.
  func ordered(_ ids: [DeclarationID]) -> [DeclarationID] {
    ids.ordered { self[$0].place < self[$1].place }
  }
}
