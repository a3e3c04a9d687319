import FakegenKnowledge

// The types of the standard library that an associated type may be.

extension TypeWitnessPlanner {
  /// The first type of the standard library that meets the constraints, with the element and the failure that these
  /// name.
  ///
  /// ```swift
  /// associatedtype N: Numeric                                      // Int
  /// associatedtype Text: StringProtocol                            // String
  /// associatedtype Items: Collection where Items.Element == Bool   // [Bool]
  /// ```
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

  /// Whether a type of the standard library meets a constraint on one of its member types.
  private func meets(
    _ constraint: Constraint, _ type: TypeModel, isGiven stated: (String) -> TypeModel?
  ) -> Bool {
    guard let name = constraint.left.parameterName else { return false }
    let right = program.substitute(known.types, in: constraint.right)
    let member = type.standardMember(name)
    switch constraint.relation {
    case .equals: return member.map { "\($0)" == "\(right)" } ?? (stated(name) != nil)
    case .conforms:
      // The type was stated by the protocol, so it meets the constraint.
      if stated(name) != nil { return true }
      let parents = program.parents(named: [right])
      return parents.unknown.isEmpty && !parents.isClassBound
        && member.flatMap { program.conforms($0, to: parents.protocols) } ?? false
    }
  }
}
