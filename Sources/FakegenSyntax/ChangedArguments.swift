/// Arguments that an initializer changes before it stores them.
extension SourceText {
  /// Finds the arguments that a body stores in the properties of the same names, but changed in a way that would change
  /// them again the next time.
  ///
  /// ```swift
  /// self.path = "/api" + path
  /// self.title = "Error: \(title)"
  /// self.index = index - 1
  /// self.isHidden = !isHidden
  /// ```
  ///
  /// - Parameter offset: The start of the declaration, whose first brace begins the body.
  /// - Returns: Their names; not those whose change may make no difference the second time, as in `max(0, index)`.
  package func changedArguments(inBodyAfter offset: Int) -> Set<String> {
    let code = BracketedTokens(body(after: offset, limit: 1000))
    let names = code.tokens.indices.filter { index in
      guard words(from: index, to: index + 2, in: code) == ["self", "."],
        code.kind(at: index + 2) == .identifier
      else { return false }
      let name = self.name(code.tokens[index + 2].range)
      let assignment = words(from: index + 3, to: index + 4, in: code)
      if ["+=", "-=", "*=", "/="].contains(assignment.first) { return true }
      guard assignment == ["="] else { return false }
      return changes(
        name, in: index + 4..<max(code.endOfStatement(from: index), index + 4), of: code)
    }.map { self.name(code.tokens[$0 + 2].range) }
    return Set(names)
  }

  /// Whether a value is calculated from a variable, or contains it as a part of a text.
  private func changes(_ name: String, in value: Range<Int>, of code: BracketedTokens) -> Bool {
    let words = words(in: value, of: code)
    if [["-", name], ["!", name]].contains(words) { return true }
    var index = value.lowerBound
    while index < value.upperBound {
      switch code.kind(at: index) {
      case .operator:
        let operands =
          code.startOfOperand(
            endingAt: index)..<min(code.endOfOperand(from: index + 1), value.upperBound)
        if isCalculation(at: index, in: code), mentions(name, in: operands, of: code) {
          return true
        }
      case .string where interpolates(name, in: code.tokens[index]): return true
      // Dictionaries and closures use the variable for something else.
      case .leftBrace, .leftBracket: index = code.closer(of: index) ?? index
      default: break
      }
      index += 1
    }
    return false
  }

  /// Whether an operator stands between two operands, and makes another value of these.
  private func isCalculation(at index: Int, in code: BracketedTokens) -> Bool {
    ["+", "-", "*", "/"].contains(self[code.tokens[index].range])
      && ![.equal, .comma, .colon, .leftParenthesis, .operator].contains(code.kind(at: index - 1))
  }

  /// Whether a name occurs that is not a member of another one, nor an argument label.
  private func mentions(_ name: String, in range: Range<Int>, of code: BracketedTokens) -> Bool {
    range.contains { index in
      self.name(code.tokens[index].range) == name && code.kind(at: index - 1) != .period
        && code.kind(at: index + 1) != .colon
    }
  }

  /// Whether a text consists of the value of a variable and more.
  private func interpolates(_ name: String, in token: Token) -> Bool {
    self[token.range] != "\"\\(\(name))\""
      && interpolations(in: token).joined().contains { self.name($0.range) == name }
  }
}
