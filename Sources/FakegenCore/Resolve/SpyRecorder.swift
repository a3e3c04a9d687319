/// Decides how members are recorded.
struct SpyRecorder {
  let program: Program
  let frame: Site.Frame
  /// The spy itself.
  let type: TypeModel
  /// The spy's own generic parameters.
  let genericParameters: [String]
  /// Whether the spy may be used from anywhere.
  let isSendable: Bool

  // MARK: - What cannot be recorded

  /// Why a member cannot be recorded; `nil` if it can.
  func obstacle(to requirement: Requirement) -> UnspiedMember.Reason? {
    let member = requirement.member
    if member.isOperator { return .operator }
    if member.kind == .enumCase { return .ambiguous }
    let types = requirement.parameters.map(\.type) + [requirement.type]
    if requirement.parameters.contains(where: { $0.type.bare.description == "Never" }) {
      return .uncallable
    }
    if types.contains(where: \.holdsPack) || requirement.genericParameters.contains(where: \.isPack) {
      return .pack
    }
    if requirement.type.hasPrefix("sending") { return .sending }
    let accessors = member.accessors
    if accessors.contains(where: { !$0.effects.isPlain }), accessors.count > 1 { return .ambiguous }
    if isNoncopyable(requirement.type, in: requirement) { return .noncopyable }
    if requirement.genericParameters.contains(where: { $0.isValue || isNoncopyable($0, in: requirement) }) {
      return .noncopyable
    }
    if requirement.parameters.contains(where: { $0.type.holdsInnerOpaque }) { return .opaque }
    if requirement.genericParameters.isEmpty, !requirement.constraints.isEmpty { return .where }
    if requirement.hasIsolatedParameter, requirement.effects.isAsync,
      parameters(of: requirement).contains(where: { $0.recorded == nil })
    {
      return .isolated
    }
    let hiding = requirement.genericParameters.first { genericParameters.contains($0.name) }
    return hiding.map { .shadowing($0.name) } ?? untold(in: requirement).map { .generic($0) }
  }

  /// A generic parameter that neither the arguments nor the result tell.
  private func untold(in requirement: Requirement) -> String? {
    let types = parameters(of: requirement).compactMap(\.recorded) + [requirement.type]
    return requirement.genericParameters.map(\.name).first { name in
      !types.contains { $0.tells(name) }
    }
  }

  // MARK: - Copying

  private func isNoncopyable(_ parameter: GenericParameter, in requirement: Requirement) -> Bool {
    let clauses = requirement.constraints.filter { $0.left.parameterName == parameter.name }
    return ([parameter.constraint].compactMap { $0 } + clauses.map(\.right)).contains {
      $0.isSuppression
    }
  }

  /// Whether values of a type may not be copied.
  private func isNoncopyable(_ type: TypeModel, in requirement: Requirement) -> Bool {
    if case .function = type.bare { return false }
    return type.names.contains { named in
      switch named.meaning {
      case .declaration(let id): return program[id].inherited.contains(where: \.isSuppression)
      case .unknown: return Self.noncopyableTypes.contains(named.name)
      case .parameter:
        guard named.outer == nil else { return false }
        if let own = requirement.genericParameters.first(where: { $0.name == named.name }) {
          return isNoncopyable(own, in: requirement)
        }
        return frame.shape.constraints.contains {
          $0.constraint.left.parameterName == named.name && $0.constraint.right.isSuppression
        }
      case .unbound, .null: return false
      }
    }
  }

  /// Whether nobody knows what a type is made of.
  private func isUnknown(_ type: TypeModel) -> Bool {
    type.names.contains { named in
      if case .unknown = named.meaning { KnownTypes.module(of: named.name) == nil } else { false }
    }
  }

  private static let noncopyableTypes: Set = [
    "Atomic", "AtomicLazyReference", "ExecutorJob", "MutableRawSpan", "MutableSpan", "Mutex", "OutputRawSpan",
    "OutputSpan", "RawSpan", "Span", "UTF8Span",
  ]

