import FakegenCore
import FakegenSyntax
import Foundation
import TestSupport
import Testing

/// Compares what is generated from several modules with what is expected.
struct ModuleGoldenTests {
  @Test(arguments: ModuleFixture.all)
  func `a module's fakes, as a part of it`(fixture: ModuleFixture) throws {
    try expectGolden("App", of: fixture, Configuration())
  }

  @Test(arguments: ModuleFixture.all)
  func `a module's fakes, in its tests`(fixture: ModuleFixture) throws {
    var configuration = Configuration()
    configuration.testableImports = ["App"]
    try expectGolden("AppTests", of: fixture, configuration)
  }

  @Test(arguments: ModuleFixture.packages)
  func `the fakes of a whole package, in its tests`(fixture: ModuleFixture) throws {
    var configuration = Configuration()
    configuration.testableImports = try fixture.libraries()
    try expectPackageGolden("Tests", of: fixture, configuration)
  }

  @Test(arguments: ModuleFixture.packages)
  func `the fakes of a whole package, for others`(fixture: ModuleFixture) throws {
    var configuration = Configuration()
    configuration.imports = try fixture.libraries()
    configuration.isPublic = true
    configuration.leavesInternals = true
    try expectPackageGolden("Kit", of: fixture, configuration)
  }

  private func expectGolden(
    _ module: String, of fixture: ModuleFixture, _ configuration: Configuration
  ) throws {
    let libraries = try fixture.libraries().flatMap { try read(fixture.files(of: $0), true) }
    let app = try read(fixture.files(of: "App"), false)
    try expectGolden(module, of: fixture, from: app, libraries, configuration)
  }

  private func expectPackageGolden(
    _ module: String, of fixture: ModuleFixture, _ configuration: Configuration
  ) throws {
    let sources = try fixture.libraries().flatMap { library in
      try read(fixture.files(of: library), false, of: library)
    }
    let own = try read(fixture.files(besideGoldenOf: module), false, of: module)
    try expectGolden(module, of: fixture, from: sources + own, [], configuration)
  }

  private func expectGolden(
    _ module: String, of fixture: ModuleFixture, from app: [Input], _ libraries: [Input],
    _ configuration: Configuration
  ) throws {
    let generation = generate(from: app + libraries, configuration: configuration)
    let path = fixture.golden(of: module)
    if let recorded = try Project.record(generation.text, at: path) { Issue.record("\(recorded)") }
    #expect(generation.text == (try? Project.text(path)))
    let reordered = generate(from: libraries + app, configuration: configuration)
    #expect(reordered.text == generation.text, "input order matters")
    #expect(generation.diagnostics.filter { $0.severity == .error } == [])
  }

  private func read(
    _ files: [String], _ isSupport: Bool, of module: String? = nil
  ) throws -> [Input] {
    try files.map {
      Input(SourceText(path: $0, try Project.text($0)), isSupport: isSupport, module: module)
    }
  }
}
