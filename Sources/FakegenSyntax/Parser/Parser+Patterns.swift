extension Parser {
  /// Reads a pattern that binds the elements of a tuple to names.
  ///
  ///     tuple-binding → tuple-pattern (':' type)? ('=' expression)?
  mutating func parseTupleBindings() -> [VariableSyntax.Binding] {
    var probe = self
    let names = probe.parseTuplePattern()
    skipBracketed()
    let type = consume(if: .colon) == nil ? nil : parseType()
    var tuple: SourceRange?
    if consume(if: .equal) != nil {
      let start = token.start
      skipExpression()
      tuple = SourceRange(start, max(start, previousEnd))
    }
    return names.map { name, path in
      VariableSyntax.Binding(
        name: name, type: path.reduce(type) { $0?.element($1) }, initialValue: nil, callee: nil,
        accessors: nil, part: VariableSyntax.Part(tuple: tuple, path: path))
    }
  }

  /// Reads a pattern for a tuple.
  ///
  ///     tuple-pattern → '(' (label ':')? pattern (',' (label ':')? pattern)* ','? ')'
  ///     pattern → '_' | name | tuple-pattern
  ///
  /// - Returns: The names, each with its path in the tuple.
  private mutating func parseTuplePattern() -> [(name: SourceRange, path: [Int])] {
    nested(or: []) { parser in
      var elements: [[(name: SourceRange, path: [Int])]] = []
      repeat {
        parser.advance()
        if parser.at(.identifier), parser.peek().kind == .colon {
          parser.advance()
          parser.advance()
        }
        if parser.at(.leftParenthesis) {
          elements.append(parser.parseTuplePattern())
        } else {
          let isPlaceholder = parser.at(word: "_")
          guard let name = parser.consume(if: .identifier) else { break }
          elements.append(isPlaceholder ? [] : [(name, [])])
        }
      } while parser.at(.comma)
      guard parser.consume(if: .rightParenthesis) != nil else { return [] }
      // Parentheses around a single pattern make no tuple.
      if elements.count == 1 { return elements[0] }
      return elements.enumerated().flatMap { index, names in
        names.map { ($0.name, [index] + $0.path) }
      }
    }
  }
}
