import FakegenKnowledge

/// Explains where the defaults of members come from, for `--explain`.
struct Explainer {
  let program: Program
  let spelling: Spelling
  /// The place of messages about members of the standard library's protocols.
  let place: Place

  /// Explains where the defaults of members come from.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - owner: The name of the protocol or Null type that has them.
  ///   - replaced: The implementations in the sources that they replace.
  /// - Returns: The explanations.
  func explanations(
    of members: [MemberPlan], in owner: String, replacing replaced: [ReplacedImplementation] = []
  ) -> [Explanation] {
    members.filter { $0.requirement.member.kind != .initializer }.map { member in
      let origin = member.value?.origin ?? .nothingToReturn
      let replaced = replaced.first { $0.implementation.requirement == member.requirement }
      return explanation(
        of: member.requirement, in: owner, value: member.value,
        reason: (member.value?.obstacle.map(program.text)
          ?? origin.text + (member.value?.remarks ?? ""))
          + (replaced.map { "; the implementation in the sources \($0.reason.rawValue)" } ?? ""),
        source: origin.place ?? replaced?.implementation.member.place)
    }
  }

  /// Explains why a member is as it is.
  ///
  /// - Parameters:
  ///   - requirement: The member.
  ///   - owner: The name of the protocol, Null type or spy that the explanation is about.
  ///   - value: The value that the member returns, if there is one.
  ///   - reason: Why it returns that value.
  ///   - source: The place in the sources that determines it.
  /// - Returns: The explanation.
  func explanation(
    of requirement: Requirement, in owner: String, value: DefaultValue? = nil,
    reason: String, source: Place? = nil
  ) -> Explanation {
    explanation(
      of: requirement.member.fullName, requirement.member.type, in: owner,
      value: value?.expression, reason: reason, source: source,
      isUnresolved: value?.isPartial ?? false, at: requirement.place(for: place))
  }

  /// Explains why a member, or a parameter of test data, is as it is.
  func explanation(
    of name: String, _ type: TypeModel, in owner: String, value: Expression?, reason: String,
    source: Place?, isUnresolved: Bool = false, at place: Place? = nil
  ) -> Explanation {
    Explanation(
      protocolName: owner, modules: program.declarations.moduleNames(of: self.place.file),
      member: name, type: "\(type)", expression: value.map { spelling.text(of: $0) } ?? "",
      reason: reason, source: source.map(program.describe), isUnresolved: isUnresolved,
      place: place ?? self.place)
  }
}

extension Resolution {
  /// Explanations of where each default comes from.
  func explanations(in program: Program, _ spelling: Spelling) -> [Explanation] {
    fakes.flatMap { fake in
      let explainer = Explainer(program: program, spelling: spelling, place: fake.place)
      return fake.plans.flatMap { $0.explanations(by: explainer) }
    }
  }
}

extension DefaultValue {
  /// Remarks about enum cases that were passed over, and about values that differ from run to run.
  fileprivate var remarks: String {
    func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    return (passedOver.isEmpty ? "" : " instead of \(quoted(passedOver))")
      + (varying.isEmpty ? "" : "; \(quoted(varying)) may differ between runs")
  }
}
