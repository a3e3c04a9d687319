extension Lexer {
  /// Skips whitespace and comments; records line breaks and annotation comments.
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
  /// Comments nest to any depth, so it counts them instead of using recursion.
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

  /// Records a comment that begins with an annotation, possibly misspelled or without its `@`.
  ///
  /// It must be on lines of its own. A space after the comment's slashes distinguishes it from an attribute that was
  /// commented out.
  private mutating func rememberAnnotation(in comment: SourceRange) {
    var start = comment.start
    while start < comment.end, byte(at: start) == .slash || byte(at: start) == UInt8(ascii: "*") {
      start += 1
    }
    let marksEnd = start
    while start < comment.end, byte(at: start).isWhiteSpace { start += 1 }
    // The first bytes rule out nearly all comments; the name may be misspelled.
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

  /// Whether an annotation's name without `@` is at an offset, followed by arguments or nothing.
  private func isNameAlone(at start: Int, in comment: SourceRange) -> Bool {
    guard byte(at: start) == UInt8(ascii: "F") else { return false }
    if matches("FakeDefault(", at: start) || matches("Faked(", at: start) { return true }
    guard matches("Faked", at: start) else { return false }
    return (start + 5..<comment.end).allSatisfy { byte(at: $0).isWhiteSpace }
  }

  /// Whether only whitespace, or a byte order mark, precedes an offset on its line.
  private func beginsLine(_ offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0, byte(at: index) == .space || byte(at: index) == .tab { index -= 1 }
    return index < 0 || byte(at: index) == .newline || byte(at: index) == .carriageReturn
      || index == 2 && matches("\u{FEFF}", at: 0)
  }

  /// Whether a documentation comment has only one line; in a longer one, an annotation is an example.
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
