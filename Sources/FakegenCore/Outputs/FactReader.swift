/// The facts as one plan sees them: what it asks is noted.
struct FactReader {
  private let program: Program
  private let facts: Facts
  private let reader: Facts.Plan
  private let log = Log()
  /// Protocols whose Null types' arguments are being chosen, which must not come round again.
  private var inProgress: [DeclarationID] = []

  /// What a plan asked for while it was made.
  ///
  /// A class, because all parts of the plan add to it.
  private final class Log {
    var asked = Asked()
    var isComplete = true
  }

  init(_ facts: Facts, of program: Program, for reader: Facts.Plan) {
    self.program = program
    self.facts = facts
    self.reader = reader
  }

  /// What the plan has asked for so far.
  var asked: Asked { log.asked }

  /// Whether every part that the plan asked for was known, and not just being found out.
  var isComplete: Bool { log.isComplete }

  /// Whether an Empty protocol is generated for a protocol.
  func hasEmpty(_ id: DeclarationID) -> Bool {
    program.takenEmptyName(of: id) == nil && facts.isFaked(id, for: reader)
  }

  /// What a protocol's Empty protocol gives.
  ///
  /// What refines itself is never faked, so the protocols above come to an end.
  func empty(of id: DeclarationID) -> EmptyPlan {
    if let known = facts.empty(of: id, for: reader) { return known }
    EmptyPlanner.renew(id, in: facts, of: program)
    return facts.empty(of: id, for: reader) ?? EmptyPlan(id: id)
  }

  /// Whether test data of a type is asked for.
  func holdsValue(of id: DeclarationID) -> Bool { facts.types.contains(id) }

  /// How a type's values are made, if that was decided before.
  func draft(of id: DeclarationID) -> Result<ValuePlan, Obstacle>? {
    facts.draft(of: id, for: reader)
  }

  /// Keeps how a type's values are made.
  func keep(_ draft: Result<ValuePlan, Obstacle>, of id: DeclarationID) {
    facts.keep(draft, of: id, for: reader)
  }

  /// Whether a protocol is known to have no Null type.
  func lacksNull(_ id: DeclarationID) -> Bool { facts.lacksNull(id, for: reader) }

  /// The generic parameters of a Null type that have to be `Defaultable`, as far as that is known.
  func defaultableParameters(of id: DeclarationID) -> [String] {
    facts.defaultableParameters(of: id, for: reader)
  }

  /// Notes that some generic parameters of a Null type have to be `Defaultable`.
  func demandDefaultable(_ parameters: [String], of id: DeclarationID) {
    facts.demandDefaultable(parameters, of: id)
  }

  /// Notes that a protocol has no Null type.
  func giveUpNull(of id: DeclarationID) { facts.giveUpNull(of: id) }

  /// Notes that a protocol's Null type is needed although nobody annotated the protocol.
  func request(_ id: DeclarationID) { facts.fake(id) }

  /// Asks for a Null type; `nil` if it is known that it cannot be made.
  func requestShared(_ request: NullRequest) -> SharedNullID? {
    guard let id = facts.id(of: request, for: reader) else { return nil }
    if !log.asked.requests.contains(id) { log.asked.requests.append(id) }
    return id
  }

  subscript(id: SharedNullID) -> NullRequest { facts[id] }

  /// Notes that a type's configured default was asked for.
  func noteUse(ofDefault key: String) { facts.noteUse(ofDefault: key) }

  /// Notes imports that default values need.
  func need(_ imports: [ImportModel]) {
    log.asked.add(Asked(imports: imports))
  }

  /// How a type is made where it is a part of another; `nil` if somebody is about to find that out.
  func part(of id: DeclarationID, at depth: Int) -> Part? {
    if !facts.isBegun(id) {
      let planner = PartPlanner(program: program, facts: facts)
      if depth < PartPlanner.maximumDepth {
        planner.renew(id, at: depth)
      } else {
        planner.prepare(id, for: self)
      }
    }
    let part = facts.part(of: id, for: reader)
    if part == nil { log.isComplete = false }
    return part
  }

  /// Whether one of some functions comes back to that of a type, which is planned again.
  ///
  /// While it is planned for the first time, nobody can call it yet.
  func comesBack(to id: DeclarationID, by calls: [DeclarationID]) -> Bool {
    (facts.hasDroppedDrafts || facts.part(of: id) != nil)
      && calls.contains { facts.calls(id, from: $0) }
  }

  /// Whether a type may be made by its function where this plan is made.
  func mayCall(_ id: DeclarationID) -> Bool {
    guard case .part(let own) = reader else { return true }
    return !comesBack(to: own, by: [id])
  }

  /// Notes that a type is made by a function of its own.
  func need(_ id: DeclarationID) { log.asked.add(Asked(parts: [id])) }

  /// Finds out how types are made that are needed for another, however long the way to them is.
  func prepare(_ id: DeclarationID) {
    PartPlanner(program: program, facts: facts).prepare(id, for: self)
  }

  /// The facts for a part of the plan inside a protocol; `nil` if it is inside it already.
  func entering(_ id: DeclarationID) -> FactReader? {
    if inProgress.contains(id) { return nil }
    var inner = self
    inner.inProgress.append(id)
    return inner
  }
}
