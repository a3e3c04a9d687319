extension SpiedMemberWriter {
  // MARK: - Stand-in

  /// The arguments as another member of the same parameters takes them.
  var handedOnArguments: String {
    spied.parameters.map { parameter in
      let name = parameter.name.escapedInExpression
      return (parameter.label.map { "\($0.escapedInCall): " } ?? "")
        + (parameter.isInout ? "&" : "")
        + (parameter.autoclosure.map { "\($0.marks)\(name)()" } ?? name)
    }.joined(separator: ", ")
  }

  /// A body that calls the spy's own member.
  func handedOn(_ body: GeneratedDeclaration.Body) -> GeneratedDeclaration.Body {
    let arguments = handedOnArguments
    // It may throw what its argument throws.
    let passesErrorsOn = spied.requirement.effects.throwing == .rethrows
    let marks = passesErrorsOn ? "try " + self.marks : self.marks
    let call: String
    switch member.kind {
    case .property: call = "spy.\(name)"
    case .subscript: call = "spy[\(arguments)]"
    case .method, .initializer, .enumCase: call = "spy.\(name)(\(arguments))"
    }
    guard case .accessors(let accessors) = body else { return .statements(["\(marks)\(call)"]) }
    return .accessors(
      accessors.map { $0.with([$0.isSetter ? "\(call) = newValue" : "\(marks)\(call)"]) })
  }

  // MARK: - Forwarding

  /// The statements that send calls to another object.
  func forwarding(asking owner: String) -> [GeneratedStatement] {
    let access = access(asking: owner)
    let name = name
    var statements: [GeneratedStatement]
    switch member.kind {
    case .property where spied.isPlainProperty:
      statements = ["\(access).forward { target.\(name) }"]
      if member.setter != nil {
        statements.append("\(access).sets.forward { target.\(name) = $0 }")
      }
    case .subscript:
      let reads = isSettableSubscript ? ".gets" : ""
      statements = ["\(access)\(reads).forward { \(marks)target[\(forwarded)] }"]
      if isSettableSubscript, spied.recorded.count == spied.parameters.count {
        statements.append("\(access).sets.forward { target[\(settingArguments)] = $1 }")
      }
    case .property: statements = ["\(access).forward { \(marks)target.\(name) }"]
    case .method, .initializer, .enumCase:
      statements = ["\(access).forward { \(marks)target.\(name)(\(forwarded)) }"]
    }
    if let platforms = member.attributes.lazy.compactMap(\.platforms).first {
      statements = [.block("if #available(\(platforms))", statements)]
    }
    for branch in member.conditions.reversed() {
      statements = [
        .conditional([.init(directive: "#if \(branch.standalone)", statements: statements)])
      ]
    }
    return statements
  }

  var marks: String { spied.effects.marks }

  private var forwarded: String {
    spied.parameters.enumerated().map { index, parameter in
      let label = parameter.label.map { "\($0.escapedInCall): " } ?? ""
      let isExpression = parameter.autoclosure != nil && !parameter.isEvaluated
      let value = isExpression ? "\(parameter.autoclosure?.marks ?? "")$\(index)()" : "$\(index)"
      return "\(label)\(parameter.isInout ? "&" : "")\(value)"
    }.joined(separator: ", ")
  }

  private var settingArguments: String {
    spied.parameters.map { parameter in
      (parameter.label.map { "\($0.escapedInCall): " } ?? "")
        + (spied.parameters.count == 1 ? "$0" : "$0.\(parameter.name.escapedAfterDot)")
    }.joined(separator: ", ")
  }
}
