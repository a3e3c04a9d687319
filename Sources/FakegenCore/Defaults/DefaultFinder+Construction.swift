import FakegenKnowledge

/// Values that are made by an initializer, a constant or a static function of a type.
extension DefaultFinder {
  /// Returns a value that a type makes itself.
  ///
  /// The first of these that can be used: the initializer with the fewest arguments, a constant of the type itself, a
  /// static function that returns it, a literal, an initializer that may fail, an initializer or a function that is a
  /// last resort. An initializer that takes only an error comes after the functions, and so does one whose arguments
  /// may not pass a check that ends the program.
  ///
  /// ```swift
  /// struct User { let name: String; var age = 3 }                   // User(name: "")
  /// struct Token { private init() {}; static let empty = Token() }  // .empty
  /// struct Port { init?(_ number: Int) { … } }                      // Port(0) ?? fakeDefault(in: "Store")
  /// ```
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - named: The type with its generic arguments, as it is asked for.
  /// - Returns: The value.
  /// - Throws: The obstacles to each of them.
  func constructed(_ id: DeclarationID, _ named: NamedType) throws(Obstacle) -> DefaultValue {
    do throws(Obstacle) {
      return try constructedHere(id, named)
    } catch {
      // Async code can wait for the type's actor.
      let isolation = program.isolation(of: id)
      guard site.effects.isAsync, isolation.isOnMainActor, !site.isolation.reaches(isolation) else {
        throw error
      }
      return try constructedOnMainActor(id, named)
    }
  }

  /// A value that is made on the main actor while the member waits.
  ///
  /// ```swift
  /// @MainActor final class Screen { init() {} }
  ///
  /// func screen() async -> Screen  // await Screen()
  /// ```
  private func constructedOnMainActor(
    _ id: DeclarationID, _ named: NamedType
  ) throws(Obstacle) -> DefaultValue {
    let inner = at(changed(site.running(on: .mainActor)) { $0.effects = .plain })
    var value = try inner.constructedHere(id, named)
    // Whether the memberwise initializer is on the actor depends on what the type stores.
    if value.origin.isOne(of: DefaultOrigin.memberwiseInitializer) {
      // `MainActor.run` returns only values that can be copied.
      if program.isNoncopyable(named) { throw .isIsolated(.mainActor) }
      let body = Expression.closure(parameterCount: 0, value.expression)
      value.expression = .call("MainActor.run", [Expression.Argument(label: "body", value: body)])
    }
    return value.withAwait
  }

  private func constructedHere(
    _ id: DeclarationID, _ named: NamedType
  ) throws(Obstacle) -> DefaultValue {
    let known = program.initializers(of: id, at: site)
    var attempts = known.attempts
    func made(by constructions: [InitializerCandidate]) -> DefaultValue? {
      value(from: constructions, of: id, named, &attempts)
    }
    let initializers = known.usable.fewestArgumentsFirst(in: program)
    let usual = initializers.filter { !program.isLastResort($0) }
    let reliable = usual.filter { $0.failure == .never }
    let mayFail = usual.filter { $0.failure != .never }
    // Constants and functions may make a value that does not stand for a failure.
    let isFailing = reliable.first.map(program.suggestsFailure) ?? false
    let usualValue = isFailing ? nil : made(by: reliable)
    if let usualValue, usualValue.trapRisk == nil { return usualValue }
    // A value that may trap is still better than the live one, because a warning names it.
    if let constant = constant(of: id, isOnlyWay: usualValue == nil) { return constant }
    let makers = program.factories(of: id, at: site).fewestArgumentsFirst(in: program)
    let madeValue = made(by: makers.filter { !program.isLastResort($0) })
    if let madeValue, madeValue.trapRisk == nil { return madeValue }
    if let value = usualValue ?? madeValue { return value }
    if let literal = inheritedLiteral(for: id, beside: known) { return literal }
    let lastResorts = (initializers + makers).filter(program.isLastResort)
      .ordered { $0.failure != .never ? 1 : 0 }
    if let value = made(by: (isFailing ? reliable : []) + mayFail + lastResorts) { return value }
    throw .nothing(makes: id, attempts)
  }

  /// A static property, as `.empty`.
  ///
  /// - Parameters:
  ///   - id: The type.
  ///   - isOnlyWay: Whether the value may be the live one, because nothing else makes the type.
  /// - Returns: The value; `nil` if there is none.
  func constant(of id: DeclarationID, isOnlyWay: Bool) -> DefaultValue? {
    let constant = program.staticMembers(of: id, at: site).first {
      $0.kind == .property
        && (isOnlyWay || !StandardConstants.environmentDependentNames.contains($0.name))
    }
    return constant.map { constant in
      var value = DefaultValue(
        .member(constant.name, nil, implied: program.plainType(of: id)),
        origin: .staticMember(constant.place))
      if program.varies(constant, of: id) { value.varying = [constant.name] }
      return value
    }
  }

  /// A literal, if an extension of a protocol makes the type expressible by one.
  ///
  /// ```swift
  /// protocol Name: RawRepresentable<String>, ExpressibleByStringLiteral {}
  /// extension Name { init(stringLiteral text: String) { … } }
  ///
  /// struct UserName: Name { init?(rawValue: String) { … } }  // ""
  /// ```
  private func inheritedLiteral(
    for id: DeclarationID, beside known: [InitializerCandidate]
  ) -> DefaultValue? {
    guard !known.contains(where: \.isForLiteral),
      site.isolation.reaches(program.isolation(of: id))
    else { return nil }
    let literals = program.conformances(of: id).lazy.filter { program.isPrelude($0) }
      .map { program[$0].name }.filter { $0.hasPrefix("ExpressibleBy") }
    return literals.compactMap { LiteralProtocols.expressions[$0] }.first.map {
      .literal($0, origin: .literal(program[id].place))
    }
  }

