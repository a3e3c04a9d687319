/// What is known of a type's associated types.
struct TypeWitnesses {
  /// Associated types and what they are; generic parameters are themselves.
  var types: [String: TypeModel] = [:]
  var genericParameters: [String] = []
  /// Associated types that a `typealias` has to name; the compiler finds the others.
  var aliased: [String] = []
  /// Associated types for which nothing was found.
  var undecided: [String] = []

  /// Associated types that are one certain type, whatever a test chooses.
  var pinned: [String: TypeModel] { types.filter { !genericParameters.contains($0.key) } }

  /// Associated types each of which is said in terms of the other.
  fileprivate var namesInCircles: [String] {
    func others(in name: String) -> [String] {
      types.keys.filter { $0 != name && types[name]?.mentions($0) ?? false }
    }
    let circular = pinned.keys.filter { name in
      others(in: name).contains { others(in: $0).contains(name) }
    }
    return circular.ordered()
  }

  fileprivate mutating func take(_ name: String, _ type: TypeModel) {
    types[name] = type
    aliased.append(name)
  }
}

/// Decides the associated types of Null types and spies.
struct TypeWitnessPlanner {
  let program: Program
  let facts: FactReader

  /// Whose associated types are decided.
  struct Owner {
    /// The protocol that it fakes; `nil` if several share it.
    var id: DeclarationID?
    /// Its name without `Null`.
    let name: String
    let access: Access
    /// The conditions that it is used under; see `NullRequest`.
    let usedUnder: [[String]]
    /// The protocol that asks for it, where messages about it belong.
    let place: Place
    /// The requests that led to it, its own the last.
    var chain: [SharedNullID] = []
    /// The type itself, as far as it has a name.
    var type: TypeModel?
    /// Whether it leaves all open types to the test.
    var isSpy = false
  }

  /// Decides every associated type.
  ///
  /// - Parameters:
  ///   - owner: Who they are for.
  ///   - shape: What that has to conform to.
  /// - Returns: What was decided, and what was not.
  func types(of owner: Owner, shape: ProtocolShape) -> TypeWitnesses {
    var result = TypeWitnesses()
    if shape.associatedTypes.isEmpty { return result }
    result.genericParameters =
      owner.id.map { genericParameters(of: $0, shape: shape, ofSpy: owner.isSpy) } ?? []
    for name in result.genericParameters {
      result.types[name] = .parameter(name)
      // The compiler would rather believe a member of such an extension.
      if program.isFixedByExtension(name, in: shape) { result.aliased.append(name) }
    }
    var rest = takeStated(of: shape, for: owner, into: &result)
    // What mentions another associated type waits for it; a circle begins anywhere.
    while !rest.isEmpty {
      let next = rest.firstIndex { isReady($0, in: shape, knowing: result.types) } ?? 0
      let name = rest.remove(at: next)
      let demands = program.demands(on: name, in: shape)
      if let known = demands.equalType(knowing: result.types) {
        result.take(name, known)
      } else if let followed = demands.equals.first(where: {
        isFollowed($0, from: name, in: shape, result.types)
          // `Next.Item == Item`, where `Next` is the type itself, says nothing.
          && !isMember(name, of: owner.type, program.substitute(result.types, in: $0))
      }) {
        if let said = explicit(followed, as: owner.type, result.types) {
          result.take(name, said)
        }
      } else if let chosen = type(for: name, in: shape, of: owner, known: result.types) {
        result.take(name, chosen)
      } else {
        result.undecided.append(name)
      }
    }
    // A default was taken before what it names was decided.
    let decided = result.pinned
    for (name, type) in decided {
      result.types[name] = program.substitute(decided.filter { $0.key != name }, in: type)
    }
    result.undecided += result.namesInCircles
    return result
  }

  /// Takes what annotations, same-type constraints and defaults say; returns the rest.
  private func takeStated(
    of shape: ProtocolShape, for owner: Owner, into result: inout TypeWitnesses
  ) -> [String] {
    let own = annotatedTypes(of: shape, for: owner.id.map { [$0] } ?? [])
    let annotated = annotatedTypes(of: shape)
    let pinned = program.pinnedTypes(of: shape)
    let redeclared = program.redeclaredTypes(of: shape)
    var rest: [String] = []
    for associated in shape.associatedTypes where result.types[associated.name] == nil {
      let name = associated.name
      if let chosen = own[name] ?? pinned[name] ?? annotated[name] ?? redeclared[name] {
        result.take(name, chosen)
      } else if program.demands(on: name, in: shape).defaultType != nil,
        let parameter = program.demands(on: name, in: shape).equalType(knowing: result.types)
      {
        // A parameter that the test chooses comes before a default.
        result.take(name, parameter)
      } else if let defaultType = usableDefault(of: name, in: shape),
        defaultType.mentions("Self"),
        let said = explicit(defaultType, as: owner.type, result.types)
      {
        // The compiler finds no generic parameter on its way to itself.
        let turned =
          defaultType.parameterName == "Self"
          ? owner.id.flatMap {
            selfType(of: $0, as: program.demands(on: name, in: shape), result.genericParameters)
          } : nil
        result.take(name, turned ?? said)
      } else if let defaultType = usableDefault(of: name, in: shape) {
        result.types[name] = program.substitute(result.types, in: defaultType)
        // The compiler does not infer defaults that are made of each other.
        let others = shape.associatedTypes.map(\.name).filter {
          $0 != name && defaultType.mentions($0)
        }
        // Under another condition it may have none.
        if associated.declarations.contains(where: { !$0.type.conditions.isEmpty })
          || isHidden(defaultType, of: associated) || isThrownByGetter(name, in: shape)
        {
          result.aliased.append(name)
        }
        if !others.isEmpty {
          let named = others.filter { !result.genericParameters.contains($0) }
          result.aliased += ([name] + named).filter { !result.aliased.contains($0) }
        }
      } else if !isInferred(associated, in: shape) {
        rest.append(name)
      } else if name == "ID", program.declarations.isDeclared(name) {
        // Before the compiler has inferred it, the name is that of the type at file scope.
        result.take(name, .name("ObjectIdentifier", .unknown(nil)))
      } else if let iterator = asynchronousIterator(name, in: shape, result) {
        result.take(name, iterator)
      } else if program.demands(on: name, in: shape).parents.protocols.contains(where: {
        !program.isPrelude($0)
      }) {
        // The member that would decide it returns a type of the standard library.
        result.undecided.append(name)
      }
    }
    return rest
  }

