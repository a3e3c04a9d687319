// The members and the conformance that a type already has, and those that it can get.

extension ValuePlanner {
  // MARK: - What the type has

  /// Whether a type already has the function that would be generated.
  ///
  /// A function of its own counts if it can be called without arguments, and that of a superclass if it has the same
  /// labels and default arguments. The generated function can be added to one with other labels.
  ///
  /// ```swift
  /// struct Own { static func fake() -> Own { … } }  // has one
  /// struct Other { static func fake(named name: String) -> Other { … } }  // has none
  /// ```
  ///
  /// - Parameter plan: The type's test data.
  /// - Returns: Whether it has.
  /// - Throws: The reason why the function can neither be used nor added: something else has its name, or a
  ///   superclass that is being planned might get a function of that name.
  func hasFunction(_ plan: ValuePlan) throws(Obstacle) -> Bool {
    let name = functionName(plan)
    let own = program.makers(of: id, named: "fake")
    let isCallable = own.contains { member in
      member.kind == .method && member.parameters.allSatisfy { $0.hasDefaultValue || $0.isVariadic }
        && member.effects == .plain && member.genericParameters.isEmpty
        && ["Self", declaration.name].contains(member.type.bare.description)
    }
    if isCallable { return true }
    if own.contains(where: { $0.kind != .method || $0.fullName == name }) { throw .hasOwn("fake") }
    for above in program.superclasses(of: id) {
      let others = program.makers(of: above, named: "fake")
      if others.contains(where: { $0.fullName == name }) { throw .classAboveHas(name) }
      do {
        if let inherited = try draft(above: above), functionName(inherited) == name,
          zip(plan.parameters, inherited.parameters).allSatisfy({ own, other in
            own.value?.expression == other.value?.expression
          })
        {
          return true
        }
      } catch {
        throw .classAboveHas(name)
      }
    }
    return false
  }

  /// The reason if only a store of SwiftData or Core Data makes the type's objects; `nil` otherwise.
  var obstacleOfStore: Obstacle? {
    if ["Model", "SwiftData.Model"].contains(where: declaration.attributes.has) { return .isModel }
    return program.isManagedObject(id) ? .isManaged : nil
  }

  // MARK: - Conformance

  /// The conformance of the type, or the reason why it cannot conform.
  func conformance(of plan: ValuePlan) -> ValuePlan.Conformance {
    let isDefaultable = program.lineage(of: id).contains {
      program.declaresDefault($0, underConditions: true)
    }
    if isDefaultable { return .own }
    let inherits = inherited.contains {
      ValuePlanner($0.id, facts).generatedConformance(of: $0) == .generated
    }
    return inherits ? .own : generatedConformance(of: plan)
  }

  /// The conformance that can be generated for a type that neither has nor inherits one.
  ///
  /// ```swift
  /// class Node { init(next: Node) {} }  // .none, because no value is known for 'next'
  /// class Bird { init(name: String) {} }  // .none, because subclasses may be made in another way
  /// ```
  private func generatedConformance(of plan: ValuePlan) -> ValuePlan.Conformance {
    // In another module, the generated property would hide it.
    if program.ownMembers(of: id).contains(where: { $0.name == "defaultValue" }) {
      return .none(.hasOwn("defaultValue"))
    }
    if declaration.inherited.contains(where: \.isSuppression) { return .none(.noncopyableType) }
    if let missing = plan.parameters.first(where: { $0.value == nil }) {
      return .none(.needs(missing))
    }
    return isFinal || plan.type == .parameter("Self") ? .generated : .none(.subclassable)
  }

  /// The test data that a class inherits from its superclasses, the nearest first.
  var inherited: some Sequence<ValuePlan> {
    program.superclasses(of: id).lazy.compactMap { try? draft(above: $0) }
  }

  /// Finds the test data that a class inherits from a superclass.
  ///
  /// - Parameter id: The superclass.
  /// - Returns: The test data; `nil` if there is none, or if subclasses do not inherit it.
  /// - Throws: `Obstacle.circle`, if the superclass is being planned, or if its test data does not always exist.
  func draft(above id: DeclarationID) throws(Obstacle) -> ValuePlan? {
    guard facts.getsTestData(id) else { return nil }
    var above = ValuePlanner(id, facts)
    if facts.draft(of: id) == nil {
      let isUnderWay = site.underConstruction.contains { $0.declaration == id }
      if isUnderWay || site.isTooDeep { throw .circle(id) }
      above.site.underConstruction = site.underConstruction + above.site.underConstruction
    }
    guard let plan = try? above.draft(), plan.type == .parameter("Self") else { return nil }
    // Where the condition holds, the function is a conflict; elsewhere, it does not exist.
    guard facts.getsTestData(id, at: site) else { throw .circle(id) }
    return plan
  }

  /// Whether the type can have no subclasses.
  var isFinal: Bool { declaration.kind != .class || declaration.modifiers.contains("final") }

  /// The full name of the function, as `fake(name:)`.
  func functionName(_ plan: ValuePlan) -> String {
    "fake(\(plan.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
