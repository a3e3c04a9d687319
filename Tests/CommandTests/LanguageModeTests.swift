import Foundation
import Goldens
import TestSupport
import Testing

/// Compiles every golden with the toolchain's compiler, in both language modes.
struct LanguageModeTests {
  /// The settings with which goldens are compiled, in addition to plain Swift 6.
  ///
  /// The goldens are a target of this package, so its build covers Swift 6, and `.ci/run` treats warnings as errors.
  enum Setting: String, CaseIterable {
    case mode5, mode5Debug, mode6MainActor, mode6Features

    var mode: String { rawValue.hasPrefix("mode5") ? "5" : "6" }

    var options: [String] {
      switch self {
      case .mode5: []
      case .mode5Debug: ["-DDEBUG"]
      case .mode6MainActor: ["-default-isolation", "MainActor"]
      case .mode6Features:
        LanguageModeTests.enabling([
          "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
          "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
        ])
      }
    }
  }

  @Test(arguments: Setting.allCases)
  func `goldens compile without a warning`(setting: Setting) async throws {
    // These fakes are used from any thread, or need conformances there. They compile in a module on the main actor only
    // if fakegen is given the default isolation, which it is not for goldens.
    let needsDefaultIsolation = [
      "AssociatedTypes/SentDefaults", "AssociatedTypes/VisibleNulls", "Classes/CodedModels",
      "Classes/CodedObjects", "Classes/DecodedSubclasses", "Inheritance/TakenEmptyName",
      "Isolation/ActorsOfGenericParameters", "Isolation/ActorsParents",
      "Isolation/ConformancesOnMainActor", "Isolation/DefaultValueKeys",
      "Isolation/DisputedMembers", "Isolation/IsolatedWitnesses", "Isolation/ValuesForActors",
      "Isolation/WaitingForValues", "Spies/SpiedDescriptions", "Spies/SpiedErasedGenerics",
      "Spies/SpiedImplementations", "Spies/SpiedLentClosures", "Spies/SpiedMutatingTargets",
      "Spies/SpiedOverloadsByResult", "Spies/SpiedRareParameters", "Spies/SpiedSendable",
      "Spies/SpiedSets", "Standard/OwnHashValues", "Values/SentValues",
    ]
    let lacksDefaultIsolation = setting == .mode6MainActor
    let files = try Project.swiftFiles(in: "Fixtures/Golden").filter { file in
      // With the feature `ExistentialAny`, the source of this golden does not compile.
      (!lacksDefaultIsolation || !needsDefaultIsolation.contains(where: file.hasPrefix))
        && (setting != .mode6Features || !file.hasPrefix("Types/WithoutAny"))
    }.map { "Fixtures/Golden/\($0)" }.filter { file in
      // Most goldens are the same with and without the condition.
      try setting != .mode5Debug || file.hasSuffix("/Shared.swift")
        || Project.text(file.replacing(".fakes.swift", with: ".swift")).contains("DEBUG")
    }
    try await RecordedSuccess.check("goldens \(setting)", files: files) {
      try await Project.withTemporaryFolder { folder in
        let sources = try files.map { try copy($0, to: folder) }
        return try await expectSuccess(
          Compiler(folder: folder).check(
            sources, mode: setting.mode, options: setting.options,
            emitsCode: setting == .mode6Features))
      }
    }
  }

  @Test(arguments: [false, true])
  func `fakes of the goldens compile in another module`(isMainActorDefault: Bool) async throws {
    let fixtures = try selfContainedGoldens()
    try await Project.withTemporaryFolder { folder in
      let sources = try fixtures.map { try copy($0, to: folder) }
      var texts: [String] = []
      for (output, isolation) in [("Fakes.swift", "nonisolated"), ("MainFakes.swift", "MainActor")]
      {
        let generation = try await run(
          "fakegen",
          ["--all", "--spies", "--testable-import", "App", "--output", output, "--config", ""]
            + (isMainActorDefault ? ["--default-isolation", "MainActor"] : [])
            + ["--output-isolation", isolation] + sources, in: folder)
        #expect(generation.exitCode == 0, "\(generation.error)")
        texts.append(
          try String(contentsOf: folder.appendingPathComponent(output), encoding: .utf8))
      }
      try await RecordedSuccess.check(
        "another module, sources on the main actor: \(isMainActorDefault)", files: fixtures,
        texts: texts
      ) {
        let compiler = Compiler(folder: folder)
        try expectSuccess(
          await compiler.emitModule(
            sources, mode: "6", module: "App", options: isMainActorDefault ? mainActor : []))
        async let fakes = compiler.check(
          ["Fakes.swift"], mode: "6", module: "AppTests",
          options: ["-enable-upcoming-feature", "ExistentialAny"])
        async let mainFakes = compiler.check(
          ["MainFakes.swift"], mode: "6", module: "AppTests", options: mainActor)
        return try await [expectSuccess(fakes), expectSuccess(mainFakes)] == [true, true]
      }
    }
  }

