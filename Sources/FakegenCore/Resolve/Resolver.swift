import FakegenSyntax

/// Decides what is generated for each protocol.
///
/// One protocol's answer depends on another's: a member returns `NullB()` only if there is a
/// `NullB`, which depends on what `B` returns. So a pass assumes the best, notes what turned out
/// wrong, and `resolve` runs passes until nothing that was decided rests on what was found since.
struct Resolver {
  /// What passes learn.
  ///
  /// It only grows, so the passes come to an end.
  struct Findings: Equatable {
    /// Protocols that nobody annotated but whose Null type is returned somewhere.
    var requested: Set<Int> = []
    /// Protocols that have an Empty protocol but no Null type.
    var withoutNull: Set<Int> = []
    /// Names of Null types for associated types that cannot be made.
    var impossibleNulls: Set<String> = []
  }

  let configuration: Configuration
  let graph: ProtocolGraph
  var findings: Findings
  var diagnostics: [Diagnostic] = []
  /// What the pass before decided.
  let earlier: Decisions
  var decisions = Decisions()
  /// What the decision that is being made rests on.
  var grounds = Grounds()
  /// Protocols whose Empty protocol is being decided, which must not come round again.
  var emptiesInProgress: Set<Int> = []
  /// Null types for associated types, by name.
  var associatedNulls: [String: AssociatedNull] = [:]
  var associatedNullOrder: [String] = []
  /// Protocols whose Null type's generic arguments are being chosen, which must not come round again.
  var nullsInProgress: Set<Int> = []
  /// The protocols to be faked, in the order of the output.
  private(set) var faked: [Int] = []
  /// Those among them that were asked for, and not only mentioned.
  private(set) var chosen: Set<Int> = []
  private(set) var fakedSet: Set<Int> = []
  /// Protocols whose Empty protocol's name is taken, so that they get a Null type alone.
  private(set) var nullOnly: Set<Int> = []

  var table: DeclarationTable { graph.table }

  private init(
    graph: ProtocolGraph, configuration: Configuration, findings: Findings, earlier: Decisions
  ) {
    self.graph = graph
    self.configuration = configuration
    self.findings = findings
    self.earlier = earlier
  }

  /// Decides what is generated for the protocols of a table.
  static func resolve(
    _ table: DeclarationTable, configuration: Configuration, diagnostics: inout [Diagnostic]
  ) -> Resolution {
    let graph = ProtocolGraph(table: table)
    var findings = Findings()
    var decisions = Decisions()
    while true {
      var resolver = Resolver(
        graph: graph, configuration: configuration, findings: findings, earlier: decisions)
      let fakes = resolver.resolveAll()
      if resolver.isSettled(since: findings) {
        diagnostics += resolver.diagnostics.uniqued()
        return resolver.resolution(of: fakes)
      }
      findings = resolver.findings
      decisions = resolver.decisions
    }
  }

  private mutating func resolveAll() -> [FakeModel] {
    chooseProtocols()
    var fakes: [FakeModel] = []
    for index in faked {
      let decision = decision(on: index)
      if let fake = decision.fake { fakes.append(fake) }
      diagnostics += decision.diagnostics
      explanations += decision.explanations
      valueMembers += decision.valueMembers
      unresolvedMembers += decision.unresolvedMembers
      neededImports.formUnion(decision.grounds.imports)
    }
    grounds = Grounds()
    fakes += resolveAssociatedNulls()
    decisions.sharedGrounds = grounds
    neededImports.formUnion(grounds.imports)
    return fakes
  }

  private mutating func resolution(of fakes: [FakeModel]) -> Resolution {
    Resolution(
      fakes: fakes, imports: resolveImports(of: faked), protocolCount: faked.count,
      valueMembers: valueMembers, unresolvedMembers: unresolvedMembers, explanations: explanations)
  }

  /// How many members of the Empty protocols return a value.
  var valueMembers = 0
  /// How many members call `fakeDefault()`.
  var unresolvedMembers = 0
  var explanations: [Explanation] = []
  /// Imports that default values need, besides those of the protocols' files.
  var neededImports: Set<ImportModel> = []

  // MARK: - Choice

  private mutating func chooseProtocols() {
    checkProtocolNames()
    for index in table.candidates where isChosen(index) && isFakeable(index) {
      faked.append(index)
    }
    chosen = Set(faked)
    faked += findings.requested
    let table = table
    faked.sort { table[$0].place < table[$1].place }
    nullOnly = Set(faked.filter { emptyNameTaken(by: $0) != nil })
    fakedSet = Set(faked).subtracting(nullOnly)
  }

