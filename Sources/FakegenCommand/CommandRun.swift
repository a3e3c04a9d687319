import Foundation
import PackagePlugin

/// A run of the tool for several targets of a package, which prints each message only once.
struct CommandRun {
  private let package: Package
  private let tool: URL
  /// The file for an explanation until it is known whether it differs from those before.
  private let explanation: URL
  /// The file for a document of one target until all targets are done.
  private let document: URL
  private let targets: [any Target]
  /// The targets that are skipped because they have no committed fakes, while others have.
  private let skipped: [any Target]
  /// The arguments for the tool.
  private let arguments: [String]
  /// The name of this command in messages.
  private let command: String
  /// The user's own arguments for the tool.
  private let ownArguments: [String]

  /// Parses the arguments of a command.
  ///
  /// - Parameters:
  ///   - context: The package and its tools.
  ///   - arguments: The arguments after the verb: options of the tool, and `--target <name>` to choose targets.
  ///   - isCheck: Whether nothing is written, whatever the arguments are.
  /// - Throws: An error, if no target may have fakes, or a named one does not exist.
  init(_ context: PluginContext, _ arguments: [String], isCheck: Bool = false) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isFlagged = extractor.extractFlag(named: "check") > 0
    // The tool does not know the option.
    let misspelled = extractor.remainingArguments.first { word in
      word.hasPrefix("--t") && !word.hasPrefix("--te")
    }
    if let misspelled {
      throw PluginError(description: "unknown option '\(misspelled)'; did you mean '--target'?")
    }
    command = isCheck ? "check-fakes" : isFlagged ? "fakegen --check" : "fakegen"
    // With `--verbose`, the tool prints the result for each file, unless `--quiet` is passed.
    let options =
      [isCheck || isFlagged ? "--check" : "--verbose"] + extractor.remainingArguments
    // It comes first, so that the user's option wins. It differs from this run's command, because a check has other
    // options.
    self.arguments = ["--regenerate-with", Self.renewal] + options
    ownArguments = extractor.remainingArguments
    package = context.package
    tool = try context.tool(named: "fakegen").url
    explanation = context.pluginWorkDirectoryURL.appending(path: "explanation.txt")
    document = context.pluginWorkDirectoryURL.appending(path: "document.json")
    targets = try Self.targets(
      named: names, in: package, areAll: Self.explains(extractor.remainingArguments))
    let chosen = Set(targets.map(\.id))
    skipped =
      names.isEmpty ? package.fakesHolders.filter { !chosen.contains($0.id) } : []
  }

  /// The command that regenerates the fakes, with the permission that it needs if nobody can be asked.
  private static let renewal = "swift package --allow-writing-to-package-directory fakegen"

  /// Returns the command that writes the fakes of a target, even if it has none yet.
  private static func renewal(of target: any Target) -> String {
    "\(renewal) --target \(target.name)"
  }

  /// Returns a message about a missing file with the command that writes it, because the one for all targets skips
  /// those without a file.
  private func naming(_ target: any Target, in line: String) -> String {
    guard line.contains(Self.missing) else { return line }
    return line.replacingOccurrences(
      of: "'\(Self.renewal)'", with: "'\(Self.renewal(of: target))'")
  }

  /// A part of the tool's message about a missing file.
  private static let missing = "' does not exist; run "

  /// Whether defaults are explained, and nothing is written or checked.
  private var isExplanation: Bool { Self.explains(ownArguments) }

  private static func explains(_ arguments: [String]) -> Bool {
    arguments.contains { $0.hasPrefix("--explain") }
  }

  /// Whether a file is missing for a target that has fakes without the build plugin.
  private func lacksFile(_ target: any Target) throws -> Bool {
    // Explaining does not check files.
    if isExplanation { return false }
    guard let plan = try plan(for: target) else { return false }
    let options = ["--check", "--quiet"] + ownArguments
    return try runTool(options + plan.arguments).lines.contains { $0.contains(Self.missing) }
  }

  private func plan(for target: any Target) throws -> TargetPlan? {
    let output = target.directoryURL.appending(path: TargetPlan.fileName)
    return try TargetPlan(for: target, of: package, output: output)
  }

  private static func targets(
    named names: [String], in package: Package, areAll: Bool
  ) throws -> [any Target] {
    if !names.isEmpty { return try package.targets(named: names) }
    let targets = package.fakesHolders
    guard !targets.isEmpty else {
      throw PluginError(
        description: "no target with source files depends on 'FakedRuntime'; add it to targets "
          + "that contain fakes, or name one with '--target <name>'")
    }
    // The build plugin may generate the fakes of other targets.
    let committed = targets.filter { ($0 as? any SourceModuleTarget)?.committedFakes != nil }
    return committed.isEmpty || areAll ? targets : committed
  }

  /// Whether the output is for programs.
  private var isForPrograms: Bool {
    let formats = ["json", "sarif"]
    return arguments.contains { argument in formats.contains { argument == "--format=\($0)" } }
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--format" && formats.contains($1) }
  }

  /// What the runs for the targets so far have found.
  private struct Results {
    /// The lines that were printed.
    private var said: Set<String> = []
    /// The first target with each explanation.
    var explained: [String: String] = [:]
    /// Messages of runs that found nothing to explain.
    var unexplained: [String] = []
    /// The targets whose runs failed.
    var failed: [String] = []
    var documents: [Any] = []

    /// Prints a line, unless it was printed before.
    mutating func say(_ line: String) {
      if said.insert(line).inserted { CommandRun.write(line) }
    }
  }

  /// Runs the tool for each target.
  ///
  /// - Throws: An error, if a run failed or a checked file is not up to date.
  func run() throws {
    if arguments.contains(where: ["--help", "-h", "--version"].contains) { return try help() }
    var results = Results()
    for target in targets {
      guard let plan = try plan(for: target) else { continue }
      for warning in plan.unreadConfigurations(of: target, in: package) {
        results.say("warning: \(warning)")
      }
      if isForPrograms {
        try collectDocument(of: target, plan, in: &results)
      } else {
        try process(target, plan, in: &results)
      }
    }
    if !results.documents.isEmpty { print(try text(of: results.documents)) }
    if results.explained.isEmpty, results.documents.isEmpty, !results.unexplained.isEmpty {
      // Targets that do not have the name only say so; the message of another may tell what was meant.
      let lines = results.unexplained
      let helpful = lines.filter { $0.contains("; did you mean ") || $0.contains("; it has ") }
      for line in helpful.isEmpty ? lines : helpful { results.say(line) }
      throw PluginError(description: "\(command) found nothing to explain")
    }
    for target in skipped where try lacksFile(target) {
      Self.write(
        "warning: '\(target.name)' is skipped, because it has no '\(TargetPlan.fileName)'; "
          + "write one with '\(Self.renewal(of: target))'")
    }
    if results.failed.isEmpty { return }
    let names = results.failed.map { "'\($0)'" }.joined(separator: ", ")
    throw PluginError(description: "\(command) failed for \(names)")
  }

  /// Runs the tool for a target, and keeps the document that the tool prints.
  private func collectDocument(
    of target: any Target, _ plan: TargetPlan, in results: inout Results
  ) throws {
    let (lines, exitCode) = try runTool(arguments + plan.arguments, output: document)
    if let read = try? JSONSerialization.jsonObject(with: Data(contentsOf: document)) {
      results.documents.append(read)
    }
    if exitCode == 0 { return }
    if isExplanation { results.unexplained += lines } else { results.failed.append(target.name) }
  }

  /// Runs the tool for a target, and prints what is new in its explanation and messages.
  private func process(
    _ target: any Target, _ plan: TargetPlan, in results: inout Results
  ) throws {
    let output = isExplanation && targets.count > 1 ? explanation : nil
    let (lines, exitCode) = try runTool(arguments + plan.arguments, output: output)
    if let output {
      // The protocol or member to explain may belong to other targets.
      if exitCode != 0 { return results.unexplained += lines }
      let text = try String(contentsOf: output, encoding: .utf8)
      // Many targets may fake the same modules.
      let first = results.explained[text]
      print(first.map { "\(target.name): as for \($0)" } ?? "\(target.name):\n\n\(text)")
      results.explained[text] = first ?? target.name
    }
    for line in lines.map({ naming(target, in: $0) }) {
      let summary = line.hasPrefix("fakegen: error") ? nil : line.removing(prefix: "fakegen: ")
      if let summary {
        let folder = "\(package.directoryURL.path)/"
        Self.write("\(target.name): \(summary.replacingOccurrences(of: folder, with: ""))")
      } else {
        results.say(line)
      }
    }
    if exitCode != 0 { results.failed.append(target.name) }
  }

  /// Returns the documents of all targets as one: the elements of lists, or the runs of logs, without duplicates.
  private func text(of documents: [Any]) throws -> String {
    func joined(_ lists: [[Any]]) -> [Any] {
      var known: Set<NSObject> = []
      return lists.joined().filter { ($0 as? NSObject).map { known.insert($0).inserted } ?? true }
    }
    var whole: Any = joined(documents.compactMap { $0 as? [Any] })
    if var log = documents.first as? [String: Any] {
      log["runs"] = joined(documents.compactMap { ($0 as? [String: Any])?["runs"] as? [Any] })
      whole = log
    }
    let data = try JSONSerialization.data(
      withJSONObject: whole, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  /// Prints the help of the command, and then that of the tool.
  private func help() throws {
    if !arguments.contains("--version") {
      print(
        """
        usage: swift package \(command) [--target <name>] ... [<option>] ...

        Processes the targets that depend on 'FakedRuntime', or those that '--target' names.
        The options are those of the command 'fakegen':

        """)
    }
    _ = try runTool(arguments)
  }

  /// Runs the tool, whose standard output may go to a file, and returns the lines of its standard error.
  private func runTool(
    _ arguments: [String], output: URL? = nil
  ) throws -> (lines: [String], exitCode: Int32) {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = package.directoryURL
    process.arguments = arguments
    if let output {
      try Data().write(to: output)
      process.standardOutput = try FileHandle(forWritingTo: output)
    }
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let data = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return (lines, process.terminationStatus)
  }

  private static func write(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

extension String {
  /// Returns the rest after a prefix; `nil` if the text does not have the prefix.
  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
