import FakegenCore
import FakegenSyntax

/// The command `fakegen`: reads options and files, writes fakes, and exits with a code.
@main
struct Command {
  /// The exit code of the program.
  enum ExitCode: Int32 {
    case success = 0
    /// An error in the input, or a stale file under `--check`.
    case failure = 1
    case usage = 64
  }

  static func main() {
    var command = Command()
    let code = command.run(Array(CommandLine.arguments.dropFirst()))
    withExtendedLifetime(command) { FileSystem.exit(code.rawValue) }
  }

  private var printer = DiagnosticPrinter(showsColors: Terminal.standardError.showsColors)
  /// It is kept to the end, because exiting frees all memory at once.
  private var generation: Generation?

  private mutating func run(_ arguments: [String]) -> ExitCode {
    let code = process(arguments)
    do {
      if let report = try printer.report { try FileSystem.writeToStandardOutput(report) }
      return code
    } catch {
      // The document that would contain the error is what could not be written.
      FileSystem.writeToStandardError("fakegen: error: \(error)\n")
      return .failure
    }
  }

  private mutating func process(_ arguments: [String]) -> ExitCode {
    do {
      let invocation = try Invocation(arguments)
      if let text = invocation.text {
        try FileSystem.writeToStandardOutput(text)
        return .success
      }
      return try generate(Options(invocation, file: configurationFile(for: invocation)))
    } catch let error as UsageError {
      printer.emit(error: "\(error)")
      return .usage
    } catch {
      printer.emit(error: "\(error)")
      return .failure
    }
  }

  /// Returns the configuration file that the command line names; otherwise the usual one, if it exists.
  private func configurationFile(for invocation: Invocation) throws -> ConfigurationFile? {
    let named = invocation.configurationPath
    let path = named ?? ConfigurationFile.usualName
    if named == "" { return nil }
    if named == nil, !FileSystem.exists(path) { return nil }
    return ConfigurationFile(SourceText(path: path, bytes: try FileSystem.read(path)))
  }

  private mutating func generate(_ options: Options) throws -> ExitCode {
    printer.isStrict = options.isStrict
    printer.isQuiet = options.isQuiet || options.explainedName != nil
    // Standard output is for the explanations alone.
    let isExplanation = options.configuration.explains && options.format.collectsMessages
    printer.format = isExplanation ? .text : options.format
    let configurations = [options.configurationFile].compactMap { $0?.source }
    if !options.problemsOfFile.isEmpty {
      printer.emit(options.problemsOfFile, sources: configurations)
      return .usage
    }
    var options = options
    if try applyManifest(to: &options) { return .success }
    let progress = Progress(
      isShown: Terminal.standardError.redrawsLines && !options.isQuiet && !options.isBuildStep)
    // Later output must not follow the progress line.
    defer { progress.end() }
    let input = InputFiles(options, showing: progress)
    printer.emit(options.settingsWithoutEffect(input.files), sources: configurations)
    let generation = FakegenCore.generate(
      from: input.sources, linting: input.linted, configuration: options.configuration
    ) { progress.show(.deciding, done: $0, of: $1) }
    progress.end()
    self.generation = generation
    report(generation, from: input, options)
    if options.onlyLints { return printer.errorCount == 0 ? .success : .failure }
    let isCurrent =
      try options.configuration.explains
      ? explain(generation, options)
      : write(generation, lacksSources: input.isIncomplete, options)
    try writeDependencies(on: input.files, options)
    summarize(generation, from: input, options)
    return printer.errorCount == 0 && isCurrent ? .success : .failure
  }

  /// Prints the problems with the files, and what generation and linting found.
  private mutating func report(
    _ generation: Generation, from input: InputFiles, _ options: Options
  ) {
    let configurations = [options.configurationFile].compactMap { $0?.source }
    let problems =
      input.problems + options.warnings(ofUnusedExclusions: input.unusedExclusions)
      + (generation.isEmpty ? [] : options.warnings(ofCopies: generation.typeCount))
    printer.emit(problems.uniqued().map(options.placing), sources: configurations)
    let diagnostics = options.onlyLints ? [] : generation.diagnostics
    // A linted file may also be a source whose text generation did not need.
    printer.emit(
      (diagnostics + generation.staleMembers).map(options.placing),
      sources: configurations + input.linted + generation.sources)
  }

  private mutating func summarize(
    _ generation: Generation, from input: InputFiles, _ options: Options
  ) {
    if generation.isEmpty, printer.errorCount == 0 {
      let count = input.sourceCount > 1_000 ? nil : generation.declaredProtocolCount
      printer.summarizeNothing(
        files: input.sourceCount, protocols: count, isAnyRefused: generation.isAnyRefused, options)
    } else if !generation.isEmpty || input.sourceCount > 0 {
      // If nothing could be read, errors have been printed.
      printer.summarize(generation, files: input.sourceCount, options)
    }
  }

