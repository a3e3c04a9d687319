import FakegenCore
import FakegenSyntax

/// Every option of the command line: one row each, from which parsing and help are made.
enum OptionTable {
  static let version = "0.1.0"

  struct Row: Sendable {
    let name: String
    let effect: OptionEffect
    let help: String
    /// Whether the value is a path, which a configuration file gives relative to itself.
    var isPath = false
    /// Whether a configuration file cannot hold it.
    var isForTheCommandLineOnly = false
    /// Whether the fakes may be others without it.
    var decidesFakes = true

    /// What the value is called in the help; `nil` for a flag.
    var value: String? {
      switch effect {
      case .value(let name, _), .configurationFile(let name): name
      case .flag, .text: nil
      }
    }
  }

  static let rows: [Row] = [
    Row(
      name: "--output", effect: .value("file") { $0.output = $1 },
      help: "Write to this file; without it, to standard output. '-o' for short.",
      isPath: true),
    Row(
      name: "--all", effect: .flag { $0.configuration.fakesAll = true },
      help: "Fake every protocol, not only those with '@Faked'."),
    Row(
      name: "--protocol", effect: .value("name") { $0.configuration.protocolNames.append($1) },
      help: "Fake this protocol as well, annotated or not. May be repeated."),
    Row(
      name: "--spies", effect: .flag { $0.configuration.createsSpies = true },
      help: "Write a spy as well for every protocol that is faked, not only for those with "
        + "'createSpy: true'. The fakes then import 'FakedSpies'."),
    Row(
      name: "--values", effect: .flag { $0.configuration.createsValues = true },
      help:
        "Write test data, a function 'fake', as well for every type of the sources that the members of "
        + "faked protocols mention, not only for those with '@Faked'."),
    Row(
      name: "--support", effect: .value("path") { $0.supportPaths.append($1) },
      help: "Read this file or folder for parents and default values; fake nothing in it. "
        + "May be repeated.", isPath: true),
    Row(
      name: "--exclude", effect: .value("glob") { $0.exclusions.append($1) },
      help: "Leave out files whose path matches, as in '*/Legacy/*'. May be repeated."),
    Row(
      name: "--testable-import",
      effect: .value("module") { $0.configuration.testableImports.append(try module($1)) },
      help: "Import this module with '@testable'; the fakes are compiled in its tests. "
        + "May be repeated."),
    Row(
      name: "--import",
      effect: .value("module") { $0.configuration.imports.append(try module($1)) },
      help: "Import this module; the fakes are compiled in another one. May be repeated."),
    Row(
      name: "--module", effect: .value("name=path") { try $0.addModule($1) },
      help:
        "Which module the files in a folder belong to, as in 'Core=Modules/Core'. Without it, those "
        + "in 'Sources/Core' belong to 'Core'. Files of a module that is not imported are taken for the "
        + "output's own. May be repeated.", isPath: true),
    Row(
      name: "--mute",
      effect: .value("module") { $0.configuration.mutedModules.append(try module($1)) },
      help:
        "Report only errors about this module's protocols; another run reports the rest. "
        + "May be repeated.", decidesFakes: false),
    Row(
      name: "--access",
      effect: .value("public|internal") { $0.configuration.isPublic = try isPublic($1) },
      help:
        "Who sees the fakes that are generated for another module: 'public' makes them as public as "
        + "what they fake. The default is 'internal'."),
    Row(
      name: "--default", effect: .value("type=expression") { try $0.addDefault($1) },
      help: "Use this expression for this type, as in 'Money=Money(0)'. May be repeated."),
    Row(
      name: "--if", effect: .value("condition") { $0.configuration.condition = try condition($1) },
      help: "Wrap the output in '#if', as in 'DEBUG'."),
    Row(
      name: "--unresolved",
      effect: .value("trap|omit|error") { $0.configuration.unresolved = try unresolved($1) },
      help: "What to do with a member that has no default value: it calls 'fakeDefault()', "
        + "it is left to each fake, or it is an error. The default is 'trap'."),
    Row(
      name: "--internal-imports", effect: .flag { $0.configuration.importsAreInternal = true },
      help:
        "The code is compiled with 'InternalImportsByDefault'. Without this option, a 'public import' in "
        + "the sources tells."),
    Row(
      name: "--default-isolation",
      effect: .value("MainActor|nonisolated") { try $0.addDefaultIsolation($1) },
      help: "Where the sources' code runs unless it says otherwise, as '-default-isolation' tells "
        + "the compiler; for a single module, as in 'Screens=MainActor'. May be repeated."),
    Row(
      name: "--header", effect: .value("text") { $0.addHeader($1) },
      help: "Put this text into the header, as a comment; a licence, for example. May be repeated."),
    Row(
      name: "--renew-with", effect: .value("command") { $0.renewCommand = $1 },
      help:
        "What the header tells people to run to renew the fakes. The default is the command line, unless a "
        + "path in it is absolute.",
      decidesFakes: false),
    Row(
      name: "--lint", effect: .value("path") { $0.lintedPaths.append($1) },
      help:
        "Warn of members of fakes in this file or folder that implement no requirement any more. "
        + "Without '--output' nothing else is done. May be repeated.", isPath: true,
      decidesFakes: false),
    Row(
      name: "--build-step", effect: .flag { $0.isBuildStep = true },
      help:
        "Leave syntax errors to the compiler, if it reads the sources next: say nothing of them, "
        + "and leave out what they are in.", decidesFakes: false),
    Row(
      name: "--without-spies",
      effect: .value("target") { $0.configuration.targetWithoutSpies = $1 },
      help:
        "Write no spies, because this target does not depend on 'FakedSpies', and warn if one is asked for. "
        + "The plugins say so."),
    Row(
      name: "--depfile", effect: .value("file") { $0.dependencyFile = $1 },
      help: "Write to this file what the output depends on, in the syntax of make.", isPath: true,
      decidesFakes: false),
    Row(
      name: "--config", effect: .configurationFile("file"),
      help:
        "Read options from this file, as in '{ \"all\": true, \"exclude\": [\"*/Legacy/*\"] }'; "
        + "the command line wins. The default is '.fakegen.json', if there is one; with an empty name none is read.",
      isForTheCommandLineOnly: true),
    Row(
      name: "--jobs", effect: .value("n") { $0.jobs = try jobs($1) },
      help: "Read this many files at once. The default is as many as there are cores.",
      decidesFakes: false),
    Row(
      name: "--check", effect: .flag { $0.isCheck = true },
      help: "Write nothing; print what would change, and exit with 1 if anything would.",
      isForTheCommandLineOnly: true, decidesFakes: false),
    Row(
      name: "--explain", effect: .flag { $0.configuration.explains = true },
      help: "Print, instead of the fakes, each member's default and where it comes from.",
      decidesFakes: false),
    Row(
      name: "--format", effect: .value("text|json") { $0.explanationFormat = try format($1) },
      help: "How '--explain' prints. The default is 'text'.", decidesFakes: false),
    Row(
      name: "--verbose", effect: .flag { $0.isVerbose = true },
      help: "Say as well how many protocols are not faked, and that the output is up to date.",
      decidesFakes: false),
    Row(
      name: "--quiet", effect: .flag { $0.isQuiet = true }, help: "Say nothing but errors.",
      decidesFakes: false),
    Row(
      name: "--version", effect: .text { "fakegen \(OptionTable.version)\n" },
      help: "Print the version.", isForTheCommandLineOnly: true, decidesFakes: false),
    Row(
      name: "--help", effect: .text { OptionTable.help }, help: "Print this help.",
      isForTheCommandLineOnly: true, decidesFakes: false),
  ]

