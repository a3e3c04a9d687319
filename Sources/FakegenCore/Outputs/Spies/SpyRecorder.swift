/// Decides how a member is recorded.
///
/// What is recorded outlives the call, so that not every argument can be; and what a stub is called with may have to
/// leave an actor.
///
/// ```swift
/// func keep(_ value: consuming String)
/// // is recorded as
/// func keep(_ value: Matcher<String> = .any) -> SpiedMember<SpyRole, String, Void, Never, (String) -> Void>
/// ```
struct SpyRecorder {
  let program: Program
  let requirement: Requirement
  /// The body of the spy's member.
  private let site: Site
  /// The parameters as they are recorded.
  private(set) var parameters: [SpiedParameter] = []

  /// - Parameters:
  ///   - requirement: The member.
  ///   - frame: The spy.
  ///   - program: What the sources say.
  init(_ requirement: Requirement, in frame: Site.Frame, of program: Program) {
    self.program = program
    self.requirement = requirement
    site = Site(requirement, in: frame, of: program)
    parameters = recordedParameters
  }

  var member: Member { requirement.member }

  var frame: Site.Frame { site.frame }

  /// Whether the spy may be used from anywhere.
  private var isSendable: Bool { site.shape.isActor || site.shape.isSendable }

  // MARK: - Members

