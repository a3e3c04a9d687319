import FakegenKnowledge

// Which of the standard library's types an associated type may be.

extension TypeWitnessPlanner {
  /// The first type of the standard library that meets the demands, with the element and the failure that they name.
  func standardType(for name: String, _ demands: AssociatedTypeDemands) -> TypeModel? {
    if demands.parents.isClassBound { return nil }
    func stated(_ name: String) -> TypeModel? {
      demands.members[name].map { program.substitute(known.types, in: $0) }
    }
    let element = stated("Element") ?? stated("ArrayLiteralElement") ?? stated("Scalar")
    let failure = stated("Failure")
    let arguments = [element ?? .int, failure ?? .missing]
    let row = program.standardType(
      conformingTo: demands.parents.protocols, element: element, failure: failure
    ) { row in
      guard let type = row.type.type(with: arguments) else { return false }
      return demands.memberConstraints.allSatisfy { constraint in
        let own = program.substitute([name: type], in: constraint.right)
        return meets(constraint.with(constraint.left, own), type, isGiven: stated)
      }
    }
    return row?.type.type(with: arguments)
  }

  /// Whether a type of the standard library is what is demanded of one of its member types.
  private func meets(
    _ constraint: Constraint, _ type: TypeModel, isGiven stated: (String) -> TypeModel?
  ) -> Bool {
    guard let name = constraint.left.parameterName else { return false }
    let right = program.substitute(known.types, in: constraint.right)
    let member = type.standardMember(name)
    switch constraint.relation {
    case .equals: return member.map { "\($0)" == "\(right)" } ?? (stated(name) != nil)
    case .conforms:
      // What the protocol says of a type that it names is true.
      if stated(name) != nil { return true }
      return member.map { program.conforms($0, to: program.parents(named: [right])) } ?? false
    }
  }
}

extension Program {
  /// Whether a type of the standard library conforms to some protocols, as far as the tables say.
  fileprivate func conforms(_ type: TypeModel, to parents: Parents) -> Bool {
    guard parents.unknown.isEmpty, !parents.isClassBound else { return false }
    let arguments = type.children
    let rows = StandardConformances.candidates + StandardConformances.parts
    guard let row = rows.first(where: { $0.type.type(with: arguments) == type }) else {
      return false
    }
    return conforms(row, to: parents.protocols, element: arguments.first)
  }
}
