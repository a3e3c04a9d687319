import FakegenCore
import FakegenSyntax
import Goldens
import TestSupport
import Testing

/// Compares generated output with expected output, byte by byte.
///
/// `swift run Record` records the output that differs.
struct GoldenTests {
  @Test(arguments: Golden.all)
  func `generated code matches the expected output`(golden: Golden) throws {
    let generation = try golden.generate()
    #expect(try generation.text == Project.text(golden.path))
    // This also checks that a second run has the same output.
    #expect(try golden.generate(isReordered: true).text == generation.text, "the order matters")
    #expect(generation.diagnostics.filter { $0.severity == .error } == [])
    expectReadable(generation.text)
  }

  /// Expects generated code to parse without messages, and to have no trailing spaces.
  private func expectReadable(_ text: String) {
    var diagnostics: [Diagnostic] = []
    _ = parse(SourceText(path: "generated", text), diagnostics: &diagnostics)
    #expect(diagnostics == [])
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test func `every expected output belongs to a fixture`() {
    let goldens = ["Golden", "Frameworks", "Modules", "ObjectiveC", "Packages"].flatMap { folder in
      Project.swiftFiles(in: "Fixtures/\(folder)").map { "Fixtures/\(folder)/\($0)" }
    }.filter { $0.hasSuffix(".fakes.swift") }
    #expect(Set(goldens).isSubset(of: Golden.all.map(\.path)))
    #expect(Golden.all.count > 200)
  }
}