  // MARK: - Members

  /// Decides how a member is recorded.
  func member(of plan: MemberPlan) -> SpiedMember {
    let requirement = plan.requirement
    let isInitializer = requirement.member.kind == .initializer
    var effects =
      requirement.member.kind == .method || isInitializer
      ? requirement.effects : requirement.getterEffects
    effects = normalized(effects, in: requirement)
    var parameters = parameters(of: requirement)
    let isOnActor =
      effects.isAsync
      && (requirement.hasIsolatedParameter
        || frame.shape.isActor
          && frame.isolation(ofWitnessOf: requirement, of: program) != .nonisolated)
    if isOnActor {
      for index in parameters.indices {
        parameters[index].isHeld = !(parameters[index].recorded?.isPlainValue ?? true)
      }
    }
    let result = isInitializer ? .void : resolved(requirement.type, in: requirement)
    var spied = SpiedMember(
      plan: plan, parameters: parameters, result: result, effects: effects,
      functionAttributes: functionAttributes(of: requirement))
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

  /// Of the errors that may be thrown, one type, any or none.
  private func normalized(_ effects: Effects, in requirement: Requirement) -> Effects {
    var result = effects
    // What the argument throws a stub has to deal with.
    if effects.throwing == .rethrows { result.throwing = .never }
    guard case .typed(let error) = effects.throwing else { return result }
    let resolved = resolved(error, in: requirement)
    result.throwing =
      resolved.isAnyError ? .throws : resolved.description == "Never" ? .never : .typed(resolved)
    return result
  }

  private func functionAttributes(of requirement: Requirement) -> [String] {
    if requirement.saysWhereItRuns { return isSendable ? ["@Sendable"] : [] }
    let isolation = frame.isolation(ofWitnessOf: requirement, of: program)
    var attributes = isolation.attributes
    if isolation == .byDefault, program.isOnMainActor(isolation), !frame.shape.isActor {
      attributes = ["@MainActor"]
    }
    // What may be called from anywhere may not keep a type that may not.
    let isConstrained =
      requirement.genericParameters.contains { $0.constraint != nil }
      || requirement.constraints.contains { $0.relation == .conforms }
    let isSendable = isSendable && !isConstrained
    return attributes + (isSendable ? ["@Sendable"] : [])
  }

  /// A type as it is known in the spy.
  private func resolved(_ type: TypeModel, in requirement: Requirement) -> TypeModel {
    var known = frame.pinned
    for parameter in requirement.genericParameters { known[parameter.name] = nil }
    known["Self"] = self.type
    return program.substitute(known, in: type)
  }

  // MARK: - Parameters

  private func parameters(of requirement: Requirement) -> [SpiedParameter] {
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
    let kept = prefixes.filter { !Self.passing.contains($0) && $0 != "inout" && $0 != "@escaping" && $0 != "sending" }
    if case .opaque(let constraint) = type { type = .existential(constraint) }
    let value = kept.isEmpty ? type : .prefixed(kept, type)
    if parameter.isVariadic {
      return SpiedParameter(
        label: parameter.label, name: name, recorded: .array(value), passed: .array(value),
        isVariadic: true)
    }
    let isAutoclosure = prefixes.contains("@autoclosure")
    let isOwned = prefixes.contains(where: Self.ownership.contains)
    // Without that word no value that cannot be copied is passed.
    let isNoncopyable =
      isNoncopyable(parameter.type, in: requirement) || isOwned && isUnknown(type)
    let isLost =
      isAutoclosure || prefixes.contains("sending") || isNoncopyable
      || !prefixes.contains("@escaping") && isFunction(type)
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

  private static let ownership: Set = ["borrowing", "consuming", "__owned", "__shared"]

  /// How an argument comes, which the type of a function need not say.
  private static let passing: Set = [
    "borrowing", "consuming", "__owned", "__shared", "isolated", "@autoclosure", "_const",
  ]

  /// Whether a type is that of functions, under whatever name.
  private func isFunction(_ type: TypeModel, depth: Int = 0) -> Bool {
    switch type.bare {
    case .function: true
    case .named(let named):
      if depth < 16, let id = named.declaration,
        let aliased = program.aliasedType(of: id, arguments: named.arguments)
      {
        isFunction(aliased, depth: depth + 1)
      } else {
        false
      }
    default: false
    }
  }

  // MARK: - Calls

  /// A call of what another type inherits from an extension, with the same arguments; `nil` if there can be none.
  func call(of implementation: Implementation, on type: TypeModel) -> Expression? {
    let requirement = implementation.requirement
    let member = requirement.member
    let parameters = parameters(of: requirement)
    guard member.kind == .method || member.kind == .property, !member.isOperator,
      !member.modifiers.contains("mutating"),
      !(requirement.parameters.map(\.type) + [requirement.type]).contains(where: { $0.mentions("Self") }),
      parameters.allSatisfy({ $0.recorded != nil && !$0.isVariadic && !$0.isCopied })
    else { return nil }
    let arguments = parameters.map { parameter in
      (parameter.label.map { "\($0.escapedAsLabel): " } ?? "") + (parameter.isInout ? "&" : "")
        + parameter.name.escapedInExpression
    }
    let list = member.kind == .property ? "" : "(\(arguments.joined(separator: ", ")))"
    let call = Expression.template(
      [.type(type), .text((member.isStatic ? "." : "().") + member.name.escapedAsMember + list)],
      onMainActor: false)
    // It may throw and wait less than is allowed.
    let witness = implementation.member
    let effects =
      member.kind == .property ? witness.getter?.effects ?? .plain : witness.effects
    if effects.throwing == .never, !effects.isAsync { return call }
    return .marked(isThrowing: effects.throwing != .never, isAsync: effects.isAsync, call)
  }

  // MARK: - Overloads

  /// Tells members apart that `when` could not: by their results, or not at all.
  ///
  /// - Parameter members: The members; those that cannot be told apart are removed.
  /// - Returns: Those that were removed.
  func tellApart(_ members: inout [SpiedMember]) -> [UnspiedMember] {
    for index in members.indices {
      let others = members.indices.filter {
        $0 != index && members[$0].hasName(of: members[index])
      }
      let labels = members[index].parameters.map(\.label)
      let isAlike = others.contains { members[$0].parameters.map(\.label) == labels }
      members[index].overloading = others.isEmpty ? .none : isAlike ? .types : .labels
    }
    let isAmbiguous = members.map { member in
      members.contains { $0 != member && $0.looksLike(member) && $0.member.mayMeet(member.member) }
    }
    for index in members.indices where isAmbiguous[index] {
      let isTold = members.contains {
        $0.looksLike(members[index]) && $0.result != members[index].result
      }
      if isTold { members[index].returning = members[index].result }
    }
    var kept: [SpiedMember] = []
    var removed: [UnspiedMember] = []
    for member in members {
      if kept.contains(where: { $0.looksLike(member) && $0.member.mayMeet(member.member) }) {
        removed.append(UnspiedMember(requirement: member.requirement, reason: .ambiguous))
      } else {
        kept.append(member)
      }
    }
    members = kept
    return removed
  }
}

extension SpiedMember {
  fileprivate func hasName(of other: SpiedMember) -> Bool {
    isOfType == other.isOfType && member.kind == other.member.kind && member.name == other.member.name
  }

  /// Whether `when` has the same shape for both.
  fileprivate func looksLike(_ other: SpiedMember) -> Bool {
    hasName(of: other) && parameters.map(\.label) == other.parameters.map(\.label)
      && (parameters.map(\.recorded) == other.parameters.map(\.recorded)
        && requirement.genericParameters.count == other.requirement.genericParameters.count
        && returning == other.returning || meansTheSame(as: other))
  }

  /// Whether both are generic, and a matcher for one could be one for the other.
  private func meansTheSame(as other: SpiedMember) -> Bool {
    let own = requirement.genericParameters.map(\.name)
    let others = other.requirement.genericParameters.map(\.name)
    if own.isEmpty || others.isEmpty { return false }
    return zip(parameters, other.parameters).allSatisfy { left, right in
      left.recorded == right.recorded || left.recorded?.isAnything(among: own) ?? false
        || right.recorded?.isAnything(among: others) ?? false
    }
  }
}

extension Effects {
  fileprivate var isPlain: Bool { !isAsync && throwing == .never }
}

extension TypeModel {
  /// Whether it is `~Copyable`, alone or with others.
  fileprivate var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.contains(where: \.isSuppression)
    default: false
    }
  }

