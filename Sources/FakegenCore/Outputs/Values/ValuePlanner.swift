import FakegenSyntax

/// Decides how the test data of a type is made: by which initializer or case, and with which defaults.
struct ValuePlanner {
  /// The type.
  let id: DeclarationID
  let facts: FactReader
  /// The site of the function's default arguments.
  var site: Site

  /// - Parameters:
  ///   - id: The type.
  ///   - facts: The facts about other plans.
  ///   - isPart: Whether the value is made by a function that exists whatever the condition of the type's annotation.
  init(_ id: DeclarationID, _ facts: FactReader, isPart: Bool = false) {
    self.id = id
    self.facts = facts
    let program = facts.program
    let names = program.genericParameters(inside: id)
    let frame = Site.Frame(
      shape: program.shape(of: []), typeName: program[id].name, typeParameters: names,
      owner: id,
      conditions: isPart ? program[id].conditions.map(\.standalone) : program.conditions(of: id),
      files: [program[id].place.file])
    // If the module is on the main actor by default, default arguments are evaluated there, too.
    let isolation = program.isolation(of: id)
    site = Site(frame).running(on: isolation.isUnstated ? isolation : .nonisolated)
    site.underConstruction = [
      Site.Construction(declaration: id, arguments: names.map { .parameter($0) })
    ]
  }

  /// Creates the planner of a type whose value is needed while others are being made; `nil` if the type has no test
  /// data.
  init?(_ id: DeclarationID, neededAt outer: Site, _ facts: FactReader) {
    guard facts.getsTestData(id, at: outer) else { return nil }
    self.init(id, facts)
    site.depth = outer.depth
    site.underConstruction = outer.underConstruction
  }

  var program: Program { facts.program }

  var declaration: Declaration { program[id] }

  /// The site of the initializer's call, in the function's body, which has the isolation of the type.
  var siteInside: Site { site.running(on: program.isolation(of: id)) }

  /// An initializer that may make the type, with a parameter for each argument.
  private struct Candidate {
    let initializer: InitializerCandidate
    var parameters: [ValueParameter]
    /// Whether the defaults of the parameters may not pass a check that ends the program.
    var mayTrap = false

    /// The rank among other candidates, of which the lowest is taken.
    ///
    /// The order is: initializers that do not take the type itself, those without missing values, those that are no
    /// last resort, those whose checks pass, implicit ones of types that declare none, those that take no literal, and
    /// those with the most parameters, first of all parameters with the types of the initializer.
    func rank(in program: Program) -> [Int] {
      let needsItself = parameters.contains { $0.default.obstacle == .circle(initializer.owner.id) }
      let missing = parameters.count { $0.value == nil }
      let changed = initializer.parameters.filter(\.type.isOpaqueWithArguments).map(\.name)
      let kept = parameters.count { !changed.contains($0.name) }
      // A class may have convenience initializers beside the implicit one.
      let isOnlyOne =
        initializer.member == nil
        && !program.declarations.members(of: initializer.owner.id).contains {
          $0.kind == .initializer
        }
      return [
        needsItself ? 1 : 0, missing, program.isLastResort(initializer) ? 1 : 0, mayTrap ? 1 : 0,
        isOnlyOne ? 0 : 1, initializer.isForLiteral ? 1 : 0, -kept,
        -parameters.count, parameters.count(where: \.isVariadic),
      ]
    }
  }

  /// Plans a type's test data.
  ///
  /// - Throws: The reason why there is none.
  func plan() throws(Obstacle) -> ValuePlan {
    guard program.isAccessible(id) else { throw .isPrivate }
    if program.isUnnameable(id) { throw .inaccessible(id) }
    var plan = try draft()
    plan.hasOwnFunction = try hasFunction(plan)
    plan.conformance = conformance(of: plan)
    if let copy = plan.copied, inherits(copy) { plan.copy = nil }
    plan.makesLists =
      plan.conformance == .none(.subclassable) && !plan.hasOwnFunction
      && program.genericParameters(inside: id).isEmpty
      && program.annotation(of: id)?.isForTestData ?? true
    return plan
  }

