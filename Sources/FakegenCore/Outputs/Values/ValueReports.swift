import FakegenSyntax

/// Messages about test data.
extension Program {
  /// The message that a type has no test data; empty unless the test data of this type in particular was requested.
  func valueLeftOut(_ id: DeclarationID, _ obstacle: Obstacle) -> [Diagnostic] {
    guard let annotation = annotation(of: id) else {
      // An enum without cases is a namespace.
      let isRequested =
        chosenTypes.contains(id) && obstacle != .isPrivate && obstacle != .uninhabited
      return isRequested ? [valueLeftOut(.note, id, obstacle)] : []
    }
    if !annotation.isForTestData { return [] }
    if obstacle == .isPrivate {
      let isOfPackage = self[id].access == .package
      let ofPackage = Refusal(message: .leftPackage(self[id].name), severity: .warning)
      guard let refusal = refusalByAccess(of: id) ?? (isOfPackage ? ofPackage : nil) else {
        return [valueLeftOut(.warning, id, .inaccessible(id))]
      }
      return [diagnostic(of: refusal, for: id)].compactMap(\.self)
    }
    return [valueLeftOut(.warning, id, obstacle)]
  }

  private func valueLeftOut(
    _ severity: Diagnostic.Severity, _ id: DeclarationID, _ obstacle: Obstacle
  ) -> Diagnostic {
    diagnostic(
      severity, .valueLeftOut(self[id].name, headline(of: obstacle)), at: self[id].place,
      notes: notes(of: obstacle))
  }

  /// All messages about a type's test data.
  func problems(of plan: ValuePlan) -> [Diagnostic] {
    (plan.hasOwnFunction ? [] : plan.doubts + notDefaultable(plan) + plan.omissions)
      + notCopied(plan) + conditionProblems(of: plan.id)
  }

  /// The warning that a type with test data is not `Defaultable`.
  private func notDefaultable(_ plan: ValuePlan) -> [Diagnostic] {
    guard case .none(let obstacle) = plan.conformance else { return [] }
    let annotation = annotation(of: plan.id)
    // Unless it is annotated, a type need not be `Defaultable` if its function can be called without arguments.
    let isAsked = annotation?.isForTestData ?? plan.parameters.contains { $0.value == nil }
    if !isAsked { return [] }
    return [
      diagnostic(
        .warning, .notDefaultable(self[plan.id].name, headline(of: obstacle)),
        at: self[plan.id].place, notes: notes(of: obstacle))
    ]
  }

  /// The warning that values of a type cannot be copied, as its annotation asks.
  private func notCopied(_ plan: ValuePlan) -> [Diagnostic] {
    guard case .failure(let obstacle)? = plan.copy, isAnnotatedForCopies(plan) else { return [] }
    return [
      diagnostic(
        .warning, .notCopied(self[plan.id].name, headline(of: obstacle)), at: self[plan.id].place)
    ]
  }

  /// One note about all types whose values cannot be copied, for which nothing but `--copies` asks.
  func notCopied(among plans: [ValuePlan]) -> [Diagnostic] {
    let names = plans.filter { plan in
      guard case .failure(let obstacle)? = plan.copy else { return false }
      return obstacle != .hasNothingToChange && !isAnnotatedForCopies(plan)
    }.map { self[$0.id].qualifiedName }.uniqued()
    return names.isEmpty ? [] : [Diagnostic(.note, .notCopied(names), path: "", offset: 0)]
  }

  private func isAnnotatedForCopies(_ plan: ValuePlan) -> Bool {
    annotation(of: plan.id)?.copy ?? false
  }
}
