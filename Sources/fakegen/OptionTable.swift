import FakegenCore
import FakegenSyntax

/// All command-line options, one row each; the table determines parsing and help.
enum OptionTable {
  static let version = "0.1.0"

  struct Row: Sendable {
    let name: String
    let effect: OptionEffect
    let help: String
    /// Whether the option may be repeated, so that a configuration file may contain a list; the help states it.
    var mayBeRepeated = false
    /// Whether the value is a path, which is relative to the configuration file if it is given there.
    var isPath = false
    /// Whether a configuration file cannot contain it.
    var isForTheCommandLineOnly = false
    /// Whether it affects the generated fakes.
    var decidesFakes = true

    /// The name of the value in the help; `nil` if a value is not required.
    var value: String? {
      switch effect {
      case .value(let name, _), .configurationFile(let name): name
      case .flag, .optionalValue, .text: nil
      }
    }

    /// Whether a configuration file may contain its values by name, as in `{ "Money": "Money(0)" }`.
    var takesPairs: Bool { name == "--default-isolation" || value?.contains("=") ?? false }

    /// The option as the help shows it, as in `--output <file>`.
    var synopsis: String {
      switch effect {
      case .value(let value, _), .configurationFile(let value): "\(name) <\(value)>"
      case .optionalValue(let value, _, _): "\(name) [<\(value)>]"
      case .text(word: let word?, _): "\(name) [\(word)]"
      case .flag, .text(word: nil, _): name
      }
    }

    /// Whether a value may follow `=` if a value is not required; that is unambiguous even if it could be a
    /// path.
    func acceptsAttached(_ value: String) -> Bool {
      if case .optionalValue = effect { return !value.isEmpty }
      return takes(value)
    }

    /// Whether the next word is the option's value if a value is not required.
    func takes(_ word: String) -> Bool {
      switch effect {
      case .optionalValue(_, let isValue, _): !word.hasPrefix("-") && isValue(word)
      case .text(let expected, _): word == expected
      case .flag, .value, .configurationFile: false
      }
    }
  }

