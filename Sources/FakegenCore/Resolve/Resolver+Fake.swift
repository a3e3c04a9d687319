import FakegenSyntax

extension Resolver {
  /// Everything that is generated for one protocol; `nil` if nothing can be.
  mutating func resolveFake(_ index: Int) -> FakeModel? {
    let declaration = table[index]
    let annotation = annotation(of: index)
    let shape = graph.shape(of: index)
    checkAnnotation(annotation, of: index, shape: shape)
    for parent in shape.unknownParents {
      report(.warning, .undeclaredParent(parent), at: declaration.place)
    }
    let empty = empty(of: index)
    reportUnresolved(empty, of: index)
    if configuration.explains { explain(empty, of: index) }
    let model = EmptyModel(
      name: "Empty\(declaration.name)", attributes: repeatedAttributes(of: index),
      modifiers: repeatedModifiers(of: index) + accessModifiers(of: declaration.access),
      inherited: inheritedByEmpty(of: index, empty: empty, shape: shape),
      extensions: extensions(of: empty, index: index, shape: shape))
    let null = annotation?.createNull ?? true ? null(of: index, empty: empty, shape: shape) : nil
    return FakeModel(
      name: declaration.name, conditions: conditions(of: index), nesting: declaration.nesting,
      empty: model, null: null)
  }

  func conditions(of index: Int) -> [String] {
    let own = table[index].conditions.map(\.standalone)
    return own + [annotation(of: index)?.condition].compactMap { $0 }
  }

  func accessModifiers(of access: Access) -> [String] {
    if configuration.isElsewhere { return [] }
    return [access.modifier].compactMap { $0 }
  }

  private mutating func checkAnnotation(
    _ annotation: FakedAnnotation?, of index: Int, shape: ProtocolShape
  ) {
    guard let annotation else { return }
    let name = table[index].name
    for type in annotation.types.keys.sorted() where !shape.isAssociated(type) {
      report(
        .error, .unknownAssociatedType(type, name),
        at: annotation.namePlaces[type] ?? annotation.place)
    }
    let members = shape.protocols.flatMap { table[$0].members }
    for skipped in annotation.skip {
      let exists = members.contains {
        [$0.name, $0.fullName, "\($0.fullName) -> \($0.type)"].contains(skipped)
      }
      if !exists {
        report(
          .error, .unknownSkippedMember(skipped, name),
          at: annotation.namePlaces[skipped] ?? annotation.place)
      }
    }
  }

  private mutating func reportUnresolved(_ empty: EmptyResolution, of index: Int) {
    valueMembers += empty.witnesses.count { !$0.body.expression.isEmpty } + empty.implemented.count
    for witness in empty.witnesses where witness.body.isUnresolved {
      unresolvedMembers += 1
      let place =
        table[witness.owner].origin == .prelude ? table[index].place : witness.member.place
      report(
        configuration.unresolved == .error ? .error : .warning,
        .unresolved(witness.member.fullName, "\(witness.member.type)"), at: place)
    }
  }

  private mutating func inheritedByEmpty(
    of index: Int, empty: EmptyResolution, shape: ProtocolShape
  ) -> [String] {
    var inherited = [spelling(of: table[index])]
    inherited += handWrittenEmpties(of: index).map { table[$0].qualifiedName }
    inherited += empty.emptyParents.map { parent in
      (table[parent].nesting + ["Empty\(table[parent].name)"]).joined(separator: ".")
    }
    inherited += annotation(of: index)?.inherit ?? []
    if shape.isNoncopyable { inherited.append("~Copyable") }
    return inherited
  }

  // MARK: - Extensions

  private mutating func extensions(
    of empty: EmptyResolution, index: Int, shape: ProtocolShape
  ) -> [ExtensionModel] {
    var groups: [(constraints: [String], members: [MemberModel])] = []
    let access = accessModifiers(of: table[index].access)
    for witness in empty.witnesses {
      let constraints = witness.body.needs.map(\.constraint).sorted()
      let member = model(of: witness, access: access, shape: shape, index: index)
      if let group = groups.firstIndex(where: { $0.constraints == constraints }) {
        groups[group].members.append(member)
      } else {
        groups.append((constraints, [member]))
      }
    }
    // What needs nothing comes first, what needs a new `Self` last.
    groups.sort { rank($0.constraints) < rank($1.constraints) }
    return groups.map { group in
      let conditions = group.constraints.flatMap { constraint in
        let name = String(constraint.prefix { $0 != "." && $0 != ":" })
        return shape.conditions(ofAssociatedType: name)
      }
      return ExtensionModel(
        conditions: conditions.map(\.standalone),
        attributes: repeatedAttributes(of: index), modifiers: repeatedModifiers(of: index),
        constraints: (shape.isNoncopyable ? ["Self: ~Copyable"] : []) + group.constraints,
        members: group.members.map { $0.outside(of: conditions) })
    }
  }

  private func rank(_ constraints: [String]) -> Int {
    if constraints.isEmpty { return 0 }
    return constraints.contains(DefaultValue.Need.nullObject.constraint) ? 2 : 1
  }

  /// A member with its attributes and modifiers as text.
  func model(
    of witness: EmptyResolution.Witness, access: [String], shape: ProtocolShape, index: Int?,
    pinned: [String: TypeModel]? = nil
  ) -> MemberModel {
    let member = witness.member
    let owner = table[witness.owner]
    var scope = Scope(
      shape: shape, pinned: pinned ?? pinnedTypes(of: shape), nesting: owner.nesting)
    for parameter in member.genericParameters {
      scope.genericParameters[parameter.name] = []
      scope.pinned[parameter.name] = nil
    }
    let signature = member.signature.replacingNames { name in
      scope.pinned[name]?.parenthesizedIfNeeded
        ?? qualifiedName(name, in: scope)?.joined(separator: ".")
    }
    let isolation = index.map(repeatedModifiers) ?? []
    let modifiers =
      access + isolationModifier(of: member, owner: owner, in: shape)
      + keptModifiers(of: member, in: shape, owner: isolation)
    return MemberModel(
      conditions: member.conditions, attributes: keptAttributes(of: member),
      declaration: (modifiers + [signature]).joined(separator: " "), body: witness.body.body)
  }
}

extension Resolver {
  /// The standard library's protocols know nothing of actors, so their members stay outside.
  private func isolationModifier(
    of member: Member, owner: Declaration, in shape: ProtocolShape
  ) -> [String] {
    guard shape.isActor, owner.origin == .prelude, !member.isStatic else { return [] }
    return ["nonisolated"]
  }
}

extension MemberModel {
  /// The member without the conditions that stand around all of its extension.
  fileprivate func outside(of conditions: [ConditionBranch]) -> MemberModel {
    MemberModel(
      conditions: self.conditions.filter { !conditions.contains($0) }, attributes: attributes,
      declaration: declaration, body: body)
  }
}

extension ProtocolShape {
  fileprivate func isAssociated(_ name: String) -> Bool { associatedTypes[name] != nil }
}
