import FakegenSyntax

/// What the files that hold fakes declare, by name: their types with all their extensions.
struct LintedFiles {
  /// A class, struct, enum, actor or protocol; a type alias as what it stands for.
  struct NominalType {
    var kind: Declaration.Kind?
    /// What is inherited, compositions taken apart.
    var inherited: [String] = []
    var members: [Member] = []
    var genericParameters: [String] = []
  }

  let sources: [SourceText]
  private(set) var types: [String: NominalType] = [:]
  /// How often each name is written, in declarations and elsewhere.
  private var uses: [String: Int] = [:]
  /// How many members have each name.
  private var declared: [String: Int] = [:]
  /// What is called, with its labels.
  private var calls: Set<String> = []

  init(_ sources: [SourceText]) {
    self.sources = sources
    for (number, source) in sources.enumerated() {
      let file = FileID(number: number)
      add(FileLowering(source, number: file, origin: .source), around: "")
      let tokens = source.tokens(in: SourceRange(0, source.bytes.count))
      count(tokens, in: source)
      for local in source.localTypes(among: tokens) {
        add(FileLowering(local, number: file, origin: .source), around: "\(number).")
      }
    }
  }

  /// The path of the file that a place in these files means.
  func path(of place: Place) -> String { sources[place.file.number].path }

  /// Whether a name is written anywhere but where members of it are declared.
  func isMentioned(_ name: String) -> Bool { uses[name, default: 0] > declared[name, default: 0] }

  /// Whether something of a member's name is called with the member's labels.
  func isCalled(_ member: Member) -> Bool { calls.contains(member.fullName) }

  // MARK: - Types

  /// - Parameters:
  ///   - file: The file, or the part of it that is a type inside of a function.
  ///   - scope: Tells types of functions from others of the same name.
  private mutating func add(_ file: FileLowering, around scope: String) {
    var file = file
    for (found, members) in file.everything() {
      let name: String
      var inherited: [TypeModel]
      switch found {
      case .declaration(let declaration):
        name = scope + declaration.qualifiedName
        inherited = declaration.inherited
        if declaration.kind == .typealias {
          inherited = [declaration.aliasedType].compactMap { $0 }
        }
        types[name, default: NominalType()].kind = declaration.kind
        types[name]?.genericParameters += declaration.genericParameters.map(\.name)
      case .extension(let added):
        name = added.extendedPath.joined(separator: ".")
        inherited = added.inherited
      }
      types[name, default: NominalType()].inherited += inherited.flatMap(Self.names)
      // Each is counted once, also if it stands in a type of a function that was read before.
      let known = types[name]?.members.map(\.place) ?? []
      let new = members.filter { !known.contains($0.place) }
      types[name]?.members += new
      for member in new { declared[member.name, default: 0] += 1 }
    }
  }

  /// The names in an inheritance clause.
  private static func names(in type: TypeModel) -> [String] {
    if case .composition(let parts) = type.bare { return parts.flatMap(names) }
    if case .existential(let constraint) = type.bare { return names(in: constraint) }
    guard case .named(let named) = type.bare else { return ["\(type)"] }
    return [named.path.joined(separator: ".")]
  }

  // MARK: - Uses

  private mutating func count(_ tokens: [Token], in source: SourceText) {
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .identifier:
        let name = source[token.range].filter { $0 != "`" }
        uses[name, default: 0] += 1
        let isDeclared = index > 0 && tokens[index - 1].keyword == .func
        if !isDeclared, let labels = source.labels(ofCallAt: index, in: tokens) {
          calls.insert("\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))")
        }
      // What is interpolated is used, too; that a word of a text counts does no harm.
      case .string:
        let words = source[token.range].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for word in words { uses[String(word), default: 0] += 1 }
      default: break
      }
    }
  }
}

extension SourceText {
  /// The types that functions declare, each as the whole text with everything else blanked out.
  fileprivate func localTypes(among tokens: [Token]) -> [SourceText] {
    var result: [SourceText] = []
    var braces: [Bool] = []
    var isFunctionNext = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace:
        braces.append(isFunctionNext)
        isFunctionNext = false
      case .rightBrace: _ = braces.popLast()
      case .identifier:
        switch token.keyword {
        case .func, .`init`, .subscript: isFunctionNext = true
        case .protocol, .extension: isFunctionNext = false
        case .struct, .class, .actor, .enum:
          isFunctionNext = false
          if braces.contains(true), index + 1 < tokens.count, tokens[index + 1].kind == .identifier,
            let end = closingBrace(after: index, in: tokens)
          {
            result.append(blanked(outside: SourceRange(token.start, tokens[end].end)))
            index = end
          }
        default: break
        }
      default: break
      }
      index += 1
    }
    return result
  }

  private func closingBrace(after index: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for position in index..<tokens.count {
      switch tokens[position].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth <= 0 { return depth == 0 ? position : nil }
      default: break
      }
    }
    return nil
  }

  /// The text in which nothing but a range can be read, so that places stay what they are.
  private func blanked(outside range: SourceRange) -> SourceText {
    let bytes = bytes.enumerated().map { offset, byte in
      range.contains(offset) || byte == UInt8(ascii: "\n") ? byte : UInt8(ascii: " ")
    }
    return SourceText(path: path, bytes: bytes)
  }
}
