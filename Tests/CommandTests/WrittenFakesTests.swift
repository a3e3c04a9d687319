import Foundation
import TestSupport
import Testing

/// Checks that a type that can conform to a protocol can conform to its Empty protocol, and then leave members out.
///
/// `Fixtures/Written` contains protocols, and all kinds of fakes with state of their own. First, each fake is compiled
/// with the protocol itself. If it compiles, it has to compile with the Empty protocol, too, both completely and
/// without the lines that end in `// or not`.
struct WrittenFakesTests {
  /// The language mode, features, modules, and default isolation with which the protocols and the fakes are compiled.
  enum Setting: String, CaseIterable {
    case mode5, mode6, features, mainActor, knownMainActor
    case elsewhere, elsewhereFromMainActor, elsewhereToMainActor, elsewhereOnMainActor

    var isElsewhere: Bool { rawValue.hasPrefix("elsewhere") }

    var mode: String { self == .mode5 ? "5" : "6" }

    var areSourcesOnMainActor: Bool {
      [.mainActor, .knownMainActor, .elsewhereFromMainActor, .elsewhereOnMainActor]
        .contains(self)
    }

    var areFakesOnMainActor: Bool {
      [.mainActor, .knownMainActor, .elsewhereToMainActor, .elsewhereOnMainActor].contains(self)
    }

    var features: [String] {
      guard self == .features else { return [] }
      return [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
        "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
      ].flatMap { ["-enable-upcoming-feature", $0] }
    }

    /// The options of fakegen for this setting.
    var options: [String] {
      if self == .knownMainActor { return ["--default-isolation", "MainActor"] }
      guard isElsewhere else { return [] }
      return ["--testable-import", "App"]
        + (areSourcesOnMainActor ? ["--default-isolation", "MainActor"] : [])
        + (areFakesOnMainActor ? ["--output-isolation", "MainActor"] : [])
    }
  }

  @Test(arguments: Setting.allCases)
  func `fakes of a protocol compile with its Empty protocol`(setting: Setting) async throws {
    try await Project.withTemporaryFolder { folder in
      let protocols = Project.folder("Fixtures/Written/Protocols.swift").path
      let generation = try await run(
        "fakegen",
        [protocols, "--all", "--config", "", "--output", "Empty.swift"] + setting.options,
        in: folder)
      try #require(generation.exitCode == 0, "\(generation.error)")
      let generated = folder.appendingPathComponent("Empty.swift")
      try await RecordedSuccess.check(
        "written fakes \(setting)",
        files: ["Fixtures/Written/Protocols.swift", "Fixtures/Written/Fakes.swift"],
        texts: [try String(contentsOf: generated, encoding: .utf8)]
      ) {
        try await check(setting, protocols, in: folder)
      }
    }
  }

  private func check(
    _ setting: Setting, _ protocols: String, in folder: URL
  ) async throws -> Bool {
    let compiler = Compiler(folder: folder)
    let isolation = ["-default-isolation", "MainActor"]
    if setting.isElsewhere {
      let app = try await compiler.emitModule(
        [protocols], mode: setting.mode, module: "App",
        options: setting.areSourcesOnMainActor ? isolation : [])
      try #require(app.exitCode == 0, "\(app.error)")
    }
    let sources = setting.isElsewhere ? [] : [protocols]
    let options = setting.features + (setting.areFakesOnMainActor ? isolation : [])

    func compile(_ files: [String]) async throws -> ProgramResult {
      // A fake that compiles with warnings conforms, too.
      try await compiler.check(
        files, mode: setting.mode, module: "Fakes", options: options + ["-no-warnings-as-errors"]
      )
    }
    let fakes = try WrittenFake.all(importing: setting.isElsewhere).filter {
      // Only if the generator knows of the main actor can fakes on it conform to a nonisolated Empty protocol.
      setting != .mainActor || !$0.title.hasPrefix("NoteObserver")
    }
    for fake in fakes { try fake.write(to: folder) }
    let byHand = try await compile(sources + fakes.map { $0.file(.byHand) }).error
    let conforming = fakes.filter { !byHand.contains("\($0.file(.byHand)):") }
    #expect(conforming.count > fakes.count / 2)
    let files = conforming.flatMap { [$0.file(.complete), $0.file(.partial)] }
    let result = try await compile(sources + ["Empty.swift"] + files)
    let failures = result.error.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(failures == [], "\(conforming.count) of \(fakes.count) conform by hand")
    #expect(result.exitCode == 0, "\(result.error)")
    return result.exitCode == 0
  }
}

/// A section of `Fixtures/Written/Fakes.swift`.
private struct WrittenFake {
  enum Variant: String, CaseIterable { case byHand, complete, partial }

  let title: String
  let header: String
  let text: String

  static func all(importing isElsewhere: Bool) throws -> [WrittenFake] {
    let parts = try Project.text("Fixtures/Written/Fakes.swift").components(
      separatedBy: "// MARK: - ")
    return parts.dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return WrittenFake(
        title: String(lines[0]),
        header: "import Foundation\nimport FakedRuntime\n"
          + (isElsewhere ? "@testable import App\n" : ""),
        text: String(lines[1]))
    }
  }

  func file(_ variant: Variant) -> String {
    "\(title.map { $0.isLetter ? String($0) : "-" }.joined())-\(variant.rawValue).swift"
  }

  func write(to folder: URL) throws {
    for variant in Variant.allCases {
      try (header + text(variant)).write(
        to: folder.appendingPathComponent(file(variant)), atomically: true, encoding: .utf8)
    }
  }

  private func text(_ variant: Variant) -> String {
    switch variant {
    case .byHand: text.replacing(#/\bEmpty([A-Z])/#) { "\($0.output.1)" }
    case .complete: text
    case .partial:
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasSuffix("// or not") }.joined(separator: "\n")
        .replacing(#/\bFake([A-Z])/#) { "Partial\($0.output.1)" }
    }
  }
}
