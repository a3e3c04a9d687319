/// Decides how test data of a type is made: by which initializer, and of which defaults.
struct ValuePlanner {
  let program: Program
  let facts: FactReader

  /// A way to make a type, with a parameter for each argument.
  private struct Candidate {
    let construction: Construction
    var parameters: [ValueParameter]

    var missing: Int { parameters.count { $0.value == nil } }
  }

  /// Decides a type's test data.
  ///
  /// - Throws: Why there is none.
  func plan(for id: DeclarationID) throws(NoValue) -> ValuePlan {
    guard program.isAccessible(id), !program.isUnnameable(id) else { throw .hidden }
    var plan = try draft(of: id, at: site(of: id))
    plan.hasOwnFunction = program.ownFakeFunction(of: id) != nil
    let name = functionName(plan)
    if !plan.hasOwnFunction, superclassMakes(name, of: id) { throw .inherited(name) }
    plan.conformance = conformance(of: plan)
    return plan
  }

  /// Whether `.fake()` makes a type for somebody who needs a value of it.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - site: Where the value is needed, which is on the way of making other types.
  /// - Returns: Whether it does.
  func makes(_ id: DeclarationID, at site: Site) -> Bool {
    guard facts.holdsValue(of: id), program[id].genericParameters.isEmpty,
      program.isAccessible(id), !program.isUnnameable(id), runs(id, at: site)
    else { return false }
    var inner = self.site(of: id)
    inner.underConstruction = site.underConstruction
    guard let plan = try? draft(of: id, at: inner), plan.parameters.allSatisfy({ $0.value != nil }),
      program.ownFakeFunction(of: id) == nil, !superclassMakes(functionName(plan), of: id)
    else { return false }
    return true
  }

  /// Whether a type's function can be called where the value is needed: it runs where the type's code does.
  private func runs(_ id: DeclarationID, at site: Site) -> Bool {
    let isolation = program.isolation(of: id)
    if program[id].kind == .actor { return true }
    return site.isOnMainActor || isolation.attributes.isEmpty && !program.isOnMainActor(isolation)
  }

  // MARK: - Making

  private func site(of id: DeclarationID) -> Site {
    let names = program.genericParameters(inside: id)
    let isolation = program.isolation(of: id)
    let frame = Site.Frame(
      program.shape(of: []), pinned: [:], isolation: isolation, typeName: program[id].name,
      typeParameters: names, files: [program[id].place.file], of: program)
    var site = Site(frame)
    // Where all code is on the main actor, so are default arguments.
    site.isOnMainActor =
      isolation == .byDefault && program.isOnMainActor(isolation) && program[id].kind != .actor
    site.underConstruction = [
      Site.Construction(declaration: id, arguments: names.map { .parameter($0) })
    ]
    return site
  }

  private func draft(of id: DeclarationID, at site: Site) throws(NoValue) -> ValuePlan {
    let type = TypeModel.named(
      NamedType(
        program[id].name,
        arguments: program[id].genericParameters.map { .parameter($0.name) },
        meaning: .declaration(id)))
    let isInGeneric = program.outerDeclarations(of: id).contains {
      !program[$0].genericParameters.isEmpty
    }
    if isInGeneric || program[id].genericParameters.contains(where: { $0.isPack || $0.isValue }) {
      throw .typeParameters
    }
    var plan: ValuePlan
    if program[id].kind == .enum, let element = try enumCase(of: id, at: site) {
      plan = ValuePlan(
        id: id, isolation: site.frame.isolation, attributes: attributes(of: id), parameters: [],
        type: type, body: element.expression)
      plan.needs = element.needs
    } else {
      let candidate = try best(of: id, at: site)
      let isRequired = candidate.construction.isRequired && !isFinal(id)
      let made = isRequired ? TypeModel.parameter("Self") : type
      plan = ValuePlan(
        id: id, isolation: site.frame.isolation, attributes: attributes(of: id),
        parameters: candidate.parameters, type: made,
        body: .make(made.withoutArguments, candidate.parameters.map(argument)))
    }
    plan.needs += plan.parameters.flatMap { $0.value?.needs ?? [] }
    plan.needs = plan.needs.uniqued()
    return plan
  }

