/// Writes the imports of the output: those of the files that the faked protocols and their ancestors stand in,
/// those that default values need, and the runtime.
struct ImportWriter {
  private let program: Program
  private let resolution: Resolution
  private let files: [FileID]
  private let neededImports: [ImportModel]
  private let exposed: ExposedNames
  /// Whether the output has names of which nobody knows what they mean: those in users' own expressions, and
  /// those that no file declares, which a macro may have made.
  private let mayNameAnything: Bool
  /// The modules that have to be imported besides.
  private let unseenModules: [ModuleName]
  /// What the output sees of other modules.
  let view: FileView

  init(_ program: Program, _ resolution: Resolution) {
    self.program = program
    self.resolution = resolution
    var files: Set<FileID> = []
    for id in resolution.faked {
      for ancestor in program.shape(of: id).protocols where !program.isPrelude(ancestor) {
        files.insert(program[ancestor].place.file)
      }
    }
    self.files = Array(files).ordered()
    // A file that is only tested against says nothing of how the output sees a module.
    neededImports =
      resolution.fakes.flatMap { $0.imports + ($0.empty?.imports ?? []) }.uniqued()
      .filter { !$0.attributes.contains("@testable") }
    exposed = ExposedNames(program, resolution.fakes)
    mayNameAnything =
      !program.configuration.defaults.isEmpty
      || resolution.fakes.flatMap(\.members).contains { $0.mayNameAnything }
    let configured = program.configuration.imports + program.configuration.testableImports
    var view = FileView()
    view.modules = Set(configured.map { ModuleName($0) } + [.runtime])
    for file in self.files { view.formUnion(program.declarations.view(of: file)) }
    for imported in neededImports { view.add(imported) }
    unseenModules = Self.modules(of: resolution.fakes, unseenBy: view, program)
    view.modules.formUnion(unseenModules)
    self.view = view
  }

  private var configuration: Configuration { program.configuration }

  var lines: [ImportLine] {
    var lines = files.flatMap(program.declarations.imports).filter {
      $0.module != "Faked" && $0.module != .runtime && isNeeded($0.module)
    }.map(line)
    lines += neededImports.map(line)
      .ordered { ($0.text, $0.conditions.joined()) < ($1.text, $1.conditions.joined()) }
    lines += unseenModules.map { plainImport($0.text) }
    lines.append(runtimeImport)
    lines += configuration.imports.filter(isNeededHere).map(plainImport)
    lines += configuration.testableImports.filter(isNeededHere).map { module in
      let words =
        spiAttributes(of: ModuleName(module)) + ["@testable"] + accessWord(of: ModuleName(module))
        + ["import", module]
      return ImportLine(
        module: module, text: words.joined(separator: " "), isTestable: true, conditions: [])
    }
    return merged(lines.uniqued())
  }

  /// The modules of the types and protocols that the output names, where no import shows them.
  private static func modules(
    of fakes: [FakePlan], unseenBy view: FileView, _ program: Program
  ) -> [ModuleName] {
    guard program.declarations.modules.isAnyKnown else { return [] }
    let types = fakes.flatMap { fake in
      (fake.empty?.members.flatMap(\.types) ?? []) + (fake.null?.types ?? [])
    }
    var modules: Set<ModuleName> = []
    for id in types.flatMap(\.names).compactMap(\.declaration) + fakes.compactMap(\.subject) {
      guard program[id].origin == .support,
        let module = program.declarations.module(of: id), !view.modules.contains(module),
        !view.modules(importedFor: program[id].path[0]).contains(module)
      else { continue }
      modules.insert(module)
    }
    return Array(modules).ordered()
  }

  /// Whether a module that the command line names is needed; a single one always is.
  private func isNeededHere(_ module: String) -> Bool {
    configuration.allImports.count == 1 || isNeeded(ModuleName(module))
  }

  /// Whether a module may declare something that the output names: nobody knows all of its files, it shows other
  /// modules, or something that it declares was asked for.
  private func isNeeded(_ module: ModuleName) -> Bool {
    mayNameAnything || !program.declarations.modules.hasFiles(of: module)
      || program.declarations.exportsModules(module)
      || program.declarations.modulesAskedFor.contains(module)
  }

  private func plainImport(_ module: String) -> ImportLine {
    let words =
      spiAttributes(of: ModuleName(module)) + accessWord(of: ModuleName(module)) + [
        "import", module,
      ]
    return ImportLine(
      module: module, text: words.joined(separator: " "), isTestable: false, conditions: [])
  }

  /// Whether the sources say `public import`, as they have to where imports are internal by default.
  private var importsInPublic: Bool {
    files.contains { file in
      program.declarations.imports(of: file).contains { $0.access == .public }
    }
  }

  /// The attributes by which an import shows what a module's faked protocols say to be its private interface.
  private func spiAttributes(of module: ModuleName) -> [String] {
    guard configuration.isElsewhere else { return [] }
    let protocols = resolution.faked.flatMap { program.shape(of: $0).protocols }.uniqued()
    let attributes = protocols.filter { program.declarations.module(of: $0) == module }.flatMap {
      id in
      program[id].attributes + program.requirements(of: id).flatMap(\.member.attributes)
    }
    return attributes.filter { $0.name == "_spi" }.map(\.text).uniqued().ordered()
  }

