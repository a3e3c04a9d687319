import FakegenKnowledge
import FakegenSyntax

/// Finds mistakes in hand-written fakes that compile only because of the defaults in Empty protocols.
///
/// If a requirement is renamed, for example, a fake's old method still compiles. Warnings are about members that
/// implement nothing and are never called, members that are nearly witnesses, implementations that the Empty protocol
/// hides, and fakes that are not generated.
struct StaleFakes {
  private typealias Message = Diagnostic.Message

  let program: Program
  let files: LintedFiles
  /// The names of the types and protocols that are generated.
  let generated: Set<String>
  /// The protocols, by the names of their Empty protocols; each branch of an `#if` may declare one.
  let protocols: [[String]: [DeclarationID]]

  init(_ program: Program, _ sources: [SourceText], besides generated: Set<String>) {
    self.program = program
    self.generated = generated
    files = LintedFiles(sources)
    protocols = Dictionary(
      grouping: program.declarations.candidates.filter { program[$0].kind == .protocol },
      by: { program.path(.empty, of: $0) })
  }

  /// The warnings about all fakes, in order.
  var diagnostics: [Diagnostic] {
    let names = files.types.keys.sorted { $0.lexicographicallyPrecedes($1) }
    return names.flatMap { name -> [Diagnostic] in
      let missing = missingEmptyProtocols(of: name)
      guard missing.isEmpty, let fake = fake(name), fake.type.kind != .protocol else {
        return missing
      }
      return fake.type.members.filter(isLinted).compactMap { warning(for: $0, of: fake) }
        + membersTooLate(of: fake) + hiddenImplementations(of: fake)
    } + missingTypes
  }

  /// Warnings about requirements that a protocol extension implements because of the fake's other conformances.
  ///
  /// Swift uses the default of the Empty protocol instead.
  ///
  /// ```swift
  /// @Faked protocol Titled { var title: String { get } }
  /// extension Titled where Self: Wide { var title: String { "wide" } }
  /// struct FakeTitled: EmptyTitled, Wide {}  // its title is ""
  /// ```
  private func hiddenImplementations(of fake: LintedFake) -> [Diagnostic] {
    guard let place = fake.type.place, fake.type.kind != .typealias, !fake.others.isEmpty,
      // For a conformance of its superclass, the warning is about that class.
      fake.type.inherited.contains(where: { faked($0) != nil })
    else { return [] }
    // The name of a type inside of a function begins with the function's place.
    let name = fake.name.filter { !$0.contains("#") }.joined(separator: ".")
    let shape = program.shape(of: fake.faked.uniqued())
    let kept = shape.implementations.map(\.requirement.key)
    let demanded = Set(shape.requirements.map(\.key))
    let whole = program.shape(of: (fake.faked + fake.others).uniqued())
    return whole.implementations.filter { implementation in
      let key = implementation.requirement.key
      return demanded.contains(key) && !kept.contains(key)
        && fake.isUnmet(implementation.requirement)
    }.map { implementation in
      let member = implementation.requirement.member.fullName
      let owner = program[implementation.owner].name
      return warning(.hiddenImplementation(member, owner, name), at: place)
    }
  }

  /// The warning about a member; `nil` if nothing is wrong with it.
  ///
  /// ```swift
  /// @Faked protocol Loader { func load(identifier: Int) -> String; var count: Int { get set } }
  ///
  /// struct FakeLoader: EmptyLoader {
  ///   func load(id: Int) -> String { "" }  // did you mean 'load(identifier:)'?
  ///   let count = 1  // it must be settable; make it a 'var'
  /// }
  /// ```
  private func warning(for member: Member, of fake: LintedFake) -> Diagnostic? {
    let answered = fake.allRequirements.map {
      (requirement: $0, answer: fake.witness(of: $0, among: [member]))
    }.filter { $0.answer != .none }
    if fake.isConditional(member),
      let (requirement, _) = answered.first(where: {
        $0.answer == .exact && !$0.requirement.isOfPrelude
          && !(fake.isForSomeTypes(member) && fake.isForSomeTypes($0.requirement.member))
      })
    {
      let others = (fake.type.members + fake.inheritedMembers).filter { !fake.isConditional($0) }
      if fake.witness(of: requirement, among: others) == .exact { return nil }
      let clause = fake.isForSomeTypes(member) ? "it" : "its extension"
      return warning(
        member, Message.nearWitness, requirement, "\(clause) must have no 'where' clause")
    }
    if let (requirement, answer) = answered.first {
      // It may be the witness of another requirement, or another member may be the witness of this one.
      guard case .near(let fix) = answer, !requirement.isOfPrelude,
        !answered.contains(where: { $0.answer == .exact }),
        fake.witness(of: requirement) != .exact
      else { return nil }
      return warning(member, Message.nearWitness, requirement, fix)
    }
    let namesakes = fake.requirements.filter {
      $0.member.kind == member.kind && $0.member.name == member.name
    }
    // Subscripts are called without a name, so a fake may well have some of its own.
    if member.kind == .subscript, !namesakes.contains(where: fake.isUnmet) { return nil }
    guard
      let nearest = namesakes.first(where: { $0.member.isNamed(like: member) }) ?? namesakes.first
    else { return warning(forUnknown: member, of: fake) }
    let open = namesakes.filter(fake.isUnmet)
    // A helper may have the name of the witnesses, and is called.
    let hasOtherLabels = !namesakes.contains { $0.member.fullName == member.fullName }
    // If only labels tell it from a requirement that the fake lacks, the test calls what is no longer a witness.
    let renamed = open.first { $0.member.differsInLabelsAlone(from: member) }
    if open.isEmpty && files.isMentioned(member.name)
      || hasOtherLabels && renamed == nil && files.isCalled(member)
    {
      return nil
    }
    let meant = suggestion(for: member, renamed ?? open.first ?? nearest)
    return warning(member, Message.staleMember, nearest, meant)
  }

