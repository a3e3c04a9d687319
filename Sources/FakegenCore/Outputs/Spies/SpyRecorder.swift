/// Decides how members are recorded.
struct SpyRecorder {
  let program: Program
  let frame: Site.Frame
  /// The spy itself.
  let type: TypeModel
  /// The spy's own generic parameters.
  let genericParameters: [String]
  /// Whether the spy may be used from anywhere.
  private var isSendable: Bool { frame.shape.isActor || frame.shape.isSendable }

  // MARK: - Members

  /// Decides how a member is recorded.
  func member(of plan: MemberPlan) -> SpiedMember {
    let requirement = plan.requirement
    let isInitializer = requirement.member.kind == .initializer
    var effects =
      requirement.member.kind == .method || isInitializer
      ? requirement.effects : requirement.getterEffects
    var parameters = parameters(of: requirement)
    let isOnActor =
      effects.isAsync && !lendsToCaller(requirement)
      && (requirement.member.hasIsolatedParameter || requirement.member.runsWithCaller
        || frame.shape.isActor && !requirement.member.isStatic
          && !runsOutside(requirement))
    effects = normalized(effects, in: requirement, isOnActor: isOnActor)
    if isOnActor {
      for index in parameters.indices {
        let isLent =
          frame.shape.isActor && program.isFunction(parameters[index].passed)
          && parameters[index].autoclosure == nil
          && program.isSendable(parameters[index].passed) != true
        parameters[index].isHeld = !(parameters[index].recorded?.isPlainValue ?? !isLent)
        parameters[index].isOpened = parameters[index].recorded.map(program.isExistential) ?? false
      }
    } else if effects.isAsync, frame.infersMainActor(for: requirement, of: program) {
      for index in parameters.indices {
        parameters[index].isHeld =
          parameters[index].recorded.map { genericParameters.contains(where: $0.mentions) } ?? false
      }
    }
    let result = isInitializer ? .void : resolved(requirement.type, in: requirement)
    var spied = SpiedMember(
      plan: plan.ofSpy(effects), parameters: parameters, result: result, effects: effects,
      constraints: requirement.constraints.map { constraint in
        constraint.naming(type).mapTypes { resolved($0, in: requirement) }
      },
      functionAttributes: functionAttributes(of: requirement))
    spied.plan.useEvaluated(spied)
    let names = requirement.genericParameters.map(\.name)
    let told = parameters.compactMap(\.recorded)
    let untold = names.filter { name in !told.contains { $0.tells(name) } }
    if untold.count == 1 {
      spied.returning = .parameter(untold[0])
    } else if !untold.isEmpty {
      spied.returning = result
    }
    return spied
  }

  /// Whether an actor's member runs somewhere else than on the actor.
  private func runsOutside(_ requirement: Requirement) -> Bool {
    let isolation = frame.isolation(ofWitnessOf: requirement, of: program)
    return isolation == .nonisolated || isolation.isOnMainActor
      || program.isOutsideOfActors(requirement)
  }

  /// Of the errors that may be thrown, one type, any or none.
  private func normalized(
    _ effects: Effects, in requirement: Requirement, isOnActor: Bool
  ) -> Effects {
    var result = effects
    // No closure takes what it may not copy, and one that waits would leave the actor.
    let isPassedOn =
      !isOnActor
      && requirement.parameters.allSatisfy { parameter in
        !Self.ownership.contains(where: parameter.type.hasPrefix)
      }
    // If the stub cannot throw what the argument throws, it has to deal with it.
    if effects.throwing == .rethrows, !isPassedOn { result.throwing = .never }
    guard case .typed(let error) = effects.throwing else { return result }
    let resolved = resolved(error, in: requirement)
    result.throwing =
      resolved.isAnyError ? .throws : resolved.description == "Never" ? .never : .typed(resolved)
    return result
  }

  /// Whether a member that runs where its caller does has a closure that does not escape: the stub has to run there as
  /// well, because nothing that escapes could take the closure elsewhere.
  private func lendsToCaller(_ requirement: Requirement) -> Bool {
    requirement.member.runsWithCaller && requirement.effects.isAsync
      && parameters(of: requirement).contains { parameter in
        parameter.recorded == nil && program.isFunction(parameter.passed)
          && !parameter.passed.hasPrefix("@Sendable")
      }
  }

