import Foundation
import TestSupport
import Testing

/// Compiles every golden with the toolchain's compiler, in both language modes.
struct LanguageModeTests {
  @Test(arguments: ["5", "6"])
  func `goldens compile without a warning`(mode: String) throws {
    try Project.withTemporaryFolder { folder in
      // The attribute adds nothing, so it can be taken out where its plugin is not at hand.
      let sources = try Project.swiftFiles(in: "Fixtures/Golden").map { path in
        let copy = folder.appendingPathComponent(path.replacingOccurrences(of: "/", with: "-"))
        try withoutAttributes(try Project.text("Fixtures/Golden/\(path)"))
          .write(to: copy, atomically: true, encoding: .utf8)
        return copy.path
      }
      let check = try Compiler(folder: folder).check(sources, mode: mode)
      #expect(check.exitCode == 0, "\(check.error)")
    }
  }

  private func withoutAttributes(_ text: String) -> String {
    text.replacing(#/import Faked\n/#, with: "")
      .replacing(#/@Faked(\((?:[^()]|\([^()]*\))*\))?/#, with: "")
      .replacing(#/@FakeDefault\((?:[^()]|\([^()]*\))*\)/#, with: "")
  }
}
