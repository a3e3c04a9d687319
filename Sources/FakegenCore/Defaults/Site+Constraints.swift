/// What the code at a site knows of generic parameters and associated types.
extension Site {
  /// The constraints on a generic parameter, an associated type, or a member of one.
  func parents(of named: NamedType) -> Parents {
    let program = shape.program
    if let outer = named.outer {
      let shape = program.shape(of: parents(of: outer).protocols)
      return shape.demands(on: named.name).parents
    }
    if let generic = genericParameter(named.name) {
      return program.parents(named: generic.demands(beside: requirement?.constraints ?? []))
    }
    if let owner = frame.owner { return program.demands(onGeneric: named.name, of: owner) }
    return shape.demands(on: named.name).parents
  }

  /// The protocols that a generic parameter, an associated type or `Self` conforms to; `nil` if the type is known.
  func protocols(of name: String) -> [DeclarationID]? {
    if name == "Self" { return shape.roots }
    guard isLocalType(name), pinned[name] ?? .parameter(name) == .parameter(name) else {
      return nil
    }
    return parents(of: NamedType(name, meaning: .parameter)).protocols
  }

  // MARK: - Types without values

  /// Whether a member can never be called, because there is no value for an argument.
  func isUncallable(_ requirement: Requirement) -> Bool {
    requirement.parameters.contains { !$0.isVariadic && isUninhabited($0.type) }
  }

  /// Whether a type has no values: `Never`, an enum without cases, or a tuple with an element of such a type.
  func isUninhabited(_ type: TypeModel) -> Bool {
    let program = shape.program
    // Each type is expanded once: if `A` is `(B, B)`, `B` is `(C, C)` and so on, they would double at each step.
    var types = [type]
    var next = 0
    while next < types.count {
      let type = program.unaliased(program.substitute(replacements, in: types[next])).bare
      if case .tuple(let elements) = type {
        types += elements.map(\.type).filter { !types.contains($0) }
      } else if program.hasNoValues(type) {
        return true
      }
      next += 1
    }
    return false
  }

  // MARK: - Sendability

  /// Whether a type is `Sendable`, whatever types its generic parameters and associated types stand for.
  func isSendable(_ type: TypeModel) -> Bool {
    let program = shape.program
    var known: [String: TypeModel] = [:]
    for named in type.names {
      guard let name = named.root.parameterName, let protocols = protocols(of: name) else {
        continue
      }
      // Nothing is known of a member such as `Item.ID`.
      if named.outer != nil || !program.shape(of: protocols).isSendable { return false }
      known[name] = .int
    }
    return !type.hasPrefix("inout")
      && program.isSendable(program.substitute(known, in: type)) == true
  }

  /// An associated type that a task would return, although it may not be `Sendable`; `nil` if there is none.
  ///
  /// ```swift
  /// protocol Loading { associatedtype Value; func task() -> Task<Value, any Error> }
  /// // compiles in Swift 6, but no call of `task()` does
  /// ```
  func unsentResult(in type: TypeModel) -> String? {
    shape.program.substitute(pinned, in: type).names.lazy.flatMap { named -> [NamedType] in
      guard named.name == "Task", named.outer == nil, case .unknown = named.meaning else {
        return []
      }
      return named.arguments.first?.names ?? []
    }.compactMap(\.parameterName).first { name in
      shape.hasAssociatedType(name) && !shape.shape(ofAssociatedType: name).isSendable
    }
  }
}

extension Program {
  /// Whether a type that is no tuple has no values.
  fileprivate func hasNoValues(_ type: TypeModel) -> Bool {
    guard let id = type.declaration, self[id].kind == .enum else { return type.isNever }
    return !declarations.members(of: id).contains { $0.kind == .enumCase }
  }
}
