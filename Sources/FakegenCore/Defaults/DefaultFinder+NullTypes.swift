import FakegenKnowledge

/// Values of protocols, which are Null types.
extension DefaultFinder {
  /// The value of a protocol: `NullStore<Int, String>()`, or a type that the user wrote under that name.
  ///
  /// If the branches of an `#if` declare the protocol, the branch that is taken at the site counts.
  func nullValue(of id: DeclarationID, arguments: [TypeModel]) throws(Obstacle) -> DefaultValue {
    let id = try branchTaken(of: id)
    if let written = try? handWrittenNull(of: id) { return written }
    try requireFake(of: id)
    let (type, needs) = try typeAndNeeds(ofNullOf: id, arguments)
    let isAmbiguous = program.shape(of: id)
      .hasRivalOfBlankInitializer(isAsync: site.effects.isAsync)
    return DefaultValue(
      isAmbiguous ? .member("defaultValue", nil, of: type) : .make(type, []),
      origin: .nullType(program[id].place), needs: needs)
  }

  /// `NullPlugin.self` for `any Plugin.Type`.
  func metatype(conformingTo constraint: TypeModel) throws(Obstacle) -> DefaultValue {
    if case .named(let named) = constraint.bare, let declared = named.declaration,
      program[declared].kind == .protocol, !program.isPrelude(declared)
    {
      let id = try branchTaken(of: declared)
      try requireFake(of: id)
      return DefaultValue(.metatype(try nullType(of: id, arguments: named.arguments)))
    }
    // A composition's Null type is the type of its value.
    guard case .make(let type?, _) = try existential(constraint).expression else {
      throw .shapeless(.existential(.metatype(constraint)))
    }
    return DefaultValue(.metatype(type))
  }

  /// The declaration of a protocol that exists at the site, if the branches of an `#if` declare it.
  private func branchTaken(of id: DeclarationID) throws(Obstacle) -> DeclarationID {
    let branches = program.branches(of: id).filter { !site.excludes(program[$0].conditions) }
    if branches.count > 1 { throw ambiguous(branches) }
    return branches.first ?? id
  }

  /// Throws the obstacle that a protocol's fake exists only in branches of an `#if` that may not be taken at the site.
  private func requireFake(of id: DeclarationID) throws(Obstacle) {
    if let branch = site.firstUncertain(of: program.branchesAroundFake(of: id)) {
      throw .onlyUnder(branch, id, isDecided: site.excludes([branch]))
    }
  }

  /// A value of the type that the user wrote in the place of a Null type.
  private func handWrittenNull(of id: DeclarationID) throws(Obstacle) -> DefaultValue {
    let null = program.declarations.declarations(at: program.path(.null, of: id)).first
    guard let null, program.isHandWritten(null, asNullOf: id) else { throw .noNullType(id) }
    let type = NamedType(program[null].name, meaning: .declaration(null))
    var value = try value(ofDeclaration: null, type)
    // Nothing else tells the compiler which type is meant.
    value.expression = value.expression.naming(.named(type))
    return value
  }

  /// Requests a protocol's Null type, and returns it with its generic arguments.
  func nullType(of id: DeclarationID, arguments: [TypeModel]) throws(Obstacle) -> TypeModel {
    let (type, needs) = try typeAndNeeds(ofNullOf: id, arguments)
    guard needs.isEmpty else { throw .noNullType(id) }
    return type
  }

