import FakegenKnowledge

// What an associated type may be that nothing decides, in the order of the documentation.

extension TypeWitnessPlanner {
  /// The primary associated types that nothing else decides; of a spy all others, too.
  func genericParameters(
    of id: DeclarationID, shape: ProtocolShape, ofSpy isOfSpy: Bool = false
  ) -> [String] {
    let others = isOfSpy ? shape.associatedTypes.map(\.name).filter { isOpen($0, in: shape) } : []
    let names = (program[id].primaryAssociatedTypes + others).uniqued()
    if names.isEmpty { return [] }
    let pinned = program.pinnedTypes(of: shape)
    let annotated = annotatedTypes(of: shape)
    let redeclared = program.redeclaredTypes(of: shape)
    return names.filter { name in
      pinned[name] == nil && annotated[name] == nil && redeclared[name] == nil
        && shape.hasAssociatedType(name)
        && usableDefault(of: name, in: shape) == nil
        && mayBeParameter(name, beside: names, in: shape)
    }
  }

  /// Whether the head of a type can say what is demanded: it cannot speak of the type itself, and `<Digest: Digest>`
  /// means the parameter.
  private func mayBeParameter(
    _ name: String, beside parameters: [String], in shape: ProtocolShape
  ) -> Bool {
    let demands = program.mergedDemands(on: name, in: shape)
    return !demands.members.values.contains { $0.mentions("Self") }
      && !demands.parents.protocols.contains {
        !program.isPrelude($0) && program[$0].nesting.isEmpty
          && parameters.contains(program[$0].name)
      }
  }

  /// Whether the sources declare an associated type, and say of no other type that it is the same.
  private func isOpen(_ name: String, in shape: ProtocolShape) -> Bool {
    let declarations = shape.associatedType(name)?.declarations ?? []
    return declarations.contains { !program.isPrelude($0.owner) }
      && !shape.constraints.map(\.constraint).contains { constraint in
        constraint.relation == .equals
          && [constraint.left.parameterName, constraint.right.parameterName].contains(name)
      }
  }

  /// The types that annotations choose; those of the protocol itself come before its parents'.
  func annotatedTypes(
    of shape: ProtocolShape, for protocols: [DeclarationID]? = nil
  ) -> [String: TypeModel] {
    var types: [String: TypeModel] = [:]
    for id in protocols ?? shape.protocols {
      guard let annotation = program.annotation(of: id) else { continue }
      let scope = program.scope(around: id)
      for (name, type) in annotation.types where types[name] == nil {
        types[name] = program.bindGenerated(type, in: scope)
      }
    }
    return types
  }

  // MARK: - Choice

  /// Finds a type for an associated type that nothing decides.
  ///
  /// - Parameters:
  ///   - name: The associated type.
  ///   - shape: What declares it.
  ///   - owner: Who it is for.
  ///   - known: Associated types that are decided.
  /// - Returns: The type; `nil` if nothing that is known meets the demands.
  func type(
    for name: String, in shape: ProtocolShape, of owner: Owner, known: [String: TypeModel] = [:]
  ) -> TypeModel? {
    let demands = program.mergedDemands(on: name, in: shape)
    if let superclass = standardSuperclass(demands.parents) { return superclass }
    guard demands.parents.unknown.isEmpty else { return nil }
    if let visible = visibleNull(named: name, for: demands) { return visible }
    let own = demands.parents.protocols.filter { !program.isPrelude($0) }
    if let null = nullOfConstraint(own, demands, in: shape, knowing: known) { return null }
    let isOfPrelude = (shape.associatedType(name)?.declarations ?? []).allSatisfy {
      program.isPrelude($0.owner)
    }
    if own.isEmpty, demands.parents.superclass == nil, isOfPrelude || isStructural(demands),
      let standard = standardType(for: demands, known: known)
    {
      return standard
    }
    if let superclass = demands.parents.superclass, own.isEmpty {
      return isConforming(demands.parents) ? superclass : nil
    }
    return generatedNull(for: name, demands: demands, of: owner, known: known)
      ?? ownType(for: name, demands, in: shape, of: owner, known: known)
      ?? extendedType(for: demands)
  }

  /// A type of the standard library that the sources extend with what is demanded, as in `extension Double: Scalar {}`.
  private func extendedType(for demands: AssociatedTypeDemands) -> TypeModel? {
    guard demands.memberConstraints.isEmpty, demands.parents.superclass == nil else { return nil }
    let own = demands.parents.protocols.filter { !program.isPrelude($0) }
    let others = demands.parents.protocols.filter { program.isPrelude($0) }
    let row = StandardConformances.candidates.first { row in
      let added = program.declarations.extensions(of: [row.type.text]).filter {
        $0.isUnconditional(beside: [])
      }
      let parents = added.flatMap { added in
        added.inherited.map { program.bind($0, in: NameScope(file: added.place.file, nesting: [])) }
      }
      let conformances = program.shape(of: program.parents(named: parents).protocols).protocols
      return own.allSatisfy(conformances.contains) && program.conforms(row, to: others)
    }
    return row.map { $0.type.type(withElement: .name("Int", .unknown(nil))) }
  }

