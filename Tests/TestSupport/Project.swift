package import Foundation

/// The checkout in which the tests run.
package enum Project {
  /// The folder that contains `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func folder(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// Returns the Swift files below a folder, as sorted paths relative to it.
  package static func swiftFiles(in path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder(path).path)?.allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: folder(path), encoding: .utf8)
  }

  /// The folder of the built products, to which this test bundle belongs.
  package static let products: URL = {
    // The products are next to the test bundle on Linux; on macOS, their folder contains the bundle's executable.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("fakegen").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Whether to run all checks: also those that succeeded before, and those that are otherwise spread over five days.
  package static let checksAll = ProcessInfo.processInfo.environment["CHECK"] == "all"

  /// Returns a fifth of some values, a different one on each of five days; with `CHECK=all`, all values.
  package static func fifthOrAll<Value>(_ values: [Value]) -> [Value] {
    checksAll ? values : todaysFifth(values)
  }

  /// Returns a fifth of some values, a different one on each of five days.
  package static func todaysFifth<Value>(_ values: [Value]) -> [Value] {
    let day = Int(Date().timeIntervalSince1970 / 86_400)
    return values.enumerated().filter { $0.offset % 5 == day % 5 }.map(\.element)
  }

  /// Runs a closure with a new folder, which is removed afterwards.
  package static func withTemporaryFolder<Result>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fakegen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }
}
