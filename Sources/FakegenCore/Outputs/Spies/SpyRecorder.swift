/// Decides how a member is recorded.
///
/// A record outlives the call, so not every argument can be recorded. And to be passed to a stub, an argument may have
/// to leave an actor.
///
/// ```swift
/// func keep(_ value: consuming String)
/// // is recorded as
/// func keep(_ value: Matcher<String> = .any) -> SpiedMember<SpyRole, String, Void, Never, (String) -> Void>
/// ```
struct SpyRecorder {
  let requirement: Requirement
  /// The site of the body of the spy's member.
  let site: Site
  /// Whether the recorded types cannot use the type aliases of protocols.
  private let isWithoutAliases: Bool
  /// The parameters as they are recorded.
  private(set) var parameters: [SpiedParameter] = []
  /// The generic parameters that `when` does not have, because only arguments that are not recorded mention them.
  private(set) var erased: [String] = []

  /// - Parameters:
  ///   - requirement: The member.
  ///   - frame: The context of the spy's members.
  ///   - isWithoutAliases: Whether the recorded types cannot use the type aliases of protocols.
  init(_ requirement: Requirement, in frame: Site.Frame, isWithoutAliases: Bool = false) {
    self.requirement = requirement
    self.isWithoutAliases = isWithoutAliases
    site = Site(requirement, in: frame)
    parameters = zip(requirement.parameters, requirement.parameters.map(\.name).withFreeNames)
      .map { recorded($0, named: $1) }
    erased = erasedParameters
    parameters = parameters.map(withoutErased)
  }

  var program: Program { site.shape.program }

  var member: Member { requirement.member }

  var frame: Site.Frame { site.frame }

  /// Whether the spy may be used from anywhere.
  private var isSendable: Bool { site.shape.isActor || site.shape.isSendable }

  // MARK: - Members

  /// Decides how the member is recorded.
  ///
  /// - Parameter plan: The member and its default.
  /// - Returns: The recorded member.
  func spied(_ plan: MemberPlan) -> SpiedMember {
    var parameters = parameters
    for index in parameters.indices {
      parameters[index].sending = sending(of: parameters[index])
      parameters[index].requiresMainActor =
        parameters[index].recorded.map { program.typeOnMainActor(in: $0) != nil } ?? false
    }
    let result = member.kind == .initializer ? .void : resolved(requirement.type)
    var spied = SpiedMember(
      plan: plan, parameters: parameters, result: result, effects: effects,
      genericParameters: genericParameters,
      constraints: constraints.map { $0.mapTypes(resolved) },
      functionAttributes: functionAttributes)
    spied.requiresMainActor = typeOnMainActor != nil
    spied.plan.adapt(to: spied)
    let undetermined = undetermined(by: parameters.compactMap(\.recorded))
    if let name = undetermined.first {
      spied.statedType = undetermined.count == 1 ? .parameter(name) : result
    }
    return spied
  }

  /// The effects of the member in their simplest form.
  ///
  /// `throws(any Error)` is `throws`, and `throws(Never)` is no effect. `rethrows` remains if the stub can take the
  /// closure as it is.
  private var effects: Effects {
    var result = site.effects
    if let error = result.error, isErased(error) { result.throwing = .rethrows }
    // A closure takes no argument that it must not copy or cannot give away, and an asynchronous one would leave the
    // actor.
    let isPassedOn =
      !leavesActor && !parameters.contains { $0.passed.hasPrefix("sending") }
      && requirement.parameters.allSatisfy { Self.ownership.isDisjoint(with: $0.type.prefixes) }
    // The stub cannot throw the errors of the argument, so it has to handle them.
    if result.throwing == .rethrows, !isPassedOn { result.throwing = .never }
    guard let error = result.error else { return result }
    let resolved = resolved(error)
    result.throwing =
      resolved.isAnyError ? .throws : resolved.isNever ? .never : .typed(resolved)
    return result
  }

  /// Whether the call of the stub leaves the actor of the member.
  var leavesActor: Bool {
    site.effects.isAsync && !lendsToCaller
      && (member.hasIsolatedParameter || member.isNonisolatedNonsending || isOnInstance)
  }

  /// Whether a member runs on an actor, or where its caller does, and takes an argument that cannot leave it.
  ///
  /// The stub must run there as well, because nothing could take the argument elsewhere: a nonescaping closure, a
  /// noncopyable value, or an autoclosure. An actor's own member can lend a closure, so it takes a stub that runs
  /// elsewhere.
  private var lendsToCaller: Bool {
    let isOnCaller = member.isNonisolatedNonsending || member.hasIsolatedParameter
    return member.effects.isAsync && (isOnCaller || isOnInstance)
      && parameters.contains { parameter in
        parameter.recorded == nil && !parameter.passed.hasPrefix("sending")
          && program.isSendable(parameter.passed) != true
          && (isOnCaller || parameter.autoclosure != nil || !program.isFunction(parameter.passed))
      }
  }

