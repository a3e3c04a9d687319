import FakegenKnowledge

/// Writes the sections of the file, in the order of the plans, and the imports.
struct FileWriter {
  private let fakes: [FakePlan]
  private let imports: ImportWriter
  let spelling: Spelling

  init(_ program: Program, _ resolution: Resolution) {
    fakes = resolution.fakes
    let types = resolution.plans.flatMap(\.types)
    imports = ImportWriter(program, resolution, naming: types)
    let names = resolution.plans.flatMap(\.names)
    spelling = Spelling(
      program, resolution.sharedNulls,
      in: OutputScope(
        program, seeing: imports.view, generating: Set(names), mentioning: types.flatMap(\.names)))
  }

  /// The whole output.
  var file: GeneratedFile {
    GeneratedFile(imports: imports.lines, sections: fakes.compactMap(section))
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
    var parts = fake.plans.map { $0.write(in: spelling) }
    if let nesting = fake.subject.flatMap(spelling.nesting),
      let first = parts.firstIndex(where: { !$0.beside.isEmpty })
    {
      let groups = parts.map(\.beside)
      for index in parts.indices { parts[index].beside = [] }
      parts[first].beside = [
        GeneratedDeclaration(head: "extension \(nesting)", body: .members(groups))
      ]
    }
    return parts.flatMap { $0.beside + $0.atFileScope }
  }
}
