/// What an associated type has to be.
struct AssociatedTypeDemands {
  var parents = ProtocolGraph.Parents()
  /// Types that a same-type constraint makes it equal to.
  var equals: [TypeModel] = []
  /// `Element`, from `Z.Element == Item`.
  var members: [String: TypeModel] = [:]
  /// What is demanded of the type's own associated types, said from its own point of view:
  /// `Stride: Codable`, from `Z.Stride: Codable`.
  var memberConstraints: [ProtocolShape.OwnedConstraint] = []
  var defaultType: TypeModel?
}

extension AssociatedTypeDemands {
  /// The type that same-type constraints give once other associated types are known.
  func equalType(knowing types: [String: TypeModel]) -> TypeModel? {
    for case .named(let named) in equals where named.isPlainName {
      if let known = types[named.name] { return known }
    }
    return nil
  }

  /// Adds what is demanded of another associated type that is the same type.
  mutating func merge(_ other: AssociatedTypeDemands) {
    parents.merge(other.parents)
    members.merge(other.members) { own, _ in own }
    memberConstraints += other.memberConstraints
    defaultType = defaultType ?? other.defaultType
  }

  /// The associated types that same-type constraints make the type equal to.
  func peers(in shape: ProtocolShape) -> [String] {
    equals.compactMap { type in
      guard case .named(let named) = type, named.isPlainName,
        shape.associatedTypes[named.name] != nil
      else { return nil }
      return named.name
    }
  }
}

extension Resolver {
  /// Collects what is demanded of an associated type and of all that are the same type.
  func mergedDemands(on name: String, in shape: ProtocolShape) -> AssociatedTypeDemands {
    var merged = demands(on: name, in: shape)
    var seen: Set = [name]
    var queue = merged.peers(in: shape)
    while let peer = queue.popLast() {
      guard seen.insert(peer).inserted else { continue }
      let demands = demands(on: peer, in: shape)
      queue += demands.peers(in: shape)
      merged.merge(demands)
    }
    return merged
  }

  /// Collects what a protocol and its ancestors demand of an associated type.
  func demands(on name: String, in shape: ProtocolShape) -> AssociatedTypeDemands {
    if shape.isShared, let known = graph.demands[shape.roots]?[name] { return known }
    let demands = collectDemands(on: name, in: shape)
    if shape.isShared { graph.demands[shape.roots, default: [:]][name] = demands }
    return demands
  }

  private func collectDemands(on name: String, in shape: ProtocolShape) -> AssociatedTypeDemands {
    var demands = AssociatedTypeDemands()
    var conformances: [(type: TypeModel, nesting: [String], owner: Int)] = []
    for owned in shape.constraints {
      let scope = Scope(shape: shape, pinned: [:], nesting: table[owned.owner].nesting)
      let left = owned.constraint.left.withoutSelf
      let right = owned.constraint.right.withoutSelf
      switch owned.constraint.relation {
      case .conforms where left == .name(name):
        conformances.append((right, scope.nesting, owned.owner))
      case .equals where isTautology(owned): break
      case .equals where left == .name(name): demands.equals.append(qualified(right, in: scope))
      case .equals where right == .name(name): demands.equals.append(qualified(left, in: scope))
      case .equals: take(left, right, of: name, in: scope, into: &demands)
      case .conforms: break
      }
      if let inner = owned.constraint.seen(from: name) {
        demands.memberConstraints.append(.init(inner, owner: owned.owner))
      }
    }
    for (type, nesting, owner) in conformances {
      let parents = graph.parents(named: [type], from: nesting, in: [table[owner].place.file])
      demands.parents.merge(parents)
      // `Store<Int>` says what `Store where Key == Int` says.
      demands.memberConstraints += parents.equalities.map { .init($0, owner: owner) }
    }
    for owned in shape.associatedTypes[name] ?? [] where demands.defaultType == nil {
      let scope = Scope(shape: shape, pinned: [:], nesting: table[owned.owner].nesting)
      demands.defaultType = owned.associatedType.defaultType.map { qualified($0, in: scope) }
    }
    for equality in demands.parents.equalities {
      if case .named(let member) = equality.left { demands.members[member.name] = equality.right }
    }
    return demands
  }

  /// `Iterator.Element == Element` of the standard library decides nothing: it follows from members.
  private func isTautology(_ owned: ProtocolShape.OwnedConstraint) -> Bool {
    guard table[owned.owner].origin == .prelude else { return false }
    return [owned.constraint.left, owned.constraint.right].contains {
      if case .named(let named) = $0 { named.components.count > 1 } else { false }
    }
  }

