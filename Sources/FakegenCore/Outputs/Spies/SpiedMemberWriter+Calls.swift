extension SpiedMemberWriter {
  /// The statements that evaluate arguments, once for the calls and the stub.
  var evaluations: [GeneratedStatement] {
    spied.parameters.filter(\.isEvaluated).map { parameter in
      "let \(spied.value(of: parameter)) = \(parameter.name.escapedInExpression)()"
    }
  }

  /// The statements that ask for a stub and run it, before those of the default.
  func call(
    asking owner: String, before statements: [GeneratedStatement]
  ) -> [GeneratedStatement] {
    if spied.takesRecorded { return [run(asking: owner, otherwise: statements)] }
    // An error of the default is one of the member's, too.
    guard spied.error != nil, statements.contains(where: { $0.text?.contains("try ") ?? false })
    else { return call(asking: owner, isLast: statements.isEmpty) + statements }
    let (call, stub) = (spied.free("call"), spied.free("stub"))
    let stubbed = GeneratedStatement.block(
      "if let \(stub) = \(call).stub", run(stub, isReturned: true))
    return [
      "let \(call) = \(access(asking: owner)).begin(\(recordedArguments))",
      attempt([stubbed] + statements, of: call),
    ]
  }

  /// The statement that asks for a stub and runs it.
  func call(asking owner: String, isLast: Bool) -> [GeneratedStatement] {
    if spied.takesRecorded { return [run(asking: owner, otherwise: [])] }
    let (call, stub) = (spied.free("call"), spied.free("stub"))
    let isReturned = !isLast || spied.result != .void
    let access = access(asking: owner)
    guard spied.error != nil else {
      let run = run(stub, isReturned: isReturned)
      return [
        .block("if let \(stub) = \(access).call(\(recordedArguments))", run)
      ]
    }
    let run = run("\(call).stub", isReturned: isReturned)
    return [
      .block(
        "if let \(call) = \(access).attempt(\(recordedArguments))", [attempt(run, of: call)])
    ]
  }

  /// Statements whose errors are recorded with a call.
  private func attempt(_ statements: [GeneratedStatement], of call: String) -> GeneratedStatement {
    braces("do {", statements, "} catch { throw \(call).failure(error) }")
  }

  /// What holds statements, in one line if there is a single one.
  private func braces(
    _ opening: String, _ statements: [GeneratedStatement], _ end: String
  ) -> GeneratedStatement {
    statements.onlyText.map { .code("\(opening) \($0) \(end)") }
      ?? .clauses([.init(opening: opening, statements: statements)], end: end)
  }

  /// The statement that lets the library do what a stub says, or what is done otherwise.
  private func run(
    asking owner: String, otherwise statements: [GeneratedStatement]
  ) -> GeneratedStatement {
    let start = isReturnWritten ? "return " : ""
    let function = "\(access(asking: owner)).\(kind("run"))"
    let call = "\(start)\(marks)\(function)(\(recordedArguments))"
    return .block(call, statements.inClosure)
  }

  /// Whether the statement that gives the result needs the word.
  private var isReturnWritten: Bool {
    spied.result != .void && (isTransformed || spied.parameters.contains(where: \.isEvaluated))
  }

  /// The statements that run a stub.
  private func run(_ stub: String, isReturned: Bool) -> [GeneratedStatement] {
    // What does not escape leaves the actor only as a function that does.
    let lent = spied.parameters.filter { $0.isHeld && $0.recorded == nil }
    if !lent.isEmpty, stub != spied.free("stub") {
      let kept = spied.free("stub")
      return ["let \(kept) = \(stub)"] + run(kept, isReturned: isReturned)
    }
    let isRethrowing = spied.effects.throwing == .rethrows
    let start = isReturned ? "return " : ""
    func marked(_ call: String, isInside: Bool) -> String {
      (isRethrowing && !isInside ? "" : start) + marks + call
    }
    var statements: [GeneratedStatement] = [
      .code(marked("\(stub)(\(passedArguments))", isInside: !lent.isEmpty))
    ]
    for (index, parameter) in lent.enumerated() {
      let name = parameter.name.escapedInExpression
      let opening = "withoutActuallyEscaping(\(name)) { \(name) in"
      let body: [GeneratedStatement] = [
        "_ = self  // so that it runs on the actor", "nonisolated(unsafe) let \(name) = \(name)",
      ]
      statements = [
        braces(
          marked(opening, isInside: index < lent.count - 1), body + statements, "}")
      ]
    }
    if isRethrowing {
      let opening = "\(start)\(marks)\(spelling.name(ofSpies: "SpyLog")).rethrowing({"
      statements = [braces(opening, statements, "}, rescue: { throw $0 })")]
    }
    let copies = spied.parameters.filter { $0.isHeld && $0.isInout }
    return copies.flatMap { parameter -> [GeneratedStatement] in
      let (name, copy) = (parameter.name.escapedInExpression, copy(of: parameter))
      return ["nonisolated(unsafe) var \(copy) = \(name)", "defer { \(name) = \(copy) }"]
    } + statements
  }
}
