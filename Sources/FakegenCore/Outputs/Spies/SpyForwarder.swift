/// Decides which calls a spy can forward to another object, the target.
struct SpyForwarder {
  let program: Program
  let draft: TypeDraft
  /// The isolation of `forward(to:)`.
  private let isolation: Isolation
  /// Whether the spy can keep the target, as `any` of its protocol.
  ///
  /// ```swift
  /// private var spiedTarget: any Shop { spied.target(as: (any Shop).self, or: NullShop()) }
  /// ```
  private let keepsTarget: Bool
  /// The requirements by their keys once associated types are known.
  private let requirements: [String: [Requirement]]

  /// Creates the forwarder of a spy that is being planned.
  init(for planner: SpyPlanner) {
    let shape = planner.shape
    program = planner.program
    draft = planner.draft
    isolation = program.isolationOfForwarding(from: draft)
    keepsTarget =
      planner.hasNull && shape.associatedTypes.isEmpty && shape.superclass == nil
      && isolation == draft.plan.isolation && !shape.requirements.hideTarget
    let (types, program) = (draft.types.types, program)
    requirements = Dictionary(grouping: shape.requirements) {
      $0.key(replacing: types, in: program)
    }
  }

  /// Decides for each member whether its calls are forwarded.
  ///
  /// - Parameter members: The members.
  /// - Returns: The function `forward(to:)`, if any member's calls can be forwarded.
  func takeForwarded(_ members: inout [SpiedMember]) -> SpyPlan.Forwarding {
    if let obstacle { return .none(obstacle) }
    for index in members.indices where !members[index].isTypeMember {
      members[index].obstacleToForwarding = obstacle(to: members[index])
    }
    let forwarded = members.filter(\.isForwarded)
    if forwarded.isEmpty { return .none(nil) }
    if !keepsTarget { return .functions(functions(forwarding: forwarded)) }
    let isOnClass =
      program.hasEmptyClass(shape.roots[0])
      && shape.requirements.allSatisfy { !$0.member.isNonisolated }
    return .kept(isMutating: forwarded.contains(where: isMutating), isOnClass: isOnClass)
  }

  /// The reason why there is no function `forward(to:)`, whatever the members are; `nil` if there may be one.
  private var obstacle: Obstacle? {
    // The protocol itself requires such a function.
    if shape.requirements.declareForwarding { return .ownForwarding }
    let declared = shape.associatedTypes.flatMap(\.declarations).map(\.type)
    if declared.contains(where: { !$0.conditions.isEmpty }) { return .conditionalTypes }
    // The compiler cannot solve constraints with a type whose own generic arguments are permuted.
    let hasPermutedArguments = types.values.flatMap(\.names).contains { named in
      !named.arguments.isEmpty && named.meaning == .generated(.of(shape.roots[0]))
    }
    // A generic parameter has the name of the protocol, or one with another meaning after a period.
    let isHidden = ["Protocol", "Type", program[shape.roots[0]].name].contains { types[$0] != nil }
    return hasPermutedArguments || isHidden ? .unwritableTarget : nil
  }

  /// The functions that forward the calls of some members, if the spy does not keep the target.
  private func functions(forwarding members: [SpiedMember]) -> SpyPlan.ForwardingFunctions {
    let mentioned = members.flatMap(\.requirement.types)
    // An associated type that the compiler infers may differ, unless a member mentions it.
    let equal = shape.associatedTypes.map(\.name).filter { name in
      !isOwn(name) && (types[name] != nil || mentioned.contains { $0.mentions(name) })
    }
    let isMutating = members.contains(where: isMutating)
    let isShared = isSendable || members.contains(where: \.isSendable)
    return SpyPlan.ForwardingFunctions(
      associatedTypes: equal.map { name in
        let type = TypeModel.parameter(name)
        return Constraint(left: type, relation: .equals, right: types[name] ?? type)
      },
      nameOfType: shape.hasAssociatedType("Target") || program.declarations.isDeclared("Target")
        ? "Destination" : "Target",
      isMutating: isMutating,
      // The compiler cannot check that a shared target is not mutated meanwhile, so the test is responsible for that.
      isUnchecked: isMutating && isShared
        || !isSendable && members.contains(where: isAsyncOrElsewhere),
      isolation: isolation == draft.plan.isolation ? nil : isolation)
  }

  private var shape: ProtocolShape { draft.shape }

  /// The associated types of the spy.
  private var types: [String: TypeModel] { draft.types.types }