  static let shortNames = ["-h": "--help", "-o": "--output"]

  static func row(named name: String) -> Row? { rows.first { $0.name == name } }

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

  private static func format(_ value: String) throws(InvalidValue) -> ExplanationFormat {
    guard let format = ExplanationFormat(rawValue: value) else {
      throw InvalidValue(expected: "'text' or 'json'")
    }
    return format
  }

  // MARK: - Help

  static var help: String {
    let options = rows.map { row in
      let head = "  \(row.name)\(row.value.map { " <\($0)>" } ?? "")"
      return head + "\n" + wrapped(row.help).map { "        \($0)\n" }.joined()
    }
    return """
      OVERVIEW: Generate fakes and null objects for Swift protocols.

      For each protocol with '@Faked', fakegen writes an Empty protocol that gives every member a
      default, so that a fake writes only the members that matter, and a Null type to pass anywhere:

          @Faked protocol Clock { var now: Date { get }; func tick() }

          struct FakeClock: EmptyClock { var now = Date.distantPast }   // tick() does nothing
          let screen = Screen(clock: NullClock())

      USAGE: fakegen [<path> ...] [<option> ...]

      ARGUMENTS:
        <path>
              A Swift file, or a folder of them. The default is the current folder.

      OPTIONS:
      \(options.joined())
      EXAMPLES:
        fakegen Sources/App --output Tests/AppTests/Fakes.generated.swift --testable-import App
        fakegen Sources/App --check --output Tests/AppTests/Fakes.generated.swift

      EXIT CODES: 0 done; 1 an error in the input, or a stale file; 64 wrong usage.

      """
  }

  /// Breaks a sentence into lines of at most 80 columns.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 80 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