  /// Requests a protocol's Null type, and returns it with what its generic arguments need.
  ///
  /// ```swift
  /// protocol Repo<Item> { associatedtype Item; func first() -> Item? }
  ///
  /// func repo() -> any Repo<Int>  // NullRepo<Int>
  /// ```
  ///
  /// - Parameters:
  ///   - id: The protocol.
  ///   - arguments: The types for its primary associated types.
  /// - Returns: The type, and the arguments that have to be `Defaultable`.
  /// - Throws: The reason why no Null type stands for the protocol with these arguments.
  private func typeAndNeeds(
    ofNullOf id: DeclarationID, _ arguments: [TypeModel]
  ) throws(Obstacle) -> (type: TypeModel, needs: [DefaultValue.Need]) {
    let name = program.path(.null, of: id)
    guard canHaveNull(id), name.count > 1 || !site.hides(name[0]) else { throw .noNullType(id) }
    facts.noteUse(ofNullOf: id)
    let witnesses = TypeWitnessPlanner(facts, of: .of(id), program.shape(of: id))
    let parameters = witnesses.genericParameters
    let given = Dictionary(zip(program[id].primaryAssociatedTypes, arguments)) { first, _ in first }
    // What the Null type itself decides is the same wherever it is used.
    for (name, argument) in given where !parameters.contains(name) {
      guard (witnesses.stated[name] ?? witnesses.usableDefault(of: name)) == argument else {
        throw .noNullType(id)
      }
    }
    if parameters.isEmpty { return (.named(program.nullType(of: id)), []) }
    // Its arguments may contain the Null type itself.
    guard let inner = site.following(name.joined(separator: ".")) else { throw .noNullType(id) }
    let chooser = changed(witnesses) { $0.followed = inner.followed }
    var types: [TypeModel] = []
    for parameter in parameters {
      guard let type = given[parameter] ?? chooser.type(for: parameter) else {
        throw .noNullType(id)
      }
      types.append(type)
    }
    var needs: [DefaultValue.Need] = []
    for (parameter, type) in zip(parameters, types) {
      let demanded = witnesses.shape.demands(on: parameter).parents.protocols
      if let unmet = unmetProtocol(among: demanded, by: type) {
        throw .unconstrained(type, program[unmet].name, of: program[id].name)
      }
      let obstacle = facts.obstacle(
        toConformanceOf: type, to: demanded, in: witnesses.shape,
        isFromAnywhere: !site.isolation.isOnMainActor)
      if let obstacle { throw obstacle }
      if !facts.holds(.isDefaultable(parameter, of: id)) || isDefaultable(type) { continue }
      // An extension can constrain associated types of the site's protocol, and nothing else.
      guard case .named(let named) = type, named.meaning == .parameter,
        site.shape.hasAssociatedType(named.root.name), site.genericParameter(named.root.name) == nil
      else { throw .part(type, .shapeless(type)) }
      needs.append(.defaultable(type))
    }
    return (.named(program.nullType(of: id, types)), needs)
  }

  /// The first protocol that the Null type demands of an argument, but to which the argument need not conform.
  ///
  /// Such an argument is a generic parameter or an associated type at the site, which `any Store<Key>` may name.
  private func unmetProtocol(
    among demanded: [DeclarationID], by type: TypeModel
  ) -> DeclarationID? {
    guard let name = type.parameterName, site.isLocalType(name), site.pinned[name] == nil
    else { return nil }
    let stated = site.parents(of: NamedType(name, meaning: .parameter))
    let known = program.shape(of: stated.protocols).protocols
    return program.shape(of: demanded).protocols.first { !known.contains($0) }
  }

  /// Whether a protocol has a Null type, or will have one if it is needed.
  func canHaveNull(_ id: DeclarationID) -> Bool {
    guard !program.isPrelude(id), !facts.isNullImpossible(id), program.refusal(of: id) == nil,
      program.isVisible(id), program.wantsNull(of: id),
      site.holds(program.branchesAroundFake(of: id))
    else { return false }
    return program.shape(of: id).unknownParents.isEmpty
  }

  // MARK: - Existentials

