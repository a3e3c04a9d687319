/// What is known of how types are made, while plans are made.
struct ValueFacts {
  /// How the types' values are made, as far as that was decided; one draft rests on others, so that all change together.
  fileprivate var drafts = Facts.Fact<[DeclarationID: Result<ValuePlan, Obstacle>]>([:])
  /// How types are made where they are parts of others; `nil` where somebody is about to find out.
  fileprivate var parts: [DeclarationID: Facts.Fact<Part?>] = [:]
  /// Whether drafts are made again, of types that parts may call by now.
  fileprivate var hasDroppedDrafts = false

  /// Forgets all drafts, if one of some plans rests on them.
  ///
  /// - Returns: Those that rest on them; `nil` if none of the plans does.
  mutating func dropDrafts(readBy plans: [Facts.Plan]) -> [Facts.Plan]? {
    guard plans.contains(where: drafts.isRead) else { return nil }
    hasDroppedDrafts = true
    return drafts.change(to: [:])
  }

  /// Whether somebody has begun to find out how a type is made.
  func isBegun(_ id: DeclarationID) -> Bool { parts[id] != nil }

  /// Notes that somebody begins to find out how a type is made.
  mutating func begin(_ id: DeclarationID) { parts[id] = .init(nil) }

  /// How a type is made; `nil` if nobody has found out, or somebody is about to.
  func part(of id: DeclarationID) -> Part? { parts[id]?.value }

  /// Whether the function that makes a type calls that of another, directly or not.
  fileprivate func calls(_ target: DeclarationID, from start: DeclarationID) -> Bool {
    let called = [start].reaching { id in
      var values = [part(of: id)?.value]
      if case .success(let draft)? = drafts.value[id] { values += draft.parameters.map(\.value) }
      return values.flatMap { $0?.calls ?? [] }
    }
    return called.contains(target)
  }
}

extension Facts {
  /// Keeps how a type is made; who rests on another answer is told.
  func keep(_ part: Part, of id: DeclarationID) {
    invalidate(values.parts[id]?.change(to: part) ?? [])
  }
}

extension FactReader {
  /// Whether test data of a type is asked for.
  func holdsValue(of id: DeclarationID) -> Bool { isMentioned(id, to: ValueOutput.self) }

  /// Whether test data of a type is asked for, and is there wherever the code at a site is.
  ///
  /// ```swift
  /// @Faked(if: "DEBUG") struct Song { var title: String }
  /// @Faked protocol Player { func song() -> Song }  // Song(title: ""), which is there without `DEBUG`, too
  /// ```
  func holdsValue(of id: DeclarationID, at site: Site) -> Bool {
    holdsValue(of: id)
      && site.holds([program.annotation(of: id)?.branch].compactMap { $0 })
  }

  /// How a type's values are made, if that was decided before.
  func draft(of id: DeclarationID) -> Result<ValuePlan, Obstacle>? {
    facts.values.drafts.value[id] == nil ? nil : facts.values.drafts.read(by: reader)[id]
  }

  /// Keeps how a type's values are made.
  func keep(_ draft: Result<ValuePlan, Obstacle>, of id: DeclarationID) {
    facts.values.drafts.value[id] = draft
    _ = facts.values.drafts.read(by: reader)
  }

  /// How a type is made where it is a part of another; `nil` if somebody is about to find that out.
  func part(of id: DeclarationID, at depth: Int) -> Part? {
    if !facts.values.isBegun(id) {
      let planner = PartPlanner(facts: facts)
      if depth < PartPlanner.maximumDepth {
        planner.renew(id, at: depth)
      } else {
        planner.prepare(id, for: self)
      }
    }
    // Who comes while it is being found out does not rest on it: to plan that again would never end.
    if facts.values.part(of: id) == nil {
      noteMissing()
      return nil
    }
    return facts.values.parts[id]?.read(by: reader) ?? nil
  }

  /// Whether one of some functions comes back to that of a type, which is planned again.
  ///
  /// While it is planned for the first time, nobody can call it yet.
  func comesBack(to id: DeclarationID, by calls: [DeclarationID]) -> Bool {
    (facts.values.hasDroppedDrafts || facts.values.part(of: id) != nil)
      && calls.contains { facts.values.calls(id, from: $0) }
  }

  /// Whether a type may be made by its function where this plan is made.
  func mayCall(_ id: DeclarationID) -> Bool {
    guard case .part(let own) = reader else { return true }
    return !comesBack(to: own, by: [id])
  }

  /// Finds out how types are made that are needed for another, however long the way to them is.
  func prepare(_ id: DeclarationID) {
    PartPlanner(facts: facts).prepare(id, for: self)
  }
}