  /// The plan, if the function can be called without arguments, and the type's generic arguments meet the constraints of
  /// its test data; `nil` otherwise.
  func plan(making named: NamedType, at outer: Site) -> ValuePlan? {
    guard program.isAccessible(id), !program.isUnnameable(id) else { return nil }
    let depth = site.depth + site.underConstruction.count
    if depth >= Part.maximumDepth, facts.draft(of: id) == nil {
      facts.prepare(id)
      if facts.draft(of: id) == nil { return nil }
    }
    guard let plan = try? draft(), plan.parameters.allSatisfy({ $0.value != nil }),
      (try? hasFunction(plan)) != nil
    else { return nil }
    let finder = DefaultFinder(facts: facts, site: outer)
    guard let arguments = finder.genericArguments(of: id, named) else { return nil }
    let meetsNeeds = plan.needs.allSatisfy { need in
      guard case .defaultable(let type) = need else { return false }
      return finder.isDefaultable(program.substitute(arguments, in: type))
    }
    return meetsNeeds ? plan : nil
  }

  // MARK: - Making

  /// The plan of the function, without the checks for other members of its name.
  ///
  /// The first decision stays, so that no two functions call each other.
  func draft() throws(Obstacle) -> ValuePlan {
    if let known = facts.draft(of: id) { return try known.get() }
    let draft = Result { () throws(Obstacle) in try makeDraft() }
    // Other drafts that were made meanwhile may depend on an earlier answer.
    if let first = facts.draft(of: id) { return try first.get() }
    facts.store(draft, of: id)
    return try draft.get()
  }

  private func makeDraft() throws(Obstacle) -> ValuePlan {
    if let obstacle = obstacleOfStore { throw obstacle }
    let type = TypeModel.named(program.ownType(of: id))
    let outer = program.outerDeclarations(of: id).first { !program[$0].genericParameters.isEmpty }
    if let outer { throw .isInside(generic: program[outer].name) }
    if declaration.genericParameters.contains(where: { $0.isPack || $0.isValue }) {
      throw .typeParameters
    }
    let known = program.initializers(of: id, at: siteInside, takesAll: true)
    let element = declaration.kind == .enum ? try enumCase(or: known) : constant(besides: known)
    let best = element == nil ? try best(among: known) : nil
    let parameters = best?.parameters ?? []
    let arguments = parameters.map(argument)
    let isRequired = best?.initializer.member?.isRequired ?? false
    let isHidden = parameters.contains { $0.name == declaration.path[0] }
    let made =
      isRequired && !isFinal || isHidden && isFinal ? TypeModel.parameter("Self") : type
    let call: Expression =
      if let factory = best?.initializer.factory {
        .member(factory.name, arguments, of: made.withoutArguments)
      } else {
        .make(made.withoutArguments, arguments)
      }
    var plan = ValuePlan(
      of: id, in: program, parameters: parameters, type: made, body: element?.expression ?? call)
    if let element {
      plan.needs = element.needs
      plan.doubts = doubts(about: element, at: element.origin.place ?? declaration.place, "fake()")
    }
    if best?.mayTrap ?? false {
      plan.constant = DefaultFinder(facts: facts, site: siteInside).constant(
        of: id, isOnlyWay: false)
    }
    plan.doubts += parameters.flatMap { parameter in
      doubts(about: parameter.value, at: parameter.place, "fake.\(parameter.name)")
    }
    if let initializer = best?.initializer {
      plan.doubts += doubts(about: initializer, with: parameters)
      if initializer.factory == nil {
        plan.omissions = omissions(of: initializer, besides: parameters)
      }
      if wantsCopy {
        plan.copy = Result { () throws(Obstacle) in try copy(of: plan, by: initializer) }
      }
    }
    plan.needs += plan.parameters.flatMap { $0.value?.needs ?? [] }
    plan.needs = plan.needs.uniqued()
    plan.suppressions = suppressions(besides: plan.needs)
    return plan
  }

  /// The suppressed constraints of the type's generic parameters, which an extension has to repeat.
  private func suppressions(besides needs: [DefaultValue.Need]) -> [Constraint] {
    declaration.genericParameters.flatMap { parameter in
      let type = TypeModel.parameter(parameter.name)
      return needs.contains(.defaultable(type))
        ? []
        : parameter.demands(beside: declaration.constraints).filter(\.isSuppression).map {
          Constraint(left: type, relation: .conforms, right: $0)
        }
    }
  }

  private func argument(_ parameter: ValueParameter) -> Expression.Argument {
    let name = Expression.literal(parameter.name.escapedInExpression)
    let made = parameter.default.isMadeInBody ? parameter.value?.expression : nil
    return Expression.Argument(
      label: parameter.label, value: made.map { .coalescing(name, $0) } ?? name)
  }

