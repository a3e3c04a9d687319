import FakegenSyntax

/// The type that a Null type is generated for, where that is no protocol with its own Null type.
struct NullOwner: Equatable {
  /// Its name without `Null`.
  let name: String
  let access: Access
  /// The conditions that it is used under; see `AssociatedNull`.
  var usedUnder: [[String]] = [[]]
  /// The protocol that asks for it, where messages about it belong.
  let place: Place
  /// The Null types for associated types that led to it, itself the last.
  var chain: [String] = []
}

/// A Null type that stands for an associated type, and what it has to conform to.
struct AssociatedNull: Equatable {
  let name: String
  /// The protocol that it stands for if that has no Empty protocol of its own.
  var index: Int?
  var parents: ProtocolGraph.Parents
  /// What its own associated types have to be.
  var constraints: [ProtocolShape.OwnedConstraint] = []
  var access: Access
  /// The conditions of `#if` around each protocol that uses it.
  var usedUnder: [[String]] = []
  /// The first protocol that asked for it.
  let place: Place
  /// The Null types for associated types that led to it, itself the last.
  var chain: [String] = []

  /// The conditions to put around it, so that it is there wherever it is used and nowhere else.
  var conditions: [String] {
    guard let first = usedUnder.first, !usedUnder.contains([]) else { return [] }
    if usedUnder.allSatisfy({ $0 == first }) { return first }
    let alternatives = usedUnder.map { chain in
      chain.count == 1
        ? "(\(chain[0]))" : "(\(chain.map { "(\($0))" }.joined(separator: " && ")))"
    }
    return [alternatives.joined(separator: " || ")]
  }
}

extension Resolver {
  /// Notes that `NullZ` is needed, with the constraints of one more protocol that uses it.
  mutating func generatedNull(
    for name: String, demands: AssociatedTypeDemands, owner: Int?, known: [String: TypeModel],
    in nullOwner: NullOwner?
  ) -> TypeModel? {
    grounds.isShared = true
    guard let place = nullOwner?.place ?? owner.map({ table[$0].place }) else { return nil }
    guard demands.parents.superclass == nil,
      let constraints = constraints(demands, owner: owner, known: known)
    else { return nil }
    let chain = nullOwner?.chain ?? []
    // `Part: Collection & Whole` of `Whole` may be the very type that has the part.
    let around = chain.first {
      associatedNulls[$0]?.parents == demands.parents
        && constraints.allSatisfy(associatedNulls[$0]?.constraints.contains ?? { _ in false })
    }
    if let around { return .name(around) }
    guard chain.count < 8 else { return nil }
    let nullName = generatedName(
      for: name, demands: demands,
      ownerName: owner.map { table[$0].name } ?? nullOwner?.name)
    guard canConform(demands.parents), !findings.impossibleNulls.contains(nullName) else {
      return nil
    }
    let access = nullOwner?.access ?? owner.map { table[$0].access } ?? .internal
    let usedUnder = nullOwner?.usedUnder ?? [owner.map(conditions) ?? []]
    if var null = associatedNulls[nullName] {
      null.usedUnder += usedUnder.filter { !null.usedUnder.contains($0) }
      null.parents.merge(demands.parents)
      null.access = max(null.access, access)
      null.constraints += constraints.filter { !null.constraints.contains($0) }
      associatedNulls[nullName] = null
    } else {
      associatedNulls[nullName] = AssociatedNull(
        name: nullName, parents: demands.parents, constraints: constraints, access: access,
        usedUnder: usedUnder, place: place, chain: chain + [nullName])
      associatedNullOrder.append(nullName)
    }
    return .name(nullName)
  }

