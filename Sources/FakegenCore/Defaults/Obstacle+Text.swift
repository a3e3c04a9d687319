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
  func headline(of obstacle: Obstacle) -> String { text(of: steps(of: obstacle)[0]) }

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
    var steps: [Step] = []
    var next: Obstacle? = obstacle
    // A loop, because the way may be long.
    while let current = next {
      let (step, cause) = step(of: current)
      if let step { steps.append(step) }
      next = cause
    }
    return steps
  }

  /// What an obstacle says itself, and the one behind it.
  private func step(of obstacle: Obstacle) -> (Step?, cause: Obstacle?) {
    switch obstacle {
    case .part(_, let inner): (nil, inner)
    case .nothingMakes(let id, let attempts): step(of: id, attempts)
    case .reason(let text, let inner): (Step(text: text), inner)
    case .chosenByCaller(let name): (Step(text: "'\(name)' is whatever the caller chooses"), nil)
    case .unknown(.named(let type))
    where type.outer != nil && protocolOfNull([type.root.name]) != nil:
      (
        Step(
          text: "'\(type)' belongs to a generated type, of whose types no values are known; choose "
            + "another one with 'types:'"), nil
      )
    case .unknown(let type):
      (Step(text: "'\(type)' is not declared in the given sources", isUnknown: true), nil)
    case .inaccessible(let id):
      (Step(declaration: id, text: "cannot be seen from the output"), nil)
    case .noNullType(let id): (Step(declaration: id, text: "has no null type"), nil)
    case .unnameable(let type):
      (Step(text: "'\(type)' is a type that only another declaration can name"), nil)
    case .noCommonType(let type): (Step(text: "no known type conforms to '\(type)'"), nil)
    case .circle(let id): (Step(declaration: id, text: "needs a value of its own type"), nil)
    case .tooDeep(let id):
      (Step(declaration: id, text: "is nested too deeply in other types"), nil)
    case .tooLarge(let id):
      (
        Step(
          declaration: id,
          text:
            "is made of more than \(DefaultValue.maximumSize) values; annotate it, or types in it, "
            + "with '@Faked'"), nil
      )
    case .ambiguous(let id, _):
      (Step(declaration: id, text: "differs between the branches of '#if'"), nil)
    case .needsStatements: (Step(text: "its value cannot be written as one expression"), nil)
    case .skipped(let member, let empty):
      (Step(text: "'\(member)' is skipped; implement it in an extension of '\(empty)'"), nil)
    case .shapeless(let type): (Step(text: "no value can be made for '\(type)'"), nil)
    }
  }

  private func step(
    of id: DeclarationID, _ attempts: [Obstacle.Attempt]
  ) -> (Step?, cause: Obstacle?) {
    guard let attempt = attempts.first else {
      let lacking = self[id].kind == .enum ? "case" : "initializer"
      return (Step(declaration: id, text: "has no \(lacking) that can be used"), nil)
    }
    if case .needs(let label, let type, let inner) = attempt.reason {
      let argument = label.map { "'\($0): \(type)'" } ?? "a value of type '\(type)'"
      return (Step(declaration: id, text: "needs \(argument)"), inner)
    }
    return (
      Step(declaration: id, text: "cannot be made; '\(attempt.name)' \(text(of: attempt))"), nil
    )
  }

  private func text(of attempt: Obstacle.Attempt) -> String {
    switch attempt.reason {
    case .hidden(let access): "is \(access)"
    case .isWeak(let name): "keeps its '\(name)' weakly, so it would be deallocated at once"
    case .isAsync: "is async"
    case .isGeneric: "is generic"
    case .isIsolated: "is isolated, or not available everywhere"
    case .mayFail: "may fail"
    case .traps: "always traps"
    case .isConditional: "depends on '#if'"
    case .takesInout: "takes an inout argument"
    case .needs: "lacks an argument"
    case .isMemberwise: "is internal, as every memberwise initializer is; write a public one"
    }
  }
}
