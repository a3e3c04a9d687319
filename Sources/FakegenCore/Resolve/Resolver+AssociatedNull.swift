/// A Null type that stands for an associated type, and what it has to conform to.
struct AssociatedNull: Equatable {
  let name: String
  var parents: ProtocolGraph.Parents
  var access: Access
}

extension Resolver {
  /// Notes that `NullZ` is needed, with the constraints of one more protocol that uses it.
  mutating func generatedNull(
    for name: String, demands: AssociatedTypeDemands, owner: Int?
  ) -> TypeModel? {
    guard demands.parents.superclass == nil, demands.members.isEmpty else { return nil }
    var nullName = "Null\(name)"
    let isTaken =
      !table.declarations(at: [nullName]).isEmpty
      || table.declarations(at: [name]).contains { fakedSet.contains($0) || findings.requested.contains($0) }
    if isTaken, let owner { nullName = "Null\(table[owner].name)\(name)" }
    guard canConform(demands.parents) else { return nil }
    let access = owner.map { table[$0].access } ?? .internal
    if var known = associatedNulls[nullName] {
      known.parents.merge(demands.parents)
      known.access = max(known.access, access)
      associatedNulls[nullName] = known
    } else {
      associatedNulls[nullName] = AssociatedNull(
        name: nullName, parents: demands.parents, access: access)
      associatedNullOrder.append(nullName)
    }
    return .name(nullName)
  }

  /// Whether a type of ours can meet the constraints at all.
  private mutating func canConform(_ parents: ProtocolGraph.Parents) -> Bool {
    let shape = graph.shape(of: parents.protocols)
    guard shape.unknownParents.isEmpty, !shape.refinesItself else { return false }
    return parents.protocols.allSatisfy {
      table[$0].origin == .prelude || !findings.withoutNull.contains($0)
    }
  }

  /// The Null types that associated types asked for.
  mutating func resolveAssociatedNulls() -> [FakeModel] {
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

  private mutating func resolveAssociatedNull(_ null: AssociatedNull) -> FakeModel? {
    let shape = graph.shape(of: null.parents.protocols, adding: null.parents)
    var undecided: [String] = []
    let plan = planNull(of: nil, shape: shape, undecided: &undecided)
    var draft = NullDraft(
      name: null.name, inherited: inheritedNames(of: null), plan: plan, shape: shape,
      access: null.access)
    draft.isClass = shape.isClassBound
    let given = Set(
      null.parents.protocols.filter(fakedSet.contains).flatMap { index in
        graph.shape(of: index).protocols
      })
    let witnesses = null.parents.protocols.filter(fakedSet.contains).flatMap { empty(of: $0).witnesses }
    completeMembers(of: &draft, witnesses: witnesses)
    for owner in shape.protocols where !given.contains(owner) {
      for member in table[owner].members
      where !member.isBlankInitializer && !isSynthesized(member, of: owner, in: shape) {
        let witness = EmptyResolution.Witness(
          member: member, owner: owner, body: ResolvedBody(body: .empty))
        draft.members.append(self.member(of: witness, in: draft))
      }
    }
    guard undecided.isEmpty, let model = model(of: draft) else { return nil }
    return FakeModel(name: null.name, conditions: [], nesting: [], empty: nil, null: model)
  }

  private func inheritedNames(of null: AssociatedNull) -> [String] {
    var names = null.parents.protocols.map { index in
      let declaration = table[index]
      if fakedSet.contains(index) {
        return (declaration.nesting + ["Empty\(declaration.name)"]).joined(separator: ".")
      }
      return declaration.qualifiedName
    }.sorted()
    // `Hashable` says `Equatable`, and so on.
    names = names.filter { $0 != "Equatable" || !names.contains("Hashable") }
    return names
  }
}
