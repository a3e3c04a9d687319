extension TypeModel {
  /// Returns the type with each of its names replaced, innermost first.
  ///
  /// ```swift
  /// [String: Box<Item>]  // with Item = User: [String: Box<User>]
  /// ```
  ///
  /// - Parameter transform: Returns the replacement of a name, whose generic arguments have already been replaced.
  /// - Returns: The type with these names.
  func mappingNames(_ transform: (NamedType) -> TypeModel) -> TypeModel {
    withoutActuallyEscaping(transform) { mapped(by: NameMapping(transform: $0)) }
  }

  fileprivate func mapped(by mapping: NameMapping) -> TypeModel {
    guard case .named(let type) = self else { return mapChildren { $0.mapped(by: mapping) } }
    return mapping.transform(type.mapArguments { $0.mapped(by: mapping) })
  }

  /// All names in the type, including those in generic arguments and of outer types.
  var names: [NamedType] {
    var names: [NamedType] = []
    appendNames(to: &names)
    return names
  }

  /// The type with `Void` in place of functions, whose values can be copied whatever they take and return.
  var withoutFunctions: TypeModel {
    if case .function = self { return .void }
    return mapChildren(\.withoutFunctions)
  }

  /// The declarations that the names in it refer to.
  var declarations: [DeclarationID] { names.compactMap(\.declaration) }

  fileprivate func appendNames(to names: inout [NamedType]) {
    if case .named(let type) = self {
      type.appendNames(to: &names)
    } else {
      for child in children { child.appendNames(to: &names) }
    }
  }

  /// The types that are its direct components, as written; for a name, its generic arguments.
  ///
  /// They are `Key` and `[Int]` for `[Key: [Int]]`; `Int`, the error and `Bool` for `(Int) throws(E) -> Bool`.
  var children: [TypeModel] {
    var children: [TypeModel] = []
    _ = mapChildren { child in
      children.append(child)
      return child
    }
    return children
  }

  /// Returns the type with its children transformed.
  func mapChildren(_ transform: (TypeModel) -> TypeModel) -> TypeModel {
    switch self {
    case .named(let type): .named(type.mapArguments(transform))
    case .optional(let type): .optional(transform(type))
    case .array(let type): .array(transform(type))
    case .dictionary(let key, let value): .dictionary(transform(key), transform(value))
    case .inlineArray(let count, let type): .inlineArray(count: transform(count), transform(type))
    case .tuple(let elements): .tuple(elements.mapTypes(transform))
    case .function(let function):
      .function(
        FunctionType(
          parameters: function.parameters.mapTypes(transform),
          effects: function.effects.mapTypes(transform), result: transform(function.result)))
    case .metatype(let type): .metatype(transform(type))
    case .existential(let type): .existential(transform(type))
    case .opaque(let type): .opaque(transform(type))
    case .composition(let types): .composition(types.map(transform))
    case .prefixed(let prefixes, let type): .prefixed(prefixes, transform(type))
    case .packExpansion(let type): .packExpansion(transform(type))
    case .packElement(let type): .packElement(transform(type))
    case .suppressed(let type): .suppressed(transform(type))
    case .value, .missing: self
    }
  }

  /// Whether the type itself, or any type inside it, satisfies a predicate.
  func holds(_ isAsked: (TypeModel) -> Bool) -> Bool { firstPart(where: isAsked) != nil }

  /// Returns the first type that satisfies a predicate: the type itself, or one inside it.
  func firstPart(where isAsked: (TypeModel) -> Bool) -> TypeModel? {
    if isAsked(self) { return self }
    for child in children {
      if let part = child.firstPart(where: isAsked) { return part }
    }
    return nil
  }

  /// Whether the type contains an opaque type.
  var holdsOpaque: Bool { holds { if case .opaque = $0 { true } else { false } } }

  /// Whether the type contains an opaque type without being one.
  ///
  /// `[some P]` and `inout some P` do; `some P` does not.
  var holdsInnerOpaque: Bool {
    switch self {
    case .prefixed(let prefixes, let type):
      prefixes.contains("inout") ? type.holdsOpaque : type.holdsInnerOpaque
    case .opaque(let constraint): constraint.isSuppression || constraint.holdsOpaque
    default: holdsOpaque
    }
  }

  /// Whether a generic parameter or associated type with a name occurs in the type.
  ///
  /// `[Entity.ID]` mentions `Entity`.
  func mentions(_ parameter: String) -> Bool {
    names.contains { $0.meaning == .parameter && $0.root.name == parameter }
  }

  /// The type without `inout`, `@escaping` and the like, and without redundant parentheses.
  ///
  /// It is `Int` for `inout Int` and `((Int))`, and `() -> Void` for `@escaping () -> Void`.
  var bare: TypeModel {
    switch self {
    case .prefixed(_, let type): type.bare
    case .tuple(let elements): elements.onlyType?.bare ?? self
    default: self
    }
  }

  /// The bare type without `?`: `Int` for `Int??`.
  var unwrapped: TypeModel {
    if case .optional(let wrapped) = bare { wrapped.unwrapped } else { bare }
  }

  /// The type of an argument for a parameter of this type, without `inout`, `@escaping` and the like; `nil` if only the
  /// argument determines it.
  var ofArgument: TypeModel? {
    if case .opaque = bare { return nil }
    if case .prefixed(let prefixes, .function(let function)) = self,
      prefixes.contains("@autoclosure")
    {
      return function.result
    }
    return keepingPrefixes { $0.hasPrefix("@") && $0 != "@escaping" }
  }

  /// Returns the type with only some of the specifiers and attributes that precede it.
  func keepingPrefixes(where isKept: (String) -> Bool) -> TypeModel {
    guard case .prefixed(let prefixes, let type) = self else { return self }
    let kept = prefixes.filter(isKept)
    return kept.isEmpty ? type : .prefixed(kept, type)
  }

  /// Whether a type alias can name the type.
  ///
  /// ```swift
  /// typealias A = [String: () -> Void]     // can
  /// typealias B = (any P).Type             // can
  /// some P, repeat each T, inout Int       // cannot
  /// ```
  var isNameable: Bool {
    switch self {
    case .opaque, .packExpansion, .packElement, .suppressed, .value, .missing: false
    case .prefixed(let prefixes, let type):
      type.isNameable && prefixes.allSatisfy { $0.hasPrefix("@") && $0 != "@escaping" }
    case .inlineArray(_, let element): element.isNameable
    case .optional, .array, .dictionary, .tuple, .metatype, .existential:
      children.allSatisfy(\.isNameable)
    case .named, .function, .composition: true
    }
  }

  /// Whether a protocol may inherit the type, judging by its syntax.
  var isInheritable: Bool {
    switch self {
    case .named(let type): type.allArguments.isEmpty
    case .composition(let types): types.allSatisfy(\.isInheritable)
    default: false
    }
  }
}

