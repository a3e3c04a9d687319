// Which Empty protocols another one inherits, and which members it gets from them.

/// A member that an inherited Empty protocol implements, with the protocol that provides it.
typealias InheritedMember = (provider: DeclarationID, member: MemberPlan)

extension FactReader {
  /// The Empty protocols to inherit: the nearest on each path to the root, without those that another of them inherits.
  ///
  /// ```swift
  /// @Faked protocol Animal {}
  /// protocol Pet: Animal {}
  /// @Faked protocol Dog: Pet {}  // protocol EmptyDog: Dog, EmptyAnimal {}
  /// ```
  func emptyParents(of id: DeclarationID) -> [DeclarationID] {
    var parents: [DeclarationID] = []
    _ = program.parents(of: id).protocols.transitiveClosure { parent in
      if program.isPrelude(parent) { return [] }
      // A class has one superclass. The members of other Empty classes are generated again.
      let isSecondClass =
        program.hasEmptyClass(parent) && parents.contains(where: program.hasEmptyClass)
      if hasEmpty(parent, under: program.conditions(of: id)),
        canInheritEmpty(of: parent, in: id), !isSecondClass, !competes(parent, in: id)
      {
        parents.append(parent)
        return []
      }
      // A parent that has no Empty protocol to inherit is replaced by its own parents.
      return program.parents(of: parent).protocols
    }
    return parents.filter { parent in
      !parents.contains { $0 != parent && program.refines($0, parent) }
    }
  }

  /// Whether the Empty protocol of a child can inherit a parent's: it must be visible enough, and not cause a warning.
  ///
  /// ```swift
  /// @available(*, deprecated) @Faked protocol Old { func start() }
  /// @Faked protocol New: Old {}  // protocol EmptyNew: New {}, whose extension has 'start()'
  /// ```
  private func canInheritEmpty(of parent: DeclarationID, in child: DeclarationID) -> Bool {
    if program[parent].attributes.isDeprecated, !program[child].attributes.isDeprecated {
      return false
    }
    // If an alias means something else in another branch, the child may not refine the parent there.
    if program.divergentAlias(inheritedBy: child) != nil,
      !Site(Site.Frame(shape: program.shape(of: []), conditions: program.conditions(of: child)))
        .holds(program[parent].conditions)
    {
      return false
    }
    return program.generatedAccess(for: parent)
      >= min(program.generatedAccess(for: child), program.access(of: parent))
  }

  /// Whether a parent's Empty protocol implements a member that another extension implements for the child.
  ///
  /// The two implementations would be ambiguous. So the child does not inherit the parent's Empty protocol, and
  /// generates the parent's other members again.
  ///
  /// ```swift
  /// @Faked protocol Shape { func area() -> Double; func name() -> String }
  /// @Faked protocol Square: Shape {}
  /// extension Square { func area() -> Double { 1 } }
  /// // protocol EmptySquare: Square {}, whose extension has 'name()' alone
  /// ```
  private func competes(_ parent: DeclarationID, in child: DeclarationID) -> Bool {
    if program.hasEmptyClass(child) { return false }
    let shape = program.shape(of: child)
    let given = inherited(from: [parent])
    // An implementation of the standard library, as for iterating a collection, would be ambiguous, too.
    let isStandard = given.contains { member in
      shape.isSynthesized(member.member.requirement)
        || shape.isStandard(member.member.requirement)
    }
    let keys = Set(given.map(\.member.key))
    let isImplemented = shape.implementations.contains { keys.contains($0.requirement.key) }
    let isWritten = shape.protocols.contains { owner in
      owner != child
        && program.membersWritten(inEmptyOf: owner).contains { member, _ in
          given.contains {
            $0.member.requirement.member.isNamed(like: member)
              && !program.refines(owner, $0.provider) && !program.refines($0.provider, owner)
          }
        } && hasEmpty(owner)
    }
    // Members that the user wrote for the parent's Empty protocol would be lost.
    return (isStandard || isImplemented || isWritten)
      && empties(of: [parent]).allSatisfy { program.membersWritten(inEmptyOf: $0.id).isEmpty }
  }

  /// The members of all inherited Empty protocols, each with the protocol that provides it.
  func inherited(from parents: [DeclarationID]) -> [InheritedMember] {
    empties(of: parents).flatMap { empty in
      empty.members.map { (empty.id, $0) }
    }
  }
}

extension Program {
  /// The superclass of a protocol's Empty class, and the protocols that the Empty protocol or class inherits.
  ///
  /// - Parameters:
  ///   - id: The protocol.
  ///   - parents: The protocols whose Empty protocols it inherits.
  ///   - handWritten: The Empty protocols that users wrote for other parents.
  /// - Returns: The types, possibly with duplicates.
  func types(
    inheritedByEmptyOf id: DeclarationID, _ parents: [DeclarationID], _ handWritten: [DeclarationID]
  ) -> [TypeModel] {
    func empty(of id: DeclarationID) -> TypeModel {
      .name(name(.empty, of: id), .generated(.fake(.empty, id)))
    }
    let superclass = parents.first(where: hasEmptyClass).map(empty)
    let named = (annotation(of: id)?.inherit ?? []).filter { protocolName in
      protocolName != name(.empty, of: id)
        && openRequirement(of: protocolName, inheritedBy: id) == nil
    }
    let shape = shape(of: id)
    let isClass = hasEmptyClass(id)
    var types = isClass ? [superclass ?? .name("NSObject", .unknown(nil))] : []
    types += ([id] + handWritten).map(plainType)
    types += parents.map(empty)
    types += named.compactMap(TypeModel.init(written:))
    types += shape.impliedParents.map(plainType)
    if shape.isNoncopyable { types.append(.suppressed(.name("Copyable", .unknown(nil)))) }
    if isClass && shape.isSendable {
      types.append(.prefixed(["@unchecked"], .name("Sendable", .unknown(nil))))
    }
    return types
  }

  /// Returns a requirement of a protocol in `inherit:` that nothing implements, so that null types would not conform.
  func openRequirement(of name: String, inheritedBy id: DeclarationID) -> Requirement? {
    guard let type = TypeModel(written: name) else { return nil }
    let inherited = parents(named: [bind(type, in: scope(inside: id))]).protocols
    let own = shape(of: id)
    let whole = shape(of: [id] + inherited)
    let met = Set((whole.implementations.map(\.requirement) + own.requirements).map(\.key))
    return whole.requirements.first { !$0.isOfPrelude && !met.contains($0.key) }
  }
}
