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

  let number: FileID
  private var qualifiers: Set<String> = []
  private let syntax: SourceFileSyntax
  private var blocks: [Int: [ItemSyntax]] = [:]

  /// - Parameters:
  ///   - source: The file.
  ///   - number: The number by which places refer to it.
  ///   - origin: Whether the file is to be faked or only supports others.
  init(_ source: SourceText, number: FileID, origin: Declaration.Origin) {
    var mistakes: [Diagnostic] = []
    let syntax = parse(source, depth: .protocols, diagnostics: &mistakes)
    self.init(source, syntax, mistakes, number: number, origin: origin)
  }

  /// A file that was parsed before.
  init(_ file: ParsedFile, number: FileID, origin: Declaration.Origin) {
    self.init(file.source, file.syntax, [], number: number, origin: origin)
  }

  private init(
    _ source: SourceText, _ syntax: SourceFileSyntax, _ mistakes: [Diagnostic], number: FileID,
    origin: Declaration.Origin
  ) {
    self.source = source
    self.number = number
    self.origin = origin
    self.syntax = syntax
    syntaxErrors = mistakes
    imports = lower(.imports).imports
  }

  /// A file of some sources; `nil` if it cannot be read.
  init?(_ number: FileID, of sources: SourceSet) {
    guard let source = sources.read(number.number) else { return nil }
    let isSupport = sources.files[number.number].isSupport
    self.init(source, number: number, origin: isSupport ? .support : .source)
    qualifiers = sources.qualifiers
  }

  /// Lowers the members of a type whose block was passed over.
  mutating func members(of nominal: NominalSyntax, in scope: EnclosingScope) -> [Member] {
    run(.imports) { $0.members(of: nominal, in: scope) }
  }

  /// Lowers everything in the file: the blocks that were passed over, and the types in them, as well.
  ///
  /// - Returns: Types and extensions, each with its members.
  mutating func everything() -> [(declaration: Declaration, members: [Member])] {
    var queue = lower(.everything).declarations
    var result: [(Declaration, [Member])] = []
    while let next = queue.popLast() {
      switch next.members {
      case .read(let members): result.append((next, members))
      case .unread(let nominal, let scope):
        let (members, inside) = run(.everything) { lowering in
          (lowering.members(of: nominal, in: scope), lowering)
        }
        result.append((next, members))
        queue += inside.declarations
      }
    }
    return result
  }

  /// Lowers what may be faked: what is annotated or, where nothing is, every protocol.
  mutating func candidates(of outline: Outline, annotatedAt offsets: [Int]) -> [Lowering] {
    if !offsets.isEmpty { return [lower(.annotated(at: offsets))] }
    return outline.protocols.map { lower(.declaration(at: Int($0.offset))) }
  }

  /// Lowers a part of the file.
  ///
  /// - Parameter selection: What is lowered.
  /// - Returns: The walk, which holds what it found.
  mutating func lower(_ selection: Lowering.Selection) -> Lowering {
    run(selection) { [syntax] lowering in
      lowering.lower(syntax.items, in: EnclosingScope())
      var found = lowering
      // Whoever keeps what was found must not keep the blocks, which would be copied as a whole for the next one.
      found.blocks = [:]
      return found
    }
  }

  /// Lends what is known of the file to a walk.
  private mutating func run<Result>(
    _ selection: Lowering.Selection, _ body: (inout Lowering) -> Result
  ) -> Result {
    var lowering = Lowering(source: source, file: number, origin: origin, selection: selection)
    lowering.qualifiers = qualifiers
    swap(&lowering.blocks, &blocks)
    swap(&lowering.syntaxErrors, &syntaxErrors)
    let result = body(&lowering)
    swap(&lowering.blocks, &blocks)
    swap(&lowering.syntaxErrors, &syntaxErrors)
    diagnostics += lowering.diagnostics
    return result
  }
}