  @Test func `fakes of the goldens compile with a new Xcode project's settings`() async throws {
    // In Swift 5, the compiler warns about these. Reading a `@Sendable` closure on the main actor loses `@Sendable`,
    // and a struct's initializer without parameters is on the main actor, whatever it sets.
    let warned = [
      "Isolation/IsolatedWitnesses", "Isolation/ValuesForActors", "Values/SentResults",
    ]
    let fixtures = try selfContainedGoldens().filter { file in
      !warned.contains { file.contains($0) }
    }
    let options =
      mainActor
      + Self.enabling([
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault",
      ])
    try await Project.withTemporaryFolder { folder in
      let sources = try fixtures.map { try copy($0, to: folder) }
      let generation = try await run(
        "fakegen",
        [
          "--all", "--spies", "--values", "--copies", "--default-isolation", "MainActor",
          "--output", "Fakes.swift", "--config", "",
        ] + sources, in: folder)
      #expect(generation.exitCode == 0, "\(generation.error)")
      let fakes = try String(
        contentsOf: folder.appendingPathComponent("Fakes.swift"), encoding: .utf8)
      try await RecordedSuccess.check("new project", files: fixtures, texts: [fakes]) {
        try await expectSuccess(
          Compiler(folder: folder).check(sources + ["Fakes.swift"], mode: "5", options: options))
      }
    }
  }

  @Test(arguments: ModuleFixture.all, ["5", "6"])
  func `goldens of several modules compile without a warning`(
    fixture: ModuleFixture, mode: String
  ) async throws {
    let goldens = ["App", "AppTests"].map(fixture.golden)
    let files = fixture.libraries.flatMap { fixture.files(of: $0) } + fixture.files(of: "App")
    try await RecordedSuccess.check(
      "modules \(fixture) \(mode)", files: files + goldens + fixture.tests
    ) {
      try await Project.withTemporaryFolder { folder in
        let compiler = Compiler(folder: folder)
        try await emitLibraries(of: fixture, mode: mode, with: compiler)
        let sources = try fixture.files(of: "App").map { try copy($0, to: folder) }
        let inside = try expectSuccess(
          await compiler.check(
            sources + [Project.folder(goldens[0]).path], mode: mode, module: "App"))
        try expectSuccess(await compiler.emitModule(sources, mode: mode, module: "App"))
        let tests = fixture.tests.map { Project.folder($0).path }
        let outside = try expectSuccess(
          await compiler.check(
            [Project.folder(goldens[1]).path] + tests, mode: mode, module: "AppTests"))
        if mode == "5" { return inside && outside }
        let onMainActor = try expectSuccess(
          await compiler.check(
            [fakesOnMainActor(goldens[1], in: folder)] + tests, mode: mode, module: "AppTests",
            options: mainActor))
        return inside && outside && onMainActor
      }
    }
  }

  @Test(arguments: ModuleFixture.packages, ["5", "6"])
  func `goldens of whole packages compile without a warning`(
    fixture: ModuleFixture, mode: String
  ) async throws {
    let users = ["Tests", "Kit"]
    let files =
      fixture.libraries.flatMap { fixture.files(of: $0) }
      + users.flatMap { fixture.files(besideGoldenOf: $0) + [fixture.golden(of: $0)] }
    let settings =
      mode == "5"
      ? [[]]
      : [
        [], mainActor,
        ["-enable-upcoming-feature", "InternalImportsByDefault"],
        ["-enable-upcoming-feature", "MemberImportVisibility"],
      ]
    try await RecordedSuccess.check("package \(fixture) \(mode)", files: files) {
      try await Project.withTemporaryFolder { folder in
        let compiler = Compiler(folder: folder)
        try await emitLibraries(of: fixture, mode: mode, with: compiler)
        var succeeds = true
        for user in users {
          let own = try fixture.files(besideGoldenOf: user).map { try copy($0, to: folder) }
          let golden = fixture.golden(of: user)
          for options in settings {
            let fakes =
              options == mainActor
              ? try fakesOnMainActor(golden, in: folder) : Project.folder(golden).path
            succeeds =
              try expectSuccess(
                await compiler.check(own + [fakes], mode: mode, module: user, options: options))
              && succeeds
          }
        }
        return succeeds
      }
    }
  }

