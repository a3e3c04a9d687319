/// Writes what was decided: the sections of the file, in the order of the plans, and their imports.
struct FileWriter {
  let program: Program
  let resolution: Resolution
  private let imports: ImportWriter
  private let spelling: Spelling

  init(_ program: Program, _ resolution: Resolution) {
    self.program = program
    self.resolution = resolution
    imports = ImportWriter(program, resolution)
    spelling = Spelling(
      program, resolution.sharedNulls,
      in: OutputScope(
        program, seeing: imports.view, generating: resolution.generatedNames(program)))
  }

  var file: GeneratedFile {
    GeneratedFile(
      imports: imports.lines,
      sections: resolution.fakes.compactMap(section))
  }

  private func section(_ fake: FakePlan) -> GeneratedSection? {
    let null = fake.null.map { plan in
      let spelling = spelling.inside([], in: fake.subject.map { program[$0].nesting } ?? [])
      return NullWriter(program: program, spelling: spelling, plan: plan, name: name(of: plan))
        .declaration
    }
    let spy = fake.subject.flatMap { id in
      fake.spy.map { plan in
        SpyWriter(
          program: program, spelling: spelling.inside([], in: program[id].nesting), id: id,
          plan: plan)
      }
    }
    let types = [null, spy?.declaration].compactMap { $0 }
    let beside = spy?.extensions ?? []
    guard let id = fake.subject, let plan = fake.empty else {
      if let id = fake.subject, program[id].isType { return section(fake, of: id, spy) }
      guard let null, let plan = fake.null else { return nil }
      return GeneratedSection(
        title: fake.subject.map(program.title) ?? name(of: plan),
        conditions: fake.conditions, declarations: nested([[null]], in: fake.subject))
    }
    let empty = EmptyWriter(program: program, spelling: spelling, id: id, plan: plan)
    var declarations: [GeneratedDeclaration]
    if program[id].nesting.isEmpty {
      declarations = empty.protocolDeclarations + empty.extensions + types + beside
    } else {
      let nested = [empty.protocolDeclarations] + types.map { [$0] }
      declarations = self.nested(nested, in: id) + empty.extensions + beside
    }
    return GeneratedSection(
      title: program.title(of: id), conditions: fake.conditions, declarations: declarations)
  }

  /// What is generated for a type; `nil` if there is nothing to say.
  private func section(
    _ fake: FakePlan, of id: DeclarationID, _ spy: SpyWriter?
  ) -> GeneratedSection? {
    let value = fake.value.flatMap { plan in
      ValueWriter(
        program: program, spelling: spelling.inside([], in: program[id].path), plan: plan,
        importingInPublic: imports.modulesInPublic
      ).declaration
    }
    let spies = spy.map { nested([[$0.declaration]], in: id) + $0.extensions } ?? []
    let declarations = (value.map { [$0] } ?? []) + spies
    if declarations.isEmpty { return nil }
    return GeneratedSection(
      title: program.title(of: id), conditions: fake.conditions, declarations: declarations)
  }

  private func name(of null: NullPlan) -> String { resolution.name(of: null, program) }

  /// Types nested in others are declared in an extension of those.
  private func nested(
    _ groups: [[GeneratedDeclaration]], in id: DeclarationID?
  ) -> [GeneratedDeclaration] {
    guard let name = id.flatMap(spelling.nesting) else { return groups.flatMap { $0 } }
    return [GeneratedDeclaration(head: "extension \(name)", body: .members(groups))]
  }

  // MARK: - Explanations

  /// Where each default comes from.
  var explanations: [Explanation] {
    resolution.fakes.flatMap { fake -> [Explanation] in
      guard let place = fake.place ?? fake.subject.map({ program[$0].place }) else { return [] }
      let null = fake.null.map { null in
        explanations(of: null.members, in: name(of: null), place)
      }
      guard let id = fake.subject, let empty = fake.empty else { return null ?? [] }
      let unspied = fake.spy?.unspied ?? []
      let owner = program[id].qualifiedName
      return explanations(of: empty.members, in: owner, place)
        + empty.implemented.map { explanation(of: $0, owner, place) } + (null ?? [])
        + unspied.map { explanation(of: $0, in: program.spyName(of: id), place) }
    }
  }

  private func explanations(
    of members: [MemberPlan], in owner: String, _ place: Place
  ) -> [Explanation] {
    members.filter { $0.requirement.member.kind != .initializer }.map {
      explanation(of: $0, owner, place)
    }
  }

  private func explanation(
    of plan: MemberPlan, _ owner: String, _ place: Place
  ) -> Explanation {
    let requirement = plan.requirement
    let origin = plan.value?.origin ?? .nothingToReturn
    return Explanation(
      protocolName: owner, member: requirement.member.fullName,
      type: plan.value == nil ? "" : "\(requirement.member.type)",
      expression: plan.value.map { spelling.text(of: $0.expression) } ?? "",
      reason: plan.value?.obstacle.map(program.text) ?? origin.text + (plan.value?.remarks ?? ""),
      source: origin.place.map(program.describe), isUnresolved: plan.isUnresolved,
      place: program.place(of: requirement, for: place))
  }

  private func explanation(
    of unspied: UnspiedMember, in owner: String, _ place: Place
  ) -> Explanation {
    let requirement = unspied.requirement
    return Explanation(
      protocolName: owner, member: requirement.member.fullName, type: "", expression: "",
      reason: "not recorded: \(program.text(of: unspied.reason))", source: nil, isUnresolved: false,
      place: program.place(of: requirement, for: place))
  }

  private func explanation(
    of implemented: Implementation, _ owner: String, _ place: Place
  ) -> Explanation {
    let requirement = implemented.requirement
    let isOfClass = program[implemented.owner].kind == .class
    let origin: DefaultOrigin =
      isOfClass ? .inherited(implemented.member.place) : .implemented(implemented.member.place)
    return Explanation(
      protocolName: owner, member: requirement.member.fullName,
      type: "\(requirement.member.type)", expression: "",
      reason: origin.text,
      source: program.describe(implemented.member.place), isUnresolved: false,
      place: program.place(of: requirement, for: place))
  }
}

extension DefaultValue {
  /// What was passed over, and what is not the same in each run.
  fileprivate var remarks: String {
    func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    return (passedOver.isEmpty ? "" : " instead of \(quoted(passedOver))")
      + (varying.isEmpty ? "" : "; \(quoted(varying)) may differ in each run")
  }
}

extension Resolution {
  fileprivate func name(of null: NullPlan, _ program: Program) -> String {
    switch null.id {
    case .of(let id): program.nullName(of: id)
    case .shared(let id): sharedNulls.name(of: id) ?? ""
    case .spy(let id): program.spyName(of: id)
    }
  }

  /// The names of everything that is written.
  fileprivate func generatedNames(_ program: Program) -> Set<String> {
    Set(
      fakes.flatMap { fake -> [String?] in
        let empty = fake.empty == nil ? nil : fake.subject.map(program.emptyName)
        let types = [fake.null, fake.spy?.type].map { $0.map { name(of: $0, program) } }
        return [empty] + types
      }.compactMap { $0 })
  }
}
