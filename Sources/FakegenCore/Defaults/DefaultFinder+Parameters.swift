import FakegenKnowledge

/// Values of generic parameters and associated types, and values that the member's caller passes.
extension DefaultFinder {
  /// The value of an associated type, of a member of one, or of a generic parameter of the member.
  ///
  /// If the type is pinned, it is the value of the type that it is pinned to; otherwise, one that the caller passes or
  /// that constraints guarantee. Only if there is none does the type have to be `Defaultable`, in an extension that
  /// demands this.
  ///
  /// ```swift
  /// func same<T>(_ value: T) -> T                      // value
  /// func box<T>(_ value: T) -> Box<T>                  // .init(value)
  /// func value<T>(of flag: Flag<T>) -> T               // flag.fallback
  /// func run<T>(_ body: () throws -> T) rethrows -> T  // try body()
  /// func load() -> Entity                              // .defaultValue, where Entity: Defaultable
  /// ```
  func parameterValue(of named: NamedType) throws(Obstacle) -> DefaultValue {
    let name = named.root.name
    if named.isPlainName, name == "Self" { return try selfValue() }
    if site.genericParameter(name) != nil {
      let passed = given(.named(named)) ?? echo(.named(named), among: site.wrappable)
      if let value = passed ?? demanded(of: named) { return value }
      throw .chosenByCaller(named.description)
    }
    guard site.isLocalType(name) else { throw .unknown(named) }
    if let pinned = site.frame.pinned[name] {
      let type = program.substitute([name: pinned], in: .named(named))
      // Types that are defined by each other have no value.
      return try value(of: type, meantBy: named, as: name)
    }
    if let value = given(.named(named)) { return value }
    if named.isPlainName {
      let demands = site.shape.ownDemands(on: name)
      for peer in demands.peers(in: site.shape) {
        if let value = given(.parameter(peer)) { return value }
      }
      if demands.equals.contains(.parameter("Self")) { return try selfValue() }
      if let literal = literal(for: demands.parents) { return literal }
    }
    if let equal = site.shape.equalType(to: named) {
      return try value(of: equal, meantBy: named)
    }
    if let outer = named.outer {
      if site.shape.equalType(to: outer) != nil { throw .unknown(named) }
      let demanded = allCases(named, of: outer) ?? literal(for: site.parents(of: named))
      if let demanded { return demanded }
    }
    if named.isPlainName, let value = emptySlice(named) { return value }
    if site.frame.isChosenByTest(named) {
      let obstacle = Obstacle.shapeless(.named(named))
      // A closure that may run anywhere must not capture the type.
      if site.isSendable { throw obstacle }
      // The test may well choose a type that has a default.
      return changed(fallback(of: .named(named), because: obstacle)) { $0.obstacle = nil }
    }
    return DefaultValue(
      .member("defaultValue", nil), origin: .associatedType, needs: [.defaultable(.named(named))])
  }

  /// `prefix(0)`, which is a slice of any collection.
  private func emptySlice(_ named: NamedType) -> DefaultValue? {
    guard named.name == "SubSequence", !site.isStatic,
      let member = site.requirement?.member, member.kind != .subscript, member.name != "prefix",
      site.shape.hasStandard("Collection")
    else { return nil }
    return .literal("prefix(0)", origin: .constraint)
  }

  /// `Format.allCases`, if `Format` is `CaseIterable`.
  private func allCases(_ named: NamedType, of outer: NamedType) -> DefaultValue? {
    guard named.name == "AllCases",
      program.shape(of: site.parents(of: outer).protocols).hasStandard("CaseIterable")
    else { return nil }
    return DefaultValue(.member("allCases", nil, of: .named(outer)), origin: .constraint)
  }

  /// A property whose type is an associated type of a generic parameter, and which the constraints on that demand.
  ///
  /// ```swift
  /// protocol TestKey { associatedtype Value; static var testValue: Value { get } }
  ///
  /// func value<K: TestKey>(of key: K.Type) -> K.Value  // K.testValue
  /// ```
  private func member(_ name: String, of outer: NamedType) -> DefaultValue? {
    if let value = allCases(NamedType(name, in: outer, meaning: .parameter), of: outer) {
      return value
    }
    let shape = program.shape(of: site.parents(of: outer).protocols)
    let properties = constants(of: shape) { $0.parameterName == name }
    if let property = properties.first(where: \.isStatic) {
      return DefaultValue(
        .member(property.name.escapedAfterDot, nil, of: .named(outer)), origin: .constraint)
    }
    let owner = site.parameters.first {
      $0.type.bare == .named(outer) && !$0.type.hasPrefix("inout")
    }
    guard let property = properties.first, let owner else { return nil }
    return .literal("\(owner.name).\(property.name.escapedAfterDot)", origin: .constraint)
  }

