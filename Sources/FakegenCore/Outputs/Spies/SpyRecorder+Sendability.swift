// Which arguments may leave their actor.

extension SpyRecorder {
  /// How an argument reaches the stub, which may be on another actor.
  func sending(of parameter: SpiedParameter) -> SpiedParameter.Sending {
    if parameter.sending == .withheld { return .withheld }
    if !cannotBeSent(parameter) { return isUnsafe(parameter) ? .inUnsafeConstant : .plain }
    if parameter.isInout { return .inVariable }
    guard let type = parameter.recorded else {
      // The compiler cannot lend a function whose isolation is unknown.
      if parameter.passed.hasPrefix("@isolated(any)") { return .withheld }
      return parameter.passed.hasPrefix("@escaping") ? .disconnected(as: nil) : .lent
    }
    return .disconnected(as: program.isExistential(type) ? type : nil)
  }

  /// Whether an argument must leave its actor to reach the stub, but may not be `Sendable`.
  private func cannotBeSent(_ parameter: SpiedParameter) -> Bool {
    guard leavesActor else { return false }
    // Any other escaping closure is recorded.
    let isRecorded =
      parameter.passed.hasPrefix("@escaping")
      && !parameter.passed.hasPrefix("nonisolated(nonsending)")
    let isUnrecordedClosure =
      site.shape.isActor && program.isFunction(parameter.passed) && parameter.autoclosure == nil
      && !isRecorded && program.isSendable(parameter.passed) != true
    return parameter.recorded.map { !program.isSurelySendable($0) } ?? isUnrecordedClosure
  }

  /// Whether the compiler does not see that an evaluated argument stays on its global actor.
  private func isUnsafe(_ parameter: SpiedParameter) -> Bool {
    guard parameter.use == .evaluated, site.isolation.isOnGlobalActor, let type = parameter.recorded
    else { return false }
    return genericParameters.contains { type.mentions($0.name) } && !site.isSendable(type)
  }
}
