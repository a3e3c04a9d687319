// What a type has already, and what it can become.

extension ValuePlanner {
  // MARK: - What the type has

  /// Whether a type has a function that does what its test data's would.
  ///
  /// Its own does if it can be called without arguments, and that of a class above if it has the same labels; its own
  /// with other labels stands beside the generated one.
  ///
  /// - Parameters:
  ///   - plan: The type's test data.
  ///   - site: Where the type is made; a class above that is being made may come to have any name.
  /// - Returns: Whether it has.
  /// - Throws: What has the name and does something else.
  func hasFunction(_ plan: ValuePlan, at site: Site) throws(Obstacle) -> Bool {
    let name = functionName(plan)
    let own = program.ownMembers(of: plan.id, named: "fake")
    let isCallable = own.contains { member in
      member.kind == .method && member.parameters.allSatisfy { $0.hasDefaultValue || $0.isVariadic }
        && member.effects == .plain && member.genericParameters.isEmpty
        && ["Self", program[plan.id].name].contains(member.type.bare.description)
    }
    if isCallable { return true }
    if own.contains(where: { $0.kind != .method || $0.fullName == name }) { throw .hasOwn("fake") }
    for above in program.superclasses(of: plan.id) {
      let others = program.ownMembers(of: above, named: "fake")
      if others.contains(where: { $0.fullName == name }) { throw .classAboveHas(name) }
      do {
        if let plan = try draft(above: above, at: site), functionName(plan) == name { return true }
      } catch {
        throw .classAboveHas(name)
      }
    }
    return false
  }

  /// Whether a type has a value of the name without being `Defaultable`.
  private func hasOwnDefault(_ id: DeclarationID) -> Bool {
    !isDefaultable(id) && !program.ownMembers(of: id, named: "defaultValue").isEmpty
  }

  /// Whether a type, or a class above it, is `Defaultable`, be it under conditions.
  private func isDefaultable(_ id: DeclarationID) -> Bool {
    program.lineage(of: id).contains {
      program.declaresDefault($0, underConditions: true)
    }
  }

  /// Why a type's objects are made by a store alone; `nil` if they are not.
  func obstacleOfStore(_ id: DeclarationID) -> Obstacle? {
    let lineage = program.lineage(of: id)
    let isModel = program[id].attributes.contains { attribute in
      ["Model", "SwiftData.Model"].contains(attribute.name)
        && program.declaration(of: attribute, in: program[id].place.file, nesting: []) == nil
    }
    if isModel { return .isModel }
    let isManaged = lineage.contains { above in
      program[above].inherited.contains { $0.namePath.last == "NSManagedObject" }
    }
    return isManaged ? .isManaged : nil
  }

  // MARK: - Conformance

  /// What a type that is made at a site conforms to, or why it cannot.
  func conformance(of plan: ValuePlan, at site: Site) -> ValuePlan.Conformance {
    let id = plan.id
    if isDefaultable(id) { return .own }
    let inherits = program.superclasses(of: id).contains { above in
      guard let inherited = try? draft(above: above, at: site) else { return false }
      return generatedConformance(of: inherited) == .generated
    }
    return inherits ? .own : generatedConformance(of: plan)
  }

  /// What a type can come to conform to that does not yet, and has nothing from a class above.
  private func generatedConformance(of plan: ValuePlan) -> ValuePlan.Conformance {
    let id = plan.id
    if hasOwnDefault(id) { return .none(.hasOwn("defaultValue")) }
    if program[id].inherited.contains(where: \.isSuppression) { return .none(.noncopyableType) }
    if let missing = plan.parameters.first(where: { $0.value == nil }) {
      return .none(.needs(missing))
    }
    let isOfItself = plan.type == .parameter("Self")
    if program[id].kind == .class, !isFinal(id), !isOfItself { return .none(.subclassable) }
    return .generated
  }

  /// Looks for the test data that subclasses inherit.
  ///
  /// - Parameters:
  ///   - id: The class above.
  ///   - site: Where a subclass is made.
  /// - Returns: The test data; `nil` if the class has none, or none for subclasses.
  /// - Throws: That the class is being made itself, so that nobody knows yet.
  func draft(above id: DeclarationID, at site: Site) throws(Obstacle) -> ValuePlan? {
    guard facts.holdsValue(of: id) else { return nil }
    var inner = self.site(of: id)
    if facts.draft(of: id) == nil {
      let isUnderWay = site.underConstruction.contains { $0.declaration == id }
      if isUnderWay || site.isTooDeep { throw .circle(id) }
      inner.underConstruction = site.underConstruction + inner.underConstruction
    }
    guard let plan = try? draft(of: id, at: inner), plan.type == .parameter("Self") else {
      return nil
    }
    return plan
  }

  /// Whether a type has no subclasses.
  func isFinal(_ id: DeclarationID) -> Bool {
    program[id].kind != .class || program[id].modifiers.contains("final")
  }

  /// As in `fake(name:)`.
  func functionName(_ plan: ValuePlan) -> String {
    "fake(\(plan.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}

extension Program {
  /// The static members of a name that a type has without the generator, enum cases among them.
  func ownMembers(of id: DeclarationID, named name: String) -> [Member] {
    makers(of: id, named: name).filter(\.isStatic)
  }

  /// The generic parameters of a type and of those around it.
  func genericParameters(inside id: DeclarationID) -> [String] {
    (outerDeclarations(of: id) + [id]).flatMap { self[$0].genericParameters.map(\.name) }.uniqued()
  }
}
