import FakegenCore
import FakegenSyntax
import Foundation
import TestSupport
import Testing

/// Compares what is generated for each fixture with what is expected, byte by byte.
///
/// `RECORD=1 swift test` writes the goldens anew and fails; read the difference before committing.
struct GoldenTests {
  static let cases = Project.swiftFiles(in: "Fixtures/Golden").filter {
    !$0.hasSuffix(".fakes.swift") && $0 != "Shared.swift"
  }

  @Test(arguments: cases)
  func `a fixture gives its golden`(path: String) throws {
    let generation = try generate(path)
    let goldenPath = "Fixtures/Golden/\(path.dropLast(".swift".count)).fakes.swift"
    if let recorded = try Project.record(generation.text, at: goldenPath) {
      Issue.record("\(recorded)")
    }
    #expect(generation.text == (try? Project.text(goldenPath)))
    #expect(try generate(path) == generation, "a second run differs")
    #expect(try generate(path, isReversed: true).text == generation.text, "input order matters")
    #expect(generation.diagnostics.filter { $0.severity == .error } == [])
    expectReadable(generation.text)
  }

  private func generate(_ path: String, isReversed: Bool = false) throws -> Generation {
    let paths = ["Fixtures/Golden/Shared.swift", "Fixtures/Golden/\(path)"]
    let inputs = try paths.map { Input(SourceText(path: $0, try Project.text($0))) }
    return FakegenCore.generate(
      from: isReversed ? inputs.reversed() : inputs, configuration: Configuration())
  }

  /// What is generated parses, and has no trailing space.
  private func expectReadable(_ text: String) {
    var diagnostics: [Diagnostic] = []
    _ = parse(SourceText(path: "generated", text), diagnostics: &diagnostics)
    #expect(diagnostics == [])
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test func `the fakes of the sample app are current`() throws {
    let folder = "Fixtures/Storefront/Sources"
    let inputs = try Project.swiftFiles(in: folder).map {
      Input(SourceText(path: "\(folder)/\($0)", try Project.text("\(folder)/\($0)")))
    }
    var configuration = Configuration()
    configuration.testableImports = ["Storefront"]
    let output = "Fixtures/Storefront/Tests/Fakes.generated.swift"
    configuration.header = [
      "Renew it with: fakegen \(folder) --output \(output) --testable-import Storefront"
    ]
    let generation = FakegenCore.generate(from: inputs, configuration: configuration)
    #expect(try generation.text == Project.text(output))
  }

  @Test func `every golden has its fixture`() {
    let goldens = Project.swiftFiles(in: "Fixtures/Golden").filter { $0.hasSuffix(".fakes.swift") }
    let expected = Self.cases.map { "\($0.dropLast(".swift".count)).fakes.swift" }
    #expect(goldens == expected.sorted())
  }
}
