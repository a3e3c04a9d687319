import FakegenKnowledge
import FakegenSyntax

/// Lowers the declarations of a file on demand.
struct FileLowering: Sendable {
  let source: SourceText
  /// The file's number in places.
  var number: FileID
  let origin: Declaration.Origin
  private(set) var imports: [ImportModel] = []
  /// Syntax errors in the part of the file that has been parsed.
  var syntaxErrors: [Diagnostic] = []
  /// Problems with annotations.
  var diagnostics: [Diagnostic] = []
  /// Module names that may qualify an extended type, as `Lib` does in `extension Lib.Thing`.
  private(set) var qualifiers: Set<String> = []
  /// The items of blocks that were skipped at first and parsed later, by the offset of the block.
  var blocks: [Int: [ItemSyntax]] = [:]
  /// The part of the file that is being lowered.
  private(set) var selection = Selection.nothing
  /// The declarations found so far.
  var declarations: [Declaration] = []

  private let syntax: SourceFileSyntax

  /// Parses a file.
  init(_ source: SourceText, number: FileID, origin: Declaration.Origin) {
    self.source = source
    self.number = number
    self.origin = origin
    syntax = parse(source, depth: .protocols, diagnostics: &syntaxErrors)
    imports = imports(in: syntax)
  }

  /// Reads and parses a file of some sources; `nil` if it cannot be read.
  init?(_ number: FileID, of sources: SourceSet) {
    guard let source = sources.read(number.number) else { return nil }
    let isSupport = sources.files[number.number].isSupport
    self.init(source, number: number, origin: isSupport ? .support : .source)
    qualifiers = sources.qualifiers
  }

  /// Lowers a part of the file.
  ///
  /// - Parameter selection: The declarations to lower.
  /// - Returns: The types and extensions.
  mutating func lower(_ selection: Selection) -> [Declaration] {
    self.selection = selection
    declarations = []
    lower(syntax.items, in: EnclosingScope())
    return declarations
  }

  /// Lowers the members of a type or extension whose block was skipped.
  ///
  /// - Parameters:
  ///   - nominal: The type or extension.
  ///   - scope: What it and its enclosing declarations determine about its members.
  ///   - selection: The nested types to lower into `declarations`.
  /// - Returns: The members.
  mutating func members(
    of nominal: NominalSyntax, in scope: EnclosingScope, with selection: Selection = .nothing
  ) -> [Member] {
    self.selection = selection
    declarations = []
    return lowerMembers(items(of: nominal, in: scope), of: nominal.kind, in: scope).members
  }

  /// Lowers everything in the file, including skipped blocks and the types in them.
  ///
  /// - Returns: All types and extensions, each with its members.
  mutating func everything() -> [(declaration: Declaration, members: [Member])] {
    var queue = lower(.everything)
    var result: [(Declaration, [Member])] = []
    while let next = queue.popLast() {
      switch next.members {
      case .read(let members): result.append((next, members))
      case .unread(let nominal, let scope):
        result.append((next, members(of: nominal, in: scope, with: .everything)))
        queue += declarations
      }
    }
    return result
  }

  /// Lowers the declarations that may be faked: the annotated ones, or every protocol if none is annotated.
  mutating func candidates(of outline: Outline, annotatedAt offsets: [Int]) -> [Declaration] {
    if !offsets.isEmpty { return lower(.annotated(at: offsets)) }
    return outline.protocols.flatMap { lower(.declaration(at: Int($0.offset))) }
  }
}
