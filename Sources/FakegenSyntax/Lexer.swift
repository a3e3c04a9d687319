/// Turns bytes into tokens, one at a time, on demand.
///
/// The lexer works on UTF-8 bytes and never builds a string. It skips comments and whitespace; only comments with an
/// annotation (`// @Faked`) are recorded, apart from the tokens.
package struct Lexer {
  /// The text.
  ///
  /// Invariant: valid for the lifetime of the lexer, because `parse` keeps the array alive. Every read is below
  /// `limit`, and so inside the array.
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The first byte; without optimization, reading a pointer is much faster than reading a buffer.
  private let start: UnsafePointer<UInt8>?
  private let limit: Int
  private(set) var position: Int
  private var isAtStartOfLine = true
  /// The last comment that was skipped, with those directly before it.
  private(set) var lastSkipped = SourceRange(0, 0)

  /// Comments that may be annotations, each with the start of the token after it.
  private(set) var annotations: [(tokenStart: Int, range: SourceRange)] = []
  /// The offsets of such comments that follow code on their line, and so are not annotations.
  private(set) var trailingAnnotations: [Int] = []
  /// Syntax errors, with their offsets.
  private(set) var problems: [(message: Diagnostic.Message, offset: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: SourceRange) {
    self.bytes = bytes
    start = bytes.baseAddress
    position = range.start
    limit = min(range.end, bytes.count)
    skipByteOrderMarkAndShebang()
  }

  /// Returns a lexer for a part of the same text.
  func limited(to range: SourceRange) -> Lexer {
    Lexer(bytes, in: range)
  }

  // MARK: - Reading

  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index < limit && index >= 0 ? start.unsafelyUnwrapped[index] : 0
  }

  @inline(__always)
  var current: UInt8 { byte(at: position) }

  var isAtEnd: Bool { position >= limit }

  func slice(_ range: SourceRange) -> UnsafeBufferPointer<UInt8>.SubSequence {
    bytes[range.start..<min(range.end, bytes.count)]
  }

  func matches(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= limit, let start else { return false }
    // Looping over a range is slow without optimization.
    var offset = 0
    while offset < count, start[index + offset] == text.utf8Start[offset] { offset += 1 }
    return offset == count
  }

  mutating func advance(by count: Int = 1) {
    position = min(position + count, limit)
  }

  /// Moves back or forward, so that the parser can split a token in two.
  mutating func move(to offset: Int) {
    position = min(offset, limit)
  }

  mutating func report(_ message: Diagnostic.Message, at offset: Int) {
    problems.append((message, offset))
  }

  mutating func remember(annotation range: SourceRange) {
    annotations.append((tokenStart: -1, range: range))
  }

  mutating func remember(trailingAnnotation offset: Int) {
    trailingAnnotations.append(offset)
  }

  private mutating func skipByteOrderMarkAndShebang() {
    guard position == 0 else { return }
    if matches("\u{FEFF}", at: 0) { position = 3 }
    if matches("#!", at: position) { skipToEndOfLine() }
  }

  /// Moves to the next line break, which must be fast, because a fifth of most files are comments.
  mutating func skipToEndOfLine() { skip(to: .lineBreaks) }

  /// Moves to the next byte of a set, or to the end.
  @inline(__always)
  mutating func skip(to stops: ByteSet) {
    guard let start else { return }
    var index = position
    while index < limit, !stops.table[Int(start[index])] { index += 1 }
    position = index
  }

  /// Moves to the next of a few bytes, or to the end.
  @inline(__always)
  mutating func skip(to stops: ByteStops) {
    guard let start else { return }
    let raw = UnsafeRawPointer(start)
    while position &+ 16 <= limit {
      let count = stops.prefix(
        of: raw.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self))
      position &+= count
      if count < 16 { return }
    }
    skip(to: stops.set)
  }

  /// Moves past the bracket that closes the outermost open one, to another stop, or to the end.
  ///
  /// Most stops in a body are brackets. Sixteen bytes are searched at once for all of them.
  ///
  /// - Parameters:
  ///   - open: The opening bracket.
  ///   - close: The closing bracket.
  ///   - stops: The brackets, and other bytes that end the search.
  ///   - depth: The number of open brackets.
  mutating func skipBrackets(
    _ open: UInt8, _ close: UInt8, among stops: ByteStops, depth: inout Int
  ) {
    guard let start else { return }
    let raw = UnsafeRawPointer(start)
    while position &+ 16 <= limit {
      var (marks, later) = stops.marks(
        in: raw.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self))
      var base = position
      while marks != 0 || later != 0 {
        if marks == 0 {
          (marks, later) = (later, 0)
          base = position &+ 8
        }
        let byte = marks.trailingZeroBitCount &>> 3
        let index = base &+ byte
        if start[index] == close {
          depth &-= 1
          if depth == 0 {
            position = index &+ 1
            return
          }
        } else if start[index] == open {
          depth &+= 1
        } else {
          position = index
          return
        }
        marks &= ~(0xFF &<< UInt64(truncatingIfNeeded: byte &<< 3))
      }
      position &+= 16
    }
    skip(to: stops.set)
  }

  /// Records a skipped comment, so that the text before it can be found.
  mutating func noteSkipped(_ range: SourceRange) {
    var index = lastSkipped.end
    while index < range.start, byte(at: index).isWhiteSpace { index += 1 }
    let isNext = index >= range.start && !lastSkipped.isEmpty
    lastSkipped = SourceRange(isNext ? lastSkipped.start : range.start, range.end)
  }

  // MARK: - Tokens

  /// Returns the next token and moves past it.
  mutating func next() -> Token {
    let before = position
    let annotationCount = annotations.count
    isAtStartOfLine = isAtStartOfLine || position == 0
    skipTrivia()
    let start = position
    for index in annotationCount..<annotations.count { annotations[index].tokenStart = start }
    let kind = isAtEnd ? .endOfFile : lexToken()
    let range = SourceRange(start, position)
    let isPlainWord = kind == .identifier && byte(at: start) != .backtick
    let token = Token(
      kind: kind, keyword: isPlainWord ? Keyword(slice(range)) : nil, range: range,
      isAtStartOfLine: isAtStartOfLine, hasLeadingSpace: start > before || before == 0)
    isAtStartOfLine = false
    return token
  }

  mutating func noteNewline() {
    isAtStartOfLine = true
  }

  private mutating func lexToken() -> Token.Kind {
    let first = current
    if first.isIdentifierStart || first >= 0x80 && !isOperatorScalar(at: position) {
      return lexIdentifier()
    }
    if first.isDigit { return lexNumber() }
    if first.isOperatorCharacter || first >= 0x80 || startsDotOperator {
      return lexOperator()
    }
    switch first {
    case UInt8(ascii: "\""):
      skipStringLiteral(pounds: 0)
      return .string
    case .backtick: return lexEscapedIdentifier()
    case .pound: return lexPound()
    default: return lexPunctuation(first)
    }
  }

  /// Whether a period begins an operator, as in `...` and `.==`, rather than a member.
  private var startsDotOperator: Bool {
    let next = byte(at: position + 1)
    return current == .period && (next == .period || next.isOperatorCharacter)
      && !isCommentStart(at: position + 1)
  }

  private mutating func lexPunctuation(_ byte: UInt8) -> Token.Kind {
    advance()
    switch byte {
    case UInt8(ascii: "{"): return .leftBrace
    case UInt8(ascii: "}"): return .rightBrace
    case UInt8(ascii: "("): return .leftParenthesis
    case UInt8(ascii: ")"): return .rightParenthesis
    case UInt8(ascii: "["): return .leftBracket
    case UInt8(ascii: "]"): return .rightBracket
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return lexColon()
    case UInt8(ascii: ";"): return .semicolon
    case .period: return .period
    case UInt8(ascii: "@"): return .at
    case UInt8(ascii: "\\"): return .backslash
    default: return .unknown
    }
  }

  /// Reads a colon, or a module selector, as in `Foundation::Data`, which is treated like `Foundation.Data`.
  private mutating func lexColon() -> Token.Kind {
    let before = byte(at: position - 2)
    let next = byte(at: position + 1)
    guard current == UInt8(ascii: ":"), before.isWordPart || before == .backtick,
      next.isWordPart && !next.isDigit || next == .backtick
    else { return .colon }
    advance()
    return .period
  }

  private mutating func lexIdentifier() -> Token.Kind {
    while current.isIdentifierPart || current >= 0x80 && !isOperatorScalar(at: position) {
      advance()
    }
    return .identifier
  }

  /// Reads an escaped identifier.
  ///
  ///     escaped-identifier → '`' any character but '`' or a line break '`'
  private mutating func lexEscapedIdentifier() -> Token.Kind {
    let start = position
    advance()
    while !isAtEnd, current != .backtick, current != .newline { advance() }
    if current == .backtick {
      advance()
    } else {
      report(.unterminatedIdentifier, at: start)
    }
    return .identifier
  }

  /// Reads a number in any radix, with fraction and exponent; whether its digits are valid is left to the compiler.
  private mutating func lexNumber() -> Token.Kind {
    var kind = Token.Kind.integer
    while current.isIdentifierPart { advance() }
    if current == .period, byte(at: position + 1).isDigit {
      kind = .float
      advance()
      while current.isIdentifierPart { advance() }
    }
    return kind
  }

  private mutating func lexOperator() -> Token.Kind {
    let start = position
    let mayContainPeriods = current == .period
    while current.isOperatorCharacter || mayContainPeriods && current == .period
      || current >= 0x80 && isOperatorScalar(at: position)
    {
      // `/*` and `//` end an operator; `*/` cannot occur, because comments have been skipped.
      if position > start, current == .slash, isCommentStart(at: position) { break }
      advance(by: current < 0x80 ? 1 : current < 0xE0 ? 2 : 3)
    }
    // Without progress, the byte begins neither an identifier nor an operator.
    if position == start { advance() }
    switch position - start {
    case 1 where byte(at: start) == UInt8(ascii: "="): return .equal
    case 2 where matches("->", at: start): return .arrow
    default: return .operator
    }
  }

  func isCommentStart(at index: Int) -> Bool {
    byte(at: index) == .slash
      && (byte(at: index + 1) == .slash || byte(at: index + 1) == UInt8(ascii: "*"))
  }

  private mutating func lexPound() -> Token.Kind {
    let pounds = countPounds(at: position)
    switch byte(at: position + pounds) {
    case UInt8(ascii: "\""):
      advance(by: pounds)
      skipStringLiteral(pounds: pounds)
      return .string
    case .slash:
      advance(by: pounds)
      skipExtendedRegex(pounds: pounds)
      return .regex
    default: break
    }
    let start = position
    advance()
    while current.isIdentifierPart { advance() }
    switch position - start {
    case 3 where matches("#if", at: start): return .poundIf
    case 5 where matches("#else", at: start): return .poundElse
    case 6 where matches("#endif", at: start): return .poundEndif
    case 7 where matches("#elseif", at: start): return .poundElseif
    default: return .pound
    }
  }

  func countPounds(at index: Int) -> Int {
    var count = 0
    while byte(at: index + count) == .pound { count += 1 }
    return count
  }
}