  /// The warning about a member for which there is no requirement of the same kind and name.
  ///
  /// There may be one of another kind, or one that differs only in upper and lower case.
  private func warning(forUnknown member: Member, of fake: LintedFake) -> Diagnostic? {
    let other = fake.requirements.first { requirement in
      member.parameters.isEmpty && requirement.parameters.isEmpty
        && requirement.member.name == member.name && fake.isUnmet(requirement)
    }
    if let other {
      let kind = other.member.kind == .property ? "property" : "method"
      return warning(member, Message.nearWitness, other, "it must be a \(kind)")
    }
    let alike = fake.requirements.first { requirement in
      requirement.member.kind == member.kind
        && requirement.member.fullName.lowercased() == member.fullName.lowercased()
        && fake.isUnmet(requirement)
    }
    if let alike { return warning(member, Message.staleMember, alike, alike.member.fullName) }
    // Other modules may call what they see.
    let mayBeCalled =
      fake.isOpen || member.access > .internal || files.isMentioned(member.name)
      || LanguageWords.calledImplicitly.contains(member.name)
      || member.modifiers.contains("override")
      || !member.attributes.isEmpty || fake.inheritedMembers.contains(where: member.isNamed)
    if mayBeCalled { return nil }
    let open = fake.requirements.filter { requirement in
      requirement.member.kind == member.kind && fake.isUnmet(requirement)
    }
    // A requirement that was renamed may have kept its parameters and its result.
    let renamed = open.filter { requirement in
      !member.parameters.isEmpty && requirement.member.isStatic == member.isStatic
        && requirement.parameters.map(\.label) == member.parameters.map(\.label)
        && fake.typesMatch(member, for: requirement)
    }
    let meant =
      nearestName(to: member.fullName, among: open.map(\.member.fullName))
      ?? (renamed.count == 1 ? renamed[0].member.fullName : nil)
    if let demand = open.first(where: { $0.member.fullName == meant }) {
      return warning(member, Message.staleMember, demand, demand.member.fullName)
    }
    if fake.isComparedOrEncoded(member) { return nil }
    return warning(.unusedMember(member.fullName, program[fake.faked[0]].name), at: member.place)
  }

  /// Warnings about members of a subclass for requirements that its superclass left to the default.
  ///
  /// The conformance belongs to the superclass, so the default is always called.
  ///
  /// ```swift
  /// class Base: EmptyNamed {}
  /// final class Fake: Base { var name: String { "Ada" } }  // is never called through 'Named'
  /// ```
  private func membersTooLate(of fake: LintedFake) -> [Diagnostic] {
    guard fake.type.kind == .class,
      let base = fake.type.inherited.lazy.compactMap({ visible($0, beside: fake.name) })
        .first(where: { files.types[$0]?.kind == .class }),
      var above = self.fake(base)
    else { return [] }
    above.genericParameters += fake.type.genericParameters
    return fake.type.members.filter { isLinted($0) && !$0.modifiers.contains("override") }
      .compactMap { member in
        let requirement = above.requirements.first { requirement in
          above.witness(of: requirement, among: [member]) == .exact
            && above.witness(of: requirement) == .none
        }
        return requirement.map {
          warning(member, Message.memberTooLate, $0, base.joined(separator: "."))
        }
      }
  }

