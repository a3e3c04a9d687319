import FakegenKnowledge

/// The modules that the output must import, with their access and attributes.
struct ImportNeeds {
  private let program: Program
  let exposed: ExposedNames
  /// Whether the output contains names of unknown meaning: those in users' own expressions, and those that no file
  /// declares, for example because a macro does.
  private let hasNamesOfUnknownOrigin: Bool
  /// Whether such names may be written in files that only support the faked ones, such as those of other packages.
  private let mayNameUnknownInSupport: Bool
  /// The modules of all declarations that the output depends on.
  private let sources: Set<ModuleName>
  /// Whether the output contains names that may come from a package whose sources are not given.
  private let mayNameUnseenPackages: Bool
  /// The `@_spi` attributes that imports need, because what is faked belongs to a private interface of the module.
  private let spiAttributes: [ModuleName: [String]]
  /// The access of imports that the plans need.
  private let wanted: [ModuleName: Access]
  /// Whether only constraints of extensions need the runtime's `package import`, which the compiler then takes for
  /// unused; those of generic types count as uses.
  let isRuntimeUnusedInPackage: Bool
  /// Whether the sources use `public import`, as they must if imports are internal by default.
  private let importsInPublic: Bool

  /// - Parameters:
  ///   - program: The program.
  ///   - resolution: The plans of the output.
  ///   - types: The types in the output.
  ///   - files: The files that declare the faked protocols.
  init(
    _ program: Program, _ resolution: Resolution, naming types: [TypeModel],
    importing files: [FileID]
  ) {
    self.program = program
    let signatures: [ExposedTypes] = resolution.fakes.flatMap { fake in
      fake.plans.map { plan in
        (plan.signatureTypes + plan.refined.map(program.plainType), plan.access, fake.subject)
      }
    }
    exposed = ExposedNames(program, signatures, importing: files)
    hasNamesOfUnknownOrigin =
      !program.configuration.defaults.isEmpty
      || resolution.plans.contains(where: \.hasNamesOfUnknownOrigin)
    mayNameUnknownInSupport = resolution.fakes.contains { fake in
      fake.plans.contains { plan in
        if plan.defaults.isEmpty {
          return plan.hasNamesOfUnknownOrigin
            && fake.subject.map { program[$0].origin == .support } ?? true
        }
        return plan.defaults.contains {
          $0.hasNamesOfUnknownOrigin && program[$0.requirement.owner].origin == .support
        }
      }
    }
    let shapes = resolution.subjectsWithImports.filter { program[$0].kind == .protocol }
      .map { program.shape(of: $0) }
    let constraints = shapes.flatMap(\.constraints)
    let types =
      types + signatures.flatMap(\.types) + constraints.flatMap(\.types)
    let behind = program.declarations(behind: types)
    sources = Set(behind.flatMap(program.declarations.modules(making:)))
    let unseen = UnseenPackageNames(program, importing: files)
    mayNameUnseenPackages =
      types.contains(where: unseen.mayOccur) || behind.contains(where: unseen.mayOccur)
    wanted = Dictionary(resolution.plans.flatMap(\.imports), uniquingKeysWith: max)
    isRuntimeUnusedInPackage =
      wanted[.runtime] == .package
      && !resolution.plans.contains { $0 is TypePlan && $0.imports[.runtime] == .package }
    importsInPublic = files.flatMap(program.declarations.imports).contains { $0.access == .public }
    spiAttributes =
      program.configuration.isElsewhere
      ? Self.spiAttributes(program, of: Set(shapes.flatMap(\.protocols)).union(behind)) : [:]
  }

  private static func spiAttributes(
    _ program: Program, of declarations: Set<DeclarationID>
  ) -> [ModuleName: [String]] {
    var texts: [ModuleName: Set<String>] = [:]
    for id in declarations {
      let spis = program.spis(of: id)
      guard !spis.isEmpty, let module = program.declarations.importedModule(of: id) else {
        continue
      }
      texts[module, default: []].formUnion(spis)
    }
    return texts.mapValues { Array($0).ordered() }
  }

