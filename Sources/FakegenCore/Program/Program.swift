import FakegenKnowledge
import FakegenSyntax

/// What is given: the declarations, the configuration, and every question about them whose answer
/// never changes.
///
/// Its extensions are the questions: what a name means, what a protocol refines and demands, who can see
/// what, which attributes are repeated, and what users wrote themselves. A class, because all that ask share
/// it.
final class Program {
  let declarations: Declarations
  let configuration: Configuration
  /// Answers that were given before.
  private var answers: [DeclarationAnswers?]
  /// What the bodies of members mention, by where the members are written.
  private let mentionsByPlace = Answers<Place, [Mention]>()
  let variesByPlace = Answers<Place, Bool>()
  private let lines = LineIndex()
  /// What of no protocol is demanded.
  private(set) lazy var emptyShape = ProtocolShape(of: [], in: self)

  /// The modules whose names are those of types as well, which hide them.
  private(set) lazy var modulesHiddenByTypes: [ModuleName] = declarations.modules.known.filter {
    module in
    declarations.declarations(at: [module.text]).contains { !isPrelude($0) && isAccessible($0) }
  }

  /// Whether imports are internal unless they say otherwise: somebody told so, or some file says `public import`.
  private(set) lazy var importsAreInternal: Bool = {
    if configuration.importsAreInternal { return true }
    let files = (declarations.candidates + typesThatMayBeChosen).map { self[$0].place.file }
    return files.uniqued().contains { file in
      declarations.imports(of: file).contains { $0.access == .public }
    }
  }()

  /// The parts of other modules' interfaces that the output imports, as `@_spi(Testing)`: those that the files of what
  /// it fakes import, and those that this belongs to.
  private(set) lazy var interfaces: Set<String> = {
    let owners = Set(declarations.candidates.filter(isChosen).flatMap { shape(of: $0).protocols })
    let files = Set((Array(owners) + typesThatMayBeChosen).map { self[$0].place.file })
    let imported = files.flatMap(declarations.imports).flatMap(\.attributes)
    return Set(owners.flatMap { interfaces(of: $0) } + imported.filter { $0.hasPrefix("@_spi") })
  }()

  /// The parts of a module's interface that a protocol and its members belong to.
  func interfaces(of id: DeclarationID) -> [String] {
    (self[id].attributes + declarations.members(of: id).flatMap(\.attributes))
      .filter { $0.name == "_spi" }.map(\.text)
  }

  /// The types among which those are that get test data because they were asked for, whoever sees them.
  private var typesThatMayBeChosen: [DeclarationID] {
    declarations.annotatedTypes
      + declarations.types(onlyWanted: configuration.valueProtocols.isEmpty)
  }

  /// The types that get test data because they were asked for, and not because of others.
  private(set) lazy var chosenTypes: [DeclarationID] = findChosenTypes().uniqued()

  init(_ declarations: Declarations, _ configuration: Configuration) {
    self.declarations = declarations
    self.configuration = configuration
    answers = [DeclarationAnswers?](repeating: nil, count: declarations.index.places.count)
  }

  /// What was found out about a declaration so far.
  func answers(about id: DeclarationID) -> DeclarationAnswers {
    if let known = answers[id.number] { return known }
    let new = DeclarationAnswers()
    answers[id.number] = new
    return new
  }

  /// What the body of an extension's member mentions.
  func mentions(in member: Member) -> [Mention] {
    mentionsByPlace.value(about: member.place) {
      declarations.source(of: member.place.file).mentions(
        inBodyAfter: member.place.offset, hiding: member.parameters.compactMap(\.name))
    }
  }

  /// Whether a member that makes a value does nothing but end the program.
  func traps(_ member: Member) -> Bool {
    !declarations.isPrelude(member.place.file)
      && declarations.source(of: member.place.file).trapsAtOnce(inBodyAfter: member.place.offset)
  }

  subscript(id: DeclarationID) -> Declaration { declarations[id] }

  /// Whether a declaration is one of the prelude's, by name if that matters.
  func isPrelude(_ id: DeclarationID, named name: String? = nil) -> Bool {
    self[id].origin == .prelude && name.map { self[id].name == $0 } ?? true
  }

  /// Whether a protocol of a name that the prelude declares is among some.
  func hasStandard(_ name: String, among protocols: [DeclarationID]) -> Bool {
    protocols.contains { isPrelude($0, named: name) }
  }

  func diagnostic(
    _ severity: Diagnostic.Severity, _ message: Diagnostic.Message, at place: Place,
    notes: [Diagnostic] = []
  ) -> Diagnostic {
    Diagnostic(
      severity, message, path: declarations.path(of: place.file), offset: place.offset,
      notes: notes)
  }

  /// A type with its names as they are known from the top of a file, whatever the module.
  func qualifiedText(of type: TypeModel) -> String {
    type.mappingNames { [self] named in
      guard let id = named.declaration, named.outer == nil else { return .named(named) }
      return .named(NamedType(self[id].qualifiedName, arguments: named.arguments))
    }.spelled(.withoutModules)
  }

  /// Names a place, as `Sources/User.swift:4`.
  func describe(_ place: Place) -> String {
    let source = declarations.source(of: place.file)
    return "\(source.path):\(lines.location(of: place.offset, in: source).line)"
  }
}

extension Sequence {
  /// The first element of each kind.
  ///
  /// - Parameter kind: What is the same for elements of one kind.
  /// - Returns: The elements, in their order.
  func uniqued<Kind: Hashable>(by kind: (Element) -> Kind) -> [Element] {
    var seen: Set<Kind> = []
    return filter { seen.insert(kind($0)).inserted }
  }
}

extension Sequence where Element: Sequence {
  /// The elements of some groups, without those whose kind a group before has.
  func nearest<Kind: Hashable>(by kind: (Element.Element) -> Kind) -> [Element.Element] {
    var result: [Element.Element] = []
    var seen: Set<Kind> = []
    for group in self {
      let new = group.filter { !seen.contains(kind($0)) }
      result += new
      seen.formUnion(new.map(kind))
    }
    return result
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  package func uniqued() -> [Element] { uniqued(by: \.self) }

  /// The elements and all that they lead to, the nearest first, each once.
  ///
  /// - Parameters:
  ///   - limit: How many of them are followed.
  ///   - next: What an element leads to.
  /// - Returns: Those that are followed, and where they lead.
  func reaching(
    atMost limit: Int = .max, _ next: (Element) -> [Element]
  ) -> [Element] {
    var reached = uniqued()
    var seen = Set(reached)
    var index = 0
    while index < Swift.min(reached.count, limit) {
      reached += next(reached[index]).filter { seen.insert($0).inserted }
      index += 1
    }
    return reached
  }
}

extension Sequence where Element: Equatable {
  /// Each element once, where it comes first.
  package func uniqued() -> [Element] {
    var result: [Element] = []
    for element in self where !result.contains(element) { result.append(element) }
    return result
  }
}
