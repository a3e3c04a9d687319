import FakegenKnowledge

/// Empty protocols, which fakes conform to, and on which all other kinds of output build.
enum EmptyOutput: Output {
  static let kind: FakeKind? = .empty

  static func add(to fake: inout FakePlan, for id: DeclarationID, reading facts: FactReader) {
    let program = facts.program
    if program[id].isType { return }
    if let taken = program.takenName(.empty, of: id) {
      if program.handWrittenEmpty(of: id) == nil {
        fake.diagnostics.append(program.emptyNameTaken(id, by: taken))
      }
      return
    }
    fake.diagnostics += program.annotationProblems(of: id) + program.unknownParents(of: id)
    let empty = facts.empty(of: id)
    fake.add(empty, needing: empty.dependencies)
  }
}

extension FakePlan {
  /// The plan of the Empty protocol; `nil` if the sources declare a type of its name.
  var empty: EmptyPlan? { plan() }
}

extension EmptyPlan: OutputPlan {
  var types: [TypeModel] { members.flatMap(\.types) }

  var defaults: [MemberPlan] { members }

  var names: [String] { [name] }

  func exposedTypes(in program: Program) -> [ExposedTypes] {
    [
      program.typesExposed(byFakesOf: id),
      ExposedTypes(types: members.flatMap(\.signatureTypes), access: access),
    ]
  }

  func imports(in program: Program) -> [ModuleName: Access] {
    members.contains { !$0.needs.isEmpty } ? [.runtime: access] : [:]
  }

  func write(by writer: FileWriter) -> WrittenParts {
    let empty = EmptyWriter(program: writer.program, spelling: writer.spelling, plan: self)
    return WrittenParts(beside: empty.protocolDeclarations, atFileScope: empty.extensions)
  }

  func explanations(by writer: FileWriter, at place: Place) -> [Explanation] {
    let owner = writer.program.qualifiedTitle(of: id)
    return writer.explanations(of: members, in: owner, at: place)
      + implemented.map { implementation in
        let isOfClass = writer.program[implementation.owner].kind == .class
        let written = implementation.member.place
        return writer.explanation(
          of: implementation.requirement, in: owner, at: place,
          reason: (isOfClass ? DefaultOrigin.inherited(written) : .implemented(written)).text,
          source: written)
      }
      + unmet.filter { $0.member.kind != .initializer }.map { requirement in
        let member = requirement.member
        let shape = writer.program.shape(of: id)
        let annotation = writer.program.annotationSkipping(member, of: shape)
        return writer.explanation(
          of: requirement, in: owner, at: place,
          reason: annotation == nil ? "left out, as no default was found" : "skipped by 'skip:'",
          source: annotation?.skip.lazy.filter { member.isSkipped(by: [$0]) }.first
            .flatMap { annotation?.place(of: $0) })
      }
  }
}
