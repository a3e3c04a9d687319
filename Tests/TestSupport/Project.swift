package import Foundation

/// The checkout that the tests run in.
package enum Project {
  /// The folder of `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func folder(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The Swift files below a folder, as paths relative to it, sorted.
  package static func swiftFiles(in path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder(path).path)?.allObjects as? [String]
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: folder(path), encoding: .utf8)
  }

  /// The folder that this run's programs were built into.
  package static let products: URL = {
    // Beside the test bundle on Linux, around it on macOS.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("fakegen").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Whether everything is checked: what succeeded before, and what takes turns from day to day.
  package static let checksAll = ProcessInfo.processInfo.environment["CHECK"] == "all"

  /// A fifth of some values, another one each day of five; all of them with `CHECK=all`.
  package static func fifthOfToday<Value>(_ values: [Value]) -> [Value] {
    if checksAll { return values }
    let day = Int(Date().timeIntervalSince1970 / 86_400)
    return values.enumerated().filter { $0.offset % 5 == day % 5 }.map(\.element)
  }

  /// Runs a body with a new folder, which is removed afterwards.
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
