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
    case ("nil", .optional(let wrapped)): return try? argument(for: parameter.with(wrapped))
    case ("[]", .array(let element)) where least == 1:
      return try? singleElement([element])
    case ("[]", .named(let set)) where least == 1 && set.name == "Set":
      return try? singleElement(set.arguments)
    case ("[:]", .dictionary(let key, let value)) where least == 1:
      return try? singleElement([key, value])
    default: return nil
    }
  }

  /// The literal of a collection with one element, as `[0]`, or `[0: ""]` if the element has a key.
  private func singleElement(_ types: [TypeModel]) throws(Obstacle) -> DefaultValue {
    let parts = try types.map { type throws(Obstacle) in try argument(for: type) }
    return .collection(of: parts, hasKeys: parts.count > 1)
  }
}

/// A condition that an initializer checks, itself or by calling another.
struct DemandedCheck {
  var check: Check
  /// The name of the initializer whose body contains the check.
  let initializer: String
  /// The type of that initializer.
  let owner: DeclarationID
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
      measures[name] = Self.measure(text) ?? (parameter.type.isOptional ? 1 : nil)
      // What is `nil` is seldom checked further, and what has a default of its own passes if it is not known to fail.
      if text != "nil", parameter.needsArgument { names.append(name) }
    }
    return reachedTraps(with: measures).first { demanded in
      fails(demanded.check, with: measures)
        || names.contains(where: demanded.check.mentions)
          && demanded.check.passes(measures) != true
    }.map(Obstacle.mayTrap)
  }

  /// The checks that end the program, up to one that is known to end the initializer.
  fileprivate func reachedTraps(with measures: [String: Double]) -> [DemandedCheck] {
    checks.prefix { $0.check.traps || !fails($0.check, with: measures) }.filter(\.check.traps)
  }

  /// Whether arguments are known not to pass a check; nothing is known of one that presumes that they are not `nil`.
  fileprivate func fails(_ check: Check, with measures: [String: Double]) -> Bool {
    let mentioned = parameters.filter { $0.name.map(check.mentions) ?? false }
    if mentioned.isEmpty || check.passes(measures) != false { return false }
    return check.concernsNil
      || !mentioned.contains { $0.type.isOptional && measures[$0.name ?? ""] == 0 }
  }

  /// The numbers and counts of literal default arguments, by parameter.
  fileprivate var keptMeasures: [String: Double] {
    Dictionary(
      parameters.filter { !$0.needsArgument }.compactMap { parameter in
        guard let name = parameter.name,
          let measure = parameter.literalDefault.flatMap(Self.measure)
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
  /// A candidate with what it checks, and the numbers or counts of elements that these checks accept.
  func knowingChecks(of candidate: InitializerCandidate) -> InitializerCandidate {
    guard let member = candidate.member, !candidate.parameters.isEmpty, member.kind != .enumCase
    else { return candidate }
    var result = candidate
    result.checks = checks(of: member, in: candidate.owner.id)
    if result.checks.isEmpty { return candidate }
    let needed = result.parameters.indices.filter { result.parameters[$0].needsArgument }
    var measures = result.keptMeasures
    for name in needed.compactMap({ result.parameters[$0].name }) { measures[name] = 0 }
    for index in needed {
      guard let name = result.parameters[index].name else { continue }
      let accepted = accepted(for: name, beside: measures, by: result.checks.map(\.check))
      measures[name] = accepted.first ?? 0
      result.parameters[index].accepted = accepted
    }
    replaceFailingDefaults(of: &result, beside: measures)
    return result
  }

  /// Marks the parameters whose default arguments fail a check that another argument passes.
  ///
  /// ```swift
  /// init(names: [String] = []) { precondition(!names.isEmpty) }  // [""]
  /// ```
  private func replaceFailingDefaults(
    of candidate: inout InitializerCandidate, beside measures: [String: Double]
  ) {
    var measures = measures
    let checks = candidate.checks.map(\.check)
    for (index, parameter) in candidate.parameters.enumerated() where !parameter.needsArgument {
      guard let name = parameter.name, parameter.literalDefault != nil else { continue }
      let failing = candidate.reachedTraps(with: measures).map(\.check).filter {
        $0.mentions(name) && candidate.fails($0, with: measures)
      }
      let accepted = accepted(for: name, beside: measures, by: checks)
      guard !failing.isEmpty, let least = accepted.first else { continue }
      candidate.parameters[index].accepted = accepted
      candidate.parameters[index].defaultFails = true
      measures[name] = least
    }
  }

  /// What an initializer checks, with what the initializers check that it calls.
  ///
  /// ```swift
  /// init(size: Int) { precondition(size > 0) }
  /// convenience init(count: Int) { self.init(size: count) }  // 'count > 0', in 'init(size:)'
  /// ```
  private func checks(
    of member: Member, in id: DeclarationID, besides callers: [Place] = []
  ) -> [DemandedCheck] {
    if declarations.isPrelude(member.place.file) || callers.contains(member.place) { return [] }
    let beginning = declarations.source(of: member.place.file)
      .beginning(ofBodyAfter: member.place.offset)
    let own = beginning.checks
      .filter { check in check.operand.map { concerns($0, member) } ?? true }
      .map { DemandedCheck(check: $0, initializer: member.fullName, owner: id) }
    let called = beginning.delegations.flatMap { call in
      guard let (maker, owner) = initializer(for: call, in: id) else { return [DemandedCheck]() }
      let passed = zip(maker.given, call.arguments).map { ($0.name, $1) }
      let kept = maker.kept.map { ($0.name, $0.literalDefault.map { [$0] } ?? []) }
      let arguments = Dictionary(
        (passed + kept).compactMap { name, words in name.map { ($0, words) } }
      ) { first, _ in first }
      return checks(of: maker.member, in: owner, besides: callers + [member.place]).map {
        DemandedCheck(
          check: $0.check.passing(arguments), initializer: $0.initializer, owner: $0.owner)
      }
    }
    return own + called
  }

  /// Whether a parameter has the kind of type with which a check is one.
  private func concerns(_ operand: Check.Operand, _ member: Member) -> Bool {
    let parameter = member.parameters.first { $0.name == operand.name }
    guard let type = parameter?.type.bare else { return false }
    switch operand.kind {
    case .list: if case .array = type { return true } else { return false }
    case .integer: return ["Int", "UInt"].contains(type.description.filter { !$0.isNumber })
    case .text: return type.description == "String"
    }
  }

  /// The initializer that another one calls, and its type; `nil` if several have the labels of the call.
  private func initializer(
    for call: Delegation, in id: DeclarationID
  ) -> (maker: Maker, owner: DeclarationID)? {
    for owner in call.isToSuperclass ? Array(lineage(of: id).dropFirst()) : [id] {
      let makers = makers(of: owner, named: "init", takenBy: call.labels)
      if let maker = makers.first { return makers.count == 1 ? (maker, owner) : nil }
    }
    return nil
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

extension Parameter {
  /// The default argument, if it is a literal.
  fileprivate var literalDefault: String? {
    if case .literal(let text)? = defaultValue { text } else { nil }
  }
}
