import FakegenSyntax

/// Decides what is generated for each protocol.
///
/// One protocol's answer depends on another's: a member returns `NullB()` only if there is a `NullB`, which
/// depends on what `B` returns. So plans are made as if every Null type could be, in a queue; when a fact turns out
/// otherwise, the plans that rest on it are made again. A class, because plans ask for other plans in the middle.
final class Resolver {
  private let program: Program
  private let facts: Facts
  /// The plans by protocol.
  private var records: [DeclarationID: Record] = [:]
  private var sharedNulls: SharedNulls
  private var sharedPlans: [FakePlan] = []

  /// What was planned for one protocol.
  private final class Record {
    var fake: FakePlan?
    /// Of a type, its test data.
    var value: FakePlan?
  }

  private init(_ program: Program, chosen: [DeclarationID]) {
    self.program = program
    facts = Facts(chosen: chosen, values: program.chosenValues(mentionedBy: chosen))
    sharedNulls = SharedNulls([], facts: facts, program: program) { _ in false }
  }

  /// Decides what is generated.
  ///
  /// - Parameters:
  ///   - program: What is given.
  ///   - progress: Is told how many plans are made, and how many there are to make, as far as is known by then.
  /// - Returns: The plans, in the order of the output.
  static func resolve(
    _ program: Program, progress: (_ made: Int, _ all: Int) -> Void = { _, _ in }
  ) -> Resolution {
    var diagnostics: [Diagnostic] = []
    let resolver = Resolver(program, chosen: program.chosenProtocols(diagnostics: &diagnostics))
    resolver.planAll(progress)
    return resolver.resolution(diagnostics)
  }

  /// Works through the queue until nothing is invalid.
  ///
  /// Shared Null types come last in each round, because every plan may ask for one.
  private func planAll(_ progress: (_ made: Int, _ all: Int) -> Void) {
    var made = 0
    repeat {
      var queue = facts.takeInvalid()
      var next = 0
      while next < queue.count {
        make(queue[next])
        next += 1
        made += 1
        progress(made, made + queue.count - next)
        if next == queue.count { queue += facts.takeInvalid() }
      }
      planShared()
    } while facts.hasInvalid
  }

  private func make(_ plan: Facts.Plan) {
    switch plan {
    case .empty(let id): EmptyPlanner.renew(id, in: facts, of: program)
    case .fake(let id): record(of: id).fake = fake(of: id)
    case .value(let id): record(of: id).value = value(of: id)
    case .part(let id): PartPlanner(program: program, facts: facts).renew(id)
    case .shared: break
    }
  }

  private func record(of id: DeclarationID) -> Record {
    if let known = records[id] { return known }
    let new = Record()
    records[id] = new
    return new
  }

  // MARK: - Fakes

  /// Plans everything that is generated for one protocol.
  private func fake(of id: DeclarationID) -> FakePlan {
    let view = FactReader(facts, of: program, for: .fake(id))
    var plan = FakePlan(subject: id, conditions: program.conditions(of: id))
    let createsNull = program.wantsNull(of: id)
    if let taken = program.takenEmptyName(of: id) {
      if program.handWrittenEmpty(of: id) == nil {
        plan.diagnostics.append(program.emptyNameTaken(id, by: taken))
      }
      if createsNull, program.takenNullName(of: id) == nil {
        let planner = SharedNullPlanner(program: program, facts: view)
        takeNull(of: id, into: &plan) { () throws(Obstacle) in
          try planner.plan(withoutEmpty: id)
        }
      }
    } else {
      plan.diagnostics += program.annotationProblems(of: id)
      plan.diagnostics += program.unknownParents(of: id)
      plan.empty = view.empty(of: id)
      if createsNull {
        let planner = NullPlanner(program: program, facts: view)
        takeNull(of: id, into: &plan) { () throws(Obstacle) in try planner.plan(for: id) }
      }
    }
    if plan.empty != nil, program.configuration.targetWithoutSpies == nil, program.wantsSpy(of: id)
    {
      let planner = SpyPlanner(program: program, facts: view)
      takeSpy(of: id, into: &plan) { () throws(Obstacle) in try planner.plan(for: id) }
    }
    // The Empty protocol has its own; what a Null type that is left out asked for nobody needs.
    if plan.null != nil || plan.spy != nil {
      plan.asked = view.asked
    }
    return plan
  }

  /// Puts a Null type into a plan, or the reason why there is none into its messages.
  private func takeNull(
    of id: DeclarationID, into plan: inout FakePlan,
    _ make: () throws(Obstacle) -> NullPlan
  ) {
    do {
      let null = try make()
      plan.null = null
      facts.demandDefaultable(null.genericParameters.filter(\.isDefaultable).map(\.name), of: id)
    } catch {
      facts.giveUpNull(of: id)
      if error == .nameTaken, let taken = program.takenNullName(of: id),
        program.isHandWritten(taken, asNullOf: id)
      {
        return
      }
      plan.diagnostics.append(program.leftOut(program.nullName(of: id), of: id, error))
    }
  }