  /// What is demanded of the type's own associated types, in names that it can know.
  ///
  /// - Returns: `nil` if a constraint mentions an associated type of the owner's that is not decided.
  private mutating func constraints(
    _ demands: AssociatedTypeDemands, owner: Int?, known: [String: TypeModel]
  ) -> [ProtocolShape.OwnedConstraint]? {
    var known = known
    known["Self"] = owner.map { nullName(of: $0) }
    let foreign = owner.map { graph.shape(of: $0).associatedTypeOrder } ?? []
    var result: [ProtocolShape.OwnedConstraint] = []
    for owned in demands.memberConstraints {
      let right = owned.constraint.right.substituting(known)
      if foreign.contains(where: right.mentions) { return nil }
      let constraint = Constraint(
        left: owned.constraint.left, relation: owned.constraint.relation, right: right)
      result.append(ProtocolShape.OwnedConstraint(constraint, owner: owned.owner))
    }
    return result
  }

  /// `NullZ`, or `NullOwnerZ` where the short name is taken or cannot be shared.
  private mutating func generatedName(
    for name: String, demands: AssociatedTypeDemands, ownerName: String?
  ) -> String {
    let shared = "Null\(name)"
    guard let ownerName else { return shared }
    let isTaken =
      !table.declarations(at: [shared]).isEmpty
      || table.declarations(at: [name]).contains {
        fakedSet.contains($0) || findings.requested.contains($0)
      }
    // The elements of sequences differ from protocol to protocol.
    let names = graph.shape(of: demands.parents.protocols).protocols.map { table[$0].name }
    let isSequence = names.contains("Sequence") || names.contains("AsyncSequence")
    return isTaken || isSequence || competes(shared, demands) ? "Null\(ownerName)\(name)" : shared
  }

  /// Whether defaults of different protocols of the sources would meet in a shared type.
  private func competes(_ shared: String, _ demands: AssociatedTypeDemands) -> Bool {
    guard let known = associatedNulls[shared], known.parents != demands.parents else {
      return false
    }
    return (known.parents.protocols + demands.parents.protocols).contains {
      table[$0].origin != .prelude
    }
  }

  private func nullName(of index: Int) -> TypeModel {
    let path = table[index].nesting + ["Null\(table[index].name)"]
    return .named(NamedType(path.map { NamedType.Component(name: $0, arguments: []) }))
  }

  /// Whether a type of ours can meet the constraints at all.
  private mutating func canConform(_ parents: ProtocolGraph.Parents) -> Bool {
    let shape = graph.shape(of: parents.protocols)
    guard shape.unknownParents.isEmpty, !shape.refinesItself else { return false }
    return shape.protocols.allSatisfy {
      !lacksNull($0) && !table[$0].isBroken
        && !table[$0].attributes.contains { $0.name == "Unfakeable" }
    }
  }

  /// The Null types that associated types asked for.
  mutating func resolveAssociatedNulls() -> [FakeModel] {
    let unresolvedBefore = unresolvedMembers
    while true {
      let before = associatedNulls
      let fakes = resolveKnownAssociatedNulls()
      // The last one may have asked more of the first one.
      if associatedNulls == before { return fakes }
      unresolvedMembers = unresolvedBefore
    }
  }

  private mutating func resolveKnownAssociatedNulls() -> [FakeModel] {
    var fakes: [FakeModel] = []
    // Resolving one may ask for another, which is appended.
    var next = 0
    while next < associatedNullOrder.count {
      if let null = associatedNulls[associatedNullOrder[next]],
        let fake = resolveAssociatedNull(null)
      {
        fakes.append(fake)
      }
      next += 1
    }
    return fakes
  }

  /// A protocol that cannot have an Empty protocol: its Null type implements everything itself.
  mutating func resolveNullOnly(_ index: Int) -> FakeModel? {
    grounds.isShared = true
    let declaration = table[index]
    let taken = emptyNameTaken(by: index)
    let notes = taken.map {
      diagnostic(.note, .previouslyDeclared(table[$0].name), at: table[$0].place)
    }
    report(
      .warning, .emptyNameTaken(declaration.name), at: declaration.place,
      notes: [notes].compactMap { $0 })
    guard annotation(of: index)?.createNull ?? true else { return nil }
    var parents = ProtocolGraph.Parents()
    parents.protocols = [index]
    return resolveAssociatedNull(
      AssociatedNull(
        name: "Null\(declaration.name)", index: index, parents: parents,
        access: declaration.access, place: declaration.place))
  }

