extension SpiedMemberWriter {
  /// The statements that evaluate autoclosures once, for both the record and the stub: `let messageValue = message()`.
  var evaluations: [GeneratedStatement] {
    spied.parameters.filter { $0.use == .evaluated }.map { parameter in
      // The compiler warns of a constant whose type turns out to contain `Void`.
      let unexpected = parameter.recorded.flatMap { $0.holds { $0 == .void } ? $0 : nil }
      let type = unexpected.map { ": \(text(of: $0))" } ?? ""
      // The functions that run the stub and the default themselves need no help.
      let isUnsafe = parameter.sending == .inUnsafeConstant && !spied.takesRecorded
      let start = isUnsafe ? "nonisolated(unsafe) " : ""
      let name = spied.value(of: parameter)
      return "\(start)let \(name)\(type) = \(parameter.name.escapedInExpression)()"
    }
  }

  /// The statements that run a stub if there is one, followed by those of the default.
  ///
  /// ```swift
  /// try when.price().runThrows(item) { try spiedTarget.price(of: item) }
  /// // if the stub takes other arguments than those that are recorded:
  /// if let stub = when.each().call(()) { return stub(body) }
  /// spiedTarget.each(body)
  /// ```
  func call(before statements: [GeneratedStatement]) -> [GeneratedStatement] {
    let arguments = "(\(recordedArguments))"
    if spied.takesRecorded {
      // A single function of the library records the call, and runs the stub or the default.
      let isSaid = spied.plan.isTransformed || spied.parameters.contains { $0.use == .evaluated }
      let start = isSaid && spied.result != .void ? "return " : ""
      let run = "\(start)\(marks)\(useOfMirror).\(kind("run"))\(arguments)"
      return [.block(run, statements.inClosure)]
    }
    let (call, stub) = (spied.free("call"), spied.free("stub"))
    let isReturned = !statements.isEmpty || spied.result != .void
    if !spied.throwsErrors {
      let run = run(stub, isReturned: isReturned)
      return [.block("if let \(stub) = \(useOfMirror).call\(arguments)", run)] + statements
    }
    // An error that the default throws is recorded, too.
    if callsTarget || spied.plan.value?.expression.mayThrow ?? false {
      let run = GeneratedStatement.block(
        "if let \(stub) = \(call).stub", run(stub, isReturned: isReturned))
      return [
        "let \(call) = \(useOfMirror).begin\(arguments)", attempt([run] + statements, of: call),
      ]
    }
    let run = attempt(run("\(call).stub", isReturned: isReturned), of: call)
    return [.block("if let \(call) = \(useOfMirror).attempt\(arguments)", [run])] + statements
  }

  /// A `do` statement that records the errors of its statements with the call.
  private func attempt(_ statements: [GeneratedStatement], of call: String) -> GeneratedStatement {
    braces("do {", statements, "} catch { throw \(call).failure(error) }")
  }

  /// A statement with braces, in one line if there is a single statement in them.
  private func braces(
    _ opening: String, _ statements: [GeneratedStatement], _ end: String
  ) -> GeneratedStatement {
    statements.onlyText.map { .code("\(opening) \($0) \(end)") }
      ?? .clauses([.init(opening: opening, statements: statements)], end: end)
  }

  /// The statements that run a stub, as `return stub(body)`.
  private func run(_ stub: String, isReturned: Bool) -> [GeneratedStatement] {
    // A nonescaping closure can only leave the actor as an escaping one, in a closure that captures the stub.
    let lent = spied.parameters.filter { $0.sending == .lent }
    let kept = spied.free("stub")
    if lent.isEmpty || stub == kept && spied.isSendable {
      return call(stub, lending: lent, isReturned: isReturned)
    }
    let word = spied.isSendable ? "" : "nonisolated(unsafe) "
    return ["\(word)let \(kept) = \(stub)"] + call(kept, lending: lent, isReturned: isReturned)
  }

  private func call(
    _ stub: String, lending lent: [SpiedParameter], isReturned: Bool
  ) -> [GeneratedStatement] {
    let isRethrowing = spied.effects.throwing == .rethrows
    let start = (isReturned ? "return " : "") + marks
    // The closure of a call that rethrows has a single expression.
    let outerStart = isRethrowing ? marks : start
    let arguments = spied.passed.map(passed).joined(separator: ", ")
    var statement = GeneratedStatement.code(
      "\(lent.isEmpty ? outerStart : start)\(stub)(\(arguments))")
    for parameter in lent {
      statement = lend(parameter, to: statement, parameter == lent.last ? outerStart : start)
    }
    let copies = spied.parameters.filter { $0.sending == .inVariable }
    return copies.flatMap { parameter -> [GeneratedStatement] in
      let (name, copy) = (parameter.name.escapedInExpression, copy(of: parameter))
      return ["nonisolated(unsafe) var \(copy) = \(name)", "defer { \(name) = \(copy) }"]
    } + [isRethrowing ? rethrow(from: statement, start) : statement]
  }

  /// A statement that lends a nonescaping closure to a stub on an actor.
  ///
  /// ```swift
  /// await withoutActuallyEscaping(change) { change in
  ///   _ = self  // so that it runs on the actor
  ///   nonisolated(unsafe) let change = change
  ///   await stub(change)
  /// }
  /// ```
  private func lend(
    _ parameter: SpiedParameter, to statement: GeneratedStatement, _ start: String
  ) -> GeneratedStatement {
    let name = parameter.name.escapedInExpression
    // A closure that throws a generic error is converted here, and not when it is passed.
    let type = spied.passedError.map { _ in ": \(text(of: parameter.passed))" } ?? ""
    return braces(
      "\(start)withoutActuallyEscaping(\(name)) { \(name) in",
      [
        "_ = self  // so that it runs on the actor",
        "nonisolated(unsafe) let \(name)\(type) = \(name)", statement,
      ], "}")
  }

  /// A statement that throws the errors of a stub in a member that rethrows, or that throws a generic error.
  ///
  /// ```swift
  /// return try SpyLog.rethrowing({ try stub(body) }, rescue: { throw $0 })
  /// return try SpyLog.rethrowing(as: E.self) { try stub(body) }
  /// ```
  private func rethrow(from statement: GeneratedStatement, _ start: String) -> GeneratedStatement {
    let opening = "\(start)\(spelling.name(ofSpies: "SpyLog")).rethrowing("
    return spied.passedError.map { braces("\(opening)as: \($0).self) {", [statement], "}") }
      ?? braces(opening + "{", [statement], "}, rescue: { throw $0 })")
  }

  /// The variable that a stub changes in place of an argument that stays on its actor.
  func copy(of parameter: SpiedParameter) -> String {
    spied.free("\(parameter.name)Copy").escapedInExpression
  }
}