  /// Reads the default isolation from the package's manifest.
  ///
  /// - Returns: Whether the target's fakes are generated by the build plugin, so that a second file would break the
  ///   build.
  private mutating func applyManifest(to options: inout Options) throws -> Bool {
    guard let named = options.manifest else { return false }
    let source = SourceText(path: named.path, bytes: try FileSystem.read(named.path))
    let manifest = PackageManifest(source)
    options.configuration.apply(manifest, to: named.target)
    let writes =
      options.output != nil && !options.onlyLints && !options.configuration.explains
    if writes, !options.isBuildStep, manifest.targetsWithPlugin.contains(named.target) {
      printer.summarizePlugin(of: named.target)
      return true
    }
    // If both isolations are known, nothing is unclear.
    guard options.configuration.outputIsolation == nil else { return false }
    printer.emit(
      manifest.unclearOffsets.map {
        Diagnostic(.warning, .unclearIsolation, path: named.path, offset: $0)
      }, sources: [source])
    return false
  }

  /// Prints explanations instead of writing fakes.
  private mutating func explain(
    _ generation: Generation, _ options: Options
  ) throws -> Bool {
    var explanations = ExplanationPrinter(
      explanations: generation.explanations, sources: generation.sources)
    if let asked = options.explainedName {
      let names = explanations.names
      let behind = names.contains(asked) ? [] : GeneratedNames.namesBehind(asked)
      let name = behind.first { generation.fakesProtocol(named: $0) != nil } ?? asked
      explanations = explanations.about(name)
      if explanations.explanations.isEmpty {
        let reason: Diagnostic.Message =
          switch generation.fakesProtocol(named: name) {
          case true?: generation.reasonAgainst(protocolNamed: name) ?? .noMembers(name)
          case false?: .notFaked(name)
          case nil: names.isEmpty ? .nothingFaked(name) : .nothingExplained(name, names)
          }
        printer.emit(error: reason.text)
        return false
      }
    }
    let isPage = options.explainedName != nil
    try FileSystem.writeToStandardOutput(explanations.text(as: options.format, isPage: isPage))
    return true
  }

  private func writeDependencies(on files: [SourceSet.File], _ options: Options) throws {
    guard let path = options.dependencyFile, let output = options.output, !options.isCheck,
      !options.configuration.explains
    else { return }
    let file = DependencyFile(
      output: output,
      inputs: files.map(\.path) + [options.configurationFile].compactMap { $0?.path })
    try OutputFile.dependencies(at: path).replace(with: file.text)
  }

  private mutating func write(
    _ generation: Generation, lacksSources: Bool, _ options: Options
  ) throws -> Bool {
    let text = generation.text
    guard let path = options.output else {
      if !options.isCheck, !generation.isEmpty { try FileSystem.writeToStandardOutput(text) }
      return true
    }
    let output = OutputFile.fakes(at: path)
    let isNeeded =
      !generation.isEmpty || output.exists || options.isBuildStep
      || options.dependencyFile != nil
    if generation.hasSyntaxErrors || lacksSources, !options.isBuildStep, output.exists {
      // The fakes of protocols that cannot be read would be lost.
      let consequence = options.isCheck ? "cannot be checked" : "is not updated"
      let reason =
        lacksSources ? ", because not all sources can be read" : "; correct the syntax first"
      printer.emit(error: "'\(path)' \(consequence)\(reason)", about: path)
      return false
    }
    if options.isCheck { return try !isNeeded || check(output, at: path, for: text, options) }
    // A build system requires the file, even if there are no fakes.
    if isNeeded { printer.outcome = try output.replace(with: text) }
    return true
  }
  /// Compares the output with the file, and prints how they differ.
  ///
  /// - Returns: Whether the file is up to date.
  private mutating func check(
    _ output: OutputFile, at path: String, for text: String, _ options: Options
  ) throws -> Bool {
    let renewal = options.regeneratingCommand.map { "'\($0)'" } ?? "fakegen without '--check'"
    if !output.exists {
      let folder = FileSystem.missingFolder(of: path).map { "create the folder '\($0)' and " }
      printer.emit(
        error: "'\(path)' does not exist; \(folder ?? "")run \(renewal) to write it", about: path)
      return false
    }
    guard let difference = try output.difference(from: text) else { return true }
    printer.emit(
      error: "'\(path)' is stale; run \(renewal) to update it", about: path,
      line: difference.firstLine)
    if !options.isQuiet, !options.format.collectsMessages {
      let limit = options.isVerbose ? Int.max : 20
      try FileSystem.writeToStandardOutput(difference.text(limit: limit))
    }
    return false
  }
}
