/// What a file declares, as far as one walk over its bytes can tell.
///
/// The walk knows nothing of strings, comments and bodies: it finds every declaration and may take
/// something for one that is none. That a file is then parsed in vain does no harm.
package struct DeclarationScan: Equatable, Sendable {
  /// The names of types and aliases, hashed: see `hash(of:)`.
  package private(set) var declaredNames: [UInt64] = []
  /// The names of extended types, of `A.B` the last part.
  package private(set) var extendedNames: [UInt64] = []
  package private(set) var hasProtocols = false
  /// Whether an import says something about other files: what it exports, what a name means there,
  /// or how the runtime is seen.
  package private(set) var hasFarReachingImports = false

  /// What an empty file declares.
  package init() {}

  /// Walks over a file.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = Scanner(bytes: bytes)
    while let word = scanner.nextWord() { take(word, from: &scanner) }
  }

  /// The hash by which a name is listed: FNV-1a, the same in every run.
  package static func hash(of name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  private mutating func take(_ word: Range<Int>, from scanner: inout Scanner) {
    switch word.count {
    case 4:
      if scanner.isWord("enum", at: word) { takeName(from: &scanner) }
    case 5:
      if scanner.isWord("class", at: word) || scanner.isWord("actor", at: word) {
        takeName(from: &scanner)
      }
    case 6:
      if scanner.isWord("struct", at: word) { takeName(from: &scanner) }
      if scanner.isWord("import", at: word) { takeImport(behind: word, from: &scanner) }
    case 8:
      if scanner.isWord("protocol", at: word) {
        hasProtocols = true
        takeName(from: &scanner)
      }
    case 9:
      if scanner.isWord("typealias", at: word) { takeName(from: &scanner) }
      if scanner.isWord("extension", at: word) { takeName(from: &scanner, isExtended: true) }
    default: break
    }
  }

  private mutating func takeName(from scanner: inout Scanner, isExtended: Bool = false) {
    // What follows is looked at again: it may begin a declaration, and this be a word in a comment.
    let start = scanner.index
    defer { scanner.index = start }
    guard var name = scanner.nextName() else { return }
    while let part = scanner.nextPart() { name = part }
    let hash = Self.hash(of: scanner.bytes[name])
    if isExtended { extendedNames.append(hash) } else { declaredNames.append(hash) }
  }

  private mutating func takeImport(behind word: Range<Int>, from scanner: inout Scanner) {
    if scanner.isExported(importAt: word.lowerBound) { hasFarReachingImports = true }
    guard let name = scanner.nextName() else { return }
    let kinds: [StaticString] = [
      "struct", "class", "enum", "protocol", "typealias", "FakedRuntime",
    ]
    if kinds.contains(where: { scanner.isWord($0, at: name) }) { hasFarReachingImports = true }
  }
}

/// A place in a file's bytes.
///
/// Every index it uses is below `count`, which the loops check.
private struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next word of letters, digits and underscores.
  mutating func nextWord() -> Range<Int>? {
    let count = bytes.count
    var index = index
    while index < count, !bytes[index].isWordPart { index += 1 }
    let start = index
    while index < count, bytes[index].isWordPart { index += 1 }
    self.index = index
    return start < index ? start..<index : nil
  }

  /// The name behind a keyword, past space and comments.
  mutating func nextName() -> Range<Int>? {
    skipSpace()
    if index < bytes.count, bytes[index] == .backtick {
      // A raw identifier may hold anything.
      let start = index + 1
      let end = bytes[start...].firstIndex { $0 == .backtick || $0 == .newline }
      guard let end, bytes[end] == .backtick else { return nil }
      index = end + 1
      return start..<end
    }
    guard index < bytes.count, bytes[index].isWordPart else { return nil }
    return nextWord()
  }

  /// `.B` behind `A`.
  mutating func nextPart() -> Range<Int>? {
    let before = index
    skipSpace()
    if index < bytes.count, bytes[index] == .period {
      index += 1
      if let name = nextName() { return name }
    }
    index = before
    return nil
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index].isWhiteSpace {
        index += 1
      } else if startsComment("/") {
        while index < bytes.count, bytes[index] != .newline { index += 1 }
      } else if startsComment("*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private func startsComment(_ second: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index] == .slash && bytes[index + 1] == UInt8(ascii: second)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index + 1 < bytes.count {
      if startsComment("*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == .slash {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
    index = bytes.count
  }

  func isWord(_ word: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Whether `_exported` stands among the words before an import, on its line or the one above.
  func isExported(importAt start: Int) -> Bool {
    let word: StaticString = "_exported"
    let nearby = max(0, start - 120)..<start
    return nearby.contains { offset in
      offset + word.utf8CodeUnitCount <= start
        && isWord(word, at: offset..<offset + word.utf8CodeUnitCount)
    }
  }
}

extension UInt8 {
  /// Whether the byte can be a part of a name, in whichever language.
  fileprivate var isWordPart: Bool { isIdentifierPart || self >= 0x80 }
}
