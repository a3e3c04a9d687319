extension Resolver {
  /// Returns the declaration that a type's name means in a scope.
  func declaration(of named: NamedType, in scope: Scope) -> Int? {
    guard let first = named.components.first, !scope.isLocal(first.name) else { return nil }
    return table.lookUp(named.path, from: scope.nesting, in: scope.files)
  }

  /// Spells a type so that it means the same at the top of a file: `Inner` becomes `Outer.Inner`.
  func qualified(_ type: TypeModel, in scope: Scope) -> TypeModel {
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
    // At the top of a file only the names of frameworks have to be told from their own.
    if scope.nesting.isEmpty, !FrameworkNames.contains(name) { return nil }
    guard !scope.isLocal(name),
      let index = table.lookUp([name], from: scope.nesting, in: scope.files)
    else {
      return nil
    }
    if table[index].nesting.isEmpty { return moduleQualifiedPath(of: table[index]) }
    // A protocol's own type alias is visible wherever its members are.
    let outer = table.declarations(at: table[index].nesting).first
    if let outer, table[outer].kind == .protocol { return nil }
    return table[index].path
  }

  /// `Module.Name` for a type whose name a framework has, too; `nil` for any other.
  private func moduleQualifiedPath(of declaration: Declaration) -> [String]? {
    let modules = configuration.testableImports + configuration.imports
    guard declaration.origin == .source, modules.count == 1,
      FrameworkNames.contains(declaration.path[0])
    else { return nil }
    return modules + declaration.path
  }

  /// How a declaration is named in the output.
  func spelling(of declaration: Declaration) -> String {
    (moduleQualifiedPath(of: declaration) ?? declaration.path).joined(separator: ".")
  }

  /// What a type inherits and conforms to, where it is declared and where it is extended.
  func inheritedTypes(of declaration: Declaration) -> [TypeModel] {
    declaration.inherited + table.extensions(of: declaration.path).flatMap(\.inherited)
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
