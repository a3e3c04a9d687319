/// Lines of code under construction, as bytes: text is put together many times faster than as a string.
struct CodePrinter: Sendable {
  private var bytes: [UInt8] = []
  private var indentation = 0

  /// How many columns are left for a line.
  private var columns: Int { 100 - indentation }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Prints a text of one line or several; an empty one is an empty line.
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

  /// A printer that has printed nothing, for what stands here.
  var atSameIndentation: CodePrinter {
    var printer = CodePrinter()
    printer.indentation = indentation
    return printer
  }

  /// Adds what another one has printed.
  mutating func append(_ other: CodePrinter) { bytes += other.bytes }

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Prints a declaration's head or a statement, in as many lines as it needs.
  ///
  /// - Parameters:
  ///   - text: The code, in one line or as its user broke it.
  ///   - isHead: Whether it is a declaration up to its body. A statement that its user broke stays as it is.
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

  /// Whether the last line of a text stays within the columns that lines may take.
  func fits(_ line: String) -> Bool {
    // Most lines fit; what else there is to count takes longer.
    if line.utf8.count <= columns { return true }
    let start = line.utf8.lastIndex(of: UInt8(ascii: "\n")).map(line.utf8.index(after:))
    return line[(start ?? line.startIndex)...].columns <= columns
  }
}

extension StringProtocol {
  /// How many columns a line takes; where all bytes are characters, they are counted, because that is quick.
  var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}

extension String {
  /// Whether there may be several statements; the byte is looked for first, because that is quick.
  var holdsStatements: Bool { utf8.contains(UInt8(ascii: ";")) && contains("; ") }
}
