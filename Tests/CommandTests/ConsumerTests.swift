import Foundation
import TestSupport
import Testing

/// Builds a package that uses fakegen as a user would, and checks which changes cause what to be built again.
struct ConsumerTests {
  @Test func `a package that uses the plugins builds and tests`() async throws {
    let files = ["Sources", "Fixtures/Consumer"].flatMap { folder in
      Project.swiftFiles(in: folder).map { "\(folder)/\($0)" }
    }.filter { !$0.contains("/.build/") && !$0.contains(".docc/") }
    let tool = ProcessInfo.processInfo.environment["FAKEGEN_BUNDLE"] ?? ""
    // Each failed check throws, so that no success is recorded.
    try await RecordedSuccess.check(
      "consumer \(tool)", files: files + ["Package.swift"]
    ) {
      try await checkPackage()
      return true
    }
  }

  private func checkPackage() async throws {
    try await Project.withTemporaryFolder { folder in
      let consumer = try await Consumer(in: folder)
      if consumer.bundle == nil { try await consumer.checkWithoutFakegen() }
      try await consumer.checkTests()
      try await consumer.checkThatTheRightManifestIsRead()
      try await consumer.checkThatNothingIsBuiltTwice()
      try await consumer.checkThatBodiesChangeNothing()
      try await consumer.checkThatProtocolsChangeTheFakes()
      try await consumer.checkThatAnnotationsDecide()
      try await consumer.checkMessages()
      try await consumer.checkThatStaleFakesAreFound()
      try await consumer.checkThatTheCompilerSpeaksOfSyntax()
      try await consumer.checkTheCommand()
      try await consumer.checkErrors()
    }
  }
}

/// A copy of `Fixtures/Consumer`, which the tests change.
private struct Consumer {
  let root: URL
  /// An artifact bundle with this build's tool, for the plugins to run; `nil` if the plugins should compile the tool.
  let bundle: URL?

