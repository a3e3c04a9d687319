/// A file that tells `make`, `ninja` and the like what the output depends on.
struct DependencyFile: Equatable {
  let output: String
  let inputs: [String]

  /// A rule in the syntax of make: `Fakes.swift: A.swift \` and so on.
  var text: String {
    escaped(output) + ":" + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
  }

  /// Whether a file is such a rule: its first line names a target, and no more.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasSuffix(":") || line.hasSuffix(": \\")
  }

  /// Characters that would end a name or begin a variable or comment, made plain.
  private func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", "\\", ":": result += "\\\(character)"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
