/// The parts of a file that are parsed.
package enum ParsingDepth: Sendable {
  case full
  /// Only the members of protocols are parsed, not those of other types and of extensions;
  /// `SourceText.members(of:diagnostics:)` parses them when they are needed.
  case protocols
}

/// Parses the declarations of a source file.
///
/// - Parameters:
///   - source: The file to parse.
///   - depth: Which members are parsed.
///   - diagnostics: Receives the file's syntax errors.
/// - Returns: The declarations, without those that could not be parsed.
package func parse(
  _ source: SourceText, depth: ParsingDepth = .full, diagnostics: inout [Diagnostic]
) -> SourceFileSyntax {
  guard source.bytes.count < Int(Int32.max) else {
    diagnostics.append(Diagnostic(.error, .sourceTooLarge, path: source.path, offset: 0))
    return SourceFileSyntax(items: [])
  }
  return source.withParser(
    in: SourceRange(0, source.bytes.count), depth: depth, diagnostics: &diagnostics
  ) {
    $0.parseSourceFile()
  }
}

extension SourceText {
  /// Returns the members of a type or an extension, which are parsed now if its block was skipped.
  ///
  /// - Parameters:
  ///   - nominal: A declaration of this text.
  ///   - diagnostics: Receives the members' syntax errors.
  /// - Returns: The members; the blocks of types among them are skipped in turn.
  package func members(
    of nominal: NominalSyntax, diagnostics: inout [Diagnostic]
  ) -> [ItemSyntax] {
    guard let block = nominal.unreadBlock else { return nominal.members }
    return withParser(in: block, depth: .protocols, diagnostics: &diagnostics) {
      $0.parseItems(of: nominal.kind)
    }
  }

  /// Runs a production on a part of the text.
  func withParser<Result>(
    in range: SourceRange, depth: ParsingDepth = .full, diagnostics: inout [Diagnostic],
    _ parse: (inout Parser) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer, in: range, parsing: depth)
      let result = parse(&parser)
      diagnostics += parser.problems.sorted { $0.offset < $1.offset }.map {
        Diagnostic(.error, $0.message, path: path, offset: $0.offset)
      }
      return result
    }
  }
}

/// A recursive-descent parser for the declarations of Swift.
///
/// Each file of extensions covers an area of the grammar. Each function implements a production, which its
/// documentation states. Functions that consume tokens are `mutating`; functions that only look ahead are not. Each
/// loop consumes a token or ends, and each recursion goes through `nested`, which limits its depth. Text that no fake
/// depends on is skipped, above all bodies and expressions.
struct Parser {
  static let maximumDepth = 256

