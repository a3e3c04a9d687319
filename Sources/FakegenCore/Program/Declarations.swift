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
  private(set) var annotatedExtensions: [ExtensionDeclaration] = []
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
  private var declarations: [Declaration] = []
  private var membersByDeclaration: [[Member]?] = []
  private var membersByExtension: [Place: [Member]] = [:]
  private var idsByPlace: [Place: DeclarationID] = [:]
  /// With the path itself, because two may have one hash.
  private var idsByPath: [PathHash: (path: [String], ids: [DeclarationID])] = [:]
  private var extensionsByPlace: [Place: ExtensionDeclaration] = [:]
  private var extensionsByPath: [PathHash: (path: [String], extensions: [ExtensionDeclaration])] =
    [:]
  /// What modules show to those that import them, besides what they declare.
  private var exports: [ModuleName?: FileView] = [:]
  private var views: [FileView?]

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
    modules = Modules(sources.files, outlines: outlines, configuration: configuration)
    // A type of the module's name comes before it.
    self.sources.qualifiers = modules.names.filter { [index] name in
      index.declarations(of: PathHash([name])).isEmpty
    }
    files = [FileLowering?](repeating: nil, count: count)
    for file in Prelude.parsed {
      files.append(FileLowering(file, number: FileID(number: files.count), origin: .prelude))
    }
    views = [FileView?](repeating: nil, count: files.count)
    if isAnyFaked { readCandidates(outlines, configuration) }
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
        || outlines[file].hasRestrictedImports && isBesideOutput(file, configuration)
        || mayHoldFaked && !outlines[file].protocols.isEmpty
        || mayHoldValues(file, configuration)
    }
    let read = sources.workers.map(wanted) { [sources] file -> (FileLowering, [Lowering])? in
      guard var lowering = FileLowering(FileID(number: file), of: sources) else { return nil }
      let found = lowering.candidates(of: outlines[file], annotatedAt: annotations[file])
      return (lowering, found)
    }
    for (file, result) in zip(wanted, read) {
      guard let (lowering, found) = result else { continue }
      files[file] = lowering
      note(lowering.imports, of: FileID(number: file))
      if isBesideOutput(file, configuration) { noteRestricted(lowering.imports) }
      for part in found { register(part) }
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
      for id in extendedDeclarations(of: added) {
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
      !isPrelude(wish.place.file) && idsByPlace[wish.place] == nil
        && extensionsByPlace[wish.place] == nil
    }
    for case let (file, finds)? in ReadAhead.read(wishes, of: sources, known: files) {
      files[file.number.number] = file
      for find in finds {
        register(find.lowering)
        guard let members = find.members else { continue }
        if let declaration = find.lowering.declarations.first {
          idsByPlace[declaration.place].map { membersByDeclaration[$0.number] = members }
        } else if let added = find.lowering.extensions.first {
          membersByExtension[added.place] = members
        }
      }
    }
  }

  /// Whether a file is of the output's module.
  private func isBesideOutput(_ file: Int, _ configuration: Configuration) -> Bool {
    !sources.files[file].isSupport
      && (!configuration.isElsewhere || modules.isInOutputModule(FileID(number: file)))
  }

  private func noteRestricted(_ imports: [ImportModel]) {
    restrictedImports.formUnion(
      imports.filter { ($0.access ?? .public) < .public }.map(\.module))
  }

  private func note(_ imports: [ImportModel], of file: FileID) {
    for imported in imports {
      if imported.isExported {
        exports[modules.module(of: file), default: FileView()].add(imported)
      }
      if imported.module == .runtime, imported.access == nil { importsRuntimePlainly = true }
    }
  }

  private func register(_ found: Lowering) {
    for declaration in found.declarations {
      let id = DeclarationID(number: declarations.count)
      idsByPlace[declaration.place] = id
      if declaration.isType, declaration.annotation != nil, declaration.origin == .source {
        annotatedTypes.append(id)
      }
      declarations.append(declaration)
      membersByDeclaration.append(nil)
    }
    for added in found.extensions {
      extensionsByPlace[added.place] = added
      if added.annotation != nil, added.origin == .source { annotatedExtensions.append(added) }
    }
  }

  /// Lowers what an outline says to be somewhere, unless that was done before.
  private func lower(_ place: Place) {
    guard idsByPlace[place] == nil, extensionsByPlace[place] == nil else { return }
    let number = place.file.number
    if files[number] == nil { files[number] = FileLowering(place.file, of: sources) }
    if let found = files[number]?.lower(.declaration(at: place.offset)) { register(found) }
  }

  /// The declaration whose name stands somewhere.
  func declaration(at place: Place) -> DeclarationID? {
    lower(place)
    return idsByPlace[place]
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

  /// What is wrong with the files, as far as they were read.
  func diagnostics(_ configuration: Configuration) -> [Diagnostic] {
    files.compactMap { $0 }.flatMap { file in
      let isSilent = file.origin != .source || configuration.ignoresSyntaxErrors
      return (isSilent ? [] : file.syntaxErrors) + file.diagnostics
    }
  }

  /// What a file's imports, and those that its module exports, show it.
  func view(of file: FileID) -> FileView {
    if let known = views[file.number] { return known }
    var view = exports[modules.module(of: file)] ?? FileView()
    for imported in imports(of: file) { view.add(imported) }
    var queue = Array(view.modules)
    while let module = queue.popLast() {
      guard let exported = exports[module] else { continue }
      view.scoped += exported.scoped
      for other in exported.modules where view.modules.insert(other).inserted {
        queue.append(other)
      }
    }
    views[file.number] = view
    return view
  }

  // MARK: - Declarations

  subscript(id: DeclarationID) -> Declaration { declarations[id.number] }

  /// The members of a declaration, as they were written.
  func members(of id: DeclarationID) -> [Member] {
    if let known = membersByDeclaration[id.number] { return known }
    let declaration = self[id]
    let members = read(declaration.members, at: declaration.place)
    membersByDeclaration[id.number] = members
    return members
  }

  /// The members that an extension adds.
  func members(of added: ExtensionDeclaration) -> [Member] {
    if let known = membersByExtension[added.place] { return known }
    let members = read(added.members, at: added.place)
    membersByExtension[added.place] = members
    return members
  }

  private func read(_ block: MemberBlock, at place: Place) -> [Member] {
    switch block {
    case .read(let members): members
    case .unread(let nominal, let scope):
      files[place.file.number]?.members(of: nominal, in: scope) ?? []
    }
  }

  /// The modules that a module shows as a whole to those that import it, as far as its files were read.
  func exportedModules(of module: ModuleName) -> [ModuleName] {
    exports[module].map { Array($0.modules).ordered() } ?? []
  }

  /// Whether a module shows others to those that import it, as far as its files were read.
  func exportsModules(_ module: ModuleName) -> Bool { exports[module] != nil }

  /// Returns the declarations of a name that is spelled from the top of a file.
  ///
  /// The sources come before what supports them, what supports them in public before what is their
  /// own, and all that before the prelude.
  func declarations(at path: [String]) -> [DeclarationID] {
    let hash = PathHash(path)
    if let known = idsByPath[hash], known.path == path { return known.ids }
    let found = index.declarations(of: hash).compactMap { declaration(at: $0) }
      .filter { self[$0].path == path }
      .ordered { self[$0].isBefore(self[$1]) }
    idsByPath[hash] = (path, found)
    return found
  }

  /// Returns the extensions of a type, whichever file they are in.
  func extensions(of path: [String]) -> [ExtensionDeclaration] {
    let hash = PathHash(path)
    if let known = extensionsByPath[hash], known.path == path { return known.extensions }
    let found = read(index.extensions(of: hash), of: path)
    extensionsByPath[hash] = (path, found)
    return found
  }

  /// Returns those extensions of a type that hold something, without reading the others.
  func extensions(
    of path: [String], with traits: Outline.Entry.Traits
  ) -> [ExtensionDeclaration] {
    let hash = PathHash(path)
    if let known = extensionsByPath[hash], known.path == path, known.extensions.isEmpty {
      return []
    }
    return read(index.extensions(of: hash, with: traits), of: path)
  }

  private func read(_ places: [Place], of path: [String]) -> [ExtensionDeclaration] {
    places.compactMap { place in
      lower(place)
      return extensionsByPlace[place]
    }.filter { $0.extendedPath == path }
  }

  /// Returns declarations in the order in which they stand.
  func ordered(_ ids: [DeclarationID]) -> [DeclarationID] {
    ids.ordered { self[$0].place < self[$1].place }
  }
}
