import FakegenKnowledge

/// The defaults that users configure for types.
extension Program {
  /// The key of the configured default for a type: the type, or a generic type without its arguments.
  ///
  /// With `--default 'URL=…'`, the key is `URL` for a member that returns `URL` or `Foundation.URL`; with
  /// `--default 'Box=…'`, it is `Box` for one that returns `Box<Int>`.
  func configuredDefaultKey(of type: TypeModel) -> String? {
    let defaults = configuration.defaults
    if defaults.isEmpty { return nil }
    var names = [qualifiedText(of: type.bare)]
    if !isWrittenLikeAnother(type.bare) {
      names.append(type.bare.description)
      if case .named(let named) = type.bare, !named.allArguments.isEmpty {
        names.append(named.path.joined(separator: "."))
      }
    }
    // `URL` and `Foundation.URL` mean one type, whichever of them is written.
    if case .named(let named) = type.bare, let module = moduleName(of: named) {
      names += names.map { "\(module.text).\($0)" }
    }
    return names.first { defaults[$0] != nil }
  }

  /// Returns a type as text, with names as they are spelled from the top of a file, but without modules.
  private func qualifiedText(of type: TypeModel) -> String {
    type.mappingNames { [self] named in
      guard let id = named.declaration, named.outer == nil else { return .named(named) }
      return .named(NamedType(self[id].qualifiedName, arguments: named.arguments))
    }.spelled(.withoutModules)
  }

  /// Whether the short name of a nested type is also the name of another type at file scope.
  private func isWrittenLikeAnother(_ type: TypeModel) -> Bool {
    guard case .named(let named) = type, let id = named.declaration, self[id].path != named.path
    else { return false }
    return KnownTypes.module(of: named.name) != nil
      || declarations.declarations(at: named.path).contains { $0 != id }
  }

  /// The module of a named type, if known.
  private func moduleName(of named: NamedType) -> ModuleName? {
    switch named.root.meaning {
    case .declaration(let id): declarations.module(of: id)
    case .unknown(let module): module ?? KnownTypes.module(of: named.root.name)
    case .parameter, .unbound, .generated: nil
    }
  }
}