  /// The libraries that the output needs besides the runtime, with the access of their imports.
  var libraries: [ModuleName: Access] {
    wanted.filter { $0.key != .runtime && ModuleName.ownLibraries.contains($0.key) }
  }

  /// The access of the import of the runtime.
  var accessOfRuntime: Access { wanted[.runtime] ?? .internal }

  /// The other modules whose public types get a conformance to `Defaultable`.
  ///
  /// If imports are internal by default, the compiler demands that such modules are imported publicly.
  var modulesInPublic: Set<ModuleName> {
    Set(wanted.keys).subtracting(ModuleName.ownLibraries + ModuleExports.alwaysVisible)
  }

  /// Whether the output needs the import of a module.
  ///
  /// It needs the import if it depends on a declaration of the module, if it contains names of unknown meaning that come
  /// from a file with the import, or if the module re-exports others. If the module's sources are not given, it also
  /// needs the import of a system framework, and of a module that may declare some name.
  ///
  /// ```swift
  /// import Kit  // a package whose sources are not given
  ///
  /// @Faked protocol Feed { func item() -> Item }  // may come from Kit, so the import stays
  /// @Faked protocol Count { func count() -> Int }  // needs no import
  /// ```
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - isOfSupport: Whether only files that support the faked ones import it.
  /// - Returns: Whether the output needs it.
  func isNeeded(_ module: ModuleName, inSupport isOfSupport: Bool = false) -> Bool {
    (isOfSupport ? mayNameUnknownInSupport : hasNamesOfUnknownOrigin) || sources.contains(module)
      || program.declarations.exportsModules(module)
      || !program.declarations.modules.hasFiles(of: module)
        && (mayNameUnseenPackages || ModuleExports.isFramework(module))
  }

  /// The `@_spi` attributes that the import of a module needs.
  func spiAttributes(of module: ModuleName) -> [String] { spiAttributes[module, default: []] }

  /// The access of a module's import: `public` or `package` if exposed signatures may name its types, `internal` if
  /// other files of the output's module state an access, `nil` if none is written.
  func access(of module: ModuleName) -> Access? {
    if modulesInPublic.contains(where: { exposed.mayBeDeclared(in: module, by: $0) }) {
      return .public
    }
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
  /// The declarations that some types name, with their outermost types, their parents, their superclasses and the types
  /// behind aliases.
  fileprivate func declarations(behind types: [TypeModel]) -> [DeclarationID] {
    let named = types.flatMap(\.declarations)
    // The outermost type may belong to another module.
    return (named + named.compactMap(root)).transitiveClosure { id in
      switch self[id].kind {
      case .protocol: shape(of: id).protocols
      case .class: superclass(of: Superclass(id: id)).map { [$0.id] } ?? []
      case .typealias: aliasedType(of: id)?.declarations ?? []
      case .struct, .enum, .actor, .extension: []
      }
    }
  }
}

extension Resolution {
  /// The protocols and types for which something is generated that may name what their files import.
  var subjectsWithImports: [DeclarationID] {
    fakes.filter { $0.plans.contains(where: \.needsImportsOfItsFile) }.compactMap(\.subject)
  }
}

extension [TypeModel] {
  /// Whether the types contain names of unknown origin.
  var hasNamesOfUnknownOrigin: Bool {
    flatMap(\.names).contains { name in
      guard case .unknown(nil) = name.root.meaning else { return false }
      return KnownTypes.module(of: name.root.name) == nil
    }
  }
}

extension MemberPlan {
  /// Whether the member contains names of unknown origin.
  var hasNamesOfUnknownOrigin: Bool {
    requirement.member.chosenDefault != nil
      || (types + [requirement.type]).hasNamesOfUnknownOrigin
  }
}
