import FakegenKnowledge

/// Decides how a requirement is implemented.
struct MemberPlanner {
  private let requirement: Requirement
  private let finder: DefaultFinder

  init(_ requirement: Requirement, in frame: Site.Frame, _ facts: FactReader) {
    self.requirement = requirement
    finder = DefaultFinder(facts: facts, site: Site(requirement, in: frame))
  }

  private var program: Program { finder.program }

  private var site: Site { finder.site }

  /// The signature and the body of the member.
  var plan: MemberPlan {
    let body: MemberPlan.Body
    var needs: [DefaultValue.Need] = []
    switch requirement.member.kind {
    case .initializer: (body, needs) = delegation
    case .enumCase: body = .nothing
    case .method, .property, .subscript:
      // In a member that can never be called, the compiler accepts an empty body, and warns of a value.
      let isNeeded = !returnsNothing && !site.isUncallable(requirement)
      let value = statedValue ?? (isNeeded ? value : nil)
      body = value.map { .returns($0) } ?? .nothing
      needs = value?.needs ?? []
    }
    let isLeftToCompiler = !site.frame.isNull && site.shape.isDerivedForFakes(requirement)
    if isLeftToCompiler, !needs.contains(.nullObject) { needs.append(.nullObject) }
    return plan(doing: body, addedIsolation: site.addedIsolation, needs)
  }

  /// The plan of a member whose body is known.
  func plan(
    doing body: MemberPlan.Body, addedIsolation: Isolation? = nil, _ needs: [DefaultValue.Need] = []
  ) -> MemberPlan {
    let member = requirement.member
    // A member that must be nonisolated does not repeat the actor of its requirement.
    let unsaid = addedIsolation == .nonisolated ? program.statedIsolation(of: member) : nil
    return MemberPlan(
      requirement: requirement,
      attributes: program.keptAttributes(of: member, for: site.shape.roots).filter {
        unsaid?.attributes != [$0]
      },
      isolation: addedIsolation, body: body,
      isTransformed: member.attributes.contains {
        program.isResultBuilder($0, in: NameScope(around: member))
      },
      needs: needs, signature: signature, getterEffects: getterEffects)
  }

  /// Plans the member again if its plan has needs that cannot be met: the runtime has to find a value.
  ///
  /// If a test chooses the associated types of the type, there may be one.
  func plan(insteadOf plan: MemberPlan) -> MemberPlan {
    let obstacle = Obstacle.shapeless(requirement.type)
    var plan = plan
    plan.body = .returns(
      site.frame.isOpen && !requirement.type.isVariadicFunction
        ? finder.fallback(of: requirement.type, because: obstacle)
        : finder.substitute(for: requirement, because: obstacle))
    plan.needs = []
    return plan
  }

  /// The plan of a required initializer of the superclass, which calls `super.init` with some arguments.
  func plan(calling arguments: [Expression.Argument]) -> MemberPlan {
    // The compiler would infer the isolation of the Empty protocol, which is nonisolated.
    let isInferred =
      program.configuration.isElsewhere && program.configuration.mayRunOnMainActor
    return plan(
      doing: .repeats(.call("super.init", arguments)),
      addedIsolation: isInferred ? site.frame.isolation : nil)
  }

  // MARK: - Values

  private var returnsNothing: Bool {
    requirement.member.kind == .method && program.isVoid(requirement.type)
  }

  /// The value that an annotation, or a mark in the prelude, states for the member; `nil` if there is none.
  private var statedValue: DefaultValue? {
    if let value = preludeValue { return value }
    // The compiler warns of a value in a method that returns nothing.
    if !requirement.isOfPrelude, returnsNothing { return nil }
    return (requirement.member.chosenDefault?.expression).map { text in
      requirement.isOfPrelude
        ? DefaultValue(Template(text).expression(), origin: .prelude)
        : .literal(text, origin: .annotation)
    }
  }

  /// The value that the member returns, or the substitute for one.
  private var value: DefaultValue {
    let member = requirement.member
    // Two fakes without state cannot be told apart.
    let isEquality = member.isOperator && member.name == "=="
    if isEquality, requirement.type.description == "Bool" { return .literal("true") }
    if let end = endOfWalk { return .literal(end, origin: .endOfCollection) }
    do {
      let value = try finder.branchedValue(of: requirement)
      // A value of a type that is not known to be `Sendable` may be shared, so it cannot be returned as `sending`.
      guard requirement.type.hasPrefix("sending"), !value.needs.allSatisfy(isSendable),
        !isGivenAway(value)
      else {
        return value
      }
      return finder.substitute(for: requirement, because: .shapeless(requirement.type))
    } catch {
      return finder.substitute(for: requirement, because: error)
    }
  }

