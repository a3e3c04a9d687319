import FakegenKnowledge
import FakegenSyntax

/// The sources and the configuration, and every question about them whose answer never changes.
///
/// Each extension answers questions of one kind: what a name means, what a protocol refines and demands, what the
/// output sees, which attributes are repeated, and what users wrote themselves. This is a class, because all planners
/// share it.
final class Program {
  let declarations: Declarations
  let configuration: Configuration
  private let answers = Answers<DeclarationID, DeclarationAnswers>()
  /// The names that the bodies of members mention, by the places of the members.
  private let mentionsByPlace = Answers<Place, [Mention]>()
  let variesByPlace = Answers<Place, Bool>()
  private let lines = LineIndex()
  /// The shape of a type that conforms to no protocol: it has no requirements.
  private(set) lazy var emptyShape = ProtocolShape(of: [], in: self)

  /// The modules that types of the same name hide.
  private(set) lazy var modulesHiddenByTypes: [ModuleName] = declarations.modules.known.filter {
    module in
    declarations.declarations(at: [module.text]).contains { !isPrelude($0) && isAccessible($0) }
  }

  /// Whether imports without an access modifier are internal: the configuration says so, or some file has a
  /// `public import`.
  private(set) lazy var importsAreInternal: Bool = {
    if let known = configuration.importsAreInternal { return known }
    let files = (declarations.candidates + typesThatMayBeChosen).map { self[$0].place.file }
    return files.uniqued().contains { file in
      declarations.imports(of: file).contains { $0.access == .public }
    }
  }()

  /// The SPIs of other modules that the output imports, as `@_spi(Testing)`.
  ///
  /// These are the ones that the files of faked declarations import, and the ones that those declarations, their members
  /// and the types that these name belong to.
  private(set) lazy var importedSPIs: Set<String> = {
    let owners = declarations.candidates.filter(isChosen).flatMap { shape(of: $0).protocols }
      .uniqued()
    let files = Set((owners + typesThatMayBeChosen).map { self[$0].place.file })
    let imported = files.flatMap(declarations.imports).flatMap(\.attributes)
    let named = owners.flatMap { declarations.members(of: $0).flatMap(declarationsNamed) }.uniqued()
    return Set(imported.filter { $0.hasPrefix("@_spi") })
      .union((owners + named + typesThatMayBeChosen).flatMap(spis))
  }()

  /// The SPIs that a declaration belongs to and, if it is a protocol, its members.
  func spis(of id: DeclarationID) -> [String] {
    let members = self[id].kind == .protocol ? declarations.members(of: id) : []
    return (self[id].attributes + members.flatMap(\.attributes)).filter { $0.name == "_spi" }
      .map(\.text)
  }

  /// The declarations that a member's types name, and those around them.
  ///
  /// They are looked up without being bound, which asks what is accessible.
  private func declarationsNamed(by member: Member) -> [DeclarationID] {
    let scope = NameScope(around: member)
    return (member.parameters.map(\.type) + [member.type]).flatMap(\.names).flatMap { named in
      named.path.indices.compactMap { meaning(of: Array(named.path[...$0]), in: scope).declaration }
    }
  }

  /// The types that somebody asked test data for, whether the output sees them or not.
  private var typesThatMayBeChosen: [DeclarationID] {
    declarations.annotatedTypes + declarations.types
  }

  /// The types that get test data because somebody asked for it, and not because of other types.
  private(set) lazy var chosenTypes: [DeclarationID] = findChosenTypes().uniqued()

  init(_ declarations: Declarations) {
    self.declarations = declarations
    configuration = declarations.configuration
  }

  /// Returns the answers about a declaration that have been found so far.
  func answers(about id: DeclarationID) -> DeclarationAnswers {
    answers.value(about: id, DeclarationAnswers.init)
  }

  /// Returns the names that the body of a member mentions.
  func mentions(in member: Member) -> [Mention] {
    mentionsByPlace.value(about: member.place) {
      declarations.source(of: member.place.file).mentions(
        inBodyAfter: member.place.offset, hiding: member.parameters.compactMap(\.name))
    }
  }

  /// Whether the body of a member uses a member with a certain name of something.
  func uses(_ name: String, in member: Member) -> Bool {
    !declarations.isPrelude(member.place.file)
      && declarations.source(of: member.place.file)
        .usesMember(name, inBodyAfter: member.place.offset)
  }

  /// Whether a member that should make a value does nothing but end the program.
  func traps(_ member: Member) -> Bool {
    !declarations.isPrelude(member.place.file)
      && declarations.source(of: member.place.file).trapsAtOnce(inBodyAfter: member.place.offset)
  }

  subscript(id: DeclarationID) -> Declaration { declarations[id] }

  /// Whether a declaration is the prelude's and, if a name is given, has that name.
  func isPrelude(_ id: DeclarationID, named name: String? = nil) -> Bool {
    self[id].origin == .prelude && name.map { self[id].name == $0 } ?? true
  }

  /// Whether some protocols include one that the prelude declares under a certain name.
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

  /// Returns a place as text: `Sources/User.swift:4`.
  func describe(_ place: Place) -> String {
    let source = declarations.source(of: place.file)
    return "\(source.path):\(lines.location(of: place.offset, in: source).line)"
  }
}
