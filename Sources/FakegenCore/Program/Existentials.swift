/// Where `any` belongs before a type that is written without it, as Swift 5 allows.
extension Program {
  /// Whether a bound type is a protocol, or several, to which nothing says `any`.
  ///
  /// - Parameter type: The type, where it is that of a value and no constraint.
  /// - Returns: Whether `any` belongs before it; not before a name that stands for a type with `any`.
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

  /// A bound type with `any` wherever it belongs.
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
  ///   - isConstraint: Whether it is a constraint, before which none does.
  /// - Returns: The type; generic arguments of a constraint are types of values again.
  func writingAny(in type: TypeModel, isConstraint: Bool = false) -> TypeModel {
    let written = writingAnyInside(type, isConstraint: isConstraint)
    return !isConstraint && lacksAny(type) ? .existential(written) : written
  }

  /// A bound type with `any` wherever it belongs, but not before the type itself.
  func writingAnyInside(_ type: TypeModel, isConstraint: Bool = false) -> TypeModel {
    func constraint(_ type: TypeModel) -> TypeModel { writingAny(in: type, isConstraint: true) }
    switch type {
    case .suppressed: return type
    case .existential, .opaque, .composition: return type.mapChildren(constraint)
    // `any P.Type`, of which only the whole says `any`.
    case .metatype where isConstraint || lacksAny(type): return type.mapChildren(constraint)
    case .tuple where isConstraint: return type.mapChildren(constraint)
    default: return type.mapChildren { writingAny(in: $0) }
    }
  }
}
