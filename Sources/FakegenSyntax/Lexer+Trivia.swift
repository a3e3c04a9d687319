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
        skip(to: .commentStops)
      }
    }
    rememberAnnotation(in: SourceRange(start, position - 2))
  }

  /// Remembers a comment whose first word begins with `@`, without the comment's marks.
  private mutating func rememberAnnotation(in comment: SourceRange) {
    var start = comment.start
    while start < comment.end {
      switch byte(at: start) {
      case .slash, .space, .tab, UInt8(ascii: "*"), UInt8(ascii: "!"): start += 1
      case UInt8(ascii: "@"):
        guard matches("@Fake", at: start) else { return }
        remember(annotation: SourceRange(start, comment.end))
        return
      default: return
      }
    }
  }
}
