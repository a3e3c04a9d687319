import FakegenCore
import FakegenSyntax

/// Finds the files that the command line names.
struct SourceDiscovery {
  let exclusions: [String]
  /// The exclusion patterns that have matched no file so far.
  private(set) var unusedExclusions: Set<String>
  /// The folders that were assigned to modules.
  private let modules: ModuleFolders
  /// The files and folders in which every type gets test data, also as they were given.
  private let values: [(text: String, path: AbsolutePath)]
  /// Problems with paths, in the order in which they were found.
  private(set) var problems: [Diagnostic] = []
  private var seen: Set<FileSystem.Identity> = []
  private let workers: Workers
  /// The option whose paths are currently being visited.
  private var option: String?
  /// The content of folders that were listed ahead, by their paths.
  private var namesByFolder: [String: [FileSystem.Name]] = [:]

  init(
    exclusions: [String], modules: [ModuleFolder] = [], values: [String] = [], workers: Workers
  ) {
    self.exclusions = exclusions
    unusedExclusions = Set(exclusions)
    self.values = values.map { ($0, AbsolutePath($0)) }
    self.modules = ModuleFolders(modules)
    self.workers = workers
    problems = modules.filter { !FileSystem.exists($0.path) }.map {
      Diagnostic(.warning, .noPath($0.path, of: "module"), option: "module", value: $0.module)
    }
  }

  /// Returns all files, sorted by path, so that the order of the arguments makes no difference.
  ///
  /// - Parameters:
  ///   - paths: The files and folders with the sources.
  ///   - option: The option that they are values of, if any.
  ///   - support: The files and folders of `--support`.
  /// - Returns: The files.
  mutating func files(
    paths: [String], of option: String? = nil, support: [String] = []
  ) -> [SourceSet.File] {
    lookAhead(into: paths + support)
    self.option = option
    let sources = paths.flatMap { files(at: $0, isNamed: true) }.sorted()
    self.option = "support"
    let supporting = support.flatMap { files(at: $0, isNamed: true) }.sorted()
    let isUsed = values.map { value in
      sources.contains { value.path.holds(AbsolutePath($0)) }
    }
    for (value, isUsed) in zip(values, isUsed) where !isUsed {
      let message: Diagnostic.Message =
        FileSystem.exists(value.text)
        ? .noSourceBelow(value.text) : .noPath(value.text, of: "values-in")
      problems.append(Diagnostic(.warning, message, option: "values-in", value: value.text))
    }
    return sources.map { file($0, isSupport: false) }
      + supporting.map { file($0, isSupport: true) }
  }

  private func file(_ path: String, isSupport: Bool) -> SourceSet.File {
    let absolute = values.isEmpty ? nil : AbsolutePath(path)
    return SourceSet.File(
      path: path, isSupport: isSupport, module: modules.module(ofFileAt: path),
      wantsValues: absolute.map { path in values.contains { $0.path.holds(path) } } ?? false)
  }

  /// Lists folders and those nested in them, several at once.
  private mutating func lookAhead(into paths: [String]) {
    // A path that is named like a file most likely is one.
    var folders = paths.filter { !$0.hasSuffix(".swift") }
    // Links are not followed here, so only a folder mounted in itself is nested more deeply.
    for _ in 0..<64 where !folders.isEmpty {
      let found = workers.map(folders) { try? FileSystem.names(in: $0) }
      var inner: [String] = []
      for case (let folder, let names?) in zip(folders, found) {
        namesByFolder[folder] = names
        for name in names where name.kind == .folder && !name.text.hasPrefix(".") {
          inner.append(joined(folder, name.text))
        }
      }
      folders = inner
    }
  }

  /// Returns the Swift files at a path, those in nested folders included.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - isNamed: Whether the user named the path, so that a file need not have the extension `swift`.
  /// - Returns: The paths of the files.
  private mutating func files(at path: String, isNamed: Bool) -> [String] {
    do {
      let entry = try FileSystem.entry(at: path)
      switch entry.kind {
      case .folder:
        guard seen.insert(entry.identity).inserted else { return [] }
        if path.hasSuffix(".swift") { report(.warning, .folderNamedLikeFile, path) }
        return names(in: path, isNamed: isNamed).flatMap { name -> [String] in
          if name.text.hasPrefix(".") { return [] }
          let path = joined(path, name.text)
          // Looking up each file would take half of the time; a folder is looked up, because it may be on another
          // device.
          let listed = FileSystem.Identity(device: entry.identity.device, inode: name.inode)
          // Some file systems list the same number for all files, so one that seems to be known is looked up as well.
          if name.kind != .file || seen.contains(listed) { return files(at: path, isNamed: false) }
          return file(at: path, listed, isNamed: false)
        }
      case .file: return file(at: path, entry.identity, isNamed: isNamed)
      case .other:
        if isNamed || path.hasSuffix(".swift") { report(.error, .notARegularFile, path) }
        return []
      }
    } catch {
      // A broken link in a folder is not a source.
      if isNamed || path.hasSuffix(".swift") { reportUnreadable(path, error) }
      return []
    }
  }

