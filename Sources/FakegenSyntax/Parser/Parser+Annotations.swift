extension Parser {
  /// Reads an annotation such as `@Faked(…)` from the content of a comment.
  func parseCommentAnnotation(in comment: SourceRange) -> CommentAnnotationSyntax {
    var parser = self
    parser.restart(in: comment)
    func unfinished(_ flaw: UnfinishedAnnotationSyntax.Flaw, _ name: SourceRange)
      -> CommentAnnotationSyntax
    {
      .unfinished(UnfinishedAnnotationSyntax(name: name, flaw: flaw, start: comment.start))
    }
    guard parser.at(.at) else { return unfinished(.lacksSign, parser.token.range) }
    let attribute = parser.parseAttribute()
    if attribute.arguments != nil {
      guard byte(at: parser.previousEnd - 1) == UInt8(ascii: ")") else {
        return unfinished(.lacksClosingParenthesis, attribute.name)
      }
      return parser.at(.endOfFile)
        ? .annotation(attribute) : unfinished(.hasTrailingText, attribute.name)
    }
    if parser.at(.endOfFile) { return .annotation(attribute) }
    if parser.isAtBareArguments(of: attribute) {
      return unfinished(.lacksParentheses, attribute.name)
    }
    // Prose may begin with an annotation's name.
    return parser.isAtRemark(on: attribute) ? unfinished(.hasTrailingText, attribute.name) : .prose
  }

  /// Returns the annotation in a comment after a declaration, or after its opening brace.
  func trailingAnnotation(of kind: DeclarationSyntax.Kind) -> AttributeSyntax? {
    if case .nominal(let nominal) = kind, byte(at: nominal.headerEnd) == UInt8(ascii: "{"),
      let attribute = trailingAnnotation(at: nominal.headerEnd + 1)
    {
      return attribute
    }
    return trailingAnnotation(at: previousEnd)
  }

  /// Returns the annotation in a comment after an attribute or a modifier.
  func trailingAnnotation<Part>(behind parts: [Part], _ range: (Part) -> SourceRange)
    -> AttributeSyntax?
  {
    for part in parts {
      if let found = trailingAnnotation(at: range(part).end) { return found }
    }
    return nil
  }

  private func trailingAnnotation(at offset: Int) -> AttributeSyntax? {
    var start = offset
    while byte(at: start) == .space || byte(at: start) == .tab { start += 1 }
    guard byte(at: start) == .slash, byte(at: start + 1) == .slash else { return nil }
    while byte(at: start) == .slash { start += 1 }
    var end = start
    while ![.newline, .carriageReturn, 0].contains(byte(at: end)) { end += 1 }
    while byte(at: start) == .space || byte(at: start) == .tab { start += 1 }
    guard byte(at: start) == UInt8(ascii: "@"),
      case .annotation(let attribute) = parseCommentAnnotation(in: SourceRange(start, end))
    else { return nil }
    return attribute
  }

  private func isAnnotation(_ attribute: AttributeSyntax) -> Bool {
    matches("Faked", attribute.name) || matches("FakeDefault", attribute.name)
  }

  /// Whether a remark follows an annotation, which in prose would be the subject of a sentence.
  private func isAtRemark(on attribute: AttributeSyntax) -> Bool {
    guard isAnnotation(attribute) else { return false }
    return !at(.identifier) || Self.remarks.contains { at(word: $0) }
  }

  private static let remarks: [StaticString] = [
    "because", "for", "here", "in", "only", "please", "since", "so", "to", "too", "with",
  ]

  /// Whether arguments follow without parentheses: `createSpy: true`, or only one literal or label.
  private func isAtBareArguments(of attribute: AttributeSyntax) -> Bool {
    guard isAnnotation(attribute) else { return false }
    if matches("Faked", attribute.name) {
      return at(.identifier)
        && (peek().kind == .colon || isAtLabel && peek().kind == .endOfFile)
    }
    let isLiteral =
      byte(at: token.start).isDigit || at(.string) || at(word: "true") || at(word: "false")
      || at(word: "nil")
    return isLiteral && peek().kind == .endOfFile
  }

  private var isAtLabel: Bool {
    let word = (token.start..<token.end).map { byte(at: $0) }
    return FakedArgumentsSyntax.allLabels.contains { $0.utf8.elementsEqual(word) }
  }

  /// Reads annotation arguments.
  ///
  ///     annotation-arguments → (argument (',' argument)* ','?)?
  mutating func parseAnnotationArguments() -> [AnnotationArgumentSyntax] {
    var arguments: [AnnotationArgumentSyntax] = []
    while !at(.endOfFile) {
      var label: SourceRange?
      if at(.identifier), peek().kind == .colon {
        label = token.range
        advance()
        advance()
      }
      arguments.append(
        AnnotationArgumentSyntax(label: label, value: parseAnnotationValue()))
      if consume(if: .comma) == nil { break }
    }
    return arguments
  }

  /// Reads an annotation value.
  ///
  ///     annotation-value → string | 'true' | 'false' | 'nil' | array | dictionary | type '.self'
  private mutating func parseAnnotationValue() -> AnnotationValueSyntax {
    nested(or: .expression(emptyRange)) { parser in
      if parser.at(.leftBracket), let value = parser.parseAnnotationCollection() { return value }
      if let value = parser.parseAnnotationScalar() { return value }
      return parser.parseAnnotationExpression()
    }
  }

  /// Reads a literal that is the whole value; `nil` if the value continues, as in `1 + 2`.
  private mutating func parseAnnotationScalar() -> AnnotationValueSyntax? {
    let range = token.range
    let following = peek().kind
    guard
      following == .comma || following == .endOfFile || following == .rightBracket
        || following == .colon
    else { return nil }
    if at(.string) {
      advance()
      return .string(contents(of: range))
    }
    if at(word: "true") || at(word: "false") {
      let value = at(word: "true")
      advance()
      return .boolean(value, range)
    }
    if at(word: "nil") {
      advance()
      return .nil(range)
    }
    return nil
  }

  /// Returns the range inside the quotes of a plain, raw or multiline string.
  private func contents(of literal: SourceRange) -> SourceRange {
    var pounds = 0
    while byte(at: literal.start + pounds) == .pound { pounds += 1 }
    let quote = UInt8(ascii: "\"")
    let hasLines = (0..<6).allSatisfy {
      byte(at: $0 < 3 ? literal.start + pounds + $0 : literal.end - pounds + 2 - $0) == quote
    }
    let marks = pounds + (hasLines && literal.end - literal.start >= 6 + 2 * pounds ? 3 : 1)
    return SourceRange(literal.start + marks, literal.end - marks)
  }

  /// Reads `[a, b]`, `[a: b]` or `[:]`; `nil`, with nothing consumed, for `[Int].self`.
  private mutating func parseAnnotationCollection() -> AnnotationValueSyntax? {
    let before = self
    let start = token.start
    advance()
    var elements: [AnnotationValueSyntax] = []
    var entries: [AnnotationValueSyntax.Entry] = []
    var isDictionary = consume(if: .colon) != nil
    while !at(.rightBracket), !at(.endOfFile) {
      let value = parseAnnotationValue()
      if consume(if: .colon) != nil {
        isDictionary = true
        entries.append(AnnotationValueSyntax.Entry(key: value, value: parseAnnotationValue()))
      } else {
        elements.append(value)
      }
      if consume(if: .comma) == nil { break }
    }
    guard consume(if: .rightBracket) != nil, at(.endOfFile) || at(.comma) || at(.rightBracket)
    else {
      self = before
      return nil
    }
    let range = SourceRange(start, previousEnd)
    return isDictionary ? .dictionary(entries, range) : .array(elements, range)
  }

  /// Reads `Int.self`, or any other expression up to the next comma.
  private mutating func parseAnnotationExpression() -> AnnotationValueSyntax {
    let start = token.start
    var probe = self
    let type = probe.parseType()
    if probe.consumeSelf(), probe.at(.endOfFile) || probe.at(.comma) || probe.at(.rightBracket) {
      self = probe
      return .metatype(type, SourceRange(start, previousEnd))
    }
    skipExpression(untilEndOfLine: false)
    return .expression(SourceRange(start, previousEnd))
  }

  private mutating func consumeSelf() -> Bool {
    guard consume(if: .period) != nil, at(word: "self") else { return false }
    advance()
    return true
  }
}