  private func functionAttributes(of requirement: Requirement) -> [String] {
    if requirement.member.saysWhereItRuns { return isSendable ? ["@Sendable"] : [] }
    let isolation = frame.isolation(ofWitnessOf: requirement, of: program)
    let isAwaitedThere =
      requirement.effects.isAsync && frame.infersMainActor(for: requirement, of: program)
    let attributes =
      (isolation.isOnMainActor || isAwaitedThere ? .mainActor : isolation).attributes
    // What may be called from anywhere may not keep a type that may not.
    let isConstrained =
      requirement.genericParameters.contains { $0.constraint != nil }
      || requirement.constraints.contains { $0.relation == .conforms }
      || genericParameters.contains { name in
        requirement.types.contains { $0.mentions(name) }
          && program.mayBeUnsendable(name, in: frame.shape)
      }
    let isSendable = isSendable && !isConstrained
    return attributes + (lendsToCaller(requirement) ? ["nonisolated(nonsending)"] : [])
      + (isSendable ? ["@Sendable"] : [])
  }

  /// A type as it is known in the spy.
  func resolved(_ type: TypeModel, in requirement: Requirement) -> TypeModel {
    var known = frame.pinned
    for parameter in requirement.genericParameters { known[parameter.name] = nil }
    known["Self"] = self.type
    return program.substitute(known, in: type)
  }

  /// A member in whose types protocols' own aliases are what they stand for.
  func withoutAliases(_ member: SpiedMember) -> SpiedMember {
    func plain(_ type: TypeModel) -> TypeModel {
      let written = type.mappingNames { named in
        guard let id = named.declaration, program.isAliasOfProtocol(id) else {
          return .named(named)
        }
        return program.aliasedType(of: id, arguments: named.arguments) ?? .named(named)
      }
      return resolved(written, in: member.requirement)
    }
    var result = member
    result.result = plain(member.result)
    for index in member.parameters.indices {
      result.parameters[index].recorded = member.parameters[index].recorded.map(plain)
      result.parameters[index].passed = plain(member.parameters[index].passed)
    }
    return result
  }

  // MARK: - Parameters

  func parameters(of requirement: Requirement) -> [SpiedParameter] {
    var taken: [String] = requirement.parameters.compactMap(\.name)
    return requirement.parameters.map { parameter in
      var name = parameter.name ?? "value"
      if parameter.name == nil {
        var number = 2
        while taken.contains(name) {
          name = "value\(number)"
          number += 1
        }
        taken.append(name)
      }
      return self.parameter(parameter, named: name, of: requirement)
    }
  }

  private func parameter(
    _ parameter: Parameter, named name: String, of requirement: Requirement
  ) -> SpiedParameter {
    var type = resolved(parameter.type, in: requirement)
    var prefixes: [String] = []
    if case .prefixed(let words, let inner) = type {
      prefixes = words
      type = inner
    }
    // What closures are is kept; how arguments come is said here.
    // The compiler overlooks attributes before the name of a function's type.
    let isNamed = if case .named = type { true } else { false }
    let kept = prefixes.filter {
      !Self.passing.contains($0) && $0 != "inout" && $0 != "@escaping" && $0 != "sending"
        && !(isNamed && $0.hasPrefix("@"))
    }
    if case .opaque(let constraint) = type { type = .existential(constraint) }
    let value = kept.isEmpty ? type : .prefixed(kept, type)
    if parameter.isVariadic {
      return SpiedParameter(
        label: parameter.label, name: name, recorded: .array(value), passed: .array(value),
        isVariadic: true)
    }
    let isAutoclosure = prefixes.contains("@autoclosure")
    if isAutoclosure, let evaluated = evaluated(type, prefixes, of: requirement) {
      return SpiedParameter(
        label: parameter.label, name: name, recorded: evaluated, passed: evaluated,
        isEvaluated: true)
    }
    let isOwned = prefixes.contains(where: Self.ownership.contains)
    // Without that word no value that cannot be copied is passed.
    let isNoncopyable =
      isNoncopyable(parameter.type, in: requirement) || isOwned && isUnknown(type)
    let isLost =
      isAutoclosure || prefixes.contains("sending") || isNoncopyable
      || !prefixes.contains("@escaping") && program.isFunction(type)
      || prefixes.contains { $0.hasPrefix("nonisolated") }
    let way = prefixes.filter {
      !Self.passing.contains($0) || isNoncopyable && Self.ownership.contains($0)
    }
    return SpiedParameter(
      label: parameter.label, name: name, recorded: isLost ? nil : value,
      passed: way.isEmpty ? value : .prefixed(way, type),
      isCopied: isOwned && !isNoncopyable,
      autoclosure: isAutoclosure ? type.functionEffects ?? .plain : nil)
  }