  init(in folder: URL) async throws {
    let isFromSource = ProcessInfo.processInfo.environment["FAKEGEN_BUNDLE"] == "source"
    bundle = isFromSource ? nil : try await Self.makeBundle(in: folder)
    root = folder.appendingPathComponent("Consumer")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests", "Sharing"] {
      try FileManager.default.copyItem(
        at: Project.folder("Fixtures/Consumer/\(name)"), to: root.appendingPathComponent(name))
    }
    try change("Package.swift", "path: \"../..\"", to: "path: \"\(Project.root.path)\"")
    // The package's build folder contains paths of the original folder, which do not apply to the copy.
    try? FileManager.default.removeItem(at: root.appendingPathComponent("Sharing/.build"))
  }

  private static func makeBundle(in folder: URL) async throws -> URL {
    let target = try await run("swiftc", ["-print-target-info"], waitsForTurn: false).output
    let triple = try #require(target.firstMatch(of: #/"unversionedTriple": "(.*?)"/#)).output.1
    let bundle = folder.appendingPathComponent("fakegen.artifactbundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Project.products.appendingPathComponent("fakegen"),
      to: bundle.appendingPathComponent("fakegen"))
    try """
    {
      "schemaVersion": "1.0",
      "artifacts": {
        "fakegen": {
          "type": "executable", "version": "1.0.0",
          "variants": [{ "path": "fakegen", "supportedTriples": ["\(triple)"] }]
        }
      }
    }
    """.write(to: bundle.appendingPathComponent("info.json"), atomically: true, encoding: .utf8)
    return bundle
  }

  // MARK: - Steps

  /// Checks that with `FAKEGEN=OFF`, a build neither generates anything nor compiles the generator.
  func checkWithoutFakegen() async throws {
    let result = Outcome(
      try await run(
        "swift", ["build", "--target", "Feature"], in: root, environment: ["FAKEGEN": "OFF"],
        waitsForTurn: false))
    try #require(result.exitCode == 0, "\(result.text)")
    try #require(
      result.text.matches(of: #/'FAKEGEN=OFF': no fakes are generated in this build/#).count == 1)
    let built =
      FileManager.default.enumerator(atPath: root.appendingPathComponent(".build").path)?
      .compactMap { $0 as? String } ?? []
    try #require(built.contains { $0.hasSuffix("Feature.build") })
    try #require(!built.contains { $0.contains(#/Fakegen(Core|Knowledge|Syntax)/#) })
  }

  func checkTests() async throws {
    let result = try await swift(["test", "-v"] + Self.buildOptions)
    if let bundle { try #require(result.text.contains("\(bundle.path)/fakegen --build-step")) }
    try #require(result.exitCode == 0, "\(result.text)")
    // In this package, the tool is compiled in another language mode, in which it must not cause warnings, either.
    let warnings = result.text.matches(of: #/\/Sources\/(fakegen|Fake\w+)\/\S+: warning: .*/#)
    try #require(warnings.isEmpty, "\(warnings.map(\.output.0))")
    try #require(result.text.contains("Test run with 9 tests"), "\(result.text)")
    // Only the plugin of a target that depends on the module directly prints the module's warnings.
    let unresolved = result.text.matches(of: #/no default value for '\w+\.token\(\)'/#).count
    try #require(unresolved == 1, "\(result.text)")
    try #require(try text(of: fakes("Screens")).contains("#if DEBUG"))
  }

  func checkThatNothingIsBuiltTwice() async throws {
    // The package manager builds the tools before it plans the build, so the next build takes them for new once more.
    _ = try await build()
    try #require(!(try await build()).hasRunFakegen)
  }

  func checkThatBodiesChangeNothing() async throws {
    let object = try path(endingIn: "AppTests.build/Fakes.generated.swift.o")
    let before = (try date(of: fakes("AppTests")), try date(of: object))
    try change("Sources/App/Playlists.swift", "favorites\"", to: "of them favorites\"")
    try #require(try await build().hasRunFakegen)
    try #require(try date(of: fakes("AppTests")) == before.0)
    try #require(try date(of: object) == before.1)
  }

  func checkThatProtocolsChangeTheFakes() async throws {
    try change(
      "Sources/App/Playlists.swift", "  func longest() -> Song\n",
      to: "  func longest() -> Song\n  func shortest() -> Song\n")
    try #require(try await build().hasRunFakegen)
    try #require(try text(of: fakes("AppTests")).contains("func shortest() -> Song {"))
    // A change of a parent in another package is noticed, too.
    try change(
      "Sharing/Sources/Sharing/Shared.swift", "async throws -> [String]", to: "-> [String]")
    try #require(try await build().exitCode == 0)
    try #require(try text(of: fakes("AppTests")).contains("func recipients() -> [String] { [] }"))
  }

  func checkThatAnnotationsDecide() async throws {
    try change("Sources/Screens/Screens.swift", "@Faked public", to: "public")
    try change("Sources/Screens/Screens.swift", "NullScreenModel()", to: "FakeModel()")
    try change(
      "Sources/Screens/Screens.swift", "public struct Screen {",
      to: "struct FakeModel: ScreenModel { var title = \"\", rows: [String] = [] }\n"
        + "public struct Screen {")
    let result = try await build()
    try #require(result.exitCode == 0, "\(result.text)")
    try #require(!(try text(of: fakes("Screens"))).contains("ScreenModel"))
  }

  func checkMessages() async throws {
    let misplaced = ["", "Tests/"].map { root.appendingPathComponent("\($0).fakegen.json") }
    for file in misplaced { try "{}".write(to: file, atomically: true, encoding: .utf8) }
    try planAnew()
    let path = "Sources/App/Playlists.swift"
    try change(path, "  func shortest() -> Song\n", to: "  func shortest() -> Never.Type?\n")
    let hidden = "// @Faked\nprivate protocol Hidden {}\n@Faked protocol PlaylistStore"
    try change(path, "@Faked protocol PlaylistStore", to: hidden)
    let result = try await build()
    try #require(result.exitCode != 0)
    try #require(
      result.text.contains(
        "Playlists.swift:18:18: error: 'Hidden' cannot be faked from another file; it is private"),
      "\(result.text)")
    try change(path, hidden, to: "@Faked protocol PlaylistStore")
    for file in misplaced {
      let warnings = result.text.components(separatedBy: "\(file.path)' is not read;").count - 1
      try #require(warnings == 1, "\(result.text)")
      try FileManager.default.removeItem(at: file)
    }
  }

  func checkThatStaleFakesAreFound() async throws {
    let path = "Tests/AppTests/AppTests.swift"
    let witness = "  func favorite() -> any Playlist { FakePlaylist() }\n"
    let stale = "  func favourite() -> any Playlist { FakePlaylist() }\n"
    try change(path, witness, to: witness + stale)
    // A fake in a test target that the library's `.fakegen.json` names in `lint`.
    let other = "Tests/NetTests/NetTests.swift"
    let fake = "struct FakeAPI: EmptyUserAPI { func usr(_ id: Int) {} }\n"
    try change(other, "import Testing\n", to: "import Testing\n\(fake)")
    let result = try await build()
    try #require(result.exitCode == 0)
    try #require(
      result.text.contains(
        "'favourite()' implements no requirement of 'PlaylistStore' and nothing calls it"),
      "\(result.text)")
    try #require(
      result.text.contains("'usr(_:)' implements no requirement of 'UserAPI'"), "\(result.text)")
    try change(path, witness + stale, to: witness)
    try change(other, fake, to: "")
  }

  func checkThatTheCompilerSpeaksOfSyntax() async throws {
    let path = "Sources/App/Playlists.swift"
    try change(path, "func favorite() -> any Playlist\n", to: "func favorite( -> any Playlist\n")
    let result = try await build()
    try #require(result.exitCode != 0)
    try #require(
      result.text.contains("error: expected parameter name followed by ':'"), "\(result.text)")
    try change(path, "func favorite( -> any Playlist\n", to: "func favorite() -> any Playlist\n")
  }

  /// Checks that the settings come from the manifest for this version of Swift, if there are several manifests.
  func checkThatTheRightManifestIsRead() async throws {
    let before = try date(of: fakes("FeatureTests"))
    let manifest = root.appendingPathComponent("Package.swift")
    let versioned = root.appendingPathComponent("Package@swift-6.2.swift")
    try FileManager.default.moveItem(at: manifest, to: versioned)
    try """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(name: "Consumer")
    """.write(to: manifest, atomically: true, encoding: .utf8)
    let result = try await build()
    try #require(result.exitCode == 0, "\(result.text)")
    try #require(result.text.contains("FeatureTests=\(versioned.path)"), "\(result.text)")
    try #require(try date(of: fakes("FeatureTests")) == before)
    try FileManager.default.removeItem(at: manifest)
    try FileManager.default.moveItem(at: versioned, to: manifest)
  }

  func checkTheCommand() async throws {
    let written = root.appendingPathComponent("Tests/CoreTests/Fakes.generated.swift")
    let targets = ["CoreTests", "AppModel", "AppTests"].flatMap { ["--target", $0] }
    // The check needs no permission, which a test could not give.
    // Without `--target`, it checks only the targets that have a file of fakes: the others have the plugin.
    let explained = try await package(["check-fakes", "--explain", "Greeter"])
    try #require(explained.text.contains("GreetingTests:\n\nGreeter."), "\(explained)")
    // Of the messages for all targets, only the helpful one appears.
    for (name, hint) in [("Greeter.grete", "; it has 'language'"), ("Greetr", "; did you mean")] {
      let unexplained = try await package(["check-fakes", "--explain", name]).text
      try #require(
        unexplained.contains(hint) && unexplained.matches(of: #/fakegen: error/#).count == 1,
        "\(unexplained)")
    }
    let current = try await package(["check-fakes"])
    try #require(current.exitCode == 0, "\(current)")
    try #require(!current.text.contains("is skipped"), "\(current)")
    let committed = try text(of: written)
    try FileManager.default.removeItem(at: written)
    let missing = try await package(["check-fakes"] + targets)
    try #require(missing.exitCode != 0)
    try #require(
      missing.text.contains(
        "CoreTests/Fakes.generated.swift' does not exist; run 'swift package "
          + "--allow-writing-to-package-directory fakegen --target CoreTests' to write it"),
      "\(missing)")
    // If no target has such a file, all targets are checked, except tests that use the fakes of a library.
    let all = try await package(["check-fakes"])
    try #require(!all.text.contains("NetTests/Fakes.generated.swift"), "\(all)")
    try #require(all.text.contains("CoreTests/Fakes.generated.swift' does not exist"), "\(all)")
    // If another target has such a file instead of the plugin, a warning names the target that is skipped.
    let plugin = """
      ,
            plugins: [.plugin(name: "FakegenPlugin", package: "fakegen")]),
          // Its fakes
      """
    try change("Package.swift", plugin, to: "),\n    // Its fakes")
    let other = root.appendingPathComponent("Tests/FeatureTests/Fakes.generated.swift")
    try "".write(to: other, atomically: true, encoding: .utf8)
    let skipped = try await package(["check-fakes"])
    try #require(
      skipped.text.matches(of: #/warning: '\w+' is skipped, because it has no/#).count == 1
        && skipped.text.contains("'CoreTests' is skipped"), "\(skipped)")
    try FileManager.default.removeItem(at: other)
    try change("Package.swift", "),\n    // Its fakes", to: plugin)
    let result = try await package(
      ["--allow-writing-to-package-directory", "fakegen"] + targets)
    try #require(result.exitCode == 0, "\(result)")
    try #require(result.text.contains("CoreTests: 3 protocols from"), "\(result)")
    try #require(result.text.contains("AppModel: 1 protocol, none annotated"), "\(result)")
    // The command writes no file for a target with the plugin, because it would declare the same fakes again.
    try #require(
      result.text.contains(
        "AppTests: nothing to write; the build plugin of 'AppTests' generates its fakes"),
      "\(result)")
    try #require(try text(of: written) == committed)
    let empty = root.appendingPathComponent("Sources/AppModel/Fakes.generated.swift")
    try #require(!FileManager.default.fileExists(atPath: empty.path))
    try change("Sources/Core/Core.swift", "func last()", to: "func first()")
    let stale = try await package(["check-fakes"] + targets)
    try #require(stale.exitCode != 0)
    try #require(stale.text.contains("CoreTests/Fakes.generated.swift' is stale"), "\(stale)")
    try change("Sources/Core/Core.swift", "func first()", to: "func last()")
  }

  /// Checks the errors in a package that is set up wrongly; comes last, because it leaves the package broken.
  func checkErrors() async throws {
    let second = root.appendingPathComponent("Tests/AppTests/Fakes.generated.swift")
    try "// Generated by fakegen. Do not edit.\n".write(
      to: second, atomically: true, encoding: .utf8)
    let twice = try await build()
    try #require(twice.exitCode != 0)
    try #require(
      twice.text.contains("remove the file, or the plugin from the target"), "\(twice.text)")
    try FileManager.default.removeItem(at: second)
    try #require(try await build().exitCode == 0)
    try change("Sources/TestSupport/.fakegen.json", "\"Net\"", to: "\"Nett\"")
    // The package manager runs the plugin again only when the package changes.
    try #require(
      try await build().text.contains("'modules' has changed since the build was planned"))
    try planAnew()
    let unknown = try await build()
    try #require(unknown.exitCode != 0)
    try #require(
      unknown.text.contains("'Nett', which 'TestSupport' does not depend on"), "\(unknown.text)")
    // A product is no module.
    try change("Sources/TestSupport/.fakegen.json", "\"Nett\"", to: "\"SharingKit\"")
    try planAnew()
    let product = try await build().text
    try #require(product.contains("did you mean 'Sharing'?"), "\(product)")
    try change("Sources/TestSupport/.fakegen.json", "\"SharingKit\"", to: "\"Net\"")
    try change(
      "Package.swift",
      "dependencies: [\"Feature\", .product(name: \"FakedRuntime\", package: \"fakegen\")]",
      to: "dependencies: [\"Feature\"]")
    let withoutRuntime = try await build()
    try #require(withoutRuntime.exitCode != 0)
    try #require(
      withoutRuntime.text.contains("add '.product(name: \"FakedRuntime\", package: \"fakegen\")'"),
      "\(withoutRuntime.text)")
  }

  // MARK: - Support

  /// Options that leave out the index of system modules and debug information, which would take a third of the time.
  private static let buildOptions = [
    "-Xswiftc", "-index-ignore-system-modules", "-debug-info-format", "none",
  ]

  private struct Outcome {
    let text: String
    let exitCode: Int32

    init(_ result: ProgramResult) {
      text = result.output + result.error
      exitCode = result.exitCode
    }

    var hasRunFakegen: Bool { text.contains("--build-step") }
  }

  private func build() async throws -> Outcome {
    try await swift(["build", "--build-tests", "-v"] + Self.buildOptions)
  }

  private func package(_ arguments: [String]) async throws -> Outcome {
    try await swift(["package"] + arguments)
  }

  private func swift(_ arguments: [String]) async throws -> Outcome {
    Outcome(
      try await run(
        "swift", arguments, in: root,
        environment: bundle.map { ["FAKEGEN_BUNDLE": $0.path] } ?? [:], waitsForTurn: false))
  }

  /// Makes the package manager run the plugins again, by touching `Package.swift`.
  private func planAnew() throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date()],
      ofItemAtPath: root.appendingPathComponent("Package.swift").path)
  }

  private func change(_ path: String, _ old: String, to new: String) throws {
    let file = root.appendingPathComponent(path)
    let text = try text(of: file)
    try #require(text.contains(old), "\(path) has no '\(old)'")
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func date(of file: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  /// Returns the file that the plugin wrote for a target.
  private func fakes(_ target: String) throws -> URL {
    try path(endingIn: "FakegenPlugin/Fakes.generated.swift") { $0.contains("/\(target)/") }
  }

  private func path(
    endingIn suffix: String, where isFit: (String) -> Bool = { _ in true }
  ) throws -> URL {
    let build = root.appendingPathComponent(".build")
    let paths = FileManager.default.enumerator(atPath: build.path)?.allObjects as? [String] ?? []
    let found = paths.first { $0.hasSuffix(suffix) && isFit($0) }
    return build.appendingPathComponent(try #require(found, "nothing ends in \(suffix)"))
  }
}
