import FakegenKnowledge

/// Decides what a member does.
struct MemberPlanner {
  let program: Program
  let finder: DefaultFinder

  init(_ program: Program, _ facts: FactReader) {
    self.program = program
    finder = DefaultFinder(program: program, facts: facts)
  }

  /// Decides the signature and the body of a member in a frame.
  func plan(_ requirement: Requirement, in frame: Site.Frame) -> MemberPlan {
    let site = Site(requirement, in: frame, of: program)
    let body: MemberPlan.Body
    var needs: [DefaultValue.Need] = []
    switch requirement.member.kind {
    case .initializer:
      let delegation = delegation(of: requirement, at: site)
      body = .delegates(delegation.delegation)
      if delegation.needsNullObject { needs = [.nullObject] }
    case .enumCase: body = .nothing
    case .method, .property, .subscript:
      if let value = statedValue(of: requirement, at: site) {
        body = .returns(value)
      } else if requirement.member.kind == .method, program.isVoid(requirement.type) {
        body = .nothing
      } else {
        let value = value(of: requirement, at: site)
        body = .returns(value)
        needs = value.needs
      }
    }
    if isLeftToEnums(requirement, at: site), !needs.contains(.nullObject) {
      needs.append(.nullObject)
    }
    return MemberPlan(
      requirement: requirement, isolation: frame.addedIsolation(to: requirement, of: program),
      body: body, needs: needs,
      signature: signature(of: requirement, at: site))
  }

  /// Whether the compiler makes a member for a fake that is an enum, unless somebody else gives it one.
  private func isLeftToEnums(_ requirement: Requirement, at site: Site) -> Bool {
    requirement.member.hasMark(.derivedForEnums) && program.isPrelude(requirement.owner)
      && !site.frame.isNull && !site.shape.isClassBound && !site.shape.isActor
  }

  /// Decides on a member whose default needs what does not hold: the runtime has to find a value.
  ///
  /// - Parameters:
  ///   - requirement: The member.
  ///   - frame: Where it stands.
  ///   - plan: What cannot be.
  ///   - isOpen: Whether the test decides which types there are, so that there may be a value.
  /// - Returns: The plan.
  func plan(
    _ requirement: Requirement, in frame: Site.Frame, insteadOf plan: MemberPlan, isOpen: Bool
  ) -> MemberPlan {
    let site = Site(requirement, in: frame, of: program)
    let obstacle = Obstacle.shapeless(requirement.type)
    let value =
      isOpen && !requirement.type.isVariadicFunction
      ? finder.fallback(effects: site.effects, at: site, because: obstacle)
      : substitute(for: requirement, at: site, because: obstacle)
    return MemberPlan(
      requirement: requirement, isolation: plan.isolation, body: .returns(value), needs: [],
      signature: plan.signature)
  }

  /// Decides on an initializer that a superclass requires.
  func plan(
    _ requirement: Requirement, in frame: Site.Frame, calling arguments: [Expression.Argument]
  ) -> MemberPlan {
    // The compiler would infer that it runs where an Empty protocol is, which is anywhere.
    let isInferred =
      program.configuration.isElsewhere && program.configuration.mayRunOnMainActor
    return MemberPlan(
      requirement: requirement, isolation: isInferred ? frame.isolation : nil,
      body: .delegates(.superclass(arguments)),
      needs: [],
      signature: signature(of: requirement, at: Site(requirement, in: frame, of: program)))
  }

  // MARK: - Values

  /// What an annotation, or a mark of the prelude's, says that a member does.
  private func statedValue(of requirement: Requirement, at site: Site) -> DefaultValue? {
    if let value = preludeValue(of: requirement, at: site) { return value }
    let isPrelude = program.isPrelude(requirement.owner)
    // A value that nobody returns would be a warning.
    if !isPrelude, requirement.member.kind == .method, program.isVoid(requirement.type) {
      return nil
    }
    return (requirement.member.chosenDefault?.expression).map { text in
      isPrelude
        ? DefaultValue(Template(text).expression(), origin: .annotation)
        : .literal(text, origin: .annotation)
    }
  }

  /// What a member returns: a value, or what stands in for one.
  private func value(of requirement: Requirement, at site: Site) -> DefaultValue {
    let member = requirement.member
    // Two fakes without state cannot be told apart.
    let isEquality = member.isOperator && member.name == "=="
    if isEquality, requirement.type.description == "Bool" { return .literal("true") }
    if let end = endOfWalk(requirement) { return .literal(end, origin: .endOfCollection) }
    let known = program.substitute(site.pinned, in: requirement.type)
    if !site.isolation.isOnMainActor, let type = program.typeOnMainActor(in: known) {
      return trap(at: site, because: .ofMainActor("\(type)"))
    }
    var site = site
    if member.kind != .method { site.effects = requirement.getterEffects }
    do {
      let value = try branchedValue(of: requirement, at: site)
      // A value of an unknown type may be shared, so that nobody may give it away.
      guard requirement.type.hasPrefix("sending"), !value.needs.isEmpty else { return value }
      return substitute(for: requirement, at: site, because: .shapeless(requirement.type))
    } catch {
      return substitute(for: requirement, at: site, because: error)
    }
  }

