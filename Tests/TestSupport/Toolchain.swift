package import Foundation

/// The toolchain on the path.
package enum Toolchain {
  /// The folder that contains the toolchain's `bin` and `lib`; `nil` if `swiftc` is not on the path.
  package static let folder: URL? = path(of: "swiftc")?
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Finds a program on the path.
  ///
  /// - Parameter program: The program's name.
  /// - Returns: The program's location, with symbolic links resolved; `nil` if the program is not on the path.
  package static func path(of program: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?
      .resolvingSymlinksInPath()
  }

  /// A text that identifies the compiler, so that recorded results are not used with another one.
  package static let identity: String = {
    guard let compiler = path(of: "swiftc") else { return "none" }
    let facts = try? FileManager.default.attributesOfItem(atPath: compiler.path)
    return "\(compiler.path) \(facts?[.size] ?? 0) \(facts?[.modificationDate] ?? Date.distantPast)"
  }()
}
