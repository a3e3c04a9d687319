/// Lines of code under construction.
struct CodePrinter {
  private(set) var text = ""
  private var indentation = 0

  mutating func line(_ line: String = "") {
    if line.isEmpty {
      text += "\n"
      return
    }
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
      text += part.isEmpty ? "\n" : String(repeating: " ", count: indentation) + part + "\n"
    }
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
