extension TypeModel {
  /// Returns the type with each of its parts replaced, innermost first.
  func mapped(_ transform: (TypeModel) -> TypeModel) -> TypeModel {
    func map(_ type: TypeModel) -> TypeModel { type.mapped(transform) }
    func map(_ element: TypeElement) -> TypeElement {
      TypeElement(label: element.label, type: map(element.type), isVariadic: element.isVariadic)
    }
    let rebuilt: TypeModel =
      switch self {
      case .named(let type):
        .named(
          NamedType(
            type.components.map {
              NamedType.Component(name: $0.name, arguments: $0.arguments.map(map))
            }))
      case .optional(let type): .optional(map(type))
      case .array(let type): .array(map(type))
      case .dictionary(let key, let value): .dictionary(map(key), map(value))
      case .inlineArray(let count, let type): .inlineArray(count: count, map(type))
      case .tuple(let elements): .tuple(elements.map(map))
      case .function(let function):
        .function(
          FunctionType(
            parameters: function.parameters.map(map), effects: function.effects,
            result: map(function.result)))
      case .metatype(let type): .metatype(map(type))
      case .existential(let type): .existential(map(type))
      case .opaque(let type): .opaque(map(type))
      case .composition(let types): .composition(types.map(map))
      case .prefixed(let prefixes, let type): .prefixed(prefixes, map(type))
      case .packExpansion(let type): .packExpansion(map(type))
      case .packElement(let type): .packElement(map(type))
      case .suppressed(let type): .suppressed(map(type))
      case .value, .missing: self
      }
    return transform(rebuilt)
  }

  /// Returns the type with names replaced, as when a generic type is given its arguments.
  func substituting(_ replacements: [String: TypeModel]) -> TypeModel {
    if replacements.isEmpty { return self }
    return mapped { type in
      guard case .named(let named) = type, let first = named.components.first,
        first.arguments.isEmpty, let replacement = replacements[first.name]
      else { return type }
      if named.components.count == 1 { return replacement }
      guard case .named(let base) = replacement else { return type }
      return .named(NamedType(base.components + named.components.dropFirst()))
    }
  }

  /// The type in the one spelling by which types are compared: `Array<Int>` is `[Int]`.
  var normalized: TypeModel {
    mapped { type in
      switch type {
      case .tuple(let elements): elements.onlyElement ?? type
      case .named(let named): named.normalized
      default: type
      }
    }
  }

  /// The type without `inout`, `@escaping` and the like, and without needless parentheses.
  var bare: TypeModel {
    switch self {
    case .prefixed(_, let type): type.bare
    case .tuple(let elements): elements.onlyElement?.bare ?? self
    default: self
    }
  }

  /// Whether a type alias can stand for the type.
  var isNameable: Bool {
    switch self {
    case .opaque, .packExpansion, .packElement, .suppressed, .value, .missing: false
    case .prefixed(let prefixes, let type):
      type.isNameable && prefixes.allSatisfy { $0.hasPrefix("@") && $0 != "@escaping" }
    case .optional(let type), .array(let type), .metatype(let type), .existential(let type):
      type.isNameable
    case .dictionary(let key, let value): key.isNameable && value.isNameable
    case .inlineArray(_, let type): type.isNameable
    case .tuple(let elements): elements.allSatisfy { $0.type.isNameable && !$0.isVariadic }
    case .named, .function, .composition: true
    }
  }

  /// Whether a protocol may inherit the type, as far as its shape tells.
  var isInheritable: Bool {
    switch self {
    case .named(let type): type.arguments.isEmpty
    case .composition(let types): types.allSatisfy(\.isInheritable)
    default: false
    }
  }

  /// Calls a function with each name in the type.
  func forEachName(_ body: (NamedType) -> Void) {
    _ = mapped { type in
      if case .named(let named) = type { body(named) }
      return type
    }
  }

  /// Whether a plain name stands anywhere in the type.
  func mentions(_ name: String) -> Bool {
    var found = false
    forEachName { if $0.components.first?.name == name { found = true } }
    return found
  }
}

extension [TypeElement] {
  /// The type that needless parentheses stand around; those of a pack are not needless.
  fileprivate var onlyElement: TypeModel? {
    guard count == 1, self[0].label == nil, !self[0].isVariadic else { return nil }
    if case .packExpansion = self[0].type { return nil }
    return self[0].type
  }
}

extension NamedType {
  fileprivate var normalized: TypeModel {
    var type = self
    if type.components.count > 1, type.components[0].name == "Swift" {
      type.components.removeFirst()
    }
    // Only sugar is looked for: another `Swift.Name` may be said to tell it from a `Name` nearby.
    guard type.components.count == 1 else { return .named(self) }
    let arguments = type.arguments
    switch (type.name, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    case ("Void", 0): return .void
    default: return .named(self)
    }
  }
}
