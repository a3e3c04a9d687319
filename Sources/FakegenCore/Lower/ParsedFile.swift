import FakegenSyntax

/// A parsed file without syntax errors that several runs share.
struct ParsedFile: Sendable {
  let source: SourceText
  let outline: Outline
  let syntax: SourceFileSyntax

  init(_ source: SourceText) {
    self.source = source
    outline = Outline(source)
    var mistakes: [Diagnostic] = []
    syntax = parse(source, depth: .protocols, diagnostics: &mistakes)
    assert(mistakes.isEmpty, "\(source.path): \(mistakes)")
  }
}
