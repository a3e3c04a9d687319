extension Resolver {
  /// Returns the declaration that a type's name means in a scope.
  func declaration(of named: NamedType, in scope: Scope) -> Int? {
    guard let first = named.components.first, !scope.isLocal(first.name) else { return nil }
    return table.lookUp(named.path, from: scope.nesting)
  }

  /// Spells a type so that it means the same at the top of a file: `Inner` becomes `Outer.Inner`.
  func qualified(_ type: TypeModel, in scope: Scope) -> TypeModel {
    if scope.nesting.isEmpty { return type }
    return type.mapped { part in
      guard case .named(let named) = part, let first = named.components.first,
        let replacement = qualifiedName(first.name, in: scope)
      else { return part }
      var components = replacement.map { NamedType.Component(name: $0, arguments: []) }
      components[components.count - 1].arguments = first.arguments
      return .named(NamedType(components + named.components.dropFirst()))
    }
  }

  /// The path of a name that is found in the types around the scope; `nil` if it needs none.
  func qualifiedName(_ name: String, in scope: Scope) -> [String]? {
    guard !scope.nesting.isEmpty, !scope.isLocal(name),
      let index = table.lookUp([name], from: scope.nesting), !table[index].nesting.isEmpty
    else { return nil }
    // A protocol's own type alias is visible wherever its members are.
    let outer = table.declarations(at: table[index].nesting).first
    if let outer, table[outer].kind == .protocol { return nil }
    return table[index].path
  }

  /// Whether a type of the sources can be named in the output.
  func isAccessible(_ access: Access, origin: Declaration.Origin) -> Bool {
    switch origin {
    case .prelude: true
    case .source where !configuration.isElsewhere || !configuration.testableImports.isEmpty:
      access >= .internal
    case .source, .support: access >= .public
    }
  }
}
