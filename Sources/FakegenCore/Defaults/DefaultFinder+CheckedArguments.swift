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
    return parameter.leastAccepted.flatMap { accepted(value, for: parameter, atLeast: $0) } ?? value
  }

  /// Returns the value with the least number, or the least count of elements, that is accepted.
  ///
  /// - Parameters:
  ///   - usual: The value of the parameter's type.
  ///   - parameter: The parameter.
  ///   - least: The least number, or count of elements, that is accepted.
  /// - Returns: The value; `nil` if the usual one is accepted, or no other is known.
  private func accepted(
    _ usual: DefaultValue, for parameter: Parameter, atLeast least: Int
  ) -> DefaultValue? {
    guard least > 0, usual.origin != .option else { return nil }
    switch (usual.expression.text { $0 }, program.unaliased(parameter.type).bare) {
    case ("0", _): return .literal("\(least)")
    case ("\"\"", _):
      return parameter.name.flatMap { $0.count >= least ? .literal("\"\($0)\"") : nil }
    case ("[]", .array(let element)) where least == 1:
      guard let part = try? argument(for: element) else { return nil }
      return DefaultValue(
        .template([.text("["), .value(part.expression), .text("]")]),
        from: [part])
    default: return nil
    }
  }
}

extension Program {
  /// A candidate with the least number, or count of elements, that the checks in its body accept for each parameter.
  func knowingChecks(of candidate: InitializerCandidate) -> InitializerCandidate {
    guard let member = candidate.member, !candidate.parameters.isEmpty,
      !declarations.isPrelude(member.place.file)
    else { return candidate }
    let least = declarations.source(of: member.place.file)
      .leastAccepted(inBodyAfter: member.place.offset)
    var result = candidate
    for index in result.parameters.indices {
      result.parameters[index].leastAccepted = result.parameters[index].name.flatMap { least[$0] }
    }
    return result
  }
}
