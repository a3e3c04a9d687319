import FakegenKnowledge

/// All that a protocol and its ancestors demand of an associated type.
///
/// ```swift
/// associatedtype Items: Collection where Items.Element == String, Items.Index: Codable
/// ```
///
/// For `Items`, `parents` is `Collection`, `members` is `["Element": String]`, and `memberConstraints` are
/// `Element == String` and `Index: Codable`.
struct AssociatedTypeDemands {
  var parents = Parents()
  /// The types that same-type constraints make it equal to.
  var equals: [TypeModel] = []
  /// The member types that same-type constraints decide, by name: `Element`, from `Z.Element == Item`.
  var members: [String: TypeModel] = [:]
  /// The constraints on its own associated types, as seen from it: `Stride: Codable`, from `Z.Stride: Codable`.
  var memberConstraints: [Constraint] = []
  var defaultType: TypeModel?

  /// Returns the type of an associated type that it is equal to, if one of those types is known.
  func equalType(knowing types: [String: TypeModel]) -> TypeModel? {
    equals.lazy.compactMap { $0.parameterName.flatMap { types[$0] } }.first
  }

  /// The type that a same-type constraint spells out; it may mention other associated types, as `[Item]` does.
  var statedType: TypeModel? { equals.first { !$0.isOfParameter } }

  /// Returns the associated types that same-type constraints make it equal to.
  func peers(in shape: ProtocolShape) -> [String] {
    equals.compactMap(\.parameterName).filter(shape.hasAssociatedType)
  }

  /// Adds the demands on another associated type that is equal to this one.
  mutating func merge(_ other: AssociatedTypeDemands) {
    parents.merge(other.parents)
    for (name, type) in other.members where members[name] == nil { members[name] = type }
    memberConstraints += other.memberConstraints
  }
}

extension ProtocolShape {
  /// The shape of a type that can be the associated type: all protocols that it has to conform to.
  func shape(ofAssociatedType name: String) -> ProtocolShape {
    program.shape(of: demands(on: name).parents.protocols)
  }

  /// Computes `ownDemands(on:)`.
  func findDemands(on name: String) -> AssociatedTypeDemands {
    var demands = AssociatedTypeDemands()
    var members: [TypeModel] = []
    for constraint in constraints {
      let (left, right) = (constraint.left, constraint.right)
      if let equal = constraint.type(equalTo: .parameter(name)) {
        if !constraint.isTautology { demands.equals.append(equal) }
        if equal.parameterName == nil { members.append(equal) }
      } else if constraint.relation == .equals, !constraint.isTautology {
        if let member = left.seen(from: name)?.parameterName { demands.members[member] = right }
        if let member = right.seen(from: name)?.parameterName { demands.members[member] = left }
      }
      if let inner = constraint.seen(from: name) {
        demands.memberConstraints.append(inner)
      }
    }
    // With `Scalar == Element.Element`, `Scalar` has to meet the constraints on `Element.Element`, too.
    for member in members where member.isOfParameter {
      demands.equals += constraints.compactMap { $0.type(equalTo: member) }
        .filter { $0 != .parameter(name) }
    }
    for type in ([.parameter(name)] + members).flatMap(conformances) {
      demands.parents.merge(program.parents(named: [type]))
    }
    for (type, owner) in associatedType(name)?.declarations ?? []
    where demands.defaultType == nil {
      demands.defaultType = type.defaultType.map {
        program.bind($0, in: program.scope(inside: owner))
      }
    }
    // `Store<Int>` means the same as `Store where Key == Int`.
    demands.memberConstraints += demands.parents.equalities
    for equality in demands.parents.equalities {
      if let member = equality.left.parameterName { demands.members[member] = equality.right }
    }
    return demands
  }

  /// The types that a type has to conform to; for `Container.Value`, also those that `Container` demands.
  private func conformances(of type: TypeModel) -> [TypeModel] {
    let own = constraints.filter { $0.relation == .conforms && $0.left == type }.map(\.right)
    guard case .named(let named) = type, named.meaning == .parameter, let base = named.outer else {
      return own
    }
    let protocols = program.parents(named: conformances(of: .named(base))).protocols
    return own + program.shape(of: protocols).conformances(of: .parameter(named.name))
  }

