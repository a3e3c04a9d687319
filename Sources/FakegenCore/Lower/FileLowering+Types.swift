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
    case .prefixed(let prefixes, let base):
      .prefixed(
        prefixes.map { prefix in
          let text = self[prefix]
          let module = "@_Concurrency."
          return text.hasPrefix(module) ? "@\(text.dropFirst(module.count))" : text
        }, type(base))
    case .packExpansion(let pattern): .packExpansion(type(pattern))
    case .packElement(let pack): .packElement(type(pack))
    case .suppressed(let base): .suppressed(type(base))
    case .value(let range): .value(self[range])
    case .missing: .missing
    }
  }

  /// Returns the type before a dot as a name: `Array<Int>` for `[Int].Index`.
  private func outer(_ syntax: TypeSyntax) -> NamedType {
    switch type(syntax) {
    case .named(let named): named
    case .array(let element): NamedType("Array", arguments: [element])
    case .dictionary(let key, let value): NamedType("Dictionary", arguments: [key, value])
    case .optional(let wrapped): NamedType("Optional", arguments: [wrapped])
    case .inlineArray, .tuple, .function, .metatype, .existential, .opaque, .composition,
      .prefixed, .packExpansion, .packElement, .suppressed, .value, .missing:
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

  /// Returns the ranges of the names in a type, such as `Box` and `Item` in `Box<[Item]>?`.
  func mentions(in syntax: TypeSyntax) -> [SourceRange] {
    // In a module interface, `Swift.Int` is one name; elsewhere only the first component is looked up.
    if isInterface, case .member(let base, let range, let arguments) = syntax.kind,
      case .name(let module, let outer) = base.kind, outer.isEmpty
    {
      return [SourceRange(module.start, range.end)] + arguments.flatMap(mentions)
    }
    let inside = syntax.children.flatMap(mentions)
    return if case .name(let range, _) = syntax.kind { [range] + inside } else { inside }
  }

  /// A part of a type that is an existential if it names a protocol, because it has neither `any` nor `some`.
  struct BareType {
    let syntax: TypeSyntax
    /// Whether a suffix follows it, as in `P?`, so that `any P` needs parentheses.
    let isBase: Bool
  }

  /// Returns the parts of a type that are existentials if they name protocols.
  ///
  /// ```swift
  /// func f(_ a: P?, b: [P], c: any P, d: P.Type)
  /// // P, as the base of `P?`; P in `[P]`; P.Type as a whole
  /// func f(_ a: (any P)?, b: [any P], c: any P, d: any P.Type)  // with `any` added to these
  /// ```
  ///
  /// - Parameters:
  ///   - syntax: The type.
  ///   - isConstraint: Whether the type itself is a constraint.
  ///   - isBase: Whether a suffix such as `?` follows the type.
  /// - Returns: The parts.
  func bareTypes(
    in syntax: TypeSyntax, isConstraint: Bool = false, isBase: Bool = false
  ) -> [BareType] {
    func values(_ types: [TypeSyntax]) -> [BareType] { types.flatMap { bareTypes(in: $0) } }
    func constraints(_ types: [TypeSyntax]) -> [BareType] {
      types.flatMap { bareTypes(in: $0, isConstraint: true) }
    }
    let own = isConstraint ? [] : [BareType(syntax: syntax, isBase: isBase)]
    switch syntax.kind {
    case .name(_, let arguments): return own + values(arguments)
    case .member(let base, _, let arguments): return own + constraints([base]) + values(arguments)
    case .composition(let types): return own + constraints(types)
    // `any` goes before the whole metatype, as in `any P.Type`.
    case .metatype(let type, isProtocol: false): return own + constraints([type])
    case .metatype(let type, isProtocol: true), .optional(let type), .implicitlyUnwrapped(let type):
      return bareTypes(in: type, isConstraint: isConstraint, isBase: true)
    case .some(let type), .any(let type): return constraints([type])
    case .tuple(let elements):
      return elements.flatMap { bareTypes(in: $0.type, isConstraint: isConstraint) }
    case .array, .dictionary, .inlineArray, .function, .prefixed, .packExpansion:
      return values(syntax.children)
    case .packElement, .suppressed, .value, .missing: return []
    }
  }
}

extension TypeModel {
  /// Parses a text as a type; `nil` if it is not exactly one type.
  init?(written text: String) {
    guard let (syntax, source) = SourceText.type(text) else { return nil }
    self = source.type(syntax)
  }
}

extension TypeSyntax {
  /// The types that are its direct components, in source order.
  fileprivate var children: [TypeSyntax] {
    switch kind {
    case .name(_, let arguments): arguments
    case .member(let base, _, let arguments): [base] + arguments
    case .dictionary(let first, let second), .inlineArray(let first, let second): [first, second]
    case .function(let parameters, let effects, let result):
      if case .typed(let error)? = effects?.throwing {
        parameters.map(\.type) + [error, result]
      } else {
        parameters.map(\.type) + [result]
      }
    case .tuple(let elements): elements.map(\.type)
    case .composition(let types): types
    case .optional(let base), .implicitlyUnwrapped(let base), .array(let base), .some(let base),
      .any(let base), .metatype(let base, _), .prefixed(_, let base), .packExpansion(let base),
      .packElement(let base), .suppressed(let base):
      [base]
    case .value, .missing: []
    }
  }
}
