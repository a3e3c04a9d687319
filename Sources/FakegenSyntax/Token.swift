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
  /// Whether white space or a comment stands directly before the token.
  package let hasLeadingSpace: Bool

  package var start: Int { range.start }
  package var end: Int { range.end }
}

/// The words that mean something to the parser, reserved and contextual alike.
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

  /// The keywords by length, so that most identifiers are ruled out by one comparison.
  private static let byLength: [[(word: [UInt8], keyword: Keyword)]] = {
    var table: [[(word: [UInt8], keyword: Keyword)]] = Array(repeating: [], count: 16)
    for keyword in allCases {
      table[keyword.rawValue.utf8.count].append((Array(keyword.rawValue.utf8), keyword))
    }
    return table
  }()

  /// Returns the keyword that the bytes spell, if any.
  init?(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard bytes.count < Self.byLength.count else { return nil }
    for entry in Self.byLength[bytes.count]
    where entry.word[0] == bytes[bytes.startIndex] && entry.word.elementsEqual(bytes) {
      self = entry.keyword
      return
    }
    return nil
  }
}
