import FakegenKnowledge
import FakegenSyntax

/// Finds what is wrong with fakes that people wrote on top of Empty protocols, though it compiles.
///
/// A default implementation has a price: rename a requirement, and a fake's old method still compiles. What is said of
/// is a member that implements nothing and that nobody calls, one that is nearly a witness, one that an extension hides,
/// and a name of something that is not generated.
struct StaleFakes {
  private typealias Message = Diagnostic.Message

  private let program: Program
  private let files: LintedFiles
  /// The protocols by the names of their Empty protocols; several where the branches of an `#if` declare one.
  private let protocols: [[String]: [DeclarationID]]

  init(_ program: Program, _ sources: [SourceText]) {
    self.program = program
    files = LintedFiles(sources)
    protocols = Dictionary(
      grouping: program.declarations.candidates.filter { program[$0].kind == .protocol },
      by: { program.path(.empty, of: $0) })
  }

  /// A warning for each stale member, in order.
  var diagnostics: [Diagnostic] {
    let names = files.types.keys.sorted { $0.lexicographicallyPrecedes($1) }
    return names.flatMap { name -> [Diagnostic] in
      let missing = missingAnnotations(of: name)
      guard missing.isEmpty, let fake = fake(name), fake.type.kind != .protocol else {
        return missing
      }
      return fake.type.members.filter(isLinted).compactMap { warning(for: $0, of: fake) }
        + membersTooLate(of: fake) + hiddenImplementations(of: fake)
    }
  }

  /// Warns where a fake conforms to an Empty protocol that is not generated, because the protocol is not annotated.
  ///
  /// ```swift
  /// protocol Bare {}
  /// struct FakeBare: EmptyBare {}  // there is no 'EmptyBare', because 'Bare' is not annotated with '@Faked'
  /// ```
  private func missingAnnotations(of name: [String]) -> [Diagnostic] {
    guard let type = files.types[name], let place = type.place else { return [] }
    return type.inherited.compactMap { empty in
      guard FakeKind.empty.stem(of: empty[0]) != nil, files.types[empty] == nil,
        program.declarations.declarations(at: empty).isEmpty,
        let id = faked(empty)?.first, !(faked(empty) ?? []).contains(where: program.isChosen),
        // Another module may bring the fakes along.
        files.importedModules(at: place).allSatisfy({ module in
          ModuleExports.isFramework(module) || module == "Testing"
            || module.text.hasPrefix("Faked")
            || module == program.declarations.module(of: id)
        })
      else { return nil }
      return warning(
        .notAnnotated(empty.joined(separator: "."), program[id].name), at: place)
    }
  }

