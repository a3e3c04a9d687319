import FakegenSyntax

extension Resolver {
  mutating func defaultValue(ofStandard named: NamedType, in scope: Scope) -> DefaultValue? {
    var path = named.path
    if path.count > 1, table.isModule(path[0]) { path.removeFirst() }
    let name = path.joined(separator: ".")
    if named.arguments.count == 2 {
      if name == "Result" {
        return defaultResult(named.arguments[0], named.arguments[1], in: scope)
      }
      if name == "KeyPath" || name == "WritableKeyPath" {
        return keyPath(
          from: named.arguments[0], to: named.arguments[1], isWritable: name != "KeyPath", in: scope
        )
      }
    }
    let declared = table.declarations(at: path).first { table[$0].origin == .prelude }
    if let declared, table[declared].kind == .protocol {
      return defaultValue(ofExistential: .named(named), in: scope)
    }
    let arguments = named.components.flatMap(\.arguments)
    let row = StandardDefaults.row(for: "\(named)") ?? StandardDefaults.row(for: name)
    guard let row, isVisible(row, in: scope) else { return nil }
    return expand(row, name: name, arguments: arguments, in: scope)
  }

  private mutating func defaultResult(
    _ success: TypeModel, _ failure: TypeModel, in scope: Scope
  ) -> DefaultValue? {
    if let value = defaultValue(of: success, in: scope) {
      return DefaultValue(".success(\(value.text))", from: [value])
    }
    return defaultValue(of: failure, in: scope).map {
      DefaultValue(".failure(\($0.text))", from: [$0])
    }
  }

  /// `\.self`, or the first property of a type of the sources that has the type that is asked for.
  private func keyPath(
    from root: TypeModel, to value: TypeModel, isWritable: Bool, in scope: Scope
  ) -> DefaultValue? {
    if root.normalized == value.normalized { return DefaultValue("\\.self") }
    guard !isWritable, case .named(let named) = root.bare, named.arguments.isEmpty,
      let index = declaration(of: named, in: scope), table[index].origin == .source
    else { return nil }
    let property = table[index].members.first {
      $0.kind == .property && !$0.isStatic && isUsable($0) && $0.access >= .internal
        && $0.type.normalized == value.normalized && $0.accessors.isEmpty
    }
    return property.map { DefaultValue("\\.\($0.name)", origin: .keyPath($0.place)) }
  }

  // MARK: - Rows

  /// Whether the row's type is meant, and not one of the same name that nobody showed us.
  private mutating func isVisible(_ row: StandardDefaults.Row, in scope: Scope) -> Bool {
    if ModuleExports.isVisible(row.module, importing: []) { return true }
    let exported = table.exportedModules
    for file in scope.files.sorted() {
      let imports = table.imports(of: file)
      let modules = exported.union(imports.map(\.module))
      guard ModuleExports.isVisible(row.module, importing: modules) else { continue }
      // The output has to see it as well.
      grounds.imports.formUnion(
        imports.filter { ModuleExports.isVisible(row.module, importing: [$0.module]) })
      return true
    }
    return ModuleExports.isVisible(row.module, importing: exported)
  }

  /// Fills in a row's placeholders; `nil` if an argument's value cannot be made.
  private mutating func expand(
    _ row: StandardDefaults.Row, name: String, arguments: [TypeModel], in scope: Scope
  ) -> DefaultValue? {
    // Pointers point to a value, which their conformance to `Defaultable` makes.
    if row.expression == ".defaultValue", let pointee = arguments.first, !isDefaultable(pointee) {
      return nil
    }
    // `.defaultValue..<` would be an operator of its own.
    let isOperand = row.expression.contains("..") || row.expression.contains(" as ")
    var values: [Int: DefaultValue] = [:]
    var parts: [DefaultValue] = []
    var text = ""
    for piece in row.pieces {
      switch piece {
      case .text(let part): text += part
      case .name:
        let first = String(name.prefix { $0 != "." })
        text += (isShadowed(first, in: scope) ? "\(row.module)." : "") + name
      case .argument(let index):
        guard index < arguments.count else { return nil }
        text += "\(qualified(arguments[index], in: scope))"
      case .value(let index):
        guard index < arguments.count else { return nil }
        if values[index] == nil {
          var inner = scope
          inner.effects = Effects()
          guard let value = defaultValue(of: arguments[index], in: inner), value.statements.isEmpty
          else { return nil }
          values[index] = value
          parts.append(value)
        }
        let value = values[index]?.text ?? ""
        let needsParentheses = isOperand && (value.hasPrefix(".") || value.utf8.contains(.space))
        text += needsParentheses ? "(\(value))" : value
      }
    }
    if row.onMainActor, !scope.isOnMainActor { text = "MainActor.assumeIsolated { \(text) }" }
    return DefaultValue(text, from: parts, origin: .table(row.module))
  }

  // MARK: - Existentials

