import FakegenSyntax

/// Decides what is generated for each protocol.
///
/// One protocol's plan depends on another's: a member returns `NullB()` only if `B` has a Null type, which depends on
/// the members of `B`. So every Null type is assumed to be possible at first. When a fact turns out differently, the
/// plans that have read it are made again. A class, because planning one protocol may begin to plan another.
final class Resolver {
  private let program: Program
  private let facts: Facts
  /// The plans by their subjects.
  private var fakes: [DeclarationID: FakePlan] = [:]
  /// What the drafts need.
  ///
  /// Plans that reuse a draft do not request that again.
  private var dependenciesOfDrafts: [DeclarationID: Dependencies] = [:]
  private var sharedNulls: SharedNulls
  private var sharedPlans: [FakePlan] = []

  private init(_ program: Program) {
    self.program = program
    facts = Facts(program, chosen: program.declarations.candidates.filter(program.isFaked))
    sharedNulls = SharedNulls([], facts)
  }

  /// Decides what is generated.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - plansInReverse: Whether to reverse the queue wherever the order of planning must not matter. Tests do so to
  ///     show that the result is the same.
  ///   - progress: Called after each plan, with the number of plans made and of those known so far.
  /// - Returns: The plans, in the order of the output.
  static func resolve(
    _ program: Program, plansInReverse: Bool = false,
    progress: (_ made: Int, _ all: Int) -> Void = { _, _ in }
  ) -> Resolution {
    let resolver = Resolver(program)
    resolver.planAll(plansInReverse, progress)
    return resolver.resolution
  }

  /// Makes plans until none is invalid.
  ///
  /// Shared Null types are planned last in each round, because any plan may request one.
  private func planAll(_ plansInReverse: Bool, _ progress: (_ made: Int, _ all: Int) -> Void) {
    var made = 0
    repeat {
      while facts.hasInvalid {
        let queue = inOrder(facts.takeInvalid(), plansInReverse)
        for (index, plan) in queue.enumerated() {
          draftTypes()
          make(plan)
          made += 1
          progress(made, made + queue.count - index - 1)
        }
      }
      planShared()
    } while facts.hasInvalid
  }

  /// Sorts plans for planning.
  ///
  /// Parts come first, in the order of the output: if two types are parts of each other, the order decides which of
  /// them is made by a function. The order of all others does not matter.
  private func inOrder(_ plans: [Facts.Plan], _ plansInReverse: Bool) -> [Facts.Plan] {
    let parts = plans.compactMap { if case .part(let id) = $0 { id } else { nil } }
    let others = plans.filter { if case .part = $0 { false } else { true } }
    return program.declarations.ordered(parts).map(Facts.Plan.part)
      + (plansInReverse ? others.reversed() : others)
  }

  private func make(_ plan: Facts.Plan) {
    switch plan {
    case .empty(let id): EmptyPlanner.renew(id, in: facts)
    case .fake(let id):
      var fake = FactReader(facts: facts, reader: plan).fake(for: id)
      if !fake.plans.isEmpty, let ofDraft = dependenciesOfDrafts[id] {
        fake.dependencies.add(ofDraft)
      }
      fakes[id] = fake
    case .part(let id): facts.renewPart(id)
    case .shared: break
    }
  }

  // MARK: - Drafts

  /// Drafts the test data of types before anything reads it.
  ///
  /// If two types need each other, the first in the output calls the function of the other. The order of planning must
  /// not decide that.
  private func draftTypes() {
    if !facts.lacksDrafts { return }
    facts.lacksDrafts = false
    for id in program.declarations.ordered(Array(facts.types)) {
      let reader = FactReader(facts: facts, reader: .fake(id))
      if reader.getsTestData(id) { _ = try? ValuePlanner(id, reader).draft() }
      dependenciesOfDrafts[id] = reader.dependencies
    }
  }

  /// The types whose functions some plan calls, directly or from another such function.
  private var neededParts: [DeclarationID] {
    (chosenFakes + sharedPlans).flatMap(\.dependencies.parts).transitiveClosure {
      facts.values.part(of: $0)?.dependencies.parts ?? []
    }
  }

  // MARK: - Shared Null types

  /// Merges the requests of all plans into shared Null types, and plans these.
  ///
  /// They may request others in turn.
  private func planShared() {
    let base =
      chosenFakes.flatMap(\.dependencies.requests)
      + neededParts.flatMap { facts.values.part(of: $0)?.dependencies.requests ?? [] }
    var requests = base.uniqued()
    // Each round merges the requests that the plans of the round before made.
    for _ in 0..<64 {
      sharedNulls = SharedNulls(requests, facts)
      sharedPlans = sharedNulls.groups.compactMap(plan)
      let all = (base + sharedPlans.flatMap(\.dependencies.requests)).uniqued()
      if all == requests || facts.hasInvalid { break }
      requests = all
    }
  }

  /// Plans a shared Null type.
  ///
  /// If it is impossible, so is every request that was merged into it.
  private func plan(for null: SharedNull) -> FakePlan? {
    let view = FactReader(facts: facts, reader: .shared)
    do {
      var fake = FakePlan(
        null.name, under: null.conditions, at: null.request.requester.place)
      let plan = try NullPlanner(facts: view).plan(for: null)
      fake.add(plan, needing: view.dependencies)
      return fake
    } catch {
      for request in null.requests { facts.note(.isNullImpossible(.shared(request))) }
      return nil
    }
  }

  // MARK: - Result

  /// The protocols that are faked, in the order of the output.
  private var faked: [DeclarationID] { program.declarations.ordered(facts.faked) }

  /// The plans of the protocols, followed by those of the types, each in the order of the output.
  private var chosenFakes: [FakePlan] {
    (faked + program.declarations.ordered(Array(facts.types))).compactMap { fakes[$0] }
  }

  private var resolution: Resolution {
    let faked = faked
    let unused = program.configuration.defaults.keys.filter { !facts.usedDefaults.contains($0) }
    let diagnostics =
      program.problemsOfChoice + program.conditionProblems + program.misspelledDefaults
      + program.unusedDefaults(unused.sorted(), among: faked) + program.problems(with: faked)
    let parts = program.declarations.ordered(neededParts)
    var fakes = chosenFakes + sharedPlans + parts.map(facts.planOfPart)
    ValueOutput.finish(&fakes, in: program)
    return Resolution(
      fakes: fakes, faked: faked,
      types: facts.types.filter { self.fakes[$0]?.plans.contains(where: \.isCounted) ?? false },
      sharedNulls: sharedNulls, diagnostics: diagnostics)
  }
}

/// The result: the plans of everything that is generated.
struct Resolution {
  let fakes: [FakePlan]
  /// The protocols that are faked, in the order of the output.
  let faked: [DeclarationID]
  /// The types for which something is generated.
  let types: Set<DeclarationID>
  let sharedNulls: SharedNulls
  /// The messages about the configuration and the choice of protocols, which belong to no single fake.
  let diagnostics: [Diagnostic]
}
