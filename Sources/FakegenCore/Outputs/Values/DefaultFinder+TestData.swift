/// Values that test data makes.
extension DefaultFinder {
  /// Whether a type comes to be `Defaultable` by its test data, wherever it is asked.
  func becomesDefaultable(_ id: DeclarationID, _ named: NamedType) -> Bool {
    ValuePlanner(id, onTheWayOf: site, facts)?.makesDefaultable(named, at: site) ?? false
  }

  /// `.fake()` of a type that has test data; who may wait can go where the type is.
  func testData(of id: DeclarationID, _ named: NamedType) -> DefaultValue? {
    guard let planner = ValuePlanner(id, onTheWayOf: site, facts), facts.mayCall(id) else {
      return nil
    }
    var value = DefaultValue(.member("fake", []), origin: .testData(program[id].place))
    value.calls = [id]
    if planner.makes(named, at: site) { return value }
    guard site.effects.isAsync, !site.isolation.isOnMainActor else { return nil }
    return planner.makes(named, at: site.running(on: .mainActor)) ? value.awaited : nil
  }

  /// `.fakeValue()` of a type that takes more to be made than anybody would read in one expression.
  ///
  /// - Throws: Why nothing makes it, if that was found out for another: each way there would fail again.
  func part(_ id: DeclarationID, _ named: NamedType) throws(Obstacle) -> DefaultValue? {
    guard program.genericParameters(inside: id).isEmpty,
      site.isolation.reaches(program.isolation(of: id)),
      let part = facts.part(of: id, at: site.depth + site.underConstruction.count)
    else { return nil }
    if let obstacle = part.obstacle, site.underConstruction.count > 2, site.isPlain {
      throw obstacle
    }
    guard part.isLarge, let value = part.value, facts.mayCall(id),
      hasRoom(for: Part.functionName, in: id)
    else { return nil }
    facts.need(Asked(parts: [id]))
    var call = DefaultValue(.member(Part.functionName, []), origin: value.origin)
    call.calls = [id]
    return call
  }

  /// Whether a type may get a static function of a name: neither it nor a class above it has such a member.
  private func hasRoom(for name: String, in id: DeclarationID) -> Bool {
    program.makers(of: id, named: name).isEmpty && program.superclasses(of: id).isEmpty
  }
}