  /// The type itself, for `Inverse: Edit where Inverse.Inverse == Self` of an `Edit`.
  private func ownType(
    for name: String, _ demands: AssociatedTypeDemands, in shape: ProtocolShape, of owner: Owner,
    known: [String: TypeModel]
  ) -> TypeModel? {
    guard let own = owner.type, demands.parents.superclass == nil,
      !demands.parents.protocols.isEmpty,
      demands.parents.protocols.allSatisfy(shape.protocols.contains)
    else { return nil }
    let types = known.merging([name: own, "Self": own]) { _, new in new }
    let isMet = demands.memberConstraints.map(\.constraint).allSatisfy { constraint in
      guard constraint.relation == .equals, let member = constraint.left.parameterName else {
        return false
      }
      return types[member] == program.substitute(types, in: constraint.right)
    }
    return isMet ? own : nil
  }

  /// `Formatter` for `Z: Formatter`: what constrains and is in the table is a class.
  private func standardSuperclass(_ parents: Parents) -> TypeModel? {
    guard parents.unknown.count == 1, parents.protocols.isEmpty,
      StandardDefaults.row(for: parents.unknown[0].path.joined(separator: ".")) != nil
    else { return nil }
    return .named(parents.unknown[0])
  }

  /// Whether a superclass, or one above it, has all the conformances that are asked for beside it.
  private func isConforming(_ parents: Parents) -> Bool {
    let classes = program.lineage(of: parents.superclassDeclaration)
    let conformances = classes.flatMap { program.shape(ofParentsOf: $0).protocols }
    let ofObjects: Set = ["CustomStringConvertible", "Equatable", "Hashable", "NSObjectProtocol"]
    return parents.protocols.allSatisfy { id in
      conformances.contains(id)
        || parents.superclassDeclaration == nil && program.isPrelude(id)
          && ofObjects.contains(program[id].name)
    }
  }

  /// A `NullZ` that someone wrote and that meets the constraints.
  private func visibleNull(
    named name: String, for demands: AssociatedTypeDemands
  ) -> TypeModel? {
    let null = program.declarations.declarations(at: [GeneratedNames.null(name)]).first
    guard let null, program[null].conditions.isEmpty, conforms(null, to: demands) else {
      return nil
    }
    return .name(program[null].name, .declaration(null))
  }

  /// Whether a type that someone wrote meets all demands, as far as its declarations say.
  ///
  /// A generic one, and demands on its members, are left alone: nobody could check them.
  private func conforms(_ id: DeclarationID, to demands: AssociatedTypeDemands) -> Bool {
    let declaration = program[id]
    guard program.isAccessible(id), declaration.genericParameters.isEmpty,
      demands.members.isEmpty, demands.parents.superclass == nil
    else { return false }
    if demands.parents.isClassBound, declaration.kind != .class, declaration.kind != .actor {
      return false
    }
    let conformances = program.shape(ofParentsOf: id).protocols
    return demands.parents.protocols.allSatisfy(conformances.contains)
  }

  /// `NullC` for `Z: C`, if that one protocol covers all that is demanded.
  private func nullOfConstraint(
    _ own: [DeclarationID], _ demands: AssociatedTypeDemands, in outer: ProtocolShape,
    knowing known: [String: TypeModel]
  ) -> TypeModel? {
    let site = Site(Site.Frame(program.shape(of: []), pinned: [:], of: program))
    let finder = DefaultFinder(program: program, facts: facts)
    for candidate in own where finder.covers(candidate, demands.parents.protocols) {
      let shape = program.shape(of: candidate)
      // What is asked of its own associated types, its generic parameters have to say.
      let primary = program[candidate].primaryAssociatedTypes
      let arguments = primary.compactMap { demands.members[$0] }
        .map { program.substitute(known, in: $0) }
      let saysAll =
        arguments.count == demands.members.count
        && demands.memberConstraints.count == arguments.count
      let areAllGiven =
        arguments.isEmpty
        || arguments.count == primary.count
          && arguments.count == genericParameters(of: candidate, shape: shape).count
      let isDecided = zip(primary, arguments).allSatisfy { name, argument in
        guard let parameter = argument.parameterName else { return outer.isConcrete(argument) }
        return known[parameter] == argument
          && protocols(demandedOf: parameter, in: outer)
            .isSuperset(of: protocols(demandedOf: name, in: shape))
      }
      guard saysAll, areAllGiven, isDecided,
        demands.parents.superclass == nil || shape.superclass != nil,
        !demands.parents.isClassBound || shape.isClassBound
      else { continue }
      if let null = try? finder.nullType(of: candidate, arguments: arguments, at: site) {
        return null
      }
    }
    return nil
  }