  /// Whether a value is the `sending` result of a closure.
  ///
  /// ```swift
  /// func withValue<R>(_ body: (inout Value) throws -> sending R) rethrows -> sending R  // try body(&v0)
  /// ```
  private func isGivenAway(_ value: DefaultValue) -> Bool {
    value.origin == .closure
      && site.parameters.contains { parameter in
        guard case .function(let function) = parameter.type.bare else { return false }
        return function.result.hasPrefix("sending")
      }
  }

  /// Whether a type that must be `Defaultable` is `Sendable`, too.
  private func isSendable(_ need: DefaultValue.Need) -> Bool {
    if case .defaultable(let type) = need { site.isSendable(type) } else { false }
  }

  /// The index after or before any other: the end of the collection, so that a loop over a fake terminates.
  ///
  /// ```swift
  /// func index(after index: Int) -> Int { endIndex }
  /// ```
  private var endOfWalk: String? {
    let ends = ["index(after:)": "endIndex", "index(before:)": "startIndex"]
    guard let end = ends[requirement.member.fullName] else { return nil }
    let isRequired = program.requirements(of: requirement.owner).contains {
      $0.member.kind == .property && $0.member.name == end && !$0.member.isStatic
        && $0.type == requirement.type
    }
    return isRequired ? end : nil
  }

  /// The value that a mark in the prelude states for classes, which are compared by identity, or for an `Index` that is
  /// `Int`.
  private var preludeValue: DefaultValue? {
    for attribute in requirement.member.attributes {
      switch Prelude.Mark(attribute) {
      case .byIdentity where site.shape.isClassBound:
        return DefaultValue(Template(attribute.argument).expression(), origin: .prelude)
      case .forInt
      where requirement.type == .parameter("Index")
        && site.frame.pinned["Index"] == .int:
        return .literal(attribute.argument, origin: .prelude)
      default: continue
      }
    }
    return nil
  }

  // MARK: - Initializers

  /// How an initializer creates the instance, and whether it must be in an extension of Null types.
  ///
  /// A Null type always has `init()`. An extension can call `init()` if the protocol requires it with an isolation that
  /// can be reached from here. Otherwise, the extension must be of Null types.
  private var delegation: (MemberPlan.Body, [DefaultValue.Need]) {
    let toDefault = MemberPlan.Body.delegates(.literal("self = .defaultValue"))
    let toBlank = MemberPlan.Body.delegates(.ownInitializer)
    if !site.frame.isNull, let blank = site.shape.irregularBlankInitializer {
      if let call = requirement.delegation(to: blank) { return (.delegates(call), []) }
      // Without `await`, this calls the `init()` of Null types.
      let isBlank =
        blank.effects.isAsync && blank.effects.throwing == .never && !blank.member.isFailable
      return (isBlank ? toBlank : toDefault, [.nullObject])
    }
    if site.frame.isEmptyClass { return (.repeats(.call("super.init", [])), []) }
    let hasRival = site.shape.hasRivalOfBlankInitializer(isAsync: site.effects.isAsync)
    if site.frame.isNull {
      // An asynchronous initializer is on the actor's instance, and has to await `init()`.
      if site.shape.isMadeOnMainActor, site.effects.isAsync,
        !(program.statedIsolation(of: requirement.member)?.isOnMainActor ?? false)
      {
        return (.delegates(.marked(Effects(isAsync: true), .ownInitializer)), [])
      }
      // A class without a superclass need not call another initializer.
      let way = site.frame.ownClass == nil ? toDefault : .nothing
      return (hasRival && site.shape.superclass == nil ? way : toBlank, [])
    }
    if hasRival { return (toDefault, [.nullObject]) }
    // An `init()` in the user's extension could call this initializer in turn.
    guard let blank = site.shape.blankInitializer,
      !site.shape.isBlankInitializerDelegated
    else { return (toBlank, [.nullObject]) }
    // What states no isolation may be on the main actor by default.
    let isolation = Site(blank, in: site.frame).isolation
    let isOutOfReach =
      !site.isolation.reaches(isolation)
      || site.isolation == .nonisolated && isolation != .nonisolated
    return isOutOfReach && !site.shape.isClassBound
      ? (toDefault, [.nullObject]) : (toBlank, [])
  }

  // MARK: - Signature

  /// The type for a qualified name, as `Self.Key` or, in a module interface, `Swift.Int`; `nil` if the name stays.
  private func qualifiedType(_ name: String, in scope: NameScope) -> TypeModel? {
    let path = name.namePath
    let (first, last) = (path[0], path[path.count - 1])
    if first == "Self" {
      if site.genericParameter(last) != nil { return nil }
      if case .parameter = program.meaning(of: [last], in: scope) {
        return site.pinned[last] ?? .parameter(last)
      }
      guard case .named(let own)? = site.frame.ownClass else { return nil }
      return .named(NamedType(last, in: own, meaning: .unknown(nil)))
    }
    if program.meaning(of: [first], in: scope) == .parameter { return nil }
    return program.bind(.named(NamedType(last, in: NamedType(first))), in: scope)
  }

