import Foundation
import TestSupport
import Testing

/// Runs what the documentation says to paste into other tools.
struct RecipeTests {
  private static let page = "Sources/Faked/Faked.docc/BuildSystems.md"

  /// The first block of code in a section of the page.
  private func recipe(_ section: String) throws -> String {
    let text = try Project.text(Self.page)
    let start = try #require(text.range(of: "\n### \(section)\n")).upperBound
    let block = try #require(text[start...].firstMatch(of: #/(?ms)^```\w*\n(.*?)^```$/#))
    return String(block.output.1)
  }

  @Test func `the script phase of Xcode writes the fakes and what they depend on`() async throws {
    let script = try recipe("Xcode")
    try await Project.withTemporaryFolder { folder in
      for name in ["App", "Derived"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
      }
      try "// @Faked\nprotocol Store {}\n".write(
        to: folder.appendingPathComponent("App/Store.swift"), atomically: true, encoding: .utf8)
      let path = ProcessInfo.processInfo.environment["PATH", default: ""]
      let result = try await run(
        "sh", ["-c", script], in: folder,
        environment: [
          "SRCROOT": folder.path, "DERIVED_FILE_DIR": "\(folder.path)/Derived",
          "PATH": "\(Project.products.path):\(path)",
        ])
      #expect(result.exitCode == 0 && result.error.isEmpty, "\(result.error)")
      func written(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Derived/\(name)"), encoding: .utf8)
      }
      #expect(try written("Fakes.generated.swift").contains("@testable import App"))
      #expect(try written("Fakes.d").contains("App/Store.swift"))
    }
  }

  @Test func `other tools are given options that there are`() async throws {
    let help = try await run("fakegen", ["--help", "all"]).output
    let known = Set(help.matches(of: #/(?m)^  (--[a-z-]+)/#).map { String($0.output.1) })
    for section in ["GitHub Actions, pre-commit, and Docker", "Bazel", "Make and Ninja"] {
      let options = try recipe(section).matches(of: #/--[a-z-]+/#).map { String($0.output) }
      #expect(Set(options).isSubset(of: known), "\(section)")
    }
  }
}
