import FakegenKnowledge

/// Null types, which tests pass where the behavior of an object does not matter.
enum NullOutput: Output {
  static let kind: FakeKind? = .null

  static func add(to fake: inout FakePlan, for id: DeclarationID, reading facts: FactReader) {
    let program = facts.program
    guard !program[id].isType, program.wantsNull(of: id) else { return }
    let taken = program.takenName(.null, of: id)
    let hasEmpty = fake.empty != nil
    if !hasEmpty, taken != nil { return }
    do throws(Obstacle) {
      let planner = NullPlanner(facts: facts)
      let null = hasEmpty ? try planner.plan(for: id) : try planner.plan(withoutEmpty: id)
      for parameter in null.defaultable.compactMap(\.parameterName) {
        facts.note(.isDefaultable(parameter, of: id))
      }
      fake.add(null, needing: facts.dependencies)
      fake.diagnostics += program.doubts(aboutSuperclassOf: null, for: id)
    } catch {
      facts.note(.isNullImpossible(.of(id)))
      if let taken, program.isHandWritten(taken, asNullOf: id) { return }
      fake.diagnostics.append(program.leftOut(.null, of: id, error))
    }
  }
}

extension TypePlan: OutputPlan {
  var defaults: [MemberPlan] { members }

  var names: [String] { [name] }

  var refined: [DeclarationID] { conformances.filter { !$0.hasEmpty }.map(\.id) }

  /// The conformance to a type of the runtime may be hidden from the rest of the package, but constraints may not.
  var imports: [ModuleName: Access] {
    access >= .public || !defaultable.isEmpty ? [.runtime: access] : [:]
  }

  func write(in spelling: Spelling) -> WrittenParts {
    let null = TypeWriter(self, in: spelling)
    return WrittenParts(
      beside: [null.declaration],
      atFileScope: null.conformances + null.extensions(with: null.members(areBeside: true)))
  }

  func explanations(by explainer: Explainer) -> [Explanation] {
    explainer.explanations(of: members, in: name)
  }
}