  /// `public`, if the output is for another module than the sources' and names the module's types in public;
  /// `internal`, if other files say so.
  private func accessWord(of module: ModuleName) -> [String] {
    let access =
      configuration.isPublic || !configuration.isElsewhere && importsInPublic
      ? [Access.public, .package].first { exposed.mayNeed(module, for: $0) } : nil
    if let access { return ["\(access)"] }
    return program.declarations.restrictedImports.contains(module) ? ["internal"] : []
  }

  private func line(for imported: ImportModel) -> ImportLine {
    var words = imported.attributes.filter { !$0.hasPrefix("@_exported") }
    if configuration.isElsewhere {
      words += accessWord(of: imported.module)
    } else if let access = imported.access,
      access <= .internal || exposed.mayNeed(imported.module, for: access)
    {
      words.append("\(access)")
    }
    words.append("import")
    words += [imported.scope].compactMap { $0 } + [imported.path]
    return ImportLine(
      module: imported.path, text: words.joined(separator: " "),
      isTestable: imported.attributes.contains("@testable"),
      conditions: imported.conditions.map(\.standalone))
  }

  /// Public Null types conform to `NullObject` in public, wherever imports are internal by default.
  ///
  /// A module that imports the runtime itself decides how: the compiler wants all its files to agree.
  private var runtimeImport: ImportLine {
    let widest = resolution.fakes.map(accessOfRuntime).max() ?? .internal
    let needsAccess =
      (configuration.isPublic || !program.declarations.importsRuntimePlainly) && widest > .internal
    let words =
      needsAccess
      ? ["\(min(widest, .public))"]
      : program.declarations.restrictedImports.contains(.runtime) ? ["internal"] : []
    let text = (words + ["import FakedRuntime"]).joined(separator: " ")
    return ImportLine(module: "FakedRuntime", text: text, isTestable: false, conditions: [])
  }

  /// The access of what names the runtime's types in its head.
  private func accessOfRuntime(_ fake: FakePlan) -> Access {
    let null = fake.null.map(accessOfRuntime) ?? .internal
    let isNeeded = fake.empty?.members.contains { !$0.needs.isEmpty } ?? false
    guard isNeeded, let id = fake.subject else { return null }
    return max(null, program.generatedAccess(for: id))
  }

  /// Conformances may be hidden from the rest of the package, constraints may not.
  private func accessOfRuntime(_ null: NullPlan) -> Access {
    let isConstrained =
      null.genericParameters.contains(where: \.isDefaultable) || !null.defaultableMembers.isEmpty
    return null.access >= .public || isConstrained ? null.access : .internal
  }

  /// One line for each import; an unconditional one makes the conditional ones needless.
  private func merged(_ lines: [ImportLine]) -> [ImportLine] {
    var result: [ImportLine] = []
    let tested = lines.filter(\.isTestable).flatMap {
      ["import \($0.module)", "internal import \($0.module)"]
    }
    for line in lines.ordered(by: ImportWriter.isBefore) {
      let isCovered = result.contains {
        $0.module == line.module && $0.conditions.isEmpty && $0.text.widensImport(of: line.text)
      }
      // What is imported for tests shows all that is public as well.
      if !isCovered, !tested.contains(line.text) { result.append(line) }
    }
    return result
  }

  /// Plain imports by module, then those of single declarations, `@testable` ones, and those under conditions; of one module the widest first.
  private static func isBefore(_ left: ImportLine, _ right: ImportLine) -> Bool {
    if left.conditions.isEmpty != right.conditions.isEmpty { return left.conditions.isEmpty }
    if left.isTestable != right.isTestable { return right.isTestable }
    if left.isScoped != right.isScoped { return right.isScoped }
    if left.module != right.module { return left.module < right.module }
    if left.rank != right.rank { return left.rank < right.rank }
    return left.text < right.text
  }
}

extension ImportLine {
  /// Whether it imports a single declaration, as in `import struct System.FileDescriptor`.
  fileprivate var isScoped: Bool {
    !text.hasSuffix("import \(module)")
  }

  fileprivate var rank: Int {
    if text.hasPrefix("public ") || text.contains(" public ") { return 0 }
    return text.hasPrefix("import ") ? 1 : 2
  }
}

extension String {
  /// Whether an import makes another of the same module needless.
  fileprivate func widensImport(of other: String) -> Bool {
    self == other || !other.hasPrefix("@") && !hasPrefix("@")
  }
}

extension MemberPlan {
  fileprivate var mayNameAnything: Bool {
    requirement.member.chosenDefault != nil
      || (types + [requirement.type]).flatMap(\.names).contains { name in
        guard case .unknown(nil) = name.root.meaning else { return false }
        return KnownTypes.module(of: name.root.name) == nil
      }
  }
}
