import FakegenKnowledge

// Whether the default of an associated type can be used.

extension TypeWitnessPlanner {
  /// The declared default, unless the constraints of a child or another parent rule it out.
  ///
  /// ```swift
  /// protocol Root { associatedtype Content = Never }
  /// protocol Page: Root where Content: Titled {}  // `Never` is not `Titled`, so `NullTitled` is taken
  /// ```
  func usableDefault(of name: String) -> TypeModel? {
    let demands = shape.demands(on: name)
    let protocols = demands.parents.protocols
    guard let defaultType = demands.defaultType,
      facts.obstacle(toConformanceOf: defaultType, to: protocols, in: shape) == nil
    else { return nil }
    // A child states another type, as in `Output == [Found]`.
    if let stated = demands.statedType, stated != defaultType { return nil }
    if demands.equals.contains(.parameter("Self")), defaultType.parameterName != "Self" {
      return nil
    }
    // A child has constraints that the default, as in `Root = Screen`, does not meet.
    if isNarrowed(name, to: demands, defaultType) { return nil }
    // An existential type conforms to no other protocols than these.
    if case .existential = defaultType.bare,
      !protocols.allSatisfy({
        program.isSendableProtocol($0) || program.isPrelude($0, named: "Error")
      })
    {
      return nil
    }
    // A tuple conforms to none of the protocols that a child may demand, except `Sendable`.
    if defaultType == .void, !protocols.allSatisfy(program.isSendableProtocol) { return nil }
    if defaultType.parameterName == "Self", !protocols.allSatisfy(shape.protocols.contains) {
      return nil
    }
    // A child demands other elements than those of the default, as in `[Int]`.
    if case .array(let element) = defaultType, let demanded = demands.members["Element"],
      element != demanded, demanded.names.allSatisfy({ $0.meaning != .parameter })
    {
      return nil
    }
    // `R = L where L == R` states nothing.
    if let other = defaultType.parameterName, demands.peers(in: shape).contains(other) {
      return nil
    }
    guard case .named(let named) = defaultType, named.declaration == nil,
      named.meaning != .parameter,
      let row = StandardConformances.candidates.first(where: {
        $0.type.text == defaultType.description
      })
    else { return defaultType }
    return program.conforms(row, to: protocols) ? defaultType : nil
  }

  /// Whether a child has constraints that the default, as far as the sources say, does not meet.
  private func isNarrowed(
    _ name: String, to demands: AssociatedTypeDemands, _ defaultType: TypeModel
  ) -> Bool {
    guard case .named(let named) = defaultType, named.meaning != .parameter,
      let owner = shape.associatedType(name)?.declarations.first(where: {
        $0.type.defaultType != nil
      })?.owner
    else { return false }
    let stated = program.shape(of: owner).demands(on: name).parents
    let known = program.shape(of: stated.protocols).protocols
    let added = demands.parents.protocols.filter { !program.isPrelude($0) && !known.contains($0) }
    let superclass = demands.parents.superclassDeclaration
    return !(program.conforms(defaultType, to: added) ?? false)
      || superclass.map { !program.lineage(of: named.declaration).contains($0) } ?? false
  }
}
