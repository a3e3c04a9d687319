import FakegenSyntax

/// Arguments that an initializer checks before it uses them.
extension DefaultFinder {
  /// Returns the value of one argument, which the checks in the body of its initializer accept if they are understood.
  ///
  /// ```swift
  /// init?(_ name: String) { guard !name.isEmpty else { return nil } … }          // "name"
  /// init(retries: Int) { precondition(retries > 0); … }                          // 1
  /// init(_ handlers: [any Handler]) { precondition(!handlers.isEmpty); … }       // [NullHandler()]
  /// ```
  func argument(for parameter: Parameter) throws(Obstacle) -> DefaultValue {
    let value = try argument(for: parameter.type)
    return accepted(value, for: parameter) ?? value
  }

  /// The value with the least number, or the least count of elements, that is accepted.
  ///
  /// - Parameters:
  ///   - usual: The value of the parameter's type.
  ///   - parameter: The parameter.
  /// - Returns: The value; `nil` if the usual one is accepted, or no other is known.
  private func accepted(_ usual: DefaultValue, for parameter: Parameter) -> DefaultValue? {
    guard let least = parameter.accepted.first, usual.origin != .option else { return nil }
    let number = Int(exactly: least)
    switch (usual.expression.text { $0 }, program.unaliased(parameter.type).bare) {
    case ("0", _): return .literal(number.map { "\($0)" } ?? "\(least)")
    case ("false", _): return .literal("true")
    case ("\"\"", _):
      if let name = parameter.name, parameter.accepted.contains(Double(name.count)) {
        return .literal("\"\(name)\"")
      }
      // A letter, and a hexadecimal digit.
      return number.flatMap {
        $0 <= 32 ? .literal("\"\(String(repeating: "a", count: $0))\"") : nil
      }
    case ("[]", .array(let element)) where least == 1:
      guard let part = try? argument(for: element) else { return nil }
      return DefaultValue(
        .template([.text("["), .value(part.expression), .text("]")]),
        from: [part])
    default: return nil
    }
  }
}

extension InitializerCandidate {
  /// The reason why a call may end the program, if the arguments may not pass a check; `nil` if they do.
  ///
  /// - Parameter arguments: The parameters that get an argument, and its value.
  /// - Returns: The obstacle.
  func trapRisk(passing arguments: some Sequence<(Parameter, DefaultValue)>) -> Obstacle? {
    if checks.isEmpty { return nil }
    var measures = keptMeasures
    var names: [String] = []
    for (parameter, value) in arguments {
      let text = value.expression.text { $0 }
      guard let name = parameter.name else { continue }
      measures[name] = Self.measure(text)
      // What is `nil` is seldom checked further, and what has a default of its own passes.
      if text != "nil", parameter.needsArgument { names.append(name) }
    }
    let failing = checks.first { check in
      check.traps && names.contains(where: check.mentions) && check.passes(measures) != true
    }
    return failing.map { .demands($0.text, name, of: owner.id) }
  }

  /// The numbers and counts of literal default arguments, by parameter.
  fileprivate var keptMeasures: [String: Double] {
    Dictionary(
      parameters.filter { !$0.needsArgument }.compactMap { parameter in
        guard let name = parameter.name, case .literal(let text)? = parameter.defaultValue,
          let measure = Self.measure(text)
        else { return nil }
        return (name, measure)
      }
    ) { first, _ in first }
  }

  /// The number that a literal stands for, or the count of its elements.
  private static func measure(_ text: String) -> Double? {
    switch text {
    case "nil", "false", "[]", "[:]": 0
    case "true": 1
    case _ where text.hasPrefix("["): 1
    case _ where text.hasPrefix("\"") && !text.contains("\\"): Double(text.count - 2)
    default: Double(text)
    }
  }
}

extension Program {
  /// A candidate with the checks in its body, and the numbers or counts of elements that they accept.
  func knowingChecks(of candidate: InitializerCandidate) -> InitializerCandidate {
    guard let member = candidate.member, !candidate.parameters.isEmpty, member.kind != .enumCase,
      !declarations.isPrelude(member.place.file)
    else { return candidate }
    var result = candidate
    result.checks = declarations.source(of: member.place.file)
      .checks(inBodyAfter: member.place.offset)
    if result.checks.isEmpty { return candidate }
    let needed = result.parameters.indices.filter { result.parameters[$0].needsArgument }
    var measures = result.keptMeasures
    for name in needed.compactMap({ result.parameters[$0].name }) { measures[name] = 0 }
    for index in needed {
      guard let name = result.parameters[index].name else { continue }
      let accepted = accepted(for: name, beside: measures, by: result.checks)
      measures[name] = accepted.first ?? 0
      result.parameters[index].accepted = accepted
    }
    return result
  }

  /// The numbers with which most checks pass, least first; empty if 0 is one.
  private func accepted(
    for name: String, beside measures: [String: Double], by checks: [Check]
  ) -> [Double] {
    let relevant = checks.filter { $0.mentions(name) }
    let known = relevant.flatMap(\.numbers) + measures.values
    let numbers = ([0, 1, Double(name.count)] + known.flatMap { [$0, $0 + 1] })
      .filter { $0 < 1_000_000 }.uniqued().sorted()
    func failures(_ number: Double) -> Int {
      let measures = measures.merging([name: number]) { $1 }
      return relevant.reduce(0) { $0 + ($1.passes(measures).map { $0 ? 0 : 2 } ?? 1) }
    }
    let least = numbers.map(failures).min() ?? 0
    return failures(0) == least ? [] : numbers.filter { failures($0) == least }
  }
}
