import FakegenKnowledge
import FakegenSyntax

/// The declarations of the files that hold fakes: types by name, with all their extensions.
struct LintedFiles {
  /// A class, struct, enum, actor or protocol; a type alias counts as the type that it stands for.
  struct NominalType {
    var kind: Declaration.Kind?
    var place: Place?
    /// The names of the types that it inherits from or conforms to, with compositions taken apart.
    var inherited: [[String]] = []
    var members: [Member] = []
    var genericParameters: [String] = []
    /// The places of the members that only some types have, as in `extension FakeStore where Item == User`.
    var conditional: Set<Place> = []
    /// Whether it conforms to something under a condition.
    var conformsConditionally = false
  }

  let sources: [SourceText]
  private(set) var types: [[String]: NominalType] = [:]
  /// The imports of each file.
  private var imports: [[ImportModel]] = []
  /// Where the names that may be those of Null types and spies are first written.
  private(set) var firstUses: [String: Place] = [:]
  static let prefixes = ["Null", "Spy"]
  /// How often each name is written, in declarations and elsewhere.
  private var uses: [String: Int] = [:]
  /// The number of members that have each name.
  private var declared: [String: Int] = [:]
  /// The full names of what is called: `load(id:)`.
  private var calls: Set<String> = []
  /// The names of type aliases, associated types, constants and functions, wherever they are declared.
  private var aliases: Set<String> = []
  /// The kinds of the types that have each name, wherever they are nested.
  private var kinds: [String: Set<Declaration.Kind>] = [:]

  init(_ sources: [SourceText]) {
    self.sources = sources
    for (number, source) in sources.enumerated() {
      let file = FileID(number: number)
      let lowering = FileLowering(source, number: file, origin: .source)
      imports.append(lowering.imports)
      add(lowering) { _ in [] }
      let code = BracketedTokens(source.allTokens)
      count(code, in: source, file)
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

  /// The path of the file that contains a place.
  func path(of place: Place) -> String { sources[place.file.number].path }

  /// The modules that the file with a place imports.
  func importedModules(at place: Place) -> [ModuleName] {
    imports[place.file.number].map(\.module)
  }

  /// Whether a name is written anywhere except in the declarations of members.
  func isMentioned(_ name: String) -> Bool { uses[name, default: 0] > declared[name, default: 0] }

  /// Whether something with a member's name and labels is called.
  func isCalled(_ member: Member) -> Bool { calls.contains(member.fullName) }

  /// Whether a name is that of a type alias or an associated type.
  func isAlias(_ name: String) -> Bool { aliases.contains(name) }

  /// The kinds of the types that have a name, wherever they are nested.
  func kinds(of name: String) -> Set<Declaration.Kind> { kinds[name] ?? [] }

  // MARK: - Types

  /// Adds what a file declares.
  ///
  /// - Parameters:
  ///   - file: The file, or its types inside of functions alone.
  ///   - scope: Returns what distinguishes a type in one function from those in others.
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
      // Each member is counted once, even if its type inside of a function has been read before.
      let known = types[name]?.members.map(\.place) ?? []
      let new = members.filter { !known.contains($0.place) }
      types[name]?.members += new
      if isExtension, !found.constraints.isEmpty, !found.inherited.isEmpty {
        types[name]?.conformsConditionally = true
      }
      // The fake itself may state the same conformances.
      if isExtension, found.constraints.contains(where: { $0.relation == .equals }) {
        types[name]?.conditional.formUnion(new.map(\.place))
      }
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

  /// Whether a name stands after `spy.when` or `spy.calls`, where it calls no fake.
  ///
  /// ```swift
  /// spy.when.load().returns("")  // says what 'load()' does, without calling it
  /// ```
  private func followsWhenOrCalls(
    _ index: Int, _ code: BracketedTokens, in source: SourceText
  ) -> Bool {
    guard index > 2, code.tokens[index - 1].kind == .period,
      code.tokens[index - 3].kind == .period
    else { return false }
    return ["when", "calls"].contains(source.name(code.tokens[index - 2].range))
  }

  private mutating func count(_ code: BracketedTokens, in source: SourceText, _ file: FileID) {
    var declaresCases = false
    for (index, token) in code.tokens.enumerated() {
      let isListed = index > 0 && code.kind(at: index - 1) == .comma
      if token.isAtStartOfLine, !isListed { declaresCases = false }
      switch token.kind {
      case .identifier where !followsWhenOrCalls(index, code, in: source):
        let name = source.name(token.range)
        uses[name, default: 0] += 1
        let before = index > 0 ? code.tokens[index - 1].keyword : nil
        // The name of a case or of a module is no use of a fake.
        if Self.prefixes.contains(where: name.hasPrefix), firstUses[name] == nil,
          before != .case, !(declaresCases && isListed), before != .import,
          code.kind(at: index - 1) != .period
        {
          firstUses[name] = Place(file: file, offset: token.start)
        }
        if token.keyword == .case { declaresCases = true }
        if before == .typealias || before == .associatedtype { aliases.insert(name) }
        if [.let, .var, .func].contains(before), name.isCapitalized { aliases.insert(name) }
        if before != .func, let labels = code.labels(ofCallAt: index) {
          let list = labels.map { "\($0.map(source.name) ?? "_"):" }.joined()
          calls.insert("\(name)(\(list))")
        }
      // Interpolated names are used, too; it does no harm that other words in a string count as well.
      case .string:
        let words = source[token.range].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for word in words { uses[String(word), default: 0] += 1 }
      default: break
      }
    }
  }
}

extension BracketedTokens {
  /// A type that is declared inside of a function, and the offset at which the body of the outermost function begins.
  fileprivate typealias LocalType = (range: SourceRange, function: Int)

  /// The types that are declared inside of functions, in order.
  ///
  /// ```swift
  /// func loads() {
  ///   struct FakeLoader: EmptyLoader {}
  /// }
  /// ```
  fileprivate var localTypes: [LocalType] {
    var result: [LocalType] = []
    // For each open brace, the body of the outermost function that the brace opens or is in.
    var braces: [Int?] = []
    var isFunctionNext = false
    // The start of a type whose opening brace has not been reached.
    var start: Int?
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .leftBrace:
        let function = braces.last ?? nil
        if let first = start, let function, let end = closer(of: index) {
          let range = SourceRange(tokens[first].start, tokens[end].end)
          result.append((range, function))
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
  /// The text with spaces in place of everything outside of some ranges, so that offsets remain the same.
  fileprivate func blanked(outside ranges: [SourceRange]) -> SourceText {
    var result = bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for range in ranges {
      result.replaceSubrange(range.start..<range.end, with: bytes[range.start..<range.end])
    }
    return SourceText(path: path, bytes: result)
  }
}
