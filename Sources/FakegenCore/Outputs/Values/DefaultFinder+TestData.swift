/// Values that are made by test data.
extension DefaultFinder {
  /// Whether a type is made `Defaultable` by its test data, wherever it is used.
  func becomesDefaultable(_ id: DeclarationID, _ named: NamedType) -> Bool {
    guard let planner = ValuePlanner(id, neededAt: site, facts),
      !program.isolation(of: id).isOnGlobalActor,
      let plan = planner.plan(making: named, at: site)
    else { return false }
    return planner.conformance(of: plan) == .generated
  }

  /// The call `.fake()` for a type that has test data, with `await` if the type is elsewhere and the site may wait.
  func testData(of id: DeclarationID, _ named: NamedType) -> DefaultValue? {
    guard let planner = ValuePlanner(id, neededAt: site, facts), facts.mayCall(id) else {
      return nil
    }
    var value = DefaultValue(.member("fake", []), origin: .testData(program[id].place))
    value.calls = [id]
    func plan(at site: Site) -> ValuePlan? {
      // The function has the isolation of the type.
      site.isolation.reaches(program.isolation(of: id))
        ? planner.plan(making: named, at: site) : nil
    }
    if let plan = plan(at: site) { return plan.constant ?? value }
    guard site.effects.isAsync, !site.isolation.isOnMainActor else { return nil }
    return plan(at: site.running(on: .mainActor)) == nil ? nil : value.withAwait
  }

  /// The call `.fakeValue()` for a type whose value is too large for one expression; `nil` if it is not.
  ///
  /// - Throws: The reason why nothing makes the type, if it is known already: to look for a value again would fail on
  ///   every path.
  func part(_ id: DeclarationID) throws(Obstacle) -> DefaultValue? {
    guard program.genericParameters(inside: id).isEmpty,
      site.isolation.reaches(program.isolation(of: id)),
      let part = facts.part(of: id, at: site.depth + site.underConstruction.count)
    else { return nil }
    if let obstacle = part.obstacle, site.underConstruction.count > 2, site.isPlain {
      throw obstacle
    }
    guard part.isLarge, let value = part.value, facts.mayCall(id),
      // The function can be added to a type without a superclass, and without a member of its name.
      program.superclasses(of: id).isEmpty,
      program.makers(of: id, named: Part.functionName).isEmpty
    else { return nil }
    facts.addDependencies(Dependencies(parts: [id]))
    var call = DefaultValue(.member(Part.functionName, []), origin: value.origin)
    call.calls = [id]
    call.trapRisk = value.trapRisk
    return call
  }
}
