extension SpiedMemberWriter {
  // MARK: - Stand-in

  /// Replaces the body of a member by a call of the spy's member, as in `{ spy.name }`.
  ///
  /// - Parameters:
  ///   - body: The body of the spy's member.
  ///   - standIn: The stand-in.
  /// - Returns: The new body.
  func delegating(
    _ body: GeneratedDeclaration.Body, of standIn: SpyPlan.StandIn
  ) -> GeneratedDeclaration.Body {
    let arguments = spied.parameters.map(\.forwardedArgument).joined(separator: ", ")
    let spy = spied.name(ofOwn: standIn.nameOfSpy)
    let call = (member.isStatic ? plan.type.name : spy) + member.use(arguments)
    let value = marksOfUse + call
    return body.replacing(setting: ["\(call) = \(spied.newValue)"], of: spied.newValue) { _ in
      [spied.plan.isTransformed ? .returned(value) : statement(value)]
    }
  }

  // MARK: - Target that the spy keeps

  /// The words before a use of the member on another object, which may rethrow the errors of its argument.
  private var marksOfUse: String {
    spied.passesErrorsOn && spied.effects.throwing == .never ? "try " + marks : marks
  }

  /// The use of the target's member with the member's own arguments: `try spiedTarget.price(of: item)`.
  var useOfTarget: String { "\(marksOfUse)\(SpyPlan.nameOfTarget)\(member.use(argumentsOfTarget))" }

  private var argumentsOfTarget: String {
    zip(spied.parameters, spied.requirement.parameters).map { parameter, declared in
      // Only with the very actor as the argument, the compiler sees that the call stays on it.
      let isActor = plan.isOfClass && declared.type.hasPrefix("isolated")
      return parameter.autoclosure == nil && !isActor
        ? parameter.labelled(passed(parameter)) : parameter.forwardedArgument
    }.joined(separator: ", ")
  }

  /// The default of a member whose calls go to the target that the spy keeps.
  ///
  /// ```swift
  /// spiedTarget.price(of: item)
  /// // if the Null type, which is the first target, would do something else:
  /// if spied.isForwarding { return spiedTarget.greeting() }
  /// return SpyStandIn(spy: self).greeting()
  /// ```
  func callTarget(before statements: [GeneratedStatement]) -> [GeneratedStatement] {
    if plan.isOfClass { return targetOrSuperclass }
    let use = useOfTarget
    if spied.isLikeNull { return [last(use)] }
    return [.block("if \(spied.log).isForwarding", [.returned(use)])] + statements
  }

  /// The statements that call the target or, if there is none, the superclass:
  /// `spiedTarget.map { $0.play(track) } ?? super.play(track)`.
  private var targetOrSuperclass: [GeneratedStatement] {
    let (target, use) = (SpyPlan.nameOfTarget, member.use(argumentsOfTarget))
    // What follows `??` can neither wait, nor rethrow, nor change, consume, copy or send an argument.
    let isPlain =
      !spied.effects.isAsync && !spied.passesErrorsOn
      && !spied.parameters.contains {
        $0.isInout || $0.use == .copied
          || $0.passed.prefixes.contains(where: ["consuming", "sending"].contains)
      }
    if isPlain { return [last("\(marks)\(target).map { \(marks)$0\(use) } ?? super\(use)")] }
    return [.block("if let \(target)", [.returned(useOfTarget)]), last("\(marksOfUse)super\(use)")]
  }

  /// The last statement of a body, a call of the member on another object.
  private func last(_ call: String) -> GeneratedStatement {
    spied.result == .void ? statement(call) : .returned(call)
  }

  /// A call of the member on another object where `return` is not needed, except to tell a member without a result from
  /// an overload with one.
  private func statement(_ call: String) -> GeneratedStatement {
    spied.isOverloadedByResult ? .returned(call) : .code(call)
  }

  /// The statements that record a new value, and set it in the superclass or the target.
  ///
  /// ```swift
  /// when.name.set(newValue) { spiedTarget.name = newValue }
  /// // in a subclass:
  /// when.volume.note(set: newValue) {
  ///   if let spiedTarget { return spiedTarget.volume = newValue }
  ///   super.volume = newValue
  /// }
  /// ```
  var recordingOfNewValue: [GeneratedStatement] {
    let values = (member.kind == .subscript ? "\(recordedArguments), " : "") + spied.newValue
    let toTarget = "\(useOfTarget) = \(spied.newValue)"
    if plan.isOfClass {
      // Without a target, the setter of the superclass follows.
      let target = GeneratedStatement.block(
        "if let \(SpyPlan.nameOfTarget)", [.returned(toTarget)])
      let above = "super\(member.use(argumentsOfTarget)) = \(spied.newValue)"
      return [
        .block(
          "\(useOfMirror).note(set: \(values))", (callsTarget ? [target] : []) + [.code(above)])
      ]
    }
    let call = "\(useOfMirror).set(\(values))"
    return [callsTarget ? .block(call, [.code(toTarget)]) : .code(call)]
  }

  // MARK: - Forwarding by functions

  /// The statements that forward the calls of a member to another object.
  ///
  /// ```swift
  /// when.value().forward { target.value(for: $0) }
  /// when.name.sets.forward { target.name = $0 }
  /// ```
  var forwarding: [GeneratedStatement] {
    let object = plan.forwardingFunctions?.isUnchecked ?? false ? "target.value" : "target"
    let arguments = spied.parameters.enumerated().map { $1.argument("$\($0)") }
    let target = object + member.use(arguments.joined(separator: ", "))
    let reads = spied.isSettableSubscript ? ".gets" : ""
    var statements: [GeneratedStatement] = ["\(useOfMirror)\(reads).forward { \(marks)\(target) }"]
    if spied.isPlainProperty, member.setter != nil {
      statements.append("\(useOfMirror).sets.forward { \(target) = $0 }")
    } else if spied.isSettableSubscript, spied.recorded.count == spied.parameters.count {
      statements.append("\(useOfMirror).sets.forward { \(object)[\(settingArguments)] = $1 }")
    }
    if let platforms = member.attributes.lazy.compactMap(\.platforms).first {
      statements = [.block("if #available(\(platforms))", statements)]
    }
    for branch in member.conditions.reversed() {
      statements = [
        .clauses(
          [.init(opening: "#if \(branch.standalone)", statements: statements)], end: "#endif")
      ]
    }
    return statements
  }

  var marks: String { spied.effects.marks }

  private var settingArguments: String {
    spied.parameters.map { parameter in
      parameter.labelled(
        spied.parameters.count == 1 ? "$0" : "$0.\(parameter.name.escapedAfterDot)")
    }.joined(separator: ", ")
  }
}
