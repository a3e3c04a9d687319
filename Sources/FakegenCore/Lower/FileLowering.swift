import FakegenSyntax

/// A file whose declarations are lowered when they are asked for.
struct FileLowering: Sendable {
  let source: SourceText
  let origin: Declaration.Origin
  private(set) var imports: [ImportModel] = []
  /// What is wrong with the syntax, as far as the file was read.
  private(set) var syntaxErrors: [Diagnostic] = []
  /// What is wrong with annotations.
  private(set) var diagnostics: [Diagnostic] = []

  private let number: Int
  private let syntax: SourceFileSyntax
  private var blocks: [Int: [ItemSyntax]] = [:]

  /// - Parameters:
  ///   - source: The file.
  ///   - number: The number by which places refer to it.
  ///   - origin: Whether the file is to be faked or only supports others.
  init(_ source: SourceText, number: Int, origin: Declaration.Origin) {
    self.source = source
    self.number = number
    self.origin = origin
    syntax = parse(source, depth: .protocols, diagnostics: &syntaxErrors)
    imports = lower(.imports).imports
  }

  /// Lowers a part of the file.
  ///
  /// - Parameter selection: What is lowered.
  /// - Returns: The walk, which holds what it found.
  mutating func lower(_ selection: Lowering.Selection) -> Lowering {
    var lowering = Lowering(source: source, file: number, origin: origin, selection: selection)
    swap(&lowering.blocks, &blocks)
    swap(&lowering.syntaxErrors, &syntaxErrors)
    lowering.lower(syntax.items, in: Lowering.Scope())
    swap(&lowering.blocks, &blocks)
    swap(&lowering.syntaxErrors, &syntaxErrors)
    diagnostics += lowering.diagnostics
    return lowering
  }
}
