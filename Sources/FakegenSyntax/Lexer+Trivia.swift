extension Lexer {
  /// Skips white space and comments, noting line breaks and annotation comments.
  mutating func skipTrivia() {
    while !isAtEnd {
      switch current {
      case .space, .tab, .verticalTab, .formFeed: advance()
      case .newline, .carriageReturn:
        noteNewline()
        advance()
      case .slash:
        guard skipComment() else { return }
      case 0: advance()
      default: return
      }
    }
  }

  /// Skips the comment at the current position, if there is one.
  mutating func skipComment() -> Bool {
    switch byte(at: position + 1) {
    case .slash: skipLineComment()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    return true
  }

  private mutating func skipLineComment() {
    let start = position
    skipToEndOfLine()
    rememberAnnotation(in: SourceRange(start, position))
  }

  /// Reads a block comment.
  ///
  ///     block-comment → '/*' (block-comment | any character)* '*/'
  ///
  /// Comments nest, so a counter and not a recursion follows them to any depth.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 1
    advance(by: 2)
    while depth > 0 {
      guard !isAtEnd else {
        report(.unterminatedComment, at: start)
        return
      }
      if matches("/*", at: position) {
        depth += 1
        advance(by: 2)
      } else if matches("*/", at: position) {
        depth -= 1
        advance(by: 2)
      } else {
        if current == .newline { noteNewline() }
        advance()
        skip(to: .inComments)
      }
    }
    rememberAnnotation(in: SourceRange(start, position - 2))
  }

  /// Remembers a comment whose first word begins with `@`, or should, without the comment's marks.
  ///
  /// It stands on lines of its own, and a space tells it from an attribute that was commented out.
  private mutating func rememberAnnotation(in comment: SourceRange) {
    var start = comment.start
    while start < comment.end, byte(at: start) == .slash || byte(at: start) == UInt8(ascii: "*") {
      start += 1
    }
    let marksEnd = start
    while start < comment.end, byte(at: start).isWhiteSpace { start += 1 }
    // The first bytes tell nearly all comments apart; the name may be misspelt.
    guard start > marksEnd else { return }
    let isMarked =
      byte(at: start) == UInt8(ascii: "@") && byte(at: start + 1) | 0x20 == UInt8(ascii: "f")
    guard isMarked || isNameAlone(at: start, in: comment) else { return }
    guard beginsLine(comment.start) else { return remember(trailingAnnotation: start) }
    guard !matches("///", at: comment.start) || isOnlyLine(comment) else { return }
    var end = comment.end
    while byte(at: end - 1).isWhiteSpace || byte(at: end - 1) == UInt8(ascii: "*") { end -= 1 }
    remember(annotation: SourceRange(start, end))
  }

  /// Whether an annotation stands there but for its sign.
  private func isNameAlone(at start: Int, in comment: SourceRange) -> Bool {
    guard byte(at: start) == UInt8(ascii: "F") else { return false }
    if matches("FakeDefault(", at: start) || matches("Faked(", at: start) { return true }
    guard matches("Faked", at: start) else { return false }
    return (start + 5..<comment.end).allSatisfy { byte(at: $0).isWhiteSpace }
  }

  /// Whether nothing but white space stands before an offset on its line; a byte order mark is none of its text.
  private func beginsLine(_ offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0, byte(at: index) == .space || byte(at: index) == .tab { index -= 1 }
    return index < 0 || byte(at: index) == .newline || byte(at: index) == .carriageReturn
      || index == 2 && matches("\u{FEFF}", at: 0)
  }

  /// Whether no other line belongs to a comment of documentation, where an annotation would be a sample.
  private func isOnlyLine(_ comment: SourceRange) -> Bool {
    var next = comment.end
    while byte(at: next).isWhiteSpace { next += 1 }
    if matches("///", at: next) { return false }
    var before = comment.start - 1
    while before >= 0, byte(at: before).isWhiteSpace { before -= 1 }
    while before >= 0, byte(at: before) != .newline { before -= 1 }
    var lineStart = before + 1
    while byte(at: lineStart) == .space || byte(at: lineStart) == .tab { lineStart += 1 }
    return lineStart >= comment.start || !matches("///", at: lineStart)
  }
}