  static let rows: [Row] = [
    Row(
      name: "--output", effect: .value("file") { $0.output = $1 == "-" ? nil : $1 },
      help: "Write to this file instead of standard output ('-'). Short form: '-o'.",
      isPath: true),
    Row(
      name: "--all", effect: .flag { $0.configuration.fakesAll = true },
      help: "Fake every protocol, not only those with '@Faked'."),
    Row(
      name: "--protocol", effect: .value("name") { $0.configuration.protocolNames.append($1) },
      help: "Also fake this protocol, annotated or not.", mayBeRepeated: true),
    Row(
      name: "--spies", effect: .flag { $0.configuration.createsSpies = true },
      help:
        "Generate a spy for every faked protocol, not only for those with 'createSpy: true'. The "
        + "output then imports 'FakedSpies'."),
    Row(
      name: "--values", effect: .flag { $0.configuration.createsValues = true },
      help:
        "Generate test data, a function 'fake', for every type in the sources that a faked protocol "
        + "or a spied class needs, not only for those with '@Faked': for 'User' if a member mentions "
        + "it, and for 'Address' if a 'User' has one."),
    Row(
      name: "--values-in", effect: .value("path") { $0.valuePaths.append($1) },
      help:
        "Generate test data for every type in this file or folder, which is one of the sources or "
        + "holds some.", mayBeRepeated: true, isPath: true),
    Row(
      name: "--values-of",
      effect: .value("protocol") { $0.configuration.valueProtocols.append($1) },
      help:
        "Generate test data for every type in the sources that conforms to this protocol, as in "
        + "'Codable'.", mayBeRepeated: true),
    Row(
      name: "--copies", effect: .flag { $0.configuration.createsCopies = true },
      help:
        "Generate a function 'copy', as in 'user.copy(name: \"Ada\")', for every struct and class that "
        + "gets test data, not only for those with 'copy: true'."),
    Row(
      name: "--support", effect: .value("path") { $0.supportPaths.append($1) },
      help:
        "Read this file or folder for parents and default values, but fake nothing in it.",
      mayBeRepeated: true, isPath: true),
    Row(
      name: "--exclude", effect: .value("glob") { $0.exclusions.append($1) },
      help: "Leave out files whose path matches, as in '*/Legacy/*'.", mayBeRepeated: true),
    Row(
      name: "--testable-import",
      effect: .value("module") { $0.configuration.testableImports.append(try module($1)) },
      help:
        "Import this module with '@testable', for fakes that are compiled with its tests.",
      mayBeRepeated: true),
    Row(
      name: "--import",
      effect: .value("module") { $0.configuration.imports.append(try module($1)) },
      help: "Import this module, for fakes that are compiled in a different module.",
      mayBeRepeated: true),
    Row(
      name: "--drop-import",
      effect: .value("module") { $0.configuration.droppedImports.append(try module($1)) },
      help: "Never import this module, even if the sources import it.", mayBeRepeated: true),
    Row(
      name: "--module", effect: .value("name=path") { try $0.addModule($1) },
      help:
        "Assign the files in a folder to a module, as in 'Core=Modules/Core'. By default, files in "
        + "'Sources/Core' belong to 'Core'. A module that neither '--import' nor "
        + "'--testable-import' names is the one that the output is compiled in.",
      mayBeRepeated: true, isPath: true),
    Row(
      name: "--mute",
      effect: .value("module") { $0.configuration.mutedModules.append(try module($1)) },
      help:
        "Print no warnings and notes about this module's protocols, because another run prints them; "
        + "errors are still printed.",
      mayBeRepeated: true, decidesFakes: false),
    Row(
      name: "--leave-internals",
      effect: .value("module") { $0.configuration.modulesFakedElsewhere.append(try module($1)) },
      help:
        "Leave out this module's internal protocols without a warning, because its own tests fake "
        + "them.", mayBeRepeated: true, decidesFakes: false),
    Row(
      name: "--access",
      effect: .value("public|internal") { $0.configuration.isPublic = try isPublic($1) },
      help:
        "The access level of fakes that are compiled in another module: 'public' gives each fake "
        + "the access level of what it fakes. The default is 'internal'."),
    Row(
      name: "--default", effect: .value("type=expression") { try $0.addDefault($1) },
      help:
        "Use this expression as the default value of this type, as in 'Money=Money(0)'.",
      mayBeRepeated: true),
    Row(
      name: "--if", effect: .value("condition") { $0.configuration.condition = try condition($1) },
      help: "Wrap the output in '#if', as in 'DEBUG'."),
    Row(
      name: "--unresolved",
      effect: .value("trap|omit|error") { $0.configuration.unresolved = try unresolved($1) },
      help:
        "How to treat a member that has no default value: 'trap' calls 'fakeDefault', 'omit' "
        + "leaves the member to each fake, and 'error' reports an error. The default is 'trap'."),
    Row(
      name: "--internal-imports", effect: .flag { $0.configuration.importsAreInternal = true },
      help:
        "The code is compiled with 'InternalImportsByDefault'. A 'public import' in the sources "
        + "implies this option, unless a manifest is given that does not enable the feature."),
    Row(
      name: "--default-isolation",
      effect: .value("MainActor|nonisolated") { try $0.addDefaultIsolation($1) },
      help:
        "The default isolation of the sources, as passed to the compiler with '-default-isolation'; "
        + "for a single module, as in 'Screens=MainActor'.", mayBeRepeated: true),
    Row(
      name: "--output-isolation",
      effect: .value("MainActor|nonisolated") {
        $0.configuration.outputIsolation = try isolation($1)
      },
      help:
        "The default isolation of the module that the output is compiled in, if that is not the "
        + "sources' own."),
    Row(
      name: "--manifest", effect: .value("target=path") { try $0.setManifest($1) },
      help:
        "Read from this 'Package.swift' the default isolation of this target and of the modules. If the "
        + "target has the build plugin, write no file. The plugins pass this option.",
      isPath: true),
    Row(
      name: "--header", effect: .value("text") { $0.addHeader($1) },
      help: "Add this text to the header as a comment, such as a license.", mayBeRepeated: true),
    Row(
      name: "--regenerate-with", effect: .value("command") { $0.regeneratingCommand = $1 },
      help:
        "The command that the header gives for regenerating the fakes. The default is the command "
        + "line, unless it contains an absolute path.",
      decidesFakes: false),
    Row(
      name: "--lint", effect: .value("path") { $0.lintedPaths.append($1) },
      help:
        "Warn about members of fakes in this file or folder that no longer implement a requirement. "
        + "Without '--output', do nothing else.", mayBeRepeated: true, isPath: true,
      decidesFakes: false),
    Row(
      name: "--strict", effect: .flag { $0.isStrict = true },
      help:
        "Treat warnings as errors: the exit code is 1 if there are any. What can be generated is "
        + "written.",
      decidesFakes: false),
    Row(
      name: "--build-step", effect: .flag { $0.isBuildStep = true },
      help:
        "Run as a build step before the compiler: print no summary, do not report syntax errors, "
        + "and leave out declarations that contain them.", decidesFakes: false),
    Row(
      name: "--without-spies",
      effect: .value("target") { $0.configuration.targetWithoutSpies = $1 },
      help:
        "Generate no spies, because this target does not depend on 'FakedSpies', and warn if one is "
        + "requested. The plugins pass this option."),
    Row(
      name: "--depfile", effect: .value("file") { $0.dependencyFile = $1 },
      help: "Write the files that the output depends on to this file, for Make or Ninja.",
      isPath: true,
      decidesFakes: false),
    Row(
      name: "--config", effect: .configurationFile("file"),
      help:
        "Read options from this file, as in '{ \"all\": true, \"exclude\": [\"*/Legacy/*\"] }'; "
        + "the command line takes precedence. The default is '.fakegen.json', if it exists; with an empty name, no file is read.",
      isForTheCommandLineOnly: true),
    Row(
      name: "--jobs", effect: .value("n") { $0.jobs = try jobs($1) },
      help: "Read this many files at once. The default is the number of cores.",
      decidesFakes: false),
    Row(
      name: "--check", effect: .flag { $0.isCheck = true },
      help: "Write nothing; print what would change, and exit with 1 if anything would.",
      isForTheCommandLineOnly: true, decidesFakes: false),
    Row(
      name: "--explain",
      effect: .optionalValue("name", isValue: { !FileSystem.exists($0) }) { $0.explain($1) },
      help:
        "Print each member's default and where it comes from, instead of the fakes; with a name, as in "
        + "'Store.load', print everything about one protocol or member.",
      isForTheCommandLineOnly: true, decidesFakes: false),
    Row(
      name: "--format", effect: .value("text|json|github|sarif") { $0.format = try format($1) },
      help:
        "The format of messages: 'github' prints annotations for GitHub Actions, 'sarif' a log for code "
        + "scanning, and 'json' a document for other programs; 'json' also applies to '--explain'. The "
        + "default is 'text'.",
      decidesFakes: false),
    Row(
      name: "--verbose", effect: .flag { $0.isVerbose = true },
      help: "Also print how many protocols are not faked, and whether the output has changed.",
      decidesFakes: false),
    Row(
      name: "--quiet", effect: .flag { $0.isQuiet = true }, help: "Print only errors.",
      decidesFakes: false),
    Row(
      name: "--version", effect: .text { _ in "fakegen \(OptionTable.version)\n" },
      help: "Print the version.", isForTheCommandLineOnly: true, decidesFakes: false),
    Row(
      name: "--help", effect: .text(word: "all") { OptionTable.help(isComplete: $0 != nil) },
      help: "Print the help; with 'all', every option.",
      isForTheCommandLineOnly: true, decidesFakes: false),
  ]