  let parsingDepth: ParsingDepth
  private var lexer: Lexer
  private(set) var token: Token
  private(set) var previousEnd: Int
  private var depth = 0
  private var reported: [(message: Diagnostic.Message, offset: Int)] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: SourceRange, parsing depth: ParsingDepth = .full
  ) {
    parsingDepth = depth
    lexer = Lexer(bytes, in: range)
    previousEnd = range.start
    token = lexer.next()
  }

  /// All errors found by the lexer and the parser, in no particular order.
  var problems: [(message: Diagnostic.Message, offset: Int)] { lexer.problems + reported }

  mutating func report(_ message: Diagnostic.Message, at offset: Int? = nil) {
    // The rest of the text has been skipped, so nothing in it is missing.
    if at(.endOfFile), reported.last?.message == .nestedTooDeeply { return }
    reported.append((message, offset ?? token.start))
  }

  /// Reports what is missing before the current token; if that begins a line, at the end of the previous one.
  mutating func reportMissing(_ what: String) {
    report(.expected(what), at: token.isAtStartOfLine ? previousEnd : nil)
  }

  /// Drops the problems that were reported after the first `count` ones.
  mutating func forgetProblems(since count: Int) {
    if reported.count > count { reported.removeLast(reported.count - count) }
  }

  var problemCount: Int { reported.count }

  // MARK: - Looking

  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  func at(any keywords: Set<Keyword>) -> Bool {
    token.keyword.map(keywords.contains) ?? false
  }

  /// Whether the token begins with an operator character, as in the `>` of `>>`.
  func atOperator(prefix: Character) -> Bool {
    guard token.kind == .operator || token.kind == .equal || token.kind == .arrow else {
      return false
    }
    return lexer.byte(at: token.start) == prefix.asciiValue
  }

  func atOperator(_ text: StaticString) -> Bool {
    token.kind == .operator && token.end - token.start == text.utf8CodeUnitCount
      && lexer.matches(text, at: token.start)
  }

  /// Whether the token is an identifier with the text of a word that is not among the keywords.
  func at(word: StaticString) -> Bool {
    token.kind == .identifier && matches(word, token)
  }

  /// Whether a token's text equals a word.
  func matches(_ word: StaticString, _ token: Token) -> Bool { matches(word, token.range) }

  /// Whether the text in a range equals a word.
  func matches(_ word: StaticString, _ range: SourceRange) -> Bool {
    range.end - range.start == word.utf8CodeUnitCount && lexer.matches(word, at: range.start)
  }

  func byte(at offset: Int) -> UInt8 { lexer.byte(at: offset) }

  /// Returns the token after the current one.
  func peek() -> Token {
    var ahead = lexer
    return ahead.next()
  }

  /// Returns the comments with annotations that are directly above a token in a range, without an empty line in
  /// between.
  func commentAnnotations(aboveTokensIn range: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    var tokenStart = range.end
    // The start of the token or comment that the next comment must be above; `nil` after an empty line.
    var end: Int? = range.end
    for annotation in lexer.annotations.reversed() {
      if annotation.range.end < range.start, annotation.tokenStart != range.start { break }
      // A comment in the arguments of an attribute is above no token.
      guard annotation.tokenStart >= range.start else { continue }
      if annotation.tokenStart != tokenStart {
        tokenStart = annotation.tokenStart
        end = tokenStart
      }
      guard let below = end, isDirectlyAbove(SourceRange(annotation.range.end, below)) else {
        end = nil
        continue
      }
      found.append(annotation.range)
      end = annotation.range.start
    }
    return found.reversed()
  }

  /// Returns an annotation in a comment that only empty lines separate from the token below.
  func detachedAnnotation(before offset: Int) -> SourceRange? {
    guard let last = lexer.annotations.last, last.tokenStart == offset,
      !isDirectlyAbove(SourceRange(last.range.end, offset)),
      (last.range.end..<offset).allSatisfy({ byte(at: $0).isWhiteSpace })
    else { return nil }
    return last.range
  }

  /// Whether a comment is on an earlier line than the following text, without an empty line in between.
  private func isDirectlyAbove(_ between: SourceRange) -> Bool {
    var isEmpty = false
    var isAbove = false
    for index in between.start..<max(between.start, between.end) {
      switch byte(at: index) {
      case .carriageReturn where byte(at: index + 1) == .newline: break
      case .newline where isEmpty, .carriageReturn where isEmpty: return false
      case .newline, .carriageReturn: (isEmpty, isAbove) = (true, true)
      case .space, .tab: break
      default: isEmpty = false
      }
    }
    return isAbove
  }

  // MARK: - Consuming

  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  /// Moves to another offset; for a copy of the parser that looks ahead.
  mutating func restart(at offset: Int) {
    lexer.move(to: offset)
    advance()
  }

  /// Restricts the parser to a part of the text, and moves to its beginning.
  mutating func restart(in range: SourceRange) {
    lexer = lexer.limited(to: range)
    advance()
  }

  /// Moves past the bare regular expression at the current token, if there is one.
  mutating func moveBehindRegex() -> Bool {
    lexer.move(to: token.start)
    guard lexer.skipBareRegex() else { return false }
    advance()
    return true
  }

  @discardableResult
  mutating func consume(if kind: Token.Kind) -> SourceRange? {
    guard at(kind) else { return nil }
    defer { advance() }
    return token.range
  }

  @discardableResult
  mutating func consume(if keyword: Keyword) -> SourceRange? {
    guard at(keyword) else { return nil }
    defer { advance() }
    return token.range
  }

  /// Consumes the first character of an operator token, so that the rest becomes the next token.
  @discardableResult
  mutating func consume(prefix: Character) -> SourceRange? {
    guard atOperator(prefix: prefix) else { return nil }
    let range = SourceRange(token.start, token.start + 1)
    previousEnd = range.end
    lexer.move(to: range.end)
    token = lexer.next()
    return range
  }

  /// Consumes an operator token without its last characters, which become the next token.
  mutating func consumeOperator(without last: Int) -> SourceRange {
    let range = SourceRange(token.start, token.end - last)
    previousEnd = range.end
    lexer.move(to: range.end)
    token = lexer.next()
    return range
  }

  /// Consumes the token, or reports that it is missing.
  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ what: @autoclosure () -> String) -> SourceRange? {
    if let range = consume(if: kind) { return range }
    reportMissing(what())
    return nil
  }

  /// Skips from the opening bracket at the current token past its closing bracket.
  ///
  /// - Returns: The range between the brackets.
  @discardableResult
  mutating func skipBracketed() -> SourceRange {
    let open = lexer.byte(at: token.start)
    let start = token.end
    lexer.move(to: start)
    let close: UInt8 =
      switch token.kind {
      case .leftBrace: UInt8(ascii: "}")
      case .leftParenthesis: UInt8(ascii: ")")
      default: UInt8(ascii: "]")
      }
    if !lexer.skipBalanced(open, close) {
      let brackets = [close, open].map { "'\(Character(Unicode.Scalar($0)))'" }
      report(.expected("\(brackets[0]) to match this \(brackets[1])"), at: start - 1)
    }
    previousEnd = lexer.position
    token = lexer.next()
    return SourceRange(start, max(start, previousEnd - 1))
  }

  /// Reports that the text is nested too deeply, and skips the rest of it.
  mutating func skipTooDeep() {
    if reported.last?.message != .nestedTooDeeply { report(.nestedTooDeeply) }
    lexer.move(to: Int.max)
    token = lexer.next()
  }

  /// Runs a recursive production; beyond the depth limit, the rest of the text is skipped.
  mutating func nested<Result>(
    or fallback: Result, _ parse: (inout Parser) -> Result
  ) -> Result {
    guard depth < Self.maximumDepth else {
      skipTooDeep()
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return parse(&self)
  }
}