  /// A value that the constraints on a generic parameter demand: a literal, or a static property as `.empty`.
  private func demanded(of named: NamedType) -> DefaultValue? {
    if let outer = named.outer { return member(named.name, of: outer) }
    let parents = site.parents(of: named)
    if let literal = literal(for: parents) { return literal }
    let constant = constants(of: program.shape(of: parents.protocols)) {
      $0.parameterName == "Self"
    }.first(where: \.isStatic)
    return constant.map { DefaultValue(.member($0.name, nil), origin: .constraint) }
  }

  /// The properties that protocols of the sources demand and that the site can read, those meant for tests first.
  private func constants(of shape: ProtocolShape, where isOfType: (TypeModel) -> Bool) -> [Member] {
    shape.allRequirements
      .filter { requirement in
        let member = requirement.member
        return member.kind == .property && isOfType(requirement.type)
          && requirement.effects == .plain && member.conditions.isEmpty
          && !member.attributes.has("available")
          && !(member.getter?.prefix.contains("mutating") ?? false)
          && isInReach(requirement)
      }.map(\.member).ordered(byRank: { NameHints.rank($0.name) })
  }

  /// `self` in an instance member; in a static one, a value that the caller passes or a new instance.
  private func selfValue() throws(Obstacle) -> DefaultValue {
    if site.isSendable, !site.shape.isSendable { throw .shapeless(.parameter("Self")) }
    let modifiers = site.requirement?.member.modifiers ?? []
    let isConsuming = modifiers.contains(where: ["consuming", "__consuming"].contains)
    if !site.isStatic, isConsuming || !site.shape.isNoncopyable {
      return .literal(modifiers.contains("borrowing") ? "copy self" : "self")
    }
    if let echo = echo(.parameter("Self")) { return echo }
    guard site.isStatic else { throw .shapeless(.parameter("Self")) }
    let own = site.frame.isNull ? site.frame.ownClass : nil
    return DefaultValue(newInstance(of: own), origin: .newSelf, needs: [.nullObject])
  }

  /// The call of the `init()` of Null types and spies, so that it cannot mean another initializer, nor one on an actor.
  ///
  /// - Parameter own: The type, if it is the class that the code stands in.
  /// - Returns: `Self()`, or if another initializer could be called as well, `.defaultValue` or `{ SpyFeed() }()`.
  private func newInstance(of own: TypeModel?) -> Expression {
    let call = Expression.make(own ?? .parameter("Self"), [])
    let hasRival =
      !site.frame.isNull
      && (site.shape.irregularBlankInitializer != nil
        || !(site.shape.blankInitializer.map(isInReach) ?? true))
      || site.shape.hasRivalOfBlankInitializer(isAsync: site.effects.isAsync)
    if !hasRival { return call }
    return own == nil
      ? .member("defaultValue", nil)
      : .template([.text("{ "), .value(call), .text(" }()")])
  }

  /// A value that the caller passes: a parameter, a property of one, or the result of a closure parameter.
  private func given(_ type: TypeModel) -> DefaultValue? {
    echo(type) ?? property(of: type) ?? callOfClosure(returning: type)
  }

  /// A property that has the demanded type, in a parameter that has a generic type.
  ///
  /// ```swift
  /// struct Flag<T> { let name: String; let fallback: T }
  /// protocol Key<Value> { associatedtype Value; var initial: Value { get } }
  ///
  /// func value<T>(of flag: Flag<T>) -> T      // flag.fallback
  /// func value<T>(for key: some Key<T>) -> T  // key.initial
  /// ```
  private func property(of type: TypeModel) -> DefaultValue? {
    for parameter in site.parameters {
      if let property = demandedProperty(of: type, in: parameter.type.bare) {
        return .literal("\(parameter.name).\(property.name.escapedAfterDot)", origin: .constraint)
      }
      guard case .named(let named) = parameter.type.bare else { continue }
      if let value = valueAtKeyPath(parameter.name, named, of: type) { return value }
      guard let id = named.declaration,
        !program.isNoncopyable(named), let generics = genericArguments(of: id, named),
        generics.values.contains(type)
      else { continue }
      let scope = program.scope(inside: id)
      let property = program.readableProperties(of: id, at: site).first {
        program.substitute(generics, in: program.bind($0.type, in: scope)) == type
      }
      if let property {
        return .literal("\(parameter.name).\(property.name)", origin: .property(property.place))
      }
    }
    return nil
  }

  /// What a key path leads to, from a property of the protocol or else from a new value.
  ///
  /// ```swift
  /// subscript<V>(dynamicMember path: KeyPath<State, V>) -> V { get }  // state[keyPath: path]
  /// func value<V>(at path: KeyPath<Config, V>) -> V                   // Config()[keyPath: path]
  /// ```
  private func valueAtKeyPath(
    _ name: String, _ path: NamedType, of type: TypeModel
  ) -> DefaultValue? {
    guard path.name.hasSuffix("KeyPath"), path.declaration == nil, path.arguments.count == 2,
      path.arguments[1] == type
    else { return nil }
    let root = path.arguments[0]
    // A protocol's own subscript could be the one that is called.
    if root == .parameter("Self"), site.requirement?.member.kind == .subscript { return nil }
    let property = constants(of: site.shape) { $0 == root }.first { !$0.isStatic }
    if let property, !site.isStatic {
      let owner = "self.\(property.name.escapedAfterDot)"
      return .literal("\(owner)[keyPath: \(name)]", origin: .keyPathParameter)
    }
    // An empty value of any other type would rather trap.
    guard case .named = root, let owner = try? value(of: root, meantBy: path), !owner.isPartial,
      !owner.isThrowing
    else { return nil }
    return DefaultValue(
      .template([
        .value(owner.expression.stating(root), isOperand: true), .text("[keyPath: \(name)]"),
      ]), from: [owner], origin: .keyPathParameter)
  }

