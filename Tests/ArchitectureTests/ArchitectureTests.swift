import Foundation
import TestSupport
import Testing

/// Rules of the project that no compiler checks.
struct ArchitectureTests {
  @Test(arguments: [
    ("FakegenSyntax", []),
    ("FakegenCore", ["FakegenSyntax"]),
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
      ["FakegenSyntax", "Foundation", "FoundationEssentials", "Darwin", "Glibc", "Musl", "Android"]
    ),
  ])
  func `dependencies only point down`(folder: String, allowed: [String]) throws {
    for (path, text) in try sources(in: "Sources/\(folder)") {
      for match in text.matches(of: #/(?m)^(?:package |public )?import (\w+)/#) {
        #expect(allowed.contains(String(match.output.1)), "\(path)")
      }
    }
  }

  @Test func `only the file system prints, and only the command exits`() throws {
    for folder in ["FakegenSyntax", "FakegenCore", "fakegen", "FakedMacros"] {
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

  @Test func `the tables of default values are sorted`() throws {
    for table in try tables() {
      let types = table.matches(of: #/Row\(\s*"([^"]+)"/#).map { String($0.output.1) }
      #expect(types == types.sorted())
      #expect(Set(types).count == types.count)
    }
  }

  @Test func `what this system has of the tables is compiled`() throws {
    let text = try Project.text("Fixtures/Golden/Types/EveryRow.swift")
      .replacing(#/<.+>/#, with: "")
    let compiled = Set(text.matches(of: #/(?:: |-> )(?:any )?([\w.]+)/#).map { $0.output.1 })
    let isElsewhere: Set<Substring> = [
      "DateComponentsFormatter", "Float80", "ListFormatter", "MeasurementFormatter",
      "NSItemProvider", "RelativeDateTimeFormatter", "UndoManager",
    ]
    for table in try tables() where !table.hasPrefix("Apple") {
      for match in table.matches(of: #/Row\(\s*"([^"<]+)/#) {
        let type = match.output.1
        #expect(compiled.contains(type) || isElsewhere.contains(type), "\(type)")
      }
    }
  }

  /// The tables of default values as text; those of Apple's frameworks begin with `Apple`.
  private func tables() throws -> [String] {
    let folder = "Sources/FakegenCore/Knowledge"
    return try ["Swift", "Foundation", "Frameworks"].flatMap { file in
      try Project.text("\(folder)/StandardDefaults+\(file).swift")
        .components(separatedBy: "static let ").dropFirst()
        .map { file == "Frameworks" ? "Apple \($0)" : $0 }
    }
  }

  @Test func `README names every option as the help does`() throws {
    let readme = try Project.text("README.md")
    let help = try TestSupport.run("fakegen", ["--help"]).output
    let helped = help.matches(of: #/(?m)^  (--[a-z-]+)(?: (<[^>]+>))?$/#).map {
      "\($0.output.1)\($0.output.2.map { " \($0)" } ?? "")"
    }
    let documented = readme.matches(of: #/(?m)^\| `(--[a-z-]+(?: <[^>]+>)?)` \|/#).map {
      $0.output.1.replacingOccurrences(of: "\\|", with: "|")
    }
    #expect(!helped.isEmpty)
    #expect(documented == helped)
  }

  @Test func `the package depends on nothing`() throws {
    #expect(!(try Project.text("Package.swift")).contains(".package("))
  }

  private func sources(in folder: String) throws -> [(path: String, text: String)] {
    try Project.swiftFiles(in: folder).map {
      ("\(folder)/\($0)", try Project.text("\(folder)/\($0)"))
    }
  }
}
