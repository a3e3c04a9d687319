/// What spies have to know about types.
extension TypeModel {
  /// Whether it is `~Copyable`, alone or with others.
  var isSuppression: Bool {
    switch self {
    case .suppressed: true
    case .composition(let types): types.contains(where: \.isSuppression)
    default: false
    }
  }

  /// The effects of a function.
  var functionEffects: Effects? {
    if case .function(let function) = bare { function.effects } else { nil }
  }

  /// Whether the type is one of the most common that are `Sendable`, alone or in a collection.
  var isPlainValue: Bool {
    switch self {
    case .named(let named):
      named.outer == nil && named.allArguments.allSatisfy(\.isPlainValue)
        && TypeModel.plainValues.contains(named.name)
    case .optional(let type), .array(let type): type.isPlainValue
    case .dictionary(let key, let value): key.isPlainValue && value.isPlainValue
    case .tuple(let elements): elements.allSatisfy { $0.type.isPlainValue }
    default: false
    }
  }

  private static let plainValues: Set = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int32",
    "Int64", "Set", "String", "Substring", "UInt", "UInt32", "UInt64", "UInt8", "URL", "URLRequest",
    "UUID",
  ]

  /// Whether the type is a generic parameter, or an optional one, so that it may be any type.
  func isAnything(among names: [String]) -> Bool {
    switch bare {
    case .optional(let type): type.isAnything(among: names)
    case .named(let named): named.parameterName.map(names.contains) ?? false
    default: false
    }
  }

  /// Whether a value of the type tells what a generic parameter is: it is more than the owner of a member type.
  func tells(_ name: String) -> Bool {
    let names = names
    let mentions = names.count { $0.parameterName == name }
    return mentions > names.count { $0.outer != nil && $0.root.parameterName == name }
  }

  var holdsPack: Bool {
    holds { type in
      switch type {
      case .packExpansion, .packElement, .missing: true
      default: false
      }
    }
  }

  /// Whether `some P` is a part of the type.
  var holdsInnerOpaque: Bool {
    switch self {
    case .prefixed(let prefixes, let type):
      prefixes.contains("inout") ? type.holdsOpaque : type.holdsInnerOpaque
    case .opaque(let constraint): constraint.isSuppression
    default: holdsOpaque
    }
  }

  /// Whether the type, or a part of it, has no name.
  var holdsOpaque: Bool { holds { if case .opaque = $0 { true } else { false } } }

  /// Whether a part of the type, or the type itself, is of some kind.
  private func holds(_ isAsked: (TypeModel) -> Bool) -> Bool {
    if isAsked(self) { return true }
    switch self {
    case .named(let named): return named.allArguments.contains { $0.holds(isAsked) }
    case .dictionary(let key, let value): return key.holds(isAsked) || value.holds(isAsked)
    case .tuple(let elements): return elements.contains { $0.type.holds(isAsked) }
    case .function(let function):
      return function.parameters.contains { $0.type.holds(isAsked) }
        || function.result.holds(isAsked)
    case .composition(let types): return types.contains { $0.holds(isAsked) }
    case .optional(let type), .array(let type), .inlineArray(_, let type), .metatype(let type),
      .existential(let type), .opaque(let type), .prefixed(_, let type), .packExpansion(let type),
      .packElement(let type), .suppressed(let type):
      return type.holds(isAsked)
    case .value, .missing: return false
    }
  }
}
