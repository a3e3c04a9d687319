import FakegenCore
import FakegenSyntax

/// A target, and the manifest that declares it.
struct ManifestOfTarget: Equatable {
  let target: String
  let path: String
}

/// The options from the command line and the configuration file.
struct Options: Equatable {
  var paths: [String] = []
  var supportPaths: [String] = []
  var exclusions: [String] = []
  /// The files and folders whose types all get test data.
  var valuePaths: [String] = []
  /// The folders that were assigned to modules.
  var moduleFolders: [ModuleFolder] = []
  /// The files and folders that are searched for stale fakes.
  var lintedPaths: [String] = []
  var output: String?
  var configuration = Configuration()
  /// The configuration file that was read.
  let configurationFile: ConfigurationFile?
  /// The problems in the configuration file.
  private(set) var problemsOfFile: [Diagnostic] = []
  /// Whether a plugin generates a library of fakes whose access level is not set.
  private var libraryLacksAccess = false
  /// The modules that the command line imports, as a plugin planned it.
  var plannedImports: [String] = []
  /// The manifest of the output's package, and the target that the output is compiled in.
  var manifest: ManifestOfTarget?
  /// The file to which the output's dependencies are written for `make` and `ninja`.
  var dependencyFile: String?
  var isCheck = false
  /// The command that regenerates the output, if it is not the one that was run.
  var regeneratingCommand: String?
  var format = OutputFormat.text
  /// The protocol or member to explain; `nil` for all.
  var explainedName: String?
  /// The offsets, in the configuration file, of the options that the command line does not override.
  private var offsets: [String: Int] = [:]
  /// The keys of the configuration file that have no effect, because a plugin decides them.
  private var decidedByPlugin: [String] = []
  /// The number of files that are read at once; `nil` for the number of cores.
  var jobs: Int?
  /// Whether the run is a build step before the compiler reads the sources.
  var isBuildStep = false
  var isVerbose = false
  var isQuiet = false
  /// Whether warnings are printed, and counted, as errors.
  var isStrict = false

  /// Combines the options of a configuration file and a command line.
  ///
  /// - Parameters:
  ///   - invocation: The command line, which takes precedence.
  ///   - file: The configuration file, if there is one.
  /// - Throws: `UsageError`, if a value is invalid.
  init(_ invocation: Invocation, file: ConfigurationFile?) throws {
    let inherited = (file?.settings ?? []).filter {
      // Each type's default is an option of its own.
      ["--default", "--default-isolation"].contains($0.name) || !invocation.has($0.name)
    }
    configurationFile = file
    problemsOfFile = file?.problems ?? []
    for setting in inherited + invocation.settings { try apply(setting) }
    if isBuildStep || manifest != nil, let file {
      let names = file.settings.map(\.name).uniqued().filter(invocation.has)
      decidedByPlugin = Self.optionsOfPlugins.filter(names.contains).map { String($0.dropFirst(2)) }
      if !file.paths.isEmpty, !invocation.paths.isEmpty { decidedByPlugin.append("paths") }
    }
    // On tests, the plugin passes `--lint`.
    libraryLacksAccess =
      manifest != nil && file?.modules != nil && !configuration.imports.isEmpty
      && !invocation.has("--lint") && !(file?.settings.contains { $0.name == "--access" } ?? false)
    paths = invocation.paths.isEmpty ? file?.paths ?? [] : invocation.paths
    configuration.ignoresSyntaxErrors = isBuildStep
    configuration.omitsInaccessibleProtocols = isBuildStep || configuration.isPublic
    configuration.header = renewal(invocation) + configuration.header
    plannedImports = invocation.settings
      .filter { ["--import", "--testable-import"].contains($0.name) }.compactMap(\.value)
    try validate()
  }

  /// The options that the plugins pass.
  private static let optionsOfPlugins = [
    "--output", "--import", "--testable-import", "--module", "--support", "--lint",
  ]