  /// The reason why a member's calls are not forwarded; `nil` if they are.
  private func obstacle(to spied: SpiedMember) -> Obstacle? {
    if let obstacle = obstacleOfArguments(of: spied) { return obstacle }
    let requirement = spied.requirement
    let named = (requirement.types + requirement.constraints.flatMap(\.types)).flatMap(\.names)
    if named.compactMap(\.root.parameterName).contains(where: isOwn) { return .ownTypeOfTarget }
    if spied.member.isLimited { return .unavailable }
    if requirement.hasGetterThrowingNever(knowing: types) { return .throwingNever }
    if hasTwin(requirement) { return .alike }
    // The test supplies the functions of a property, and is responsible for the target.
    if isMutating(spied), spied.isSendable, !spied.isPlainProperty, !keepsTarget {
      return .changingTarget
    }
    return isReachable(spied) ? nil : .elsewhere
  }

  /// The reason why a member's arguments cannot be passed on to the target; `nil` if they can.
  private func obstacleOfArguments(of spied: SpiedMember) -> Obstacle? {
    let requirement = spied.requirement
    let isLeftOut = !keepsTarget && spied.passed.count < spied.parameters.count
    let isGeneric =
      !requirement.genericParameters.isEmpty
      || isLeftOut && requirement.parameters.contains(where: \.type.holdsOpaque)
    if isGeneric, !keepsTarget { return .genericMember }
    if isLeftOut || spied.parameters.contains(where: { $0.use == .variadic }) {
      return .cannotPassArguments
    }
    // The compiler rejects passing an actor of a certain type on. Nor can another actor reach a target on the main one.
    let passesActorOn = requirement.parameters.allSatisfy {
      !$0.type.hasPrefix("isolated")
        || keepsTarget && $0.type.bare.isOptional && !isolation.isOnGlobalActor
          && (!isolation.isUnstated || program.configuration.defaultIsolation == .nonisolated)
    }
    if !passesActorOn { return .isolatedArgument }
    if spied.passesErrorsOn, spied.effects.throwing == .never { return .rethrowing }
    // The compiler takes a function that evaluates such an argument as throwing.
    if spied.parameters.contains(where: { $0.autoclosure.map { $0.throwing != .never } ?? false }) {
      return .throwingExpression
    }
    // Nor can a nonescaping function be passed where any type is possible.
    let isOpenFunction = zip(requirement.parameters, spied.parameters).contains { open, known in
      program.isFunction(known.passed) && !program.isFunction(open.type.bare)
        && !known.passed.hasPrefix("@escaping")
    }
    if isOpenFunction { return .cannotPassArguments }
    return hasOverloadForFunctions(requirement) ? .genericOverload : nil
  }

  /// Whether a call with a closure in a variable would mean an overload for values of any type.
  ///
  /// ```swift
  /// func register<T>(_ value: T)
  /// func register(_ factory: @escaping () -> Int)  // means the first: `target.register(factory)`
  /// ```
  private func hasOverloadForFunctions(_ requirement: Requirement) -> Bool {
    let functions = requirement.parameters.indices.filter {
      program.isFunction(requirement.parameters[$0].type)
    }
    return shape.requirements(named: requirement.member.name).contains { other in
      let generics = other.genericParameters.filter {
        $0.demands(beside: other.constraints).allSatisfy(\.isMetByEverything)
      }.map(\.name)
      return other.member.fullName == requirement.member.fullName
        && functions.contains {
          let type = other.parameters[$0].type
          return type.isAnything(among: generics) || type.bare.description == "Any"
        }
    }
  }

  /// Whether a call of the target's member could mean another requirement, which is the same once associated types are
  /// known.
  ///
  /// ```swift
  /// protocol Sized { associatedtype Unit; func size() -> Unit; func size() -> Int }
  /// protocol IntSized: Sized where Unit == Int {}  // `target.size()` is ambiguous
  /// ```
  private func hasTwin(_ requirement: Requirement) -> Bool {
    requirements[requirement.key(replacing: types, in: program), default: []].contains {
      $0.key != requirement.key
        && ($0.owner == requirement.owner || !program.refines(requirement.owner, $0.owner))
    }
  }

  /// Whether a name stands for the conforming type, or for a type that contains it.
  ///
  /// In the target, this is another type: for example, `isSame(_ other: Self)` cannot be forwarded.
  private func isOwn(_ name: String) -> Bool {
    name == "Self"
      || types[name]?.names.contains { $0.meaning == .generated(draft.plan.id) } ?? false
  }

