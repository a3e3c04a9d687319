import Foundation
import TestSupport
import Testing

/// Lets the toolchain's formatter say whether what is generated is laid out as people would lay it out.
struct FormatTests {
  @Test func `generated code is laid out as 'swift format' does`() async throws {
    try await Project.withTemporaryFolder { folder in
      let files = try goldens().map { path in
        let copy = path.replacingOccurrences(of: "/", with: "-")
        // Users' own formatters pass over these files.
        try Project.text(path).replacing("// swift-format-ignore-file\n", with: "")
          .write(to: folder.appendingPathComponent(copy), atomically: true, encoding: .utf8)
        return copy
      }
      #expect(files.count > 150)
      try "{ \"version\": 1 }".write(
        to: folder.appendingPathComponent(".swift-format"), atomically: true, encoding: .utf8)
      let result = try await run("swift", ["format", "lint"] + files, in: folder)
      let layout = result.error.split(separator: "\n").filter { line in
        [
          "AddLines", "EndOfLine", "Indentation", "LineLength", "OrderedImports", "RemoveLine",
          "Spacing", "Trailing",
        ].contains { line.contains("[\($0)") }
      }
      #expect(layout == [])
      // The formatter did look: names are the users' own, and some of them are not to its taste.
      #expect(result.error.contains("AlwaysUseLowerCamelCase"))
    }
  }

  /// All that is generated, but for what is about strange spacing.
  private func goldens() -> [String] {
    ["Golden", "Frameworks", "Modules", "ObjectiveC", "Packages"].flatMap { folder in
      Project.swiftFiles(in: "Fixtures/\(folder)").filter {
        $0.hasSuffix(".fakes.swift") && !$0.hasPrefix("Lexing/")
      }.map { "Fixtures/\(folder)/\($0)" }
    } + [
      "Fixtures/Consumer/Tests/CoreTests/Fakes.generated.swift",
      "Fixtures/Storefront/Tests/Fakes.generated.swift",
    ]
  }
}
