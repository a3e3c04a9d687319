/// The facts about how values of types are made.
struct ValueFacts {
  /// The drafts of test data, which depend on each other and therefore change together.
  fileprivate var drafts = Facts.Fact<[DeclarationID: Result<ValuePlan, Obstacle>]>(value: [:])
  /// The values of types where they are parts of others; `nil` while one is being looked for.
  fileprivate var parts: [DeclarationID: Facts.Fact<Part?>] = [:]
  /// Whether drafts were dropped and are made again, while parts may already call the functions of their types.
  fileprivate var hasDroppedDrafts = false
  /// The number of loops that are preparing types, each inside the one before it.
  var loopCount = 0

  /// Drops all drafts, if one of some plans has read them.
  ///
  /// - Returns: The plans that have read them; `nil` if none of the given plans has.
  mutating func dropDrafts(readBy plans: [Facts.Plan]) -> [Facts.Plan]? {
    guard plans.contains(where: drafts.readers.contains) else { return nil }
    hasDroppedDrafts = true
    return drafts.change(to: [:])
  }

  /// Whether the search for a type's value has begun.
  func isBegun(_ id: DeclarationID) -> Bool { parts[id] != nil }

  /// Records that the search for a type's value begins.
  mutating func begin(_ id: DeclarationID) { parts[id] = .init(value: nil) }

  /// The value of a type as a part; `nil` if its search has not begun or not ended.
  func part(of id: DeclarationID) -> Part? { parts[id]?.value }

  /// Whether the function that makes a type calls that of another, directly or not.
  fileprivate func calls(_ target: DeclarationID, from start: DeclarationID) -> Bool {
    let called = [start].transitiveClosure { id in
      var values = [part(of: id)?.value]
      if case .success(let draft)? = drafts.value[id] { values += draft.parameters.map(\.value) }
      return values.flatMap { $0?.calls ?? [] }
    }
    return called.contains(target)
  }
}

extension Facts {
  /// Stores the value of a type as a part, and invalidates the plans that have read a different one.
  func store(_ part: Part, of id: DeclarationID) {
    invalidate(values.parts[id]?.change(to: part) ?? [])
  }
}

extension FactReader {
  /// Whether a type gets test data.
  func getsTestData(_ id: DeclarationID) -> Bool { isSubject(id, of: ValueOutput.self) }

  /// Whether a type gets test data that exists wherever the code at a site does.
  ///
  /// ```swift
  /// @Faked(if: "DEBUG") struct Song { var title: String }
  /// @Faked protocol Player { func song() -> Song }  // Song(title: ""), which exists without `DEBUG`, too
  /// ```
  func getsTestData(_ id: DeclarationID, at site: Site) -> Bool {
    getsTestData(id)
      && site.holds([program.annotation(of: id)?.branch].compactMap(\.self))
  }

  /// The draft of a type's test data; `nil` if there is none yet.
  func draft(of id: DeclarationID) -> Result<ValuePlan, Obstacle>? {
    facts.values.drafts.value[id] == nil ? nil : facts.values.drafts.read(by: reader)[id]
  }

  /// Stores the draft of a type's test data.
  func store(_ draft: Result<ValuePlan, Obstacle>, of id: DeclarationID) {
    facts.values.drafts.value[id] = draft
    _ = facts.values.drafts.read(by: reader)
  }

  /// The value of a type where it is a part of another; `nil` while it is being looked for.
  func part(of id: DeclarationID, at depth: Int) -> Part? {
    if !facts.values.isBegun(id) {
      if depth < Part.maximumDepth { facts.renewPart(id, at: depth) } else { prepare(id) }
    }
    // Who reads it meanwhile is not registered, because making that plan again would never end.
    if facts.values.part(of: id) == nil {
      noteMissing()
      return nil
    }
    return facts.values.parts[id]?.read(by: reader) ?? nil
  }

  /// Whether one of some functions calls that of a type, directly or not.
  ///
  /// While a type is planned for the first time, no function can call it yet.
  func isCalled(_ id: DeclarationID, by calls: [DeclarationID]) -> Bool {
    (facts.values.hasDroppedDrafts || facts.values.part(of: id) != nil)
      && calls.contains { facts.values.calls(id, from: $0) }
  }

  /// Whether this plan may call the function of a type, without being called by it.
  func mayCall(_ id: DeclarationID) -> Bool {
    guard case .part(let own) = reader else { return true }
    return !isCalled(own, by: [id])
  }
}