  /// Returns a file's path, if it is wanted and was not found before.
  private mutating func file(
    at path: String, _ identity: FileSystem.Identity, isNamed: Bool
  ) -> [String] {
    let isSwift = path.hasSuffix(".swift")
    guard isNamed || isSwift, !isExcluded(path), seen.insert(identity).inserted else { return [] }
    if !isSwift, !path.hasSuffix(".swiftinterface") { report(.warning, .notSwift, path) }
    return [path]
  }

  /// Returns the names in a folder; reports one that cannot be read, because it may contain a protocol.
  private mutating func names(in folder: String, isNamed: Bool) -> [FileSystem.Name] {
    if let known = namesByFolder[folder] { return known }
    do {
      return try FileSystem.names(in: folder)
    } catch {
      if isNamed || !isExcluded("\(folder)/") { reportUnreadable(folder, error) }
      return []
    }
  }

  private func joined(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private mutating func isExcluded(_ path: String) -> Bool {
    if exclusions.isEmpty { return false }
    // The plugins pass absolute paths, and run the tool in the package's folder.
    let names = [path, path.withoutCurrentFolder, FileSystem.parts(of: path).name]
    let patterns = exclusions.filter { pattern in
      names.contains { FileSystem.matches($0, pattern: pattern) }
    }
    unusedExclusions.subtract(patterns)
    return !patterns.isEmpty
  }

  private mutating func reportUnreadable(_ path: String, _ error: any Error) {
    let (folder, name) = FileSystem.parts(of: path)
    let folderOrCurrent = folder.isEmpty ? "." : folder
    let siblings = (try? FileSystem.names(in: folderOrCurrent))?.map(\.text) ?? []
    let meant = siblings.contains(name) ? nil : nearestName(to: name, among: siblings.sorted())
    let message = Diagnostic.Message.unreadable("\(error)").suggesting(meant.map { folder + $0 })
    problems.append(
      option.map { Diagnostic(.error, message, option: $0, value: path) }
        ?? Diagnostic(.error, message, path: "", offset: 0))
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ message: Diagnostic.Message, _ path: String
  ) {
    problems.append(Diagnostic(severity, message, path: path, offset: 0))
  }
}

extension Diagnostic.Message {
  fileprivate static let folderNamedLikeFile = Self(
    "this is a folder, not a Swift file; the files in it are read")
  fileprivate static let notSwift = Self("this is not a Swift file; it is read all the same")
  fileprivate static let notARegularFile = Self("this is not a regular file")
  fileprivate static func noSourceBelow(_ path: String) -> Self {
    Self("'--values-in' names '\(path)', but no source is there")
  }
  fileprivate static func noPath(_ path: String, of option: String) -> Self {
    Self("'--\(option)' names '\(path)', which does not exist")
  }
  static func nothingExcluded(_ pattern: String) -> Self {
    Self(
      "'--exclude' names '\(pattern)', which matches no file; a pattern matches a whole path, as "
        + "'*/Legacy/*' does, or a file's name")
  }
  static let utf16 = Self("this file is UTF-16; save it as UTF-8")
  static let notUTF8 = Self("invalid UTF-8 found in source file")
  static func noMembers(_ name: String) -> Self {
    Self("no member of '\(name)' has a default to explain")
  }
  static func notFaked(_ name: String) -> Self {
    Self("protocol '\(name)' is not faked; annotate it with '@Faked', or pass '--protocol \(name)'")
  }
  static func nothingFaked(_ name: String) -> Self {
    // A member is not annotated, but its protocol.
    let path = name.split(separator: ".").prefix { $0.first?.isUppercase ?? false }
    let subject = path.isEmpty ? "one" : "'\(path.joined(separator: "."))'"
    return Self("no protocol is faked; annotate \(subject) with '@Faked', or pass '--all'")
  }
  static func nothingExplained(_ name: String, _ names: [String]) -> Self {
    // People may name a fake, or an inherited member.
    let behindPrefix = GeneratedNames.namesBehind(name)
    let member = name.lastIndex(of: ".").map { name[$0...] }
    let owner = name.dropLast(member?.count ?? 0)
    let meant =
      names.first(where: behindPrefix.contains)
      ?? member.flatMap { member in names.first { $0.hasSuffix(member) } }
      ?? nearestName(to: name, among: names)
    let members = names.filter { $0.hasPrefix("\(owner).") }.uniqued()
    if meant == nil, member != nil, !members.isEmpty {
      // The short name of a method is in the list as well.
      let full = members.filter { name in !members.contains { $0.hasPrefix("\(name)(") } }
        .map { "'\($0.dropFirst(owner.count + 1))'" }
      let rest = full.count > 10 ? ["…"] : []
      return Self(
        "'\(owner)' has no member '\(member?.dropFirst() ?? "")' with a default; it has "
          + (full.prefix(10) + rest).joined(separator: ", "))
    }
    return Self("no faked protocol or member is called '\(name)'").suggesting(meant)
  }
  static func unreadable(_ reason: String) -> Self { Self(reason) }
}
