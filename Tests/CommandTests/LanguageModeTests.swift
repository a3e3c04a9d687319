import Foundation
import TestSupport
import Testing

/// Compiles every golden with the toolchain's compiler, in both language modes.
struct LanguageModeTests {
  @Test(arguments: ["5", "6"])
  func `goldens compile without a warning`(mode: String) throws {
    try Project.withTemporaryFolder { folder in
      let runtime = Project.swiftFiles(in: "Sources/FakedRuntime").map {
        Project.folder("Sources/FakedRuntime/\($0)").path
      }
      let module = try TestSupport.run(
        "swiftc",
        [
          "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name",
          "FakedRuntime", "-emit-module-path", "FakedRuntime.swiftmodule",
        ] + runtime, in: folder)
      try #require(module.exitCode == 0, "\(module.error)")
      // The attribute adds nothing, so it can be taken out where its plugin is not at hand.
      let sources = try Project.swiftFiles(in: "Fixtures/Golden").map { path in
        let copy = folder.appendingPathComponent(path.replacingOccurrences(of: "/", with: "-"))
        try withoutAttributes(try Project.text("Fixtures/Golden/\(path)"))
          .write(to: copy, atomically: true, encoding: .utf8)
        return copy.path
      }
      let check = try TestSupport.run(
        "swiftc",
        [
          "-typecheck", "-parse-as-library", "-swift-version", mode, "-warnings-as-errors",
          "-package-name", "golden", "-module-name", "Golden", "-I", folder.path,
        ] + sources, in: folder)
      #expect(check.exitCode == 0, "\(check.error)")
    }
  }

  private func withoutAttributes(_ text: String) -> String {
    text.replacing(#/import Faked\n/#, with: "")
      .replacing(#/@Faked(\((?:[^()]|\([^()]*\))*\))?/#, with: "")
      .replacing(#/@FakeDefault\((?:[^()]|\([^()]*\))*\)/#, with: "")
  }
}
