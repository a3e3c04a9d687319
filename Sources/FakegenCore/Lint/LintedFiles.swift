import FakegenSyntax

/// What the files that hold fakes declare, by name: their types with all their extensions.
struct LintedFiles {
  /// A class, struct, enum, actor or protocol.
  struct NominalType {
    var kind: Declaration.Kind?
    var inherited: [String] = []
    var members: [Member] = []
    /// What its members are written in.
    var genericParameters: [String] = []
  }

  let sources: [SourceText]
  private(set) var types: [String: NominalType] = [:]
  /// How often each name is written, in declarations and elsewhere.
  private var uses: [String: Int] = [:]
  /// How many members have each name.
  private var declared: [String: Int] = [:]

  init(_ sources: [SourceText]) {
    self.sources = sources
    for (number, source) in sources.enumerated() {
      add(FileLowering(source, number: FileID(number: number), origin: .source))
      count(source)
    }
  }

  /// The path of the file that a place in these files means.
  func path(of place: Place) -> String { sources[place.file.number].path }

  /// Whether a name is written anywhere but where members of it are declared.
  func isMentioned(_ name: String) -> Bool { uses[name, default: 0] > declared[name, default: 0] }

  /// Whether a call of a member by its name and labels can be found.
  func isMentioned(_ member: Member) -> Bool { isMentioned(member.name) }

  private mutating func add(_ file: FileLowering) {
    var file = file
    let found = file.lower(.everything)
    for declaration in found.declarations {
      let name = declaration.qualifiedName
      types[name, default: NominalType()].kind = declaration.kind
      types[name]?.genericParameters += declaration.genericParameters.map(\.name)
      types[name]?.inherited += declaration.inherited.map(\.bare.description)
      add(members(of: declaration.members, in: &file), to: name)
    }
    for added in found.extensions {
      let name = added.extendedPath.joined(separator: ".")
      types[name, default: NominalType()].inherited += added.inherited.map(\.bare.description)
      add(members(of: added.members, in: &file), to: name)
    }
  }

  private func members(of block: MemberBlock, in file: inout FileLowering) -> [Member] {
    switch block {
    case .read(let members): members
    case .unread(let nominal, let scope): file.members(of: nominal, in: scope)
    }
  }

  private mutating func add(_ members: [Member], to type: String) {
    types[type, default: NominalType()].members += members
    for member in members { declared[member.name, default: 0] += 1 }
  }

  private mutating func count(_ source: SourceText) {
    let whole = SourceRange(0, source.bytes.count)
    for token in source.tokens(in: whole) {
      switch token.kind {
      case .identifier: uses[source[token.range], default: 0] += 1
      // What is interpolated is used, too; that a word of a text counts does no harm.
      case .string:
        for word in source[token.range].split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
          uses[String(word), default: 0] += 1
        }
      default: break
      }
    }
  }
}