  /// Decides how the member is recorded.
  ///
  /// - Parameter plan: The member and its default.
  /// - Returns: The member with its record.
  func spied(_ plan: MemberPlan) -> SpiedMember {
    let isOnActor =
      site.effects.isAsync && !lendsToCaller
      && (member.hasIsolatedParameter || member.runsWithCaller
        || site.isolation == .instance && !member.isStatic)
    let effects = effects(isOnActor: isOnActor)
    var parameters = parameters
    for index in parameters.indices {
      parameters[index].isHeld = isHeld(parameters[index], isOnActor: isOnActor)
      parameters[index].isOpened =
        isOnActor && parameters[index].recorded.map(program.isExistential) ?? false
    }
    let result = member.kind == .initializer ? .void : resolved(requirement.type)
    var spied = SpiedMember(
      plan: plan.ofSpy(effects), parameters: parameters, result: result, effects: effects,
      constraints: requirement.constraints.map { $0.mapTypes(resolved) },
      functionAttributes: functionAttributes)
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

  /// Whether an argument has to be taken elsewhere to be given to the stub, and might not be allowed to.
  private func isHeld(_ parameter: SpiedParameter, isOnActor: Bool) -> Bool {
    if isOnActor {
      let isLent =
        site.shape.isActor && program.isFunction(parameter.passed) && parameter.autoclosure == nil
        && program.isSendable(parameter.passed) != true
      return parameter.recorded.map { !$0.isPlainValue } ?? isLent
    }
    return site.isInferred
      && parameter.recorded.map { frame.typeParameters.contains(where: $0.mentions) } ?? false
  }

  /// The member's effects, where of the errors that may be thrown there is one type, any or none.
  ///
  /// `throws(any Error)` is `throws`, and `throws(Never)` nothing. What `rethrows` does so as long as the stub can take the
  /// closure as it is.
  ///
  /// - Parameter isOnActor: Whether the stub would leave the actor that the member is on.
  /// - Returns: The effects.
  private func effects(isOnActor: Bool) -> Effects {
    var result = site.effects
    // No closure takes what it may not copy, and one that waits would leave the actor.
    let isPassedOn =
      !isOnActor
      && requirement.parameters.allSatisfy { parameter in
        !Self.ownership.contains(where: parameter.type.hasPrefix)
      }
    // If the stub cannot throw what the argument throws, it has to deal with it.
    if result.throwing == .rethrows, !isPassedOn { result.throwing = .never }
    guard case .typed(let error) = result.throwing else { return result }
    let resolved = resolved(error)
    result.throwing =
      resolved.isAnyError ? .throws : resolved.description == "Never" ? .never : .typed(resolved)
    return result
  }

  /// Whether a member that runs where its caller does has a closure that does not escape: the stub has to run there as
  /// well, because nothing that escapes could take the closure elsewhere.
  private var lendsToCaller: Bool {
    member.runsWithCaller && requirement.effects.isAsync
      && parameters.contains { parameter in
        parameter.recorded == nil && program.isFunction(parameter.passed)
          && !parameter.passed.hasPrefix("@Sendable")
      }
  }

  /// What stands before the type of the member's function, which a stub has to be.
  ///
  /// ```swift
  /// protocol Shop { func close() async }            // () async -> Void
  /// protocol Shop: Sendable { func close() async }  // @Sendable () async -> Void
  /// @MainActor protocol Menu { func open() }        // @MainActor () -> Void
  /// ```
  private var functionAttributes: [String] {
    if member.saysWhereItRuns { return isSendable ? ["@Sendable"] : [] }
    // What may be called from anywhere may not keep a type that may not.
    let isConstrained =
      requirement.genericParameters.contains { $0.constraint != nil }
      || requirement.constraints.contains { $0.relation == .conforms }
      || frame.typeParameters.contains { name in
        // The spy's own type is made of all of them.
        requirement.types.contains { $0.mentions(name) || $0.mentions("Self") }
          && site.shape.mayBeUnsendable(name)
      }
    return site.isolation.known.attributes + (lendsToCaller ? ["nonisolated(nonsending)"] : [])
      + (isSendable && !isConstrained ? ["@Sendable"] : [])
  }

  /// A type as it is known in the spy.
  func resolved(_ type: TypeModel) -> TypeModel {
    var known = site.pinned
    known["Self"] = frame.ownClass
    return program.substitute(known, in: type)
  }

  /// The member with types in which protocols' own aliases are what they stand for.
  func withoutAliases(_ member: SpiedMember) -> SpiedMember {
    func plain(_ type: TypeModel) -> TypeModel {
      let written = type.mappingNames { named in
        guard let id = named.declaration, program.isAliasOfProtocol(id) else {
          return .named(named)
        }
        return program.aliasedType(of: id, arguments: named.arguments) ?? .named(named)
      }
      return resolved(written)
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

  private var recordedParameters: [SpiedParameter] {
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
      return recorded(parameter, named: name)
    }
  }

  private func recorded(_ parameter: Parameter, named name: String) -> SpiedParameter {
    var type = resolved(parameter.type)
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
    if isAutoclosure, let evaluated = evaluated(type, prefixes) {
      return SpiedParameter(
        label: parameter.label, name: name, recorded: evaluated, passed: evaluated,
        isEvaluated: true)
    }
    let isOwned = prefixes.contains(where: Self.ownership.contains)
    // Without that word no value that cannot be copied is passed.
    let isNoncopyable =
      isNoncopyable(parameter.type) || isOwned && isUnknown(type)
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
  ///
  /// ```swift
  /// func log(_ message: @autoclosure () -> String) {        // String
  ///   let messageValue = message()
  ///   when.log().run(messageValue) { spiedTarget.log(messageValue) }
  /// }
  /// func check(_ test: @autoclosure () throws -> Bool)      // nil: whether it throws is the member's business
  /// ```
  private func evaluated(_ type: TypeModel, _ prefixes: [String]) -> TypeModel? {
    guard case .function(let function) = type.bare, member.kind != .subscript,
      !function.effects.isAsync, function.effects.throwing == .never,
      prefixes.allSatisfy(["@autoclosure", "@escaping", "@Sendable"].contains),
      !function.result.hasPrefix("sending"), !program.isFunction(function.result),
      !isNoncopyable(function.result)
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
  ///
  /// - Parameters:
  ///   - witness: The extension's member.
  ///   - owner: What stands before the call: `SpyStandIn(spy: self)`, or `NullGreeter()`.
  /// - Returns: As in `SpyStandIn(spy: self).greeting()`.
  func call(of witness: Member, on owner: [Expression.Piece]) -> Expression? {
    // An instance of another type can neither be taken nor given back.
    guard member.kind != .subscript, !member.modifiers.contains("mutating"),
      !requirement.types.contains(where: { $0.mentions("Self") })
    else { return nil }
    // It may throw and wait less than is allowed.
    return call(doing: witness, on: owner)
  }

  /// A call of the member with the same arguments; `nil` if there can be none.
  ///
  /// - Parameters:
  ///   - other: The member that is called, which may throw and wait less than this one.
  ///   - owner: What stands before the call, as in `super`.
  /// - Returns: As in `try await super.load(id, into: &list)`.
  func call(doing other: Member, on owner: [Expression.Piece]) -> Expression? {
    let effects = other.getter?.effects ?? other.effects
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
      owner + [.text(opening)] + arguments + [.text(end)])
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
