import Foundation
import TestSupport
import Testing

extension ProcessTests {
  /// A default that compiles can still trap when it is made.
  struct RowTests {
    @Test func `every row of the tables makes its value`() throws {
      let golden = try Project.text("Fixtures/Golden/Types/EveryRow.swift")
      let fakes = try Project.text("Fixtures/Golden/Types/EveryRow.fakes.swift")
      try Project.withTemporaryFolder { folder in
        let files = [
          "Rows.swift": golden.replacing("@Faked ", with: "").replacing("import Faked\n", with: ""),
          "Rows.fakes.swift": fakes, "Program.swift": program(for: golden),
        ]
        for (name, text) in files {
          try text.replacing("import FakedRuntime\n", with: "")
            .write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let runtime = Project.swiftFiles(in: "Sources/FakedRuntime").map {
          Project.folder("Sources/FakedRuntime/\($0)").path
        }
        let build = try run(
          "swiftc",
          ["-swift-version", "5", "-parse-as-library", "-o", "rows"] + files.keys.sorted()
            + runtime,
          in: folder)
        try #require(build.exitCode == 0, "\(build.error)")
        let result = try run(folder.appendingPathComponent("rows").path, [], in: folder)
        #expect(result.output == "every value was made\n")
      }
    }

    /// A program that reads every member of every Null type.
    private func program(for golden: String) -> String {
      var lines = ["func use<T: ~Copyable>(_ value: borrowing T) {}", "@main struct Program {"]
      lines.append("  static func main() {")
      var type = ""
      for line in golden.split(separator: "\n") {
        if let match = line.firstMatch(of: #/protocol (\w+)/#) { type = "Null\(match.output.1)()" }
        if let match = line.firstMatch(of: #/(var|func) (\w+)/#) {
          lines.append("use(\(type).\(match.output.2)\(match.output.1 == "func" ? "()" : ""))")
        }
      }
      return (lines + ["print(\"every value was made\")", "}", "}"]).joined(separator: "\n")
    }
  }
}
