import Foundation
import TestSupport
import Testing

/// A default that compiles can still trap when it is made.
struct RowTests {
  @Test func `every row of the tables makes its value`() async throws {
    let rows = try Project.text("Fixtures/Golden/Types/EveryRow.swift")
    let fakes = "Fixtures/Golden/Types/EveryRow.fakes.swift"
    try await Project.withTemporaryFolder { folder in
      let files = [
        "Rows.swift": rows.replacing("@Faked ", with: "").replacing("import Faked\n", with: ""),
        "Rows.fakes.swift": try Project.text(fakes), "Program.swift": program(for: rows),
      ]
      for (name, text) in files {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      let build = try await run(
        "swiftc",
        [
          "-swift-version", "5", "-parse-as-library", "-wmo", "-o", "rows", "-I", Compiler.modules,
        ] + files.keys.sorted() + (try Compiler.objects(of: "FakedRuntime")), in: folder)
      try #require(build.exitCode == 0, "\(build.error)")
      let result = try await run(folder.appendingPathComponent("rows").path, [], in: folder)
      #expect(result.output == "every value was made\n")
    }
  }

  /// A program that reads every member of every Null type.
  private func program(for rows: String) -> String {
    var lines = ["func use<T: ~Copyable>(_ value: borrowing T) {}", "@main struct Program {"]
    lines.append("  static func main() {")
    var type = ""
    for line in rows.split(separator: "\n") {
      if let match = line.firstMatch(of: #/protocol (\w+)/#) { type = "Null\(match.output.1)()" }
      if let match = line.firstMatch(of: #/(var|func) (\w+)/#) {
        lines.append("use(\(type).\(match.output.2)\(match.output.1 == "func" ? "()" : ""))")
      }
    }
    return (lines + ["print(\"every value was made\")", "}", "}"]).joined(separator: "\n")
  }
}
