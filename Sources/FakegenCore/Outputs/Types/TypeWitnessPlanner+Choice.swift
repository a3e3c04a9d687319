import FakegenKnowledge

// What an associated type may be that nothing decides, in the order of the documentation.

extension TypeWitnessPlanner {
  /// The primary associated types that nothing else decides; where a test decides, all others, too.
  var genericParameters: [String] {
    let primary = null.subject.map { program[$0].primaryAssociatedTypes } ?? []
    let open = null.isOpen ? shape.associatedTypes.map(\.name).filter(isOpen) : []
    let names = (primary + open).uniqued()
    return names.filter { name in
      stated[name] == nil && shape.hasAssociatedType(name) && usableDefault(of: name) == nil
        && mayBeParameter(name, beside: names)
    }
  }

  /// Whether the head of a type can say what is demanded: it cannot speak of the type itself, and `<Digest: Digest>`
  /// means the parameter.
  private func mayBeParameter(_ name: String, beside parameters: [String]) -> Bool {
    let demands = shape.mergedDemands(on: name)
    return !demands.members.values.contains { $0.mentions("Self") }
      && !demands.parents.protocols.contains {
        !program.isPrelude($0) && program[$0].nesting.isEmpty
          && parameters.contains(program[$0].name)
      }
  }

  /// Whether the sources declare an associated type, and say of no other type that it is the same.
  private func isOpen(_ name: String) -> Bool {
    !isOfPrelude(name)
      && !shape.constraints.contains { $0.type(equalTo: .parameter(name)) != nil }
  }

  /// Whether only the standard library declares an associated type.
  private func isOfPrelude(_ name: String) -> Bool {
    (shape.associatedType(name)?.declarations ?? []).allSatisfy { program.isPrelude($0.owner) }
  }

  // MARK: - Choice

  /// Finds a type for an associated type that nothing decides.
  ///
  /// ```swift
  /// associatedtype Format: Formatter     // `Formatter`, a class that the tables know
  /// associatedtype Token: Hashable       // `NullToken`, if somebody wrote a type of that name that conforms
  /// associatedtype Pet: Animal           // `NullAnimal`
  /// associatedtype Items: Collection     // `[Int]`
  /// associatedtype Value: Equatable      // a `NullValue` that is generated
  /// ```
  ///
  /// - Returns: The type; `nil` if nothing that is known meets the demands.
  func type(for name: String) -> TypeModel? {
    let demands = shape.mergedDemands(on: name)
    let parents = demands.parents
    if let superclass = standardSuperclass(parents) { return superclass }
    guard parents.unknown.isEmpty else { return nil }
    if let visible = visibleNull(named: name, for: demands) { return visible }
    let own = parents.protocols.filter { !program.isPrelude($0) }
    if let null = nullOfConstraint(own, demands) { return null }
    if own.isEmpty, parents.superclass == nil, isOfPrelude(name) || isStructural(parents),
      let standard = standardType(for: name, demands)
    {
      return standard
    }
    if let superclass = parents.superclass {
      return own.isEmpty && isConforming(parents) ? superclass : nil
    }
    return generatedNull(for: name, demands) ?? ownType(for: name, demands)
      ?? extendedType(for: demands)
  }

  /// A type of the standard library that the sources extend with what is demanded, as in `extension Double: Scalar {}`.
  private func extendedType(for demands: AssociatedTypeDemands) -> TypeModel? {
    guard demands.memberConstraints.isEmpty else { return nil }
    let types = StandardConformances.candidates.lazy.compactMap { $0.type.type(with: [.int]) }
    return types.first { program.conforms($0, to: demands.parents.protocols) ?? false }
  }