  static let shortNames = ["-h": "--help", "-o": "--output"]

  static func row(named name: String) -> Row? { rows.first { $0.name == name } }

  /// Returns the option with a similar spelling, or the only one that begins alike, such as `--copies` for `--copy`.
  static func suggestion(for name: String, besides others: [String] = []) -> String? {
    let names = others + rows.map(\.name)
    if let near = nearestName(to: name, among: names) { return near }
    let alike = names.filter { $0.hasPrefix(name.dropLast()) }
    return name.count > 4 && alike.count == 1 ? alike[0] : nil
  }

  // MARK: - Values

  private static func module(_ value: String) throws(InvalidValue) -> String {
    guard isModuleName(value) else { throw InvalidValue(expected: "the name of a module") }
    return value
  }

  static func isModuleName(_ text: String) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func condition(_ value: String) throws(InvalidValue) -> String {
    guard SourceText.isCondition(value) else { throw InvalidValue(expected: "a condition") }
    return value
  }

  private static func unresolved(_ value: String) throws(InvalidValue) -> Configuration.Unresolved {
    guard let choice = Configuration.Unresolved(rawValue: value) else {
      throw InvalidValue(expected: "'trap', 'omit' or 'error'")
    }
    return choice
  }

  private static func isolation(
    _ value: String
  ) throws(InvalidValue) -> Configuration.DefaultIsolation {
    guard let isolation = Configuration.DefaultIsolation(rawValue: value) else {
      throw InvalidValue(expected: "'MainActor' or 'nonisolated'")
    }
    return isolation
  }

  private static func isPublic(_ value: String) throws(InvalidValue) -> Bool {
    guard ["public", "internal"].contains(value) else {
      throw InvalidValue(expected: "'public' or 'internal'")
    }
    return value == "public"
  }

  private static func jobs(_ value: String) throws(InvalidValue) -> Int {
    guard let count = Int(value), (1...1024).contains(count) else {
      throw InvalidValue(expected: "a number from 1 to 1024")
    }
    return count
  }

  private static func format(_ value: String) throws(InvalidValue) -> OutputFormat {
    guard let format = OutputFormat(rawValue: value) else {
      throw InvalidValue(expected: "'text', 'json', 'github' or 'sarif'")
    }
    return format
  }
}