  private func isLinted(_ member: Member) -> Bool {
    [.method, .property, .subscript].contains(member.kind) && !member.isOperator
      && !member.modifiers.contains { ["private", "fileprivate"].contains($0) }
  }

  /// Returns a type with everything that it inherits; `nil` if it conforms to no Empty protocol.
  private func fake(_ name: [String]) -> LintedFake? {
    guard let type = files.types[name] else { return nil }
    var fake = LintedFake(program: program, files: files, name: name, type: type)
    if let extended = faked(name) {
      fake.faked += extended
      // Any fake may use a member that is added for all fakes.
      fake.isOpen = true
    }
    collectAncestors(of: &fake)
    if fake.faked.isEmpty { return nil }
    let shape = program.shape(of: fake.faked.uniqued())
    let others = program.shape(of: fake.others.uniqued())
    fake.requirements = shape.requirements.filter { !$0.isOfPrelude }
    fake.allRequirements = shape.requirements + others.requirements
    // A protocol of the prelude may have further requirements that the standard library implements itself.
    fake.isOpen =
      fake.isOpen || (shape.protocols + others.protocols).contains(where: mayDemandMore)
      || !(shape.unknownParents + others.unknownParents).isEmpty
    return fake
  }

  /// Collects what a fake inherits, by itself or by way of types of the linted files.
  private func collectAncestors(of fake: inout LintedFake) {
    var seen: Set = [fake.name]
    var queue = [fake.name]
    while let next = queue.popLast() {
      fake.genericParameters += genericParameters(around: next)
      let parents = files.types[next]?.inherited ?? []
      let annotations = parents.compactMap(faked).joined().compactMap(program.annotation)
      for parent in parents + annotations.flatMap(\.inherit).map(\.namePath) {
        if let faked = faked(parent) {
          fake.faked += faked
        } else if let path = visible(parent, beside: next), let above = files.types[path] {
          fake.inheritedMembers += above.members
          if seen.insert(path).inserted { queue.append(path) }
        } else {
          collect(declared: parent, into: &fake)
        }
      }
    }
  }

  /// The names of the generic parameters of a type and of its enclosing types.
  private func genericParameters(around name: [String]) -> [String] {
    name.indices.flatMap { depth in
      let around = Array(name[...depth])
      return (files.types[around]?.genericParameters ?? [])
        + program.declarations.declarations(at: around)
        .flatMap { program[$0].genericParameters.map(\.name) }
    }
  }

  /// The protocols that the name of an Empty protocol, with or without its module, belongs to.
  func faked(_ name: [String]) -> [DeclarationID]? {
    protocols[name] ?? protocols[Array(name.dropFirst())]
  }

  /// The full name of a type in the linted files that a name means where another type is declared.
  private func visible(_ name: [String], beside other: [String]) -> [String]? {
    other.indices.reversed().lazy.map { other[..<$0] + name }
      .first { files.types[$0]?.kind != nil }
  }

  /// Collects what the sources declare under a name: a class, a protocol, or an alias of protocols.
  private func collect(declared name: [String], into fake: inout LintedFake) {
    let declared = program.declarations.declarations(at: name)
    fake.classes += declared.filter { program[$0].kind == .class }
    let found = declared.filter { [.protocol, .typealias].contains(program[$0].kind) }
    if found.isEmpty, !StandardProtocols.known.contains(name.joined(separator: ".")) {
      fake.isOpen = true
    }
    let parents = program.parents(named: found.map(program.plainType))
    fake.others += parents.protocols
    if !parents.unknown.isEmpty { fake.isOpen = true }
  }

  /// Whether a protocol may have requirements that are not known.
  private func mayDemandMore(_ id: DeclarationID) -> Bool {
    program.isPrelude(id) && !StandardProtocols.known.contains(program[id].name)
  }

  /// The member that was probably meant.
  private func suggestion(for member: Member, _ requirement: Requirement) -> String {
    let demanded = requirement.member
    if demanded.fullName != member.fullName { return demanded.fullName }
    return (demanded.isStatic ? "static " : "") + demanded.signature.text
  }

  /// A warning that compares a member with a requirement.
  private func warning(
    _ member: Member, _ message: (String, String, String) -> Message,
    _ requirement: Requirement, _ detail: String
  ) -> Diagnostic {
    warning(
      message(member.fullName, program[requirement.owner].name, detail), at: member.place)
  }

  func warning(_ message: Diagnostic.Message, at place: Place) -> Diagnostic {
    Diagnostic(.warning, message, path: files.path(of: place), offset: place.offset)
  }
}