  /// Whether the member runs on the actor that the spy is.
  private var isOnInstance: Bool { site.isolation == .instance && !member.isStatic }

  /// The attributes of the member's function type, which is the type of a stub.
  ///
  /// ```swift
  /// protocol Shop { func close() async }            // () async -> Void
  /// protocol Shop: Sendable { func close() async }  // @Sendable () async -> Void
  /// @MainActor protocol Menu { func open() }        // @MainActor () -> Void
  /// protocol Bank { @concurrent func audit() async }  // @concurrent () async -> Void
  /// ```
  private var functionAttributes: [String] {
    let nonsending = lendsToCaller ? ["nonisolated(nonsending)"] : []
    let types = requirement.types.map { program.withoutAliasesOfProtocols($0, all: true) }
    // A `@Sendable` function must not capture a type that may not be sent.
    let isConstrained =
      genericParameters.contains { $0.constraint != nil }
      || constraints.contains { $0.relation == .conforms }
      || openTypes.contains { name in
        // The spy's own type, `Self`, contains all generic arguments.
        types.contains { $0.mentions(name) || $0.mentions("Self") }
          && site.shape.mayBeUnsendable(name)
      }
    // In the output, functions may by default run where their caller does.
    let isolation =
      member.hasFixedIsolation
      ? member.isConcurrent ? ["@concurrent"] : [] : site.isolation.explicit.attributes
    return isolation + nonsending + (isSendable && !isConstrained ? ["@Sendable"] : [])
  }

  /// The generic parameters of the spy, and the associated types that are members of these: `typealias R = D.R`.
  private var openTypes: [String] {
    let names = frame.typeParameters
    return names
      + site.pinned.filter { pinned in names.contains { pinned.value.mentions($0) } }.map(\.key)
  }

  /// A type as it is in the spy, with associated types and `Self` replaced.
  func resolved(_ type: TypeModel) -> TypeModel {
    let type = isWithoutAliases ? program.withoutAliasesOfProtocols(type, all: true) : type
    return program.substitute(site.replacements, in: type).withoutBlock
  }

  // MARK: - Parameters

  private func recorded(_ parameter: Parameter, named name: String) -> SpiedParameter {
    var type = resolved(parameter.type)
    if case .opaque(let constraint) = type.bare {
      type = .prefixed(type.prefixes, .existential(constraint))
    }
    let value = recordedType(of: type)
    func passedAsRecorded(_ type: TypeModel, _ use: SpiedParameter.Use) -> SpiedParameter {
      SpiedParameter(label: parameter.label, name: name, recorded: type, passed: type, use: use)
    }
    if parameter.isVariadic { return passedAsRecorded(.array(value), .variadic) }
    if let evaluated = evaluated(type) { return passedAsRecorded(evaluated, .evaluated) }
    let isOwned = !Self.ownership.isDisjoint(with: type.prefixes)
    // A noncopyable value needs an ownership modifier.
    let isNoncopyable = isNoncopyable(parameter.type) || isOwned && isUnknown(type)
    // What is `Sendable` can be sent again.
    let isSent = type.hasPrefix("sending") && program.isSendable(type.bare) != true
    let isOfCaller =
      parameter.type.holdsOpaque
      || requirement.genericParameters.contains { type.mentions($0.name) }
    return SpiedParameter(
      label: parameter.label, name: name,
      recorded: isSent || isNoncopyable || endsWithCall(type) ? nil : value,
      passed: type.keepingPrefixes {
        !Self.passing.contains($0) && (isSent || $0 != "sending")
          || isNoncopyable && Self.ownership.contains($0)
      },
      use: type.hasPrefix("@autoclosure")
        ? .autoclosure(type.functionEffects ?? .plain)
        : isOwned && !isNoncopyable ? .copied : .plain,
      // The caller may choose a type whose conformances are isolated, so that they cannot be sent.
      sending: isSent && isOfCaller ? .withheld : .plain)
  }

  /// The type of a recorded argument: with the attributes of a closure, but without the words that say how it is passed.
  private func recordedType(of type: TypeModel) -> TypeModel {
    // The compiler ignores attributes before the name of a function type.
    let isNamed = if case .named = type.bare { true } else { false }
    return type.keepingPrefixes {
      !Self.passing.contains($0) && !["inout", "@escaping", "sending"].contains($0)
        && !(isNamed && $0.hasPrefix("@"))
    }
  }

  /// Whether an argument is a function that cannot be kept.
  private func endsWithCall(_ type: TypeModel) -> Bool {
    type.hasPrefix("@autoclosure") || !type.hasPrefix("@escaping") && program.isFunction(type)
      || type.prefixes.contains { $0.hasPrefix("nonisolated") }
  }

