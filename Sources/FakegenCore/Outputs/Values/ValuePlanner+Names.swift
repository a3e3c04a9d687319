// What a type has already, and what it can become.

extension ValuePlanner {
  // MARK: - What the type has

  /// Whether a type has a function that does what its test data's would.
  ///
  /// Its own does if it can be called without arguments, and that of a class above if it has the same labels; its own
  /// with other labels stands beside the generated one.
  ///
  /// ```swift
  /// struct Own { static func fake() -> Own { … } }  // has one
  /// struct Other { static func fake(named name: String) -> Other { … } }  // has none
  /// ```
  ///
  /// - Parameter plan: The type's test data.
  /// - Returns: Whether it has.
  /// - Throws: What has the name and does something else; a class above that is being made may come to have any name.
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
        if let plan = try draft(above: above), functionName(plan) == name { return true }
      } catch {
        throw .classAboveHas(name)
      }
    }
    return false
  }

  /// Whether the type has a member of the name without being `Defaultable`; the output's would be nearer in another module.
  private var hasOwnDefault: Bool {
    !isDefaultable && program.ownMembers(of: id).contains { $0.name == "defaultValue" }
  }

  /// Whether the type, or a class above it, is `Defaultable`, be it under conditions.
  private var isDefaultable: Bool {
    program.lineage(of: id).contains {
      program.declaresDefault($0, underConditions: true)
    }
  }

  /// Why the type's objects are made by a store alone; `nil` if they are not.
  var obstacleOfStore: Obstacle? {
    let lineage = program.lineage(of: id)
    let isModel = declaration.attributes.contains { attribute in
      ["Model", "SwiftData.Model"].contains(attribute.name)
        && program.declaration(of: attribute, in: declaration.place.file, nesting: []) == nil
    }
    if isModel { return .isModel }
    let isManaged = lineage.contains { above in
      program[above].inherited.contains { $0.namePath.last == "NSManagedObject" }
    }
    return isManaged ? .isManaged : nil
  }

  // MARK: - Conformance

  /// What the type conforms to, or why it cannot.
  func conformance(of plan: ValuePlan) -> ValuePlan.Conformance {
    if isDefaultable { return .own }
    let inherits = program.superclasses(of: id).contains { above in
      guard let inherited = try? draft(above: above) else { return false }
      return ValuePlanner(above, facts).generatedConformance(of: inherited) == .generated
    }
    return inherits ? .own : generatedConformance(of: plan)
  }

  /// What a type can come to conform to that does not yet, and has nothing from a class above.
  ///
  /// ```swift
  /// class Node { init(next: Node) {} }  // .none, because nothing that is known makes its 'next'
  /// class Bird { init(name: String) {} }  // .none, because it may have subclasses that are made in another way
  /// ```
  private func generatedConformance(of plan: ValuePlan) -> ValuePlan.Conformance {
    if hasOwnDefault { return .none(.hasOwn("defaultValue")) }
    if declaration.inherited.contains(where: \.isSuppression) { return .none(.noncopyableType) }
    if let missing = plan.parameters.first(where: { $0.value == nil }) {
      return .none(.needs(missing))
    }
    let isOfItself = plan.type == .parameter("Self")
    if !isFinal, !isOfItself { return .none(.subclassable) }
    return .generated
  }

  /// Looks for the test data that subclasses inherit.
  ///
  /// - Parameter id: The class above.
  /// - Returns: The test data; `nil` if the class has none, or none for subclasses.
  /// - Throws: That the class is being made itself, so that nobody knows yet, or that its test data is not always there.
  func draft(above id: DeclarationID) throws(Obstacle) -> ValuePlan? {
    guard facts.holdsValue(of: id) else { return nil }
    var above = ValuePlanner(id, facts)
    if facts.draft(of: id) == nil {
      let isUnderWay = site.underConstruction.contains { $0.declaration == id }
      if isUnderWay || site.isTooDeep { throw .circle(id) }
      above.site.underConstruction = site.underConstruction + above.site.underConstruction
    }
    guard let plan = try? above.draft(), plan.type == .parameter("Self") else { return nil }
    // With the condition it is in the way, and without, it is not there.
    guard facts.holdsValue(of: id, at: site) else { throw .circle(id) }
    return plan
  }

  /// Whether the type has no subclasses.
  var isFinal: Bool { declaration.kind != .class || declaration.modifiers.contains("final") }

  /// As in `fake(name:)`.
  func functionName(_ plan: ValuePlan) -> String {
    "fake(\(plan.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
