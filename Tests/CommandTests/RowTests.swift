import Foundation
import TestSupport
import Testing

/// Runs the default value of every row of the tables, because a value that compiles can still trap.
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
      let first = try await values(in: folder, zone: "Asia/Tokyo", language: "de_DE.UTF-8")
      let second = try await values(in: folder, zone: "America/New_York", language: "ar_EG.UTF-8")
      let differing = Set(first).symmetricDifference(second)
      #expect(differing.isEmpty)
      #expect(first.last == "every value was made")
      // Foundation creates empty folders for caches when a session is configured, so only files count.
      let home = folder.appendingPathComponent("home")
      let written = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
      #expect(written == [])
    }
  }

  /// Runs the program with a time zone and a language, and returns the lines that describe its values.
  private func values(
    in folder: URL, zone: String, language: String
  ) async throws -> [String] {
    let home = folder.appendingPathComponent("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let result = try await run(
      folder.appendingPathComponent("rows").path, [], in: home,
      environment: [
        "TZ": zone, "LANG": language, "LC_ALL": language, "HOME": home.path,
        "SWIFT_DETERMINISTIC_HASHING": "1",
      ])
    return result.output.split(separator: "\n").map(String.init)
  }

  /// Returns the source of a program that reads every member of every null type, and prints the values.
  private func program(for rows: String) -> String {
    var lines = [Self.describingSource, "@main struct Program {", "  static func main() {"]
    var type = ""
    for line in rows.split(separator: "\n") {
      if let match = line.firstMatch(of: #/protocol (\w+)/#) { type = "Null\(match.output.1)()" }
      if let match = line.firstMatch(of: #/(var|func) (\w+)/#) {
        let name = match.output.2
        lines.append("say(\"\(name)\", \(type).\(name)\(match.output.1 == "func" ? "()" : ""))")
      }
    }
    return (lines + ["print(\"every value was made\")", "}", "}"]).joined(separator: "\n")
  }

  /// Source code that describes a value, without addresses and other parts that differ from process to process.
  private static let describingSource = #"""
    import Foundation

    func say<T: ~Copyable>(_ name: String, _ value: borrowing T) { print(name) }

    func say<T>(_ name: String, _ value: T) {
      let date = Date(timeIntervalSinceReferenceDate: 1_000_000)
      let text: String
      switch value as Any {
      case let calendar as Calendar:
        text = "\(calendar) \(calendar.timeZone.identifier) \(calendar.locale?.identifier ?? "")"
      case let formatter as DateFormatter:
        formatter.dateStyle = .full
        formatter.timeStyle = .full
        text = formatter.string(from: date)
      case let formatter as DateIntervalFormatter:
        formatter.dateStyle = .full
        formatter.timeStyle = .full
        text = formatter.string(from: date, to: date.addingTimeInterval(5_000))
      case let style as Date.FormatStyle: text = style.format(date)
      case let style as Date.ISO8601FormatStyle: text = style.format(date)
      case let style as FloatingPointFormatStyle<Double>: text = style.format(1234.5)
      case let style as IntegerFormatStyle<Int>: text = style.format(12345)
      case let formatter as ISO8601DateFormatter: text = formatter.string(from: date)
      case let formatter as NumberFormatter:
        formatter.numberStyle = .currency
        text = formatter.string(from: 1234.5) ?? ""
      case let formatter as LengthFormatter: text = formatter.string(fromMeters: 1234.5)
      case let formatter as MassFormatter: text = formatter.string(fromKilograms: 1234.5)
      case let formatter as EnergyFormatter: text = formatter.string(fromJoules: 1234.5)
      case is ProcessInfo, is Thread, is Bundle, is RunLoop, is ContinuousClock.Instant,
        is SuspendingClock.Instant:
        text = "of the process"
      default: text = "\(value)".replacing(#/(0x|at \$)[0-9a-f]+/#, with: "")
      }
      print("\(name): \(text)")
    }
    """#
}
