/// A search for several words at once.
///
/// It compares bytes, because it runs for every member, and a string's own search takes many times longer.
package struct WordSearch: Sendable {
  private let wordsByFirstByte: [[[UInt8]]]

  package init(_ texts: [String]) {
    var words = [[[UInt8]]](repeating: [], count: 256)
    for text in texts where !text.isEmpty {
      let bytes = Array(text.utf8)
      words[Int(bytes[0])].append(bytes)
    }
    wordsByFirstByte = words
  }

  /// Whether one of the words occurs anywhere in a text.
  package func isFound(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { start in
        wordsByFirstByte[Int(bytes[start])].contains { word in
          word.count <= bytes.count - start
            && word.indices.allSatisfy { bytes[start + $0] == word[$0] }
        }
      }
    }
  }
}
