/// What may still change while plans are made.
///
/// Most facts change one way only: a protocol comes to be faked, a Null type turns out to be
/// impossible. How types are made is decided before, in the order of the output. Who reads a fact is
/// noted, and planned again when it changes. A class, because all planners share it.
///
/// A `Feed` with `func session() -> any Session` returns `NullSession()`, as long as nobody knows better. If that type turns
/// out to be impossible, `Feed` is planned again, and so is whoever has read what was planned for it.
final class Facts {
  /// What is planned, and planned again when a fact that it rests on has changed.
  enum Plan: Hashable {
    /// The Empty protocol of a protocol.
    case empty(DeclarationID)
    /// Everything that is generated for a protocol or a type.
    case fake(DeclarationID)
    /// A type that is made by a function of its own, if it has many parts.
    case part(DeclarationID)
    /// The Null types that several protocols share.
    case shared
  }

  /// What comes to be true while plans are made, and then stays so.
  enum Statement: Hashable {
    /// A protocol is faked.
    case isFaked(DeclarationID)
    /// A Null type cannot be made.
    case isMissing(GeneratedTypeID)
    /// A Null type conforms on the main actor only.
    case isOnMainActor(GeneratedTypeID)
    /// A generic parameter of a protocol's Null type has to be `Defaultable`.
    case isDefaultable(String, of: DeclarationID)
  }

  let program: Program
  /// The types for which something is generated.
  let types: Set<DeclarationID>
  /// Those of them for which each kind of output does, because faked protocols mention them.
  fileprivate let typesByOutput: [ObjectIdentifier: Set<DeclarationID>]

  /// The types of the configuration's defaults that some member needs.
  fileprivate(set) var usedDefaults: Set<String> = []

  /// The protocols that are faked, in the order in which that was found out.
  private(set) var faked: [DeclarationID] = []
  /// Which statements are true.
  private var statements: [Statement: Fact<Bool>] = [:]
  /// What Empty protocols give.
  fileprivate var empties: [DeclarationID: Fact<EmptyPlan>] = [:]
  /// The requests for Null types by their numbers, as they were last made.
  fileprivate var requests: [NullRequest] = []
  fileprivate var requestsByKey: [String: Int] = [:]
  /// How types are made.
  var values = ValueFacts()
  /// The types of which it has to be decided how they are made: all, at first and when that was forgotten.
  private var undecided: [DeclarationID]
  /// Plans that rest on what has changed since they were made, or that nobody has made; some more than once.
  private var invalid: [Plan] = []

  /// - Parameters:
  ///   - program: What is given.
  ///   - chosen: The protocols that are to be faked.
  init(_ program: Program, chosen: [DeclarationID]) {
    self.program = program
    let mentioned = program.types(mentionedBy: chosen)
    typesByOutput = Dictionary(uniqueKeysWithValues: mentioned.map { ($0, Set($1)) })
    undecided = (program.declarations.annotatedTypes + mentioned.flatMap(\.types)).uniqued()
    types = Set(undecided)
    for id in chosen { fake(id) }
    invalidate(undecided.map(Plan.fake))
  }

  /// Plans to be made, or made again.
  func takeInvalid() -> [Plan] {
    defer { invalid = [] }
    return invalid.uniqued()
  }

  /// Takes the types of which it has to be decided how they are made.
  func takeUndecided() -> [DeclarationID] {
    defer { undecided = [] }
    return undecided
  }

  /// Whether a plan has to be made, or made again.
  var hasInvalid: Bool { !invalid.isEmpty }

  /// Whether a protocol has come to be faked so far.
  func isFakedNow(_ id: DeclarationID) -> Bool { statements[.isFaked(id)]?.value ?? false }

  /// A request as it was last made.
  subscript(id: SharedNullID) -> NullRequest { requests[id.number] }

  /// Whether a statement is true, for a plan that rests on it from now on.
  fileprivate func holds(_ statement: Statement, for reader: Plan) -> Bool {
    statements[statement, default: .init(false)].read(by: reader)
  }

  // MARK: - Learning