  @Test func `fixtures of several modules are found`() {
    #expect(ModuleFixture.all.count >= 7)
    #expect(ModuleFixture.packages.count >= 4)
    #expect(goldens(in: "Fixtures/Frameworks").count >= 6)
    #expect(!goldens(in: "Fixtures/ObjectiveC").isEmpty)
  }

  @Test func `fakes over frameworks compile against stubs of them`() async throws {
    let files = Project.swiftFiles(in: "Fixtures/Frameworks").map { "Fixtures/Frameworks/\($0)" }
    try await RecordedSuccess.check("frameworks", files: files) {
      try await Project.withTemporaryFolder { folder in
        let compiler = Compiler(folder: folder)
        let stubs = Project.swiftFiles(in: "Fixtures/Frameworks/Stubs").map {
          String($0.dropLast(".swift".count))
        }
        for stub in try ModuleFixture.ordered(
          Set(stubs), files: { ["Fixtures/Frameworks/Stubs/\($0).swift"] })
        {
          let path = Project.folder("Fixtures/Frameworks/Stubs/\(stub).swift").path
          try expectSuccess(await compiler.emitModule([path], mode: "6", module: stub))
        }
        var succeeds = true
        for fakes in goldens(in: "Fixtures/Frameworks") {
          let source = fakes.replacingOccurrences(of: ".fakes.swift", with: ".swift")
          let paths = [source, fakes].map { Project.folder("Fixtures/Frameworks/\($0)").path }
          for mode in ["5", "6"] {
            succeeds = try expectSuccess(await compiler.check(paths, mode: mode)) && succeeds
          }
        }
        return succeeds
      }
    }
  }

  @Test(arguments: ["5", "6"])
  func `fakes for Objective-C compile`(mode: String) async throws {
    try await Project.withTemporaryFolder { folder in
      let object = folder.appendingPathComponent("NSObject.swift")
      try "open class NSObject { public nonisolated init() {} }".write(
        to: object, atomically: true, encoding: .utf8)
      for fakes in goldens(in: "Fixtures/ObjectiveC") {
        let source = fakes.replacingOccurrences(of: ".fakes.swift", with: ".swift")
        try expectSuccess(
          await run(
            "swiftc",
            [
              "-frontend", "-typecheck", "-swift-version", mode, "-enable-objc-interop",
              "-disable-objc-attr-requires-foundation-module", "-warnings-as-errors", "-I",
              Compiler.modules, object.path, try copy("Fixtures/ObjectiveC/\(source)", to: folder),
              Project.folder("Fixtures/ObjectiveC/\(fakes)").path,
            ], in: folder))
      }
    }
  }

  // MARK: - Support

  /// Returns the options that enable upcoming features of the compiler.
  private static func enabling(_ features: [String]) -> [String] {
    features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private var mainActor: [String] { ["-default-isolation", "MainActor"] }

  /// Writes the fakes of a golden as generated for a module that is on the main actor by default.
  private func fakesOnMainActor(_ path: String, in folder: URL) throws -> String {
    let golden = try #require(Golden.modules.first { $0.path == path })
    let file = folder.appendingPathComponent(path.replacingOccurrences(of: "/", with: "-"))
    try golden.textOnMainActor().write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @discardableResult
  private func expectSuccess(
    _ result: ProgramResult, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    #expect(result.exitCode == 0, "\(result.error)", sourceLocation: sourceLocation)
    return result.exitCode == 0
  }

  private func goldens(in folder: String) -> [String] {
    Project.swiftFiles(in: folder).filter { $0.hasSuffix(".fakes.swift") }
  }

  /// Returns a fifth of the sources of goldens that mention no generated declaration, and what they share.
  private func selfContainedGoldens() throws -> [String] {
    let goldens = try Project.swiftFiles(in: "Fixtures/Golden").map { "Fixtures/Golden/\($0)" }
      .filter {
        try !$0.hasSuffix(".fakes.swift") && !Project.text($0).contains(#/\b(?:Empty|Null)[A-Z]/#)
      }
    // Only a few goldens use generated declarations.
    #expect(goldens.count > 250)
    let shared = "Fixtures/Golden/Shared.swift"
    let chosen = Project.fifthOrAll(goldens.filter { $0 != shared })
    #expect(chosen.count > 50)
    return [shared] + chosen
  }

  /// Compiles the modules of a fixture that its other modules import.
  private func emitLibraries(
    of fixture: ModuleFixture, mode: String, with compiler: Compiler
  ) async throws {
    for library in fixture.libraries {
      let files = try fixture.files(of: library).map { try copy($0, to: compiler.folder) }
      try expectSuccess(await compiler.emitModule(files, mode: mode, module: library))
    }
  }

  /// Copies a file of the checkout without the attributes of `Faked`, which add nothing and whose plugin is not loaded.
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
