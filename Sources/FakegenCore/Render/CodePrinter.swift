/// Lines of code under construction, as bytes: text is put together many times faster than as a string.
struct CodePrinter {
  private var bytes: [UInt8] = []
  private var indentation = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Prints a text of one line or several; an empty one is an empty line.
  mutating func line(_ line: String = "") {
    var isAtStart = true
    for byte in line.utf8 {
      if isAtStart, byte != UInt8(ascii: "\n") {
        for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
      }
      bytes.append(byte)
      isAtStart = byte == UInt8(ascii: "\n")
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// What breaks lines at the current indentation.
  var breaker: LineBreaker { LineBreaker(columns: 100 - indentation) }

  /// Prints a declaration up to its body.
  mutating func head(_ head: String, opening: String) {
    let isPlain = !head.utf8.contains(UInt8(ascii: "\n")) && fits(head + opening)
    if isPlain { return line(head + opening) }
    for text in breaker.lines(ofHead: head, opening: opening) { line(text) }
  }

  /// Prints `head {`, the body, `}`.
  mutating func block(_ head: String, _ body: (inout CodePrinter) -> Void) {
    self.head(head, opening: " {")
    indented(body)
    line("}")
  }

  /// Whether the last line of a text stays within the columns that lines may take.
  func fits(_ line: String) -> Bool {
    let columns = 100 - indentation
    // No line has more characters than bytes.
    if line.utf8.count <= columns { return true }
    return (line.split(separator: "\n").last?.count ?? 0) <= columns
  }
}
