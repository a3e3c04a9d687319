package import Foundation

/// The toolchain on the path.
package enum Toolchain {
  /// The folder of its `bin` and `lib`; `nil` if there is none on the path.
  package static let folder: URL? = path(of: "swiftc")?
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Finds a program on the path.
  ///
  /// - Parameter program: Its name.
  /// - Returns: Where it is, behind symbolic links; `nil` if it is not on the path.
  package static func path(of program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
      .resolvingSymlinksInPath()
  }

  /// What tells one compiler from another, to whoever keeps what it said.
  package static let identity: String = {
    guard let compiler = path(of: "swiftc") else { return "none" }
    let facts = try? FileManager.default.attributesOfItem(atPath: compiler.path)
    return "\(compiler.path) \(facts?[.size] ?? 0) \(facts?[.modificationDate] ?? Date.distantPast)"
  }()
}
