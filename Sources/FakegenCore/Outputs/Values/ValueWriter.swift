import FakegenKnowledge

/// Writes test data: the extension that makes a type `Defaultable` and adds the function `fake(…)`.
struct ValueWriter {
  private let plan: ValuePlan
  private let spelling: Spelling

  init(_ plan: ValuePlan, in spelling: Spelling) {
    self.plan = plan
    self.spelling = spelling.inside(plan.id)
  }

  /// The extension of the type, and that of its family.
  var declarations: [GeneratedDeclaration] {
    let conformance = plan.conformance == .generated ? [defaultValue] : []
    let members = conformance + (plan.family == nil ? functions() : [])
    let own = members.isEmpty ? [] : [typeExtension(members)]
    return own + (plan.family.map(declarations) ?? []) + (plan.makesLists ? [lists] : [])
  }

  /// The function `[Bird].fake(3)` for a type that is not `Defaultable`; other types get it from the runtime.
  ///
  /// ```swift
  /// extension Array where Element == Bird {
  ///   static func fake(_ count: Int) -> [Bird] { fake(count) { _ in .fake() } }
  /// }
  /// ```
  private var lists: GeneratedDeclaration {
    GeneratedDeclaration(
      plan.heading, ["extension Array where Element == \(type)"],
      body: .members([
        [
          GeneratedDeclaration(
            head: "\(publicly)static func fake(_ count: Int) -> [\(type)]",
            body: .statements(["fake(count) { _ in .fake() }"]))
        ]
      ]))
  }

  private func typeExtension(_ members: [GeneratedDeclaration]) -> GeneratedDeclaration {
    let parents = plan.conformance == .generated ? ": \(conformance)" : ""
    return GeneratedDeclaration(
      plan.heading, ["extension \(ownName)\(parents)\(constraints.whereClause)"],
      body: .members(members.map { [$0] }))
  }

  /// The name of the type, qualified with its module if the conformance is retroactive.
  ///
  /// `@retroactive` would state the same, but is an error if the modules turn out to belong to one package.
  private var ownName: String {
    let name = spelling.name(of: plan.id)
    guard isRetroactive, let module = plan.qualifier, !name.hasPrefix("\(module.text).") else {
      return name
    }
    return "\(module.text).\(name)"
  }

  private var isRetroactive: Bool { plan.qualifier != nil && plan.conformance == .generated }

  private var constraints: [String] {
    plan.needs.map(spelling.text) + plan.suppressions.map(spelling.text)
  }

  // MARK: - Families

  /// The functions of a class, in an extension of the protocol of its family.
  private func declarations(in family: ValuePlan.Family) -> [GeneratedDeclaration] {
    let generics = family.genericParameters
    // A required initializer makes subclasses, too; those with functions of their own prefer them.
    let isInherited = plan.type == .parameter("Self")
    let extent = [isInherited ? "Self: \(spelling.name(of: plan.id))" : "Self == \(type)"]
    // The extension of the protocol has no generic parameters, so the function declares them.
    let functions =
      generics.isEmpty
      ? functions()
      : functions(generics.genericClause, (extent + constraints).whereClause)
    let extended = GeneratedDeclaration(
      plan.heading, ["extension \(family.name)\(generics.isEmpty ? extent.whereClause : "")"],
      body: .members(functions.map { [$0] }))
    return (family.place == .here ? protocolOfFamily(named: family.name) : []) + [extended]
  }

  /// The protocol of a family, and the conformance of the type, its topmost class.
  func protocolOfFamily(named family: String) -> [GeneratedDeclaration] {
    // In Swift 5, default arguments in an extension of a nonisolated protocol are nonisolated, too.
    let isolation = plan.heading.isolation
    let word = isolation.isUnstated && isolation.isOnMainActor ? "" : "nonisolated "
    return [
      GeneratedDeclaration(
        head: "\(publicly)\(word)protocol \(family): AnyObject", body: .empty),
      GeneratedDeclaration(plan.heading, ["extension \(ownName): \(family)"], body: .empty),
    ]
  }

