import FakegenSyntax

/// A file without mistakes that several runs read.
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
