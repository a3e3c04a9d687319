/// Decides which calls a spy can send to another object.
struct SpyForwarder {
  let program: Program
  let draft: TypeDraft
  /// Where `forward(to:)` runs.
  private let isolation: Isolation
  /// Whether the spy can keep the target as an `any` of its protocol.
  ///
  /// ```swift
  /// private var spiedTarget: any Shop { spied.target(as: (any Shop).self, or: NullShop()) }
  /// ```
  private let keepsTarget: Bool

  /// What forwards calls, if the spy that is being planned does.
  init(for planner: SpyPlanner) {
    let shape = planner.shape
    program = planner.program
    draft = planner.draft
    isolation = program.isolationOfForwarding(from: draft)
    keepsTarget =
      planner.hasNull && shape.associatedTypes.isEmpty && shape.superclass == nil
      && !shape.isActor && isolation == draft.plan.isolation
      && !shape.requirements.hideTarget
  }

  /// Marks the members whose calls can be forwarded.
  ///
  /// - Parameter members: The members.
  /// - Returns: What is asked of the object; `nil` if none of the members can be forwarded.
  /// - Throws: Why nothing can be forwarded, whatever the members are.
  func takeForwarded(
    _ members: inout [SpiedMember]
  ) throws(Obstacle) -> SpyPlan.Forwarding? {
    let shape = draft.shape
    // The protocol demands that function itself.
    if shape.requirements.declareForwarding { throw .ownForwarding }
    let isConditional = shape.associatedTypes.contains {
      $0.declarations.contains { !$0.type.conditions.isEmpty }
    }
    if isConditional { throw .conditionalTypes }
    // A type that is turned round and round is too much for the compiler's constraints.
    let isTurned = types.values.contains { type in
      type.names.contains { named in
        !named.arguments.isEmpty && named.meaning == .generated(.of(shape.roots[0]))
      }
    }
    // A generic parameter has the protocol's name, or one that means something else behind a type.
    let isHidden = ["Protocol", "Type", program[shape.roots[0]].name].contains {
      types.keys.contains($0)
    }
    if isTurned || isHidden { throw .unwritableTarget }
    for index in members.indices {
      members[index].obstacleToForwarding = obstacle(to: members[index])
    }
    let forwarded = members.filter(\.isForwarded)
    if forwarded.isEmpty { return nil }
    let forwardedTypes = forwarded.flatMap(\.requirement.types)
    let isMutating = forwarded.contains(where: isMutating)
    let isShared = isSendable || forwarded.contains { $0.functionAttributes.contains("@Sendable") }
    return SpyPlan.Forwarding(
      associatedTypes: shape.associatedTypes.map(\.name).filter { name in
        // What the compiler infers need not be the same unless a member mentions it.
        !isOwn(name)
          && (types[name] != nil || forwardedTypes.contains { $0.mentions(name) })
      }.map { name in
        let type = TypeModel.parameter(name)
        return Constraint(left: type, relation: .equals, right: types[name] ?? type)
      },
      nameOfType: shape.hasAssociatedType("Target") || program.declarations.isDeclared("Target")
        ? "Destination" : "Target",
      isMutating: isMutating,
      // What is used from anywhere may not see a target that others change, but that is the test's to know.
      isUnchecked: isMutating && isShared
        || !isSendable && forwarded.contains(where: isAsyncOrElsewhere),
      isolation: isolation == draft.plan.isolation ? nil : isolation, keepsTarget: keepsTarget)
  }

  /// What the associated types are in the spy.
  private var types: [String: TypeModel] { draft.types.types }

  /// Why calls of a member are not sent to the object; `nil` if they are.
  private func obstacle(to spied: SpiedMember) -> Obstacle? {
    let requirement = spied.requirement
    let member = spied.member
    if spied.isOfType { return .ofType }
    if !requirement.genericParameters.isEmpty, !keepsTarget { return .genericMember }
    if spied.parameters.contains(where: \.isVariadic) { return .cannotPassArguments }
    if requirement.member.hasIsolatedParameter { return .isolatedArgument }
    if requirement.effects.throwing == .rethrows, spied.effects.throwing == .never {
      return .rethrowing
    }
    // The compiler takes a function that evaluates such an argument for one that throws.
    if spied.parameters.contains(where: { $0.autoclosure?.throwing == .throws }) {
      return .throwingExpression
    }
    // Nor does it pass a function that does not escape for a type that may be any.
    let isOpenFunction = zip(requirement.parameters, spied.parameters).contains { open, known in
      program.isFunction(known.passed) && !program.isFunction(open.type.bare)
        && !known.passed.hasPrefix("@escaping")
    }
    if isOpenFunction { return .cannotPassArguments }
    let constrained = requirement.constraints.flatMap(\.types)
    let named = (requirement.types + constrained)
      .flatMap(\.names)
    if named.contains(where: { $0.root.parameterName.map(isOwn) ?? false }) {
      return .ownTypeOfTarget
    }
    if member.isLimited { return .unavailable }
    let isSendable = spied.functionAttributes.contains("@Sendable")
    // The functions of a property are the test's, which is responsible for the target.
    if isMutating(spied), isSendable, !spied.isPlainProperty, !keepsTarget {
      return .changingTarget
    }
    return isReachable(spied, isSendable: isSendable) ? nil : .elsewhere
  }

