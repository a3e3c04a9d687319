// The type aliases and constraints of a Null type or a spy that concern associated types.

extension TypePlanner {
  /// The type aliases for the associated types that the compiler does not infer, as `typealias Z = Box<NullOwner>`.
  func aliases(_ shape: ProtocolShape, _ types: TypeWitnesses) -> [TypePlan.Alias] {
    shape.associatedTypes.filter { types.aliased.contains($0.name) }.compactMap { associated in
      types.types[associated.name].map {
        TypePlan.Alias(name: associated.name, type: $0, conditions: associated.conditions)
      }
    }
  }

  /// The generic parameter for an associated type, with what the protocols demand of it.
  func genericParameter(_ name: String, of shape: ProtocolShape) -> TypePlan.GenericParameter {
    let parents = shape.demands(on: name).parents
    return TypePlan.GenericParameter(
      name: name,
      constraints: [parents.superclass].compactMap(\.self)
        + parents.protocols.map(program.plainType)
        + parents.unknown.map(TypeModel.named),
      isClassBound: parents.isClassBound && parents.superclass == nil)
  }

  /// Whether a constraint concerns members of generic parameters, and mentions no other associated type.
  private func isAboutMembers(
    _ constraint: Constraint, of parameters: [String], in shape: ProtocolShape
  ) -> Bool {
    if constraint.left == constraint.right { return false }
    let isKnown = constraint.types.allSatisfy { side in
      side.names.allSatisfy {
        $0.meaning != .parameter || !shape.hasAssociatedType($0.root.name)
          || parameters.contains($0.root.name)
      }
    }
    return isKnown
      && constraint.types.contains { side in
        guard case .named(let named) = side, named.outer != nil, named.meaning == .parameter else {
          return false
        }
        return parameters.contains(named.root.name)
      }
  }

  /// The constraints on members of the generic parameters, as `Key.ID == Int`.
  ///
  /// ```swift
  /// protocol Scope<Name> { associatedtype Name: RawRepresentable<String> }
  ///
  /// struct NullScope<Name: RawRepresentable>: EmptyScope, NullObject where Name.RawValue == String {}
  /// ```
  func constraints(of shape: ProtocolShape, _ types: TypeWitnesses) -> [Constraint] {
    // `Scope: RawRepresentable<String>` implies `Scope.RawValue == String`.
    let ofParameters = types.genericParameters.flatMap { name in
      shape.demands(on: name).parents.equalities.compactMap { equality in
        equality.left.parameterName.map { member in
          let left = NamedType(
            member, in: NamedType(name, meaning: .parameter), meaning: .parameter)
          return Constraint(left: .named(left), relation: .equals, right: equality.right)
        }
      }
    }
    let pinned = types.pinned
    return (shape.constraints + ofParameters)
      .map { $0.mapTypes { program.substitute(pinned, in: $0) } }.uniqued()
      .filter { isAboutMembers($0, of: types.genericParameters, in: shape) }
  }
}
