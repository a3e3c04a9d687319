import Foundation
import TestSupport
import Testing

/// Checks with the toolchain's formatter that generated code is laid out like handwritten code.
struct FormatTests {
  @Test func `generated code is laid out as 'swift format' does`() async throws {
    try await Project.withTemporaryFolder { folder in
      let files = try goldens().map { path in
        let copy = path.replacingOccurrences(of: "/", with: "-")
        // Generated files tell users' formatters to ignore them, which must not apply here.
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
      // This proves that the formatter did check: some names, which are the users' own, break its rules.
      #expect(result.error.contains("AlwaysUseLowerCamelCase"))
    }
  }

  /// Returns all goldens, except those about unusual spacing.
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