  /// Warns where an extension implements a requirement for what else a fake conforms to: Swift takes the default of the
  /// Empty protocol, which is for more types.
  ///
  /// ```swift
  /// @Faked protocol Titled { var title: String { get } }
  /// extension Titled where Self: Wide { var title: String { "wide" } }
  /// struct FakeTitled: EmptyTitled, Wide {}  // its title is ""
  /// ```
  private func hiddenImplementations(of fake: LintedFake) -> [Diagnostic] {
    guard let place = fake.type.place, fake.type.kind != .typealias, !fake.others.isEmpty,
      // What a class above conforms to is decided there.
      fake.type.inherited.contains(where: { faked($0) != nil })
    else { return [] }
    // A type inside of a function has the function's place before its name.
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

  /// What is wrong with a member; `nil` if nothing is.
  ///
  /// ```swift
  /// @Faked protocol Loader { func load(identifier: Int) -> String; var count: Int { get set } }
  ///
  /// struct FakeLoader: EmptyLoader {
  ///   func load(id: Int) -> String { "" }  // did you mean 'load(identifier:)'?
  ///   let count = 1  // it has to be settable; make it a 'var'
  /// }
  /// ```
  private func warning(for member: Member, of fake: LintedFake) -> Diagnostic? {
    let answered = fake.allRequirements.map {
      (requirement: $0, answer: fake.witness(of: $0, among: [member]))
    }.filter { $0.answer != .none }
    if let (requirement, answer) = answered.first {
      // It may be the witness of another one, or another one is its.
      guard case .near(let fix) = answer, !requirement.isOfPrelude,
        !answered.contains(where: { $0.answer == .exact }),
        fake.witness(of: requirement) != .exact
      else { return nil }
      return warning(member, Message.nearWitness, requirement, fix)
    }
    let namesakes = fake.requirements.filter {
      $0.member.kind == member.kind && $0.member.name == member.name
    }
    // Subscripts are called without a name, so that a fake may well have some of its own.
    if member.kind == .subscript, !namesakes.contains(where: fake.isUnmet) { return nil }
    let nearest = namesakes.first { $0.member.isNamed(like: member) } ?? namesakes.first
    if let nearest {
      let open = namesakes.filter(fake.isUnmet)
      // A helper beside the witnesses has their name, and somebody calls it.
      let hasOtherLabels = !namesakes.contains { $0.member.fullName == member.fullName }
      // If nothing but labels tells it from one that the fake lacks, the test calls what is no fake any more.
      let renamed = open.first { $0.member.differsInLabelsAlone(from: member) }
      if open.isEmpty && files.isMentioned(member.name)
        || hasOtherLabels && renamed == nil && files.isCalled(member)
      {
        return nil
      }
      let meant = suggestion(for: member, renamed ?? open.first ?? nearest)
      return warning(member, Message.staleMember, nearest, meant)
    }
    return warning(forUnknown: member, of: fake)
  }

  /// What is wrong with a member whose kind and name nobody demands: it may have another kind, or differ in a capital
  /// letter alone.
  private func warning(forUnknown member: Member, of fake: LintedFake) -> Diagnostic? {
    let other = fake.requirements.first { requirement in
      member.parameters.isEmpty && requirement.parameters.isEmpty
        && requirement.member.name == member.name && fake.isUnmet(requirement)
    }
    if let other {
      let kind = other.member.kind == .property ? "property" : "method"
      return warning(member, Message.nearWitness, other, "it has to be a \(kind)")
    }
    let alike = fake.requirements.first { requirement in
      requirement.member.kind == member.kind
        && requirement.member.fullName.lowercased() == member.fullName.lowercased()
        && fake.isUnmet(requirement)
    }
    if let alike { return warning(member, Message.staleMember, alike, alike.member.fullName) }
    // What other modules see they may call.
    let mayBeCalled =
      fake.isOpen || member.access > .internal || files.isMentioned(member.name)
      || Self.calledByTheLanguage.contains(member.name) || member.modifiers.contains("override")
      || !member.attributes.isEmpty || fake.inheritedMembers.contains(where: member.isNamed)
    if mayBeCalled { return nil }
    let open = fake.requirements.filter { requirement in
      requirement.member.kind == member.kind && fake.isUnmet(requirement)
    }
    // What has another name now may have kept its parameters and its result.
    let renamed = open.filter { requirement in
      !member.parameters.isEmpty && requirement.member.isStatic == member.isStatic
        && requirement.parameters.map(\.label) == member.parameters.map(\.label)
        && fake.isMeant(member, for: requirement)
    }
    let meant =
      nearestName(to: member.fullName, among: open.map(\.member.fullName))
      ?? (renamed.count == 1 ? renamed[0].member.fullName : nil)
    if let demand = open.first(where: { $0.member.fullName == meant }) {
      return warning(member, Message.staleMember, demand, demand.member.fullName)
    }
    return warning(.unusedMember(member.fullName, program[fake.faked[0]].name), at: member.place)
  }

  /// Warns of members that implement what a superclass left to the default: that is what is called for good.
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

  /// What is called without its name.
  private static let calledByTheLanguage: Set<String> = [
    "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction",
    "dynamicallyCall", "projectedValue", "wrappedValue",
  ]

  private func isLinted(_ member: Member) -> Bool {
    [.method, .property, .subscript].contains(member.kind) && !member.saysPrivate
      && !member.isOperator
  }

  /// Follows what a type inherits, in these files and in the sources; `nil` if that is no Empty protocol.
  private func fake(_ name: [String]) -> LintedFake? {
    guard let type = files.types[name] else { return nil }
    var fake = LintedFake(program: program, files: files, name: name, type: type)
    if let extended = faked(name) {
      fake.faked += extended
      // Members for all fakes are there for whoever wants them.
      fake.isOpen = true
    }
    var seen: Set<[String]> = [name]
    var queue = [name]
    while let next = queue.popLast() {
      fake.genericParameters += genericParameters(around: next)
      for parent in files.types[next]?.inherited ?? [] {
        if let faked = faked(parent) {
          fake.faked += faked
        } else if let path = visible(parent, beside: next), let above = files.types[path] {
          fake.inheritedMembers += above.members
          if seen.insert(path).inserted {
            // More ancestors than any sensible type has are not followed, and may hold anything.
            if seen.count <= 32 { queue.append(path) } else { fake.isOpen = true }
          }
        } else {
          collect(declared: parent, into: &fake)
        }
      }
    }
    if fake.faked.isEmpty { return nil }
    let requirements = program.shape(of: fake.faked.uniqued()).requirements
    fake.requirements = requirements.filter { !$0.isOfPrelude }
    fake.allRequirements =
      requirements + program.shape(of: fake.others.uniqued()).requirements
    return fake
  }

  /// The names of the generic parameters of a type and of those around it.
  private func genericParameters(around name: [String]) -> [String] {
    name.indices.flatMap { depth in
      let around = Array(name[...depth])
      return (files.types[around]?.genericParameters ?? [])
        + program.declarations.declarations(at: around)
        .flatMap { program[$0].genericParameters.map(\.name) }
    }
  }

  /// The protocols behind the name of an Empty protocol, with or without its module.
  private func faked(_ name: [String]) -> [DeclarationID]? {
    protocols[name] ?? protocols[Array(name.dropFirst())]
  }

  /// The full name of a type of these files, by a name that is used where another is declared.
  private func visible(_ name: [String], beside other: [String]) -> [String]? {
    other.indices.reversed().lazy.map { other[..<$0] + name }
      .first { files.types[$0]?.kind != nil }
  }

  /// Follows what the sources declare: a protocol, or an alias of several.
  private func collect(declared name: [String], into fake: inout LintedFake) {
    let declared = program.declarations.declarations(at: name)
    fake.classes += declared.filter { program[$0].kind == .class }
    let found = declared.filter { [.protocol, .typealias].contains(program[$0].kind) }
    let isHarmless = Self.harmless.contains(name.joined(separator: "."))
    if found.isEmpty, !isHarmless { fake.isOpen = true }
    for id in found {
      let parents = program.aliasedType(of: id).map { program.parents(named: [$0]) }
      fake.others += parents?.protocols ?? [id]
      // What else the standard library's protocols demand, and answer themselves, nobody wrote down.
      if parents.map({ !$0.unknown.isEmpty }) ?? (program.isPrelude(id) && !isHarmless) {
        fake.isOpen = true
      }
    }
  }

  /// What asks for no members but those that are known.
  private static let harmless: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Defaultable", "Encodable", "Equatable", "Identifiable",
    "NullObject", "Sendable",
  ]

  /// What the member was probably meant to be.
  private func suggestion(for member: Member, _ requirement: Requirement) -> String {
    let demanded = requirement.member
    if demanded.fullName != member.fullName { return demanded.fullName }
    return (demanded.isStatic ? "static " : "") + demanded.signature.text
  }

  /// A message about a member that is measured by a requirement.
  private func warning(
    _ member: Member, _ message: (String, String, String) -> Message,
    _ requirement: Requirement, _ detail: String
  ) -> Diagnostic {
    warning(
      message(member.fullName, program[requirement.owner].name, detail), at: member.place)
  }

  private func warning(_ message: Message, at place: Place) -> Diagnostic {
    Diagnostic(.warning, message, path: files.path(of: place), offset: place.offset)
  }
}
