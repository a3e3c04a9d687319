import FakegenKnowledge
import FakegenSyntax

/// What the files that hold fakes declare, by name: their types with all their extensions.
struct LintedFiles {
  /// A class, struct, enum, actor or protocol; a type alias as what it stands for.
  struct NominalType {
    var kind: Declaration.Kind?
    var place: Place?
    /// The names of what is inherited, compositions taken apart.
    var inherited: [[String]] = []
    var members: [Member] = []
    var genericParameters: [String] = []
  }

  let sources: [SourceText]
  private(set) var types: [[String]: NominalType] = [:]
  /// What each file imports.
  private var imports: [[ImportModel]] = []
  /// How often each name is written, in declarations and elsewhere.
  private var uses: [String: Int] = [:]
  /// How many members have each name.
  private var declared: [String: Int] = [:]
  /// What is called, with its labels.
  private var calls: Set<String> = []
  /// The names of type aliases and associated types, wherever they are declared.
  private var aliases: Set<String> = []
  /// What the types of a name are, wherever they are nested.
  private var kinds: [String: Set<Declaration.Kind>] = [:]

  init(_ sources: [SourceText]) {
    self.sources = sources
    for (number, source) in sources.enumerated() {
      let file = FileID(number: number)
      let lowering = FileLowering(source, number: file, origin: .source)
      imports.append(lowering.imports)
      add(lowering) { _ in [] }
      let code = BracketedTokens(source.allTokens)
      count(code, in: source)
      let local = code.localTypes
      if !local.isEmpty {
        let text = source.blanked(outside: local.map(\.range))
        add(FileLowering(text, number: file, origin: .source)) { place in
          let next = local.partitioningIndex { $0.range.start > place.offset }
          return next > 0 ? ["\(number)#\(local[next - 1].function)"] : []
        }
      }
    }
  }

  /// The path of the file that a place in these files means.
  func path(of place: Place) -> String { sources[place.file.number].path }

  /// The modules that the file of a place imports.
  func importedModules(at place: Place) -> [ModuleName] {
    imports[place.file.number].map(\.module)
  }

  /// Whether a name is written anywhere but where members of it are declared.
  func isMentioned(_ name: String) -> Bool { uses[name, default: 0] > declared[name, default: 0] }

  /// Whether something of a member's name is called with the member's labels.
  func isCalled(_ member: Member) -> Bool { calls.contains(member.fullName) }

  /// Whether a type alias or an associated type has a name.
  func isAlias(_ name: String) -> Bool { aliases.contains(name) }

  /// What the types of a name are, wherever they are nested.
  func kinds(of name: String) -> Set<Declaration.Kind> { kinds[name] ?? [] }

  // MARK: - Types

  /// - Parameters:
  ///   - file: The file, or the part of it that is a type inside of a function.
  ///   - scope: Tells types of one function from those of others.
  private mutating func add(_ file: FileLowering, around scope: (Place) -> [String]) {
    var file = file
    for (found, members) in file.everything() {
      let isExtension = found.kind == .extension
      let name = (isExtension ? [] : scope(found.place)) + found.path
      if !isExtension {
        types[name, default: NominalType()].kind = found.kind
        kinds[found.name, default: []].insert(found.kind)
        types[name]?.place = found.place
        types[name]?.genericParameters += found.genericParameters.map(\.name)
      }
      let inherited = found.inherited + [found.aliasedType].compactMap { $0 }
      types[name, default: NominalType()].inherited += inherited.flatMap(Self.names)
      // Each is counted once, also if it stands in a type of a function that was read before.
      let known = types[name]?.members.map(\.place) ?? []
      let new = members.filter { !known.contains($0.place) }
      types[name]?.members += new
      for member in new { declared[member.name, default: 0] += 1 }
    }
  }

  /// The names in an inheritance clause.
  private static func names(in type: TypeModel) -> [[String]] {
    switch type.bare {
    case .composition(let parts): parts.flatMap(names)
    case .existential(let constraint): names(in: constraint)
    case .named(let named): [named.path]
    default: [["\(type)"]]
    }
  }

  // MARK: - Uses

  /// Whether a name stands behind `spy.when` or `spy.calls`, where it calls nothing of a fake.
  ///
  /// ```swift
  /// spy.when.load().returns("")  // says what 'load()' does, and does not call it
  /// ```
  private func isAskedOfSpy(
    _ index: Int, _ code: BracketedTokens, in source: SourceText
  ) -> Bool {
    guard index > 2, code.tokens[index - 1].kind == .period,
      code.tokens[index - 3].kind == .period
    else { return false }
    return ["when", "calls"].contains(source.name(code.tokens[index - 2].range))
  }

  private mutating func count(_ code: BracketedTokens, in source: SourceText) {
    for (index, token) in code.tokens.enumerated() {
      switch token.kind {
      case .identifier where !isAskedOfSpy(index, code, in: source):
        let name = source.name(token.range)
        uses[name, default: 0] += 1
        let before = index > 0 ? code.tokens[index - 1].keyword : nil
        if before == .typealias || before == .associatedtype { aliases.insert(name) }
        if before != .func, let labels = code.labels(ofCallAt: index) {
          let list = labels.map { "\($0.map(source.name) ?? "_"):" }.joined()
          calls.insert("\(name)(\(list))")
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

extension BracketedTokens {
  /// A type that a function declares.
  fileprivate struct LocalType {
    let range: SourceRange
    /// Where the body of the outermost function around begins.
    let function: Int
  }

  /// The types that functions declare, in order.
  ///
  /// ```swift
  /// func loads() {
  ///   struct FakeLoader: EmptyLoader {}
  /// }
  /// ```
  fileprivate var localTypes: [LocalType] {
    var result: [LocalType] = []
    // For each open brace the outermost function's body that it begins or stands in.
    var braces: [Int?] = []
    var isFunctionNext = false
    // A type whose braces have not begun.
    var start: Int?
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace:
        let function = braces.last ?? nil
        if let first = start, let function, let end = closer(of: index) {
          let range = SourceRange(tokens[first].start, tokens[end].end)
          result.append(LocalType(range: range, function: function))
          index = end
        } else {
          braces.append(function ?? (isFunctionNext ? token.start : nil))
        }
        (start, isFunctionNext) = (nil, false)
      case .rightBrace:
        _ = braces.popLast()
        start = nil
      case .identifier:
        switch token.keyword {
        case .func, .`init`, .subscript: (start, isFunctionNext) = (nil, true)
        case .protocol, .extension: (start, isFunctionNext) = (nil, false)
        case .struct, .class, .actor, .enum:
          guard kind(at: index + 1) == .identifier else { break }
          isFunctionNext = false
          start = (braces.last ?? nil) == nil ? nil : index
        default: break
        }
      default: break
      }
      index += 1
    }
    return result
  }
}

extension SourceText {
  /// The text in which nothing but some ranges, in order, can be read, so that places stay what they are.
  fileprivate func blanked(outside ranges: [SourceRange]) -> SourceText {
    var result = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for range in ranges {
      result.replaceSubrange(range.start..<range.end, with: bytes[range.start..<range.end])
    }
    return SourceText(path: path, bytes: result)
  }
}