  private mutating func apply(_ setting: Setting) throws {
    offsets[setting.name] = setting.offset
    let row = OptionTable.row(named: setting.name)
    switch row?.effect {
    case .flag(let set): set(&self)
    case .optionalValue(_, _, let set): set(&self, setting.value)
    case .value(_, let set):
      let value = setting.value ?? ""
      if value.isEmpty, setting.name != "--header" {
        return try refuse(setting.name, .missingValue(setting.name, row?.value ?? ""))
      }
      do {
        try set(&self, value)
      } catch let error as InvalidValue {
        let isInFile = setting.offset != nil
        let name = isInFile ? String(setting.name.dropFirst(2)) : setting.name
        try refuse(setting.name, .invalidValue(value, name, error.expected))
      }
    case .configurationFile, .text, nil: break
    }
  }

  /// Throws an error about an option, or adds it to the problems of the configuration file that contains the option.
  private mutating func refuse(_ option: String, _ error: UsageError) throws {
    guard let offset = offsets[option], let file = configurationFile else { throw error }
    problemsOfFile.append(
      Diagnostic(.error, .inConfiguration(error), path: file.path, offset: offset))
  }

  /// Adds a default value for a type, as in `Money=Money(0)`.
  mutating func addDefault(_ value: String) throws(InvalidValue) {
    let parts = Self.nameAndValue(value)
    guard parts.count == 2, let type = canonicalType(parts[0]) else {
      throw InvalidValue(expected: "a type, '=' and an expression")
    }
    let expression = String(parts[1].drop(while: \.isWhitespace))
    guard SourceText.isExpression(expression) else {
      throw InvalidValue(expected: "a single expression after '=', with all brackets closed")
    }
    configuration.defaults[type] = expression
  }

  /// Returns the texts before and after an `=`, or the whole text.
  private static func nameAndValue(_ text: String) -> [String] {
    text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  }

  /// Requests explanations of all defaults, or of those of one protocol or member.
  mutating func explain(_ name: String?) {
    configuration.explains = true
    explainedName = name
  }

  /// Adds lines to the header.
  mutating func addHeader(_ text: String) {
    configuration.header += text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(
      String.init)
  }

  /// Returns the line of the header that tells how to regenerate the file.
  private func renewal(_ invocation: Invocation) -> [String] {
    if isBuildStep { return ["Each build regenerates this file."] }
    let stated = regeneratingCommand.map { String($0.map { $0.isNewline ? " " : $0 }) }
    let command = stated ?? invocation.commandOfFakes
    return command.map { ["To regenerate this file, run: \($0)"] } ?? []
  }

  /// Assigns a folder to a module, as in `Core=Sources/Core`.
  mutating func addModule(_ value: String) throws(InvalidValue) {
    let parts = Self.nameAndValue(value)
    guard parts.count == 2, OptionTable.isModuleName(parts[0]) else {
      throw InvalidValue(expected: "the name of a module, '=' and a path")
    }
    moduleFolders.append(ModuleFolder(module: parts[0], path: parts[1]))
  }

  /// Sets the manifest to read, as in `AppTests=Package.swift`.
  mutating func setManifest(_ value: String) throws(InvalidValue) {
    let parts = Self.nameAndValue(value)
    guard parts.count == 2 else {
      throw InvalidValue(expected: "the name of a target, '=' and a path")
    }
    manifest = ManifestOfTarget(target: parts[0], path: parts[1])
  }

  /// Sets the default isolation of all modules or, as in `Screens=MainActor`, of one module.
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

  /// Returns a message, with its place if it is about the configuration file.
  func placing(_ diagnostic: Diagnostic) -> Diagnostic {
    configurationFile?.placing(diagnostic) ?? diagnostic
  }

  /// Returns warnings about exclusion patterns that match no file.
  func warnings(ofUnusedExclusions patterns: Set<String>) -> [Diagnostic] {
    exclusions.filter(patterns.contains).map {
      Diagnostic(.warning, .nothingExcluded($0), option: "exclude", value: $0)
    }.filter {
      // The command plugins pass the same pattern for several targets.
      manifest == nil || placing($0).subject == nil
    }
  }

