/// Values that closure parameters return when they are called.
extension DefaultFinder {
  /// Calls a closure parameter that returns a type nothing else can make.
  ///
  /// ```swift
  /// func run<T>(_ body: (inout Int) throws -> T) rethrows -> T {
  ///   var v0: Int = 0
  ///   return try body(&v0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - passesAll: Whether the member must have been given all arguments of the closure, as a middleware is.
  /// - Returns: The call; `nil` if no closure parameter returns the type, or none may be called.
  func callOfClosure(returning type: TypeModel, passesAll: Bool = false) -> DefaultValue? {
    for parameter in site.parameters {
      let closure = program.unaliasedWithPrefixes(parameter.type)
      guard case .function(let declared) = closure.bare, declared.result.bare == type
      else { continue }
      let isElsewhere = isOnOtherActor(closure)
      // Only what is `Sendable` returns from another actor.
      if isElsewhere, !site.isSendable(declared.result) { continue }
      let function = isElsewhere ? declared.awaited : declared
      guard isCallable(closure, function) else { continue }
      var inner = self
      inner.site.parameters.removeAll { $0.name == parameter.name }
      if sendsArguments(to: closure, function) {
        // Beside what is `Sendable`, only what the member makes itself can be sent.
        let sendable = inner.site.parameters.filter { site.isSendable($0.type) }
        inner.site = inner.site.forArgument.inside(function)
        inner.site.parameters = sendable
      }
      if passesAll, !inner.passesOnAll(of: function) { continue }
      guard let arguments = inner.closureArguments(of: function),
        let call = call(of: parameter.name, function, arguments.list)
      else { continue }
      return DefaultValue(call, from: arguments, origin: .closure)
    }
    return nil
  }

  /// Whether the member may call a closure: not one of another actor, nor one with an `inout sending` parameter, nor one
  /// that takes what has no values.
  private func isCallable(_ type: TypeModel, _ function: FunctionType) -> Bool {
    let isOfActor = function.parameters.contains { $0.type.hasPrefix("isolated") }
    let hasInoutSending = function.parameters.contains {
      $0.type.hasPrefix("inout") && $0.type.hasPrefix("sending")
    }
    if isOfActor, !function.effects.isAsync, !runsOnSelf(function) { return false }
    if hasInoutSending || function.parameters.contains(where: { site.isUninhabited($0.type) }) {
      return false
    }
    // The compiler does not see that a closure with both words is the one whose errors the member throws.
    if site.effects.throwing == .rethrows, function.effects.throwing != .never,
      type.hasPrefix("sending"), type.hasPrefix("@escaping")
    {
      return false
    }
    // What the fake or the caller chooses may belong to an actor, even if it is made anew.
    let unsendable = function.parameters.map(\.type).filter { !site.isSendable($0) }
    return !sendsArguments(to: type, function)
      || !unsendable.flatMap(\.names).contains { $0.meaning == .parameter }
  }

  /// Whether a closure runs on another actor than the member, or on one that only the caller knows.
  func isOnOtherActor(_ type: TypeModel) -> Bool {
    type.prefixes.contains { prefix in
      prefix == "@isolated(any)"
        || TypeModel.namesGlobalActor(prefix)
          && !site.isolation.explicit.attributes.contains(prefix)
    }
  }

  /// Whether an argument, or the result of one that is a closure, can be returned as `sending`.
  func givesAway(_ type: TypeModel) -> Bool {
    var given = program.unaliasedWithPrefixes(type)
    if case .function(let function) = given.bare { given = function.result }
    return given.hasPrefix("sending") || site.isSendable(given)
  }

  /// Whether a closure may run somewhere else than the member, and takes arguments that are not `Sendable`.
  private func sendsArguments(to closure: TypeModel, _ function: FunctionType) -> Bool {
    if !function.effects.isAsync || function.parameters.map(\.type).allSatisfy(site.isSendable) {
      return false
    }
    let member = site.requirement?.member
    let isOnActor = site.shape.isActor || member?.hasIsolatedParameter ?? false
    let leavesGlobalActor =
      site.isolation.isOnGlobalActor
      && !(site.isolation.isOnMainActor && closure.hasPrefix("@MainActor"))
    let leavesCaller =
      member?.isNonisolatedNonsending ?? false && !closure.hasPrefix("nonisolated(nonsending)")
    return isOnActor || leavesGlobalActor || leavesCaller || isOnOtherActor(closure)
      || closure.hasPrefix("@concurrent")
  }

  /// Whether a closure runs on the actor that calls it, as one that takes `isolated Self` does.
  private func runsOnSelf(_ function: FunctionType) -> Bool {
    !site.isStatic && site.isolation == .instance
      && function.parameters.allSatisfy {
        !$0.type.hasPrefix("isolated") || $0.type.bare.parameterName == "Self"
      }
  }

  /// Returns a call with `try` and `await` as needed; `nil` if the closure has effects that the member may not have.
  func call(
    of name: String, _ function: FunctionType, _ arguments: [Expression.Argument]
  ) -> Expression? {
    var allowed = site.effects
    // What the closure throws is what the member rethrows.
    if allowed.throwing == .rethrows { allowed.throwing = .throws }
    guard function.effects.satisfies(allowed) else { return nil }
    let call = Expression.call(name, arguments)
    return function.effects == .plain ? call : .marked(function.effects, call)
  }

