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

  @Test(arguments: Sample.all)
  func `the fakes of a sample are current`(sample: Sample) throws {
    let inputs = try sample.files.map { Input(SourceText(path: $0, try Project.text($0))) }
    var configuration = Configuration()
    configuration.testableImports = sample.module.map { [$0] } ?? []
    configuration.createsSpies = sample.hasSpies
    configuration.header = ["Renew it with: \(sample.command)"]
    let text = FakegenCore.generate(from: inputs, configuration: configuration).text
    if let recorded = try Project.record(text, at: sample.output) { Issue.record("\(recorded)") }
    #expect(try text == Project.text(sample.output))
  }

  @Test func `every golden has its fixture`() {
    let goldens = Project.swiftFiles(in: "Fixtures/Golden").filter { $0.hasSuffix(".fakes.swift") }
    let expected = Self.cases.map { "\($0.dropLast(".swift".count)).fakes.swift" }
    #expect(goldens == expected.sorted())
  }
}

/// Fakes of an app or a protocol that people look at, and that the documentation shows.
struct Sample: CustomStringConvertible, Sendable {
  /// The file or folder that is faked.
  let sources: String
  let output: String
  /// The module that the output tests; `nil` if it is a part of it.
  let module: String?
  var hasSpies = false

  static let all =
    [
      Sample(
        sources: "Fixtures/Storefront/Sources",
        output: "Fixtures/Storefront/Tests/Fakes.generated.swift", module: "Storefront"),
      Sample(
        sources: "Fixtures/Guide/Sources", output: "Fixtures/Guide/Sources/Fakes.generated.swift",
        module: nil, hasSpies: true),
    ]
    + Project.swiftFiles(in: "Fixtures/Gallery/Sources").map { name in
      Sample(
        sources: "Fixtures/Gallery/Sources/\(name)",
        output: "Fixtures/Gallery/Tests/\(name.dropLast(".swift".count)).fakes.swift",
        module: "Gallery")
    }

  var description: String { sources }

  var files: [String] {
    if sources.hasSuffix(".swift") { return [sources] }
    return Project.swiftFiles(in: sources).map { "\(sources)/\($0)" }.filter { $0 != output }
  }

  /// What people run to renew the fakes.
  var command: String {
    let options = module.map { " --testable-import \($0)" } ?? ""
    return "fakegen \(sources) --output \(output)\(options)\(hasSpies ? " --spies" : "")"
  }
}