  /// The effects of a function.
  fileprivate var functionEffects: Effects? {
    if case .function(let function) = bare { function.effects } else { nil }
  }

  /// Whether the type is one of the most common that are `Sendable`, alone or in a collection.
  fileprivate var isPlainValue: Bool {
    switch self {
    case .named(let named):
      named.outer == nil && named.allArguments.allSatisfy(\.isPlainValue)
        && TypeModel.plainValues.contains(named.name)
    case .optional(let type), .array(let type): type.isPlainValue
    case .dictionary(let key, let value): key.isPlainValue && value.isPlainValue
    case .tuple(let elements): elements.allSatisfy { $0.type.isPlainValue }
    default: false
    }
  }

  private static let plainValues: Set = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int32",
    "Int64", "Set", "String", "Substring", "UInt", "UInt32", "UInt64", "UInt8", "URL", "URLRequest",
    "UUID",
  ]

  /// Whether the type is a generic parameter, or an optional one, so that it may be any type.
  fileprivate func isAnything(among names: [String]) -> Bool {
    switch bare {
    case .optional(let type): type.isAnything(among: names)
    case .named(let named): named.parameterName.map(names.contains) ?? false
    default: false
    }
  }

  /// Whether a value of the type tells what a generic parameter is: it is more than the owner of a member type.
  fileprivate func tells(_ name: String) -> Bool {
    let names = names
    let mentions = names.count { $0.parameterName == name }
    return mentions > names.count { $0.outer != nil && $0.root.parameterName == name }
  }

  fileprivate var holdsPack: Bool {
    holds { type in
      switch type {
      case .packExpansion, .packElement, .missing: true
      default: false
      }
    }
  }

  /// Whether `some P` is a part of the type.
  fileprivate var holdsInnerOpaque: Bool {
    switch self {
    case .prefixed(let prefixes, let type): 
      prefixes.contains("inout") ? type.holds { if case .opaque = $0 { true } else { false } } : type.holdsInnerOpaque
    case .opaque(let constraint): constraint.isSuppression
    default: holds { if case .opaque = $0 { true } else { false } }
    }
  }

  /// Whether a part of the type, or the type itself, is of some kind.
  private func holds(_ isAsked: (TypeModel) -> Bool) -> Bool {
    if isAsked(self) { return true }
    switch self {
    case .named(let named): return named.allArguments.contains { $0.holds(isAsked) }
    case .dictionary(let key, let value): return key.holds(isAsked) || value.holds(isAsked)
    case .tuple(let elements): return elements.contains { $0.type.holds(isAsked) }
    case .function(let function):
      return function.parameters.contains { $0.type.holds(isAsked) } || function.result.holds(isAsked)
    case .composition(let types): return types.contains { $0.holds(isAsked) }
    case .optional(let type), .array(let type), .inlineArray(_, let type), .metatype(let type),
      .existential(let type), .opaque(let type), .prefixed(_, let type), .packExpansion(let type),
      .packElement(let type), .suppressed(let type):
      return type.holds(isAsked)
    case .value, .missing: return false
    }
  }
}
