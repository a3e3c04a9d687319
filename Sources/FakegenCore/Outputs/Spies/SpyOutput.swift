import FakegenKnowledge
import FakegenSyntax

/// Spies: fakes that record their calls.
enum SpyOutput: Output {
  static let kind: FakeKind? = .spy

  static func types(
    mentionedBy protocols: [DeclarationID], in program: Program
  ) -> [DeclarationID] {
    if program.configuration.targetWithoutSpies != nil { return [] }
    return MatcherPlanner(program: program).types(
      matchedBySpiesOf: program.spied(among: protocols))
  }

  static func add(to fake: inout FakePlan, for id: DeclarationID, reading facts: FactReader) {
    let program = facts.program
    let isType = program[id].isType
    if facts.isSubject(id, of: Self.self),
      let matchers = MatcherPlanner(program: program).plan(for: id)
    {
      fake.add(matchers, needing: facts.dependencies)
    }
    guard program.configuration.targetWithoutSpies == nil, program.wantsSpy(of: id) else { return }
    do throws(Obstacle) {
      let spy =
        isType
        ? try ClassSpyPlanner(facts: facts, id: id).plan()
        : try SpyPlanner(for: id, reading: facts).plan()
      fake.add(spy, needing: facts.dependencies)
      fake.diagnostics += program.doubts(aboutSuperclassOf: spy.type, for: id)
    } catch {
      fake.diagnostics.append(program.leftOut(.spy, of: id, error))
    }
  }

  /// The warning that spies are requested in a target that lacks their library, reported once for all of them.
  static func problems(with protocols: [DeclarationID], in program: Program) -> [Diagnostic] {
    guard let target = program.configuration.targetWithoutSpies else { return [] }
    let muted = program.configuration.mutedModules
    let spied = program.spied(among: protocols).filter {
      !program.declarations.moduleNames(of: program[$0].place.file).contains(where: muted.contains)
    }
    guard let id = spied.first else { return [] }
    return [
      program.diagnostic(
        .warning,
        .spiesNeedLibrary(program.name(.spy, of: id), others: spied.count - 1, target),
        at: program.annotation(of: id)?.place ?? program[id].place)
    ]
  }
}

extension SpyPlan: OutputPlan {
  var access: Access { type.access }

  var refined: [DeclarationID] { type.refined }

  var imports: [ModuleName: Access] { [.spies: access] }

  var names: [String] { [type.name] }

  func write(in spelling: Spelling) -> WrittenParts {
    let spy = SpyWriter(self, in: spelling)
    return WrittenParts(beside: [spy.declaration], atFileScope: spy.extensions)
  }

  /// Explains which members are not recorded or not forwarded, unless the spy of a class lists them itself.
  func explanations(by explainer: Explainer) -> [Explanation] {
    if isOfClass { return [] }
    let remarks = unspied.map { ($0, "not recorded") } + unforwarded.map { ($0, "not forwarded") }
    return remarks.map { member, what in
      explainer.explanation(
        of: member.requirement, in: type.name,
        reason: "\(what): \(explainer.program.text(of: member.reason))")
    }
  }
}

extension Program {
  /// The protocols, and the classes in the sources, for which spies are requested.
  fileprivate func spied(among protocols: [DeclarationID]) -> [DeclarationID] {
    (protocols + declarations.annotatedTypes).filter(wantsSpy)
  }
}

extension FakeKind {
  static let spy = FakeKind(prefix: "Spy", isOpen: true)
}

extension Spelling {
  /// The name of a type of `FakedSpies`.
  func name(ofSpies name: String) -> String { self.name(name, of: .spies) }
}
