/// The bytes of one source file and the path it is known by.
package struct SourceText: Equatable, Sendable {
  /// The path as the user gave it, used in every message.
  package let path: String

  /// Whether the compiler wrote it, as the interface of a binary framework: there each name says its module.
  package var isInterface: Bool { path.hasSuffix(".swiftinterface") }

  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
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
  /// - Complexity: linear in the offset; it runs only when a message is printed.
  package func location(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    return (line, min(offset, bytes.count) - lineStart + 1)
  }
}

/// A half-open range of byte offsets in one source file.
package struct SourceRange: Hashable, Sendable {
  private let first: Int32
  private let last: Int32

  package var start: Int { Int(first) }
  package var end: Int { Int(last) }
  package var isEmpty: Bool { first == last }

  /// Whether an offset lies inside, or right behind the last byte.
  package func contains(_ offset: Int) -> Bool { start <= offset && offset <= end }

  package init(_ start: Int, _ end: Int) {
    first = Int32(truncatingIfNeeded: start)
    last = Int32(truncatingIfNeeded: max(start, end))
  }
}