  /// The value of an existential type: a Null type, or a value of the standard library that has the conformances.
  ///
  /// - Parameter constraint: The protocol or composition, or an alias for one.
  /// - Returns: The value.
  /// - Throws: The reason why there is none.
  func existential(_ constraint: TypeModel) throws(Obstacle) -> DefaultValue {
    var constraint = constraint
    // The last alias names the type of a composition.
    var alias: DeclarationID?
    while case .named(let named) = constraint.bare, let id = named.declaration,
      let aliased = program.aliasedType(of: id, arguments: named.arguments)
    {
      constraint = if case .existential(let inner) = aliased.bare { inner } else { aliased }
      alias = id
    }
    if case .named(let named) = constraint.bare,
      let row = StandardDefaults.row(for: named.name)
        ?? StandardDefaults.row(forAny: named.name),
      named.declaration.map({ program.isPrelude($0) }) ?? true,
      let value = try value(in: row, of: named)
    {
      return value
    }
    let parents = program.parents(named: [constraint])
    if let unknown = parents.unknown.first { throw .unknown(unknown) }
    if parents.isClassBound, parents.protocols.isEmpty, parents.superclass == nil {
      return nullReference
    }
    guard parents.superclass == nil, !parents.protocols.isEmpty else {
      throw .shapeless(.existential(constraint))
    }
    let own = parents.protocols.filter { !program.isPrelude($0) }
    if own.isEmpty { return try standardExistential(parents, constraint) }
    // Only an object has the type `any P & AnyObject`.
    let hasToBeObject = parents.isClassBound && !own.contains { program.shape(of: $0).isClassBound }
    for id in own where covers(id, parents.protocols) && !hasToBeObject {
      return try nullValue(of: id, arguments: arguments(of: id, in: constraint))
    }
    return try compositionValue(parents, constraint, alias)
  }

  /// The generic arguments of a protocol in a composition.
  private func arguments(of id: DeclarationID, in constraint: TypeModel) -> [TypeModel] {
    let parts =
      if case .composition(let parts) = constraint.bare { parts } else { [constraint.bare] }
    let all = parts.compactMap { part in if case .named(let named) = part { named } else { nil } }
    return all.first { $0.declaration == id }?.arguments ?? []
  }

  /// Whether conforming to one protocol implies conforming to several.
  func covers(_ id: DeclarationID, _ protocols: [DeclarationID]) -> Bool {
    protocols.allSatisfy { program.refines(id, $0) || program.isSendableImplied($0, of: id) }
  }

  /// A Null type that conforms to several protocols, as `NullCacheLog` for `any Cache & Log`, or `NullStorage` if that
  /// is the type alias `Storage`.
  private func compositionValue(
    _ parents: Parents, _ constraint: TypeModel, _ alias: DeclarationID?
  ) throws(Obstacle) -> DefaultValue {
    let own = parents.protocols.filter { !program.isPrelude($0) }
    for id in own
    where !canHaveNull(id) || !program.conditions(of: id).isEmpty || program.hasEmptyClass(id) {
      throw .noNullType(id)
    }
    let shape = program.shape(of: parents.protocols)
    // A subclass is `Sendable` only if its superclass is.
    let isSendableClass =
      shape.superclass != nil
      && program.hasStandard("Sendable", among: parents.protocols)
    guard parents.equalities.isEmpty, !isSendableClass, let first = own.first else {
      throw .noCommonType(constraint)
    }
    let name =
      alias.map { program[$0].path.joined() }
      ?? parents.protocols.map { program[$0].name }.ordered().joined()
    // Joined names would not do as a key: they are ambiguous, and one name may mean several protocols.
    let numbers = parents.protocols.map(\.number).sorted().map(String.init)
    let kind = parents.isClassBound ? "AnyObject" : ""
    // If the output is public, default arguments of public functions may make it.
    let access =
      program.configuration.isPublic
      ? own.map(program.generatedAccess).min() ?? .internal : .internal
    let request = NullRequest(
      name: name, key: "& \(numbers.joined(separator: " ")) \(kind) \(alias == nil ? "" : name)",
      requester: NullRequester(name: nil, access: access, place: program[first].place),
      parents: parents)
    guard canConform(parents), let id = facts.requestShared(request) else {
      throw .noCommonType(constraint)
    }
    return DefaultValue(.make(id.type(named: name), []), origin: .nullType(nil))
  }

  /// Whether a generated type can conform to some protocols at all.
  func canConform(_ parents: Parents) -> Bool {
    let shape = program.shape(of: parents.protocols)
    guard shape.unknownParents.isEmpty, !shape.refinesItself else { return false }
    return shape.protocols.allSatisfy {
      !facts.isNullImpossible($0) && !program[$0].isBroken && !program.isUnfakeable($0)
    }
  }
}

extension Program {
  /// Whether the prelude declares a protocol only for use in constraints.
  func isUnfakeable(_ id: DeclarationID) -> Bool {
    isPrelude(id) && self[id].attributes.contains { Prelude.Mark($0) == .unfakeable }
  }
}