extension SourceText {
  /// Reads the arguments of an annotation.
  ///
  /// - Parameters:
  ///   - range: The range between the annotation's parentheses.
  ///   - diagnostics: Receives the arguments' syntax errors.
  /// - Returns: The arguments in order.
  package func annotationArguments(
    in range: SourceRange, diagnostics: inout [Diagnostic]
  ) -> [AnnotationArgumentSyntax] {
    withParser(in: range, diagnostics: &diagnostics) { $0.parseAnnotationArguments() }
  }

  /// Returns the value of a string literal: escape sequences are replaced, and the lines of a multiline string are
  /// unindented.
  ///
  /// - Parameter contents: The range between the quotes.
  /// - Returns: The value.
  package func literalValue(of contents: SourceRange) -> String {
    let quotes = quoteCount(before: contents)
    var text = self[contents]
    if quotes == 3 {
      text = text.linesAsIndentedByLast.dropFirst().dropLast().joined(separator: "\n")
    }
    // In a raw string, a backslash is just a backslash.
    let start = contents.start - quotes
    if start > 0, bytes[start - 1] == .pound { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let letter = rest.popFirst() {
        result += rest.popEscape(beginningWith: letter)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Returns a value as it is written, with the lines of a multiline string unindented.
  package func value(in range: SourceRange) -> String {
    let text = self[range]
    let isString = text.drop { $0 == "#" }.hasPrefix("\"\"\"")
    return isString ? text.linesAsIndentedByLast.joined(separator: "\n") : text
  }

  /// Returns the number of quotes before the contents of a string literal: three if it is a multiline one.
  func quoteCount(before contents: SourceRange) -> Int {
    let before = bytes[max(0, contents.start - 3)..<contents.start]
    return before.count == 3 && before.allSatisfy { $0 == UInt8(ascii: "\"") } ? 3 : 1
  }
}

extension Substring {
  /// Removes the rest of an escape sequence.
  ///
  /// - Parameter letter: The character after the backslash.
  /// - Returns: What the sequence stands for.
  fileprivate mutating func popEscape(beginningWith letter: Character) -> String {
    switch letter {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "u":
      let digits = dropFirst().prefix { $0 != "}" }
      self = dropFirst(digits.count + 2)
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { String($0) } ?? ""
    case _ where letter.isWhitespace:
      // The line break of a multiline string is escaped.
      if !letter.isNewline { self = drop { $0.isWhitespace && !$0.isNewline }.dropFirst() }
      return ""
    default: return String(letter)
    }
  }
}

extension String {
  /// The lines without the indentation of the last one, which is that of a multiline string.
  fileprivate var linesAsIndentedByLast: [Substring] {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let indentation = lines.last?.prefix(while: \.isWhitespace) ?? ""
    return lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
  }
}