  /// Computes `pinnedTypes`.
  func findPinnedTypes() -> [String: TypeModel] {
    var pinned: [String: TypeModel] = [:]
    // Each round decides types that depend on those of the round before: `A == B`, `B == Int`.
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for associated in associatedTypes where pinned[associated.name] == nil {
        let known = (demands(on: associated.name).equals + equalMembers(to: associated.name))
          .map { program.substitute(pinned, in: $0) }.filter(isConcrete)
        // A member of a Null type is the last choice: which type that is may depend on this very choice.
        guard let concrete = known.first(where: { !$0.isOfNull }) ?? known.first else { continue }
        pinned[associated.name] = concrete
        hasChanged = true
      }
    }
    return pinned
  }

  /// The types that the members have which the standard library equates with an associated type: for `Element`, what
  /// the protocols of `Iterator` say about its `Element`.
  private func equalMembers(to name: String) -> [TypeModel] {
    constraints.filter(\.isTautology).compactMap { $0.type(equalTo: .parameter(name)) }
      .compactMap { member in
        guard case .named(let named) = member, let base = named.outer?.parameterName else {
          return nil
        }
        return demands(on: base).members[named.name] ?? equalType(to: named)
      }
  }

  /// The type that same-type constraints give an associated type, or a member of one: `Money<Amount>` for `Value`.
  ///
  /// - Returns: `nil` if the constraints equate it only to other associated types or their members.
  func equalType(to named: NamedType) -> TypeModel? {
    var peers = [TypeModel.named(named)]
    var next = 0
    while next < peers.count {
      for equal in constraints.compactMap({ $0.type(equalTo: peers[next]) }) {
        if !equal.isOfParameter { return equal }
        if !peers.contains(equal) { peers.append(equal) }
      }
      next += 1
    }
    // The constraints on the type before the dot may decide it.
    guard let base = named.outer, let name = base.parameterName, hasAssociatedType(name) else {
      return nil
    }
    let inner = shape(ofAssociatedType: name)
    let member = NamedType(named.name, meaning: .parameter)
    let equal = inner.equalType(to: member) ?? inner.aliasedType(named.name)
    return equal?.mappingNames { inside in
      guard inside.outer == nil, inside.meaning == .parameter else { return .named(inside) }
      return .named(
        inside.name == "Self" ? base : NamedType(inside.name, in: base, meaning: .parameter))
    }
  }

  /// The type that an alias of one of the protocols stands for.
  private func aliasedType(_ name: String) -> TypeModel? {
    let named = protocols.flatMap { program.declarations.declarations(at: [name], in: $0) }
    return named.lazy.compactMap { self.program.aliasedType(of: $0) }.first
  }

  /// The associated types that redeclared requirements suggest for a Null type.
  ///
  /// Where `func f(_ x: Sub)` redeclares `func f(_ x: U)`, one method meets both requirements if `U` is `Sub`.
  ///
  /// ```swift
  /// protocol Base { associatedtype U; func f(_ x: U) }
  /// @Faked protocol Child: Base { func f(_ x: Sub) }
  /// // in NullChild: typealias U = Sub
  /// ```
  var redeclaredTypes: [String: TypeModel] {
    if associatedTypes.isEmpty { return [:] }
    let pinned = pinnedTypes
    var decided: [String: TypeModel] = [:]
    for requirement in allRequirements where !requirement.member.hasMark(.ifSliced) {
      let nearer = requirements(named: requirement.member.name).first {
        $0.member.isNamed(like: requirement.member) && !$0.member.hasMark(.ifSliced)
      }
      // Overloads in one protocol and generic members decide nothing.
      guard let nearer, nearer.owner != requirement.owner, nearer.genericParameters.isEmpty,
        requirement.genericParameters.isEmpty
      else { continue }
      let types = zip(requirement.types, nearer.types)
      // Neither do members whose associated type is pinned to a different type.
      let isAnother = types.contains { type, other in
        type.bare.parameterName.flatMap { pinned[$0] }.map { $0 != other.bare } ?? false
      }
      if isAnother { continue }
      for (type, other) in types {
        let (type, other) = type.bare.wrapped(beside: other.bare)
        guard let name = type.parameterName, hasAssociatedType(name),
          decided[name] == nil, isConcrete(other),
          mayBeCompared(other, if: demands(on: name))
        else { continue }
        decided[name] = other
      }
    }
    return decided
  }

  /// Whether a type is `Comparable`, if the demands include that; `true` if its conformances are unknown.
  private func mayBeCompared(_ type: TypeModel, if demands: AssociatedTypeDemands) -> Bool {
    let comparable = demands.parents.protocols.filter { program.isPrelude($0, named: "Comparable") }
    return program.conforms(type, to: comparable) ?? true
  }
}

extension TypeModel {
  /// Whether it is an associated type or a generic parameter, or a member of one.
  var isOfParameter: Bool {
    if case .named(let named) = self { named.meaning == .parameter } else { false }
  }

  /// Whether it is a member type of a generated type, as in `NullRow.Item`.
  fileprivate var isOfNull: Bool {
    if case .named(let named) = self, named.outer != nil, case .generated = named.root.meaning {
      true
    } else {
      false
    }
  }

  /// The wrapped types if both types are optional; otherwise the types themselves.
  fileprivate func wrapped(beside other: TypeModel) -> (TypeModel, TypeModel) {
    if case .optional(let own) = self, case .optional(let other) = other {
      (own, other)
    } else {
      (self, other)
    }
  }

  /// The member type as it is called inside of the associated type; `nil` if it is no member of that.
  ///
  /// This is `Iterator.Element` for `Rows.Iterator.Element`, seen from `Rows`.
  func seen(from name: String) -> TypeModel? {
    guard case .named(let named) = self, named.meaning == .parameter, named.outer != nil,
      named.root.name == name
    else { return nil }
    let path = named.path.dropFirst()
    let root = NamedType(path[path.startIndex], meaning: .parameter)
    return .named(path.dropFirst().reduce(root) { NamedType($1, in: $0, meaning: .parameter) })
  }
}

extension Constraint {
  /// Whether it is a constraint on member types in the standard library, as `Iterator.Element == Element`.
  ///
  /// Such a constraint decides nothing, because it follows from the members.
  fileprivate var isTautology: Bool {
    isOfPrelude
      && types.contains { if case .named(let named) = $0 { named.outer != nil } else { false } }
  }

  /// The constraint as it reads inside of the associated type; `nil` if neither side is a member of that.
  fileprivate func seen(from name: String) -> Constraint? {
    if let left = left.seen(from: name) {
      return with(left, right.seen(from: name) ?? right)
    }
    guard relation == .equals, let right = right.seen(from: name) else { return nil }
    return with(right, left)
  }
}