  /// Puts a spy into a plan, or the reason why there is none into its messages.
  private func takeSpy(
    of id: DeclarationID, into plan: inout FakePlan, _ make: () throws(Obstacle) -> SpyPlan
  ) {
    do {
      plan.spy = try make()
    } catch {
      plan.diagnostics.append(program.leftOut(program.spyName(of: id), of: id, error))
    }
  }

  // MARK: - Types

  /// Plans the test data of a type.
  private func value(of id: DeclarationID) -> FakePlan {
    var plan = FakePlan(subject: id, conditions: program.conditions(of: id))
    let view = FactReader(facts, of: program, for: .value(id))
    do {
      let value = try ValuePlanner(program: program, facts: view).plan(for: id)
      plan.value = value
      plan.diagnostics += program.problems(of: value)
    } catch {
      plan.diagnostics += program.valueLeftOut(id, error)
    }
    if program.configuration.targetWithoutSpies == nil,
      program.annotation(of: id)?.createSpy ?? false
    {
      let planner = ClassSpyPlanner(program: program, facts: view)
      takeSpy(of: id, into: &plan) { () throws(Obstacle) in try planner.plan(for: id) }
    }
    plan.asked = view.asked
    return plan
  }

  /// The types that are made by functions of their own, as far as somebody calls them.
  private var neededParts: [DeclarationID] {
    let plans =
      sortedFakes.flatMap { [record(of: $0).fake?.asked, record(of: $0).fake?.empty?.asked] }
      + sortedValues.map { record(of: $0).value?.asked } + sharedPlans.map(\.asked)
    var parts = plans.flatMap { $0?.parts ?? [] }.uniqued()
    var known = Set(parts)
    var next = 0
    while next < parts.count {
      parts += (facts.part(of: parts[next])?.asked.parts ?? []).filter { known.insert($0).inserted }
      next += 1
    }
    return parts
  }

  /// The function by which a type is made.
  private func part(_ id: DeclarationID) -> FakePlan {
    var plan = FakePlan(subject: id, conditions: program.conditions(of: id))
    plan.value = PartPlanner(program: program, facts: facts).plan(for: id)
    plan.asked = facts.part(of: id)?.asked ?? Asked()
    return plan
  }

  // MARK: - Shared Null types

  /// Puts the requests of all plans together, and plans the types that they become; these may ask for more.
  private func planShared() {
    let base =
      sortedFakes.flatMap { id -> [SharedNullID] in
        let record = record(of: id)
        return (record.fake?.empty?.asked.requests ?? []) + (record.fake?.asked.requests ?? [])
      } + sortedValues.flatMap { record(of: $0).value?.asked.requests ?? [] }
      + neededParts.flatMap { facts.part(of: $0)?.asked.requests ?? [] }
    var requests = base.uniqued()
    // Each round knows the requests of the one before.
    for _ in 0..<64 {
      sharedNulls = SharedNulls(requests, facts: facts, program: program) { [facts] in
        facts.isFakedNow($0)
      }
      sharedPlans = sharedNulls.groups.compactMap(plan)
      let all = (base + sharedPlans.flatMap(\.asked.requests)).uniqued()
      if all == requests || facts.hasInvalid { break }
      requests = all
    }
  }

  /// Plans a Null type that several share; if it cannot be, none of the requests for it can.
  private func plan(for null: SharedNull) -> FakePlan? {
    let view = FactReader(facts, of: program, for: .shared)
    let planner = SharedNullPlanner(program: program, facts: view)
    do {
      var plan = FakePlan(subject: nil, conditions: null.conditions)
      plan.null = try planner.plan(for: null, id: null.requests[0])
      plan.place = null.place
      plan.asked = view.asked
      return plan
    } catch {
      for request in null.requests { facts.giveUp(request) }
      return nil
    }
  }

  // MARK: - Result

  /// The protocols that are faked, in the order of the output.
  private var sortedFakes: [DeclarationID] {
    program.declarations.ordered(facts.faked)
  }

  /// The types that have test data, in the order of the output.
  private var sortedValues: [DeclarationID] { program.declarations.ordered(Array(facts.values)) }

  private func resolution(_ diagnostics: [Diagnostic]) -> Resolution {
    let faked = sortedFakes
    let unused = program.configuration.defaults.keys.filter { !facts.usedDefaults.contains($0) }
    let diagnostics =
      diagnostics
      + unused.sorted().map { Diagnostic(.warning, .unusedDefault($0), path: "", offset: 0) }
      + program.missingSpies(among: faked)
    return Resolution(
      fakes: faked.compactMap { record(of: $0).fake }
        + sortedValues.compactMap { record(of: $0).value } + sharedPlans
        + program.declarations.ordered(neededParts).map(part), faked: faked,
      sharedNulls: sharedNulls, diagnostics: diagnostics)
  }
}

/// Everything that is to be written, decided.
struct Resolution {
  let fakes: [FakePlan]
  /// The protocols that are faked, in the order of the output.
  let faked: [DeclarationID]
  let sharedNulls: SharedNulls
  /// What is wrong with what was asked for.
  let diagnostics: [Diagnostic]
}
