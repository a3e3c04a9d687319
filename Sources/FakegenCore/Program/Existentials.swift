/// Where `any` belongs before a type that is written without it, as Swift 5 allows.
extension Program {
  /// Whether a bound type is a protocol, or several, to which nothing says `any`.
  ///
  /// - Parameter type: The type, where it is that of a value and no constraint.
  /// - Returns: Whether `any` belongs before it; not before a name that stands for a type with `any`.
  func lacksAny(_ type: TypeModel) -> Bool {
    switch type {
    case .composition(let types): return types.contains { $0.description != "Any" }
    case .metatype(.tuple(let elements)): return elements.onlyType.map(lacksAny) ?? false
    case .metatype(let base): return lacksAny(base)
    case .named(let named):
      guard let id = named.declaration else { return false }
      if self[id].kind == .protocol { return true }
      guard self[id].kind == .typealias else { return false }
      switch unaliased(type) {
      case .composition(let types): return types.contains { $0.description != "Any" }
      case .named(let named): return named.declaration.map { self[$0].kind } == .protocol
      default: return false
      }
    default: return false
    }
  }

  /// A bound type with `any` wherever it belongs.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isConstraint: Whether it is a constraint, before which none does.
  /// - Returns: The type; generic arguments of a constraint are types of values again.
  func writingAny(in type: TypeModel, isConstraint: Bool = false) -> TypeModel {
    let written = withAnyInside(type, isConstraint: isConstraint)
    return !isConstraint && lacksAny(type) ? .existential(written) : written
  }

  /// A bound type with `any` wherever it belongs, but not before the type itself.
  func writingAnyInside(_ type: TypeModel) -> TypeModel { withAnyInside(type, isConstraint: false) }

  private func withAnyInside(_ type: TypeModel, isConstraint: Bool) -> TypeModel {
    func value(_ type: TypeModel) -> TypeModel { writingAny(in: type) }
    func constraint(_ type: TypeModel) -> TypeModel { writingAny(in: type, isConstraint: true) }
    func elements(_ elements: [TypeElement], _ change: (TypeModel) -> TypeModel) -> [TypeElement] {
      elements.map { element in
        var element = element
        element.type = change(element.type)
        return element
      }
    }
    switch type {
    case .named(let named): return .named(withAnyInside(named))
    case .optional(let type): return .optional(value(type))
    case .array(let type): return .array(value(type))
    case .dictionary(let key, let type): return .dictionary(value(key), value(type))
    case .inlineArray(let count, let type): return .inlineArray(count: count, value(type))
    case .tuple(let types): return .tuple(elements(types, isConstraint ? constraint : value))
    case .function(let function):
      var effects = function.effects
      if case .typed(let error) = effects.throwing { effects.throwing = .typed(value(error)) }
      return .function(
        FunctionType(
          parameters: elements(function.parameters, value), effects: effects,
          result: value(function.result)))
    // `any P.Type`, of which only the whole says `any`.
    case .metatype(let base):
      return .metatype(isConstraint || lacksAny(base) ? constraint(base) : value(base))
    case .existential(let type): return .existential(constraint(type))
    case .opaque(let type): return .opaque(constraint(type))
    case .composition(let types): return .composition(types.map(constraint))
    case .prefixed(let prefixes, let type): return .prefixed(prefixes, value(type))
    case .packExpansion(let type): return .packExpansion(value(type))
    case .packElement, .suppressed, .value, .missing: return type
    }
  }

  private func withAnyInside(_ named: NamedType) -> NamedType {
    if named.outer == nil, named.arguments.isEmpty { return named }
    return NamedType(
      named.name, arguments: named.arguments.map { writingAny(in: $0) },
      in: named.outer.map(withAnyInside), meaning: named.meaning)
  }
}
