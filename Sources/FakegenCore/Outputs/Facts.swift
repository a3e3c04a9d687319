/// A request for a Null type that stands for an associated type, or for several protocols at once.
///
/// Requests with the same name become one type, as far as their demands go together.
struct NullRequest: Equatable {
  /// The name without `Null`.
  let name: String
  /// What tells one request from another: who asks, and for what.
  let key: String
  /// Who asks, for a name of its own: `NullOwnerName`.
  let ownerName: String?
  let parents: Parents
  /// What its own associated types have to be.
  let constraints: [ShapeConstraint]
  let access: Access
  /// The conditions of `#if` around who uses it.
  let usedUnder: [[String]]
  /// Where messages about it belong.
  let place: Place
  /// The requests that led to it.
  let chain: [SharedNullID]
}

extension SharedNullID {
  /// The type that a request is for, by the name that it will most likely have.
  func type(named name: String) -> TypeModel {
    .named(NamedType(GeneratedNames.null(name), meaning: .null(.shared(self))))
  }
}

/// What may still change while plans are made.
///
/// Most facts change one way only: a protocol comes to be faked, a Null type turns out to be
/// impossible. How types are made is decided once, in the order of the output. Who reads a fact is
/// noted, and planned again when it changes. A class, because all planners share it.
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

  /// The types for which something is generated.
  let types: Set<DeclarationID>

  /// The types of the configuration's defaults that some member needs.
  private(set) var usedDefaults: Set<String> = []

  /// A fact, and the plans that rest on it.
  private struct Fact<Value: Equatable> {
    private(set) var value: Value
    private var readers: [Plan] = []

    init(_ value: Value) {
      self.value = value
    }

    /// The fact, for a plan that rests on it from now on.
    mutating func read(by reader: Plan) -> Value {
      // The same one asks many times in a row.
      if readers.last != reader { readers.append(reader) }
      return value
    }

    /// Changes the fact, and returns the plans that rest on what it was.
    mutating func change(to new: Value) -> [Plan] {
      if value == new { return [] }
      value = new
      defer { readers = [] }
      return readers
    }
  }

  /// What is known of one protocol.
  private struct ProtocolFacts {
    var isFaked = Fact(false)
    var lacksNull = Fact(false)
    /// The generic parameters of its Null type that have to be `Defaultable`.
    var defaultableParameters = Fact<[String]>([])
  }

  private var protocols: [ProtocolFacts] = []
  /// The protocols that are faked, in the order in which that was found out.
  private(set) var faked: [DeclarationID] = []
  /// The requests for Null types by their numbers, as they were last made.
  private var requests: [(request: NullRequest, isImpossible: Fact<Bool>)] = []
  private var requestsByKey: [String: Int] = [:]
  /// How the types' values are made, as far as that was decided.
  private var drafts: [DeclarationID: Result<ValuePlan, Obstacle>] = [:]
  /// Who rests on a draft; one draft rests on others, so that all change together.
  private var readersOfDrafts: [Plan] = []
  /// How types are made where they are parts of others; `nil` where somebody is about to find out.
  private var parts: [DeclarationID: Fact<Part?>] = [:]
  /// What Empty protocols give.
  private var empties: [DeclarationID: Fact<EmptyPlan>] = [:]
  /// Whether drafts are made again, of types that parts may call by now.
  private(set) var hasDroppedDrafts = false
  /// Plans that rest on what has changed since they were made, or that nobody has made.
  private var invalid: [Plan] = []
  /// The same as a set, because many facts invalidate one plan.
  private var invalidSet: Set<Plan> = []

  /// - Parameters:
  ///   - chosen: The protocols that are to be faked.
  ///   - types: The types for which something is to be generated.
  init(chosen: [DeclarationID], types: [DeclarationID]) {
    self.types = Set(types)
    for id in chosen { fake(id) }
    invalidate(types.map(Plan.fake))
  }

  /// Plans to be made, or made again.
  func takeInvalid() -> [Plan] {
    defer {
      invalid = []
      invalidSet = []
    }
    return invalid
  }

  /// Whether a plan has to be made, or made again.
  var hasInvalid: Bool { !invalid.isEmpty }

  /// Whether a protocol has come to be faked so far.
  func isFakedNow(_ id: DeclarationID) -> Bool {
    id.number < protocols.count && protocols[id.number].isFaked.value
  }

  // MARK: - Reading

  /// Whether a protocol is faked.
  func isFaked(_ id: DeclarationID, for reader: Plan) -> Bool {
    grow(to: id)
    return protocols[id.number].isFaked.read(by: reader)
  }

  /// Whether a protocol is known to have no Null type.
  func lacksNull(_ id: DeclarationID, for reader: Plan) -> Bool {
    grow(to: id)
    return protocols[id.number].lacksNull.read(by: reader)
  }

  /// The generic parameters of a protocol's Null type that have to be `Defaultable`.
  func defaultableParameters(of id: DeclarationID, for reader: Plan) -> [String] {
    grow(to: id)
    return protocols[id.number].defaultableParameters.read(by: reader)
  }

  /// How a type's values are made, if that was decided before.
  func draft(of id: DeclarationID, for reader: Plan) -> Result<ValuePlan, Obstacle>? {
    guard let known = drafts[id] else { return nil }
    noteReaderOfDrafts(reader)
    return known
  }

  func keep(
    _ draft: Result<ValuePlan, Obstacle>, of id: DeclarationID, for reader: Plan
  ) {
    drafts[id] = draft
    noteReaderOfDrafts(reader)
  }

  private func noteReaderOfDrafts(_ reader: Plan) {
    if readersOfDrafts.last != reader { readersOfDrafts.append(reader) }
  }

  /// How a type is made; `nil` if nobody has found out, or somebody is about to.
  func part(of id: DeclarationID) -> Part? { parts[id]?.value }

  /// How a type is made, for a plan that rests on it.
  func part(of id: DeclarationID, for reader: Plan) -> Part? {
    parts[id]?.read(by: reader)
  }

  /// Whether the function that makes a type calls that of another, directly or not.
  func calls(_ target: DeclarationID, from start: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = [start]
    var open = [start]
    while let next = open.popLast() {
      if next == target { return true }
      var values = [part(of: next)?.value]
      if case .success(let draft)? = drafts[next] { values += draft.parameters.map(\.value) }
      open += values.flatMap { $0?.calls ?? [] }.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Whether somebody has begun to find out how a type is made.
  func isBegun(_ id: DeclarationID) -> Bool { parts[id] != nil }

  /// Notes that somebody begins to find out how a type is made.
  func begin(_ id: DeclarationID) { parts[id] = Fact(nil) }

  /// Keeps how a type is made; who rests on another answer is told.
  func keep(_ part: Part, of id: DeclarationID) {
    invalidate(parts[id]?.change(to: part) ?? [])
  }

  /// What a protocol's Empty protocol gives, if that was decided before.
  func empty(of id: DeclarationID, for reader: Plan) -> EmptyPlan? { empties[id]?.read(by: reader) }

  /// Keeps what an Empty protocol gives; who rests on something else is told.
  func keep(_ plan: EmptyPlan, of id: DeclarationID) {
    invalidate(empties[id, default: Fact(plan)].change(to: plan))
  }

  /// The number of a request, an old one if it was made before; `nil` if it was found to be impossible.
  func id(of request: NullRequest, for reader: Plan) -> SharedNullID? {
    guard let index = requestsByKey[request.key] else {
      requestsByKey[request.key] = requests.count
      requests.append((request, Fact(false)))
      return self.id(of: request, for: reader)
    }
    if requests[index].isImpossible.read(by: reader) { return nil }
    requests[index].request = request
    return SharedNullID(number: index)
  }

  /// A request as it was last made.
  subscript(id: SharedNullID) -> NullRequest { requests[id.number].request }

  /// A type's configured default was asked for.
  func noteUse(ofDefault key: String) { usedDefaults.insert(key) }

  private func grow(to id: DeclarationID) {
    while protocols.count <= id.number { protocols.append(ProtocolFacts()) }
  }

  // MARK: - Learning

  /// A protocol's Null type is used, so there has to be one.
  func fake(_ id: DeclarationID) {
    if isFakedNow(id) { return }
    grow(to: id)
    faked.append(id)
    invalidate([.fake(id)] + protocols[id.number].isFaked.change(to: true))
  }

  /// A protocol has no Null type.
  func giveUpNull(of id: DeclarationID) {
    grow(to: id)
    invalidate(protocols[id.number].lacksNull.change(to: true))
  }

  /// Some generic parameters of a protocol's Null type have to be `Defaultable`.
  func demandDefaultable(_ parameters: [String], of id: DeclarationID) {
    grow(to: id)
    let all = (protocols[id.number].defaultableParameters.value + parameters).uniqued()
    invalidate(protocols[id.number].defaultableParameters.change(to: all))
  }

  /// A Null type that was requested cannot be made.
  func giveUp(_ id: SharedNullID) {
    invalidate(requests[id.number].isImpossible.change(to: true))
  }

  /// What some plans rest on is not what it was.
  func invalidate(_ plans: [Plan]) {
    var plans = plans
    // Whoever asked for a draft may not have read the facts behind it.
    if plans.contains(where: readersOfDrafts.contains) {
      plans += readersOfDrafts
      readersOfDrafts = []
      hasDroppedDrafts = hasDroppedDrafts || !drafts.isEmpty
      drafts = [:]
    }
    invalid += plans.filter { invalidSet.insert($0).inserted }
  }
}
