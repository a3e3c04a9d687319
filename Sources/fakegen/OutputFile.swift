import FakegenCore

/// A file that fakegen writes.
///
/// Only a file that fakegen wrote is ever replaced, and only if its bytes change.
struct OutputFile {
  let path: String
  /// Whether fakegen wrote what a file holds.
  let isOurs: ([UInt8]) -> Bool

  /// The file that the fakes are written to.
  static func fakes(at path: String) -> OutputFile {
    OutputFile(path: path) { $0.starts(with: generatedHeader.utf8) }
  }

  /// The file that lists what the fakes depend on.
  static func dependencies(at path: String) -> OutputFile {
    OutputFile(path: path, isOurs: DependencyFile.isOne)
  }

  /// Whether anything is at the path.
  var exists: Bool { FileSystem.isThere(path) }

  /// What became of a file.
  enum Outcome: String {
    case created, updated, unchanged
  }

  /// Writes the text.
  ///
  /// - Parameter text: What the file is to hold.
  /// - Returns: Whether the file is a new one, or holds something else than before.
  /// - Throws: `FileSystem.Failure`, if the file is somebody else's or cannot be written.
  @discardableResult
  func replace(with text: String) throws -> Outcome {
    let bytes = Array(text.utf8)
    let target = FileSystem.resolvingLinks(path)
    guard let entry = try? FileSystem.entry(at: target) else {
      try FileSystem.replace(target, with: bytes, permissions: nil)
      return .created
    }
    guard entry.kind == .file else {
      throw FileSystem.Failure("write", path, "it is not a regular file")
    }
    let old = try FileSystem.read(target)
    guard old.isEmpty || isOurs(old) else {
      throw FileSystem.Failure(
        "write", path, "it was not written by fakegen; move it away or choose another file")
    }
    if old == bytes { return .unchanged }
    try FileSystem.replace(target, with: bytes, permissions: entry.permissions)
    return .updated
  }

  private func line(_ change: CollectionDifference<Substring>.Change) -> (number: Int, text: String)
  {
    switch change {
    case .remove(let offset, let line, _): (offset, "\(path):\(offset + 1): -\(line)\n")
    case .insert(let offset, let line, _): (offset, "\(path):\(offset + 1): +\(line)\n")
    }
  }

  /// The lines that differ from the file's, marked with `-` and `+`; `nil` if none does.
  func difference(from text: String) -> String? {
    let old = (try? FileSystem.read(path)).map { String(decoding: $0, as: UTF8.self) }
    guard old != text else { return nil }
    let oldLines = old?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let newLines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = newLines.difference(from: oldLines)
    let changes = difference.removals.map(line) + difference.insertions.map(line)
    return changes.sorted { $0.number < $1.number }.map(\.text).joined()
  }
}