  private var conformance: String {
    // An isolated member does not meet a nonisolated requirement.
    let word = plan.heading.isolation.namesActor ? "@preconcurrency " : ""
    return word
      + (isRetroactive ? "FakedRuntime.Defaultable" : spelling.name(ofUndeclared: "Defaultable"))
  }

  /// The property that `Defaultable` requires: `static var defaultValue: User { fake() }`.
  private var defaultValue: GeneratedDeclaration {
    let value = plan.constant.map { spelling.text(of: $0.expression) } ?? "fake()"
    return GeneratedDeclaration(
      words: plan.publicity.modifiersOfDefault + ["static var defaultValue: \(type)"],
      body: .statements([.code(value)]))
  }

  private var type: String { spelling.text(of: plan.type) }

  /// `public `, if code for a type of another module is to be public.
  private var publicly: String {
    !plan.publicity.isOwn && plan.access == .public ? "public " : ""
  }

  /// The functions: `static func fake(name: String = "") -> User`, and `func copy(name: String? = nil) -> User`.
  ///
  /// - Parameters:
  ///   - genericClause: The generic parameter clause of the functions, as `<Element>`, if the extension has none.
  ///   - whereClause: The `where` clause of the functions.
  /// - Returns: The functions that the type does not have yet.
  private func functions(
    _ genericClause: String = "", _ whereClause: String = ""
  ) -> [GeneratedDeclaration] {
    func function(
      _ name: String, _ parameters: [ValueParameter], _ attributes: [String],
      _ statements: (Spelling) -> [GeneratedStatement]
    ) -> GeneratedDeclaration {
      let list = parameters.map(text).joined(separator: ", ")
      return GeneratedDeclaration(
        attributes: attributes,
        words: ["\(name)\(genericClause)(\(list)) -> \(type)\(whereClause)"],
        body: .statements(statements(spelling.inside(parameters.map(\.name)))))
    }
    let fake =
      plan.hasOwnFunction
      ? nil : function("\(publicly)static func fake", plan.parameters, [], statements)
    let copy = plan.copied.map { copy in
      function("\(publicly)func copy", copy.parameters, copy.attributes) {
        [.code($0.text(of: copy.body))]
      }
    }
    return [fake, copy].compactMap(\.self)
  }

  /// The call that makes the value; since Swift cannot pass variadic arguments on, one call for each number of them.
  ///
  /// ```swift
  /// static func fake(_ names: String...) -> Tags {
  ///   switch names.count {
  ///   case 0:
  ///     Tags()
  ///   case 1:
  ///     Tags(names[0])
  /// ```
  private func statements(_ spelling: Spelling) -> [GeneratedStatement] {
    guard let list = plan.parameters.first(where: \.isVariadic)?.name.escapedInExpression,
      case .make(let type, let arguments) = plan.body
    else { return [.code(spelling.text(of: plan.body))] }
    let most = 4
    let calls = (0...most).map { count in
      let all = arguments.flatMap { argument in
        guard argument.value == .literal(list) else { return [argument] }
        return (0..<count).map {
          Expression.Argument(
            label: $0 == 0 ? argument.label : nil, value: .literal("\(list)[\($0)]"))
        }
      }
      return GeneratedStatement.Clause(
        opening: "case \(count):", statements: [.code(spelling.text(of: .make(type, all)))])
    }
    let end = GeneratedStatement.Clause(
      opening: "default:",
      statements: ["preconditionFailure(\"'fake' passes on at most \(most) values of '\(list)'\")"])
    return [.clauses([.init(opening: "switch \(list).count {")] + calls + [end], end: "}")]
  }

  private func text(of parameter: ValueParameter) -> String {
    let name = parameter.name.escapedInExpression
    let label = parameter.label?.escapedAsLabel
    let builder = parameter.builder.map { "@\(spelling.text(of: $0)) " } ?? ""
    let names = builder + (parameter.label == parameter.name ? name : "\(label ?? "_") \(name)")
    let type = spelling.text(of: parameter.type)
    if parameter.isVariadic { return "\(names): \(spelling.textAsBase(of: parameter.type))..." }
    let value =
      parameter.default.isMadeInBody
      ? "nil" : parameter.value.map { spelling.text(of: $0.expression) }
    return "\(names): \(type)" + (value.map { " = \($0)" } ?? "")
  }
}
