/// Builds up lines of code, as bytes, because appending to them is many times faster than to a string.
struct CodePrinter: Sendable {
  private var bytes: [UInt8] = []
  private var indentation = 0

  /// The number of columns for a line at the current indentation.
  private var columns: Int { 100 - indentation }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Prints one or more lines of text; an empty text is an empty line.
  mutating func line(_ line: String = "") {
    var line = line
    line.withUTF8 { text in
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        if end > start { bytes += repeatElement(UInt8(ascii: " "), count: indentation) }
        bytes += text[start..<end]
        if end < text.count { bytes.append(UInt8(ascii: "\n")) }
        start = end + 1
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// An empty printer with the same indentation.
  var atSameIndentation: CodePrinter {
    changed(CodePrinter()) { $0.indentation = indentation }
  }

  /// Appends the output of another printer.
  mutating func append(_ other: CodePrinter) { bytes += other.bytes }

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Prints a declaration's head or a statement, on as many lines as it needs.
  ///
  /// - Parameters:
  ///   - text: The code, on one line or with the user's line breaks.
  ///   - isHead: Whether it is a declaration up to its body. A statement with the user's line breaks is not changed.
  mutating func code(_ text: String, isHead: Bool) {
    let isBroken = text.utf8.contains(UInt8(ascii: "\n"))
    let isPlain = isBroken ? !isHead : fits(text) && !text.holdsStatements
    let layout = isPlain ? nil : Layout(text, isHead: isHead)
    for text in layout?.lines(columns: columns) ?? [text] { line(text) }
  }

  /// Prints `head {`, the body, `}`.
  mutating func block(
    _ head: String, isHead: Bool = true, _ body: (inout CodePrinter) -> Void
  ) {
    code(head + " {", isHead: isHead)
    indented(body)
    line("}")
  }

  /// Whether the last line of a text fits in the available columns.
  func fits(_ line: String) -> Bool {
    // Most lines fit; counting characters takes longer.
    if line.utf8.count <= columns { return true }
    let start = line.utf8.lastIndex(of: UInt8(ascii: "\n")).map(line.utf8.index(after:))
    return line[(start ?? line.startIndex)...].columns <= columns
  }
}

extension StringProtocol {
  /// The number of columns that a line takes; counting bytes is fast, and enough for ASCII.
  var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}

extension String {
  /// Whether it may be several statements; searching for the byte first is fast.
  var holdsStatements: Bool { utf8.contains(UInt8(ascii: ";")) && contains("; ") }
}