  /// All that an associated type conforms to.
  private func protocols(
    demandedOf name: String, in shape: ProtocolShape
  ) -> Set<DeclarationID> {
    let parents = program.mergedDemands(on: name, in: shape).parents
    return Set(program.shape(of: parents.protocols).protocols)
  }

  /// Whether the constraints ask for elements, literals or arithmetic, which no empty struct has.
  private func isStructural(_ demands: AssociatedTypeDemands) -> Bool {
    program.shape(of: demands.parents.protocols).protocols.contains { id in
      program.isPrelude(id)
        && !(program[id].associatedTypes.isEmpty
          && program.requirements(of: id).allSatisfy {
            $0.member.hasMark(.synthesizedForStructs)
          })
    }
  }

  // MARK: - Standard types

  /// The first type of the standard library that meets the demands, with the element that they name.
  private func standardType(
    for demands: AssociatedTypeDemands, known: [String: TypeModel]
  ) -> TypeModel? {
    // What is asked of a member is asked of one of ours, which the standard library's are not.
    if demands.parents.isClassBound || asksForMore(demands) { return nil }
    if let failure = demands.members["Failure"], !failure.isAnyError, failure.description != "Never"
    {
      return nil
    }
    let stated = demands.members["Element"] ?? demands.members["ArrayLiteralElement"]
    let element = stated.map { program.substitute(known, in: $0) }
    let plain = TypeModel.name("Int", .unknown(nil))
    for row in StandardConformances.candidates
    where row.isThrowing == demands.members["Failure"]?.isAnyError ?? false
      && program.conforms(row, to: demands.parents.protocols, element: element ?? plain)
    {
      if stated != nil, !row.type.takesElement { continue }
      // Numbers are their own distance, as far as the table has them.
      if let stride = demands.members["Stride"], stride.description != row.type.text { continue }
      return row.type.type(withElement: element ?? plain)
    }
    return nil
  }

  /// Whether members of the type have to be more than an element like `Int` is.
  private func asksForMore(_ demands: AssociatedTypeDemands) -> Bool {
    for owned in demands.memberConstraints where owned.constraint.relation == .conforms {
      let parents = program.parents(named: [owned.constraint.right])
      guard owned.constraint.left.parameterName == "Element",
        let integer = StandardConformances.candidates.first,
        parents.unknown.isEmpty, !parents.isClassBound,
        program.conforms(integer, to: parents.protocols)
      else { return true }
    }
    return false
  }

  // MARK: - Generated types

  /// Asks for a `NullZ` with the constraints of one more protocol that uses it.
  private func generatedNull(
    for name: String, demands: AssociatedTypeDemands, of owner: Owner, known: [String: TypeModel]
  ) -> TypeModel? {
    guard demands.parents.superclass == nil,
      let constraints = constraints(demands, of: owner.id, known: known)
    else { return nil }
    // `Part: Collection & Whole` of `Whole` may be the very type that has the part.
    let around = owner.chain.first { link in
      facts[link].parents == demands.parents
        && constraints.allSatisfy(facts[link].constraints.contains)
    }
    if let around { return around.type(named: facts[around].name) }
    let finder = DefaultFinder(program: program, facts: facts)
    guard owner.chain.count < 8, finder.canConform(demands.parents) else { return nil }
    let request = NullRequest(
      name: name, key: "\(owner.id.map { "\($0.number)" } ?? owner.name).\(name)",
      ownerName: owner.name, parents: demands.parents, constraints: constraints,
      access: owner.access, usedUnder: owner.usedUnder, place: owner.place, chain: owner.chain)
    return facts.requestShared(request)?.type(named: name)
  }

  /// What is demanded of the type's own associated types, in names that it can know.
  ///
  /// - Returns: `nil` if a constraint mentions an associated type of the owner's that is not decided.
  private func constraints(
    _ demands: AssociatedTypeDemands, of id: DeclarationID?, known: [String: TypeModel]
  ) -> [ShapeConstraint]? {
    var known = known
    if let id {
      known["Self"] = .name(program.nullName(of: id), .null(.of(id)))
    }
    let foreign = id.map { program.shape(of: $0).associatedTypes.map(\.name) } ?? []
    var result: [ShapeConstraint] = []
    for owned in demands.memberConstraints {
      let right = program.substitute(known, in: owned.constraint.right)
      if foreign.contains(where: right.mentions) || right.mentions("Self") { return nil }
      var constraint = owned.constraint
      constraint.right = right
      result.append(ShapeConstraint(constraint, isOfPrelude: owned.isOfPrelude))
    }
    return result
  }
}
