import FakegenKnowledge
import FakegenSyntax

/// Test data: functions `fake(…)` that make values of types.
enum ValueOutput: Output {
  static func types(
    mentionedBy protocols: [DeclarationID], in program: Program
  ) -> [DeclarationID] {
    program.typesWithValues(mentionedBy: protocols)
  }

  static func problems(
    with protocols: [DeclarationID], in program: Program
  ) -> [Diagnostic] { program.valueProtocolProblems }

  static func add(to fake: inout FakePlan, for id: DeclarationID, reading facts: FactReader) {
    let program = facts.program
    guard facts.getsTestData(id) else { return }
    do throws(Obstacle) {
      let value = try ValuePlanner(id, facts).plan()
      fake.diagnostics += program.problems(of: value)
      fake.add(value, needing: facts.dependencies)
    } catch {
      fake.diagnostics += program.valueLeftOut(id, error)
    }
  }
}

extension ValuePlan: OutputPlan {
  var hasNamesOfUnknownOrigin: Bool {
    parameters.contains { $0.value?.origin == .annotation } || types.hasNamesOfUnknownOrigin
  }

  func familyMember(in program: Program) -> DeclarationID? {
    let isMember = program[id].kind == .class && type != .parameter("Self")
    return isMember && !isPart && !hasOwnFunction ? id : nil
  }

  func shared(by writer: FileWriter) -> [GeneratedSection] {
    aliases(by: writer) + [ValueWriter(self, by: writer).separateFamilyProtocol].compactMap { $0 }
  }

  private func aliases(by writer: FileWriter) -> [GeneratedSection] {
    guard let hidden = writer.program.hiddenIDType(in: id),
      types.contains(where: { $0.names.contains { $0.declaration == hidden } })
    else { return [] }
    return [aliasSection(of: hidden, by: writer)]
  }

  /// The section with an alias for a type named `ID`, as `typealias FakedID = ID`.
  ///
  /// ```swift
  /// struct User: Identifiable { let id: ID<User> }
  /// struct ID<Subject> {}
  ///
  /// static func fake(id: FakedID<User> = .fake()) -> User { User(id: id) }
  /// ```
  private func aliasSection(of hidden: DeclarationID, by writer: FileWriter) -> GeneratedSection {
    let program = writer.program
    let name = program.aliasName(of: hidden)
    let alias = GeneratedDeclaration(
      attributes: program.heading(of: hidden, in: .nonisolated).attributes,
      head: program.accessModifier(ofWhatBelongsTo: hidden)
        + "typealias \(name) = \(writer.spelling.name(of: hidden))", body: .none)
    return GeneratedSection(
      title: name, conditions: program[hidden].conditions.map(\.standalone), declarations: [alias])
  }

  func exposedTypes(in program: Program) -> [ExposedTypes] {
    if program.isOwn(id) { return [ExposedTypes(types: [type], access: program[id].access)] }
    return program.configuration.isPublic ? [ExposedTypes(types: types, access: .public)] : []
  }

  /// The conformance of a public type to `Defaultable` is public, too.
  func imports(in program: Program) -> [ModuleName: Access] {
    guard conformance == .generated, program[id].access >= .public else { return [:] }
    var imports = [ModuleName.runtime: Access.public]
    if !program.isOwn(id), let module = program.declarations.importedModule(of: id) {
      imports[module] = .public
    }
    return imports
  }

  func explanations(by writer: FileWriter, at place: Place) -> [Explanation] {
    if isPart || hasOwnFunction { return [] }
    let program = writer.program
    let module = program.declarations.module(of: id)?.text
    if parameters.isEmpty {
      return [
        Explanation(
          protocolName: program[id].qualifiedName, module: module, member: "fake()",
          type: "\(type)",
          expression: writer.spelling.text(of: body), reason: DefaultOrigin.testData(place).text,
          source: program.describe(program[id].place), isUnresolved: false, place: place)
      ]
    }
    return parameters.map { parameter in
      let origin = parameter.value?.origin
      return Explanation(
        protocolName: "\(program[id].qualifiedName).fake", module: module,
        member: parameter.name, type: "\(parameter.type)",
        expression: parameter.value.map { writer.spelling.text(of: $0.expression) } ?? "",
        reason: parameter.obstacle.map(program.text) ?? origin?.text ?? "no default",
        source: origin?.place.map(program.describe), isUnresolved: parameter.value == nil,
        place: place)
    }
  }

  func write(by writer: FileWriter) -> WrittenParts {
    WrittenParts(atFileScope: ValueWriter(self, by: writer).declarations)
  }
}
