import FakegenKnowledge
import FakegenSyntax

/// A file whose declarations are lowered when they are asked for.
struct FileLowering: Sendable {
  let source: SourceText
  let number: FileID
  let origin: Declaration.Origin
  private(set) var imports: [ImportModel] = []
  /// What is wrong with the syntax, as far as the file was read.
  var syntaxErrors: [Diagnostic] = []
  /// What is wrong with annotations.
  var diagnostics: [Diagnostic] = []
  /// The modules by whose names `extension Lib.Thing` says which `Thing` is meant.
  private(set) var qualifiers: Set<String> = []
  /// Members that were read when they were asked for, by where their block begins.
  var blocks: [Int: [ItemSyntax]] = [:]
  /// What is being lowered.
  private(set) var selection = Selection.nothing
  /// What was found of it.
  var found: [Declaration] = []

  private let syntax: SourceFileSyntax

  /// - Parameters:
  ///   - source: The file.
  ///   - parsed: Its syntax, if it was parsed before.
  ///   - number: The number by which places refer to it.
  ///   - origin: Whether the file is to be faked or only supports others.
  init(
    _ source: SourceText, parsed: SourceFileSyntax? = nil, number: FileID,
    origin: Declaration.Origin
  ) {
    self.source = source
    self.number = number
    self.origin = origin
    syntax = parsed ?? parse(source, depth: .protocols, diagnostics: &syntaxErrors)
    imports = imports(in: syntax)
  }

  /// A file of some sources; `nil` if it cannot be read.
  init?(_ number: FileID, of sources: SourceSet) {
    guard let source = sources.read(number.number) else { return nil }
    let isSupport = sources.files[number.number].isSupport
    self.init(source, number: number, origin: isSupport ? .support : .source)
    qualifiers = sources.qualifiers
  }

  /// Lowers a part of the file.
  ///
  /// - Parameter selection: What is lowered.
  /// - Returns: The types and extensions.
  mutating func lower(_ selection: Selection) -> [Declaration] {
    self.selection = selection
    found = []
    lower(syntax.items, in: EnclosingScope())
    return found
  }

  /// Lowers the members of a type or an extension whose block was passed over.
  ///
  /// - Parameters:
  ///   - nominal: The type.
  ///   - scope: What the declarations around say about its members.
  ///   - selection: What else is found of it: types that it holds.
  /// - Returns: The members.
  mutating func members(
    of nominal: NominalSyntax, in scope: EnclosingScope, with selection: Selection = .nothing
  ) -> [Member] {
    self.selection = selection
    found = []
    return lowerMembers(items(of: nominal, in: scope), of: nominal.kind, in: scope).members
  }

  /// Lowers everything in the file: the blocks that were passed over, and the types in them, as well.
  ///
  /// - Returns: Types and extensions, each with its members.
  mutating func everything() -> [(declaration: Declaration, members: [Member])] {
    var queue = lower(.everything)
    var result: [(Declaration, [Member])] = []
    while let next = queue.popLast() {
      switch next.members {
      case .read(let members): result.append((next, members))
      case .unread(let nominal, let scope):
        result.append((next, members(of: nominal, in: scope, with: .everything)))
        queue += found
      }
    }
    return result
  }

  /// Lowers what may be faked: what is annotated or, where nothing is, every protocol.
  mutating func candidates(of outline: Outline, annotatedAt offsets: [Int]) -> [Declaration] {
    if !offsets.isEmpty { return lower(.annotated(at: offsets)) }
    return outline.protocols.flatMap { lower(.declaration(at: Int($0.offset))) }
  }
}
