import FakegenCore
import FakegenSyntax

/// A target, and the manifest that declares it.
struct ManifestOfTarget: Equatable {
  let target: String
  let path: String
}

/// What the command line asked for.
struct Options: Equatable {
  var paths: [String] = []
  var supportPaths: [String] = []
  var exclusions: [String] = []
  /// The files and folders whose types all get test data.
  var valuePaths: [String] = []
  /// The folders of modules whose names are given.
  var moduleFolders: [ModuleFolder] = []
  /// The files and folders that are searched for stale fakes.
  var lintedPaths: [String] = []
  var output: String?
  var configuration = Configuration()
  /// The configuration file that was read.
  var configurationPath: String?
  /// The modules that it tells the plugins to fake.
  var plannedModules: [String]?
  /// The modules that the command line, which a plugin wrote, imports.
  var plannedImports: [String] = []
  /// The manifest of the output's package, and the target that the output is compiled in.
  var manifest: ManifestOfTarget?
  /// Where it is written for `make` and `ninja` which files the output depends on.
  var dependencyFile: String?
  var isCheck = false
  /// What renews the output, if it is not what was run.
  var renewCommand: String?
  var format = OutputFormat.text
  /// The protocol or member that is to be explained; `nil` for all.
  var explainedName: String?
  /// What the configuration file says in vain, because a plugin decides it.
  private(set) var decidedByPlugin: [String] = []
  /// How many files are read at once; `nil` for as many as there are cores.
  var jobs: Int?
  /// Whether the compiler reads the sources next.
  var isBuildStep = false
  var isVerbose = false
  var isQuiet = false

  /// Puts together what a configuration file and the command line say.
  ///
  /// - Parameters:
  ///   - invocation: The command line, which wins.
  ///   - file: The configuration file, if there is one.
  /// - Throws: `UsageError`, if a value makes no sense.
  init(_ invocation: Invocation, file: ConfigurationFile?) throws {
    let inherited = (file?.settings ?? []).filter {
      // Of the defaults each type's is an option of its own.
      ["--default", "--default-isolation"].contains($0.name) || !invocation.has($0.name)
    }
    for setting in inherited + invocation.settings { try apply(setting) }
    if isBuildStep || manifest != nil, let file {
      let names = file.settings.map(\.name).uniqued().filter(invocation.has)
      decidedByPlugin = Self.optionsOfPlugins.filter(names.contains).map { String($0.dropFirst(2)) }
      if !file.paths.isEmpty, !invocation.paths.isEmpty { decidedByPlugin.append("paths") }
    }
    paths = invocation.paths.isEmpty ? file?.paths ?? [] : invocation.paths
    configuration.ignoresSyntaxErrors = isBuildStep
    configuration.leavesInternals = isBuildStep || configuration.isPublic
    configuration.header = renewal(invocation) + configuration.header
    configurationPath = file?.path
    plannedModules = file?.modules
    plannedImports = invocation.settings
      .filter { ["--import", "--testable-import"].contains($0.name) }.compactMap(\.value)
    try validate()
  }

  /// The options for which the plugins have values of their own.
  private static let optionsOfPlugins = [
    "--output", "--import", "--testable-import", "--module", "--support", "--lint",
  ]

  private mutating func apply(_ setting: Setting) throws {
    switch OptionTable.row(named: setting.name)?.effect {
    case .flag(let set): set(&self)
    case .optionalValue(_, _, let set): set(&self, setting.value)
    case .value(_, let set):
      let value = setting.value ?? ""
      do {
        try set(&self, value)
      } catch let error as InvalidValue {
        throw UsageError.invalidValue(
          value, setting.name, error.expected, file: setting.file)
      }
    case .configurationFile, .text, nil: break
    }
  }

  /// Adds an expression for a type, as `Money=Money(0)`.
  mutating func addDefault(_ value: String) throws(InvalidValue) {
    let parts = Self.nameAndValue(value)
    guard parts.count == 2, let type = canonicalType(parts[0]), SourceText.isExpression(parts[1])
    else {
      throw InvalidValue(expected: "a type, '=' and an expression")
    }
    configuration.defaults[type] = parts[1]
  }

  /// The two sides of an `=`, or the whole.
  private static func nameAndValue(_ text: String) -> [String] {
    text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  /// Asks where defaults come from, of all or of what has a name.
  mutating func explain(_ name: String?) {
    configuration.explains = true
    explainedName = name
  }

  /// Adds lines to the header.
  mutating func addHeader(_ text: String) {
    configuration.header += text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(
      String.init)
  }

  /// The line of the header that says how the file is renewed.
  private func renewal(_ invocation: Invocation) -> [String] {
    if isBuildStep { return ["Each build renews it."] }
    let command =
      renewCommand.map { String($0.map { $0.isNewline ? " " : $0 }) } ?? invocation.commandOfFakes
    return command.map { ["Renew it with: \($0)"] } ?? []
  }

  /// Adds the folder of a module, as `Core=Sources/Core`.
  mutating func addModule(_ value: String) throws(InvalidValue) {
    let parts = Self.nameAndValue(value)
    guard parts.count == 2, OptionTable.isModuleName(parts[0]) else {
      throw InvalidValue(expected: "the name of a module, '=' and a path")
    }
    moduleFolders.append(ModuleFolder(module: parts[0], path: parts[1]))
  }

  /// Sets the manifest to read, as `AppTests=Package.swift`.
  mutating func setManifest(_ value: String) throws(InvalidValue) {
    let parts = Self.nameAndValue(value)
    guard parts.count == 2 else {
      throw InvalidValue(expected: "the name of a target, '=' and a path")
    }
    manifest = ManifestOfTarget(target: parts[0], path: parts[1])
  }

  /// Sets where code runs by default, in all modules or, as in `Screens=MainActor`, in one.
  mutating func addDefaultIsolation(_ value: String) throws(InvalidValue) {
    let parts = Self.nameAndValue(value)
    let isolation = parts.last.flatMap(Configuration.DefaultIsolation.init)
    guard let isolation, parts.count == 1 || OptionTable.isModuleName(parts[0]) else {
      throw InvalidValue(
        expected: "'MainActor' or 'nonisolated', or 'Screens=MainActor' for a single module")
    }
    if parts.count == 1 {
      configuration.defaultIsolation = isolation
    } else {
      configuration.defaultIsolations[parts[0]] = isolation
    }
  }

  /// Whether a plugin planned this step before the configuration file named other modules.
  ///
  /// - Parameter files: The files of the step, which tell the target's own module.
  /// - Returns: Whether the package manager has to plan anew, which it does when the package changes.
  func isPlannedForOtherModules(_ files: [SourceSet.File]) -> Bool {
    guard isBuildStep, let plannedModules else { return false }
    let own = files.filter { $0.isInOutputModule(configuration) }.compactMap(\.module)
    // A target's name may hold what a module's cannot.
    let named = Set(plannedModules.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) })
    return named.subtracting(own) != Set(plannedImports)
  }

  /// Whether fakes are looked at, and none written.
  var onlyLints: Bool { !lintedPaths.isEmpty && output == nil && !configuration.explains }

  private mutating func validate() throws {
    if isCheck, output == nil { throw UsageError.checkWithoutOutput }
    if dependencyFile != nil, output == nil { throw UsageError.dependenciesWithoutOutput }
    if paths.isEmpty { paths = ["."] }
  }
}
