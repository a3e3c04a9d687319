#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder, or a file, of a module whose name is given, as in `--module Core=Modules/Core`.
struct ModuleFolder: Equatable {
  let module: String
  let path: String
}

/// Tells which module a file belongs to by the folders that were given.
struct ModuleFolders {
  /// The folders' absolute paths, the longest first.
  private let folders: [(parts: [Substring], module: String)]

  init(_ folders: [ModuleFolder]) {
    self.folders = folders.map { (Self.parts(of: $0.path), $0.module) }
      .sorted { $0.parts.count > $1.parts.count }
  }

  /// The module of a file; `nil` if it lies in none of the folders.
  func module(ofFileAt path: String) -> String? {
    if folders.isEmpty { return nil }
    let parts = Self.parts(of: path)
    return folders.first { parts.starts(with: $0.parts) }?.module
  }

  /// The names on the way to a path from the root, whichever way it is spelled.
  private static func parts(of path: String) -> [Substring] {
    let absolute =
      path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    var parts: [Substring] = []
    for part in absolute.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return parts
  }
}