  /// Whether a name stands for the type that conforms, or for a type made of it: that of another object is another, so that
  /// `isSame(_ other: Self)` is not forwarded.
  private func isOwn(_ name: String) -> Bool {
    name == "Self"
      || types[name].map { type in type.names.contains { $0.meaning == .generated(draft.plan.id) } }
        ?? false
  }

  /// Whether the function that calls the object's member may run where that does.
  private func isReachable(_ spied: SpiedMember, isSendable: Bool) -> Bool {
    let requirement = spied.requirement
    if draft.shape.isDisputed(requirement) { return false }
    // An actor may give nothing away that is not `Sendable`, and nobody knows what is.
    if draft.shape.isActor { return requirement.member.isNonisolated }
    let demanded = program.isolation(of: requirement).known
    let outer = isolation.known
    if demanded == .nonisolated {
      // As of Swift 6, it is where its protocol's parent is.
      let isInherited =
        isSendable && !spied.effects.isAsync && !spied.isPlainProperty
        && isolation != program.isolation(of: draft.shape.roots[0])
      return !isInherited && (isSendable || outer == .nonisolated || !spied.effects.isAsync)
    }
    // What sets a value has no isolation of its own.
    if spied.isPlainProperty { return outer == demanded }
    if spied.member.setter != nil { return outer == demanded && !isSendable }
    return spied.functionAttributes.contains { demanded.attributes.contains($0) }
  }

  /// Whether the target is `Sendable`, as instances of classes on an actor are.
  private var isSendable: Bool {
    draft.shape.isSendable
      || draft.shape.superclassDeclaration.map { superclass in
        program.isolation(of: superclass).isOnGlobalActor
      } ?? false
  }

  /// Whether a call leaves the place where `forward(to:)` runs, so that the compiler would want the target to be
  /// `Sendable`.
  private func isAsyncOrElsewhere(_ spied: SpiedMember) -> Bool {
    spied.effects.isAsync
      || spied.functionAttributes.contains {
        $0 != "@Sendable" && !isolation.attributes.contains($0)
      }
  }

  /// Whether a call may change the object itself.
  private func isMutating(_ spied: SpiedMember) -> Bool {
    // What is asked here is not the spy's shape: that is always a class. Nor the whole protocol's: what it inherits from
    // one that is for structs as well may change the object.
    let shape = program.shape(of: spied.requirement.owner)
    let mayBeValue = shape.superclass == nil && shape.protocols.contains(where: isOfValuesElsewhere)
    if shape.isClassBound, !mayBeValue { return false }
    if spied.member.modifiers.contains("mutating") { return true }
    if spied.member.getter?.prefix.contains("mutating") ?? false { return true }
    guard let setter = spied.member.setter, !setter.prefix.contains("nonmutating") else {
      return false
    }
    // What takes an argument that is not recorded is not set in the target.
    return keepsTarget || spied.isPlainProperty || spied.recorded.count == spied.parameters.count
  }

  /// Whether a protocol is for classes only where there is Objective-C.
  private func isOfValuesElsewhere(_ id: DeclarationID) -> Bool {
    ["NSCoding", "NSCopying", "NSMutableCopying"].contains { program.isPrelude(id, named: $0) }
  }
}

extension Member {
  /// Whether `@available` says more than the platforms that have the member.
  var isLimited: Bool { attributes.contains { $0.name == "available" && $0.platforms == nil } }
}

extension AttributeModel {
  /// The platforms of `@available(iOS 16, *)`; `nil` if it says anything else.
  var platforms: String? {
    guard name == "available", text.hasSuffix("*)"), !text.contains(":"),
      let opening = text.firstIndex(of: "(")
    else { return nil }
    return String(text[text.index(after: opening)...].dropLast())
  }
}