  /// The case that is taken; `nil` if only an initializer can be used.
  ///
  /// ```swift
  /// enum Outcome { case failed(String), done(Int) }  // fake() is .done(0)
  /// ```
  private func enumCase(
    or initializers: [InitializerCandidate]
  ) throws(Obstacle) -> DefaultValue? {
    let hasCases = program.declarations.members(of: id).contains { $0.kind == .enumCase }
    guard hasCases else { throw .uninhabited }
    do {
      return try DefaultFinder(facts: facts, site: siteInside).enumCase(
        of: id, program.ownType(of: id))
    } catch {
      if (try? best(among: initializers)) != nil { return nil }
      throw .reason(Obstacle.noValue, because: error)
    }
  }

  /// The static property that is taken, as `.empty`, if no initializer of a struct can be used.
  private func constant(besides initializers: [InitializerCandidate]) -> DefaultValue? {
    declaration.kind == .struct && initializers.usable.allSatisfy(\.isForCoding)
      ? DefaultFinder(facts: facts, site: siteInside).constant(of: id, isOnlyWay: true) : nil
  }

  /// The initializer that is taken; if none can be used, the static function.
  private func best(among known: [InitializerCandidate]) throws(Obstacle) -> Candidate {
    let usable = known.usable.filter { !$0.isForCoding }
    let factories = usable.isEmpty ? program.factories(of: id, at: siteInside) : []
    let reliable = (usable + factories).filter { $0.failure == .never }
    if reliable.isEmpty, !usable.isEmpty { throw .unreliable }
    let candidates = reliable.map(program.knowingChecks).compactMap(candidate).ordered {
      $0.rank(in: program).lexicographicallyPrecedes($1.rank(in: program))
    }
    guard let best = candidates.first else {
      let decoding = known.usable.filter(\.isForCoding).map {
        Obstacle.Attempt(name: $0.name, reason: .needsDecoder(declaration))
      }
      let attempts = reliable.map { Obstacle.Attempt(name: $0.name, reason: .isUnrepeatable) }
      throw .uninitializable(id, known.attempts + attempts + decoding)
    }
    if program.isLastResort(best.initializer) || program.suggestsFailure(best.initializer),
      !program.staticMembers(of: id, at: siteInside).isEmpty
    {
      throw .onlyLastResorts
    }
    return best
  }

  // MARK: - Parameters

  /// The candidate for an initializer; `nil` if a parameter cannot be written.
  private func candidate(_ initializer: InitializerCandidate) -> Candidate? {
    var result = Candidate(initializer: initializer, parameters: [])
    let chosen = chosenDefaults
    let lost = program.lostParameters(of: initializer.parameters, in: initializer.owner.id)
    for parameter in initializer.parameters.map(inferable) {
      // Only for one variadic parameter of an initializer, a call is written for each number of arguments.
      if parameter.isVariadic,
        initializer.factory != nil || result.parameters.contains(where: \.isVariadic)
      {
        continue
      }
      guard canBeWritten(parameter.type) else {
        // The parameter keeps its default in the initializer.
        if parameter.hasDefaultValue { continue }
        return nil
      }
      var name = parameter.name ?? parameter.label ?? "value"
      while result.parameters.contains(where: { $0.name == name }) { name += "_" }
      var found =
        chosen[name].map { ValueDefault(value: .literal($0, origin: .annotation)) }
        ?? known(of: parameter, isLost: lost.contains(name), in: initializer)
      // That in the initializer is better than none.
      if found.value == nil, parameter.hasDefaultValue { continue }
      if found.isMadeInBody, program.isNoncopyable(parameter.type) { return nil }
      let builder = found.isMadeInBody ? nil : builder(of: parameter, in: initializer)
      if builder != nil { found.value = found.value?.withExplicitReturn }
      result.parameters.append(
        ValueParameter(
          label: parameter.label, name: name,
          type: written(parameter, isMadeInBody: found.isMadeInBody),
          builder: builder, default: found, isVariadic: parameter.isVariadic,
          place: origin(of: name, in: initializer).place))
    }
    result.mayTrap = trapRisk(of: initializer, with: result.parameters) != nil
    // A function that needs an argument could as well be called itself.
    let isComplete = result.parameters.allSatisfy { $0.value != nil }
    return initializer.factory == nil || isComplete ? result : nil
  }

  /// The values in the `@FakeDefault` attributes of properties, by the names of these.
  private var chosenDefaults: [String: String] {
    let members = program.declarations.members(of: id).filter { $0.kind == .property }
    return Dictionary(
      members.compactMap { member in member.chosenDefault.map { (member.name, $0.expression) } }
    ) { first, _ in first }
  }
}

extension TypeModel {
  /// The type without generic arguments, which the compiler infers where a value is made.
  var withoutArguments: TypeModel {
    if case .named(let named) = self { .named(named.withoutArguments) } else { self }
  }
}
