import FakegenSyntax

/// Lowers types; names are bound later.
extension SourceText {
  func type(_ syntax: TypeSyntax) -> TypeModel {
    switch syntax.kind {
    case .name(let range, let arguments):
      .named(NamedType(name(range), arguments: arguments.map(type)))
    case .member(let base, let range, let arguments):
      .named(NamedType(name(range), arguments: arguments.map(type), in: outer(base)))
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): .optional(type(wrapped))
    case .array(let element): .array(type(element))
    case .dictionary(let key, let value): .dictionary(type(key), type(value))
    case .inlineArray(let count, let element): .inlineArray(count: type(count), type(element))
    case .tuple(let elements):
      elements.map(element).onlyType ?? .tuple(elements.map(element))
    case .function(let parameters, let effects, let result):
      .function(
        FunctionType(
          parameters: parameters.map(element), effects: self.effects(effects),
          result: type(result)))
    case .metatype(let base, let isProtocol):
      .metatype(isProtocol ? .existential(type(base)) : type(base))
    case .some(let constraint): .opaque(type(constraint))
    case .any(let constraint): .existential(type(constraint))
    case .composition(let types): .composition(types.map(type))
    case .prefixed(let prefixes, let base): .prefixed(prefixes.map(attribute), type(base))
    case .packExpansion(let pattern): .packExpansion(type(pattern))
    case .packElement(let pack): .packElement(type(pack))
    case .suppressed(let base): .suppressed(type(base))
    case .value(let range): .value(self[range])
    case .missing: .missing
    }
  }

  /// Returns an attribute or a specifier as text.
  func attribute(_ range: SourceRange) -> String {
    // In the interface of a binary framework, `@MainActor` is spelled `@_Concurrency.MainActor`.
    let (text, module) = (self[range], "@_Concurrency.")
    return text.hasPrefix(module) ? "@\(text.dropFirst(module.count))" : text
  }

  /// Returns the type before a dot as a name: `Array<Int>` for `[Int].Index`.
  private func outer(_ syntax: TypeSyntax) -> NamedType {
    switch type(syntax) {
    case .named(let named): named
    case .array(let element): NamedType("Array", arguments: [element])
    case .dictionary(let key, let value): NamedType("Dictionary", arguments: [key, value])
    case .optional(let wrapped): NamedType("Optional", arguments: [wrapped])
    case .packElement: NamedType(self[syntax.range], meaning: .parameter)
    case .inlineArray, .tuple, .function, .metatype, .existential, .opaque, .composition,
      .prefixed, .packExpansion, .suppressed, .value, .missing:
      NamedType(self[syntax.range])
    }
  }

  private func element(_ syntax: ParameterSyntax) -> TypeElement {
    let label = syntax.firstName.map { self[$0] }
    return TypeElement(
      label: label == "_" ? nil : label, type: type(syntax.type), isVariadic: syntax.isVariadic)
  }

  func genericParameter(_ syntax: GenericParameterSyntax) -> GenericParameter {
    GenericParameter(
      name: name(syntax.name), constraint: syntax.constraint.map(type), isPack: syntax.isPack,
      isValue: syntax.isValue)
  }

  func constraints(_ clause: WhereClauseSyntax?) -> [Constraint] {
    (clause?.requirements ?? []).map { requirement in
      Constraint(
        left: type(requirement.left),
        relation: requirement.relation == .conforms ? .conforms : .equals,
        right: type(requirement.right))
    }
  }

  func effects(_ syntax: EffectsSyntax?) -> Effects {
    guard let syntax else { return Effects() }
    let throwing: Effects.Throwing =
      switch syntax.throwing {
      case .never: .never
      case .throws: .throws
      case .rethrows: .rethrows
      case .typed(let type): .typed(self.type(type))
      }
    return Effects(isAsync: syntax.isAsync, throwing: throwing)
  }
}

extension TypeModel {
  /// Parses a text as a type; `nil` if it is not exactly one type.
  init?(written text: String) {
    guard let (syntax, source) = SourceText.type(text) else { return nil }
    self = source.type(syntax)
  }
}