  /// Where a step from one index to the next leads, so that a loop over a fake comes to an end: not to the same index.
  private func endOfWalk(_ requirement: Requirement) -> String? {
    let ends = ["index(after:)": "endIndex", "index(before:)": "startIndex"]
    guard let end = ends[requirement.member.fullName] else { return nil }
    let isThere = program.requirements(of: requirement.owner).contains {
      $0.member.kind == .property && $0.member.name == end && !$0.member.isStatic
        && $0.type == requirement.type
    }
    return isThere ? end : nil
  }

  /// What a member returns, in each branch of the `#if` on which that depends.
  private func branchedValue(
    of requirement: Requirement, at site: Site
  ) throws(Obstacle) -> DefaultValue {
    do {
      return try finder.value(of: requirement.type, at: site).marked
    } catch {
      // Nobody reads a body with more branches, and each asks for all values again.
      guard let open = error.openBranch, site.assumed.count < 3, open.conditionTexts.count <= 8
      else { throw error }
      let possible = site.possible(open.all)
      let values = possible.map { branch in
        var inner = site
        inner.assumed.append(branch)
        return valueOrSubstitute(of: requirement, at: inner)
      }
      if values.allSatisfy({ $0.origin == .runtime }) { throw error }
      if values.allSatisfy({ $0.expression == values[0].expression }) { return values[0] }
      let branches = zip(possible, values).enumerated().map { index, element in
        let condition = index + 1 < possible.count ? element.0.condition : nil
        let directive = condition.map { "\(index == 0 ? "#if" : "#elseif") \($0)" } ?? "#else"
        return Expression.Branch(directive: directive, value: element.1.expression)
      }
      return DefaultValue(.conditional(branches), from: values, origin: .branches)
    }
  }

  /// What a member returns in one branch.
  private func valueOrSubstitute(of requirement: Requirement, at site: Site) -> DefaultValue {
    do {
      let value = try branchedValue(of: requirement, at: site)
      if value.variables.isEmpty { return value }
      return substitute(for: requirement, at: site, because: .needsStatements)
    } catch {
      return substitute(for: requirement, at: site, because: error)
    }
  }

  /// What a member does for whose result there is no value: it throws, or leaves it to the runtime.
  private func substitute(
    for requirement: Requirement, at site: Site, because obstacle: Obstacle
  ) -> DefaultValue {
    if requirement.type.isVariadicFunction {
      // No generic function returns such a type.
      return trap(at: site, because: obstacle)
    }
    if case .typed(let error) = site.effects.throwing,
      program.substitute(site.pinned, in: error).description != "Never",
      let thrown = try? finder.value(of: error, at: site), thrown.needs.isEmpty
    {
      return DefaultValue(.throwing(thrown.expression), origin: .thrownError)
    }
    return finder.fallback(effects: site.effects, at: site, because: obstacle)
  }

  /// What a member does whose type no generic function may return.
  private func trap(at site: Site, because obstacle: Obstacle) -> DefaultValue {
    var value = DefaultValue(finder.fatalErrorCall(at: site), origin: .runtime)
    value.obstacle = obstacle
    return value
  }

  /// The prelude's requirements may say what they do in a class: compare by identity.
  private func preludeValue(of requirement: Requirement, at site: Site) -> DefaultValue? {
    guard program.isPrelude(requirement.owner) else { return nil }
    let isReference = site.shape.isClassBound || site.shape.isActor
    for attribute in requirement.member.attributes {
      switch Prelude.Mark(attribute) {
      case .byIdentity(let expression) where isReference:
        return DefaultValue(Template(expression).expression(), origin: .annotation)
      case .forInt(let expression)
      where requirement.type == .parameter("Index")
        && site.frame.pinned["Index"] == .name("Int", .unknown(nil)):
        return .literal(expression, origin: .annotation)
      default: continue
      }
    }
    return nil
  }

  // MARK: - Initializers

  /// How an initializer comes to an instance, and whether that takes a Null type.
  ///
  /// In a Null type `init()` is always there. In an extension it is there if the protocol demands it and it may be called
  /// from here, else the extension has to be of Null types.
  private func delegation(
    of requirement: Requirement, at site: Site
  ) -> (delegation: MemberPlan.Delegation, needsNullObject: Bool) {
    if !site.frame.isNull, let blank = program.irregularBlankInitializer(in: site.shape) {
      let call = program.delegation(of: requirement, to: blank)
      if let call { return (call, false) }
      // Without `await` it is the one of Null types.
      if blank.effects.isAsync, blank.effects.throwing == .never, !blank.member.isFailable {
        return (.blank, true)
      }
      return (.defaultValue, true)
    }
    if site.frame.isEmptyClass { return (.superclass([]), false) }
    if site.frame.isNull { return (.blank, false) }
    // An extension's `init()` would come back to this one.
    guard let blank = program.blankInitializer(in: site.shape),
      !program.isBlankInitializerDelegated(in: site.shape)
    else { return (.blank, true) }
    let isOutOfReach =
      site.frame.isolation(ofWitnessOf: requirement, of: program) == .nonisolated
      && site.frame.isolation(ofWitnessOf: blank, of: program) != .nonisolated
    return isOutOfReach && !site.shape.isClassBound ? (.defaultValue, true) : (.blank, false)
  }

  // MARK: - Signature

  /// What an interface calls `Self.Key` or `Swift.Int`; `nil` if the name stays.
  private func qualifiedType(_ name: String, in scope: NameScope, at site: Site) -> TypeModel? {
    let path = name.split(separator: ".").map(String.init)
    let (first, last) = (path[0], path[path.count - 1])
    if first == "Self" {
      guard case .parameter = program.meaning(of: [last], in: scope) else { return nil }
      return site.pinnedType(last) ?? .parameter(last)
    }
    if program.meaning(of: [first], in: scope) == .parameter { return nil }
    return program.bind(.named(NamedType(last, in: NamedType(first))), in: scope)
  }

  /// What a type alias of a protocol stands for, in a class: the compiler needs to know the associated types in it to
  /// find the members by which it finds the associated types.
  private func aliasedType(by id: DeclarationID, at site: Site) -> TypeModel? {
    guard site.frame.ownClass != nil, var aliased = dependentType(behind: id, at: site) else {
      return nil
    }
    // Aliases may double each other, beyond what anybody would write.
    while case let wider = aliased.mappingNames({ named in
      named.declaration.flatMap { dependentType(behind: $0, at: site) } ?? .named(named)
    }), wider != aliased, wider.names.count <= 1_000 {
      aliased = wider
    }
    let type = program.substitute(site.pinned, in: aliased)
    // Something may stand behind it, as in `Reducer?`.
    if case .function = type.bare { return .tuple([TypeElement(type: type)]) }
    return type
  }

  /// What a protocol's type alias stands for, if associated types are part of that, or if its name is hidden.
  private func dependentType(behind id: DeclarationID, at site: Site) -> TypeModel? {
    guard program.isAliasOfProtocol(id), let aliased = program.aliasedType(of: id),
      program.isHiddenInClasses(id)
        || site.shape.associatedTypes.contains(where: { aliased.mentions($0.name) })
    else { return nil }
    return aliased
  }

  /// What the type names in a signature have to become where the member will stand.
  private func signature(of requirement: Requirement, at site: Site) -> [TypeModel?] {
    let scope = program.scope(inside: requirement.owner)
    return requirement.member.signature.mentions.map { mention in
      if mention.name == "_" { return nil }
      if mention.name == "Self" { return site.frame.ownClass }
      if mention.name.contains(".") { return qualifiedType(mention.name, in: scope, at: site) }
      if site.genericParameter(mention.name) != nil { return nil }
      if let pinned = site.pinnedType(mention.name) { return pinned }
      switch program.meaning(of: [mention.name], in: scope) {
      case .parameter: return nil
      case .declaration(let id):
        return aliasedType(by: id, at: site) ?? .name(program[id].name, .declaration(id))
      case .unbound, .null, .unknown:
        let mayBeHidden =
          site.isLocalType(mention.name) || program.declarations.isDeclared(mention.name)
        return mayBeHidden ? .name(mention.name, .unknown(nil)) : nil
      }
    }
  }
}

extension Program {
  /// `init()`, as every Null type has it, if a protocol demands one.
  func blankInitializer(in shape: ProtocolShape) -> Requirement? {
    blankInitializers(in: shape).first { $0.effects == .plain && !$0.member.isFailable }
  }

  /// `init() throws`, `init() async` or `init?()`, if a protocol demands one.
  func irregularBlankInitializer(in shape: ProtocolShape) -> Requirement? {
    blankInitializers(in: shape).first { $0.effects != .plain || $0.member.isFailable }
  }

  private func blankInitializers(in shape: ProtocolShape) -> [Requirement] {
    shape.protocols.flatMap { id in
      requirements(of: id).filter { $0.member.isBlankInitializer && $0.member.conditions.isEmpty }
    }
  }

  /// How an initializer calls another that may throw, wait or fail; `nil` if it must do less than that.
  func delegation(
    of requirement: Requirement, to blank: Requirement
  ) -> MemberPlan.Delegation? {
    guard !blank.member.isFailable || requirement.member.isFailable,
      blank.effects.satisfies(requirement.effects)
    else { return nil }
    return .marked(blank.effects)
  }

  /// Whether a class has no way to this initializer: its blank one may throw or fail, and it must not.
  func isHiddenInitializer(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard requirement.member.kind == .initializer, shape.isClassBound,
      let blank = irregularBlankInitializer(in: shape),
      blank.effects.throwing != .never || blank.member.isFailable
    else { return false }
    return delegation(of: requirement, to: blank) == nil
  }
}
