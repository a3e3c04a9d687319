import Foundation
import PackagePlugin

/// A run of the tool for several targets of a package, which says each thing once.
struct CommandRun {
  private let package: Package
  private let tool: URL
  /// Where explanations are kept until it is known whether they say anything new.
  private let explanation: URL
  /// Where what programs read is kept until all of it is known.
  private let document: URL
  private let targets: [any Target]
  /// The targets that are passed over, because they have no committed file and others have one.
  private let skipped: [any Target]
  /// What is handed on to the tool.
  private let arguments: [String]
  /// What somebody ran, as messages call it.
  private let command: String
  /// What the user said to the tool.
  private let ownArguments: [String]

  /// Reads the arguments of a command.
  ///
  /// - Parameters:
  ///   - context: The package, and where its tools are.
  ///   - arguments: What follows the verb: the tool's options, and `--target <name>` to choose targets.
  ///   - isCheck: Whether nothing is to be written, whatever the arguments say.
  /// - Throws: An error, if no target is to hold fakes, or a named one is not there.
  init(_ context: PluginContext, _ arguments: [String], isCheck: Bool = false) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isFlagged = extractor.extractFlag(named: "check") > 0
    command = isCheck ? "check-fakes" : isFlagged ? "fakegen --check" : "fakegen"
    // What became of each file is said by the tool, which leaves it unsaid if asked to be quiet.
    let options =
      [isCheck || isFlagged ? "--check" : "--verbose"] + extractor.remainingArguments
    // It comes first, so that the user's own words win, and says nothing of this run: a check has other options.
    self.arguments = ["--renew-with", Self.renewal] + options
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

  /// The command that renews the fakes, with the permission that it needs where nobody is asked.
  private static let renewal = "swift package --allow-writing-to-package-directory fakegen"

  /// The command that writes the fakes of a target, whether or not it has some already.
  private static func renewal(of target: any Target) -> String {
    "\(renewal) --target \(target.name)"
  }

  /// The message that a file is not there, with the command that writes it: the one for all targets passes over those
  /// that have none.
  private func naming(_ target: any Target, in line: String) -> String {
    guard line.contains(Self.missing) else { return line }
    return line.replacingOccurrences(
      of: "'\(Self.renewal)'", with: "'\(Self.renewal(of: target))'")
  }

  /// What the tool says of a file that should be there.
  private static let missing = "' does not exist; run "

  /// Whether the defaults are explained, and nothing is written or checked.
  private var isExplanation: Bool { Self.explains(ownArguments) }

  private static func explains(_ arguments: [String]) -> Bool {
    arguments.contains { $0.hasPrefix("--explain") }
  }

  /// Whether a target should have a file, as it has fakes, and the build plugin does not make them.
  private func lacksFile(_ target: any Target) throws -> Bool {
    // An explanation is no check.
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
    // Others may get theirs from the build plugin.
    let committed = targets.filter { ($0 as? any SourceModuleTarget)?.committedFakes != nil }
    return committed.isEmpty || areAll ? targets : committed
  }

  /// Whether programs read what is printed.
  private var isForPrograms: Bool {
    let formats = ["json", "sarif"]
    return arguments.contains { argument in formats.contains { argument == "--format=\($0)" } }
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--format" && formats.contains($1) }
  }

  /// Runs the tool for each target.
  ///
  /// - Throws: An error, if a run failed or a checked file is not what it should be.
  func run() throws {
    if arguments.contains(where: ["--help", "-h", "--version"].contains) { return try help() }
    var said: Set<String> = []
    var explained: [String: String] = [:]
    var unexplained: [String] = []
    var failed: [String] = []
    var documents: [Any] = []
    for target in targets {
      guard let plan = try plan(for: target) else { continue }
      for warning in plan.unreadConfigurations(of: target, in: package)
      where said.insert(warning).inserted {
        write("warning: \(warning)")
      }
      if isForPrograms {
        let (lines, exitCode) = try runTool(arguments + plan.arguments, output: document)
        if let read = try? JSONSerialization.jsonObject(with: Data(contentsOf: document)) {
          documents.append(read)
        }
        if exitCode != 0, isExplanation { unexplained += lines }
        if exitCode != 0, !isExplanation { failed.append("'\(target.name)'") }
        continue
      }
      let output = isExplanation && targets.count > 1 ? explanation : nil
      let (lines, exitCode) = try runTool(arguments + plan.arguments, output: output)
      // What somebody asks about, one target may know, and others not.
      if output != nil, exitCode != 0 {
        unexplained += lines
        continue
      }
      if let output {
        let text = try String(contentsOf: output, encoding: .utf8)
        // Many targets fake the same modules.
        let first = explained[text]
        print(first.map { "\(target.name): as for \($0)" } ?? "\(target.name):\n\n\(text)")
        explained[text] = first ?? target.name
      }
      for line in lines.map({ naming(target, in: $0) }) {
        let summary = line.hasPrefix("fakegen: error") ? nil : line.removing(prefix: "fakegen: ")
        if let summary {
          let folder = "\(package.directoryURL.path)/"
          write("\(target.name): \(summary.replacingOccurrences(of: folder, with: ""))")
        } else if said.insert(line).inserted {
          write(line)
        }
      }
      if exitCode != 0 { failed.append("'\(target.name)'") }
    }
    if !documents.isEmpty { print(try text(of: documents)) }
    if explained.isEmpty, documents.isEmpty, !unexplained.isEmpty {
      for line in unexplained where said.insert(line).inserted { write(line) }
      throw PluginError(description: "\(command) found nothing to explain")
    }
    for target in skipped where try lacksFile(target) {
      write(
        "warning: '\(target.name)' is skipped, because it has no '\(TargetPlan.fileName)'; "
          + "write one with '\(Self.renewal(of: target))'")
    }
    if failed.isEmpty { return }
    let names = failed.joined(separator: ", ")
    throw PluginError(description: "\(command) failed for \(names)")
  }

  /// The documents of all targets as one: of lists their elements, of logs their runs, each once.
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

  /// Prints the help of the tool behind that of the command.
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

  /// Runs the tool, whose standard output may go to a file, and returns what it said on standard error.
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

  private func write(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

extension String {
  /// The rest behind a prefix; `nil` if it is not there.
  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
