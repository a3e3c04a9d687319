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
    while !pending.isEmpty {
      parse(pending.flatMap { index.files(naming: $0) })
      var next: Set<String> = []
      for name in pending {
        for named in declared[name] ?? [] { next.formUnion(mentions(of: named)) }
      }
      pending = next.subtracting(needed)
      needed.formUnion(pending)
    }
  }

  private func mentions(of named: Named) -> Set<String> {
    switch named {
    case .declaration(let declaration): declaration.mentionedNames
    case .added(let added): added.mentionedNames
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
  /// Hashes of names with their files, sorted.
  private var entries: [(name: UInt64, file: Int)] = []
  private(set) var filesWithProtocols: [Int] = []
  private(set) var filesWithFarReachingImports: [Int] = []

  init() {}

  init(_ sources: SourceSet) {
    let scans = sources.map(sources.files.count) { sources.scan($0) }
    entries.reserveCapacity(scans.reduce(0) { $0 + $1.names.count })
    for (file, scan) in scans.enumerated() {
      for name in scan.names { entries.append((name, file)) }
      if scan.hasProtocols { filesWithProtocols.append(file) }
      if scan.hasFarReachingImports { filesWithFarReachingImports.append(file) }
    }
    entries.sort { ($0.name, $0.file) < ($1.name, $1.file) }
  }

  func files(naming name: String) -> [Int] {
    let hash = DeclarationScan.hash(of: name.utf8)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < hash { low = middle + 1 } else { high = middle }
    }
    var files: [Int] = []
    while low < entries.count, entries[low].name == hash {
      if files.last != entries[low].file { files.append(entries[low].file) }
      low += 1
    }
    return files
  }
}
