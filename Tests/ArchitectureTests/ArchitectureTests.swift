import Foundation
import TestSupport
import Testing

/// Checks the rules of the project that no compiler checks.
struct ArchitectureTests {
  @Test(arguments: [
    ("FakegenSyntax", []),
    ("FakegenKnowledge", []),
    ("FakegenCore", ["FakegenKnowledge", "FakegenSyntax", "Synchronization", "os"]),
    ("FakedRuntime", ["Foundation", "FoundationEssentials", "Dispatch"]),
    ("FakedSpies", ["Foundation", "FakedRuntime"]),
    ("Faked", []),
    ("FakegenPlugin", ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]),
    ("FakegenCommand", ["Foundation", "PackagePlugin"]),
    ("FakegenCheck", ["Foundation", "PackagePlugin"]),
    (
      "fakegen",
      [
        "FakegenCore", "FakegenSyntax", "Foundation", "FoundationEssentials", "Dispatch", "Darwin",
        "Glibc", "Musl", "Android",
      ]
    ),
    (
      "FakedMacros",
      ["Foundation", "FoundationEssentials", "Darwin", "Glibc", "Musl", "Android"]
    ),
  ])
  func `dependencies only point down`(folder: String, allowed: [String]) throws {
    let files = try sources(in: "Sources/\(folder)")
    #expect(!files.isEmpty)
    for (path, text) in files {
      // Imports inside `#if` are indented.
      let pattern =
        #/(?m)^ *(?:@\w+(?:\(\w+\))? )*(?:package |public |internal )?import (?:\w+ )?(\w+)$/#
      for match in text.matches(of: pattern) {
        #expect(allowed.contains(String(match.output.1)), "\(path)")
      }
    }
  }

  /// The folders of the core, each with the folders that it may use: values flow down this list.
  ///
  /// `Defaults` and `Outputs` use each other, because a default value may be a null type, whose members need default
  /// values in turn.
  private static let stages: KeyValuePairs = [
    "Model": [], "Lower": ["Model"], "Program": ["Model", "Lower"],
    "Defaults": ["Model", "Lower", "Program", "Outputs", "Outputs/Types"],
    "Outputs": [
      "Model", "Lower", "Program", "Defaults", "Outputs/Shared", "Outputs/Types", "Outputs/Empty",
      "Outputs/Null", "Outputs/Values", "Outputs/Spies",
    ],
    "Outputs/Shared": [
      "Model", "Lower", "Program", "Defaults", "Outputs", "Outputs/Types", "Outputs/Null",
    ],
    "Outputs/Types": ["Model", "Lower", "Program", "Defaults", "Outputs", "Outputs/Shared"],
    "Outputs/Empty": ["Model", "Lower", "Program", "Defaults", "Outputs", "Outputs/Shared"],
    "Outputs/Null": [
      "Model", "Lower", "Program", "Defaults", "Outputs", "Outputs/Shared", "Outputs/Types",
      "Outputs/Empty",
    ],
    "Outputs/Values": ["Model", "Lower", "Program", "Defaults", "Outputs", "Outputs/Shared"],
    "Outputs/Spies": [
      "Model", "Lower", "Program", "Defaults", "Outputs", "Outputs/Shared", "Outputs/Types",
      "Outputs/Empty",
    ],
    "Render": ["Model", "Outputs/Shared"], "Lint": ["Model", "Lower", "Program"],
  ]

  /// Returns the folder of the core that a file belongs to.
  private func stage(of path: String) -> String? {
    Self.stages.map(\.key).filter { path.hasPrefix("Sources/FakegenCore/\($0)/") }
      .max { $0.count < $1.count }
  }

  @Test func `each stage of the core uses only earlier stages`() throws {
    let declaration = #/(?m)^(?:\w+ )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/#
    let files = try sources(in: "Sources/FakegenCore")
    var owners: [String: String] = [:]
    for (path, text) in files {
      guard let stage = stage(of: path) else { continue }
      for match in text.matches(of: declaration) { owners[String(match.output.1)] = stage }
    }
    #expect(owners.count > 50)
    for (path, text) in files {
      guard let stage = stage(of: path),
        let allowed = Self.stages.first(where: { $0.key == stage })?.value
      else { continue }
      let code = text.replacing(#/(?m)\/\/.*$/#, with: "").replacing(#/"[^"\n]*"/#, with: "")
      for match in code.matches(of: #/\b[A-Z]\w+/#) {
        guard let owner = owners[String(match.output)], owner != stage else { continue }
        #expect(allowed.contains(owner), "\(path): \(match.output)")
      }
    }
  }

  @Test func `writers hold only their plan and a spelling`() throws {
    let files = try sources(in: "Sources/FakegenCore/Outputs").filter {
      // The imports depend on all plans, and on the imports of the sources.
      $0.path.contains("Writer") && !$0.path.hasSuffix("/FileWriter.swift")
        && !$0.path.hasSuffix("/ImportWriter.swift")
    }
    #expect(files.count > 4)
    for (path, text) in files {
      #expect(!text.contains(#/\b[Pp]rogram\b/#), "\(path)")
    }
  }

  /// The upcoming features that Package.swift turns on for the package's own targets.
  private static let upcomingFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  @Test func `a kind of output is removed with its folder and list entry`() async throws {
    let list = "Sources/FakegenCore/Outputs/Output.swift"
    let files = try sources(in: "Sources/FakegenCore").map(\.path).filter {
      !$0.contains("/Outputs/Spies/") && $0 != list
    }
    try await RecordedSuccess.check("generator without spies", files: files + [list]) {
      try await Project.withTemporaryFolder { folder in
        let shorter = try Project.text(list).replacing("SpyOutput.self,", with: "")
        try #require(!shorter.contains("Spy"))
        try shorter.write(
          to: folder.appendingPathComponent("Output.swift"), atomically: true, encoding: .utf8)
        // `package` declarations are visible to code that is compiled with the same package name: the folder's.
        let package = Project.root.lastPathComponent.lowercased()
          .map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        let result = try await Compiler(folder: folder).check(
          ["Output.swift"] + files.map { Project.folder($0).path }, mode: "6",
          module: "FakegenCore",
          options: ["-package-name", package] + Self.upcomingFeatures)
        #expect(result.exitCode == 0, "\(result.error)")
        return result.exitCode == 0
      }
    }
  }

  @Test func `the generator's page names existing files and types`() throws {
    let table = try Project.text("Sources/FakegenCore/README.md")
      .split(separator: "## Where is it decided …")[1].split(separator: "## Words")[0]
    let files = ["FakegenCore", "FakegenKnowledge", "FakegenSyntax"].flatMap { module in
      Project.swiftFiles(in: "Sources/\(module)").map { "Sources/\(module)/\($0)" }
    }
    var names = Set(files.map { $0.split(separator: "/").last!.dropLast(".swift".count) })
    for text in try files.map(Project.text) {
      let declared = text.matches(of: #/(?:struct|class|enum|protocol|func) (\w+)/#)
      names.formUnion(declared.map(\.output.1))
    }
    // Matches `Program+Choice`, `Facts`, `Program.meaning(of:in:)`, and `best()`.
    let addresses = table.matches(of: #/`(?:([A-Z]\w*(?:\+\w+)?)\.?)?(?:(\w+)\([\w:]*\))?`/#)
      .filter { $0.output.0 != "`any`" }
    #expect(addresses.count > 40)
    names.insert("FakegenKnowledge")
    let missing = addresses.flatMap { [$0.output.1, $0.output.2] }.compactMap(\.self)
      .filter { !names.contains($0) }
    #expect(missing.isEmpty)
  }

  @Test func `only the file system prints, and only the command exits`() throws {
    for folder in ["FakegenSyntax", "FakegenKnowledge", "FakegenCore", "fakegen", "FakedMacros"] {
      for (path, text) in try sources(in: "Sources/\(folder)")
      where !path.hasSuffix("FileSystem.swift") {
        let calls = text.matches(of: #/(?m)(?:^|[^\w.])(print|debugPrint|abort|exit)\(/#)
        #expect(calls.isEmpty, "\(path): \(calls.map { $0.output.1 })")
      }
    }
  }

  @Test func `files stay short`() throws {
    for (path, text) in try sources(in: "Sources") {
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 351, "\(path)")
    }
  }

  @Test func `nothing is unfinished or machine-bound`() throws {
    for folder in ["Sources", "Tests", "Fixtures"] {
      for (path, text) in try sources(in: folder) where !path.hasSuffix("ArchitectureTests.swift") {
        #expect(!text.contains(#/TODO|FIXME|XXX/#), "\(path)")
        #expect(!text.contains(#/\/(home|root|work|Users)\/\w/#), "\(path)")
      }
    }
  }

  @Test func `the documentation names every option like the help`() async throws {
    let help = try await run("fakegen", ["--help", "all"]).output
    let helped = help.matches(of: #/(?m)^  (--[a-z-]+)(?: ([<\[].+))?$/#).map {
      "\($0.output.1)\($0.output.2.map { " \($0)" } ?? "")"
    }
    let documented = try optionRows(of: "Sources/Faked/Faked.docc/CommandLine.md")
    #expect(!helped.isEmpty)
    #expect(documented.map(\.option) == helped)
    // README lists the options that people use often, in the same words and order.
    let everyday = try optionRows(of: "README.md").map(\.row)
    #expect(everyday == documented.map(\.row).filter(everyday.contains))
    #expect(everyday.count > 10)
  }

  @Test func `the gallery gives the reasons that fakegen gives`() async throws {
    let explained = try await run("fakegen", ["Fixtures/Gallery/Sources", "--explain"]).output
    let rows = try Project.text("Fixtures/Gallery/README.md").matches(
      of: #/(?m)^\| ([^|]+) \| \[\w+\]\([^)]+\) \| `(.+?)` \| (?:`(.+)`)? *\|$/#)
    #expect(rows.count > 10)
    for row in rows {
      let value = row.output.3.map { " = \($0)" } ?? ""
      let lines = explained.split(separator: "\n").filter {
        $0.hasPrefix("  \(row.output.2)\(value)  (") && $0.contains(row.output.1)
      }
      #expect(!lines.isEmpty, "\(row.output.0)")
    }
    // The gallery also has an example of each reason.
    let shown = Set(rows.map(\.output.1))
    for line in explained.split(separator: "\n") {
      guard let reason = line.firstMatch(of: #/  \((?:unresolved: )?(.+)\)$/#)?.output.1 else {
        continue
      }
      #expect(shown.contains { reason.hasPrefix($0) }, "\(line)")
    }
  }

  @Test func `the changelog begins with the version`() async throws {
    let version = try await run("fakegen", ["--version"]).output.dropFirst("fakegen ".count)
    let newest = try Project.text(".github/CHANGELOG.md").firstMatch(of: #/(?m)^## (\S+)/#)
    #expect(newest?.output.1 == version.dropLast())
  }

  /// Returns the rows of a page's tables of options.
  private func optionRows(of page: String) throws -> [(option: String, row: String)] {
    try Project.text(page).matches(of: #/(?m)^\| `(--[a-z-]+(?: [<\[][^`]+)?)` \|.*$/#).map {
      ($0.output.1.replacingOccurrences(of: "\\|", with: "|"), String($0.output.0))
    }
  }

  @Test func `the package depends on nothing`() throws {
    #expect(!(try Project.text("Package.swift")).contains(".package("))
  }

  private func sources(in folder: String) throws -> [(path: String, text: String)] {
    try Project.swiftFiles(in: folder).filter { !$0.contains(".docc/") }.map {
      ("\(folder)/\($0)", try Project.text("\(folder)/\($0)"))
    }
  }
}
