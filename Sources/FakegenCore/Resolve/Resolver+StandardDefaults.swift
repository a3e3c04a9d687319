extension Resolver {
  mutating func defaultValue(ofStandard named: NamedType, in scope: Scope) -> DefaultValue? {
    var path = named.path
    if path.count > 1, table.isModule(path[0]) { path.removeFirst() }
    let name = path.joined(separator: ".")
    if name == "Result", named.arguments.count == 2 {
      return defaultResult(named.arguments[0], named.arguments[1], in: scope)
    }
    let declared = table.declarations(at: path).first { table[$0].origin == .prelude }
    if let declared, table[declared].kind == .protocol {
      return defaultValue(ofExistential: .named(named), in: scope)
    }
    guard let row = StandardDefaults.row(for: name) else { return nil }
    return expand(row, name: name, arguments: named.arguments, in: scope)
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

  /// Fills in a row's placeholders; `nil` if an argument's value cannot be made.
  private mutating func expand(
    _ row: StandardDefaults.Row, name: String, arguments: [TypeModel], in scope: Scope
  ) -> DefaultValue? {
    var text = row.expression
    var parts: [DefaultValue] = []
    for (index, argument) in arguments.enumerated() {
      let placeholder = "=\(index)"
      guard text.contains(placeholder) else { continue }
      var inner = scope
      inner.effects = Effects()
      guard let part = defaultValue(of: argument, in: inner), part.statements.isEmpty else {
        return nil
      }
      parts.append(part)
      // `.defaultValue..<` would be an operator of its own.
      let isOperand = row.expression.contains("..") && part.text.hasPrefix(".")
      text = text.replacing(placeholder, with: isOperand ? "(\(part.text))" : part.text)
    }
    let first = String(name.prefix { $0 != "." })
    let qualifier = isShadowed(first, in: scope) ? "\(row.module)." : ""
    text = text.replacing("$T", with: qualifier + name)
    for (index, argument) in arguments.enumerated() where text.contains("#\(index)") {
      text = text.replacing("#\(index)", with: "\(qualified(argument, in: scope))")
    }
    return text.contains("=0") || text.contains("=1")
      ? nil : DefaultValue(text, from: parts, origin: .table(row.module))
  }

  // MARK: - Existentials

  /// The Null type of a protocol, or a value that has all conformances that are asked for.
  mutating func defaultValue(
    ofExistential constraint: TypeModel, in scope: Scope
  ) -> DefaultValue? {
    let parents = graph.parents(named: [constraint], from: scope.nesting)
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
