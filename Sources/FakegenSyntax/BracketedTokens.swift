/// Tokens whose brackets have been matched in one pass.
package struct BracketedTokens {
  package let tokens: [Token]
  /// The index of the other bracket for each bracket that has one; that of the token itself for all others.
  private var partners: [Int]
  /// The argument labels for each opening parenthesis after a name.
  private var labels: [Int: [SourceRange?]] = [:]

  /// An opening bracket, and the labels read after it.
  private struct Open {
    let index: Int
    var labels: [SourceRange?] = []
    var isAtStartOfElement = true
  }

  package init(_ tokens: [Token]) {
    self.tokens = tokens
    partners = Array(tokens.indices)
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
        (partners[last.index], partners[index]) = (index, last.index)
        if token.kind == .rightParenthesis, kind(at: last.index - 1) == .identifier {
          labels[last.index] = last.labels
        }
      } else if token.kind == .comma, !open.isEmpty {
        open[open.count - 1].isAtStartOfElement = true
      }
    }
  }

  /// Returns the kind of a token; `nil` if the index is out of range.
  package func kind(at index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Returns the index of the bracket that closes the one at an index; `nil` if there is none.
  package func closer(of index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] > index ? partners[index] : nil
  }

  /// Returns the index of the bracket that the one at an index closes; `nil` if there is none.
  func opener(of index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] < index ? partners[index] : nil
  }

  /// Returns the argument labels of a call.
  ///
  /// - Parameter index: The index of the name that may be called.
  /// - Returns: An optional label for each argument; `nil` if it is not a call.
  package func labels(ofCallAt index: Int) -> [SourceRange?]? {
    guard kind(at: index + 1) == .leftParenthesis, !tokens[index + 1].isAtStartOfLine else {
      return nil
    }
    return labels[index + 1]
  }
}
