// Which Empty protocols another one inherits, and what they give.

extension EmptyPlanner {
  /// The Empty protocols to inherit: the nearest of each way up, and none that another of them inherits.
  ///
  /// ```swift
  /// @Faked protocol Animal {}
  /// protocol Pet: Animal {}
  /// @Faked protocol Dog: Pet {}  // protocol EmptyDog: Dog, EmptyAnimal {}
  /// ```
  func emptyParents(of id: DeclarationID) -> [DeclarationID] {
    var parents: [DeclarationID] = []
    var seen: Set<DeclarationID> = []
    // An unfaked parent is flattened, and what it inherits is inherited in its place.
    var queue = program.parents(of: id).protocols
    var next = 0
    while next < queue.count {
      let parent = queue[next]
      next += 1
      guard seen.insert(parent).inserted, !program.isPrelude(parent) else { continue }
      // A class has one superclass; what others give is written again.
      let isSecondClass =
        program.hasEmptyClass(parent) && parents.contains(where: program.hasEmptyClass)
      if facts.hasEmpty(parent, under: program.conditions(of: id)),
        canInheritEmpty(of: parent, in: id), !isSecondClass, !competes(parent, in: id)
      {
        parents.append(parent)
      } else {
        queue += program.parents(of: parent).protocols
      }
    }
    return parents.filter { parent in
      !parents.contains { $0 != parent && program.refines($0, parent) }
    }
  }

  /// A parent's Empty protocol must be seen by whoever sees the child's, and be no warning.
  ///
  /// ```swift
  /// @available(*, deprecated) @Faked protocol Old { func start() }
  /// @Faked protocol New: Old {}  // protocol EmptyNew: New {}, whose extension has 'start()'
  /// ```
  private func canInheritEmpty(of parent: DeclarationID, in child: DeclarationID) -> Bool {
    if program.isDeprecated(parent), !program.isDeprecated(child) { return false }
    // Where the alias means something else, the parent may not be there.
    if program.divergentAlias(inheritedBy: child) != nil,
      !Site(Site.Frame(shape: program.shape(of: []), conditions: program.conditions(of: child)))
        .holds(program[parent].conditions)
    {
      return false
    }
    return program.generatedAccess(for: parent)
      >= min(program.generatedAccess(for: child), program[parent].access)
  }

  /// Whether a parent's Empty protocol gives a member that the user implements somewhere else for the child, so
  /// that neither would be the better; then the parent's members are written again, without that one.
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
    let implementations = shape.implementations
    let writers = shape.protocols.filter {
      $0 != child && !program.membersWritten(inEmptyOf: $0).isEmpty
    }
    let given = inherited(from: [parent])
    // What the standard library implements for the child, as iterating a collection, would be as good.
    let isStandard = given.contains { member in
      shape.isSynthesized(member.member.requirement)
        || shape.isStandard(member.member.requirement)
    }
    if implementations.isEmpty, writers.isEmpty, !isStandard { return false }
    let keys = Set(given.map(\.member.key))
    let isImplemented = implementations.contains { keys.contains($0.requirement.key) }
    let isWritten = writers.contains { owner in
      facts.hasEmpty(owner)
        && program.membersWritten(inEmptyOf: owner).contains { member in
          given.contains {
            $0.member.requirement.member.isNamed(like: member)
              && !program.refines(owner, $0.provider) && !program.refines($0.provider, owner)
          }
        }
    }
    // What is written for the parent's Empty protocol itself would be lost.
    return (isStandard || isImplemented || isWritten)
      && facts.empties(of: [parent]).allSatisfy { program.membersWritten(inEmptyOf: $0.id).isEmpty }
  }

  /// The members of all Empty protocols above, with the protocol that gives each.
  func inherited(from parents: [DeclarationID]) -> [Inherited] {
    facts.empties(of: parents).flatMap { empty in
      empty.members.map { Inherited(provider: empty.id, member: $0) }
    }
  }
}
