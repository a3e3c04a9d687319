/// Lines of code under construction.
struct CodePrinter {
  private(set) var text = ""
  private var indentation = 0

  mutating func line(_ line: String = "") {
    if line.isEmpty {
      text += "\n"
      return
    }
    if !line.utf8.contains(UInt8(ascii: "\n")) { return append(line[...]) }
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) { append(part) }
  }

  private mutating func append(_ line: Substring) {
    if !line.isEmpty {
      for _ in 0..<indentation { text += " " }
      text += line
    }
    text += "\n"
  }

  /// A line at the margin, as `#if` stands.
  mutating func directive(_ line: String) {
    text += line + "\n"
  }

  mutating func indented(_ body: (inout CodePrinter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Prints `head {`, the body, `}`.
  mutating func block(_ head: String, _ body: (inout CodePrinter) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Columns that a line of this text would take.
  func width(of line: String) -> Int {
    indentation + (line.split(separator: "\n").last?.count ?? 0)
  }
}
