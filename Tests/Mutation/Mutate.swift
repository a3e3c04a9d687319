import FakegenSyntax

/// A small random number generator that returns the same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Returns a random file of the corpus with random mutations.
func mutated(_ corpus: [[UInt8]], _ generator: inout SplitMix) -> [UInt8] {
  var bytes = corpus[Int.random(in: 0..<corpus.count, using: &generator)]
  for _ in 0..<Int.random(in: 1...3, using: &generator) { mutate(&bytes, &generator) }
  return bytes
}

private func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix) {
  guard !bytes.isEmpty else { return }
  let token = wordRange(around: Int.random(in: 0..<bytes.count, using: &generator), in: bytes)
  let other = wordRange(around: Int.random(in: 0..<bytes.count, using: &generator), in: bytes)
  switch Int.random(in: 0..<8, using: &generator) {
  case 0: bytes.removeSubrange(token)
  case 1: bytes.insert(contentsOf: Array(bytes[token]), at: token.upperBound)
  case 2: bytes.removeSubrange(token.upperBound...)
  case 3: bytes.replaceSubrange(token, with: Array(bytes[other]))
  case 4:
    bytes.replaceSubrange(token, with: pieces.randomElement(using: &generator)?.utf8 ?? "".utf8)
  case 5:
    bytes.insert(
      contentsOf: pieces.randomElement(using: &generator)?.utf8 ?? "".utf8, at: token.lowerBound)
  case 6: bytes[token.lowerBound] = UInt8.random(in: .min ... .max, using: &generator)
  default:
    bytes.removeSubrange(
      min(token.lowerBound, other.lowerBound)..<max(token.lowerBound, other.lowerBound))
  }
}

/// Returns the range of the word or the single byte at an index, as an approximation of a token.
private func wordRange(around index: Int, in bytes: [UInt8]) -> Range<Int> {
  var start = index
  var end = index + 1
  while start > 0, bytes[start - 1].isWord, bytes[index].isWord { start -= 1 }
  while end < bytes.count, bytes[end].isWord, bytes[index].isWord { end += 1 }
  return start..<end
}

extension UInt8 {
  fileprivate var isWord: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: self == UInt8(ascii: "_")
    }
  }
}

/// Text to insert: tokens of Swift, and text that might break a parser.
private let pieces = [
  "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//", "`",
  "#if",
  "#else", "#endif", "@", "@Faked", "// @Faked(", "protocol P: P {", "associatedtype A: A",
  "where A == A.B", "where Self == Self", "extension P {", "typealias A = A", "struct S: S {",
  "init()", "init(s: S)", "any", "some", "each", "repeat", "~Copyable", "throws(", "->", "=", "==",
  "&", "...", "?", "!", ",", ":", ";", ".", "\n", "\0", "\u{FEFF}", "é", "\r\n", "subscript",
  "static",
  "func", "var x: Int { get }", "case a", "enum E { case e(E) }", "import A", "public", "private",
]
