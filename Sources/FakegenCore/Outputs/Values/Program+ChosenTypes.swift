import FakegenKnowledge
import FakegenSyntax

/// The types that get test data.
extension Program {
  /// The types that get test data because they are annotated, because all types in their file get it, or because they
  /// conform to a protocol whose types get it.
  func findChosenTypes() -> [DeclarationID] {
    let (files, names) = (declarations.sources.files, configuration.valueProtocols)
    let types = declarations.types.filter { mayHaveValue($0) && !isUsedByCompiler($0) }
    let inFiles = types.filter { files[self[$0].place.file.number].wantsValues }
    let conforming = names.isEmpty ? [] : types.filter { conforms($0, toOneOf: names) }
    return declarations.annotatedTypes + inFiles + conforming
  }

  /// All types that get test data: the chosen ones and, if the configuration asks for it, those that faked protocols and
  /// spied classes mention, and the types that all of these are made of.
  func typesWithValues(mentionedBy protocols: [DeclarationID]) -> [DeclarationID] {
    guard configuration.createsValues else { return chosenTypes }
    let shapes = protocols.map { shape(of: $0) }
    let owners = shapes.flatMap(\.ownProtocols).uniqued()
    func declared(in types: [TypeModel]) -> [DeclarationID] {
      types.flatMap(declaredTypes).filter(mayHaveValue)
    }
    let members = declarations.annotatedTypes.filter(wantsSpy).flatMap(lineage).uniqued()
      .flatMap(requirements).filter { $0.member.access >= .internal }
    let mentioned = (owners.flatMap(requirements) + members).flatMap { requirement in
      declared(in: requirement.types + requirement.effects.types)
    }
    let pinned = shapes.flatMap { shape in
      declared(in: shape.associatedTypes.compactMap { shape.pinnedTypes[$0.name] })
    }
    return (chosenTypes + mentioned + pinned).transitiveClosure {
      declared(in: partTypes(of: $0, madeBy: [.enumCase, .initializer]))
    }
  }

  /// Whether the sources declare a type, outside of the output's own module, and the output can access it.
  private func mayHaveValue(_ id: DeclarationID) -> Bool {
    self[id].isType && self[id].origin == .source && isAccessible(id)
      && !declarations.modules.isInOutputModule(self[id].place.file)
  }

  /// Whether the compiler alone uses a type, so that tests need no value of it: coding keys, a result builder, a global
  /// actor, or the program's entry point.
  private func isUsedByCompiler(_ id: DeclarationID) -> Bool {
    let attributes = [
      "main", "UIApplicationMain", "NSApplicationMain", "globalActor", "resultBuilder",
      "_functionBuilder",
    ]
    return attributes.contains(where: self[id].attributes.has)
      || !configuration.valueProtocols.contains("CodingKey")
        && conforms(id, toOneOf: ["CodingKey"])
  }

  /// The warnings that no type conforms to a protocol whose types should get test data.
  var valueProtocolProblems: [Diagnostic] {
    let types = declarations.types
    let unused = configuration.valueProtocols.filter { name in
      !types.contains { conforms($0, toOneOf: [name]) }
    }
    return unused.map { name in
      let names =
        types.flatMap { inheritedTypes(of: $0).flatMap(\.names) }.map(\.name)
        + declarations.candidates.map { self[$0].qualifiedName }
      let meant = nearestName(to: name, among: names.uniqued())
      return Diagnostic(
        .warning, .noConformingType(name).suggesting(meant), option: "values-of", value: name)
    }
  }

  /// Whether a type conforms to one of some protocols.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - names: The protocols' names as the command line gives them: `Entity`, `Store.Entity`, `Codable`.
  /// - Returns: Whether it does, directly or through a parent or superclass.
  func conforms(_ id: DeclarationID, toOneOf names: [String]) -> Bool {
    lineage(of: id).contains { id in
      let inherited = inheritedTypes(of: id)
      let parents = parents(named: inherited)
      let protocols = shape(of: parents.protocols).protocols
      // A framework's protocol, or a composition, is known by its spelling alone.
      return (inherited.flatMap(\.names) + parents.unknown).contains { names.contains($0.name) }
        || protocols.contains { names.contains(self[$0].qualifiedName) }
        || names.contains { name in
          let parts = protocolsOfAlias(name)
          return !parts.isEmpty && parts.allSatisfy(protocols.contains)
        }
    }
  }

  /// The protocols that an alias such as `Codable` stands for; empty for any other name.
  private func protocolsOfAlias(_ name: String) -> [DeclarationID] {
    let path = name.namePath
    return declarations.declarations(at: path).filter { self[$0].kind == .typealias }
      .compactMap { aliasedType(of: $0) }.flatMap { parents(named: [$0]).protocols }
  }

  /// The types of the sources that a type names, also behind aliases, in all branches of an `#if`.
  private func declaredTypes(in type: TypeModel) -> [DeclarationID] {
    declarations(throughAliasesIn: type).filter { self[$0].kind != .typealias }.flatMap(branches)
  }
}
