package import FakegenSyntax

/// Returns whether the parser ends for a text without a token, with the token twice, and cut after it.
package func parserSurvivesMutations(of token: Token, in bytes: [UInt8]) -> Bool {
  parserSurvives(Array(bytes[..<token.start]) + bytes[token.end...])
    && parserSurvives(Array(bytes[..<token.end]) + bytes[token.start...])
    && parserSurvives(Array(bytes[..<token.end]))
}

/// Returns whether the parser ends for a text, with every message and declaration inside it.
package func parserSurvives(_ bytes: [UInt8]) -> Bool {
  var diagnostics: [Diagnostic] = []
  let file = parse(SourceText(path: "", bytes: bytes), diagnostics: &diagnostics)
  return diagnostics.allSatisfy { $0.offset >= 0 && $0.offset <= bytes.count }
    && file.items.allSatisfy { item in
      guard case .declaration(let declaration) = item else { return true }
      return declaration.range.end <= bytes.count
    }
}
