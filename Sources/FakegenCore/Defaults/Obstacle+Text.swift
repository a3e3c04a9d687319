import FakegenSyntax

/// The wording of obstacles: one clause for each step from the demanded type to the last reason.
extension Program {
  /// A step in a chain of obstacles, and the declaration that it is about.
  private struct Step {
    var declaration: DeclarationID?
    /// The text that follows the declaration's name, or the whole clause if there is no declaration.
    let text: String
    /// Whether it reports that a type is not declared, which has no place of its own.
    var isUnknown = false
  }

  /// Explains in one line why something cannot be created.
  func text(of obstacle: Obstacle) -> String {
    steps(of: obstacle).map(text).joined(separator: "; ")
  }

  /// Explains the first reason only; notes may explain the others.
  func headline(of obstacle: Obstacle) -> String { text(of: step(of: obstacle)) }

  private func text(of step: Step) -> String {
    guard let id = step.declaration else { return step.text }
    let place = isPrelude(id) ? "" : " (\(describe(self[id].place)))"
    return "\(name(of: id))\(place) \(step.text)"
  }

  /// Explains why something cannot be created, with a note at each declaration in the chain.
  ///
  /// - Parameters:
  ///   - obstacle: The obstacle.
  ///   - place: The place of the note that a type is not declared; `nil` for no such note.
  /// - Returns: The notes.
  func notes(of obstacle: Obstacle, elseAt place: Place? = nil) -> [Diagnostic] {
    steps(of: obstacle).compactMap { step in
      if step.isUnknown, let place {
        return diagnostic(.note, Diagnostic.Message(step.text), at: place)
      }
      guard let id = step.declaration, !isPrelude(id) else { return nil }
      let message = Diagnostic.Message("\(name(of: id)) \(step.text)")
      return diagnostic(.note, message, at: self[id].place)
    }
  }

  private func name(of id: DeclarationID) -> String {
    "\(self[id].kind.rawValue) '\(self[id].name)'"
  }

  private func steps(of obstacle: Obstacle) -> [Step] {
    let steps = obstacle.steps
    // Nobody reads hundreds of steps; the last ones tell what is wrong.
    let (first, last) = (12, 4)
    let omitted = steps.count - first - last
    if omitted <= 1 { return steps.map(step) }
    let gap = Step(
      declaration: step(of: steps[first]).declaration,
      text: "needs further types (\(omitted) steps are omitted)")
    return steps.prefix(first).map(step) + [gap] + steps.suffix(last).map(step)
  }

  /// The step for an obstacle itself, without those behind it.
  private func step(of obstacle: Obstacle) -> Step {
    switch obstacle {
    case .part(_, let inner): step(of: inner)
    case .argument: Step(text: "lacks an argument")
    case .conditional: Step(text: "depends on '#if'")
    case .nothingMakes(let id, let attempts): step(of: id, attempts)
    case .reason(let text, let id, _): Step(declaration: id, text: text)
    case .chosenByCaller(let name): Step(text: "the caller chooses '\(name)'")
    case .unknown(let type)
    where type.outer != nil && protocolOfNull([type.root.name]) != nil:
      Step(
        text:
          "no value is known for '\(type)', a member of a generated type; choose another type "
          + "with 'types:'")
    case .unknown(let type):
      Step(text: "'\(type)' is not declared in the given sources", isUnknown: true)
    case .skipped(let member, let empty):
      Step(text: "'\(member)' is skipped; implement it in an extension of '\(empty)'")
    }
  }

  private func step(of id: DeclarationID, _ attempts: [Obstacle.Attempt]) -> Step {
    guard let attempt = attempts.first else {
      let lacking = self[id].kind == .enum ? "case" : "initializer"
      return Step(declaration: id, text: "has no \(lacking) that can be used")
    }
    if case .argument(let label, let type, _) = attempt.reason {
      let argument =
        label.map { "the argument '\($0): \(type)'" } ?? "an argument of type '\(type)'"
      return Step(declaration: id, text: "needs \(argument)")
    }
    return Step(
      declaration: id, text: "cannot be created; '\(attempt.name)' \(headline(of: attempt.reason))")
  }
}