  private func take(
    _ left: TypeModel, _ right: TypeModel, of name: String, in scope: Scope,
    into demands: inout AssociatedTypeDemands
  ) {
    for (side, other) in [(left, right), (right, left)] {
      if case .named(let named) = side, named.path.count == 2, named.path[0] == name {
        demands.members[named.path[1]] = qualified(other, in: scope)
      }
    }
  }

  /// The associated types that same-type constraints decide, followed through one another.
  func pinnedTypes(of shape: ProtocolShape) -> [String: TypeModel] {
    if shape.associatedTypes.isEmpty { return [:] }
    if shape.isShared, let known = graph.pinnedTypes[shape.roots] { return known }
    let pinned = decidePinnedTypes(of: shape)
    if shape.isShared { graph.pinnedTypes[shape.roots] = pinned }
    return pinned
  }

  private func decidePinnedTypes(of shape: ProtocolShape) -> [String: TypeModel] {
    var pinned: [String: TypeModel] = [:]
    // Each round can decide what depends on the round before: `A == B`, `B == Int`.
    for _ in 0...shape.associatedTypeOrder.count {
      var changed = false
      for name in shape.associatedTypeOrder where pinned[name] == nil {
        let candidates = demands(on: name, in: shape).equals.map { $0.substituting(pinned) }
        if let concrete = candidates.first(where: { isConcrete($0, in: shape) }) {
          pinned[name] = concrete
          changed = true
        }
      }
      if !changed { break }
    }
    return pinned
  }

  /// Associated types that a redeclared requirement suggests for a Null type: with `func f(_ x: Sub)`
  /// over `func f(_ x: U)` one method does if `U` is `Sub`.
  func redeclaredTypes(of shape: ProtocolShape) -> [String: TypeModel] {
    var decided: [String: TypeModel] = [:]
    var concrete: [Member.Redeclaration: (member: Member, owner: Int)] = [:]
    for owner in shape.protocols {
      for member in table[owner].members {
        guard let nearer = concrete[member.redeclaration] else {
          concrete[member.redeclaration] = (member, owner)
          continue
        }
        // Overloads beside each other decide nothing.
        if nearer.owner == owner { continue }
        let scope = Scope(shape: shape, pinned: [:], nesting: table[nearer.owner].nesting)
        for (type, other) in zip(member.allTypes, nearer.member.allTypes) {
          guard case .named(let named) = type.bare, named.isPlainName,
            shape.associatedTypes[named.name] != nil, decided[named.name] == nil,
            isConcrete(other, in: shape), member.genericParameters.isEmpty
          else { continue }
          decided[named.name] = qualified(other.bare, in: scope)
        }
      }
    }
    return decided
  }

  /// Whether no associated type is left in a type.
  func isConcrete(_ type: TypeModel, in shape: ProtocolShape) -> Bool {
    var result = true
    type.forEachName { named in
      if let first = named.components.first?.name,
        shape.associatedTypes[first] != nil || first == "Self"
      {
        result = false
      }
    }
    return result
  }
}

extension Member {
  /// What a member and its redeclaration have in common.
  struct Redeclaration: Hashable {
    let kind: Kind
    let isStatic: Bool
    let name: String
    let labels: [String?]
  }

  var redeclaration: Redeclaration {
    Redeclaration(
      kind: kind, isStatic: isStatic, name: name, labels: parameters.map(\.label))
  }

  /// The parameters' types and the result's.
  fileprivate var allTypes: [TypeModel] { parameters.map(\.type) + [type] }
}

extension TypeModel {
  /// `Self.Element` as `Element`.
  var withoutSelf: TypeModel {
    mapped { type in
      guard case .named(let named) = type, named.components.count > 1,
        named.components[0].name == "Self"
      else { return type }
      return .named(NamedType(Array(named.components.dropFirst())))
    }
  }
}

extension Constraint {
  /// The constraint without the associated type that its left side begins with, or its right side.
  fileprivate func seen(from name: String) -> Constraint? {
    func inner(_ type: TypeModel) -> TypeModel? {
      guard case .named(let named) = type.withoutSelf, named.components.count > 1,
        named.components[0].name == name
      else { return nil }
      return .named(NamedType(Array(named.components.dropFirst())))
    }
    if let left = inner(left) {
      return Constraint(left: left, relation: relation, right: inner(right) ?? right)
    }
    guard relation == .equals, let right = inner(right) else { return nil }
    return Constraint(left: right, relation: .equals, right: left)
  }
}

extension ProtocolGraph.Parents {
  mutating func merge(_ other: ProtocolGraph.Parents) {
    protocols += other.protocols.filter { !protocols.contains($0) }
    superclass = superclass ?? other.superclass
    superclassDeclaration = superclassDeclaration ?? other.superclassDeclaration
    isClassBound = isClassBound || other.isClassBound
    isNoncopyable = isNoncopyable || other.isNoncopyable
    unknown += other.unknown
    equalities += other.equalities
  }
}
