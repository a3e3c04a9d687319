extension Resolver {
  // MARK: - Use

  /// `NullStore<Int, String>()`; `nil` if there is no such Null type.
  mutating func nullExpression(
    of index: Int, arguments: [TypeModel], in scope: Scope
  ) -> DefaultValue? {
    if let written = handWrittenNull(of: index, in: scope) { return written }
    guard let name = nullTypeName(of: index, arguments: arguments, in: scope) else { return nil }
    return DefaultValue("\(name)()", origin: .nullType(table[index].place))
  }

  mutating func nullTypeName(of named: NamedType, in scope: Scope) -> String? {
    guard let index = declaration(of: named, in: scope), table[index].kind == .protocol,
      table[index].origin != .prelude
    else { return nil }
    return nullTypeName(of: index, arguments: named.arguments, in: scope)
  }

  /// The name of a protocol's Null type, and a note that it is needed.
  mutating func nullTypeName(
    of index: Int, arguments: [TypeModel] = [], in scope: Scope
  ) -> String? {
    guard canHaveNull(index, in: scope) else { return nil }
    request(index)
    let declaration = table[index]
    let name = (declaration.nesting + ["Null\(declaration.name)"]).joined(separator: ".")
    if scope.shadowed.contains(name) || scope.isLocal(name) { return nil }
    let shape = graph.shape(of: index)
    let parameters = nullGenericParameters(of: index, shape: shape)
    if parameters.isEmpty { return name }
    guard nullsInProgress.insert(index).inserted else { return nil }
    defer { nullsInProgress.remove(index) }
    let given = Dictionary(
      zip(declaration.primaryAssociatedTypes, arguments), uniquingKeysWith: { first, _ in first })
    var types: [String] = []
    for parameter in parameters {
      if let argument = given[parameter] {
        types.append("\(qualified(argument, in: scope))")
      } else if let chosen = chooseType(for: parameter, in: shape, of: index) {
        types.append("\(chosen)")
      } else {
        return nil
      }
    }
    return "\(name)<\(types.joined(separator: ", "))>"
  }

  /// Whether a protocol has a Null type, or will have one if it is needed.
  mutating func canHaveNull(_ index: Int, in scope: Scope? = nil) -> Bool {
    let declaration = table[index]
    guard declaration.origin != .prelude, !lacksNull(index), obstacle(to: index) == nil,
      isAccessible(declaration.access, origin: declaration.origin),
      annotation(of: index)?.createNull ?? true,
      conditions(of: index).allSatisfy({ scope?.conditions.contains($0) ?? false })
    else { return false }
    return graph.shape(of: index).unknownParents.isEmpty
  }

  // MARK: - Associated types

  /// The primary associated types that nothing else decides.
  mutating func nullGenericParameters(of index: Int, shape: ProtocolShape) -> [String] {
    let pinned = pinnedTypes(of: shape)
    let annotated = annotatedTypes(of: shape)
    var parameters: [String] = []
    for name in table[index].primaryAssociatedTypes
    where pinned[name] == nil && annotated[name] == nil && shape.associatedTypes[name] != nil {
      if usableDefault(of: name, in: shape) == nil { parameters.append(name) }
    }
    return parameters
  }

  /// The types that annotations choose; those of the protocol itself come before its parents'.
  func annotatedTypes(of shape: ProtocolShape) -> [String: TypeModel] {
    var types: [String: TypeModel] = [:]
    for index in shape.protocols {
      let own = annotation(of: index)?.types ?? [:]
      types.merge(own) { nearer, _ in nearer }
    }
    return types
  }

  /// Finds a type for an associated type that nothing decides, in the order of the design.
  mutating func chooseType(
    for name: String, in shape: ProtocolShape, of index: Int?,
    known: [String: TypeModel] = [:], in owner: NullOwner? = nil
  ) -> TypeModel? {
    let demands = mergedDemands(on: name, in: shape)
    if let superclass = standardSuperclass(demands.parents) { return superclass }
    guard demands.parents.unknown.isEmpty else { return nil }
    let isOfPrelude = (shape.associatedTypes[name] ?? []).allSatisfy {
      table[$0.owner].origin == .prelude
    }
    if let visible = visibleNull(named: name, for: demands) { return visible }
    let own = demands.parents.protocols.filter { table[$0].origin != .prelude }
    if let null = nullOfConstraint(own, demands, in: shape) { return null }
    if own.isEmpty, demands.parents.superclass == nil,
      isOfPrelude || isStructural(demands),
      let standard = standardType(for: demands, known: known)
    {
      return standard
    }
    if let superclass = demands.parents.superclass, own.isEmpty {
      return isConforming(demands.parents) ? superclass : nil
    }
    return generatedNull(
      for: name, demands: demands, owner: index, known: known, in: owner)
  }

  /// Whether a superclass, or one above it, has all the conformances that are asked for beside it.
  private mutating func isConforming(_ parents: ProtocolGraph.Parents) -> Bool {
    var conformances: Set<Int> = []
    var next = parents.superclassDeclaration
    for _ in 0..<32 {
      guard let index = next else { break }
      let above = graph.parents(
        named: inheritedTypes(of: table[index]), from: table[index].nesting,
        in: [table[index].place.file])
      conformances.formUnion(graph.shape(of: above.protocols).protocols)
      next = above.superclassDeclaration
    }
    let ofObjects: Set = ["CustomStringConvertible", "Equatable", "Hashable", "NSObjectProtocol"]
    return parents.protocols.allSatisfy { index in
      conformances.contains(index)
        || parents.superclassDeclaration == nil && table[index].origin == .prelude
          && ofObjects.contains(table[index].name)
    }
  }

  /// `Formatter` for `Z: Formatter`: what constrains and is in the table is a class.
  private func standardSuperclass(_ parents: ProtocolGraph.Parents) -> TypeModel? {
    guard parents.unknown.count == 1, parents.protocols.isEmpty,
      StandardDefaults.row(for: parents.unknown[0]) != nil
    else { return nil }
    return .name(parents.unknown[0])
  }

  /// A `NullZ` that someone wrote and that meets the constraints.
  private mutating func visibleNull(
    named name: String, for demands: AssociatedTypeDemands
  ) -> TypeModel? {
    guard let index = table.declarations(at: ["Null\(name)"]).first,
      conforms(index, to: demands)
    else { return nil }
    return .name("Null\(name)")
  }

  private mutating func conforms(_ index: Int, to demands: AssociatedTypeDemands) -> Bool {
    let declaration = table[index]
    guard isAccessible(declaration.access, origin: declaration.origin),
      declaration.genericParameters.isEmpty, demands.members.isEmpty,
      demands.parents.superclass == nil
    else { return false }
    if demands.parents.isClassBound, declaration.kind != .class, declaration.kind != .actor {
      return false
    }
    let parents = graph.parents(
      named: inheritedTypes(of: declaration), from: declaration.nesting)
    let conformances = graph.shape(of: parents.protocols).protocols
    return demands.parents.protocols.allSatisfy(conformances.contains)
  }

  /// `NullC` for `Z: C`, if that one protocol covers all that is demanded.
  private mutating func nullOfConstraint(
    _ own: [Int], _ demands: AssociatedTypeDemands, in outer: ProtocolShape
  ) -> TypeModel? {
    for candidate in own {
      let covers = demands.parents.protocols.allSatisfy {
        graph.refines(candidate, $0) || isImplied($0, of: candidate)
      }
      let shape = graph.shape(of: candidate)
      let scope = Scope(shape: ProtocolShape(roots: []), pinned: [:])
      // What is asked of its own associated types, its generic parameters have to say.
      let arguments = table[candidate].primaryAssociatedTypes.compactMap { demands.members[$0] }
      let saysAll =
        arguments.count == demands.members.count
        && demands.memberConstraints.count == arguments.count
      let areAllGiven =
        arguments.isEmpty
        || arguments.count == table[candidate].primaryAssociatedTypes.count
          && arguments.count == nullGenericParameters(of: candidate, shape: shape).count
      guard covers, saysAll, areAllGiven, arguments.allSatisfy({ isConcrete($0, in: outer) }),
        demands.parents.superclass == nil || shape.superclass != nil,
        !demands.parents.isClassBound || shape.isClassBound,
        let name = nullTypeName(of: candidate, arguments: arguments, in: scope)
      else { continue }
      return .named(
        NamedType(name.split(separator: ".").map { .init(name: String($0), arguments: []) }))
    }
    return nil
  }

  /// Whether the constraints ask for elements, literals or arithmetic, which no empty struct has.
  private mutating func isStructural(_ demands: AssociatedTypeDemands) -> Bool {
    let shape = graph.shape(of: demands.parents.protocols)
    return shape.protocols.contains { index in
      table[index].origin == .prelude && !shape.isEmptyStructFriendly(table[index])
    }
  }

  private mutating func standardType(
    for demands: AssociatedTypeDemands, known: [String: TypeModel]
  ) -> TypeModel? {
    // What is asked of a member is asked of one of ours, which the standard library's are not.
    if demands.parents.isClassBound || asksForMore(demands) { return nil }
    let element = demands.members["Element"].map { $0.substituting(known) } ?? .name("Int")
    for row in StandardConformances.candidates
    where conforms(row, to: demands.parents.protocols, element: element) {
      let text = row.type.replacing("$E", with: "\(element)")
      if demands.members["Element"] != nil, !row.type.contains("$E") { continue }
      return SourceTypes.model(text)
    }
    return nil
  }

  /// Whether members of the type have to be more than an element like `Int` is.
  private mutating func asksForMore(_ demands: AssociatedTypeDemands) -> Bool {
    for owned in demands.memberConstraints where owned.constraint.relation == .conforms {
      let parents = graph.parents(named: [owned.constraint.right], from: [])
      guard owned.constraint.left == .name("Element"),
        let integer = StandardConformances.candidates.first,
        parents.unknown.isEmpty, !parents.isClassBound, conforms(integer, to: parents.protocols)
      else { return true }
    }
    return false
  }

  /// Whether a type is `Defaultable`, as far as anyone can see.
  mutating func isDefaultable(_ type: TypeModel) -> Bool {
    switch type.normalized.bare {
    case .optional, .array, .dictionary: return true
    case .named(let named):
      if DefaultableTypes.names.contains(named.name), table.declarations(at: named.path).isEmpty {
        return true
      }
      if named.name.hasPrefix("Null") { return true }
      guard let index = table.lookUp(named.path, from: []) else { return false }
      if let aliased = table[index].aliasedType, aliased != type { return isDefaultable(aliased) }
      return inheritedTypes(of: table[index]).contains {
        guard case .named(let parent) = $0.bare else { return false }
        return parent.name == "Defaultable" || parent.name == "NullObject"
      }
    default: return false
    }
  }
}

extension ProtocolShape {
  /// Whether a struct without members can conform by synthesis alone.
  fileprivate func isEmptyStructFriendly(_ declaration: Declaration) -> Bool {
    declaration.members.allSatisfy { member in
      member.attributes.contains { $0.name == "SynthesizedForStructs" }
    } && declaration.associatedTypes.isEmpty
  }
}
