import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// Compares the parser with the toolchain's SwiftParser.
  struct OracleTests {
    private static let toolchain: URL? = {
      let compiler = try? TestSupport.run("sh", ["-c", "readlink -f \"$(command -v swiftc)\""])
      let path = compiler?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      return path.isEmpty
        ? nil : URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
    }()

    static var hasOracle: Bool {
      guard let toolchain else { return false }
      let module = toolchain.appendingPathComponent("lib/swift/host/SwiftParser.swiftmodule")
      return FileManager.default.fileExists(atPath: module.path)
    }

    @Test(.enabled(if: hasOracle, "this toolchain comes without SwiftParser"))
    func `fixtures and interfaces are read as the toolchain reads them`() throws {
      let interfaces = try #require(Self.toolchain).appendingPathComponent("lib/swift/linux")
      let names = ["Swift", "_Concurrency", "_StringProcessing", "Observation", "RegexBuilder"]
      let modules = names.map {
        interfaces.appendingPathComponent("\($0).swiftmodule").path
      }.filter { FileManager.default.fileExists(atPath: $0) }
      // In files that are broken on purpose the two recover in different ways.
      let fixtures = try FileManager.default.contentsOfDirectory(
        atPath: Project.folder("Fixtures").path
      ).filter { $0 != "Regressions" }.map { "Fixtures/\($0)" }
      let dump = Project.products.appendingPathComponent("SyntaxDump").path
      let result = try TestSupport.run(
        "env",
        ["SYNTAX_DUMP=\(dump)", "Tests/Oracle/differences", "Sources", "Tests"] + fixtures + modules
      )
      #expect(result.exitCode == 0, "\(result.output.prefix(4000))\(result.error)")
      #expect(result.error.contains("files"))
    }
  }
}
