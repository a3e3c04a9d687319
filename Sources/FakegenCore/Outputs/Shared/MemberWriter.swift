/// Writes members according to their plans.
struct MemberWriter {
  let spelling: Spelling
  /// The access modifiers of each member.
  var access: [String]
  /// Whether the members belong to a class or an actor, where nothing is mutating.
  var isReference: Bool
  /// The isolation that the type or the extension is declared with.
  let isolation: Isolation
  /// Whether the members stand in the body of a class.
  var isInClass = false
  /// Whether values need `return`, because other statements will come before.
  var returnsInFull = false
  /// The spelling in the bodies of members, where other members may hide names.
  let inner: Spelling

  /// Writes a member.
  func declaration(of plan: MemberPlan) -> GeneratedDeclaration {
    let member = plan.requirement.member
    // A `nonisolated` requirement already states its isolation.
    var modifiers = member.isNonisolated ? [] : plan.isolation?.attributes ?? []
    modifiers += access(of: plan)
    if plan.isOverride { modifiers.append(member.isRequired ? "required" : "override") }
    modifiers += self.modifiers(of: plan)
    modifiers += member.keptModifiers(isReference: isReference, in: isolation)
    // The compiler warns of `@discardableResult` if the result turns out to be `Void`.
    let isDiscarded =
      member.type.bare.children.isEmpty && member.constraints.isEmpty
      && plan.signature.last { if case .text = $0 { false } else { true } } == .type(.void)
    return GeneratedDeclaration(
      branches: plan.branchesAbove + member.conditions,
      // A module interface repeats the isolation on each member.
      attributes: plan.attributes.filter {
        !isolation.attributes.contains($0) && !(isDiscarded && $0 == "@discardableResult")
      },
      words: modifiers + [signature(of: plan)], body: body(of: plan))
  }

  private func signature(of plan: MemberPlan) -> String {
    let spelling = signatureSpelling(of: plan)
    var text = ""
    for (index, piece) in plan.signature.enumerated() {
      switch piece {
      case .text(let part), .name(let part): text += part
      case .type(let type):
        let next = plan.signature.dropFirst(index + 1).first
        text += self.text(of: type, between: text, next, in: spelling)
      case .blank: text += "_"
      case .value(let value): text += " = \(bodySpelling(of: plan).text(of: value))"
      case .bare, .endOfBase, .omittedDefault: break
      }
    }
    return text
  }

  /// The text of a type in the place of a name.
  ///
  /// ```swift
  /// func run(_ body: @escaping (Int) -> Void, next: ((Int) -> Void)?)
  /// ```
  private func text(
    of type: TypeModel, between start: String, _ next: SignaturePiece?, in spelling: Spelling
  ) -> String {
    let end = if case .text(let text)? = next { text } else { "" }
    // A `Void` parameter of a function type is written `()`.
    if type == .void, start.hasSuffix("(") || start.hasSuffix(", "),
      end.hasPrefix(")") || end.hasPrefix(",")
    {
      return "()"
    }
    // Behind any other attribute, parentheses stay: before the name of a function type, it has no effect.
    let isPlain = ["(", "[", "<", ": ", ", ", "-> ", "@escaping "].contains(where: start.hasSuffix)
    guard isPlain, !["?", "!", "."].contains(where: end.hasPrefix) else {
      return spelling.textOfMention(type)
    }
    switch type.bare {
    case .function, .existential: return spelling.text(of: type)
    default: return spelling.textOfMention(type)
    }
  }

  /// The spelling in a signature, where the member's generic parameters may hide names.
  private func signatureSpelling(of plan: MemberPlan) -> Spelling {
    spelling.inside(plan.requirement.genericParameters.map(\.name))
  }

  /// The spelling in a body, where members and parameters may hide names as well.
  func bodySpelling(of plan: MemberPlan) -> Spelling {
    let requirement = plan.requirement
    return inner.inside(
      requirement.genericParameters.map(\.name) + requirement.parameters.compactMap(\.name))
  }

