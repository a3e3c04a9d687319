/// The bytes of one source file and the path it is known by.
package struct SourceText: Equatable, Sendable {
  /// The path as the user gave it, used in every message.
  package let path: String

  /// Whether it is a module interface written by the compiler, in which each name has its module.
  package let isInterface: Bool

  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    isInterface = path.hasSuffix(".swiftinterface")
  }

  package init(path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the text of a range; bytes that are not UTF-8 are replaced.
  package subscript(range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Returns the 1-based line and UTF-8 column of an offset.
  ///
  /// To locate many offsets in a text, use a `LineIndex`.
  package func location(of offset: Int) -> (line: Int, column: Int) {
    LineIndex().location(of: offset, in: self)
  }
}

/// Converts offsets to lines and columns; finds the lines of each text only once.
///
/// A class, because it caches them.
package final class LineIndex {
  /// The offsets at which lines begin, by the texts' paths.
  private var starts: [String: [Int]] = [:]

  package init() {}

  /// Returns the 1-based line and UTF-8 column of an offset.
  package func location(of offset: Int, in source: SourceText) -> (line: Int, column: Int) {
    let offset = min(offset, source.bytes.count)
    let starts = starts(in: source)
    var (first, last) = (0, starts.count)
    while last - first > 1 {
      let middle = (first + last) / 2
      if starts[middle] <= offset { first = middle } else { last = middle }
    }
    return (first + 1, offset - starts[first] + 1)
  }

  private func starts(in source: SourceText) -> [Int] {
    if let known = starts[source.path] { return known }
    let breaks = source.bytes.indices.filter { source.bytes[$0] == .newline }
    let found = [0] + breaks.map { $0 + 1 }
    starts[source.path] = found
    return found
  }
}

/// A half-open range of byte offsets in one source file.
package struct SourceRange: Hashable, Sendable {
  private let first: Int32
  private let last: Int32

  package var start: Int { Int(first) }
  package var end: Int { Int(last) }
  package var isEmpty: Bool { first == last }

  /// Whether an offset is inside the range, or directly after it.
  package func contains(_ offset: Int) -> Bool { start <= offset && offset <= end }

  package init(_ start: Int, _ end: Int) {
    first = Int32(truncatingIfNeeded: start)
    last = Int32(truncatingIfNeeded: max(start, end))
  }
}
