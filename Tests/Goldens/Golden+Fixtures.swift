import FakegenCore
import TestSupport

extension Golden {
  /// All goldens: everything that is recorded, except transcripts and pictures.
  package static let all = fixtures + frameworks + modules + samples

  /// The goldens in `Fixtures/Golden`: each has one source, in addition to a file that all share.
  package static let fixtures = sources(in: "Fixtures/Golden").filter {
    $0 != "Fixtures/Golden/Shared.swift"
  }.map { path in
    Golden(
      path: Golden.path(for: path),
      files: [File(path: "Fixtures/Golden/Shared.swift", isShared: true), File(path: path)])
  }

  /// The goldens of code that uses Apple's frameworks.
  package static let frameworks =
    sources(in: "Fixtures/Frameworks").filter { !$0.contains("/Stubs/") }.map { path in
      var configuration = Configuration()
      configuration.fakesAll = true
      return Golden(
        path: Golden.path(for: path), files: [File(path: path)], configuration: configuration)
    }
    + sources(in: "Fixtures/ObjectiveC").map { path in
      Golden(path: Golden.path(for: path), files: [File(path: path)])
    }

  /// The goldens of fixtures with several modules, and of whole packages.
  package static let modules =
    ModuleFixture.all.flatMap { fixture in
      var tests = Configuration()
      tests.testableImports = ["App"]
      return [
        golden("App", of: fixture, Configuration()), golden("AppTests", of: fixture, tests),
      ]
    }
    + ModuleFixture.packages.flatMap { fixture in
      var (tests, kit) = (Configuration(), Configuration())
      tests.testableImports = fixture.libraries
      kit.imports = fixture.libraries
      kit.isPublic = true
      kit.omitsInaccessibleProtocols = true
      return [
        packageGolden("Tests", of: fixture, tests), packageGolden("Kit", of: fixture, kit),
      ]
    }

  /// The fakes of sample code, which people read and the documentation shows.
  package static let samples =
    [
      sample(
        of: "Fixtures/Storefront/Sources", at: "Fixtures/Storefront/Tests/Fakes.generated.swift",
        module: "Storefront"),
      sample(
        of: "Fixtures/Guide/Sources", at: "Fixtures/Guide/Sources/Fakes.generated.swift",
        module: nil),
    ]
    + sources(in: "Fixtures/Gallery/Sources").map { path in
      let name = path.split(separator: "/").last ?? ""
      return sample(
        of: path, at: Golden.path(for: "Fixtures/Gallery/Tests/\(name)"), module: "Gallery")
    }

  /// Returns the files below a folder, without expected output.
  private static func sources(in folder: String) -> [String] {
    Project.swiftFiles(in: folder).filter { !$0.hasSuffix(".fakes.swift") }.map {
      "\(folder)/\($0)"
    }
  }

  private static func golden(
    _ module: String, of fixture: ModuleFixture, _ configuration: Configuration
  ) -> Golden {
    let libraries = fixture.libraries.flatMap { fixture.files(of: $0) }
    return Golden(
      path: fixture.golden(of: module),
      files: fixture.files(of: "App").map { File(path: $0) }
        + libraries.map { File(path: $0, isSupport: true) }, configuration: configuration)
  }

  private static func packageGolden(
    _ module: String, of fixture: ModuleFixture, _ configuration: Configuration
  ) -> Golden {
    let libraries = fixture.libraries.flatMap { library in
      fixture.files(of: library).map { File(path: $0, module: library) }
    }
    let own = fixture.files(besideGoldenOf: module).map { File(path: $0, module: module) }
    return Golden(
      path: fixture.golden(of: module), files: libraries + own, configuration: configuration)
  }

  private static func sample(of sources: String, at output: String, module: String?) -> Golden {
    let files =
      sources.hasSuffix(".swift")
      ? [sources] : Golden.sources(in: sources).filter { $0 != output }
    var configuration = Configuration()
    configuration.testableImports = module.map { [$0] } ?? []
    configuration.createsSpies = module == nil
    // The command that people run to generate the fakes again.
    let options = module.map { " --testable-import \($0)" } ?? " --spies"
    configuration.header = [
      "To regenerate this file, run: fakegen \(sources) --output \(output)\(options)"
    ]
    return Golden(path: output, files: files.map { File(path: $0) }, configuration: configuration)
  }
}
