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
      guard let entry = try? FileSystem.entry(at: target) else {
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

  private func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the removed and added lines, in the order of the text.
  private func changes(from old: [Substring], to new: [Substring]) -> [Difference.Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var changes: [Difference.Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        changes.append((before + 1, "\(path):\(before + 1): -\(old[before])\n"))
        before += 1
      } else if added.contains(after) {
        changes.append((after + 1, "\(path):\(after + 1): +\(new[after])\n"))
        after += 1
      } else {
        (before, after) = (before + 1, after + 1)
      }
    }
    return changes
  }

  /// The differences between a file and its new content.
  struct Difference {
    typealias Line = (number: Int, text: String)

    /// The removed and added lines, marked with `-` and `+`; a line's number is that in the version that contains it.
    let lines: [Line]

    /// The number of the first line that differs.
    var firstLine: Int? { lines.first?.number }

    /// Returns the first lines, and the number of the others.
    func text(limit: Int) -> String {
      let rest = lines.count - limit
      // A line about a single omitted line would save nothing.
      if rest <= 1 { return lines.map(\.text).joined() }
      return lines.prefix(limit).map(\.text).joined()
        + "\(rest) more lines differ; '--verbose' prints them\n"
    }
  }

  /// Returns the lines that differ from the file's; `nil` if none does.
  ///
  /// - Throws: `FileSystem.Failure`, if the file must not be replaced.
  func difference(from text: String) throws -> Difference? {
    let old = try bytesToReplace(at: path).withoutMarks
    let new = Array(text.utf8).withoutMarks
    guard old != new else { return nil }
    return Difference(lines: changes(from: lines(of: old), to: lines(of: new)))
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

extension CollectionDifference.Change {
  /// The offset of the removed or added line.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
