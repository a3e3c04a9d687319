import FakegenCore

/// A file that fakegen writes.
///
/// It replaces only files that fakegen wrote, and only if their text changes. Line endings and a byte order mark,
/// which other tools may have added, do not count as changes.
struct OutputFile {
  let path: String
  /// Whether fakegen wrote a file with this content.
  let isOurs: ([UInt8]) -> Bool

  /// Returns the file for the fakes.
  static func fakes(at path: String) -> OutputFile {
    OutputFile(path: path) { $0.startsWithGeneratedHeader }
  }

  /// Returns the file that lists the dependencies of the fakes.
  static func dependencies(at path: String) -> OutputFile {
    OutputFile(path: path, isOurs: DependencyFile.isDependencyFile)
  }

  /// Whether anything is at the path.
  var exists: Bool { FileSystem.exists(path) }

  /// The result of writing a file.
  enum Outcome: String {
    case created, updated, unchanged
  }

  /// Writes the text.
  ///
  /// - Parameter text: The new content of the file.
  /// - Returns: Whether the file was created, updated or left unchanged.
  /// - Throws: `FileSystem.Failure`, if fakegen did not write the file, or it cannot be written.
  @discardableResult
  func replace(with text: String) throws -> Outcome {
    let bytes = Array(text.utf8)
    let target = FileSystem.resolvingLinks(path)
    do {
      guard let entry = try FileSystem.entryToReplace(at: target) else {
        try FileSystem.replace(target, with: bytes, permissions: nil)
        return .created
      }
      if try bytesToReplace(at: target).withoutMarks == bytes.withoutMarks { return .unchanged }
      try FileSystem.replace(target, with: bytes, permissions: entry.permissions)
      return .updated
    } catch let failure as FileSystem.Failure {
      // The user knows the path that was given, not the one that the links lead to.
      throw FileSystem.Failure(failure.verb, path, failure.reason)
    }
  }

  /// Returns the content of the file that is to be replaced.
  ///
  /// - Throws: `FileSystem.Failure`, if the file must not be replaced.
  private func bytesToReplace(at path: String) throws -> [UInt8] {
    switch try FileSystem.entry(at: path).kind {
    case .file: break
    case .folder: throw FileSystem.Failure("write", self.path, "it is a folder")
    case .other: throw FileSystem.Failure("write", self.path, "it is not a regular file")
    }
    let old = try FileSystem.read(path)
    guard old.isEmpty || isOurs(old) else {
      throw FileSystem.Failure(
        "write", self.path, "it was not written by fakegen; move it away or choose another file")
    }
    return old
  }

  /// Returns the lines that differ from the file's; `nil` if none does.
  ///
  /// - Throws: `FileSystem.Failure`, if the file must not be replaced.
  func difference(from text: String) throws -> Difference? {
    let old = try bytesToReplace(at: path).withoutMarks
    let new = Array(text.utf8).withoutMarks
    guard old != new else { return nil }
    return Difference(from: old, to: new, at: path)
  }
}

/// The header after a byte order mark, which another tool may have added.
private let markedHeader = "\u{FEFF}\(generatedHeader)"

extension Sequence<UInt8> {
  /// Whether fakegen wrote the text; a byte order mark may have been added since.
  var startsWithGeneratedHeader: Bool {
    starts(with: generatedHeader.utf8) || starts(with: markedHeader.utf8)
  }
}

extension [UInt8] {
  /// The text without a byte order mark, and with `\n` for `\r\n`.
  fileprivate var withoutMarks: [UInt8] {
    let mark = "\u{FEFF}".utf8
    let text = starts(with: mark) ? Array(dropFirst(mark.count)) : self
    let (carriageReturn, newline) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    if !text.contains(carriageReturn) { return text }
    return text.indices.filter { index in
      text[index] != carriageReturn || index + 1 == text.count || text[index + 1] != newline
    }.map { text[$0] }
  }
}
