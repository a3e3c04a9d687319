/// What plans know about each other while they are made, all of which may still change.
///
/// Most facts change in one direction only: a protocol comes to be faked, a Null type turns out to be impossible. How
/// test data is made is decided before everything else, in the order of the output. Each fact records the plans that
/// read it, which are made again when it changes. A class, because all planners share it.
///
/// For example, `func session() -> any Session` in `Feed` returns `NullSession()` as long as that type is assumed to be
/// possible. If it turns out to be impossible, `Feed` is planned again, and so is every plan that has read the plan of
/// `Feed`.
final class Facts {
  /// The identity of a plan, which is made again when a fact that it has read changes.
  enum Plan: Hashable {
    /// The Empty protocol of a protocol.
    case empty(DeclarationID)
    /// Everything that is generated for a protocol or a type.
    case fake(DeclarationID)
    /// How a type is made as a part of others: in place, or by a function of its own if the value is large.
    case part(DeclarationID)
    /// The Null types that several protocols share.
    case shared
  }

  /// A statement that may turn out to be true while plans are made, and then stays true.
  enum Statement: Hashable {
    /// A protocol is faked.
    case isFaked(DeclarationID)
    /// A Null type is impossible.
    case isNullImpossible(GeneratedTypeID)
    /// The conformances of a Null type hold on the main actor only.
    case isOnMainActor(GeneratedTypeID)
    /// A generic parameter of a protocol's Null type must conform to `Defaultable`.
    case isDefaultable(String, of: DeclarationID)
  }

  let program: Program
  /// The types for which something is generated.
  let types: Set<DeclarationID>
  /// The types for which each kind of output generates something.
  fileprivate let typesByOutput: [ObjectIdentifier: Set<DeclarationID>]

  /// The types whose defaults in the configuration some plan has used.
  fileprivate(set) var usedDefaults: Set<String> = []

  /// The protocols that are faked, in the order in which that became known.
  private(set) var faked: [DeclarationID] = []
  /// The statements that were read or noted so far; any other is false.
  fileprivate var statements: [Statement: Fact<Bool>] = [:]
  /// The plans of Empty protocols.
  fileprivate var empties: [DeclarationID: Fact<EmptyPlan>] = [:]
  /// The requests for Null types, in their latest versions, indexed by the numbers of their identifiers.
  fileprivate var requests: [NullRequest] = []
  fileprivate var requestsByKey: [String: Int] = [:]
  /// How values of types are made.
  var values = ValueFacts()
  /// Whether test data must be drafted before plans are made: at first, and again after drafts were dropped.
  var lacksDrafts = true
  /// The plans that must be made, or made again because a fact that they read has changed; possibly with duplicates.
  private var invalid: [Plan] = []

  /// - Parameters:
  ///   - program: The program.
  ///   - chosen: The protocols that are faked because the user asks for it.
  init(_ program: Program, chosen: [DeclarationID]) {
    self.program = program
    let mentioned = program.types(mentionedBy: chosen)
    typesByOutput = Dictionary(uniqueKeysWithValues: mentioned.map { ($0, Set($1)) })
    let wanted = (program.declarations.annotatedTypes + mentioned.flatMap(\.types)).uniqued()
    types = Set(wanted)
    for id in chosen { markAsFaked(id) }
    invalidate(wanted.map(Plan.fake))
  }

  /// Returns the plans that must be made, each once, and clears the list.
  func takeInvalid() -> [Plan] {
    defer { invalid = [] }
    return invalid.uniqued()
  }

  /// Whether some plan must be made, or made again.
  var hasInvalid: Bool { !invalid.isEmpty }

  /// Whether a protocol is known to be faked by now, without registering a reader.
  func isFakedNow(_ id: DeclarationID) -> Bool { statements[.isFaked(id)]?.value ?? false }

  /// The latest version of a request.
  subscript(id: SharedNullID) -> NullRequest { requests[id.number] }

  // MARK: - Learning

  /// Stores the plan of an Empty protocol, and invalidates the plans that have read a different one.
  func store(_ plan: EmptyPlan, of id: DeclarationID) {
    invalidate(empties[id, default: Fact(value: plan)].change(to: plan))
  }

