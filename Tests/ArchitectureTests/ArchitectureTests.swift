import Foundation
import TestSupport
import Testing

/// Rules of the project that no compiler checks.
struct ArchitectureTests {
  @Test(arguments: [
    ("FakegenSyntax", []),
    ("FakegenKnowledge", []),
    ("FakegenCore", ["FakegenKnowledge", "FakegenSyntax", "Synchronization", "os"]),
    ("FakedRuntime", ["Foundation", "FoundationEssentials", "Dispatch"]),
    ("Faked", []),
    ("FakegenPlugin", ["Foundation", "PackagePlugin", "XcodeProjectPlugin"]),
    ("FakegenCommand", ["Foundation", "PackagePlugin"]),
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
    for (path, text) in try sources(in: "Sources/\(folder)") {
      // Imports under `#if` are indented.
      let pattern = #/(?m)^ *(?:@\w+ )*(?:package |public |internal )?import (?:\w+ )?(\w+)$/#
      for match in text.matches(of: pattern) {
        #expect(allowed.contains(String(match.output.1)), "\(path)")
      }
    }
  }

  /// Each folder of the core and the ones that it builds on: values flow down this list.
  private static let stages: KeyValuePairs = [
    "Model": [], "Lower": ["Model"], "Program": ["Model", "Lower"],
    "Resolve": ["Model", "Lower", "Program"], "Write": ["Model", "Lower", "Program", "Resolve"],
    "Render": ["Model", "Write"], "Lint": ["Model", "Lower", "Program"],
  ]

  @Test func `each stage of the core knows only the ones before it`() throws {
    let declaration = #/(?m)^(?:\w+ )*(?:struct|enum|class|actor|protocol|typealias) (\w+)/#
    var owners: [String: String] = [:]
    for (stage, _) in Self.stages {
      for (_, text) in try sources(in: "Sources/FakegenCore/\(stage)") {
        for match in text.matches(of: declaration) { owners[String(match.output.1)] = stage }
      }
    }
    #expect(owners.count > 50)
    for (stage, allowed) in Self.stages {
      for (path, text) in try sources(in: "Sources/FakegenCore/\(stage)") {
        let code = text.replacing(#/(?m)\/\/.*$/#, with: "").replacing(#/"[^"\n]*"/#, with: "")
        for match in code.matches(of: #/\b[A-Z]\w+/#) {
          guard let owner = owners[String(match.output)], owner != stage else { continue }
          #expect(allowed.contains(owner), "\(path): \(match.output)")
        }
      }
    }
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

  @Test func `the documentation names every option as the help does`() async throws {
    let help = try await run("fakegen", ["--help"]).output
    let helped = help.matches(of: #/(?m)^  (--[a-z-]+)(?: (<[^>]+>))?$/#).map {
      "\($0.output.1)\($0.output.2.map { " \($0)" } ?? "")"
    }
    let documented = try optionRows(of: "Sources/Faked/Faked.docc/CommandLine.md")
    #expect(!helped.isEmpty)
    #expect(documented.map(\.option) == helped)
    // README has those that people type, in the same words.
    let everyday = try optionRows(of: "README.md").map(\.row)
    #expect(everyday == documented.map(\.row).filter(everyday.contains))
    #expect(everyday.count > 10)
  }

  /// The rows of a page's table of options.
  private func optionRows(of page: String) throws -> [(option: String, row: String)] {
    try Project.text(page).matches(of: #/(?m)^\| `(--[a-z-]+(?: <[^>]+>)?)` \|.*$/#).map {
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
