import FakegenSyntax

/// Default arguments that choose a generic argument.
extension Program {
  /// Whether the default argument of a parameter chooses one of its type's generic arguments, so that a call for any
  /// other has to pass one.
  ///
  /// ```swift
  /// final class Router<C: Context> { init(context: C.Type = BasicContext.self) }
  /// ```
  ///
  /// - Parameters:
  ///   - parameter: The parameter, bound.
  ///   - id: The type.
  /// - Returns: Whether it does.
  func choosesArgument(_ parameter: Parameter, of id: DeclarationID) -> Bool {
    let generics = self[id].genericParameters.map(\.name)
    guard !generics.isEmpty, case .member(_, of: let chosen?, _)? = parameter.defaultValue,
      !generics.contains(chosen.root.name)
    else { return false }
    var type = parameter.type.bare
    if case .metatype(let base) = type { type = base.bare }
    return type.parameterName.map(generics.contains) ?? false
  }
}
