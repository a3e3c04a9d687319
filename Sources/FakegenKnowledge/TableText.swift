/// Parses tables that are written as text.
package enum TableText {
  /// Returns the words of a text.
  package static func words(_ text: String) -> Set<String> { Set(list(text)) }

  /// Returns the words of a text, in order.
  package static func list(_ text: String) -> [String] {
    text.utf8.split { $0 == space || $0 == newline }.map { String(Substring($0)) }
  }

  /// Returns the lines of a text, each split after its first word.
  package static func pairs(_ text: String) -> [(String, String)] {
    text.utf8.split { $0 == newline }.map { line in
      let word = line.prefix { $0 != space }
      let rest = line.dropFirst(word.count).drop { $0 == space }
      return (String(Substring(word)), String(Substring(rest)))
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
}
