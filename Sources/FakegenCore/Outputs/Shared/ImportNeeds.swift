import FakegenKnowledge

/// Which modules the output has to import, and how.
struct ImportNeeds {
  private let program: Program
  let exposed: ExposedNames
  /// Whether the output has names of which nobody knows what they mean: those in users' own expressions, and
  /// those that no file declares, which a macro may have made.
  private let mayNameAnything: Bool
  /// The modules that what is written comes from.
  private let sources: Set<ModuleName>
  /// Whether the output has names that a package may declare of which no file is given.
  private let mayNameStrangers: Bool
  /// The attributes by which imports show what faked protocols say to be a module's private interface.
  private let spiAttributes: [ModuleName: [String]]
  /// How visible the plans want some imports to be.
  private let wanted: [ModuleName: Access]
  /// Whether the sources say `public import`, as they have to where imports are internal by default.
  private let importsInPublic: Bool

  /// - Parameters:
  ///   - program: Everything that is declared.
  ///   - resolution: What is written.
  ///   - files: The files that the faked protocols stand in.
  init(_ program: Program, _ resolution: Resolution, importing files: [FileID]) {
    self.program = program
    let shown = resolution.plans.flatMap { $0.exposedTypes(in: program) }
    // What many protocols refine is gone through once.
    let owners = Dictionary(
      shown.flatMap { one in one.owners.map { ($0, one.access) } }, uniquingKeysWith: max)
    let signatures =
      shown + owners.map { ExposedTypes(types: program.typesNamed(by: $0), access: $1) }
    exposed = ExposedNames(program, signatures)
    mayNameAnything =
      !program.configuration.defaults.isEmpty
      || resolution.plans.contains(where: \.mayNameAnything)
    let constraints = resolution.faked.flatMap { program.shape(of: $0).constraints }
    let types =
      resolution.plans.flatMap(\.types) + signatures.flatMap(\.types)
      + constraints.flatMap(\.types)
    let behind = program.declarations(behind: types)
    sources = Set(behind.flatMap(program.declarations.modules(making:)))
    let strangers = Strangers(program, importing: files)
    mayNameStrangers =
      types.contains(where: strangers.mayBeNamed) || behind.contains(where: strangers.mayStand)
    wanted = resolution.plans.reduce(into: [:]) { all, plan in
      all.merge(plan.imports(in: program), uniquingKeysWith: max)
    }
    importsInPublic = files.flatMap(program.declarations.imports).contains { $0.access == .public }
    spiAttributes =
      program.configuration.isElsewhere ? Self.spiAttributes(program, resolution) : [:]
  }

  private static func spiAttributes(
    _ program: Program, _ resolution: Resolution
  ) -> [ModuleName: [String]] {
    var texts: [ModuleName: Set<String>] = [:]
    for id in Set(resolution.faked.flatMap { program.shape(of: $0).protocols }) {
      guard let module = program.declarations.importedModule(of: id) else { continue }
      texts[module, default: []].formUnion(program.interfaces(of: id))
    }
    return texts.mapValues { Array($0).ordered() }
  }

  /// The libraries that the output needs besides the runtime, and how visible their imports have to be.
  var libraries: [ModuleName: Access] {
    wanted.filter { $0.key != .runtime && ModuleName.ownLibraries.contains($0.key) }
  }

  /// How visible the import of the runtime has to be.
  var accessOfRuntime: Access { wanted[.runtime] ?? .internal }

  /// Other modules whose public types conform to `Defaultable` here: where imports are internal by default, the compiler
  /// wants these to be public.
  var modulesInPublic: Set<ModuleName> { Set(wanted.keys).subtracting(ModuleName.ownLibraries) }

  /// Whether a module may declare something that the output names: something that is written comes from there, it
  /// shows other modules, it is the system's, or nobody knows its files nor all of the names.
  ///
  /// ```swift
  /// import Kit  // of which no file is given
  ///
  /// @Faked protocol Feed { func item() -> Item }  // may be Kit's, so that the import stays
  /// @Faked protocol Count { func count() -> Int }  // needs no import
  /// ```
  func isNeeded(_ module: ModuleName) -> Bool {
    mayNameAnything || sources.contains(module) || program.declarations.exportsModules(module)
      || !program.declarations.modules.hasFiles(of: module)
        && (mayNameStrangers || ModuleExports.isFramework(module))
  }

  /// The attributes by which an import shows what the faked protocols say to be a private interface.
  func spiAttributes(of module: ModuleName) -> [String] { spiAttributes[module, default: []] }

  /// `public`, where the output names the module's types in public; `internal`, if other files say so.
  func access(of module: ModuleName) -> Access? {
    if modulesInPublic.contains(module) { return .public }
    let configuration = program.configuration
    let mayBePublic =
      configuration.isPublic || !configuration.isElsewhere && importsInPublic
    if mayBePublic,
      let access = [Access.public, .package].first(where: { exposed.mayNeed(module, for: $0) })
    {
      return access
    }
    return program.declarations.restrictedImports.contains(module) ? .internal : nil
  }
}

extension Program {
  /// What some types name, and what is above or behind that.
  fileprivate func declarations(behind types: [TypeModel]) -> [DeclarationID] {
    types.flatMap(\.declarations).reaching { id in
      switch self[id].kind {
      case .protocol: shape(of: id).protocols
      case .class: superclasses(of: id)
      case .typealias: aliasedType(of: id)?.declarations ?? []
      case .struct, .enum, .actor, .extension: []
      }
    }
  }
}

extension [TypeModel] {
  /// Whether there are names of which nobody knows where they come from.
  var mayNameAnything: Bool {
    flatMap(\.names).contains { name in
      guard case .unknown(nil) = name.root.meaning else { return false }
      return KnownTypes.module(of: name.root.name) == nil
    }
  }
}

extension MemberPlan {
  /// Whether it has names of which nobody knows where they come from.
  var mayNameAnything: Bool {
    requirement.member.chosenDefault != nil
      || (types + [requirement.type]).mayNameAnything
  }
}
