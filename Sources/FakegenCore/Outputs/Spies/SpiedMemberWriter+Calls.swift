extension SpiedMemberWriter {
  /// The statements that evaluate arguments, once for the calls and the stub.
  private var evaluations: [GeneratedStatement] {
    spied.parameters.filter(\.isEvaluated).map { parameter in
      "let \(value(of: parameter)) = \(parameter.name.escapedInExpression)()"
    }
  }

  /// The statements that ask for a stub and run it, before those of the default.
  func call(
    asking owner: String, before statements: [GeneratedStatement]
  ) -> [GeneratedStatement] {
    if spied.takesRecorded { return evaluations + [run(asking: owner, otherwise: statements)] }
    let texts = statements.compactMap(\.text)
    // An error of the default is one of the member's, too.
    guard spied.error != nil, texts.contains(where: { $0.contains("try ") }),
      texts.count == statements.count
    else { return call(asking: owner, isLast: false) + statements }
    let (call, stub) = (free("call"), free("stub"))
    let body =
      [block("if let \(stub) = \(call).stub", run(stub, isReturned: true))] + texts
    return evaluations + [
      "let \(call) = \(access(asking: owner)).begin(\(recordedArguments))",
      """
      do {
        \(body.joined(separator: "\n").replacing("\n", with: "\n  "))
      } catch { throw \(call).failure(error) }
      """,
    ]
  }

  /// The statement that asks for a stub and runs it.
  func call(asking owner: String, isLast: Bool) -> [GeneratedStatement] {
    if spied.takesRecorded { return evaluations + [run(asking: owner, otherwise: [])] }
    let (call, stub) = (free("call"), free("stub"))
    let isReturned = !isLast || spied.result != .void
    let access = access(asking: owner)
    guard spied.error != nil else {
      let run = run(stub, isReturned: isReturned)
      return evaluations + [
        .block("if let \(stub) = \(access).call(\(recordedArguments))", [.code(run)])
      ]
    }
    let run = run("\(call).stub", isReturned: isReturned)
    return evaluations + [
      .block(
        "if let \(call) = \(access).attempt(\(recordedArguments))",
        [.code("\(block("do", run)) catch { throw \(call).failure(error) }")])
    ]
  }

  /// A statement with braces, over several lines if what is in them is.
  private func block(_ head: String, _ body: String) -> String {
    body.contains("\n")
      ? "\(head) {\n  \(body.replacing("\n", with: "\n  "))\n}" : "\(head) { \(body) }"
  }

  /// The statement that lets the library do what a stub says, or what is done otherwise.
  private func run(
    asking owner: String, otherwise statements: [GeneratedStatement]
  ) -> GeneratedStatement {
    let start = isReturnWritten ? "return " : ""
    let call = "\(start)\(marks)\(access(asking: owner)).run(\(recordedArguments))"
    if statements.isEmpty { return .code("\(call) {}") }
    if statements.count == 1, case .returned(let value) = statements[0] {
      return .block(call, [.code(value)])
    }
    return .block(call, statements.map(throwingInClosure))
  }

  /// A closure throws any error as far as the compiler infers, so it has to name the type of `.closed`.
  private func throwingInClosure(_ statement: GeneratedStatement) -> GeneratedStatement {
    guard spied.throwsOneType, case .code(let text) = statement, text.hasPrefix("throw .") else {
      return statement
    }
    return .code("throw \(failure)\(text.dropFirst("throw ".count))")
  }

  /// Whether the statement that gives the result needs the word.
  private var isReturnWritten: Bool {
    spied.result != .void && (isTransformed || spied.parameters.contains(where: \.isEvaluated))
  }

  /// The statement that runs a stub.
  private func run(_ stub: String, isReturned: Bool) -> String {
    let start = isReturned ? "return " : ""
    var call = "\(marks)\(stub)(\(passedArguments))"
    // What does not escape leaves the actor only as a function that does.
    let lent = spied.parameters.filter { $0.isHeld && $0.recorded == nil }
    if !lent.isEmpty, stub != free("stub") {
      let plain = free("stub")
      return "let \(plain) = \(stub)\n" + run(plain, isReturned: isReturned)
    }
    for parameter in lent {
      let name = parameter.name.escapedInExpression
      call =
        "\(marks)withoutActuallyEscaping(\(name)) { \(name) in\n"
        + "  _ = self  // so that it runs on the actor\n"
        + "  nonisolated(unsafe) let \(name) = \(name)\n"
        + "  \(start)\(call.replacing("\n", with: "\n  "))\n}"
    }
    let copies = spied.parameters.filter { $0.isHeld && $0.isInout }.map { parameter in
      let (name, copy) = (parameter.name.escapedInExpression, copy(of: parameter))
      return "nonisolated(unsafe) var \(copy) = \(name)\ndefer { \(name) = \(copy) }\n"
    }
    if !copies.isEmpty { return copies.joined() + start + call }
    guard spied.effects.throwing == .rethrows else { return start + call }
    return
      "\(start)try \(spelling.name(ofSpies: "SpyLog")).rethrowing({ \(call) }, rescue: { throw $0 })"
  }
}
