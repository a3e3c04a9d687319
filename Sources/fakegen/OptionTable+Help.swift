/// The help: everyday options in groups, and on request all others.
extension OptionTable {
  /// Options with a common purpose.
  private struct Group {
    let title: String
    let rows: [Row]

    init(_ title: String, _ names: [String]) {
      self.title = title
      rows = names.compactMap { OptionTable.row(named: "--\($0)") }
    }

    init(_ title: String, rows: [Row]) {
      self.title = title
      self.rows = rows
    }

    var text: String {
      let options = rows.map { row in
        let help = row.help + (row.mayBeRepeated ? " May be repeated." : "")
        return "  \(row.synopsis)\n" + wrapped(help).map { "        \($0)\n" }.joined()
      }
      return "\(title):\n\(options.joined())\n"
    }
  }

  private static let groups = [
    Group(
      "WHAT IS GENERATED",
      [
        "all", "protocol", "spies", "values", "values-in", "values-of", "copies", "if", "support",
        "exclude",
      ]),
    Group(
      "OUTPUT", ["output", "testable-import", "import", "drop-import", "access", "header"]),
    Group("DEFAULT VALUES", ["default", "unresolved"]),
    Group("CHECKS", ["check", "lint", "strict", "explain", "format"]),
    Group("GENERAL", ["config", "verbose", "quiet", "version", "help"]),
  ]

  /// Options that build systems and the plugins pass, or that are rarely needed.
  private static let others: Group = {
    let grouped = groups.flatMap { $0.rows.map(\.name) }
    return Group("BUILD SYSTEMS", rows: rows.filter { !grouped.contains($0.name) })
  }()

  static func help(isComplete: Bool) -> String {
    let shown = isComplete ? groups + [others] : groups
    let more =
      isComplete ? "" : "'fakegen --help all' also prints the options for build systems.\n\n"
    return """
      OVERVIEW: Generate fakes and null objects for Swift protocols.

      For each protocol with '@Faked', fakegen generates an Empty protocol, which gives every member
      a default, so that a fake implements only the members that matter, and a null type to pass
      wherever the protocol is expected:

          @Faked protocol Clock { var now: Date { get }; func tick() }

          struct FakeClock: EmptyClock { var now = Date.distantPast }   // tick() does nothing
          let screen = Screen(clock: NullClock())

      USAGE: fakegen [<path> ...] [<option> ...]

      ARGUMENTS:
        <path>
              A Swift file, or a folder of Swift files. The default is the current folder.

      \(shown.map(\.text).joined())\(more)EXAMPLES:
        fakegen Sources/App --output Tests/AppTests/Fakes.generated.swift --testable-import App
        fakegen Sources/App --check --output Tests/AppTests/Fakes.generated.swift
        fakegen Sources/App --explain Store.load

      EXIT CODES: 0 success; 1 an error in the input, or a stale file; 64 incorrect usage.

      """
  }

  /// Wraps a text into lines of at most 80 columns.
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
