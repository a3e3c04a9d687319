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

  /// Finishes the test data when all plans are made, where it depends on that of other types.
  static func finish(_ fakes: inout [FakePlan], in program: Program) {
    let values: [ValuePlan] = fakes.compactMap { $0.plan() }
    let families = ValueFamilies(of: values, in: program)
    var shared: [FakePlan] = []
    // If imports are internal by default, a conformance is public only if the imports of the types are.
    let modules = values.flatMap(\.imports.keys).transitiveClosure { module in
      values.filter { $0.publicity.module == module && $0.conformance == .generated }
        .flatMap(\.publicity.outerModules)
    }
    for index in fakes.indices {
      let conditions = fakes[index].conditions
      fakes[index].change(ValuePlan.self) { plan in
        plan.family = families.family(of: plan.id, under: conditions)
        if let module = plan.publicity.module, modules.contains(module) {
          plan.publicity.isByPublicImport = true
        }
        shared += [program.alias(for: plan), program.separateProtocol(of: plan)].compactMap(\.self)
      }
    }
    fakes += shared.uniqued(by: \.title)
    if let first = fakes.indices.first {
      fakes[first].diagnostics += program.notCopied(among: values)
    }
  }
}

extension ValuePlan: OutputPlan {
  var hasNamesOfUnknownOrigin: Bool {
    parameters.contains { $0.value?.origin == .annotation } || types.hasNamesOfUnknownOrigin
  }

  /// Only the conformance of an own type is visible outside of the module.
  var signatureTypes: [TypeModel] { publicity.isOwn ? [type] : typesInSignatures }

  var access: Access { publicity.access }

  /// A constraint of the extension must be as visible as the property in it.
  var imports: [ModuleName: Access] {
    if conformance != .generated { return [:] }
    let isConstrained = publicity.isOwn && access == .package && !needs.isEmpty
    return isConstrained ? [.runtime: .package] : publicity.imports
  }

  func explanations(by explainer: Explainer) -> [Explanation] {
    if hasOwnFunction { return [] }
    let program = explainer.program
    let owner = program[id].qualifiedName
    if parameters.isEmpty {
      let origin = DefaultOrigin.testData(program[id].place)
      return [
        explainer.explanation(
          of: "fake()", type, in: owner, value: body, reason: origin.text, source: origin.place)
      ]
    }
    return parameters.map { parameter in
      let origin = parameter.value?.origin
      return explainer.explanation(
        of: parameter.name, parameter.type, in: "\(owner).fake", value: parameter.value?.expression,
        reason: parameter.default.obstacle.map(program.text) ?? origin?.text ?? "no default",
        source: origin?.place, isUnresolved: parameter.value == nil)
    }
  }

  func write(in spelling: Spelling) -> WrittenParts {
    WrittenParts(atFileScope: ValueWriter(self, in: spelling).declarations)
  }
}

extension Program {
  /// The section with an alias for a type at file scope, whose name means another type in the extension with some test
  /// data; `nil` if that does not mention it.
  ///
  /// ```swift
  /// struct User: Identifiable { let id: ID<User> }
  /// struct ID<Subject> {}
  ///
  /// typealias FakedID = ID
  /// static func fake(id: FakedID<User> = .fake()) -> User { User(id: id) }
  /// ```
  fileprivate func alias(for value: ValuePlan) -> FakePlan? {
    guard let hidden = hiddenIDType(in: value.id),
      value.types.contains(where: { $0.names.contains { $0.declaration == hidden } })
    else { return nil }
    let name = aliasName(of: hidden)
    var section = FakePlan(
      name, under: self[hidden].conditions.map(\.standalone), at: self[hidden].place)
    let attributes = heading(of: hidden, in: .nonisolated).attributes
    let access = configuration.isPublic && !isOwn(hidden) ? Access.public : .internal
    let plan = SharedValuePlan { spelling in
      let text = "typealias \(name) = \(spelling.name(of: hidden))"
      return [GeneratedDeclaration(attributes: attributes, words: access.modifiers + [text])]
    }
    section.add(plan, needing: Dependencies())
    return section
  }
}