  /// Returns the value of the first construction whose arguments can be made, if possible one whose own checks pass.
  ///
  /// A generic type is made with `.init(…)`, because the signature spells its arguments already.
  ///
  /// - Parameters:
  ///   - constructions: The initializers, functions or cases that make the type, best first.
  ///   - id: The type.
  ///   - named: The type with its generic arguments.
  ///   - attempts: Receives the obstacles to the constructions before that.
  /// - Returns: The value; `nil` if none of them can be used.
  func value(
    from constructions: [InitializerCandidate], of id: DeclarationID, _ named: NamedType,
    _ attempts: inout [Obstacle.Attempt]
  ) -> DefaultValue? {
    guard let generics = genericArguments(of: id, named) else { return nil }
    let isHidden = site.hides(program[id].path[0])
    var risky: DefaultValue?
    for construction in constructions {
      let construction = program.knowingChecks(of: construction)
      let needed = construction.needed
      let decisive = program.decisiveArguments(of: construction, for: needed)
      do throws(Obstacle) {
        let passed = needed.map { $0.with(program.substitute(generics, in: $0.type)) }
        var arguments = try arguments(for: passed)
        if let member = memberUsed(by: construction, of: arguments) { throw .isEndless(member) }
        for index in decisive { arguments.stateType(passed[index], at: index) }
        // A call that may fail becomes the operand of an operator, so that the context does not determine its type.
        let isPlain = construction.failure == .never
        if !isPlain, isHidden { continue }
        let isImplicit = isHidden || isPlain && !named.arguments.isEmpty
        let expression: Expression =
          if let factory = construction.factory {
            .member(factory.name, arguments.list, implied: program.plainType(of: id))
          } else {
            .make(isImplicit ? nil : .named(named), arguments.list)
          }
        let call = DefaultValue(expression, from: arguments, origin: construction.origin)
        var value = attempt(call, failure: construction.failure)
        if program.varies(construction) { value.varying.append(construction.name) }
        let trapRisk = construction.trapRisk(passing: zip(needed, arguments.parts))
        value.trapRisk = trapRisk ?? value.trapRisk
        if case .coalescing = value.expression {
          let reason = Obstacle.Attempt(name: construction.name, reason: .mayFail)
          value.fallbackRisk = .nothingMakes(id, [reason])
        }
        if trapRisk == nil { return value }
        risky = risky ?? value
      } catch {
        let reason = construction.isForCoding ? .needsDecoder(program[id]) : error
        attempts.append(Obstacle.Attempt(name: construction.name, reason: reason))
      }
    }
    return risky
  }

  /// The member at the site, if a construction uses it of a Null type of the same protocol; `nil` if it does not.
  ///
  /// ```swift
  /// protocol Node { var syntax: Syntax { get } }
  /// struct Syntax { init(_ node: some Node) { self = node.syntax } }
  /// // var syntax: Syntax { Syntax(NullNode()) } would call itself
  /// ```
  private func memberUsed(
    by construction: InitializerCandidate, of arguments: Arguments
  ) -> String? {
    guard let requirement = site.requirement, let member = construction.member else { return nil }
    let isOfNull = arguments.list.flatMap(\.value.types).flatMap(\.names).contains { name in
      guard case .generated(.fake(.null, let id)) = name.meaning else { return false }
      return program.shape(of: id).protocols.contains(requirement.owner)
    }
    let name = requirement.member.name
    return isOfNull && program.uses(name, in: member) ? name : nil
  }

  /// Adds what happens if an initializer fails: the runtime looks for a default, or the member throws.
  ///
  /// ```swift
  /// func port() -> Port         // Port(0) ?? fakeDefault(in: "Store")
  /// func port() throws -> Port  // try Port(0) ?? fakeDefaultOrThrow(in: "Store")
  /// ```
  private func attempt(
    _ call: DefaultValue, failure: InitializerCandidate.Failure
  ) -> DefaultValue {
    var value = call
    let rescue = Expression.fallback(runtimeCall("fakeDefault"), isThrowing: false)
    switch failure {
    case .never: break
    case .returnsNil where site.effects.throwsAnything:
      value.expression = .coalescing(call.expression, runtimeCall("fakeDefaultOrThrow"))
      value.isThrowing = true
    case .returnsNil: value.expression = .coalescing(call.expression, rescue)
    case .throwsError where site.effects.throwsAnything: value.isThrowing = true
    case .throwsError:
      let attempt = Expression.template([.text("(try? "), .value(call.expression), .text(")")])
      value.expression = .coalescing(attempt, rescue)
    }
    return value
  }
}

extension Program {
  /// The arguments whose types decide which of several initializers of the same labels is called, by position.
  ///
  /// ```swift
  /// init(tags: [Tag], name: String)
  /// init(tags: [any Label], name: String)
  /// // the first argument: `Note(tags: [] as [Tag], name: "")`
  /// ```
  fileprivate func decisiveArguments(
    of construction: InitializerCandidate, for parameters: [Parameter]
  ) -> [Int] {
    let labels = parameters.map(\.label)
    let name = construction.member?.name ?? "init"
    let rivals = makers(of: construction.owner.id, named: name, takenBy: labels).map(\.member)
      .filter { $0 !== construction.member && isAccessible($0.access, in: $0.place.file) }
    if rivals.isEmpty { return [] }
    func types(of member: Member) -> [String] {
      member.parameters.taken(by: labels)?.given.map(\.type.description) ?? []
    }
    let own = construction.member.map(types) ?? parameters.map(\.type.description)
    let others = rivals.map(types)
    return own.indices.filter { index in others.contains { $0[index] != own[index] } }
  }
}