  /// Whether the function that calls the target's member can run with the isolation of that member.
  private func isReachable(_ spied: SpiedMember) -> Bool {
    let requirement = spied.requirement
    if shape.hasConflictingIsolation(requirement) { return false }
    // An actor can only send values that are known to be `Sendable`.
    if shape.isActor { return requirement.member.isNonisolated }
    let demanded = program.isolation(of: requirement).explicit
    let outer = isolation.explicit
    if demanded == .nonisolated {
      // If the module is on the main actor by default, which may be unknown, the target that the spy keeps is there.
      let isGeneric = !requirement.genericParameters.isEmpty
      if isGeneric, requirement.member.modifiers.contains("nonisolated"), isolation.isUnstated,
        spied.effects.isAsync, !isSendable
      {
        return false
      }
      // In Swift 6 mode, `forward(to:)` is on the actor of the protocol's parent. From there it calls the members of
      // parents that are on no actor, so their arguments and results must be `Sendable`.
      let leavesActor =
        isolation.isUnstated && spied.effects.isAsync && program.isOnActor(shape.roots[0])
        && !program.isOnActor(requirement.owner)
      if leavesActor, !requirement.types.allSatisfy({ program.isSendable($0) == true }) {
        return false
      }
      // In Swift 6 mode, the member is on that actor as well, but a `@Sendable` function is not.
      let isInherited =
        spied.isSendable && !spied.effects.isAsync && !spied.isPlainProperty
        && isolation.explicit != program.isolation(of: shape.roots[0]).explicit
      // The compiler allows an asynchronous call of the target to leave the actor, but not an asynchronous getter.
      let starts =
        requirement.member.kind == .method ? [outer] : [outer, draft.plan.isolation.explicit]
      let staysOff = starts.allSatisfy { $0 == .nonisolated }
      return !isInherited && (spied.isSendable || staysOff || !spied.effects.isAsync)
    }
    // The function that sets a value has no isolation of its own.
    if spied.isPlainProperty { return outer == demanded }
    if spied.member.setter != nil { return outer == demanded && !spied.isSendable }
    return spied.functionAttributes.contains { demanded.attributes.contains($0) }
  }

  /// Whether the target is `Sendable`, as instances of classes on a global actor are.
  private var isSendable: Bool {
    shape.isSendable
      || shape.superclassDeclaration.map { program.isolation(of: $0).isOnGlobalActor } ?? false
  }

  /// Whether a call leaves the isolation of `forward(to:)`, so that the compiler requires the target to be `Sendable`.
  private func isAsyncOrElsewhere(_ spied: SpiedMember) -> Bool {
    spied.effects.isAsync
      || spied.functionAttributes.contains {
        $0 != "@Sendable" && !isolation.attributes.contains($0)
      }
  }

  /// Whether a call may mutate the target itself.
  private func isMutating(_ spied: SpiedMember) -> Bool {
    // The spy's shape is always that of a class. A class protocol may inherit the requirement from one for structs, so
    // only the shape of the requirement's own protocol counts.
    let shape = program.shape(of: spied.requirement.owner)
    let mayBeValue = shape.superclass == nil && shape.protocols.contains(where: isOfValuesElsewhere)
    if shape.isClassBound, !mayBeValue { return false }
    if spied.member.modifiers.contains("mutating") { return true }
    if spied.member.getter?.prefix.contains("mutating") ?? false { return true }
    guard let setter = spied.member.setter, !setter.prefix.contains("nonmutating") else {
      return false
    }
    // A setter is not forwarded if some argument is not recorded.
    return keepsTarget || spied.recorded.count == spied.parameters.count
  }

  /// Whether a protocol is bound to classes only on systems with Objective-C.
  private func isOfValuesElsewhere(_ id: DeclarationID) -> Bool {
    ["NSCoding", "NSCopying", "NSMutableCopying"].contains { program.isPrelude(id, named: $0) }
  }
}

extension Requirement {
  /// Whether it is a property or a subscript that throws an associated type or a generic parameter, which is `Never`.
  func hasGetterThrowingNever(knowing types: [String: TypeModel]) -> Bool {
    guard member.kind == .property || member.kind == .subscript,
      let name = effects.error?.parameterName
    else { return false }
    return types[name]?.isNever ?? false
  }
}

extension Member {
  /// Whether `@available` states more than platform versions, as some attributes in an `#if` may.
  var isLimited: Bool {
    attributes.contains { $0.name.isEmpty || $0.name == "available" && $0.platforms == nil }
  }
}

extension AttributeModel {
  /// The platforms of `@available(iOS 16, *)`; `nil` if the attribute states anything else.
  var platforms: String? {
    guard name == "available", text.hasSuffix("*)"), !text.contains(":"),
      let opening = text.firstIndex(of: "(")
    else { return nil }
    return String(text[text.index(after: opening)...].dropLast())
  }
}

extension [Requirement] {
  /// Whether one of the requirements is `forward(to:)`.
  var declareForwarding: Bool { contains { $0.member.fullName == "forward(to:)" } }

  /// Whether a member or a parameter hides the property for the target that a spy keeps.
  var hideTarget: Bool {
    contains { requirement in
      requirement.member.name == SpyPlan.nameOfTarget
        || requirement.parameters.contains { $0.name == SpyPlan.nameOfTarget }
    }
  }
}