  /// The property of a certain type that a protocol with generic arguments demands, as `some Key<T>`.
  private func demandedProperty(of type: TypeModel, in owner: TypeModel) -> Member? {
    let constraint: TypeModel
    switch owner {
    case .existential(let inner), .opaque(let inner): constraint = inner.bare
    default: return nil
    }
    guard case .named(let named) = constraint, let id = named.declaration,
      let argument = zip(program[id].primaryAssociatedTypes, named.arguments).first(where: {
        $1 == type
      })
    else { return nil }
    return constants(of: program.shape(named: [constraint])) { $0.parameterName == argument.0 }
      .first { !$0.isStatic }
  }

  /// A value that constraints guarantee for every type that meets them.
  ///
  /// ```swift
  /// func number<N: BinaryInteger>() -> N  // 0
  /// ```
  ///
  /// - Parameter parents: The constraints.
  /// - Returns: The value; `nil` if they guarantee none.
  private func literal(for parents: Parents) -> DefaultValue? {
    for id in program.shape(of: parents.protocols).protocols {
      if program.isPrelude(id),
        let expression = LiteralProtocols.expressions[program[id].name]
      {
        return .literal(expression, origin: .constraint)
      }
      let makesItself = program.requirements(of: id).contains {
        $0.member.isBlankInitializer && !$0.member.isFailable && $0.effects == .plain
          && $0.member.conditions.isEmpty && isInReach($0)
      }
      if makesItself { return DefaultValue(.make(nil, []), origin: .constraint) }
      let demandsDefault = program.requirements(of: id).contains {
        $0.member.makesFakeDefault(of: "Self") && isInReach($0)
      }
      if demandsDefault { return DefaultValue(.member("fakeDefault", []), origin: .constraint) }
    }
    let unknown = parents.unknown + program.shape(of: parents.protocols).unknownParents
    if unknown.contains(where: { $0.name == "Defaultable" || $0.name == "NullObject" }) {
      return DefaultValue(.member("defaultValue", nil), origin: .constraint)
    }
    return nil
  }

  /// Whether the code can use what a protocol requires without waiting for an actor.
  private func isInReach(_ requirement: Requirement) -> Bool {
    site.isolation.reaches(program.isolation(of: requirement))
  }

  /// Returns a parameter that has a certain type, as in `func id<T>(_ x: T) -> T`.
  func echo(_ type: TypeModel, among parameters: [Site.Given]? = nil) -> DefaultValue? {
    for parameter in parameters ?? site.parameters {
      let name = parameter.name
      switch parameter.type {
      // A function does not escape unless its prefix says so.
      case type where !program.isFunction(type): return .literal(name, origin: .parameter)
      case .prefixed(let prefixes, type)
      where prefixes.allSatisfy(["@escaping", "consuming", "sending", "__owned"].contains):
        return .literal(name, origin: .parameter)
      case .prefixed(let prefixes, .function(let function))
      where prefixes.contains("@autoclosure") && function.result == type:
        guard !isOnOtherActor(parameter.type), let call = call(of: name, function, []) else {
          continue
        }
        return DefaultValue(call, origin: .parameter)
      default: continue
      }
    }
    return nil
  }

  /// A parameter of a generic type whose type the member erases.
  ///
  /// ```swift
  /// func limit<P: Publisher>(_ events: P) -> AnyPublisher<P.Output, P.Failure>  // AnyPublisher(events)
  /// ```
  func erasure(to type: TypeModel) -> DefaultValue? {
    guard case .named(let named) = type, named.declaration == nil,
      let (demanded, members) = KnownTypes.erasing[named.name],
      let value = try? standardValue(of: named)
    else { return nil }
    let parameter = site.parameters.first { parameter in
      guard case .named(let generic) = parameter.type, generic.isPlainName else { return false }
      let parents = site.parents(of: generic)
      return
        (parents.unknown.contains { $0.name == demanded }
        || program.shape(of: parents.protocols).hasStandard(demanded))
        && named.arguments
          == members.map { .named(NamedType($0, in: generic, meaning: .parameter)) }
    }
    return parameter.map { parameter in
      DefaultValue(
        .template([.type(.named(named.withoutArguments)), .text("(\(parameter.name))")]),
        from: [value], origin: .parameter)
    }
  }
}
