/// A file that tells `make`, `ninja` and the like what the output depends on.
struct DependencyFile: Equatable {
  let output: String
  let inputs: [String]

  /// Rules in the syntax of make: `Fakes.swift: A.swift \` and so on, and behind it `A.swift:`, without which make
  /// would look for a way to make a source that was removed.
  var text: String {
    escaped(output) + ":" + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
      + inputs.filter(Self.mayBeTarget).map { escaped($0) + ":\n" }.joined()
  }

  /// Whether nothing in a path would make a rule of it that is about something else, or no rule.
  private static func mayBeTarget(_ path: String) -> Bool {
    !path.contains { "%=;|\\".contains($0) || $0.isNewline || $0 == "\t" }
  }

  /// Whether a file holds such rules and no more, so that it may be written over.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.wholeMatch(
      of: #/(?:[^\s\\]|\\\S|\\ )+:(?: \\\n  [^\n]+)*\n(?:(?:[^\s\\]|\\\S|\\ )+:\n)*/#) != nil
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
