import FakegenSyntax

/// How obstacles are worded: a sentence for each step from the type that is asked for to the last reason.
extension Program {
  /// A step on the way, and the declaration that it is about.
  private struct Step {
    var declaration: DeclarationID?
    /// What follows the declaration's name, or the whole sentence if there is none.
    let text: String
    /// Whether it says that nobody declares a type, which has no place of its own.
    var isUnknown = false
  }

  /// Says in one line why something cannot be made.
  func text(of obstacle: Obstacle) -> String {
    steps(of: obstacle).map(text).joined(separator: "; ")
  }

  /// Says the first reason alone, as before notes that say the others.
  func headline(of obstacle: Obstacle) -> String { text(of: step(of: obstacle)) }

  private func text(of step: Step) -> String {
    guard let id = step.declaration else { return step.text }
    let place = isPrelude(id) ? "" : " (\(describe(self[id].place)))"
    return "\(name(of: id))\(place) \(step.text)"
  }

  /// Says why something cannot be made at the declarations that are in the way.
  ///
  /// - Parameters:
  ///   - obstacle: What is in the way.
  ///   - place: Where it is said that a type is not declared; `nil` if it is not.
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
    // Nobody reads hundreds of steps; the last ones say what is wrong.
    let (first, last) = (12, Obstacle.countOfLastSteps)
    let omitted = obstacle.steps - first - last
    let known = obstacle.firstSteps(first + last + 1)
    if omitted <= 1 { return known.map(step) }
    let gap = Step(
      declaration: step(of: known[first]).declaration,
      text: "needs others in turn (\(omitted) steps are left out)")
    return known.prefix(first).map(step) + [gap] + obstacle.lastSteps.map(step)
  }

  /// What an obstacle says itself.
  private func step(of obstacle: Obstacle) -> Step {
    switch obstacle {
    case .part(_, let inner): step(of: inner)
    case .argument: Step(text: "lacks an argument")
    case .conditional: Step(text: "depends on '#if'")
    case .nothingMakes(let id, let attempts): step(of: id, attempts)
    case .reason(let text, let id, _): Step(declaration: id, text: text)
    case .chosenByCaller(let name): Step(text: "'\(name)' is whatever the caller chooses")
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
      declaration: id, text: "cannot be made; '\(attempt.name)' \(headline(of: attempt.reason))")
  }
}
