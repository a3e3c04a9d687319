// Which arguments may leave their actor.

extension SpyRecorder {
  /// Whether an argument must leave its actor to reach the stub, but may not be `Sendable`.
  func cannotBeSent(_ parameter: SpiedParameter, isOnActor: Bool) -> Bool {
    if parameter.isWithheld { return false }
    if isOnActor {
      let isLent =
        site.shape.isActor && program.isFunction(parameter.passed) && parameter.autoclosure == nil
        && program.isSendable(parameter.passed) != true
      return parameter.recorded.map { !$0.isSent(in: program) } ?? isLent
    }
    return site.isInferred
      && parameter.recorded.map { frame.typeParameters.contains(where: $0.mentions) } ?? false
  }

  /// Whether the compiler does not see that an evaluated argument stays on its global actor.
  func isUnsafe(_ parameter: SpiedParameter) -> Bool {
    guard parameter.isEvaluated, site.isolation.isOnGlobalActor, let type = parameter.recorded
    else { return false }
    return genericParameters.contains { type.mentions($0.name) } && !site.isSendable(type)
  }
}
