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

  /// Whether goldens are to be written instead of compared; the run fails all the same.
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  /// Writes a golden anew, if goldens are to be written.
  ///
  /// - Parameters:
  ///   - text: What it is to be.
  ///   - path: Where it is, below the checkout.
  /// - Returns: What to fail with, so that nobody takes a recording for a test; `nil` if nothing was written.
  /// - Throws: An error, if the file cannot be written.
  package static func record(_ text: String, at path: String) throws -> String? {
    guard isRecording else { return nil }
    try text.write(to: folder(path), atomically: true, encoding: .utf8)
    return "recorded \(path); review it with git diff"
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

  /// Runs a body with a new folder, which is removed afterwards.
  package static func withTemporaryFolder<Result>(
    _ body: (URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fakegen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