  /// The type itself, for `Inverse: Edit where Inverse.Inverse == Self` of an `Edit`.
  private func ownType(for name: String, _ demands: AssociatedTypeDemands) -> TypeModel? {
    guard let own = ownType, !demands.parents.protocols.isEmpty,
      demands.parents.protocols.allSatisfy(shape.protocols.contains)
    else { return nil }
    let types = known.types.merging([name: own, "Self": own]) { _, new in new }
    let isMet = demands.memberConstraints.allSatisfy { constraint in
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

  /// Whether a superclass has all the conformances that are asked for beside it.
  private func isConforming(_ parents: Parents) -> Bool {
    let shape = program.shape(of: [], adding: parents)
    return parents.protocols.allSatisfy { shape.superclassConforms(to: $0) }
  }

  /// A `NullZ` that someone wrote and that meets the constraints.
  private func visibleNull(named name: String, for demands: AssociatedTypeDemands) -> TypeModel? {
    let null = program.declarations.declarations(at: [FakeKind.null.name(name)]).first
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
    return demands.parents.protocols.allSatisfy(program.conformances(of: id).contains)
  }

  /// `NullC` for `Z: C`, if that one protocol covers all that is demanded; `NullC<Int>` if `Z.Key == Int` is demanded as
  /// well, and `Key` is its generic parameter.
  private func nullOfConstraint(
    _ own: [DeclarationID], _ demands: AssociatedTypeDemands
  ) -> TypeModel? {
    for candidate in own where finder.covers(candidate, demands.parents.protocols) {
      let other = TypeWitnessPlanner(
        facts, of: .of(candidate), program.shape(of: candidate))
      // What is asked of its own associated types, its generic parameters have to say.
      let primary = program[candidate].primaryAssociatedTypes
      let arguments = primary.compactMap { demands.members[$0] }
        .map { program.substitute(known.types, in: $0) }
      let saysAll =
        arguments.count == demands.members.count
        && demands.memberConstraints.count == arguments.count
      let areAllGiven =
        arguments.isEmpty
        || arguments.count == primary.count && arguments.count == other.genericParameters.count
      let isDecided = zip(primary, arguments).allSatisfy { name, argument in
        guard let parameter = argument.parameterName else { return shape.isConcrete(argument) }
        return known.types[parameter] == argument
          && protocolsDemanded(of: parameter).isSuperset(of: other.protocolsDemanded(of: name))
      }
      guard saysAll, areAllGiven, isDecided,
        demands.parents.superclass == nil || other.shape.superclass != nil,
        !demands.parents.isClassBound || other.shape.isClassBound
      else { continue }
      if let null = try? finder.nullType(of: candidate, arguments: arguments) {
        return null
      }
    }
    return nil
  }

  /// What finds values wherever the type is.
  private var finder: DefaultFinder {
    var site = Site(Site.Frame(shape: program.shape(of: [])))
    site.followed = followed
    return DefaultFinder(facts, at: site)
  }

  /// All that an associated type conforms to.
  private func protocolsDemanded(of name: String) -> Set<DeclarationID> {
    Set(shape.shape(ofAssociatedType: name).protocols)
  }

  /// Whether the constraints ask for elements, literals or arithmetic, which no empty struct has: `Collection` does, and
  /// `Hashable`, which the compiler makes for one, does not.
  private func isStructural(_ parents: Parents) -> Bool {
    program.shape(of: parents.protocols).protocols.contains { id in
      program.isPrelude(id)
        && !(program[id].associatedTypes.isEmpty
          && program.requirements(of: id).allSatisfy {
            $0.member.hasMark(.synthesizedForStructs)
          })
    }
  }

  // MARK: - Generated types

  /// Asks for a `NullZ` with the constraints of one more protocol that uses it.
  ///
  /// ```swift
  /// protocol Table { associatedtype Row: Hashable }
  /// protocol Grid { associatedtype Row: Hashable & Sendable }
  ///
  /// nonisolated struct NullRow: Hashable, Sendable, NullObject {}  // serves both
  /// ```
  private func generatedNull(for name: String, _ demands: AssociatedTypeDemands) -> TypeModel? {
    guard let constraints = constraints(on: name, demands), let user = user else { return nil }
    // `Part: Collection & Whole` of `Whole` may be the very type that has the part.
    let around = user.chain.first { link in
      facts[link].parents == demands.parents
        && constraints.allSatisfy(facts[link].constraints.contains)
    }
    if let around { return around.type(named: facts[around].name) }
    guard user.chain.count < 8, finder.canConform(demands.parents) else { return nil }
    let key = null.subject.map { "\($0.number)" } ?? user.name ?? ""
    let request = NullRequest(
      name: name, key: "\(key).\(name)", user: user, parents: demands.parents,
      constraints: constraints)
    return facts.requestShared(request)?.type(named: name)
  }

  /// Who asks for the Null types of associated types.
  private var user: NullUser? {
    sharedUser
      ?? null.subject.map { id in
        NullUser(
          name: program[id].name, access: program.generatedAccess(for: id),
          usedUnder: [program.conditions(of: id)], place: program[id].place)
      }
  }

  /// What is demanded of the type's own associated types, in names that it can know.
  ///
  /// - Returns: `nil` if a constraint mentions an associated type of the owner's that is not decided.
  private func constraints(on name: String, _ demands: AssociatedTypeDemands) -> [Constraint]? {
    var types = known.types
    if let id = null.subject { types["Self"] = .named(program.nullType(of: id)) }
    let foreign = ["Self"] + shape.associatedTypes.map(\.name)
    var result: [Constraint] = []
    for constraint in demands.memberConstraints {
      let right = program.substitute(types, in: constraint.right)
      // `Row.Scalar == Column.Scalar` says nothing if both are the same type.
      if constraint.relation == .equals, right.seen(from: name) == constraint.left { continue }
      if foreign.contains(where: right.mentions) { return nil }
      result.append(constraint.with(constraint.left, right))
    }
    return result
  }
}