  private func isChosen(_ index: Int) -> Bool {
    let declaration = table[index]
    guard declaration.kind == .protocol, declaration.origin != .prelude else { return false }
    if configuration.protocolNames.contains(declaration.name)
      || configuration.protocolNames.contains(declaration.qualifiedName)
      || table.annotation(onExtensionOf: declaration.path) != nil
    {
      return true
    }
    return declaration.origin == .source
      && (configuration.fakesAll || declaration.annotation != nil)
  }

  /// Whether a protocol was asked for by name, so that leaving it out has to be explained.
  func isAskedFor(_ index: Int) -> Bool {
    annotation(of: index) != nil || configuration.protocolNames.contains(table[index].name)
  }

  /// What the command line or an annotation names has to be somewhere.
  private mutating func checkProtocolNames() {
    let known = table.candidates.map { table[$0] }
    for name in configuration.protocolNames
    where !known.contains(where: { $0.name == name || $0.qualifiedName == name }) {
      diagnostics.append(Diagnostic(.error, .unknownProtocol(name), path: "", offset: 0))
    }
    for declaration in table.annotatedExtensions {
      guard
        table.lookUp(declaration.extendedPath, from: []).map({ table[$0].kind != .protocol })
          ?? true
      else { continue }
      report(
        .error, .unknownExtendedProtocol(declaration.extendedPath.joined(separator: ".")),
        at: declaration.place)
    }
  }

  /// The annotation of a protocol, on its declaration or on an extension.
  func annotation(of index: Int) -> FakedAnnotation? {
    table[index].annotation ?? table.annotation(onExtensionOf: table[index].path)
  }

  /// Whether something can be generated for a protocol; if not, that is said.
  private mutating func isFakeable(_ index: Int) -> Bool {
    guard let obstacle = obstacle(to: index) else { return true }
    if let message = obstacle.message {
      report(.error, message, at: table[index].place, notes: obstacle.notes)
    }
    return false
  }

  /// What is in the way of a fake.
  struct Obstacle {
    /// `nil` if it has been said already, or nobody asked for the protocol by name.
    var message: Diagnostic.Message?
    var notes: [Diagnostic] = []
  }

  /// Why nothing can be generated for a protocol; `nil` if something can.
  mutating func obstacle(to index: Int) -> Obstacle? {
    let declaration = table[index]
    if declaration.access < .internal {
      return Obstacle(message: isAskedFor(index) ? .privateProtocol(declaration.name) : nil)
    }
    if configuration.isElsewhere, configuration.testableImports.isEmpty,
      declaration.access < .package
    {
      return Obstacle(message: isAskedFor(index) ? .internalProtocol(declaration.name) : nil)
    }
    if isInGenericContext(declaration) {
      return Obstacle(message: .genericContext(declaration.name))
    }
    let shape = graph.shape(of: index)
    if shape.refinesItself { return Obstacle(message: .refinesItself(declaration.name)) }
    if shape.isTooDeep { return Obstacle(message: .tooManyAncestors(declaration.name)) }
    // The parser said what is wrong; a copy of it would not compile.
    if shape.protocols.contains(where: { table[$0].isBroken }) { return Obstacle() }
    if let taken = earlierDeclaration(of: index) {
      let note = diagnostic(
        .note, .previouslyDeclared(table[taken].name), at: table[taken].place)
      return Obstacle(message: .duplicate(table[taken].name), notes: [note])
    }
    return nil
  }

  private func isInGenericContext(_ declaration: Declaration) -> Bool {
    declaration.nesting.indices.contains { depth in
      let outer = table.declarations(at: Array(declaration.nesting[...depth]))
      return outer.contains { !table[$0].genericParameters.isEmpty }
    }
  }

  /// The declaration of the sources that has the Empty protocol's name, if there is one.
  func emptyNameTaken(by index: Int) -> Int? {
    let declaration = table[index]
    return table.declarations(at: declaration.nesting + ["Empty\(declaration.name)"]).first {
      table[$0].origin == .source
    }
  }

  /// The protocol that had the name before.
  private func earlierDeclaration(of index: Int) -> Int? {
    let declaration = table[index]
    return table.declarations(at: declaration.path).first { other in
      table[other].place < declaration.place && table[other].kind == .protocol
        && table[other].origin == declaration.origin
        // Under different conditions, each may be the only one.
        && table[other].conditions == declaration.conditions
    }
  }

  // MARK: - Messages

  func diagnostic(
    _ severity: Diagnostic.Severity, _ message: Diagnostic.Message, at place: Place
  ) -> Diagnostic {
    Diagnostic(severity, message, path: table.path(of: place.file), offset: place.offset)
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ message: Diagnostic.Message, at place: Place,
    notes: [Diagnostic] = []
  ) {
    var diagnostic = diagnostic(severity, message, at: place)
    diagnostic.notes = notes
    diagnostics.append(diagnostic)
  }
}

extension Place: Comparable {
  package static func < (left: Place, right: Place) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}

extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
