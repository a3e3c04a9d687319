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
        // The attribute adds nothing, so it can be taken out where its plugin is not at hand.
        let sources = try fixtures(for: settings).map { path in
          let copy = folder.appendingPathComponent(path.replacingOccurrences(of: "/", with: "-"))
          try withoutAttributes(try Project.text("Fixtures/Golden/\(path)"))
            .write(to: copy, atomically: true, encoding: .utf8)
          return copy.path
        }
        let check = try Compiler(folder: folder).check(
          sources, mode: settings[0], options: Array(settings.dropFirst()))
        #expect(check.exitCode == 0, "\(check.error)")
      }
    }

    /// On the main actor by default, a protocol that refines one of the standard library's has to say
    /// `nonisolated`, or not even a type written by hand can conform to it.
    private func fixtures(for settings: [String]) -> [String] {
      Project.swiftFiles(in: "Fixtures/Golden").filter { path in
        !settings.contains("MainActor")
          || !path.hasPrefix("Standard/") && !path.contains("RedeclaredIdentifier")
      }
    }

    private func withoutAttributes(_ text: String) -> String {
      text.replacing(#/import Faked\n/#, with: "")
        .replacing(#/@Faked(\((?:[^()]|\([^()]*\))*\))?/#, with: "")
        .replacing(#/@FakeDefault\((?:[^()]|\([^()]*\))*\)/#, with: "")
    }
  }
}
