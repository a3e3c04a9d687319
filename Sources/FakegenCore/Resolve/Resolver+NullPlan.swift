/// What is known of a Null type before its text is made.
struct NullPlan: Equatable {
  /// Associated types and what they are; generic parameters are themselves.
  var types: [String: TypeModel] = [:]
  var genericParameters: [String] = []
  /// Associated types that a `typealias` has to name; the compiler finds the others.
  var aliased: Set<String> = []
  /// Associated types for which nothing was found.
  var undecided: [String] = []
}

extension Resolver {
  /// Decides every associated type of a Null type.
  ///
  /// - Parameters:
  ///   - index: The protocol, whose primary associated types become generic parameters.
  ///   - shape: What the type has to conform to.
  ///   - owner: The type, if it is none of a protocol's.
  /// - Returns: The plan; what could not be decided is listed in it.
  mutating func planNull(
    of index: Int?, shape: ProtocolShape, in owner: NullOwner? = nil
  ) -> NullPlan {
    var plan = NullPlan()
    plan.genericParameters = index.map { nullGenericParameters(of: $0, shape: shape) } ?? []
    for parameter in plan.genericParameters { plan.types[parameter] = .name(parameter) }
    var rest = decideStated(of: shape, in: &plan)
    // What mentions another associated type waits for it; a circle begins anywhere.
    while !rest.isEmpty {
      let next = rest.firstIndex { isReady($0, in: shape, plan: plan) } ?? 0
      decide(rest.remove(at: next), of: index, shape: shape, owner: owner, in: &plan)
    }
    return plan
  }

  /// Decides what annotations, same-type constraints and defaults say; returns the rest.
  private mutating func decideStated(of shape: ProtocolShape, in plan: inout NullPlan) -> [String] {
    let stated = redeclaredTypes(of: shape).merging(pinnedTypes(of: shape)) { $1 }
      .merging(annotatedTypes(of: shape)) { $1 }
    var rest: [String] = []
    for name in shape.associatedTypeOrder where plan.types[name] == nil {
      if let chosen = stated[name] {
        plan.types[name] = chosen
        plan.aliased.insert(name)
      } else if let defaultType = usableDefault(of: name, in: shape) {
        plan.types[name] = defaultType.substituting(plan.types)
      } else if !isInferred(name, in: shape) {
        rest.append(name)
      } else if demands(on: name, in: shape).parents.protocols.contains(where: {
        table[$0].origin != .prelude
      }) {
        // The member that would decide it returns a type of the standard library.
        plan.undecided.append(name)
      }
    }
    return rest
  }

  /// The declared default, unless another parent's constraints rule it out.
  mutating func usableDefault(of name: String, in shape: ProtocolShape) -> TypeModel? {
    let demands = demands(on: name, in: shape)
    guard let defaultType = demands.defaultType else { return nil }
    let row = StandardConformances.candidates.first { $0.type == defaultType.description }
    guard let row, table.declarations(at: [row.type]).isEmpty else { return defaultType }
    return conforms(row, to: demands.parents.protocols) ? defaultType : nil
  }

  private func isReady(_ name: String, in shape: ProtocolShape, plan: NullPlan) -> Bool {
    demands(on: name, in: shape).memberConstraints.allSatisfy { owned in
      shape.associatedTypeOrder.allSatisfy { other in
        other == name || plan.types[other] != nil || !owned.constraint.right.mentions(other)
      }
    }
  }

  private mutating func decide(
    _ name: String, of index: Int?, shape: ProtocolShape, owner: NullOwner?,
    in plan: inout NullPlan
  ) {
    let demands = demands(on: name, in: shape)
    if let known = demands.equalType(knowing: plan.types) {
      plan.types[name] = known
      plan.aliased.insert(name)
    } else if demands.equals.contains(where: { isFollowed($0, in: shape, knowing: plan.types) }) {
      return
    } else if let chosen = chooseType(
      for: name, in: shape, of: index, known: plan.types, in: owner)
    {
      plan.types[name] = chosen
      plan.aliased.insert(name)
    } else {
      plan.undecided.append(name)
    }
  }

  /// Whether the compiler follows `Z == Box<Self>` itself, and `Z == Y.Element` once `Y` is known.
  private func isFollowed(
    _ type: TypeModel, in shape: ProtocolShape, knowing types: [String: TypeModel]
  ) -> Bool {
    guard case .named(let named) = type, let first = named.components.first?.name else {
      return true
    }
    return shape.associatedTypes[first] == nil || named.components.count > 1 && types[first] != nil
  }

  /// Associated types of the standard library that its own defaults or the prelude's members give.
  private func isInferred(_ name: String, in shape: ProtocolShape) -> Bool {
    let owners = shape.associatedTypes[name]?.map(\.owner) ?? []
    guard owners.allSatisfy({ table[$0].origin == .prelude }) else { return false }
    // Reference types are identified by `ObjectIdentifier`.
    if name == "ID" { return shape.isClassBound }
    return ["Iterator", "SubSequence", "Indices", "AsyncIterator"].contains(name)
  }
}