  /// The type of an autoclosure's value; `nil` if the spy can only pass the autoclosure on.
  ///
  /// ```swift
  /// func log(_ message: @autoclosure () -> String) {        // String
  ///   let messageValue = message()
  ///   when.log().run(messageValue) { spiedTarget.log(messageValue) }
  /// }
  /// func check(_ test: @autoclosure () throws -> Bool)      // nil, because it may throw
  /// ```
  private func evaluated(_ type: TypeModel) -> TypeModel? {
    guard type.hasPrefix("@autoclosure"), case .function(let function) = type.bare,
      !function.effects.isAsync, function.effects.throwing == .never,
      type.prefixes.allSatisfy(["@autoclosure", "@escaping", "@Sendable"].contains),
      // Such an autoclosure could not capture the value for the target.
      !type.hasPrefix("@Sendable") || site.isSendable(function.result),
      !function.result.hasPrefix("sending"), !program.isFunction(function.result),
      !isNoncopyable(function.result)
    else { return nil }
    return function.result
  }

  private static let ownership: Set = ["borrowing", "consuming", "__owned", "__shared"]

  /// The words that say how an argument is passed, which are not needed in a function type.
  private static let passing = ownership.union(["isolated", "@autoclosure", "_const"])

  // MARK: - Calls

  /// A call of an extension's member on another instance, with the same arguments; `nil` if it is impossible.
  ///
  /// - Parameters:
  ///   - witness: The extension's member.
  ///   - owner: The text before the call: `SpyStandIn(spy: self)`, or `NullGreeter()`.
  /// - Returns: The call, as `SpyStandIn(spy: self).greeting()`.
  func call(of witness: Member, on owner: [Expression.Piece]) -> Expression? {
    // An instance of another type cannot be passed or returned as `Self`.
    guard member.kind != .subscript, !requirement.mentionsSelf,
      !(member.modifiers + (member.getter?.prefix ?? [])).contains("mutating")
    else { return nil }
    // The extension's member may have fewer effects than the requirement.
    return call(doing: witness, on: owner)
  }

  /// A call of a member with the same arguments; `nil` if it is impossible.
  ///
  /// - Parameters:
  ///   - other: The member that is called, which may have fewer effects than this one.
  ///   - owner: The text before the call, as `super`.
  /// - Returns: The call, as `try await super.load(id, into: &list)`.
  func call(doing other: Member, on owner: [Expression.Piece]) -> Expression? {
    var effects = other.effectsOfUse
    // The error is an associated type that the protocol's child states.
    if let error = site.effects.error, resolved(error).isNever { effects.throwing = .never }
    // A member that copies an argument does not rethrow: see `effects`.
    guard !member.isOperator,
      parameters.allSatisfy({
        $0.use != .variadic && !($0.use == .copied && requirement.effects.throwing == .rethrows)
      })
    else { return nil }
    let (opening, end) = member.kind == .initializer ? (".init(", ")") : member.useAround
    var arguments: [Expression.Piece] = []
    for parameter in parameters {
      if !arguments.isEmpty { arguments.append(.text(", ")) }
      // In a recorded member, `adapt(to:)` replaces this call by its value.
      arguments +=
        parameter.use == .evaluated
        ? [
          .text(parameter.labelled("")),
          .value(.call(parameter.name.escapedInExpression, [])),
        ] : [.text(parameter.forwardedArgument)]
    }
    return .marked(
      effects, .template(owner + [.text(opening)] + arguments + [.text(end)]))
  }
}

extension MemberPlan {
  /// Adapts the plan to a spy's member: each parameter gets a name, and a missing default the message of a spy.
  ///
  /// Calls of autoclosures are replaced by the values that the spy has evaluated.
  fileprivate mutating func adapt(to spied: SpiedMember) {
    signature = signature.map { piece in
      guard case .blank(let index, let isLabel) = piece else { return piece }
      return .text((isLabel ? "_ " : "") + spied.parameters[index].name)
    }
    guard case .returns(var value) = body else { return }
    let values = spied.parameters.filter { $0.use == .evaluated }.map {
      ($0.name.escapedInExpression, spied.value(of: $0))
    }
    value.expression = value.expression.withFallbacksOfSpy().replacingCalls(
      with: Dictionary(values) { first, _ in first })
    body = .returns(value)
  }
}

extension Expression {
  /// Returns the expression with a spy's calls to the runtime, whose messages suggest how to stub the member.
  ///
  /// - Parameter owner: The owner of the function; a closure could use `self` only explicitly.
  /// - Returns: `spyDefault()`, or `{ _ in Self.spyDefault() }`.
  fileprivate func withFallbacksOfSpy(in owner: String = "") -> Expression {
    if case .fallback(let call, let isThrowing) = self {
      let errors =
        if case .call(_, let arguments) = call { arguments.filter { $0.label == "orThrow" } } else {
          [Argument]()
        }
      // The compiler would not infer what an inner closure throws, and crashes over some where it is stated.
      if !owner.isEmpty, !errors.isEmpty {
        return .fallback(.call("\(owner)spyDefault", []), isThrowing: false)
      }
      let function = isThrowing && errors.isEmpty ? "spyDefaultOrThrow" : "spyDefault"
      return .fallback(.call(owner + function, errors), isThrowing: isThrowing)
    }
    return mapChildren { $0.withFallbacksOfSpy(in: "Self.") }
  }
}
