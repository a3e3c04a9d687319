import FakegenCore

/// A file that fakegen writes.
///
/// Only a file that fakegen wrote is ever replaced, and only if its text changes: line endings and a byte order mark,
/// which other tools put into it, are none of that.
struct OutputFile {
  let path: String
  /// Whether fakegen wrote what a file holds.
  let isOurs: ([UInt8]) -> Bool

  /// The file that the fakes are written to.
  static func fakes(at path: String) -> OutputFile {
    OutputFile(path: path) { $0.startsWithGeneratedHeader }
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
    if try bytesToReplace(at: target).withoutMarks == bytes.withoutMarks { return .unchanged }
    try FileSystem.replace(target, with: bytes, permissions: entry.permissions)
    return .updated
  }

  /// What the file holds.
  ///
  /// - Throws: `FileSystem.Failure`, if the file is not one to replace.
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

  /// What is removed and added, side by side.
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

  /// The lines in which a file differs from what it should hold.
  struct Difference {
    typealias Line = (number: Int, text: String)

    /// In their order, marked with `-` and `+`; the number of a line is that in the file that has it.
    let lines: [Line]

    /// The number of the first of them.
    var firstLine: Int? { lines.first?.number }

    /// The first of the lines, and how many there are besides.
    func text(limit: Int) -> String {
      let rest = lines.count - limit
      // A line that says of another one that it is left out gains nothing.
      if rest <= 1 { return lines.map(\.text).joined() }
      return lines.prefix(limit).map(\.text).joined()
        + "\(rest) more lines differ; '--verbose' prints them\n"
    }
  }

  /// The lines that differ from the file's; `nil` if none does.
  ///
  /// - Throws: `FileSystem.Failure`, if the file is not one to replace.
  func difference(from text: String) throws -> Difference? {
    let old = try bytesToReplace(at: path).withoutMarks
    let new = Array(text.utf8).withoutMarks
    guard old != new else { return nil }
    return Difference(lines: changes(from: lines(of: old), to: lines(of: new)))
  }
}

/// What the first line becomes if somebody puts a byte order mark before it.
private let markedHeader = "\u{FEFF}\(generatedHeader)"

extension Sequence<UInt8> {
  /// Whether fakegen wrote the text, which may have got a byte order mark since.
  var startsWithGeneratedHeader: Bool {
    starts(with: generatedHeader.utf8) || starts(with: markedHeader.utf8)
  }
}

extension [UInt8] {
  /// The text without what tools and systems put into it: a byte order mark, and the first half of `\r\n`.
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
  /// Where the line is that is removed or added.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