  /// The type of an expression's value; `nil` if the spy can only pass the expression on.
  private func evaluated(
    _ type: TypeModel, _ prefixes: [String], of requirement: Requirement
  ) -> TypeModel? {
    guard case .function(let function) = type.bare, requirement.member.kind != .subscript,
      !function.effects.isAsync, function.effects.throwing == .never,
      prefixes.allSatisfy(["@autoclosure", "@escaping", "@Sendable"].contains),
      !function.result.hasPrefix("sending"), !program.isFunction(function.result),
      !isNoncopyable(function.result, in: requirement)
    else { return nil }
    return function.result
  }

  private static let ownership: Set = ["borrowing", "consuming", "__owned", "__shared"]

  /// How an argument comes, which the type of a function need not say.
  private static let passing: Set = [
    "borrowing", "consuming", "__owned", "__shared", "isolated", "@autoclosure", "_const",
  ]

  // MARK: - Calls

  /// A call of what another instance inherits from an extension, with the same arguments; `nil` if there can be none.
  func call(of implementation: Implementation, on owner: [Expression.Piece]) -> Expression? {
    let requirement = implementation.requirement
    // An instance of another type can neither be taken nor given back.
    let types = requirement.types
    guard requirement.member.kind != .subscript, !requirement.member.modifiers.contains("mutating"),
      !types.contains(where: { $0.mentions("Self") })
    else { return nil }
    // It may throw and wait less than is allowed.
    let witness = implementation.member
    return call(
      of: requirement, on: owner,
      effects: witness.kind == .property ? witness.getter?.effects ?? .plain : witness.effects)
  }

  /// A call of a member with the same arguments; `nil` if there can be none.
  func call(
    of requirement: Requirement, on owner: [Expression.Piece], effects: Effects
  ) -> Expression? {
    let member = requirement.member
    let parameters = parameters(of: requirement)
    guard !member.isOperator,
      parameters.allSatisfy({ !$0.isVariadic && !$0.isCopied })
    else { return nil }
    let (opening, end) = member.kind == .initializer ? (".init(", ")") : member.useAround
    var arguments: [Expression.Piece] = []
    for parameter in parameters {
      if !arguments.isEmpty { arguments.append(.text(", ")) }
      // Where the member is recorded, its value is known by then.
      arguments +=
        parameter.isEvaluated
        ? [
          .text(parameter.labelled("")),
          .value(.call(parameter.name.escapedInExpression, []), isOperand: false),
        ] : [.text(parameter.handedOn)]
    }
    let call = Expression.template(
      owner + [.text(opening)] + arguments + [.text(end)], onMainActor: false)
    return effects.marks.isEmpty ? call : .marked(effects, call)
  }
}

extension MemberPlan {
  /// The same with the message of a spy, if nothing is known that the member could return.
  ///
  /// An error has its type written out: in a closure, the compiler infers that any may be thrown.
  fileprivate func ofSpy(_ effects: Effects) -> MemberPlan {
    guard case .returns(var value) = body else { return self }
    if case .fallback(_, let isThrowing) = value.expression {
      let function = isThrowing ? "spyDefaultOrThrow" : "spyDefault"
      value.expression = .fallback(.call(function, []), isThrowing: isThrowing)
    } else if case .throwing(let error) = value.expression,
      case .typed(let type) = effects.throwing
    {
      value.expression = .throwing(error.naming(type))
    }
    var plan = self
    plan.body = .returns(value)
    return plan
  }
}

extension MemberPlan {
  /// Lets the default have the values of arguments that the spy evaluates.
  fileprivate mutating func useEvaluated(_ spied: SpiedMember) {
    guard case .returns(var value) = body else { return }
    let values = spied.parameters.filter(\.isEvaluated).map {
      ($0.name.escapedInExpression, spied.value(of: $0))
    }
    if values.isEmpty { return }
    value.expression = value.expression.knowing(Dictionary(values) { first, _ in first })
    body = .returns(value)
  }
}

extension Constraint {
  /// The same where `Self` would be another type.
  fileprivate func naming(_ own: TypeModel) -> Constraint {
    mapTypes { type in
      type.mappingNames { $0.name == "Self" && $0.outer == nil ? own : .named($0) }
    }
  }
}
