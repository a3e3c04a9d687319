import Foundation
import TestSupport
import Testing

/// Compares the parser with the toolchain's SwiftParser.
///
/// A run compares a fifth of the files, a different one each day; `CHECK=all` compares all.
struct OracleTests {
  static var hasOracle: Bool {
    guard let toolchain = Toolchain.folder else { return false }
    let module = toolchain.appendingPathComponent("lib/swift/host/SwiftParser.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path)
  }

  @Test(.enabled(if: hasOracle, "this toolchain comes without SwiftParser"))
  func `fixtures and interfaces are read as the toolchain reads them`() async throws {
    // The two parsers recover in different ways from the errors in files that are broken on purpose.
    let folders =
      try ["Sources", "Tests"]
      + FileManager.default.contentsOfDirectory(atPath: Project.folder("Fixtures").path)
      .filter { $0 != "Regressions" }.map { "Fixtures/\($0)" }
    let files =
      try interfaces()
      + folders.flatMap { folder in
        Project.swiftFiles(in: folder).map { "\(folder)/\($0)" }
      }
    let dump = Project.products.appendingPathComponent("SyntaxDump").path
    let result = try await run(
      "Tests/Oracle/differences", Project.fifthOrAll(files), environment: ["SYNTAX_DUMP": dump])
    #expect(result.exitCode == 0, "\(result.output.prefix(4000))\(result.error)")
    #expect(result.error.contains("files"))
  }

  /// Returns the interface files of the toolchain's own modules.
  private func interfaces() throws -> [String] {
    let folder = try #require(Toolchain.folder).appendingPathComponent("lib/swift/linux")
    return ["Swift", "_Concurrency", "_StringProcessing", "Observation", "RegexBuilder"].flatMap {
      let module = folder.appendingPathComponent("\($0).swiftmodule")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: module.path)) ?? []
      return names.filter { $0.hasSuffix(".swiftinterface") }.sorted().map {
        module.appendingPathComponent($0).path
      }
    }
  }
}