  /// The arguments for a call of a closure; `nil` if one of them has no value.
  ///
  /// A new `inout` argument is put in a variable first.
  private func closureArguments(of function: FunctionType) -> Arguments? {
    var arguments = Arguments()
    for parameter in function.parameters {
      if let passed = passedOn(parameter.type, to: function) {
        arguments.append(passed)
        continue
      }
      guard var value = try? value(of: parameter.type), !value.isPartial else { return nil }
      guard case .prefixed(let prefixes, let type) = parameter.type, prefixes.contains("inout")
      else {
        arguments.append(value)
        continue
      }
      let name = "v\(arguments.parts.count)"
      value = value.withTry
      let own = site.frame.ownClass.map { ["Self": $0] } ?? [:]
      value.variables.append(
        DefaultValue.Variable(
          name: name, type: program.substitute(own, in: type), value: value.expression))
      arguments.append(value, as: .literal("&\(name)"))
    }
    return arguments
  }

  /// A parameter of the member as the argument of a closure, if it must be meant because no other has its type.
  ///
  /// ```swift
  /// func intercept<R>(_ context: Context, next: (Context) throws -> R) rethrows -> R  // next(context)
  /// ```
  private func passedOn(_ type: TypeModel, to function: FunctionType) -> DefaultValue? {
    let fitting = site.parameters.filter { $0.type.bare == type.bare }
    let taken = function.parameters.filter { $0.type.bare == type.bare }
    guard fitting.count == 1, taken.count == 1, !program.isFunction(type) else { return nil }
    let name = fitting[0].name
    switch fitting[0].type {
    case .packExpansion: return .literal("repeat each \(name)", origin: .parameter)
    case type where type.hasPrefix("inout"): return .literal("&\(name)", origin: .parameter)
    default: return echo(type)
    }
  }

  /// Whether the member is given all arguments that a closure takes.
  private func passesOnAll(of function: FunctionType) -> Bool {
    !function.parameters.isEmpty
      && function.parameters.allSatisfy { passedOn($0.type, to: function) != nil }
  }

  // MARK: - Closures that may be sent

  /// Whether a closure that may run anywhere would capture conformances of a type that it names, which may be isolated.
  func capturesConformances(_ type: TypeModel) -> Bool {
    site.isSendable
      && type.names.contains { named in
        guard named.meaning == .parameter, let protocols = site.protocols(of: named.root.name)
        else { return false }
        return !protocols.isEmpty && !program.shape(of: protocols).isSendable
      }
  }

  /// Whether a closure that may run anywhere would capture a conformance because it uses a type's default value.
  func capturesConformance(for need: DefaultValue.Need) -> Bool {
    guard site.isSendable, case .defaultable(.named(let named)) = need else { return false }
    return !(site.protocols(of: named.root.name).map { program.shape(of: $0).isSendable } ?? false)
  }

  /// Whether the runtime can make a closure with these parameters.
  func canBeMadeByRuntime(_ function: FunctionType) -> Bool {
    let passing: Set = ["@escaping", "@Sendable", "@MainActor"]
    return function.parameters.allSatisfy { parameter in
      !parameter.isVariadic && parameter.type.prefixes.allSatisfy(passing.contains)
        && (parameter.type.hasPrefix("@escaping") || !program.isFunction(parameter.type))
    }
  }

  /// A closure that the runtime makes, for types about which nothing is known.
  ///
  /// The type that a fake chooses as `Item` may conform to `Hashable` on one actor only, and a closure that is written
  /// in the member would capture that conformance.
  ///
  /// ```swift
  /// associatedtype Item: Hashable
  /// func test() -> @Sendable (Item) -> Bool  // sendableClosure(returning: false)
  /// ```
  ///
  /// - Throws: `Obstacle.shapeless`, if the runtime has no such closure.
  func sendableClosure(_ function: FunctionType) throws(Obstacle) -> DefaultValue {
    guard canBeMadeByRuntime(function) else { throw .shapeless(.function(function)) }
    let name = "sendableClosure"
    let result = program.unaliased(function.result)
    switch result {
    case .array, .optional, .void: return DefaultValue(runtimeCall(name, []))
    default: break
    }
    let value = try at(site.inside(function)).value(of: result).withTry
    let isSent =
      program.isSendable(result) == true && !capturesConformances(result) && value.needs.isEmpty
      && !value.isPartial && !value.awaitsActor
    guard isSent else { throw .shapeless(.function(function)) }
    return DefaultValue(
      runtimeCall(name, [.init(label: "returning", value: value.expression)]), from: [value])
  }
}

extension FunctionType {
  /// The function as callers on another actor see it, which must wait for it.
  fileprivate var awaited: FunctionType {
    FunctionType(
      parameters: parameters, effects: Effects(isAsync: true, throwing: effects.throwing),
      result: result)
  }
}
