import FakegenKnowledge
import FakegenSyntax

extension FileLowering {
  struct Members {
    var members: [Member] = []
    var associatedTypes: [AssociatedType] = []
    /// Type aliases in a protocol, which act as same-type constraints.
    var constraints: [Constraint] = []
  }

  /// Lowers the members of a type; nested types become declarations of their own.
  mutating func lowerMembers(
    _ items: [ItemSyntax], of kind: NominalSyntax.Kind, in scope: EnclosingScope
  ) -> Members {
    var members = Members()
    let isProtocol = kind == .protocol
    walk(items, in: scope, through: { $0[...] }, reporting: isProtocol ? "FakeDefault" : nil) {
      lowering, declaration, scope in
      lowering.lowerMember(declaration, of: kind, in: scope, into: &members)
    }
    return members
  }

  private mutating func lowerMember(
    _ declaration: DeclarationSyntax, of kind: NominalSyntax.Kind, in scope: EnclosingScope,
    into members: inout Members
  ) {
    switch declaration.kind {
    case .variable(let variable):
      members.members += properties(variable, of: declaration, kind, in: scope)
    case .callable(let callable):
      members.members.append(member(callable, of: declaration, in: scope))
    case .associatedType(let syntax):
      reportDefault(of: declaration, ofTypeNamed: source.name(syntax.name))
      members.associatedTypes.append(associatedType(syntax, in: scope))
    case .typeAlias(let alias) where kind == .protocol:
      members.constraints.append(
        Constraint(
          left: .name(source.name(alias.name)), relation: .equals, right: source.type(alias.type),
          isTypeAlias: true))
      lower([.declaration(declaration)], in: scope)
    case .enumCase(let elements):
      members.members += elements.map { enumCase($0, of: declaration, in: scope) }
    case .nominal, .typeAlias: lower([.declaration(declaration)], in: scope)
    case .import, .other: break
    }
  }

  private func associatedType(
    _ syntax: AssociatedTypeSyntax, in scope: EnclosingScope
  ) -> AssociatedType {
    AssociatedType(
      name: source.name(syntax.name), inherited: syntax.inheritedTypes.map(source.type),
      defaultType: syntax.defaultType.map(source.type),
      constraints: source.constraints(syntax.whereClause),
      conditions: scope.memberConditions)
  }

  // MARK: - Properties

  private mutating func properties(
    _ syntax: VariableSyntax, of declaration: DeclarationSyntax, _ owner: NominalSyntax.Kind,
    in scope: EnclosingScope
  ) -> [Member] {
    var chosenDefault: ChosenDefault?
    return syntax.bindings.indices.map { index in
      let binding = syntax.bindings[index]
      let type = statedType(ofBinding: index, in: syntax)
      let value = text(ofValueOf: binding).map { WrittenExpression($0) }
      let model = type.map(source.type) ?? typeOfValue(value, of: binding, in: scope)
      // The annotation applies to all names; its problems are reported only once.
      if index == 0 { chosenDefault = self.chosenDefault(of: declaration, as: model) }
      return Member(
        kind: .property, name: source.name(binding.name),
        type: model, hasInferredType: type == nil,
        accessors: owner == .protocol
          ? accessors(binding.accessors) : accessors(of: binding, syntax, declaration),
        storage: storage(ofBinding: index, in: syntax, declaration, owner),
        access: access(of: declaration, in: scope),
        attributes: attributes(of: declaration),
        modifiers: modifiers(of: declaration),
        signature: scope.keepsSignatures ? signature(of: binding, model) : [],
        conditions: scope.memberConditions, chosenDefault: chosenDefault,
        initialValue: value.map { WrittenValue($0, as: model) },
        place: place(binding.name.start))
    }
  }