  private mutating func resolveAssociatedNull(_ null: AssociatedNull) -> FakeModel? {
    var shape = graph.shape(of: null.parents.protocols, adding: null.parents)
    shape.constraints += null.constraints
    shape.isShared = false
    let plan = planNull(
      of: null.index, shape: shape,
      in: NullOwner(
        name: String(null.name.dropFirst("Null".count)), access: null.access,
        usedUnder: null.usedUnder, place: null.place, chain: null.chain))
    var draft = NullDraft(
      name: null.name, inherited: inheritedNames(of: null), plan: plan, shape: shape,
      access: null.access)
    draft.isClass = shape.isClassBound
    draft.place = null.place
    let isItsOwnPart = plan.types.values.contains(.name(null.name))
    if needsNonisolated(shape) || isItsOwnPart { draft.modifiers = ["nonisolated"] }
    if let index = null.index {
      draft.index = index
      draft.attributes = repeatedAttributes(of: index)
      draft.modifiers = repeatedModifiers(of: index)
      draft.isIsolated = isIsolated(index)
    }
    addMembers(to: &draft, of: null)
    guard plan.undecided.isEmpty, shape.unknownParents.isEmpty, let model = model(of: draft) else {
      if let index = null.index {
        leaveOut(index, null.name, "its requirements cannot be met")
      } else {
        findings.impossibleNulls.insert(null.name)
      }
      return nil
    }
    return FakeModel(
      name: null.index.map { table[$0].name } ?? null.name,
      conditions: null.index.map(conditions) ?? null.conditions,
      nesting: null.index.map { table[$0].nesting } ?? [], empty: nil, null: model)
  }

  /// Writes what the inherited Empty protocols leave open, or do not agree upon.
  private mutating func addMembers(to draft: inout NullDraft, of null: AssociatedNull) {
    let shape = draft.shape
    let given = Set(
      null.parents.protocols.filter(fakedSet.contains).flatMap { index in
        graph.shape(of: index).protocols
      })
    let witnesses = null.parents.protocols.filter(fakedSet.contains).flatMap {
      empty(of: $0).witnesses
    }
    completeMembers(of: &draft, witnesses: witnesses)
    let byKey = Dictionary(grouping: witnesses, by: \.key)
    for witness in witnesses {
      // Of two Empty protocols that give a member, neither is the better.
      guard let rivals = byKey[witness.key], rivals.count > 1, rivals[0] == witness else {
        continue
      }
      draft.members.append(self.member(of: witness, in: draft))
    }
    // An option set's `init(rawValue:)` serves as the failable one of what it refines.
    var taken: Set<String> = []
    for owner in shape.protocols where !given.contains(owner) {
      for member in table[owner].members
      where !member.isBlankInitializer && !isSynthesized(member, of: owner, in: shape)
        && taken.insert(member.key).inserted
      {
        let witness = EmptyResolution.Witness(
          member: member, owner: owner, body: ResolvedBody(body: .empty))
        draft.members.append(self.member(of: witness, in: draft))
        if member.kind == .initializer { draft.hasInitializer = true }
      }
    }
  }

  /// Whether there are conformances, which have to hold even where types are on the main actor by
  /// default.
  private func needsNonisolated(_ shape: ProtocolShape) -> Bool {
    let names = shape.protocols.filter { table[$0].origin == .prelude }.map { table[$0].name }
    let isSynthesized = names.contains { ["Equatable", "Encodable", "Decodable"].contains($0) }
    return isSynthesized && !shape.isActor
  }

  private func inheritedNames(of null: AssociatedNull) -> [String] {
    var names = null.parents.protocols.map { index in
      let declaration = table[index]
      if fakedSet.contains(index) {
        return (declaration.nesting + ["Empty\(declaration.name)"]).joined(separator: ".")
      }
      return spelling(of: declaration)
    }.sorted()
    // `Hashable` says `Equatable`, and so on.
    names = names.filter { $0 != "Equatable" || !names.contains("Hashable") }
    return names
  }
}