  /// Marks a protocol as faked: because it is chosen, or because its Null type is used.
  func markAsFaked(_ id: DeclarationID) {
    if isFakedNow(id) { return }
    faked.append(id)
    invalidate([.fake(id)])
    note(.isFaked(id))
  }

  /// Records that a statement is true, and invalidates the plans that have read the contrary.
  func note(_ statement: Statement) {
    invalidate(statements[statement, default: Fact(value: false)].change(to: true))
  }

  /// Adds plans to those that must be made again, because a fact that they read has changed.
  func invalidate(_ plans: [Plan]) {
    var plans = plans
    // A plan that used a draft has not necessarily read the facts that the draft is based on.
    if let readers = values.dropDrafts(readBy: plans) {
      plans += readers
      lacksDrafts = true
    }
    invalid += plans
  }
}

/// The facts for one plan, which is recorded as the reader of what it reads.
struct FactReader {
  let facts: Facts
  let reader: Facts.Plan
  private let log = Log()

  /// The dependencies of a plan, collected while it is made.
  ///
  /// A class, because all parts of the plan add to it.
  private final class Log {
    var dependencies = Dependencies()
    var isComplete = true
  }

  var program: Program { facts.program }

  /// The dependencies of the plan so far.
  var dependencies: Dependencies { log.dependencies }

  /// Whether an Empty protocol is generated for a protocol.
  func hasEmpty(_ id: DeclarationID) -> Bool {
    program.takenName(.empty, of: id) == nil && holds(.isFaked(id))
  }

  /// Whether a protocol's Empty protocol is generated, and exists wherever some conditions of `#if` hold.
  func hasEmpty(_ id: DeclarationID, under conditions: [String]) -> Bool {
    hasEmpty(id) && program.annotation(of: id)?.condition.map(conditions.contains) ?? true
  }

  /// The plan of a protocol's Empty protocol, which is made first if necessary.
  ///
  /// The recursion through parents ends, because a protocol that refines itself is never faked.
  func empty(of id: DeclarationID) -> EmptyPlan {
    if facts.empties[id] == nil { EmptyPlanner.renew(id, in: facts) }
    return facts.empties[id]?.read(by: reader) ?? EmptyPlan(of: id, in: program)
  }

  /// Whether a type is one of those for which a kind of output generates something.
  func isSubject(_ id: DeclarationID, of output: any Output.Type) -> Bool {
    facts.typesByOutput[ObjectIdentifier(output)]?.contains(id) ?? false
  }

  /// Whether a statement is true by now.
  func holds(_ statement: Facts.Statement) -> Bool {
    facts.statements[statement, default: .init(value: false)].read(by: reader)
  }

  /// Records that a statement is true.
  func note(_ statement: Facts.Statement) { facts.note(statement) }

  /// Whether a protocol's Null type is known to be impossible.
  func isNullImpossible(_ id: DeclarationID) -> Bool { holds(.isNullImpossible(.of(id))) }

  /// Records that a protocol's Null type is used, so that the protocol is faked even without an annotation.
  func noteUse(ofNullOf id: DeclarationID) { facts.markAsFaked(id) }

  /// Requests a Null type; returns `nil` if it is known to be impossible.
  func requestShared(_ request: NullRequest) -> SharedNullID? {
    let number = facts.requestsByKey[request.key] ?? facts.requests.count
    let id = SharedNullID(number: number)
    if number == facts.requests.count {
      facts.requestsByKey[request.key] = number
      facts.requests.append(request)
    }
    if holds(.isNullImpossible(.shared(id))) { return nil }
    facts.requests[number] = request
    addDependencies(Dependencies(requests: [id]))
    return id
  }

  subscript(id: SharedNullID) -> NullRequest { facts[id] }

  /// Records that the default of a type in the configuration is used.
  func noteUse(ofDefault key: String) { facts.usedDefaults.insert(key) }

  /// Records what else the plan needs.
  func addDependencies(_ more: Dependencies) { log.dependencies.add(more) }

  /// Whether every answer that the plan needed was available, and none was still being worked out.
  var isComplete: Bool { log.isComplete }

  /// Records that an answer was not available, because it was still being worked out.
  func noteMissing() { log.isComplete = false }
}