  private func argument(_ parameter: ValueParameter) -> Expression.Argument {
    let name = Expression.literal(parameter.name.escapedInExpression)
    guard parameter.isMadeInside, let value = parameter.value else {
      return Expression.Argument(label: parameter.label, value: name)
    }
    return Expression.Argument(label: parameter.label, value: .coalescing(name, value.expression))
  }

  private func attributes(of id: DeclarationID) -> [String] {
    program.repeatedAttributes(of: id, in: program.isolation(of: id))
  }

  private func enumCase(of id: DeclarationID, at site: Site) throws(NoValue) -> DefaultValue? {
    let hasCases = program.declarations.members(of: id).contains { $0.kind == .enumCase }
    guard hasCases else { throw .uninhabited }
    let named = NamedType(
      program[id].name, arguments: program[id].genericParameters.map { .parameter($0.name) },
      meaning: .declaration(id))
    do {
      return try DefaultFinder(program: program, facts: facts).enumCase(of: id, named, at: site)
    } catch {
      return nil
    }
  }

  /// The initializer that is taken: one whose arguments can all be made, before others; the memberwise one, before
  /// others; then the one with the most parameters.
  private func best(of id: DeclarationID, at site: Site) throws(NoValue) -> Candidate {
    var known = program.initializers(of: id, at: siteOnActor(of: id, site), asksForAll: true)
    known.initializers.removeAll { $0.isForCoding }
    let reliable = known.initializers.filter { $0.failure == .never }
    if reliable.isEmpty {
      throw known.initializers.isEmpty ? .uninitializable(id, known.unusable) : .mayFail
    }
    let candidates = reliable.compactMap { candidate($0, of: id, at: site) }
    let best = candidates.enumerated().min { left, right in
      rank(left.element, left.offset) < rank(right.element, right.offset)
    }
    guard let best = best?.element else { throw .uninitializable(id, known.unusable) }
    return best
  }

  private func rank(_ candidate: Candidate, _ offset: Int) -> (Int, Int, Int, Int) {
    (
      candidate.missing, candidate.construction.isMemberwise ? 0 : 1, -candidate.parameters.count,
      offset
    )
  }

  /// Where the initializer is called: in the function's body, which runs where the type does.
  private func siteOnActor(of id: DeclarationID, _ site: Site) -> Site {
    var site = site
    site.isOnMainActor = program.isOnMainActor(site.frame.isolation)
    return site
  }

  // MARK: - Parameters

  /// `nil` if something about the parameters cannot be written.
  private func candidate(
    _ construction: Construction, of id: DeclarationID, at site: Site
  ) -> Candidate? {
    var result = Candidate(construction: construction, parameters: [])
    let chosen = chosenDefaults(of: id)
    for parameter in construction.parameters where !parameter.isVariadic {
      if case .prefixed(let prefixes, _) = parameter.type,
        prefixes.contains(where: ["inout", "isolated"].contains)
      {
        return nil
      }
      if parameter.type == .missing || parameter.type.holdsOpaqueInside { return nil }
      let types = parameter.type.names.compactMap(\.declaration)
      if types.contains(where: { isHidden($0) }) { return nil }
      var name = parameter.name ?? parameter.label ?? "value"
      while result.parameters.contains(where: { $0.name == name }) { name += "_" }
      let (value, isMadeInside, obstacle) = value(of: parameter, chosen: chosen[name], at: site)
      // It has a default of its own, which is better than none.
      if value == nil, parameter.hasDefaultValue { continue }
      let type = written(parameter.type)
      result.parameters.append(
        ValueParameter(
          label: parameter.label, name: name, type: isMadeInside ? .optional(type) : type,
          value: value, isMadeInside: isMadeInside, obstacle: obstacle))
    }
    return result
  }

  /// Whether a parameter's type cannot be named where the function is.
  private func isHidden(_ id: DeclarationID) -> Bool {
    !program.isVisible(id)
      || program.isOfAnotherInterface(program[id].attributes, in: program[id].place.file)
  }

