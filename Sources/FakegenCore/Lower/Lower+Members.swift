import FakegenSyntax

extension Lowering {
  struct Members {
    var members: [Member] = []
    var associatedTypes: [AssociatedType] = []
    /// Type aliases of a protocol, which constrain like `==`.
    var constraints: [Constraint] = []
  }

  /// Lowers the members of a type; nested types become declarations of their own.
  mutating func lowerMembers(
    _ items: [ItemSyntax], of kind: NominalSyntax.Kind, in scope: EnclosingScope
  ) -> Members {
    var members = Members()
    for item in items {
      switch item {
      case .declaration(let declaration):
        lowerMember(declaration, of: kind, in: scope, into: &members)
      case .conditional(let conditional):
        for (branch, clause) in branches(of: conditional) {
          var inner = scope
          inner.conditions.append(branch)
          inner.memberConditions.append(branch)
          let found = lowerMembers(clause.items, of: kind, in: inner)
          members.members += found.members
          members.associatedTypes += found.associatedTypes
          members.constraints += found.constraints
        }
      }
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
      members.members.append(member(callable, of: declaration, kind, in: scope))
    case .associatedType(let syntax):
      members.associatedTypes.append(associatedType(syntax, in: scope))
    case .typeAlias(let alias) where kind == .protocol:
      members.constraints.append(
        Constraint(
          left: .name(name(alias.name)), relation: .equals, right: type(alias.type),
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
      name: name(syntax.name), inherited: syntax.inheritedTypes.map(type),
      defaultType: syntax.defaultType.map(type), constraints: constraints(syntax.whereClause),
      conditions: scope.memberConditions)
  }

  // MARK: - Properties

  private mutating func properties(
    _ syntax: VariableSyntax, of declaration: DeclarationSyntax, _ owner: NominalSyntax.Kind,
    in scope: EnclosingScope
  ) -> [Member] {
    let chosen = chosenDefault(of: declaration)
    return syntax.bindings.indices.map { index in
      let binding = syntax.bindings[index]
      let type = statedType(ofBinding: index, in: syntax)
      return Member(
        kind: .property, name: name(binding.name), isStatic: isStatic(declaration),
        isOptional: has(.optional, declaration),
        type: type.map(self.type) ?? madeType(by: binding, in: scope),
        accessors: scope.isSpied
          ? overridableAccessors(of: binding, syntax) : accessors(binding.accessors),
        storage: storage(of: binding, type, isConstant: syntax.isConstant, declaration),
        access: access(of: declaration, in: scope), saysPrivate: saysPrivate(declaration),
        attributes: attributes(of: declaration),
        modifiers: modifiers(of: declaration),
        signature: owner == .protocol || scope.isSpied ? signature(of: binding) : .none,
        conditions: scope.memberConditions, chosenDefault: chosen,
        place: place(binding.name.start))
    }
  }

  /// The accessors by which a property can be overridden: a variable that is stored has both.
  private func overridableAccessors(
    of binding: VariableSyntax.Binding, _ syntax: VariableSyntax
  ) -> [Accessor] {
    let isStored = binding.accessors?.isStored ?? true
    if !isStored { return accessors(binding.accessors) }
    let getter = Accessor(isSetter: false, prefix: [], effects: .plain)
    return syntax.isConstant
      ? [getter] : [getter, Accessor(isSetter: true, prefix: [], effects: .plain)]
  }

  /// In `var x, y: Double` the type behind a name is that of the names before it, too.
  private func statedType(ofBinding index: Int, in syntax: VariableSyntax) -> TypeSyntax? {
    for binding in syntax.bindings[index...] {
      if let type = binding.type { return type }
      if binding.initialValue != nil || binding.accessors != nil { return nil }
    }
    return nil
  }

  /// The type around a property, if the property's value is made by its initializer.
  private func madeType(by binding: VariableSyntax.Binding, in scope: EnclosingScope) -> TypeModel {
    guard let callee = binding.callee.map(name),
      callee == scope.nesting.last || callee == "Self" || ["Date", "UUID"].contains(callee)
    else {
      return .missing
    }
    return .name(callee)
  }

  private func signature(of binding: VariableSyntax.Binding) -> SignatureText {
    guard let type = binding.type else {
      return SignatureText(text: source[binding.name], mentions: [])
    }
    let prefix = "var "
    let range = SourceRange(binding.name.start, type.range.end)
    let text = signatureText(range, types: [type])
    return SignatureText(
      text: prefix + text.text,
      mentions: text.mentions.map {
        SignatureText.Mention(offset: $0.offset + prefix.utf8.count, name: $0.name)
      })
  }

  private func storage(
    of binding: VariableSyntax.Binding, _ type: TypeSyntax?, isConstant: Bool,
    _ declaration: DeclarationSyntax
  ) -> Storage {
    if let accessors = binding.accessors, !accessors.isStored { return .computed }
    let isWrapped = declaration.plainAttributes.contains {
      source[$0.name].first?.isUppercase == true && !source[$0.name].hasSuffix("Actor")
    }
    if has(.lazy, declaration) { return .variableWithValue }
    let value = binding.initialValue.map { source[$0] }
    if isWrapped { return value == nil ? .wrapped : .variableWithValue }
    if isConstant { return value == nil ? .withoutValue : .constantWithValue }
    let type = type.map(self.type)
    if let value {
      let isChanging = VolatileValues.contains(value, of: type ?? .missing)
      return isChanging ? .changingVariable : .variableWithValue
    }
    if case .optional? = type { return .variableWithValue }
    return .withoutValue
  }

  private func accessors(_ block: AccessorBlockSyntax?) -> [Accessor] {
    (block?.accessors ?? []).map { syntax in
      Accessor(
        isSetter: syntax.kind == .set || syntax.kind == .modify || syntax.kind == .mutate,
        prefix: syntax.attributes.map { source[$0.range] }
          + syntax.modifiers.map { source[$0.range] },
        effects: effects(syntax.effects))
    }
  }

  // MARK: - Methods, initializers, subscripts

  private mutating func member(
    _ syntax: CallableSyntax, of declaration: DeclarationSyntax, _ owner: NominalSyntax.Kind,
    in scope: EnclosingScope
  ) -> Member {
    let kind: Member.Kind =
      switch syntax.kind {
      case .function: .method
      case .initializer: .initializer
      case .subscript: .subscript
      }
    return Member(
      kind: kind, name: kind == .method ? name(syntax.name) : source[syntax.name],
      isStatic: isStatic(declaration), isOptional: has(.optional, declaration),
      isFailable: syntax.isFailable, isOperator: syntax.isOperator,
      genericParameters: syntax.genericParameters.map(genericParameter),
      parameters: syntax.parameters.map { parameter($0, in: kind, isOperator: syntax.isOperator) },
      constraints: constraints(syntax.whereClause), effects: effects(syntax.effects),
      type: syntax.result.map(type) ?? .void, accessors: accessors(syntax.accessors),
      access: access(of: declaration, in: scope), saysPrivate: saysPrivate(declaration),
      attributes: attributes(of: declaration), modifiers: modifiers(of: declaration),
      // Subclasses repeat what is required of them.
      signature: owner == .protocol
        ? signature(of: syntax, in: declaration)
        : scope.isSpied || has(.required, declaration)
          ? overridableSignature(of: syntax, in: declaration) : .none,
      conditions: scope.memberConditions,
      chosenDefault: chosenDefault(of: declaration), place: place(declaration.introducer.start))
  }

  /// A signature without the default values of parameters, which subclasses need not repeat.
  private func overridableSignature(
    of syntax: CallableSyntax, in declaration: DeclarationSyntax
  ) -> SignatureText {
    guard syntax.parameters.contains(where: \.hasDefaultValue) else {
      return signature(of: syntax, in: declaration)
    }
    let types = mentionedTypes(of: syntax)
    var text = ""
    var mentions: [SignatureText.Mention] = []
    let blanks = blanks(in: syntax)
    func add(_ range: SourceRange) {
      let piece = signatureText(range, types: types, blanks: blanks)
      mentions += piece.mentions.map {
        SignatureText.Mention(offset: text.utf8.count + $0.offset, name: $0.name)
      }
      text += piece.text
    }
    for (index, parameter) in syntax.parameters.enumerated() {
      let first =
        parameter.attributes.first?.range.start ?? parameter.firstName?.start
        ?? parameter.type.range.start
      if index == 0 {
        add(SourceRange(declaration.introducer.start, first))
        // The parameters follow on the same line.
        while text.last?.isWhitespace ?? false { text.removeLast() }
      }
      if index > 0 { text += ", " }
      add(SourceRange(first, parameter.type.range.end))
      if parameter.isVariadic { text += "..." }
    }
    text += ")"
    if let effects = syntax.effects {
      text += " "
      add(effects.range)
    }
    if let result = syntax.result {
      text += " -> "
      add(result.range)
    }
    if let clause = syntax.whereClause {
      text += " "
      add(clause.range)
    }
    return SignatureText(text: text, mentions: mentions)
  }

  private func signature(of syntax: CallableSyntax, in declaration: DeclarationSyntax)
    -> SignatureText
  {
    // The modifiers are kept apart, because some have to go: see `Program.keptModifiers`.
    let range = SourceRange(declaration.introducer.start, syntax.signature.end)
    return signatureText(range, types: mentionedTypes(of: syntax), blanks: blanks(in: syntax))
  }

  /// The `_` that stand for names: what has no name needs one where it is passed on.
  private func blanks(in syntax: CallableSyntax) -> [SourceRange] {
    syntax.parameters.compactMap { $0.secondName ?? $0.firstName }.filter { source[$0] == "_" }
  }

  /// The types that a signature names.
  private func mentionedTypes(of syntax: CallableSyntax) -> [TypeSyntax] {
    var types = syntax.parameters.map(\.type) + syntax.genericParameters.compactMap(\.constraint)
    types += [syntax.result].compactMap { $0 }
    types += syntax.whereClause?.requirements.flatMap { [$0.left, $0.right] } ?? []
    if case .typed(let error)? = syntax.effects?.throwing { types.append(error) }
    return types
  }

  private func parameter(
    _ syntax: ParameterSyntax, in kind: Member.Kind, isOperator: Bool
  ) -> Parameter {
    let first = syntax.firstName.map(name)
    let second = syntax.secondName.map(name)
    // A subscript's single name is no label, nor is an operator's.
    let isLabel = kind != .subscript && !isOperator || second != nil
    return Parameter(
      label: isLabel && first != "_" ? first : nil,
      name: (second ?? first) == "_" ? nil : second ?? first, type: type(syntax.type),
      isVariadic: syntax.isVariadic, hasDefaultValue: syntax.hasDefaultValue,
      isDefaultChanging: syntax.defaultValue.map {
        VolatileValues.contains(source[$0], of: self.type(syntax.type))
      } ?? false,
      isTransformed: !syntax.attributes.isEmpty)
  }

  private func enumCase(
    _ syntax: EnumCaseElementSyntax, of declaration: DeclarationSyntax, in scope: EnclosingScope
  ) -> Member {
    Member(
      kind: .enumCase, name: source[syntax.name], isStatic: true,
      parameters: (syntax.parameters ?? []).map { parameter($0, in: .enumCase, isOperator: false) },
      type: .void, access: scope.access, attributes: attributes(of: declaration), modifiers: [],
      signature: .none, conditions: scope.memberConditions, place: place(syntax.name.start))
  }

  // MARK: - Text

  private func has(_ keyword: Keyword, _ declaration: DeclarationSyntax) -> Bool {
    declaration.modifiers.contains { $0.keyword == keyword }
  }

  private func isStatic(_ declaration: DeclarationSyntax) -> Bool {
    has(.static, declaration) || has(.class, declaration)
  }

  /// Cuts a declaration out of the source, with the line's indentation taken off its later lines.
  private func signatureText(
    _ range: SourceRange, types: [TypeSyntax], blanks: [SourceRange] = []
  ) -> SignatureText {
    var mentions: [SourceRange] = []
    let lowering = TypeLowering(source: source)
    for type in types { lowering.forEachMention(in: type) { mentions.append($0) } }
    mentions += blanks
    mentions = mentions.filter { $0.start >= range.start && $0.end <= range.end }
      .ordered { $0.start < $1.start }
    let (text, removed) = withoutIndentation(range)
    return SignatureText(
      text: text,
      mentions: mentions.map { mention in
        let cut = removed.reduce(0) { $1.offset < mention.start ? $0 + $1.count : $0 }
        return SignatureText.Mention(
          offset: mention.start - range.start - cut, name: source[mention])
      })
  }

  /// Returns the text without the indentation that its first line has, and where bytes were cut.
  private func withoutIndentation(
    _ range: SourceRange
  ) -> (String, removed: [(offset: Int, count: Int)]) {
    let bytes = source.bytes
    var lineStart = range.start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    var indentation = 0
    while bytes[lineStart + indentation] == UInt8(ascii: " ")
      || bytes[lineStart + indentation] == UInt8(ascii: "\t")
    {
      indentation += 1
    }
    var result: [UInt8] = []
    var removed: [(offset: Int, count: Int)] = []
    var index = range.start
    while index < range.end {
      result.append(bytes[index])
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "\n") else { continue }
      let start = index
      while index < range.end, index - start < indentation,
        bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
      {
        index += 1
      }
      removed.append((start, index - start))
    }
    return (String(decoding: result, as: UTF8.self), removed)
  }
}

/// Expressions that have another value at each call.
private enum VolatileValues {
  /// Whether an expression asks for the time or for something that is unique, as `UUID()` does.
  static func contains(_ text: String, of type: TypeModel) -> Bool {
    let calls = [
      "UUID()", "UUID.init", "Date()", "Date.init", "Date.now", "DispatchTime.now", "Clock.now",
      ".random(", ".shuffled(", ".systemUptime", "UserDefaults.standard", ".now()",
    ]
    if calls.contains(where: text.contains) { return true }
    return ["Date", "UUID"].contains(type.bare.description) && [".init()", ".now"].contains(text)
  }
}
