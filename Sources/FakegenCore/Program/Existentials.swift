/// Existential types, and those that are written without the `any` that belongs before them, as Swift 5 allows.
extension Program {
  /// Whether a bound type is a protocol or a composition, directly or behind aliases.
  func isConstraint(_ type: TypeModel) -> Bool {
    let type = unaliased(type)
    if case .composition = type { return true }
    return type.declaration.map { self[$0].kind } == .protocol
  }

  /// Whether a bound type is an existential type, directly or behind aliases, written with or without `any`.
  func isExistential(_ type: TypeModel) -> Bool {
    if case .existential = unaliased(type) { return true }
    return isConstraint(type) || ["Any", "AnyObject"].contains(unaliased(type).undeclaredName)
  }

  /// Whether a bound type is a protocol or a composition that is written without `any`.
  ///
  /// - Parameter type: The type, which is that of a value and not a constraint.
  /// - Returns: Whether `any` belongs before it; `false` for an alias of a type that is written with `any`.
  func lacksAny(_ type: TypeModel) -> Bool {
    switch type {
    case .metatype(let base): return lacksAny(base.bare)
    case .named, .composition: break
    default: return false
    }
    return switch unaliased(type) {
    case .composition(let types): types.contains { $0.description != "Any" }
    case let aliased: aliased.declaration.map { self[$0].kind } == .protocol
    }
  }

  /// Returns a bound type with every `any` that is missing.
  ///
  /// ```swift
  /// protocol Session {}
  /// // Session?            becomes (any Session)?
  /// // (Session) -> Void   becomes (any Session) -> Void
  /// // Session.Type        becomes any Session.Type
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isConstraint: Whether the type is a constraint, before which no `any` belongs.
  /// - Returns: The type; in the generic arguments of a constraint, `any` is added again.
  func writingAny(in type: TypeModel, isConstraint: Bool = false) -> TypeModel {
    let written = writingAnyInside(type, isConstraint: isConstraint)
    return !isConstraint && lacksAny(type) ? .existential(written) : written
  }

  /// Returns a bound type with every `any` that is missing, except before the type itself.
  func writingAnyInside(_ type: TypeModel, isConstraint: Bool = false) -> TypeModel {
    func constraint(_ type: TypeModel) -> TypeModel { writingAny(in: type, isConstraint: true) }
    switch type {
    case .existential, .opaque, .composition, .suppressed: return type.mapChildren(constraint)
    // In `any P.Type`, `any` belongs to the metatype as a whole.
    case .metatype where isConstraint || lacksAny(type): return type.mapChildren(constraint)
    default: return type.mapChildren { writingAny(in: $0) }
    }
  }
}