  /// `NullWay<To, From>`, the Null type itself with the generic arguments that are demanded of it; `nil` if none are.
  private func selfType(
    of id: DeclarationID, as demands: AssociatedTypeDemands, _ parameters: [String]
  ) -> TypeModel? {
    let isAsked = parameters.contains { demands.members[$0] != nil }
    let arguments = parameters.map { demands.members[$0] ?? .parameter($0) }
    guard isAsked, arguments.allSatisfy({ $0.names.allSatisfy { $0.outer == nil } }) else {
      return nil
    }
    return .named(
      NamedType(program.nullName(of: id), arguments: arguments, meaning: .null(.of(id))))
  }

  /// Whether the compiler overlooks a default: the standard library's protocol has none for the type, or a protocol's
  /// own type alias stands in it.
  private func isHidden(_ type: TypeModel, of associated: ProtocolShape.Associated) -> Bool {
    associated.declarations.contains { program.isPrelude($0.owner) }
      || type.names.compactMap(\.declaration).contains { id in
        program[id].kind == .typealias
          && program.outerDeclaration(of: id).map { program[$0].kind } == .protocol
      }
  }

  /// Whether a property throws it, which the compiler cannot infer the type from.
  private func isThrownByGetter(_ name: String, in shape: ProtocolShape) -> Bool {
    program.demanded(by: shape).contains { $0.getterEffects.types.contains { $0.mentions(name) } }
  }

  /// Whether all that is said about an associated type speaks of types that are decided.
  private func isReady(
    _ name: String, in shape: ProtocolShape, knowing types: [String: TypeModel]
  ) -> Bool {
    program.demands(on: name, in: shape).memberConstraints.allSatisfy { owned in
      shape.associatedTypes.allSatisfy { other in
        other.name == name || types[other.name] != nil
          || !owned.constraint.right.mentions(other.name)
      }
    }
  }

  /// A type that the compiler could follow, in names that the Null type knows; `nil` if it is up to the compiler.
  private func explicit(
    _ type: TypeModel, as ownType: TypeModel?, _ types: [String: TypeModel]
  ) -> TypeModel? {
    var known = types
    known["Self"] = ownType
    let said = program.substitute(known, in: type)
    let isKnown = said.names.allSatisfy { named in
      named.meaning != .parameter || types[named.root.name] == .parameter(named.root.name)
    }
    return isKnown ? said : nil
  }

  /// Whether the compiler follows `Z == Box<Self>` itself, and `Z == Y.Element` once `Y` is known.
  private func isFollowed(
    _ type: TypeModel, from name: String, in shape: ProtocolShape, _ types: [String: TypeModel]
  ) -> Bool {
    guard case .named(let named) = type else { return true }
    let first = named.root.name
    return named.meaning != .parameter || !shape.hasAssociatedType(first)
      || named.outer != nil && types[first].map { !$0.mentions(name) } ?? false
  }

  /// Whether a type is an associated type as a member of the type itself.
  private func isMember(_ name: String, of owner: TypeModel?, _ type: TypeModel) -> Bool {
    guard case .named(let named) = type, named.name == name, let outer = named.outer else {
      return false
    }
    return TypeModel.named(outer) == owner
  }

  /// Associated types of the standard library that its own defaults or the prelude's members give.
  private func isInferred(_ associated: ProtocolShape.Associated, in shape: ProtocolShape) -> Bool {
    guard associated.declarations.allSatisfy({ program.isPrelude($0.owner) }) else { return false }
    // Reference types are identified by `ObjectIdentifier`.
    if associated.name == "ID" {
      return (shape.isClassBound || shape.isActor) && program.isIdentifiedByObject(shape)
    }
    return ["Iterator", "SubSequence", "Indices", "AsyncIterator"].contains(associated.name)
  }

  /// The iterator that the Empty protocol makes for a generic element: in Swift 5 mode, the compiler does not infer it.
  private func asynchronousIterator(
    _ name: String, in shape: ProtocolShape, _ types: TypeWitnesses
  ) -> TypeModel? {
    guard name == "AsyncIterator", types.genericParameters.contains("Element") else { return nil }
    let implemented = program.implementations(of: shape).map(\.requirement)
    return program.demanded(by: shape).first {
      $0.member.name == "makeAsyncIterator" && program.isPrelude($0.owner)
        && !program.isSynthesized($0, in: shape) && !implemented.contains($0)
    }?.type
  }
}

extension TypeWitnessPlanner.Owner {
  /// The Null type of a protocol, or its spy.
  init(_ id: DeclarationID, as spy: TypeModel? = nil, in program: Program) {
    self.init(
      id: id, name: program[id].name, access: program.generatedAccess(for: id),
      usedUnder: [program.conditions(of: id)], place: program[id].place,
      type: spy ?? .name(program.nullName(of: id), .null(.of(id))), isSpy: spy != nil)
  }
}
