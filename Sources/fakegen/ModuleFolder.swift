#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder or file that was assigned to a module, as in `--module Core=Modules/Core`.
struct ModuleFolder: Equatable {
  let module: String
  let path: String
}

/// Finds the module of a file by the folders that were assigned to modules.
struct ModuleFolders {
  /// The folders, the most deeply nested first.
  private let folders: [(path: AbsolutePath, module: String)]

  init(_ folders: [ModuleFolder]) {
    self.folders = folders.map { (AbsolutePath($0.path), $0.module) }
      .sorted { $0.path.depth > $1.path.depth }
  }

  /// Returns the module of a file; `nil` if it is in none of the folders.
  func module(ofFileAt path: String) -> String? {
    if folders.isEmpty { return nil }
    let path = AbsolutePath(path)
    return folders.first { $0.path.holds(path) }?.module
  }
}

/// An absolute, normalized path.
struct AbsolutePath: Equatable {
  /// The components of the path.
  private let parts: [Substring]

  var depth: Int { parts.count }

  /// Whether another path is equal to this one, or below it.
  func holds(_ other: AbsolutePath) -> Bool { other.parts.starts(with: parts) }

  init(_ path: String) {
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
    self.parts = parts
  }
}
