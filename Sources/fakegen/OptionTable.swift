/// Every option of the command line: one row each, from which parsing and help are made.
enum OptionTable {
  static let version = "0.1.0"

  struct Row: Equatable, Sendable {
    let name: String
    /// What the value is called in the help; `nil` for a flag.
    let value: String?
    let help: String
    /// Whether the value is a path, which a configuration file gives relative to itself.
    var isPath = false
    /// Whether a configuration file cannot hold it.
    var isForTheCommandLineOnly = false
  }

  static let rows: [Row] = [
    Row(
      name: "--output", value: "file", help: "Write to this file; without it, to standard output.",
      isPath: true),
    Row(name: "--all", value: nil, help: "Fake every protocol, not only those with '@Faked'."),
    Row(
      name: "--protocol", value: "name",
      help: "Fake this protocol as well, annotated or not. May be repeated."),
    Row(
      name: "--support", value: "path",
      help: "Read this file or folder for parents and default values; fake nothing in it. "
        + "May be repeated.", isPath: true),
    Row(
      name: "--exclude", value: "glob",
      help: "Leave out files whose path matches, as in '*/Legacy/*'. May be repeated."),
    Row(
      name: "--testable-import", value: "module",
      help: "Import this module with '@testable'; everything generated is internal. "
        + "May be repeated."),
    Row(
      name: "--import", value: "module",
      help: "Import this module; everything generated is internal. May be repeated."),
    Row(
      name: "--default", value: "type=expression",
      help: "Use this expression for this type, as in 'Money=Money(0)'. May be repeated."),
    Row(name: "--if", value: "condition", help: "Wrap the output in '#if', as in 'DEBUG'."),
    Row(
      name: "--unresolved", value: "trap|omit|error",
      help: "What becomes of a member that has no default value: it calls 'fakeDefault()', "
        + "it is left to each fake, or it is an error. The default is 'trap'."),
    Row(
      name: "--build-step", value: nil,
      help:
        "Leave syntax errors to the compiler, if it reads the sources next: say nothing of them, "
        + "and leave out what they are in."),
    Row(
      name: "--depfile", value: "file",
      help: "Write to this file what the output depends on, in the syntax of make.", isPath: true),
    Row(
      name: "--config", value: "file",
      help:
        "Read options from this file, as in '{ \"all\": true, \"exclude\": [\"*/Legacy/*\"] }'; "
        + "the command line wins. The default is '.fakegen.json', if there is one; with an empty name none is read.",
      isForTheCommandLineOnly: true),
    Row(
      name: "--jobs", value: "n",
      help: "Read this many files at once. The default is as many as there are cores."),
    Row(
      name: "--check", value: nil,
      help: "Write nothing; print what would change, and exit with 1 if anything would.",
      isForTheCommandLineOnly: true),
    Row(
      name: "--explain", value: nil,
      help: "Print, instead of the fakes, each member's default and where it comes from."),
    Row(
      name: "--format", value: "text|json",
      help: "How '--explain' prints. The default is 'text'."),
    Row(name: "--verbose", value: nil, help: "Say which files were read and what was written."),
    Row(name: "--quiet", value: nil, help: "Say nothing but errors."),
    Row(name: "--version", value: nil, help: "Print the version.", isForTheCommandLineOnly: true),
    Row(name: "--help", value: nil, help: "Print this help.", isForTheCommandLineOnly: true),
  ]

  static func row(named name: String) -> Row? { rows.first { $0.name == name } }

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
