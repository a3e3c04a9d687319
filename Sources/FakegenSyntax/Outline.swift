/// The declarations of a file and their positions, found without parsing.
///
/// It tells which of many files, and which of their declarations, must be parsed.
package struct Outline: Equatable, Sendable {
  /// A named declaration.
  package struct Entry: Equatable, Sendable {
    package enum Kind: UInt8, Sendable {
      case `protocol`, `extension`
      /// Any other type, or a type alias.
      case type
    }

    /// Traits by which searches through all extensions of a type skip extensions.
    package struct Traits: OptionSet, Sendable {
      package let rawValue: UInt8

      package init(rawValue: UInt8) {
        self.rawValue = rawValue
      }

      /// It inherits `Defaultable` or `NullObject`, or has something named `fakeDefault`.
      package static let namesDefault = Traits(rawValue: 1)
      /// It has initializers or static members.
      package static let makesValues = Traits(rawValue: 2)
    }

    /// The qualified name; for an extension, that of the extended type.
    package fileprivate(set) var path: PathHash
    /// The offset of the name.
    package let offset: Int32
    package let kind: Kind
    package fileprivate(set) var traits: Traits = []
  }

  /// An import, as far as it matters to other files.
  package struct Import: Equatable, Sendable {
    package let module: String
    /// The only declaration that is imported, as `Date` in `import struct Foundation.Date`.
    package let name: String?
    package let isExported: Bool
    /// The access modifier.
    package let access: Keyword?
  }

  package fileprivate(set) var entries: [Entry] = []
  /// Each `extension Lib.Thing` and its nested types, by their names without `Lib`, which may be a module.
  package fileprivate(set) var unqualifiedEntries: [Entry] = []
  /// The file's imports, in order.
  package fileprivate(set) var imports: [Import] = []
  /// The offsets of annotations, in attributes and in comments, in order.
  package fileprivate(set) var annotations: [Int] = []

  /// The protocols among the entries.
  package var protocols: [Entry] { entries.filter { $0.kind == .protocol } }

  /// Creates the outline of an empty file.
  package init() {}

  package init(_ source: SourceText) {
    self = source.bytes.withUnsafeBufferPointer { Outline($0) }
  }

  /// Creates the outline of a file from its bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count < Int(Int32.max) else { return }
    var walk = OutlineWalk(lexer: Lexer(bytes, in: SourceRange(0, bytes.count)))
    walk.run()
    self = walk.outline
    unqualifiedEntries = walk.unqualified.map { path, number in
      var entry = entries[number]
      entry.path = path
      return entry
    }
    let comments = walk.lexer.annotations.map(\.range.start) + walk.lexer.trailingAnnotations
    annotations = (annotations + comments).sorted()
  }
}

