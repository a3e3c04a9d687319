import FakegenKnowledge

// The types for associated types that nothing determines, in the order that the documentation lists.

extension TypeWitnessPlanner {
  /// The associated types that become generic parameters: primary ones that nothing determines, and for a spy all
  /// others that the sources leave open.
  var genericParameters: [String] {
    let primary = generated.subject.map { program[$0].primaryAssociatedTypes } ?? []
    let open = generated.isOpen ? shape.associatedTypes.map(\.name).filter(isOpen) : []
    let names = (primary + open).uniqued()
    return names.filter { name in
      stated[name] == nil && shape.hasAssociatedType(name) && usableDefault(of: name) == nil
        && mayBeParameter(name, beside: names)
    }
  }

  /// Whether the constraints on an associated type can be written on a generic parameter.
  ///
  /// They must not mention `Self`. Nor can they name a protocol like the parameter: in `<Digest: Digest>`, both mean
  /// the parameter.
  private func mayBeParameter(_ name: String, beside parameters: [String]) -> Bool {
    let demands = shape.demands(on: name)
    return !demands.members.values.contains { $0.mentions("Self") }
      && !demands.parents.protocols.contains {
        !program.isPrelude($0) && program[$0].nesting.isEmpty
          && parameters.contains(program[$0].name)
      }
  }

  /// Whether the sources declare an associated type, without a same-type constraint on it.
  private func isOpen(_ name: String) -> Bool {
    !shape.isOfPrelude(name)
      && !shape.constraints.contains { $0.type(equalTo: .parameter(name)) != nil }
  }

  // MARK: - Choice

