import Foundation
import TestSupport
import Testing

/// Checks the messages of the toolchain's compiler when it expands the attributes.
struct MacroTests {
  @Test func `the compiler reports the checks at their locations`() async throws {
    let path = "Fixtures/Diagnostics/Macro/Uses.swift"
    let result = try await run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", Compiler.modules,
        "-load-plugin-executable",
        "\(Project.products.appendingPathComponent("FakedMacros-tool").path)#FakedMacros", path,
      ])
    let said = result.error.matches(
      of: #/(?m)^\S*Uses\.swift:(\d+):\d+: (error|warning): (.*?)(?: \(from macro '\w+ ?'\))?$/#
    ).map { "\($0.output.1): \($0.output.2): \($0.output.3)" }
    #expect(Set(said).sorted() == expectations(in: try Project.text(path)).sorted())
    #expect(!said.isEmpty)
  }

  private func expectations(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      number, line in
      line.matches(of: #/expected-(error|warning) \{\{(.*?)\}\}(?: |$)/#).map {
        "\(number + 1): \($0.output.1): \($0.output.2)"
      }
    }
  }
}