  /// The access of a member, which is at most that of the class member that it overrides.
  ///
  /// Initializers and static members are never `open`, because no subclass overrides them.
  func access(of plan: MemberPlan) -> [String] {
    let member = plan.requirement.member
    let isOverride = if case .repeats = plan.body { true } else { plan.isOverride }
    if isOverride, !access.isEmpty, member.access < .public { return member.access.modifiers }
    let isClosed = member.isStatic || member.kind == .initializer
    return access == ["open"] && isClosed ? ["public"] : access
  }

  private func modifiers(of plan: MemberPlan) -> [String] {
    let isolation = plan.isolation?.modifiers ?? []
    switch plan.body {
    case .repeats where !plan.isOverride: return isolation + ["required"]
    case .delegates where isInClass: return isolation + ["convenience"]
    default: return isolation
    }
  }

  private func body(of plan: MemberPlan) -> GeneratedDeclaration.Body {
    switch plan.body {
    case .nothing: return accessors(of: plan, []) ?? .empty
    case .delegates(let way), .repeats(let way):
      return .statements([.code(bodySpelling(of: plan).text(of: way))])
    case .returns(let value):
      let spelling = bodySpelling(of: plan)
      let isReturned =
        plan.isTransformed || !value.variables.isEmpty
        || returnsInFull && plan.requirement.type != .void
      let statements =
        value.variables.map { variable -> GeneratedStatement in
          "var \(variable.name): \(spelling.text(of: variable.type)) = \(spelling.text(of: variable.value))"
        } + [statement(value.expression, of: plan, isReturned: isReturned, in: spelling)]
      return accessors(of: plan, statements) ?? .statements(statements)
    }
  }

  /// The statement for an expression, or an `#if` with a statement in each branch.
  private func statement(
    _ expression: Expression, of plan: MemberPlan, isReturned: Bool, in spelling: Spelling
  ) -> GeneratedStatement {
    let mayBeBare: Bool
    switch expression {
    case .conditional(let branches):
      return .clauses(
        branches.map {
          .init(
            opening: $0.directive,
            statements: [statement($0.value, of: plan, isReturned: isReturned, in: spelling)])
        }, end: "#endif")
    // A statement that leaves the member needs no `return`, but a result builder would transform it.
    case .call(let name, _) where name.hasSuffix("fatalError"): mayBeBare = !plan.isTransformed
    default: mayBeBare = !isReturned
    }
    let text = spelling.text(of: expression)
    return mayBeBare ? .code(text) : .returned(text)
  }

  /// The accessors, if the member has a setter, or a getter with effects or modifiers; `nil` otherwise.
  ///
  /// ```swift
  /// var title: String {
  ///   get { "" }
  ///   set {}
  /// }
  /// ```
  private func accessors(
    of plan: MemberPlan, _ statements: [GeneratedStatement]
  ) -> GeneratedDeclaration.Body? {
    let member = plan.requirement.member
    guard member.kind == .property || member.kind == .subscript else { return nil }
    let getter = head(
      of: member.getter, plan.getterEffects, word: "get", in: signatureSpelling(of: plan))
    guard member.setter != nil || getter != "get" else { return nil }
    var accessors = [GeneratedDeclaration.Accessor(head: getter, statements: statements)]
    if let setter = member.setter {
      accessors.append(
        .init(
          head: head(of: setter, .plain, word: "set", in: spelling), isSetter: true, statements: [])
      )
    }
    return .accessors(accessors)
  }

  /// The head of an accessor, with the type of its errors as it is spelled here.
  ///
  /// ```swift
  /// var value: Int {
  ///   get async throws(LoadError) { 0 }
  /// }
  /// ```
  private func head(
    of accessor: Accessor?, _ bound: Effects, word: String, in spelling: Spelling
  ) -> String {
    guard let accessor else { return word }
    let prefix = accessor.prefix.filter {
      !isReference || $0 != "mutating" && $0 != "nonmutating"
    }
    return (prefix + [word] + spelling.words(of: bound)).joined(separator: " ")
  }
}
