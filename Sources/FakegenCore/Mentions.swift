extension Declaration {
  /// The names whose declarations may decide what is generated for this one.
  var mentionedNames: Set<String> {
    var mentions = Mentions()
    mentions.names.formUnion(nesting)
    for type in inherited { mentions.add(type) }
    if let aliasedType { mentions.add(aliasedType) }
    for constraint in constraints { mentions.add(constraint) }
    for parameter in genericParameters { if let type = parameter.constraint { mentions.add(type) } }
    mentions.add(attributes)
    for associated in associatedTypes { mentions.add(associated, of: name) }
    for member in members where kind == .protocol || member.makesValues { mentions.add(member) }
    if kind == .protocol { mentions.names.formUnion(["Empty\(name)", "Null\(name)"]) }
    if let annotation { mentions.add(annotation) }
    return mentions.names
  }
}

extension ExtensionDeclaration {
  /// The names whose declarations may decide what the extension means.
  var mentionedNames: Set<String> {
    var mentions = Mentions()
    mentions.names.formUnion(extendedPath)
    for type in inherited { mentions.add(type) }
    for constraint in constraints { mentions.add(constraint) }
    for member in members where member.makesValues { mentions.add(member) }
    if let annotation { mentions.add(annotation) }
    return mentions.names
  }
}

extension Member {
  /// Whether the member may be a way to a value of its type, or a part of such a way.
  fileprivate var makesValues: Bool {
    kind == .initializer || kind == .enumCase || isStatic || storage != .computed || name == "id"
  }
}

/// Names of types, collected.
private struct Mentions {
  var names: Set<String> = []

  mutating func add(_ type: TypeModel) {
    var found: [String] = []
    type.forEachName { found += $0.path }
    names.formUnion(found)
    if case .composition(let parts) = type.bare { addComposition(parts) }
    if case .existential(.composition(let parts)) = type.bare { addComposition(parts) }
  }

  /// `any A & B` may be given the name `NullAB`.
  private mutating func addComposition(_ parts: [TypeModel]) {
    let parts = parts.compactMap { part -> String? in
      if case .named(let named) = part.bare { named.name } else { nil }
    }
    names.insert("Null\(parts.sorted().joined())")
  }

  mutating func add(_ constraint: Constraint) {
    add(constraint.left)
    add(constraint.right)
  }

  /// An attribute may be a global actor.
  mutating func add(_ attributes: [AttributeModel]) {
    names.formUnion(attributes.map(\.baseName))
  }

  mutating func add(_ associated: AssociatedType, of owner: String) {
    for type in associated.inherited { add(type) }
    if let type = associated.defaultType { add(type) }
    for constraint in associated.constraints { add(constraint) }
    // A Null type for it would be called so, unless the name is taken.
    names.formUnion([associated.name, "Null\(associated.name)", "Null\(owner)\(associated.name)"])
  }

  mutating func add(_ member: Member) {
    add(member.type)
    add(member.attributes)
    for parameter in member.parameters { add(parameter.type) }
    for parameter in member.genericParameters { if let type = parameter.constraint { add(type) } }
    for constraint in member.constraints { add(constraint) }
    for effects in [member.effects] + member.accessors.map(\.effects) {
      if case .typed(let error) = effects.throwing { add(error) }
    }
  }

  mutating func add(_ annotation: FakedAnnotation) {
    for type in annotation.types.values { add(type) }
    names.formUnion(annotation.inherit)
  }
}
