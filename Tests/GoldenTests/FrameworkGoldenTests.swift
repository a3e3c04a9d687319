import FakegenCore
import FakegenSyntax
import Foundation
import TestSupport
import Testing

/// Compares what is generated for code that Apple's systems know with what is expected.
struct FrameworkGoldenTests {
  static let frameworks = files(in: "Fixtures/Frameworks").filter { !$0.contains("/Stubs/") }
  static let objectiveC = files(in: "Fixtures/ObjectiveC")

  private static func files(in folder: String) -> [String] {
    Project.swiftFiles(in: folder).filter { !$0.hasSuffix(".fakes.swift") }.map {
      "\(folder)/\($0)"
    }
  }

  @Test(arguments: frameworks)
  func `protocols over frameworks`(path: String) throws {
    var configuration = Configuration()
    configuration.fakesAll = true
    try expectGolden(path, configuration)
  }

  @Test(arguments: objectiveC)
  func `protocols for Objective-C`(path: String) throws {
    try expectGolden(path, Configuration())
  }

  private func expectGolden(_ path: String, _ configuration: Configuration) throws {
    let generation = generate(
      from: [Input(SourceText(path: path, try Project.text(path)))], configuration: configuration)
    let goldenPath = "\(path.dropLast(".swift".count)).fakes.swift"
    if let recorded = try Project.record(generation.text, at: goldenPath) {
      Issue.record("\(recorded)")
    }
    #expect(generation.text == (try? Project.text(goldenPath)))
    #expect(generation.diagnostics.filter { $0.severity == .error } == [])
  }
}