  /// Returns the accessors of a property that other files see; a constant has none.
  ///
  /// ```swift
  /// var size = 3                // get, set
  /// private(set) var size = 3   // get
  /// var size: Int { count * 2 } // get
  /// let size = 3                // none
  /// ```
  private func accessors(
    of binding: VariableSyntax.Binding, _ syntax: VariableSyntax, _ declaration: DeclarationSyntax
  ) -> [Accessor] {
    if syntax.isConstant { return [] }
    let getter = Accessor(isSetter: false, prefix: [], effects: .plain)
    let setter = Accessor(isSetter: true, prefix: [], effects: .plain)
    let written = accessors(binding.accessors)
    let isStored = binding.accessors?.isStored ?? true
    let all = isStored ? [getter, setter] : written.isEmpty ? [getter] : written
    return all.filter { !$0.isSetter || !hasPrivateSetter(declaration) }
  }

  /// Returns the type of a name in a declaration of several, where one type annotation applies to all names before it.
  ///
  /// - Parameters:
  ///   - index: The index of the name.
  ///   - syntax: The declaration.
  /// - Returns: The type, as `Double` for both names of `var x, y: Double`; `nil` if the name has a value or
  ///   accessors instead, as `x` in `var x = 1, y: Double`.
  private func statedType(ofBinding index: Int, in syntax: VariableSyntax) -> TypeSyntax? {
    if syntax.bindings[index].part != nil { return syntax.bindings[index].type }
    for binding in syntax.bindings[index...] {
      if let type = binding.type { return type }
      if binding.hasValue || binding.accessors != nil { return nil }
    }
    return nil
  }

  /// Returns the expression that a name is bound to, as `3` for `width` in `var (width, height) = (3, 4)`; `nil` if there
  /// is none, or if a tuple is not written as one.
  private func text(ofValueOf binding: VariableSyntax.Binding) -> String? {
    guard let part = binding.part else { return binding.initialValue.map { source[$0] } }
    return part.path.reduce(part.tuple.map { source[$0] }) { tuple, index in
      tuple.flatMap { ExpressionReader.element(index, of: $0) }
    }
  }

  /// Returns the type of a property without a type annotation, inferred from a literal or from an initializer of the
  /// enclosing type.
  ///
  /// ```swift
  /// var name = "Ann"                 // String
  /// var items = [Item]()             // [Item]
  /// static let shared = Store(id: 3) // Store, inside of `Store`
  /// var total = compute()            // missing
  /// ```
  private func typeOfValue(
    _ expression: WrittenExpression?, of binding: VariableSyntax.Binding, in scope: EnclosingScope
  ) -> TypeModel {
    let value = expression?.text ?? ""
    if let text = expression?.type ?? VolatileValues.type(of: value) {
      return TypeModel(written: text) ?? .missing
    }
    if value.first == "\"", SourceText.isString(value) { return .name("String") }
    // As in `[Item]()`, `Store()`.
    let isType = value.first == "[" || value.isCapitalized && !value.contains(".")
    if isType, value.hasSuffix("()"), let type = TypeModel(written: String(value.dropLast(2))) {
      return type
    }
    guard let callee = binding.callee.map(source.name),
      callee == scope.nesting.last || callee == "Self" || callee == "Date"
    else {
      return .missing
    }
    return .name(callee)
  }

