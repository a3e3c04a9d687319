import FakegenSyntax

/// Parses the files that matter, and no others: those with annotations, and whatever declares a name
/// that what is faked has to do with.
struct Reach {
  /// Every file in its place; one that does not matter is empty.
  private(set) var files: [LoweredFile]
  private(set) var diagnostics: [Diagnostic] = []

  private let sources: SourceSet
  private let configuration: Configuration
  private let index: NameIndex
  private var isParsed: [Bool]
  private var needed: Set<String> = []
  /// Those of which extensions matter, whoever declares them.
  private var extended: Set<String> = []
  /// Names behind a period, and how many declarations of each were followed.
  private var members: Set<String> = []
  private var expanded: [String: Int] = [:]
  /// What the parsed files declare and extend, by the last part of the name.
  private var declared: [String: [Named]] = [:]

  private enum Named {
    case declaration(Declaration)
    case added(ExtensionDeclaration)
  }

  /// Reads what has to be read.
  init(_ sources: SourceSet, configuration: Configuration) {
    self.sources = sources
    self.configuration = configuration
    files = sources.files.map { file in
      LoweredFile(
        source: SourceText(path: file.path, bytes: []), origin: file.isSupport ? .support : .source)
    }
    isParsed = sources.files.map { _ in false }
    let annotated = Self.annotatedFiles(sources, configuration)
    let isAnyFaked =
      configuration.fakesAll || !configuration.protocolNames.isEmpty || !annotated.isEmpty
    index = isAnyFaked ? NameIndex(sources) : NameIndex()
    guard isAnyFaked else { return }
    needed = Set(
      configuration.protocolNames.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    let all = configuration.fakesAll ? index.filesWithProtocols : []
    parse(
      annotated + index.filesWithFarReachingImports + all.filter { !sources.files[$0].isSupport })
    for name in declared.keys.sorted() where declared[name]?.contains(where: isFaked) == true {
      needed.insert(name)
    }
    extended = needed
    follow(needed)
  }

  private static func annotatedFiles(
    _ sources: SourceSet, _ configuration: Configuration
  ) -> [Int] {
    let isAnnotated = sources.map(sources.files.count) { sources.contains($0, "@Faked") }
    return sources.files.indices.filter { isAnnotated[$0] }
  }

  private func isFaked(_ named: Named) -> Bool {
    switch named {
    case .declaration(let declaration):
      declaration.kind == .protocol && declaration.origin == .source
        && (configuration.fakesAll || declaration.annotation != nil)
    case .added(let added): added.annotation != nil
    }
  }

  /// Parses what declares some names, and what declares the names that these declarations mention.
  private mutating func follow(_ names: Set<String>) {
    var pending = names
    // What stands behind a period is found with what stands before it.
    var pendingMembers: Set<String> = []
    while !pending.isEmpty || !pendingMembers.isEmpty {
      parse(pending.flatMap { index.files(naming: $0, orExtending: extended.contains($0)) })
      var next = Mentions()
      for name in pending.union(pendingMembers) {
        for named in declared[name] ?? [] { next.merge(mentions(of: named)) }
      }
      // A name may have been met before the file that declares it was.
      pendingMembers = next.members.union(members).filter {
        declared[$0]?.count ?? 0 > expanded[$0] ?? 0
      }
      for name in pendingMembers { expanded[name] = declared[name]?.count ?? 0 }
      pending = next.names.subtracting(needed).union(next.parents.subtracting(extended))
      needed.formUnion(next.names)
      extended.formUnion(next.parents)
      members.formUnion(next.members)
    }
  }

  private func mentions(of named: Named) -> Mentions {
    let isPublicOnly = configuration.isElsewhere && configuration.testableImports.isEmpty
    switch named {
    case .declaration(let declaration):
      return declaration.mentions(minimum: isPublicOnly ? .public : .internal)
    case .added(let added):
      var locals: Set = ["Self"]
      for case .declaration(let declaration) in declared[added.extendedPath.last ?? ""] ?? [] {
        locals.formUnion(declaration.localNames)
      }
      return added.mentions(locals: locals)
    }
  }

  // MARK: - Parsing

  private mutating func parse(_ numbers: [Int]) {
    let new = Set(numbers).filter { !isParsed[$0] }.sorted()
    let results = sources.map(new.count) { [sources] in Self.lowered(new[$0], of: sources) }
    for (number, result) in zip(new, results) {
      isParsed[number] = true
      guard let (file, problems, messages) = result else { continue }
      files[number] = file
      let isSilent = sources.files[number].isSupport || configuration.ignoresSyntaxErrors
      diagnostics += (isSilent ? [] : problems) + messages
      for declaration in file.declarations {
        declared[declaration.name, default: []].append(.declaration(declaration))
      }
      for added in file.extensions {
        declared[added.extendedPath.last ?? "", default: []].append(.added(added))
      }
    }
  }

  private static func lowered(
    _ number: Int, of sources: SourceSet
  ) -> (file: LoweredFile, problems: [Diagnostic], messages: [Diagnostic])? {
    guard let source = sources.read(number) else { return nil }
    var problems: [Diagnostic] = []
    var messages: [Diagnostic] = []
    let syntax = FakegenSyntax.parse(source, diagnostics: &problems)
    let file = lower(
      syntax, of: source, file: number,
      origin: sources.files[number].isSupport ? .support : .source,
      problems: problems.map(\.offset), diagnostics: &messages)
    return (file, problems, messages)
  }
}

/// Which files declare or extend which names.
private struct NameIndex {
  private struct Entry: Comparable {
    let name: UInt64
    let isExtension: Bool
    let file: Int

    static func < (left: Entry, right: Entry) -> Bool {
      if left.name != right.name { return left.name < right.name }
      // Declarations come first, so that one look tells whether there are any.
      if left.isExtension != right.isExtension { return right.isExtension }
      return left.file < right.file
    }
  }

  private var entries: [Entry] = []
  private(set) var filesWithProtocols: [Int] = []
  private(set) var filesWithFarReachingImports: [Int] = []

  init() {}

  init(_ sources: SourceSet) {
    let scans = sources.map(sources.files.count) { sources.scan($0) }
    for (file, scan) in scans.enumerated() {
      for name in scan.declaredNames {
        entries.append(Entry(name: name, isExtension: false, file: file))
      }
      for name in scan.extendedNames {
        entries.append(Entry(name: name, isExtension: true, file: file))
      }
      if scan.hasProtocols { filesWithProtocols.append(file) }
      if scan.hasFarReachingImports { filesWithFarReachingImports.append(file) }
    }
    entries.sort()
  }

  /// The files that declare a name, with those that extend it if some file declares it at all.
  func files(naming name: String, orExtending: Bool) -> [Int] {
    let hash = DeclarationScan.hash(of: name.utf8)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < hash { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, orExtending || !entries[low].isExtension else { return [] }
    return entries[low...].prefix { $0.name == hash }.map(\.file)
  }
}
