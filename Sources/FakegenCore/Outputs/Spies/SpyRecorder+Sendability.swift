// Which arguments may leave their actor.

extension SpyRecorder {
  /// How an argument reaches the stub, which may be on another actor.
  func sending(of parameter: SpiedParameter) -> SpiedParameter.Sending {
    if parameter.sending == .withheld { return .withheld }
    if !cannotBeSent(parameter) { return isUnsafe(parameter) ? .inUnsafeConstant : .plain }
    if parameter.isInout { return .inVariable }
    guard let type = parameter.recorded else {
      // The compiler cannot lend a function whose isolation is unknown.
      return parameter.passed.hasPrefix("@isolated(any)") ? .withheld : .lent
    }
    return .disconnected(as: program.isExistential(type) ? type : nil)
  }

  /// Whether an argument must leave its actor to reach the stub, but may not be `Sendable`.
  private func cannotBeSent(_ parameter: SpiedParameter) -> Bool {
    guard leavesActor else { return false }
    let isLent =
      site.shape.isActor && program.isFunction(parameter.passed) && parameter.autoclosure == nil
      && !parameter.passed.hasPrefix("@escaping") && program.isSendable(parameter.passed) != true
    return parameter.recorded.map { !program.isSurelySendable($0) } ?? isLent
  }

  /// Whether the compiler does not see that an evaluated argument stays on its global actor.
  private func isUnsafe(_ parameter: SpiedParameter) -> Bool {
    guard parameter.use == .evaluated, site.isolation.isOnGlobalActor, let type = parameter.recorded
    else { return false }
    return genericParameters.contains { type.mentions($0.name) } && !site.isSendable(type)
  }
}