  /// The type that replaces a protocol's type alias in a class; `nil` if the alias stays.
  ///
  /// The compiler infers associated types from the members of a class. If a member mentions an alias that depends on
  /// them, this would be circular.
  private func aliasedType(by id: DeclarationID) -> TypeModel? {
    guard site.frame.ownClass != nil, var aliased = dependentType(behind: id) else { return nil }
    // If each alias mentions another one twice, the type doubles with every step, so its size is limited.
    while case let wider = aliased.mappingNames({ named in
      named.declaration.flatMap { dependentType(behind: $0) } ?? .named(named)
    }), wider != aliased, ![wider].exceedSizeLimit {
      aliased = wider
    }
    return program.substitute(site.replacements, in: aliased)
  }

  /// The type behind a protocol's type alias, if associated types are a part of it, or if the alias is hidden.
  private func dependentType(behind id: DeclarationID) -> TypeModel? {
    // The arguments of a generic alias come after the name.
    guard program.isAliasOfProtocol(id), program[id].genericParameters.isEmpty,
      let aliased = program.aliasedType(of: id),
      program.isHiddenInClasses(id)
        || program.parameters(behind: id).contains(where: site.shape.hasAssociatedType)
    else { return nil }
    return aliased
  }

  /// The signature with the types that replace names, so that they have the same meaning where the member is generated,
  /// and with `any` where it is missing.
  ///
  /// ```swift
  /// protocol Repo { associatedtype Entity; func get() -> Entity; func log() -> Log? }
  /// protocol UserRepo: Repo where Entity == User {}
  ///
  /// extension EmptyUserRepo {
  ///   func get() -> User { User(name: "") }
  ///   func log() -> (any Log)? { nil }
  /// }
  /// ```
  private var signature: SignatureText {
    if requirement.member.type == .missing {
      // The type is that of the initial value.
      return requirement.member.signature + [.type(requirement.type)]
    }
    // Whether `any` is missing, for each open base.
    var bases: [Bool] = []
    let pieces = requirement.member.signature
    return pieces.indices.compactMap { index in
      let piece = pieces[index]
      switch piece {
      case .name(let name):
        let next = pieces.dropFirst(index + 1).first
        let hasArguments = if case .text(let text)? = next { text.hasPrefix("<") } else { false }
        return type(inPlaceOf: name, hasArguments: hasArguments).map { .type($0) } ?? piece
      case .bare(let type, let isBase):
        let lacksAny = lacksAny(type)
        if isBase { bases.append(lacksAny) }
        return lacksAny ? .text(isBase ? "(any " : "any ") : nil
      case .endOfBase: return bases.removeLast() ? .text(")") : nil
      case .text, .blank, .omittedDefault, .type, .value: return piece
      }
    }
  }

  /// The effects of the getter, which does not throw if the type of its errors is `Never`.
  private var getterEffects: Effects {
    var effects = site.effects.mapTypes { program.substitute(site.pinned, in: $0) }
    if effects.error?.isNever ?? false { effects.throwing = .never }
    return effects
  }

  /// Whether `any` is missing before a bare type of the signature.
  private func lacksAny(_ bare: TypeModel) -> Bool {
    if let first = bare.names.first, site.genericParameter(first.root.name) != nil { return false }
    let type = program.bind(bare, in: program.scope(inside: requirement.owner))
    // The type that replaces an alias comes with its own `any`.
    let isReplaced = type.declarations.contains { aliasedType(by: $0) != nil }
    return !isReplaced && program.lacksAny(type)
  }

  /// Returns the type that replaces a name in the signature; `nil` if the name stays.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - hasArguments: Whether generic arguments follow it.
  /// - Returns: The type.
  private func type(inPlaceOf name: String, hasArguments: Bool) -> TypeModel? {
    let scope = program.scope(inside: requirement.owner)
    if name == "Self" { return site.frame.ownClass }
    if name.contains(".") { return qualifiedType(name, in: scope) }
    if site.genericParameter(name) != nil { return nil }
    switch program.meaning(of: [name], in: scope) {
    case .parameter:
      return site.pinned[name].map { program.lacksAny($0) ? .existential($0) : $0 }
    case .declaration(let id):
      if let aliased = aliasedType(by: id) { return aliased }
      // Inside of a generic class, the name alone means the class with its own parameters.
      return hasArguments || id != requirement.owner
        ? program.plainType(of: id)
        : program.substitute(site.pinned, in: .named(program.ownType(of: id)))
    case .unbound, .generated, .unknown:
      let mayBeHidden = site.isLocalType(name) || program.declarations.isDeclared(name)
      return mayBeHidden ? .name(name, .unknown(nil)) : nil
    }
  }
}
