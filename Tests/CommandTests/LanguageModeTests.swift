import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// Compiles every golden with the toolchain's compiler, in both language modes.
  struct LanguageModeTests {
    @Test(arguments: [
      ["5"], ["6"], ["5", "-DDEBUG"], ["6", "-default-isolation", "MainActor"],
      [
        "6", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
        "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-enable-upcoming-feature",
        "InferIsolatedConformances",
      ],
    ])
    func `goldens compile without a warning`(settings: [String]) throws {
      try Project.withTemporaryFolder { folder in
        // What forwards calls from any thread has to be told that code runs on the main actor.
        let isUntold = settings.contains("MainActor")
        let sources = try Project.swiftFiles(in: "Fixtures/Golden").filter {
          !isUntold || !$0.hasPrefix("Spies/SpiedSendable")
        }.map { try copy("Fixtures/Golden/\($0)", to: folder) }
        let check = try Compiler(folder: folder).check(
          sources, mode: settings[0], options: Array(settings.dropFirst()))
        #expect(check.exitCode == 0, "\(check.error)")
      }
    }

    /// Whose code runs on the main actor by default.
    struct MainActorDefault: CustomTestStringConvertible {
      let inSources: Bool
      let inTests: Bool

      var testDescription: String { "sources: \(inSources), tests: \(inTests)" }
    }

    @Test(arguments: [
      MainActorDefault(inSources: false, inTests: false),
      MainActorDefault(inSources: false, inTests: true),
      MainActorDefault(inSources: true, inTests: false),
      MainActorDefault(inSources: true, inTests: true),
    ])
    func `fakes of the goldens compile in another module`(mainActor: MainActorDefault) throws {
      try Project.withTemporaryFolder { folder in
        let flags = ["-default-isolation", "MainActor"]
        let fixtures = try selfContainedGoldens()
        // All but the few that extend what is generated.
        #expect(fixtures.count > 110)
        let sources = try fixtures.map { try copy($0, to: folder) }
        let compiler = try Compiler(folder: folder)
        let module = try compiler.emitModule(
          sources, mode: "6", module: "App", options: mainActor.inSources ? flags : [])
        #expect(module.exitCode == 0, "\(module.error)")
        let generation = try TestSupport.run(
          "fakegen",
          [
            "--all", "--spies", "--testable-import", "App", "--output", "Fakes.swift", "--config",
            "",
          ]
            + (mainActor.inSources ? ["--default-isolation", "MainActor"] : []) + sources,
          in: folder)
        #expect(generation.exitCode == 0, "\(generation.error)")
        let check = try compiler.check(
          ["Fakes.swift"], mode: "6", module: "AppTests", options: mainActor.inTests ? flags : [])
        #expect(check.exitCode == 0, "\(check.error)")
      }
    }

    private func goldens(in folder: String) -> [String] {
      Project.swiftFiles(in: folder).filter { $0.hasSuffix(".fakes.swift") }
    }

    /// The fixtures that mention nothing generated.
    private func selfContainedGoldens() throws -> [String] {
      try Project.swiftFiles(in: "Fixtures/Golden").map { "Fixtures/Golden/\($0)" }
        .filter {
          try !$0.hasSuffix(".fakes.swift") && !Project.text($0).contains(#/\b(?:Empty|Null)[A-Z]/#)
        }
    }

    /// Compiles the modules of a fixture that its others import.
    private func emitLibraries(
      of fixture: ModuleFixture, mode: String, with compiler: Compiler, in folder: URL
    ) throws {
      for library in try fixture.libraries() {
        let files = try fixture.files(of: library).map { try copy($0, to: folder) }
        let module = try compiler.emitModule(files, mode: mode, module: library)
        #expect(module.exitCode == 0, "\(module.error)")
      }
    }

    @Test(arguments: [["5"], ["6"], ["6", "-default-isolation", "MainActor"]])
    func `goldens of several modules compile without a warning`(testSettings: [String]) throws {
      let mode = testSettings[0]
      try Project.withTemporaryFolder { folder in
        let compiler = try Compiler(folder: folder)
        #expect(ModuleFixture.all.count >= 7)
        for fixture in ModuleFixture.all {
          try emitLibraries(of: fixture, mode: mode, with: compiler, in: folder)
          let sources = try fixture.files(of: "App").map { try copy($0, to: folder) }
          let inside = try compiler.check(
            sources + [Project.folder(fixture.golden(of: "App")).path], mode: mode, module: "App")
          #expect(inside.exitCode == 0, "\(inside.error)")
          let app = try compiler.emitModule(sources, mode: mode, module: "App")
          #expect(app.exitCode == 0, "\(app.error)")
          let outside = try compiler.check(
            [Project.folder(fixture.golden(of: "AppTests")).path]
              + fixture.tests.map { Project.folder($0).path }, mode: mode, module: "AppTests",
            options: Array(testSettings.dropFirst()))
          #expect(outside.exitCode == 0, "\(outside.error)")
        }
      }
    }

    @Test(arguments: [
      ["5"], ["6"], ["6", "-default-isolation", "MainActor"],
      ["6", "-enable-upcoming-feature", "InternalImportsByDefault"],
      ["6", "-enable-upcoming-feature", "MemberImportVisibility"],
    ])
    func `goldens of whole packages compile without a warning`(settings: [String]) throws {
      let mode = settings[0]
      try Project.withTemporaryFolder { folder in
        let compiler = try Compiler(folder: folder)
        #expect(ModuleFixture.packages.count >= 4)
        for fixture in ModuleFixture.packages {
          try emitLibraries(of: fixture, mode: mode, with: compiler, in: folder)
          for user in ["Tests", "Kit"] {
            let own = try fixture.files(besideGoldenOf: user).map { try copy($0, to: folder) }
            let check = try compiler.check(
              own + [Project.folder(fixture.golden(of: user)).path], mode: mode, module: user,
              options: Array(settings.dropFirst()))
            #expect(check.exitCode == 0, "\(check.error)")
          }
        }
      }
    }

    @Test func `fakes over frameworks compile against stubs of them`() throws {
      try Project.withTemporaryFolder { folder in
        let compiler = try Compiler(folder: folder)
        let stubs = Project.swiftFiles(in: "Fixtures/Frameworks/Stubs").map {
          String($0.dropLast(".swift".count))
        }
        for stub in try ModuleFixture.ordered(
          Set(stubs), files: { ["Fixtures/Frameworks/Stubs/\($0).swift"] })
        {
          let path = Project.folder("Fixtures/Frameworks/Stubs/\(stub).swift").path
          let module = try compiler.emitModule([path], mode: "6", module: stub)
          #expect(module.exitCode == 0, "\(module.error)")
        }
        #expect(goldens(in: "Fixtures/Frameworks").count >= 6)
        for fakes in goldens(in: "Fixtures/Frameworks") {
          let source = fakes.replacingOccurrences(of: ".fakes.swift", with: ".swift")
          for mode in ["5", "6"] {
            let check = try compiler.check(
              [source, fakes].map { Project.folder("Fixtures/Frameworks/\($0)").path }, mode: mode)
            #expect(check.exitCode == 0, "\(check.error)")
          }
        }
      }
    }

    @Test(arguments: ["5", "6"])
    func `fakes for Objective-C compile`(mode: String) throws {
      try Project.withTemporaryFolder { folder in
        _ = try Compiler(folder: folder)
        let object = folder.appendingPathComponent("NSObject.swift")
        try "open class NSObject { public nonisolated init() {} }".write(
          to: object, atomically: true, encoding: .utf8)
        #expect(!goldens(in: "Fixtures/ObjectiveC").isEmpty)
        for fakes in goldens(in: "Fixtures/ObjectiveC") {
          let source = fakes.replacingOccurrences(of: ".fakes.swift", with: ".swift")
          let check = try TestSupport.run(
            "swiftc",
            [
              "-frontend", "-typecheck", "-swift-version", mode, "-enable-objc-interop",
              "-disable-objc-attr-requires-foundation-module", "-warnings-as-errors", "-I",
              folder.path, object.path, try copy("Fixtures/ObjectiveC/\(source)", to: folder),
              Project.folder("Fixtures/ObjectiveC/\(fakes)").path,
            ], in: folder)
          #expect(check.exitCode == 0, "\(check.error)")
        }
      }
    }

    /// Copies a file of the checkout without its attributes, whose plugin is not at hand and which add nothing.
    private func copy(_ path: String, to folder: URL) throws -> String {
      let copy = folder.appendingPathComponent(path.replacingOccurrences(of: "/", with: "-"))
      try withoutAttributes(try Project.text(path)).write(
        to: copy, atomically: true, encoding: .utf8)
      return copy.path
    }

    private func withoutAttributes(_ text: String) -> String {
      text.replacing(#/import Faked\n/#, with: "")
        .replacing(#/@Faked(\((?:[^()]|\([^()]*\))*\))?/#, with: "")
        .replacing(#/@FakeDefault\((?:[^()]|\([^()]*\))*\)/#, with: "")
    }
  }
}
