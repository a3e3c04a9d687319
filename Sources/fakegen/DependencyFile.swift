/// A file that lists the output's dependencies for `make`, `ninja` and similar tools.
struct DependencyFile: Equatable {
  let output: String
  let inputs: [String]

  /// The rules in the syntax of `make`: `Fakes.swift: A.swift \` and so on, and then `A.swift:`, without which `make`
  /// would fail to find a rule for a source that was removed.
  var text: String {
    let inputs = inputs.filter(Self.canBeWritten)
    return escaped(output) + ":" + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
      + inputs.filter { !$0.contains("%") }.map { escaped($0) + ":\n" }.joined()
  }

  /// Returns whether a path can be written into a rule, because each of its special characters can be escaped.
  private static func canBeWritten(_ path: String) -> Bool {
    !path.contains { "=;|\\".contains($0) || $0.isNewline || $0 == "\t" }
  }

  /// Whether a file contains only such rules, so that it may be overwritten.
  static func isDependencyFile(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.wholeMatch(
      of: #/(?:[^\s\\]|\\\S|\\ )+:(?: \\\n  [^\n]+)*\n(?:(?:[^\s\\]|\\\S|\\ )+:\n)*/#) != nil
  }

  /// Escapes characters that would end a name, or begin a variable or comment.
  private func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", ":": result += "\\\(character)"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}