  /// Finds a type for an associated type that nothing determines.
  ///
  /// ```swift
  /// associatedtype Format: Formatter     // `Formatter`, a class in the tables
  /// associatedtype Token: Hashable       // `NullToken`, if the sources declare such a type and it conforms
  /// associatedtype Pet: Animal           // `NullAnimal`
  /// associatedtype Items: Collection     // `[Int]`
  /// associatedtype Value: Equatable      // a `NullValue` that is generated
  /// ```
  ///
  /// - Returns: The type; `nil` if no known type meets the constraints.
  func type(for name: String) -> TypeModel? {
    let demands = shape.demands(on: name)
    let parents = demands.parents
    if let superclass = standardSuperclass(parents) { return superclass }
    guard parents.unknown.isEmpty else { return nil }
    if let visible = visibleNull(named: name, for: demands) { return visible }
    let own = parents.protocols.filter { !program.isPrelude($0) }
    if let null = nullOfConstraint(own, demands) { return null }
    if own.isEmpty, parents.superclass == nil, shape.isOfPrelude(name) || isStructural(parents),
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

  /// A type of the standard library that the sources make conform, as in `extension Double: Scalar {}`.
  private func extendedType(for demands: AssociatedTypeDemands) -> TypeModel? {
    guard demands.memberConstraints.isEmpty else { return nil }
    let types = StandardConformances.candidates.lazy.compactMap { $0.type.type(with: [.int]) }
    return types.first { program.conforms($0, to: demands.parents.protocols) ?? false }
  }

  /// The planned type itself, for `Inverse: Edit where Inverse.Inverse == Self` in `Edit`.
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

  /// The class `Formatter` for `Z: Formatter`: a constraint that is in the table of defaults is a class.
  private func standardSuperclass(_ parents: Parents) -> TypeModel? {
    guard parents.unknown.count == 1, parents.protocols.isEmpty,
      StandardDefaults.row(for: parents.unknown[0].path.joined(separator: ".")) != nil
    else { return nil }
    return .named(parents.unknown[0])
  }

  /// Whether a superclass has all the conformances that are required in addition.
  private func isConforming(_ parents: Parents) -> Bool {
    let shape = program.shape(of: [], adding: parents)
    return parents.protocols.allSatisfy { shape.superclassConforms(to: $0) }
  }

  /// A `NullZ` that the sources declare and that meets the constraints.
  private func visibleNull(named name: String, for demands: AssociatedTypeDemands) -> TypeModel? {
    let null = program.declarations.declarations(at: [FakeKind.null.name(name)]).first
    guard let null, program[null].conditions.isEmpty, conforms(null, to: demands) else {
      return nil
    }
    return .name(program[null].name, .declaration(null))
  }

  /// Whether a declared type meets all constraints.
  ///
  /// Generic types are excluded, and so are constraints on its members, because they could not be checked.
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

  /// The Null type `NullC` for `Z: C`, if that protocol implies all other constraints.
  ///
  /// It is `NullC<Int>` if there is also `Z.Key == Int`, and `Key` is its generic parameter.
  private func nullOfConstraint(
    _ own: [DeclarationID], _ demands: AssociatedTypeDemands
  ) -> TypeModel? {
    for candidate in own where finder.covers(candidate, demands.parents.protocols) {
      let other = TypeWitnessPlanner(
        facts, of: .of(candidate), program.shape(of: candidate))
      // Constraints on the members of the associated type must be generic arguments of the Null type.
      let primary = program[candidate].primaryAssociatedTypes
      let arguments = primary.compactMap { demands.members[$0] }
        .map { program.substitute(known.types, in: $0) }
      let statesAllArguments =
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
      guard statesAllArguments, areAllGiven, isDecided,
        demands.parents.superclass == nil || other.shape.superclass != nil,
        !demands.parents.isClassBound || other.shape.isClassBound
      else { continue }
      if let null = try? finder.nullType(of: candidate, arguments: arguments) {
        return null
      }
    }
    return nil
  }

  /// The finder for values that do not depend on a place.
  private var finder: DefaultFinder {
    let site = changed(Site(Site.Frame(shape: program.shape(of: [])))) { $0.followed = followed }
    return DefaultFinder(facts: facts, site: site)
  }

  /// All protocols that an associated type conforms to.
  private func protocolsDemanded(of name: String) -> Set<DeclarationID> {
    Set(shape.shape(ofAssociatedType: name).protocols)
  }

  /// Whether the constraints require elements, literals or arithmetic, which an empty struct does not have.
  ///
  /// `Collection` does. `Hashable` does not, because the compiler synthesizes the conformance.
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

  /// Requests a `NullZ` with the constraints of one protocol that uses it.
  ///
  /// ```swift
  /// protocol Table { associatedtype Row: Hashable }
  /// protocol Grid { associatedtype Row: Hashable & Sendable }
  ///
  /// nonisolated struct NullRow: Hashable, Sendable, NullObject {}  // is used by both
  /// ```
  private func generatedNull(for name: String, _ demands: AssociatedTypeDemands) -> TypeModel? {
    guard let constraints = constraints(on: name, demands), let requester else { return nil }
    // For `Part: Collection & Whole` in `Whole`, the type may be one that has requested this one.
    let around = requester.chain.first { link in
      facts[link].parents == demands.parents
        && constraints.allSatisfy(facts[link].constraints.contains)
    }
    if let around { return around.type(named: facts[around].name) }
    guard requester.chain.count < 8, finder.canConform(demands.parents) else { return nil }
    let key = generated.subject.map { "\($0.number)" } ?? requester.name ?? ""
    let request = NullRequest(
      name: name, key: "\(key).\(name)", requester: requester, parents: demands.parents,
      constraints: constraints)
    return facts.requestShared(request)?.type(named: name)
  }

  /// The constraints on the type's own associated types, in names that can be used there.
  ///
  /// - Returns: The constraints; `nil` if one of them mentions an undecided associated type of the owner.
  private func constraints(on name: String, _ demands: AssociatedTypeDemands) -> [Constraint]? {
    var types = known.types
    if let id = generated.subject { types["Self"] = .named(program.nullType(of: id)) }
    let foreign = ["Self"] + shape.associatedTypes.map(\.name)
    var result: [Constraint] = []
    for constraint in demands.memberConstraints {
      let right = program.substitute(types, in: constraint.right)
      // `Row.Scalar == Column.Scalar` states nothing if both are the same type.
      if constraint.relation == .equals, right.seen(from: name) == constraint.left { continue }
      if foreign.contains(where: right.mentions) { return nil }
      result.append(constraint.with(constraint.left, right))
    }
    return result
  }
}
