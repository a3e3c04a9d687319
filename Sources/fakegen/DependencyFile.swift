/// A file that tells `make`, `ninja` and the like what the output depends on.
struct DependencyFile: Equatable {
  let output: String
  let inputs: [String]

  /// A rule in the syntax of make: `Fakes.swift: A.swift \` and so on.
  var text: String {
    escaped(output) + ":" + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
  }

  /// Whether a file is such a rule and no more, so that it may be written over.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.wholeMatch(of: #/(?:[^\s\\]|\\\S|\\ )+:(?: \\\n  [^\n]+)*\n/#) != nil
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