/// A function that replaces names.
///
/// Not a plain closure, because the compiler would specialize a recursive function that takes a closure for each call
/// site.
private struct NameMapping {
  let transform: (NamedType) -> TypeModel
}

extension NamedType {
  /// Returns the name with its generic arguments transformed, including those of outer types.
  fileprivate func mapArguments(_ transform: (TypeModel) -> TypeModel) -> NamedType {
    if outer == nil, arguments.isEmpty { return self }
    let outer = outer?.mapArguments(transform)
    return NamedType(name, arguments: arguments.map(transform), in: outer, meaning: meaning)
  }

  fileprivate func appendNames(to names: inout [NamedType]) {
    names.append(self)
    for argument in arguments { argument.appendNames(to: &names) }
    outer?.appendNames(to: &names)
  }
}

extension Effects {
  /// Returns the effects with the type of a typed throw transformed.
  func mapTypes(_ transform: (TypeModel) -> TypeModel) -> Effects {
    guard case .typed(let error) = throwing else { return self }
    return changed(self) { $0.throwing = .typed(transform(error)) }
  }
}

extension [TypeElement] {
  fileprivate func mapTypes(_ transform: (TypeModel) -> TypeModel) -> [TypeElement] {
    map { element in changed(element) { $0.type = transform(element.type) } }
  }

  /// The type in redundant parentheses; those around a pack expansion are not redundant.
  var onlyType: TypeModel? {
    guard count == 1, self[0].label == nil, !self[0].isVariadic else { return nil }
    if case .packExpansion = self[0].type { return nil }
    return self[0].type
  }
}

extension [TypeModel] {
  /// Whether the types are larger than anyone would write, as when each step of a cycle doubles them.
  var exceedSizeLimit: Bool { reduce(0) { $0 + $1.names.count } > 1_000 }
}
