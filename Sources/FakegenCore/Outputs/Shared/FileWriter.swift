import FakegenKnowledge

/// Writes the sections of the file, in the order of the plans, and the imports.
struct FileWriter {
  let program: Program
  let resolution: Resolution
  let spelling: Spelling
  private let imports: ImportWriter
  /// The classes with test data of which a superclass or a subclass has test data as well.
  let classesInFamilies: Set<DeclarationID>

  init(_ program: Program, _ resolution: Resolution) {
    self.program = program
    self.resolution = resolution
    imports = ImportWriter(program, resolution)
    let members = Set(resolution.plans.compactMap { $0.familyMember(in: program) })
    let above = members.map { id in
      (id, program.superclasses(of: id).flatMap(program.branches).filter(members.contains))
    }
    classesInFamilies = Set(above.flatMap { $1.isEmpty ? [] : [$0] + $1 })
    let names = resolution.plans.flatMap(\.names)
    spelling = Spelling(
      program, resolution.sharedNulls,
      in: OutputScope(program, seeing: imports.view, generating: Set(names)))
  }

  /// The topmost class in the family of a class.
  func topmost(of id: DeclarationID) -> DeclarationID {
    program.lineage(of: id).last(where: classesInFamilies.contains) ?? id
  }

  /// The conditions of `#if` that are common to all classes of a family.
  ///
  /// - Parameter topmost: The topmost class of the family.
  /// - Returns: The conditions around that class that are around all others as well.
  func conditions(ofFamilyOf topmost: DeclarationID) -> [String] {
    let own = program.conditions(of: topmost)
    if own.isEmpty { return [] }
    let name = program.familyName(of: topmost)
    let others = classesInFamilies.filter { program.familyName(of: self.topmost(of: $0)) == name }
      .map(program.conditions)
    return own.filter { condition in others.allSatisfy { $0.contains(condition) } }
  }

  /// The modules that the output imports publicly.
  var modulesInPublic: Set<ModuleName> { imports.modulesInPublic }

  var file: GeneratedFile {
    GeneratedFile(
      imports: imports.lines, sections: resolution.fakes.compactMap(section) + shared)
  }

  /// The sections that several plans have in common, each once.
  private var shared: [GeneratedSection] {
    resolution.plans.flatMap { $0.shared(by: self) }.uniqued(by: \.title)
  }

  /// The section of one declaration; `nil` if it is empty.
  private func section(_ fake: FakePlan) -> GeneratedSection? {
    let declarations = declarations(of: fake)
    if declarations.isEmpty { return nil }
    return GeneratedSection(
      title: fake.title, conditions: fake.conditions, declarations: declarations)
  }

  /// The declarations of a fake, where all nested types are in one extension of the type that they are nested in.
  ///
  /// ```swift
  /// extension Outer {
  ///   protocol EmptyInner: Outer.Inner {}
  ///
  ///   struct NullInner: EmptyInner, NullObject {}
  /// }
  ///
  /// extension Outer.EmptyInner {
  ///   func run() {}
  /// }
  /// ```
  private func declarations(of fake: FakePlan) -> [GeneratedDeclaration] {
    var parts = fake.plans.map { $0.write(by: self) }
    if let nesting = fake.subject.flatMap(spelling.nesting),
      let first = parts.firstIndex(where: { !$0.beside.isEmpty })
    {
      let groups = parts.map(\.beside).filter { !$0.isEmpty }
      for index in parts.indices { parts[index].beside = [] }
      parts[first].beside = [
        GeneratedDeclaration(head: "extension \(nesting)", body: .members(groups))
      ]
    }
    return parts.flatMap { $0.beside + $0.atFileScope }
  }

  // MARK: - Explanations

  /// Explanations of where each default comes from.
  var explanations: [Explanation] {
    resolution.fakes.flatMap { fake in
      fake.plans.flatMap { $0.explanations(by: self, at: fake.place) }
    }
  }

  /// Explains where the defaults of members come from.
  func explanations(
    of members: [MemberPlan], in owner: String, at place: Place
  ) -> [Explanation] {
    members.filter { $0.requirement.member.kind != .initializer }.map { member in
      let origin = member.value?.origin ?? .nothingToReturn
      return explanation(
        of: member.requirement, in: owner, at: place, value: member.value,
        reason: member.value?.obstacle.map(program.text)
          ?? origin.text + (member.value?.remarks ?? ""),
        source: origin.place)
    }
  }

  /// Explains why a member is as it is.
  ///
  /// - Parameters:
  ///   - requirement: The member.
  ///   - owner: The name of the protocol, Null type or spy that the explanation is about.
  ///   - place: The place of messages about members of the standard library's protocols.
  ///   - value: The value that the member returns, if there is one.
  ///   - reason: Why it returns that value.
  ///   - source: The place in the sources that determines it.
  /// - Returns: The explanation.
  func explanation(
    of requirement: Requirement, in owner: String, at place: Place, value: DefaultValue? = nil,
    reason: String, source: Place? = nil
  ) -> Explanation {
    Explanation(
      protocolName: owner, module: program.declarations.modules.module(of: place.file)?.text,
      member: requirement.member.fullName,
      type: "\(requirement.member.type)",
      expression: value.map { spelling.text(of: $0.expression) } ?? "", reason: reason,
      source: source.map(program.describe), isUnresolved: value?.isPartial ?? false,
      place: requirement.place(for: place))
  }
}

extension DefaultValue {
  /// Remarks about enum cases that were passed over, and about values that differ from run to run.
  fileprivate var remarks: String {
    func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    return (passedOver.isEmpty ? "" : " instead of \(quoted(passedOver))")
      + (varying.isEmpty ? "" : "; \(quoted(varying)) may differ between runs")
  }
}
