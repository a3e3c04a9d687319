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

  /// What is known of one protocol, and who wants to know when it changes.
  private struct Knowledge {
    var isFaked = false
    var lacksNull = false
    /// The generic parameters of its Null type that have to be `Defaultable`.
    var defaultableParameters: [String] = []
    var readersOfParameters: [Plan] = []
    var readersOfFaked: [Plan] = []
    var readersOfNull: [Plan] = []
  }

  private var protocols: [Knowledge] = []
  /// The protocols that are faked, in the order in which that was found out.
  private(set) var faked: [DeclarationID] = []
  /// The requests for Null types by their numbers, as they were last made.
  private var requests: [(request: NullRequest, isImpossible: Bool, readers: [Plan])] = []
  private var requestsByKey: [String: Int] = [:]
  /// How the types' values are made, as far as that was decided.
  private var drafts: [DeclarationID: Result<ValuePlan, Obstacle>] = [:]
  /// Who rests on a draft; one draft rests on others, so that all change together.
  private var readersOfDrafts: [Plan] = []
  /// How types are made where they are parts of others, and who rests on that.
  private var parts: [DeclarationID: (part: Part?, readers: [Plan])] = [:]
  /// What Empty protocols give, and who rests on that.
  private var empties: [DeclarationID: (plan: EmptyPlan, readers: [Plan])] = [:]
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
    id.number < protocols.count && protocols[id.number].isFaked
  }

  // MARK: - Reading

  /// Whether a protocol is faked; who hears that it is not is told when it is.
  func isFaked(_ id: DeclarationID, for reader: Plan) -> Bool {
    grow(to: id)
    if protocols[id.number].isFaked { return true }
    note(reader, in: &protocols[id.number].readersOfFaked)
    return false
  }

  /// Whether a protocol has no Null type; who hears that it may have is told when it has none.
  func lacksNull(_ id: DeclarationID, for reader: Plan) -> Bool {
    grow(to: id)
    if protocols[id.number].lacksNull { return true }
    note(reader, in: &protocols[id.number].readersOfNull)
    return false
  }

  func defaultableParameters(of id: DeclarationID, for reader: Plan) -> [String] {
    grow(to: id)
    note(reader, in: &protocols[id.number].readersOfParameters)
    return protocols[id.number].defaultableParameters
  }

  /// How a type's values are made, if that was decided before.
  func draft(of id: DeclarationID, for reader: Plan) -> Result<ValuePlan, Obstacle>? {
    guard let known = drafts[id] else { return nil }
    note(reader, in: &readersOfDrafts)
    return known
  }

  func keep(
    _ draft: Result<ValuePlan, Obstacle>, of id: DeclarationID, for reader: Plan
  ) {
    drafts[id] = draft
    note(reader, in: &readersOfDrafts)
  }

  /// How a type is made; `nil` if nobody has found out, or somebody is about to.
  func part(of id: DeclarationID) -> Part? { parts[id]?.part }

  /// How a type is made, for a plan that rests on it.
  func part(of id: DeclarationID, for reader: Plan) -> Part? {
    guard let known = part(of: id) else { return nil }
    if parts[id]?.readers.last != reader { parts[id]?.readers.append(reader) }
    return known
  }

  /// Whether the function that makes a type calls that of another, directly or not.
  func calls(_ target: DeclarationID, from start: DeclarationID) -> Bool {
    var seen: Set<DeclarationID> = [start]
    var open = [start]
    while let next = open.popLast() {
      if next == target { return true }
      var values = [parts[next]?.part?.value]
      if case .success(let draft)? = drafts[next] { values += draft.parameters.map(\.value) }
      open += values.flatMap { $0?.calls ?? [] }.filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Whether somebody has begun to find out how a type is made.
  func isBegun(_ id: DeclarationID) -> Bool { parts[id] != nil }

  /// Notes that somebody begins to find out how a type is made.
  func begin(_ id: DeclarationID) {
    parts[id] = (nil, [])
  }

  /// Keeps how a type is made; who rests on another answer is told.
  func keep(_ part: Part, of id: DeclarationID) {
    let known = parts[id]
    if known?.part == part { return }
    parts[id] = (part, [])
    invalidate(known?.readers ?? [])
  }

  /// What a protocol's Empty protocol gives, if that was decided before.
  func empty(of id: DeclarationID, for reader: Plan) -> EmptyPlan? {
    guard let known = empties[id]?.plan else { return nil }
    if empties[id]?.readers.last != reader { empties[id]?.readers.append(reader) }
    return known
  }

  /// Keeps what an Empty protocol gives; who rests on something else is told.
  func keep(_ plan: EmptyPlan, of id: DeclarationID) {
    let known = empties[id]
    if known?.plan == plan { return }
    empties[id] = (plan, [])
    invalidate(known?.readers ?? [])
  }

  /// The number of a request, an old one if it was made before; `nil` if it was found to be impossible.
  func id(of request: NullRequest, for reader: Plan) -> SharedNullID? {
    guard let index = requestsByKey[request.key] else {
      requestsByKey[request.key] = requests.count
      requests.append((request, false, [reader]))
      return SharedNullID(number: requests.count - 1)
    }
    if requests[index].isImpossible { return nil }
    requests[index].request = request
    note(reader, in: &requests[index].readers)
    return SharedNullID(number: index)
  }

  /// A request as it was last made.
  subscript(id: SharedNullID) -> NullRequest { requests[id.number].request }

  /// A type's configured default was asked for.
  func noteUse(ofDefault key: String) { usedDefaults.insert(key) }

  /// Notes who asked; the same one asks many times in a row.
  private func note(_ reader: Plan, in readers: inout [Plan]) {
    if readers.last != reader { readers.append(reader) }
  }

  private func grow(to id: DeclarationID) {
    while protocols.count <= id.number { protocols.append(Knowledge()) }
  }

  // MARK: - Learning

  /// A protocol's Null type is used, so there has to be one.
  func fake(_ id: DeclarationID) {
    grow(to: id)
    if protocols[id.number].isFaked { return }
    protocols[id.number].isFaked = true
    faked.append(id)
    invalidate([.fake(id)] + protocols[id.number].readersOfFaked)
    protocols[id.number].readersOfFaked = []
  }

  /// A protocol has no Null type.
  func giveUpNull(of id: DeclarationID) {
    grow(to: id)
    protocols[id.number].lacksNull = true
    invalidate(protocols[id.number].readersOfNull)
    protocols[id.number].readersOfNull = []
  }

  /// Some generic parameters of a protocol's Null type have to be `Defaultable`.
  func demandDefaultable(_ parameters: [String], of id: DeclarationID) {
    grow(to: id)
    let known = protocols[id.number].defaultableParameters
    if parameters.allSatisfy(known.contains) { return }
    protocols[id.number].defaultableParameters = (known + parameters).uniqued()
    invalidate(protocols[id.number].readersOfParameters)
    protocols[id.number].readersOfParameters = []
  }

  /// A Null type that was requested cannot be made.
  func giveUp(_ id: SharedNullID) {
    requests[id.number].isImpossible = true
    invalidate(requests[id.number].readers)
    requests[id.number].readers = []
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
