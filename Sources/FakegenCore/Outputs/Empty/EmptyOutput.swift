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

  /// Of what it inherits, these are the protocols of the sources; other names are not looked up, or of the standard
  /// library.
  var signatureTypes: [TypeModel] {
    inherited.filter { !$0.declarations.isEmpty } + members.flatMap(\.signatureTypes)
  }

  var defaults: [MemberPlan] { members }

  var names: [String] { [name] }

  var imports: [ModuleName: Access] {
    members.contains { !$0.needs.isEmpty } ? [.runtime: access] : [:]
  }

  func write(in spelling: Spelling) -> WrittenParts {
    let empty = EmptyWriter(self, in: spelling)
    return WrittenParts(beside: empty.protocolDeclarations, atFileScope: empty.extensions)
  }

  func explanations(by explainer: Explainer) -> [Explanation] {
    let program = explainer.program
    let owner = program.qualifiedTitle(of: id)
    let replaced = program.shape(of: id).replacedImplementations
    return explainer.explanations(of: members, in: owner, replacing: replaced)
      + implemented.map { implementation in
        let isOfClass = program[implementation.owner].kind == .class
        let written = implementation.member.place
        return explainer.explanation(
          of: implementation.requirement, in: owner,
          reason: (isOfClass ? DefaultOrigin.inherited(written) : .implemented(written)).text,
          source: written)
      }
      + unmet.filter { $0.member.kind != .initializer }.map { requirement in
        let member = requirement.member
        let annotation = program.annotationSkipping(member, of: program.shape(of: id))
        return explainer.explanation(
          of: requirement, in: owner,
          reason: annotation == nil ? "left out, as no default was found" : "skipped by 'skip:'",
          source: annotation?.skip.first { member.isSkipped(by: [$0]) }
            .flatMap { annotation?.place(of: $0) })
      }
  }
}