  /// Keeps what an Empty protocol gives; who rests on something else is told.
  func keep(_ plan: EmptyPlan, of id: DeclarationID) {
    invalidate(empties[id, default: .init(plan)].change(to: plan))
  }

  /// A protocol's Null type is used, so there has to be one.
  func fake(_ id: DeclarationID) {
    if isFakedNow(id) { return }
    faked.append(id)
    invalidate([.fake(id)])
    note(.isFaked(id))
  }

  /// A statement turns out to be true; who rests on the contrary is told.
  func note(_ statement: Statement) {
    invalidate(statements[statement, default: .init(false)].change(to: true))
  }

  /// What some plans rest on is not what it was.
  func invalidate(_ plans: [Plan]) {
    var plans = plans
    // Whoever asked for a draft may not have read the facts behind it.
    if let readers = values.dropDrafts(readBy: plans) {
      plans += readers
      undecided = Array(types)
    }
    invalid += plans
  }
}

/// The facts as one plan sees them: what it asks is noted.
struct FactReader {
  let facts: Facts
  let reader: Facts.Plan
  private let log = Log()

  /// What a plan asked for while it was made.
  ///
  /// A class, because all parts of the plan add to it.
  private final class Log {
    var asked = Asked()
    var isComplete = true
  }

  init(_ facts: Facts, for reader: Facts.Plan) {
    self.facts = facts
    self.reader = reader
  }

  var program: Program { facts.program }

  /// What the plan has asked for so far.
  var asked: Asked { log.asked }

  /// Whether an Empty protocol is generated for a protocol.
  func hasEmpty(_ id: DeclarationID) -> Bool {
    program.takenName(.empty, of: id) == nil && holds(.isFaked(id))
  }

  /// Whether a protocol has an Empty protocol that is there under some conditions of `#if`.
  func hasEmpty(_ id: DeclarationID, under conditions: [String]) -> Bool {
    hasEmpty(id) && program.annotation(of: id)?.condition.map(conditions.contains) ?? true
  }

  /// What a protocol's Empty protocol gives.
  ///
  /// What refines itself is never faked, so the protocols above come to an end.
  func empty(of id: DeclarationID) -> EmptyPlan {
    if facts.empties[id] == nil { EmptyPlanner.renew(id, in: facts) }
    return facts.empties[id]?.read(by: reader) ?? EmptyPlan(of: id, in: program)
  }

  /// Whether a kind of output wants something for a type.
  func isMentioned(_ id: DeclarationID, to output: any Output.Type) -> Bool {
    facts.typesByOutput[ObjectIdentifier(output)]?.contains(id) ?? false
  }

  /// Whether a statement is true, as far as that is known.
  func holds(_ statement: Facts.Statement) -> Bool { facts.holds(statement, for: reader) }

  /// Notes that a statement is true.
  func note(_ statement: Facts.Statement) { facts.note(statement) }

  /// Whether a protocol is known to have no Null type.
  func lacksNull(_ id: DeclarationID) -> Bool { holds(.isMissing(.of(id))) }

  /// Notes that a protocol's Null type is needed although nobody annotated the protocol.
  func request(_ id: DeclarationID) { facts.fake(id) }

  /// Asks for a Null type; `nil` if it is known that it cannot be made.
  func requestShared(_ request: NullRequest) -> SharedNullID? {
    let number = facts.requestsByKey[request.key] ?? facts.requests.count
    let id = SharedNullID(number: number)
    if number == facts.requests.count {
      facts.requestsByKey[request.key] = number
      facts.requests.append(request)
    }
    if holds(.isMissing(.shared(id))) { return nil }
    facts.requests[number] = request
    need(Asked(requests: [id]))
    return id
  }

  subscript(id: SharedNullID) -> NullRequest { facts[id] }

  /// Notes that a type's configured default was asked for.
  func noteUse(ofDefault key: String) { facts.usedDefaults.insert(key) }

  /// Notes what else the plan needs to be written.
  func need(_ more: Asked) { log.asked.add(more) }

  /// Whether all that the plan asked for was known, and not just being found out.
  var isComplete: Bool { log.isComplete }

  /// Notes that something was asked for which is just being found out.
  func noteMissing() { log.isComplete = false }
}
