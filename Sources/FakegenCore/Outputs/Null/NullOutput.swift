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
    } catch {
      facts.note(.isNullImpossible(.of(id)))
      if let taken, program.isHandWritten(taken, asNullOf: id) { return }
      fake.diagnostics.append(program.nullLeftOut(of: id, error))
    }
  }
}

extension TypePlan: OutputPlan {
  var defaults: [MemberPlan] { members }

  var names: [String] { [name] }

  func exposedTypes(in program: Program) -> [ExposedTypes] {
    [
      ExposedTypes(types: signatureTypes + constraints(in: program), access: access),
      id.subject.map(program.typesExposed),
    ].compactMap(\.self)
  }

  /// The conformance to a type of the runtime may be hidden from the rest of the package, but constraints may not.
  func imports(in program: Program) -> [ModuleName: Access] {
    access >= .public || !defaultable.isEmpty ? [.runtime: access] : [:]
  }

  func write(by writer: FileWriter) -> WrittenParts {
    let null = TypeWriter(program: writer.program, spelling: writer.spelling, plan: self)
    return WrittenParts(
      beside: [null.declaration],
      atFileScope: null.conformances + null.extensions(with: null.membersBeside))
  }

  func explanations(by writer: FileWriter, at place: Place) -> [Explanation] {
    writer.explanations(of: members, in: name, at: place)
  }
}
