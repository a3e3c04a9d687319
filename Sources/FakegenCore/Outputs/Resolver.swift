import FakegenSyntax

/// Decides what is generated for each protocol.
///
/// One protocol's answer depends on another's: a member returns `NullB()` only if there is a `NullB`, which
/// depends on what `B` returns. So plans are made as if every Null type could be, in a queue; when a fact turns out
/// otherwise, the plans that rest on it are made again. A class, because plans ask for other plans in the middle.
final class Resolver {
  private let program: Program
  private let facts: Facts
  /// The plans by what they are for.
  private var fakes: [DeclarationID: FakePlan] = [:]
  /// What was asked for when it was decided how types are made; their plans do not ask again.
  private var askedByValues: [DeclarationID: Asked] = [:]
  private var sharedNulls: SharedNulls
  private var sharedPlans: [FakePlan] = []

  private init(_ program: Program, chosen: [DeclarationID]) {
    self.program = program
    facts = Facts(program, chosen: chosen)
    sharedNulls = SharedNulls([], facts)
  }

  /// Decides what is generated.
  ///
  /// - Parameters:
  ///   - program: What is given.
  ///   - isReversed: Whether what can be planned in any order is planned the other way round, which makes no difference.
  ///   - progress: Is told how many plans are made, and how many there are to make, as far as is known by then.
  /// - Returns: The plans, in the order of the output.
  static func resolve(
    _ program: Program, isReversed: Bool = false,
    progress: (_ made: Int, _ all: Int) -> Void = { _, _ in }
  ) -> Resolution {
    var diagnostics: [Diagnostic] = []
    let resolver = Resolver(program, chosen: program.chosenProtocols(diagnostics: &diagnostics))
    resolver.planAll(isReversed, progress)
    return resolver.resolution(diagnostics)
  }

  /// Works through the queue until nothing is invalid.
  ///
  /// Shared Null types come last in each round, because every plan may ask for one.
  private func planAll(_ isReversed: Bool, _ progress: (_ made: Int, _ all: Int) -> Void) {
    var made = 0
    repeat {
      while facts.hasInvalid {
        let queue = inOrder(facts.takeInvalid(), isReversed)
        for (index, plan) in queue.enumerated() {
          draftValues()
          make(plan)
          made += 1
          progress(made, made + queue.count - index - 1)
        }
      }
      planShared()
    } while facts.hasInvalid
  }

  /// Plans in the order in which they are made.
  ///
  /// Of types that need each other as parts, the first in the output comes first; all else may come in any order.
  private func inOrder(_ plans: [Facts.Plan], _ isReversed: Bool) -> [Facts.Plan] {
    var parts: [DeclarationID] = []
    var others: [Facts.Plan] = []
    for plan in plans {
      if case .part(let id) = plan { parts.append(id) } else { others.append(plan) }
    }
    return program.declarations.ordered(parts).map(Facts.Plan.part)
      + (isReversed ? others.reversed() : others)
  }

  private func make(_ plan: Facts.Plan) {
    switch plan {
    case .empty(let id): EmptyPlanner.renew(id, in: facts)
    case .fake(let id):
      var fake = FactReader(facts, for: plan).fake(for: id)
      fake.ask(askedByValues[id] ?? Asked())
      fakes[id] = fake
    case .part(let id): PartPlanner(facts: facts).renew(id)
    case .shared: break
    }
  }

  // MARK: - Values

  /// Decides how types are made, before anybody asks.
  ///
  /// Of types that need each other, the first in the output calls the other, whoever is planned first.
  private func draftValues() {
    for id in program.declarations.ordered(facts.takeUndecided()) {
      let reader = FactReader(facts, for: .fake(id))
      reader.decide(about: id)
      askedByValues[id] = reader.asked
    }
  }

  /// The types that are made by functions of their own, as far as somebody calls them.
  private var neededParts: [DeclarationID] {
    (chosenFakes + sharedPlans).flatMap(\.asked.parts).reaching {
      facts.values.part(of: $0)?.asked.parts ?? []
    }
  }

  /// The function by which a type is made.
  private func part(_ id: DeclarationID) -> FakePlan {
    var fake = FakePlan(for: id, in: program, isPart: true)
    if let value = PartPlanner(facts: facts).plan(for: id) {
      fake.add(value, asking: facts.values.part(of: id)?.asked ?? Asked())
    }
    return fake
  }

  // MARK: - Shared Null types

  /// Puts the requests of all plans together, and plans the types that they become; these may ask for more.
  private func planShared() {
    let base =
      chosenFakes.flatMap(\.asked.requests)
      + neededParts.flatMap { facts.values.part(of: $0)?.asked.requests ?? [] }
    var requests = base.uniqued()
    // Each round knows the requests of the one before.
    for _ in 0..<64 {
      sharedNulls = SharedNulls(requests, facts)
      sharedPlans = sharedNulls.groups.compactMap(plan)
      let all = (base + sharedPlans.flatMap(\.asked.requests)).uniqued()
      if all == requests || facts.hasInvalid { break }
      requests = all
    }
  }

  /// Plans a Null type that several share; if it cannot be, none of the requests for it can.
  private func plan(for null: SharedNull) -> FakePlan? {
    let view = FactReader(facts, for: .shared)
    do {
      var fake = FakePlan(null)
      let plan = try NullPlanner(facts: view).plan(for: null)
      fake.add(plan, asking: view.asked)
      return fake
    } catch {
      for request in null.requests { facts.note(.isMissing(.shared(request))) }
      return nil
    }
  }

  // MARK: - Result

  /// The protocols that are faked, in the order of the output.
  private var faked: [DeclarationID] { program.declarations.ordered(facts.faked) }

  /// What is planned for protocols and, after them, for types, in the order of the output.
  private var chosenFakes: [FakePlan] {
    (faked + program.declarations.ordered(Array(facts.types))).compactMap { fakes[$0] }
  }

  private func resolution(_ diagnostics: [Diagnostic]) -> Resolution {
    let faked = faked
    let unused = program.configuration.defaults.keys.filter { !facts.usedDefaults.contains($0) }
    let diagnostics =
      diagnostics
      + program.conditionProblems + program.misspelledDefaults
      + program.unusedDefaults(unused.sorted(), among: faked)
      + program.problems(with: faked)
    return Resolution(
      fakes: chosenFakes + sharedPlans + program.declarations.ordered(neededParts).map(part),
      faked: faked,
      types: facts.types.filter { fakes[$0]?.plans.contains(where: \.isCounted) ?? false },
      sharedNulls: sharedNulls, diagnostics: diagnostics)
  }
}

/// Everything that is to be written, decided.
struct Resolution {
  let fakes: [FakePlan]
  /// The protocols that are faked, in the order of the output.
  let faked: [DeclarationID]
  /// The types for which something is generated.
  let types: Set<DeclarationID>
  let sharedNulls: SharedNulls
  /// What is wrong with what was asked for.
  let diagnostics: [Diagnostic]
}