/// The FNV-1a hash of a qualified name, which is the same in every run.
package struct PathHash: Hashable, Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of an empty name.
  package init() {}

  package init(_ path: [String]) {
    for var name in path { name.withUTF8 { append($0) } }
  }

  /// Appends the name of a member; backticks are ignored.
  package mutating func append(_ name: some Sequence<UInt8>) {
    add(.period)
    for byte in name where byte != .backtick { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The number of possible values of `bucket`.
  package static let bucketCount = 1 << 14

  /// The first bits, by which hashes are grouped.
  package var bucket: Int { Int(truncatingIfNeeded: value >> 50) }
}

/// A traversal of a file that visits the blocks of types and skips all other brackets.
private struct OutlineWalk {
  var lexer: Lexer
  var outline = Outline()
  /// The enclosing types, innermost last.
  private var paths: [Frame] = [Frame(path: PathHash(), entry: -1)]
  /// The entries that have another name if the first component of theirs is a module.
  private(set) var unqualified: [(path: PathHash, entry: Int)] = []
  /// The offset of the last `_exported`.
  private var lastExported: Int?
  // Copies avoid the check for initialization with each access to a static property.
  private let stops = ByteSet.outlineStops
  private let wordEnds = ByteSet.wordEnds

  /// An enclosing type.
  private struct Frame {
    let path: PathHash
    let entry: Int
    /// The path without its first component, if that may be a module.
    var unqualifiedPath: PathHash?
  }

  init(lexer: Lexer) {
    self.lexer = lexer
  }

  mutating func run() {
    while true {
      lexer.skip(to: stops)
      if lexer.isAtEnd { return }
      switch lexer.current {
      case let byte where byte.isWordPart: takeWord()
      case UInt8(ascii: "}"):
        if paths.count > 1 { paths.removeLast() }
        lexer.advance()
      default: skipOther()
      }
    }
  }

  /// Skips anything but a word or a closing brace.
  private mutating func skipOther() {
    switch lexer.current {
    case UInt8(ascii: "{"): skipBracketed(UInt8(ascii: "{"), UInt8(ascii: "}"))
    case UInt8(ascii: "("): skipBracketed(UInt8(ascii: "("), UInt8(ascii: ")"))
    case UInt8(ascii: "@"):
      if lexer.matches("@Faked", at: lexer.position) {
        outline.annotations.append(lexer.position)
      }
      lexer.advance()
    default: lexer.skipLiteral(from: 0)
    }
  }

  private mutating func skipBracketed(_ open: UInt8, _ close: UInt8) {
    lexer.advance()
    _ = lexer.skipBalanced(open, close)
  }

  private mutating func skipWord() -> SourceRange {
    let start = lexer.position
    lexer.skip(to: wordEnds)
    return SourceRange(start, lexer.position)
  }

  private mutating func takeWord() {
    let start = lexer.position
    let word = skipWord()
    // After a period, a keyword is a name.
    guard lexer.byte(at: start - 1) != .period else { return }
    switch word.end - start {
    case 4:
      if isWord("enum", word) { takeType(.type) }
      if isWord("init", word) { note(.makesValues) }
    case 5:
      if isWord("class", word) { takeType(.type, isClass: true) }
      if isWord("actor", word) { takeType(.type) }
    case 6:
      if isWord("struct", word) { takeType(.type) }
      if isWord("import", word) { takeImport(at: start) }
      if isWord("static", word) { note(.makesValues) }
    case 8: if isWord("protocol", word) { takeType(.protocol) }
    case 9:
      if isWord("extension", word) { takeType(.extension) }
      if isWord("_exported", word) { lastExported = start }
      if isWord("typealias", word) { _ = takeName(.type) }
    case 11: if isWord("fakeDefault", word) { note(.namesDefault) }
    default: break
    }
  }

  /// Adds traits to the entry of the enclosing type.
  private mutating func note(_ traits: Outline.Entry.Traits) {
    let entry = paths[paths.count - 1].entry
    if entry >= 0 { outline.entries[entry].traits.formUnion(traits) }
  }

  // Length and first byte rule out nearly all words, without a call.
  @inline(__always)
  private func isWord(_ word: StaticString, _ range: SourceRange) -> Bool {
    range.end - range.start == word.utf8CodeUnitCount
      && lexer.byte(at: range.start) == word.utf8Start[0] && lexer.matches(word, at: range.start)
  }

  // MARK: - Types

  private mutating func takeType(_ kind: Outline.Entry.Kind, isClass: Bool = false) {
    guard let frame = takeName(kind, isClass: isClass) else { return }
    if skipHeader(of: frame.entry) { paths.append(frame) }
  }

  /// Adds an entry for the declaration after a keyword; `nil` if it was not a keyword.
  private mutating func takeName(
    _ kind: Outline.Entry.Kind, isClass: Bool = false
  ) -> Frame? {
    lexer.skipTrivia()
    let start = lexer.position
    guard let name = skipName(), !isModifierOrKeyword(name, isClass: isClass) else {
      lexer.move(to: start)
      return nil
    }
    let outer = paths[paths.count - 1]
    var path = kind == .extension ? PathHash() : outer.path
    var unqualifiedPath = kind == .extension ? nil : outer.unqualifiedPath
    path.append(lexer.slice(name))
    unqualifiedPath?.append(lexer.slice(name))
    while kind == .extension, skipPeriod(), let part = skipName() {
      path.append(lexer.slice(part))
      var rest = unqualifiedPath ?? PathHash()
      rest.append(lexer.slice(part))
      unqualifiedPath = rest
    }
    let entry = outline.entries.count
    outline.entries.append(Outline.Entry(path: path, offset: Int32(start), kind: kind))
    if let unqualifiedPath { unqualified.append((unqualifiedPath, entry)) }
    return Frame(path: path, entry: entry, unqualifiedPath: unqualifiedPath)
  }

  private mutating func skipName() -> SourceRange? {
    lexer.skipTrivia()
    if lexer.current == .backtick {
      let start = lexer.position
      lexer.skipLiteral(from: start)
      return SourceRange(start, lexer.position)
    }
    return lexer.current.isWordPart && !lexer.current.isDigit ? skipWord() : nil
  }

  private mutating func skipPeriod() -> Bool {
    lexer.skipTrivia()
    for separator: StaticString in [".", "::"] where lexer.matches(separator, at: lexer.position) {
      lexer.advance(by: separator.utf8CodeUnitCount)
      return true
    }
    return false
  }

  /// Whether a word cannot be a type's name, as in `class func`, or after a case `actor` of an enum.
  private func isModifierOrKeyword(_ name: SourceRange, isClass: Bool) -> Bool {
    switch Keyword(lexer.slice(name)) {
    case .var, .let, .func, .`init`, .subscript, .case, .static, .override: true
    case .public, .private, .fileprivate, .internal, .package, .open, .final, .nonisolated, .lazy,
      .unowned, .weak, .dynamic, .required, .convenience:
      isClass
    default: false
    }
  }

  /// Skips generic parameters, inherited types and constraints.
  ///
  /// - Returns: Whether a block follows, which the position is then in.
  private mutating func skipHeader(of entry: Int) -> Bool {
    while !lexer.isAtEnd {
      switch lexer.current {
      case UInt8(ascii: "{"):
        lexer.advance()
        return true
      case UInt8(ascii: "}"): return false
      case let byte where byte.isWordPart:
        let word = skipWord()
        if isWord("Defaultable", word) || isWord("NullObject", word) {
          outline.entries[entry].traits.insert(.namesDefault)
        }
        switch Keyword(lexer.slice(word)) {
        case .struct, .enum, .protocol, .extension, .func, .var, .let, .import, .typealias:
          // The block is missing.
          lexer.move(to: word.start)
          return false
        default: break
        }
      default: skipOther()
      }
    }
    return false
  }

  // MARK: - Imports

  private mutating func takeImport(at start: Int) {
    // The attribute is on the import's line or the one above.
    let isExported = lastExported.map { start - $0 < 120 } ?? false
    lastExported = nil
    guard var module = skipName() else { return }
    var name: SourceRange?
    switch Keyword(lexer.slice(module)) {
    case .struct, .class, .enum, .protocol, .typealias, .func, .var, .let:
      guard let first = skipName() else { return }
      module = first
      name = first
      while skipPeriod(), let part = skipName() { name = part }
    default: break
    }
    outline.imports.append(
      Outline.Import(
        module: text(module), name: name.map(text), isExported: isExported,
        access: Keyword(lexer.slice(word(before: start)))))
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: lexer.slice(range), as: UTF8.self)
  }

  /// Returns the word before an offset.
  private func word(before offset: Int) -> SourceRange {
    var end = offset
    while lexer.byte(at: end - 1).isWhiteSpace { end -= 1 }
    var start = end
    while lexer.byte(at: start - 1).isWordPart { start -= 1 }
    return SourceRange(start, end)
  }
}