  /// What `@FakeDefault` says of properties, by their names.
  private func chosenDefaults(of id: DeclarationID) -> [String: String] {
    let members = program.declarations.members(of: id).filter { $0.kind == .property }
    return Dictionary(
      members.compactMap { member in member.chosenDefault.map { (member.name, $0) } }
    ) { first, _ in first }
  }

  private func value(
    of parameter: Parameter, chosen: String?, at site: Site
  ) -> (DefaultValue?, isMadeInside: Bool, Obstacle?) {
    if let chosen { return (.literal(chosen, origin: .annotation), false, nil) }
    if let literal = parameter.defaultLiteral { return (.literal(literal), false, nil) }
    let finder = DefaultFinder(program: program, facts: facts)
    do {
      return (try finder.argument(for: parameter.type, at: site.forArgument), false, nil)
    } catch {
      // A default argument is made where the caller is, in Swift 5.
      var inner = site.forArgument
      inner.isOnMainActor = program.isOnMainActor(site.frame.isolation)
      guard inner.isOnMainActor, !site.isOnMainActor, !parameter.type.isOptional,
        let value = try? finder.argument(for: parameter.type, at: inner)
      else { return (nil, false, error) }
      return (value, true, nil)
    }
  }

  /// The type as a parameter's: what is kept escapes, and what is a closure to the compiler is a value here.
  private func written(_ type: TypeModel) -> TypeModel {
    guard case .prefixed(let prefixes, let inner) = type else {
      return program.isFunction(type) ? .prefixed(["@escaping"], type) : type
    }
    if prefixes.contains("@autoclosure"), case .function(let function) = inner {
      return function.result
    }
    let isEscaping = prefixes.contains("@escaping") || !program.isFunction(inner)
    return isEscaping ? type : .prefixed(["@escaping"] + prefixes, inner)
  }

  // MARK: - Conformance

  private func conformance(of plan: ValuePlan) -> ValuePlan.Conformance {
    let id = plan.id
    if program.declaresDefault(id) { return .own }
    if program[id].inherited.contains(where: \.isSuppression) { return .none(.noncopyable) }
    if let missing = plan.parameters.first(where: { $0.value == nil }) {
      return .none(.needs(missing.label ?? missing.name, missing.type, missing.obstacle))
    }
    let isOfItself = plan.type == .parameter("Self")
    if program[id].kind == .class, !isFinal(id), !isOfItself { return .none(.subclassable) }
    return .generated
  }

  private func isFinal(_ id: DeclarationID) -> Bool {
    program[id].kind != .class || program[id].modifiers.contains("final")
  }

  /// As in `fake(name:)`.
  private func functionName(_ plan: ValuePlan) -> String {
    "fake(\(plan.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// Whether a class above has a function of a name, which is its own for good.
  private func superclassMakes(_ name: String, of id: DeclarationID) -> Bool {
    program.superclasses(of: id).contains { above in
      if program.ownFakeFunction(of: above)?.fullName == name { return true }
      guard facts.holdsValue(of: above), let plan = try? draft(of: above, at: site(of: above))
      else { return false }
      return functionName(plan) == name
    }
  }
}

extension Program {
  /// The function `fake(…)` that a type has without the generator, to be called without arguments.
  func ownFakeFunction(of id: DeclarationID) -> Member? {
    (declarations.members(of: id) + addedMembers(of: id)).first { member in
      member.isStatic && member.name == "fake"
    }
  }

  /// The generic parameters of a type and of those around it.
  func genericParameters(inside id: DeclarationID) -> [String] {
    (outerDeclarations(of: id) + [id]).flatMap { self[$0].genericParameters.map(\.name) }.uniqued()
  }
}

extension TypeModel {
  /// The type as it makes values: the compiler finds the arguments.
  fileprivate var withoutArguments: TypeModel {
    if case .named(let named) = self { .named(named.withoutArguments) } else { self }
  }

  /// Whether a part of a type has no name; the type as a whole may have none.
  fileprivate var holdsOpaqueInside: Bool {
    switch self {
    case .opaque(let constraint): constraint.isSuppression
    case .prefixed(_, let type): type.holdsOpaqueInside
    default: holdsOpaque
    }
  }
}
