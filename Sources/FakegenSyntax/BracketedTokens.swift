/// Tokens whose brackets have been matched, in one pass over them.
package struct BracketedTokens {
  package let tokens: [Token]
  /// For each opening bracket the index of the one that closes it; 0 for everything else.
  private var closers: [Int]
  /// For each parenthesis behind a name the labels of the arguments in it.
  private var labels: [Int: [SourceRange?]] = [:]

  /// An opening bracket, and what has been read behind it.
  private struct Open {
    let index: Int
    var labels: [SourceRange?] = []
    var isAtStartOfElement = true
  }

  package init(_ tokens: [Token]) {
    self.tokens = tokens
    closers = [Int](repeating: 0, count: tokens.count)
    var open: [Open] = []
    for (index, token) in tokens.enumerated() {
      let isClosing = token.kind.isClosingBracket
      if !isClosing, let last = open.last, last.isAtStartOfElement {
        let isLabel = token.kind == .identifier && kind(at: index + 1) == .colon
        open[open.count - 1].labels.append(isLabel ? token.range : nil)
        open[open.count - 1].isAtStartOfElement = false
      }
      if token.kind.isOpeningBracket {
        open.append(Open(index: index))
      } else if isClosing, let last = open.popLast() {
        closers[last.index] = index
        if token.kind == .rightParenthesis, kind(at: last.index - 1) == .identifier {
          labels[last.index] = last.labels
        }
      } else if token.kind == .comma, !open.isEmpty {
        open[open.count - 1].isAtStartOfElement = true
      }
    }
  }

  /// The kind of a token; `nil` where there is none.
  package func kind(at index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The bracket that closes the one at an index; `nil` if none does, or none stands there.
  package func closer(of index: Int) -> Int? {
    closers.indices.contains(index) && closers[index] > 0 ? closers[index] : nil
  }

  /// The labels of a call's arguments.
  ///
  /// - Parameter index: Where the name stands that may be called.
  /// - Returns: A label for each argument, or `nil` for one without; `nil` if nothing is called.
  package func labels(ofCallAt index: Int) -> [SourceRange?]? {
    guard kind(at: index + 1) == .leftParenthesis, !tokens[index + 1].isAtStartOfLine else {
      return nil
    }
    return labels[index + 1]
  }
}
