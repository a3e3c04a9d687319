import FakegenKnowledge

/// Test data: functions `fake(…)` that make values of types.
enum ValueOutput: Output {
  /// If the configuration says so, the types of the sources that the members of protocols mention.
  static func types(
    mentionedBy protocols: [DeclarationID], in program: Program
  ) -> [DeclarationID] {
    guard program.configuration.createsValues else { return [] }
    let owners = protocols.flatMap { program.shape(of: $0).protocols }.uniqued()
      .filter { !program.isPrelude($0) }
    let types = owners.flatMap(program.requirements).flatMap { requirement in
      requirement.parameters.map(\.type) + [requirement.type]
    }
    return types.flatMap(\.names).compactMap(\.declaration).filter { id in
      program[id].isType && program[id].origin == .source && program.isAccessible(id)
        && !program.declarations.modules.isInOutputModule(program[id].place.file)
    }
  }

  static func add(
    to fake: inout FakePlan, for id: DeclarationID, in program: Program, reading facts: FactReader
  ) {
    guard program[id].isType else { return }
    do throws(Obstacle) {
      let value = try ValuePlanner(program: program, facts: facts).plan(for: id)
      fake.diagnostics += program.problems(of: value)
      fake.add(value, asking: facts.asked)
    } catch {
      fake.diagnostics += program.valueLeftOut(id, error)
    }
  }
}

extension ValuePlan: OutputPlan {
  var mayNameAnything: Bool {
    parameters.contains { $0.value?.origin == .annotation } || types.mayNameAnything
  }

  func exposedTypes(in program: Program) -> [ExposedTypes] {
    if program.isOwn(id) { return [ExposedTypes(types: [type], access: program[id].access)] }
    return program.configuration.isPublic ? [ExposedTypes(types: types, access: .public)] : []
  }

  func accessOfRuntime(in program: Program) -> Access {
    isPublicConformance(in: program) ? .public : .internal
  }

  func moduleInPublic(in program: Program) -> ModuleName? {
    guard !program.isOwn(id), isPublicConformance(in: program) else { return nil }
    return program.declarations.importedModule(of: id)
  }

  /// Whether everybody sees that the type conforms to `Defaultable`.
  private func isPublicConformance(in program: Program) -> Bool {
    conformance == .generated && program[id].access >= .public
  }

  func write(by writer: FileWriter) -> [WrittenPart] {
    let value = ValueWriter(
      program: writer.program, spelling: writer.spelling.inside([], in: writer.program[id].path),
      plan: self, importingInPublic: writer.modulesInPublic)
    return [.atFileScope(value.declaration.map { [$0] } ?? [])]
  }
}
