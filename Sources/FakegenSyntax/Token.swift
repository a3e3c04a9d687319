/// A lexical unit: a kind and the bytes it covers.
package struct Token: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case identifier, integer, float, string, regex
    /// A run of operator characters; the parser splits it where a type needs `<`, `>` or `?`.
    case `operator`
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case comma, colon, semicolon, period, at, arrow, equal, backslash
    case poundIf, poundElseif, poundElse, poundEndif
    /// Any other `#name`, as in `#warning`.
    case pound
    case unknown, endOfFile
  }

  package let kind: Kind
  /// The reserved or contextual word that an unescaped identifier spells.
  package let keyword: Keyword?
  package let range: SourceRange
  package let isAtStartOfLine: Bool
  /// Whether whitespace or a comment directly precedes the token.
  package let hasLeadingSpace: Bool

  package var start: Int { range.start }
  package var end: Int { range.end }
}

extension Token.Kind {
  package var isOpeningBracket: Bool {
    self == .leftParenthesis || self == .leftBracket || self == .leftBrace
  }

  package var isClosingBracket: Bool {
    self == .rightParenthesis || self == .rightBracket || self == .rightBrace
  }
}

extension SourceText {
  /// All tokens, except the end of the file.
  package var allTokens: [Token] { tokens(in: SourceRange(0, bytes.count)) }

  /// Returns the tokens in a range, except the end of the file.
  package func tokens(in range: SourceRange) -> [Token] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, in: range)
      var tokens: [Token] = []
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile { return tokens }
        tokens.append(token)
      }
    }
  }

  /// Returns the name that begins at an offset.
  package func name(at offset: Int) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer, in: SourceRange(offset, bytes.count))
      return name(lexer.next().range)
    }
  }
}

/// The reserved and contextual keywords that the parser uses.
package enum Keyword: String, CaseIterable, Sendable {
  case actor, any, `associatedtype`, async, await, borrow, borrowing, `case`, catching
  case `class`, consuming, convenience, `deinit`, didSet, distributed, dynamic, each, `enum`
  case `extension`, `fileprivate`, final, `func`, get, `import`, indirect, infix, `init`, `inout`
  case `internal`, isolated, lazy, `let`, macro, mutate, mutating, nonisolated, nonmutating
  case of, open, optional, override, package, postfix, `precedencegroup`, prefix
  case `private`, `protocol`, `public`, read, reasync, `repeat`, required, `rethrows`, `return`
  case sending, set, some, `static`, `struct`, `subscript`, `throws`, `throw`, `try`, `typealias`
  case unowned, `var`, weak, `where`, willSet, modify, `else`, `in`, `if`, `guard`, `while`
  case `switch`, `is`, `as`, yield, sourceLocation
  case operatorIntroducer = "operator"
  case underscoreRead = "_read"
  case underscoreModify = "_modify"
  case underscoreBorrow = "_borrow"
  case owned = "__owned"
  case shared = "__shared"
  case underscoreConst = "_const"
  case underscoreLocal = "_local"
  case consumingUnderscore = "__consuming"

  /// Returns the keyword that the bytes spell, if any.
  init?(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard let word = PackedWord(bytes), let keyword = KeywordTable.shared[word] else { return nil }
    self = keyword
  }
}

/// A word of at most 16 bytes as two integers, which are compared faster than bytes, and much faster without
/// optimization.
struct PackedWord: Equatable {
  private(set) var head: UInt64 = 0
  private(set) var tail: UInt64 = 0

  init?(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard bytes.count <= 16 else { return nil }
    let base = bytes.base
    var shift: UInt64 = 0
    for index in bytes.startIndex..<bytes.endIndex {
      let byte = UInt64(base[index])
      if shift < 64 { head |= byte &<< shift } else { tail |= byte &<< (shift &- 64) }
      shift &+= 8
    }
  }

  /// A hash below 256.
  var slot: Int { Int(truncatingIfNeeded: ((head ^ tail &* 31) &* 0x9E37_79B9_7F4A_7C15) &>> 56) }
}

/// A hash table of the keywords with open addressing.
private struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  private var heads = [UInt64](repeating: 0, count: 256)
  private var tails = [UInt64](repeating: 0, count: 256)
  private var keywords = [Keyword?](repeating: nil, count: 256)

  private init() {
    for keyword in Keyword.allCases {
      var text = keyword.rawValue
      let word = text.withUTF8 { PackedWord($0[...]) }
      guard let word else { continue }
      var slot = word.slot
      while keywords[slot] != nil { slot = (slot + 1) & 255 }
      (heads[slot], tails[slot], keywords[slot]) = (word.head, word.tail, keyword)
    }
  }

  subscript(word: PackedWord) -> Keyword? {
    var slot = word.slot
    while heads[slot] != 0 {
      if heads[slot] == word.head, tails[slot] == word.tail { return keywords[slot] }
      slot = (slot &+ 1) & 255
    }
    return nil
  }
}