  /// Returns a warning if copies are requested, but no test data of which they could be made.
  ///
  /// - Parameter types: The number of types that something is generated for.
  /// - Returns: The warnings.
  func warnings(ofCopies types: Int) -> [Diagnostic] {
    let createsTestData =
      configuration.createsValues || !configuration.valueProtocols.isEmpty || !valuePaths.isEmpty
    guard configuration.createsCopies, !createsTestData, types == 0 else { return [] }
    if let file = configurationFile, offsets["--copies"] != nil {
      return [file.diagnostic(.warning, .nothingCopied, about: "copies")]
    }
    // The command plugins pass the same command line for several targets.
    return manifest == nil
      ? [Diagnostic(.warning, .nothingCopied, option: "copies", value: "")] : []
  }

  /// Returns warnings about settings in the configuration file that have no effect.
  ///
  /// - Parameter files: The source files, which tell the module of the output.
  /// - Returns: Warnings.
  func settingsWithoutEffect(_ files: [SourceSet.File]) -> [Diagnostic] {
    guard let file = configurationFile else { return [] }
    let planned =
      isPlannedForOtherModules(files)
      ? [file.diagnostic(.warning, .otherModulesPlanned, about: "modules")] : []
    let isForPlugins = file.modules != nil && !isBuildStep && manifest == nil
    return planned
      + (libraryLacksAccess ? [file.diagnostic(.warning, .hiddenFakes, about: "modules")] : [])
      + (isForPlugins ? [file.diagnostic(.note, .modulesAreForPlugins, about: "modules")] : [])
      + decidedByPlugin.map { file.diagnostic(.warning, .decidedByPlugin($0), about: $0) }
  }

  /// Whether a plugin planned this build step before the configuration file named other modules; SwiftPM
  /// plans the build again only when the package changes.
  private func isPlannedForOtherModules(_ files: [SourceSet.File]) -> Bool {
    guard isBuildStep, let plannedModules = configurationFile?.modules else { return false }
    let own = files.filter { $0.isInOutputModule(configuration) }.compactMap(\.module)
    let named = Set(plannedModules.map(PackageManifest.moduleName))
    return named.subtracting(own) != Set(plannedImports)
  }

  /// Whether fakes are only checked, and none are written.
  var onlyLints: Bool { !lintedPaths.isEmpty && output == nil && !configuration.explains }

  private mutating func validate() throws {
    if isCheck, output == nil { throw UsageError.checkWithoutOutput }
    if configuration.explains {
      if format == .sarif { try refuse("--format", .explanationAsSarif) }
    } else if format.collectsMessages, output == nil, !onlyLints {
      try refuse("--format", .formatWithoutOutput(format))
    }
    if dependencyFile != nil, output == nil {
      try refuse("--depfile", .dependenciesWithoutOutput)
    }
    let imports = configuration.testableImports + configuration.imports
    if let first = imports.first, imports.allSatisfy(configuration.droppedImports.contains) {
      try refuse("--drop-import", .importedAndDropped(first))
    }
    if paths.isEmpty { paths = ["."] }
  }
}

extension Diagnostic.Message {
  fileprivate static func inConfiguration(_ error: UsageError) -> Self { Self("\(error)") }
  fileprivate static let nothingCopied = Self(
    "'--copies' has no effect, because no type gets test data; annotate one with '@Faked', or pass "
      + "'--values'")
  fileprivate static let otherModulesPlanned = Self(
    "'modules' has changed since the build was planned; touch 'Package.swift' to plan it again")
  fileprivate static let hiddenFakes = Self(
    "the fakes are internal, so tests cannot see them; add '\"access\": \"public\"', or \"internal\" "
      + "if only this target uses them")
  fileprivate static let modulesAreForPlugins = Self(
    "'modules' has no effect on the command line; pass '--testable-import' or '--import'")
  fileprivate static func decidedByPlugin(_ name: String) -> Self {
    Self("'\(name)' has no effect; the plugins choose it for each target")
  }
}
