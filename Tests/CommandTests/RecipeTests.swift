import Foundation
import TestSupport
import Testing

/// Runs the configurations for other tools that the documentation recommends.
struct RecipeTests {
  private static let page = "Sources/Faked/Faked.docc/BuildSystems.md"

  /// Returns the code blocks in a section of the page.
  private func recipes(_ section: String) throws -> [String] {
    let text = try Project.text(Self.page)
    let start = try #require(text.range(of: "\n### \(section)\n")).upperBound
    let end = text[start...].range(of: "\n### ")?.lowerBound ?? text.endIndex
    return text[start..<end].matches(of: #/(?ms)^```\w*\n(.*?)^```$/#).map { String($0.output.1) }
  }

  private func recipe(_ section: String) throws -> String {
    try #require(try recipes(section).first)
  }

  @Test func `continuous integration runs existing commands`() throws {
    let section = try recipes("GitHub Actions, pre-commit, and Docker").joined()
    let manifest = try Project.text("Package.swift")
    let command = #/swift package (?:--allow-writing-to-package-directory )?([\w-]+)/#
    let verbs = section.matches(of: command).map { String($0.output.1) }
    #expect(Set(verbs) == ["fakegen", "check-fakes"])
    for verb in verbs { #expect(manifest.contains("verb: \"\(verb)\"")) }
  }

  @Test func `a Dockerfile of four lines tests and builds without the generator`() async throws {
    let file = try #require(
      try recipes("GitHub Actions, pre-commit, and Docker").first { $0.hasPrefix("FROM ") })
    let lines = file.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ["FROM", "WORKDIR", "COPY", "RUN"])
    // The shell calls this function instead of the toolchain, which would take minutes.
    let swift = "swift() { echo \"$FAKEGEN: $*\"; }; "
    let result = try await run("sh", ["-c", swift + lines[3].dropFirst("RUN ".count)])
    #expect(result.output == ": test\noff: build -c release\n", "\(result)")
  }

  @Test func `the script phase of Xcode writes the fakes and a dependency file`() async throws {
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

  @Test func `recipes for other tools pass existing options`() async throws {
    let help = try await run("fakegen", ["--help", "all"]).output
    let own = help.matches(of: #/(?m)^  (--[a-z-]+)/#).map { String($0.output.1) }
    let known = Set(own + ["--allow-writing-to-package-directory"])
    for section in ["GitHub Actions, pre-commit, and Docker", "Bazel", "Make and Ninja"] {
      let options = try recipes(section).joined().matches(of: #/--[a-z-]+/#).map {
        String($0.output)
      }
      #expect(Set(options).isSubset(of: known), "\(section)")
    }
  }
}
