import Foundation

/// A record of checks that succeeded in an earlier run, in the folder of the built products.
///
/// A success is recorded with the full text of everything that it depended on, so a check is skipped only if all of
/// that is the same. `CHECK=all` runs all checks again.
package enum RecordedSuccess {
  /// Runs a check, unless it succeeded before with the same inputs.
  ///
  ///     try await RecordedSuccess.check("modules of Shop in Swift 5", files: files) {
  ///       try await compiler.check(files, mode: "5").exitCode == 0
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name of the check. One success is recorded for each name.
  ///   - files: The files on which the outcome depends, relative to the checkout, in addition to the test itself and
  ///     the libraries that generated code uses.
  ///   - texts: Other text on which the outcome depends, such as generated code.
  ///   - test: The file of the test.
  ///   - check: A closure that runs the check and returns whether it succeeded. It reports problems itself.
  /// - Throws: The error that the check throws, or an error if a file cannot be read.
  package static func check(
    _ name: String, files: [String], texts: [String] = [], test: String = #filePath,
    check: () async throws -> Bool
  ) async throws {
    let inputs = try inputs(files, texts, test)
    let record = folder.appendingPathComponent(
      name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined())
    if !Project.checksAll, (try? String(contentsOf: record, encoding: .utf8)) == inputs { return }
    guard try await check() else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try inputs.write(to: record, atomically: true, encoding: .utf8)
  }

  private static let folder = Project.products.appendingPathComponent("checked")

  private static func inputs(
    _ files: [String], _ texts: [String], _ test: String
  ) throws -> String {
    let own = Project.swiftFiles(in: "Tests/TestSupport").map { "Tests/TestSupport/\($0)" }
    let libraries = ["Sources/FakedRuntime", "Sources/FakedSpies"].flatMap { library in
      Project.swiftFiles(in: library).map { "\(library)/\($0)" }
    }
    let contents = try (files + own + libraries).map { "\($0)\n\(try Project.text($0))" }
    return
      ([Toolchain.identity] + texts + contents
      + [try String(contentsOfFile: test, encoding: .utf8)])
      .joined(separator: "\n\u{0}\n")
  }
}