  /// The Null type of a protocol, or a value that has all conformances that are asked for.
  mutating func defaultValue(
    ofExistential constraint: TypeModel, in scope: Scope
  ) -> DefaultValue? {
    if case .named(let named) = constraint.bare, let row = StandardDefaults.row(for: named.name),
      declaration(of: named, in: scope).map({ table[$0].origin == .prelude }) ?? true,
      isVisible(row, in: scope)
    {
      return expand(row, name: named.name, arguments: named.arguments, in: scope)
    }
    let parents = graph.parents(named: [constraint], from: scope.nesting, in: scope.files)
    if parents.isClassBound, parents.protocols.isEmpty, parents.superclass == nil {
      return DefaultValue("NullReference()", origin: .table("FakedRuntime"))
    }
    guard parents.unknown.isEmpty, parents.superclass == nil, !parents.protocols.isEmpty else {
      return nil
    }
    let own = parents.protocols.filter { table[$0].origin != .prelude }
    if own.isEmpty { return standardExistential(parents, constraint, in: scope) }
    for index in own where covers(index, parents.protocols) {
      guard case .named(let named) = bareName(constraint) else { return nil }
      return nullExpression(of: index, arguments: named.arguments, in: scope)
    }
    return nullOfComposition(parents)
  }

  private mutating func covers(_ index: Int, _ protocols: [Int]) -> Bool {
    protocols.allSatisfy { graph.refines(index, $0) || isImplied($0, of: index) }
  }

  /// A Null type for `any A & B`, which conforms to both.
  private mutating func nullOfComposition(_ parents: ProtocolGraph.Parents) -> DefaultValue? {
    for index in parents.protocols where table[index].origin != .prelude {
      guard canHaveNull(index), !isIsolated(index) else { return nil }
    }
    let own = parents.protocols.first { table[$0].origin != .prelude }
    guard parents.equalities.isEmpty, let own else { return nil }
    var demands = AssociatedTypeDemands()
    demands.parents = parents
    let name = parents.protocols.map { table[$0].name }.sorted().joined()
    let owner = NullOwner(name: name, access: .internal, place: table[own].place)
    let type = generatedNull(for: name, demands: demands, owner: nil, known: [:], in: owner)
    return type.map { DefaultValue("\($0)()", origin: .nullType(nil)) }
  }

  /// A struct without stored properties is `Sendable` on its own, unless it is public.
  mutating func isImplied(_ index: Int, of candidate: Int) -> Bool {
    guard table[index].origin == .prelude,
      ["Sendable", "SendableMetatype"].contains(table[index].name)
    else { return false }
    let isPublic = table[candidate].access >= .public && !configuration.isElsewhere
    return !isPublic && !graph.shape(of: candidate).isClassBound
      && annotation(of: candidate)?.anyObject != true
  }

  private func bareName(_ constraint: TypeModel) -> TypeModel {
    guard case .composition(let parts) = constraint.bare else { return constraint.bare }
    let own = parts.first {
      guard case .named(let named) = $0, let index = table.lookUp(named.path, from: []) else {
        return false
      }
      return table[index].origin != .prelude
    }
    return own ?? constraint
  }

  private mutating func standardExistential(
    _ parents: ProtocolGraph.Parents, _ constraint: TypeModel, in scope: Scope
  ) -> DefaultValue? {
    let demanded = Set(graph.shape(of: parents.protocols).protocols.map { table[$0].name })
    if parents.isClassBound { return nil }
    if demanded.contains("Error"),
      demanded.isSubset(of: ["Error", "Sendable", "Hashable", "Equatable"])
    {
      return DefaultValue(
        isShadowed("NullError", in: scope) ? "FakedRuntime.NullError()" : "NullError()")
    }
    let element = parents.equalities.first { $0.left == .name("Element") }?.right
    for row in StandardConformances.candidates where row.type != "Never" {
      let fitsElement = element == nil || row.type.contains("$E")
      guard fitsElement,
        conforms(row, to: parents.protocols, element: element ?? .name("Int"))
      else { continue }
      return expression(of: row, element: element.map { qualified($0, in: scope) }, in: scope)
    }
    return nil
  }

  mutating func conforms(
    _ row: StandardConformances.Row, to protocols: [Int], element: TypeModel? = nil
  ) -> Bool {
    var names = row.protocols
    if StandardConformances.plainElements.contains(element?.description ?? "") {
      names += row.withElement
    }
    names = names.flatMap { $0 == "Codable" ? ["Decodable", "Encodable"] : [$0] }
    let known = names.flatMap { table.declarations(at: [$0]) }
      .filter { table[$0].origin == .prelude }
    let implied = Set(graph.shape(of: known).protocols)
    return protocols.allSatisfy { implied.contains($0) || isMarker($0) }
  }

  private func isMarker(_ index: Int) -> Bool {
    table[index].origin == .prelude
      && ["Copyable", "Escapable", "SendableMetatype"].contains(table[index].name)
  }

  private func expression(
    of row: StandardConformances.Row, element: TypeModel?, in scope: Scope
  ) -> DefaultValue? {
    let origin = DefaultOrigin.table("Swift")
    switch row.type {
    case "Int", "Double", "UInt": return DefaultValue("0", origin: origin)
    case "String": return DefaultValue("\"\"", origin: origin)
    case "Bool": return DefaultValue("false", origin: origin)
    case "ContinuousClock", "SystemRandomNumberGenerator":
      return DefaultValue("\(row.type)()", origin: origin)
    case let type where type.contains("$E"):
      let name = type.replacing("$E", with: "\(element ?? .name("Int"))")
      if type.hasPrefix("AsyncStream") && !type.hasSuffix("Iterator") {
        return DefaultValue("\(name) { $0.finish() }", origin: origin)
      }
      return type.hasSuffix("Iterator") ? nil : DefaultValue("\(name)()", origin: origin)
    default: return nil
    }
  }
}