  /// Returns how a property is stored.
  ///
  /// ```swift
  /// let a = 1             // constant with a value
  /// var b: Int?           // variable with a value, because an optional is initially `nil`
  /// @State var c: Int     // wrapped
  /// var d: Int { 1 }      // computed
  /// ```
  private func storage(
    ofBinding index: Int, in syntax: VariableSyntax, _ declaration: DeclarationSyntax,
    _ owner: NominalSyntax.Kind
  ) -> Storage {
    let binding = syntax.bindings[index]
    if let accessors = binding.accessors, !accessors.isStored { return .computed }
    // A constant can only have a macro, and one of several variables not even that.
    let isWrapped =
      !syntax.isConstant && syntax.bindings.count == 1
      && declaration.plainAttributes.contains { attribute($0).mayBePropertyWrapper }
    if declaration.modifiers.contains(where: { $0.keyword == .lazy }) { return .variableWithValue }
    // The memberwise initializer needs arguments for the parts of a tuple, even if that has a value.
    if binding.part != nil, owner == .struct, !syntax.isConstant { return .withoutValue }
    let hasValue = binding.hasValue
    if isWrapped { return hasValue ? .variableWithValue : .wrapped }
    if syntax.isConstant { return hasValue ? .constantWithValue : .withoutValue }
    // In a declaration of several variables, an optional one is implicitly `nil` only if each other has a value, too.
    let begins = syntax.bindings.indices.allSatisfy { other in
      if syntax.bindings[other].hasValue { return true }
      if case .optional? = statedType(ofBinding: other, in: syntax).map(source.type) { return true }
      return false
    }
    return hasValue || begins ? .variableWithValue : .withoutValue
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> [Accessor] {
    (block?.accessors ?? []).map { syntax in
      Accessor(
        isSetter: syntax.kind == .set || syntax.kind == .modify || syntax.kind == .mutate,
        prefix: syntax.attributes.map { source[$0.range] }
          + syntax.modifiers.map { source[$0.range] },
        effects: source.effects(syntax.effects))
    }
  }

  // MARK: - Methods, initializers, subscripts

  private mutating func member(
    _ syntax: CallableSyntax, of declaration: DeclarationSyntax, in scope: EnclosingScope
  ) -> Member {
    let kind: Member.Kind =
      switch syntax.kind {
      case .function: .method
      case .initializer: .initializer
      case .subscript: .subscript
      }
    let type = syntax.result.map(source.type) ?? .void
    return Member(
      kind: kind, name: kind == .method ? source.name(syntax.name) : source[syntax.name],
      isFailable: syntax.isFailable, isOperator: syntax.isOperator,
      genericParameters: syntax.genericParameters.map(source.genericParameter),
      parameters: syntax.parameters.map { parameter($0, in: kind, isOperator: syntax.isOperator) },
      constraints: source.constraints(syntax.whereClause), effects: source.effects(syntax.effects),
      type: type,
      accessors: accessors(syntax.accessors).filter {
        !$0.isSetter || !hasPrivateSetter(declaration)
      },
      access: access(of: declaration, in: scope),
      attributes: attributes(of: declaration), modifiers: modifiers(of: declaration),
      signature: scope.keepsSignatures ? signature(of: syntax, in: declaration) : [],
      conditions: scope.memberConditions,
      chosenDefault: chosenDefault(of: declaration, as: type),
      place: place(declaration.introducer.start))
  }

  private func parameter(
    _ syntax: ParameterSyntax, in kind: Member.Kind, isOperator: Bool
  ) -> Parameter {
    let first = syntax.firstName.map(source.name)
    let second = syntax.secondName.map(source.name)
    // The only name of a parameter is not a label in subscripts and operators.
    let isLabel = kind != .subscript && !isOperator || second != nil
    let type = source.type(syntax.type)
    let defaultValue = syntax.defaultValue.map {
      WrittenValue(WrittenExpression(source[$0]), as: type)
    }
    return Parameter(
      label: isLabel && first != "_" ? first : nil,
      name: (second ?? first) == "_" ? nil : second ?? first, type: type,
      isVariadic: syntax.isVariadic, hasDefaultValue: syntax.hasDefaultValue,
      defaultValue: defaultValue, attributes: syntax.attributes.map(attribute))
  }

  private func enumCase(
    _ syntax: EnumCaseElementSyntax, of declaration: DeclarationSyntax, in scope: EnclosingScope
  ) -> Member {
    Member(
      kind: .enumCase, name: source.name(syntax.name),
      parameters: (syntax.parameters ?? []).map { parameter($0, in: .enumCase, isOperator: false) },
      type: .void, access: scope.access, attributes: attributes(of: declaration), modifiers: [],
      conditions: scope.memberConditions, place: place(syntax.name.start))
  }
}
