/// Names of types that a declaration has to do with.
struct Mentions {
  /// Names whose declarations decide what is generated.
  private(set) var names: Set<String> = []
  /// Those among them whose extensions matter even if nobody declares them, as of `Collection`.
  private(set) var parents: Set<String> = []
  /// What stands behind a period: members of types that are named as well.
  private(set) var members: Set<String> = []
  /// Generic parameters and associated types, which hide other types' names.
  fileprivate var locals: Set<String> = []
}

extension Declaration {
  /// The names whose declarations may decide what is generated for this one.
  ///
  /// - Parameter minimum: The access that makes a declaration of the sources usable.
  /// - Returns: The names.
  func mentions(minimum: Access) -> Mentions {
    var mentions = Mentions()
    mentions.locals = localNames
    mentions.insert(nesting)
    for type in inherited { mentions.add(parent: type) }
    if let aliasedType { mentions.add(aliasedType) }
    for constraint in constraints { mentions.add(constraint) }
    for parameter in genericParameters { if let type = parameter.constraint { mentions.add(type) } }
    mentions.add(attributes)
    if let annotation { mentions.add(annotation) }
    if kind == .protocol {
      mentions.insert(["Empty\(name)", "Null\(name)"])
      for associated in associatedTypes { mentions.add(associated, of: name) }
      for member in members { mentions.add(requirement: member, isNested: !nesting.isEmpty) }
    } else {
      let needed = origin == .source ? minimum : .public
      mentions.add(waysToMake: members, of: self, minimum: needed)
    }
    return mentions
  }
}

extension Declaration {
  /// The names that mean something of its own inside a declaration.
  var localNames: Set<String> {
    Set(genericParameters.map(\.name)).union(associatedTypes.map(\.name)).union(["Self"])
  }
}

extension ExtensionDeclaration {
  /// The names whose declarations may decide what the extension means.
  ///
  /// - Parameter locals: The names that mean something of the extended type's own.
  /// - Returns: The names.
  func mentions(locals: Set<String>) -> Mentions {
    var mentions = Mentions()
    mentions.locals = locals
    mentions.insert(Array(extendedPath.prefix(1)))
    for type in inherited { mentions.add(parent: type) }
    for constraint in constraints { mentions.add(constraint) }
    for member in members where member.makesValue(of: extendedPath.last ?? "") {
      mentions.add(member)
    }
    if let annotation { mentions.add(annotation) }
    return mentions
  }
}

extension Member {
  /// Whether the member may be a way to a value of its type.
  fileprivate func makesValue(of name: String) -> Bool {
    if kind == .initializer || kind == .property && self.name == "id" { return true }
    guard isStatic, case .named(let named) = type.bare else { return false }
    return named.name == name || named.name == "Self"
  }

  /// Whether the member makes a value out of nothing, so that no other way is gone.
  fileprivate func isPlainWay(minimum: Access) -> Bool {
    let isPlain =
      conditions.isEmpty && attributes.isEmpty && parameters.allSatisfy(\.hasDefaultValue)
    if kind == .enumCase { return isPlain && parameters.isEmpty }
    return isPlain && kind == .initializer && !isFailable && effects == Effects()
      && genericParameters.isEmpty && constraints.isEmpty && access >= minimum
  }
}

extension Mentions {
  mutating func merge(_ other: Mentions) {
    names.formUnion(other.names)
    parents.formUnion(other.parents)
    members.formUnion(other.members)
  }

  fileprivate mutating func insert(_ names: [String]) { self.names.formUnion(names) }

  fileprivate mutating func add(parent type: TypeModel) {
    add(type)
    type.forEachName { named in
      if !locals.contains(named.path[0]) { parents.insert(named.path[0]) }
    }
  }

  fileprivate mutating func add(_ type: TypeModel) {
    type.forEachName { named in
      if !locals.contains(named.path[0]) { names.insert(named.path[0]) }
      members.formUnion(named.path.dropFirst())
    }
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

  fileprivate mutating func add(_ constraint: Constraint) {
    add(parent: constraint.left)
    add(parent: constraint.right)
  }

  /// An attribute may be a global actor.
  fileprivate mutating func add(_ attributes: [AttributeModel]) {
    insert(attributes.map(\.baseName))
  }

  fileprivate mutating func add(_ associated: AssociatedType, of owner: String) {
    for type in associated.inherited { add(parent: type) }
    if let type = associated.defaultType { add(type) }
    for constraint in associated.constraints { add(constraint) }
    // A Null type for it would be called so, unless the name is taken.
    insert(["Null\(associated.name)", "Null\(owner)\(associated.name)"])
  }

  /// Of a requirement the result has to be made.
  ///
  /// What is passed in is passed over, unless it is a
  /// closure that may be called, or the name of a type that has to be qualified.
  fileprivate mutating func add(requirement member: Member, isNested: Bool) {
    let outer = locals
    defer { locals = outer }
    locals.formUnion(member.genericParameters.map(\.name))
    add(member.type)
    add(member.attributes)
    for parameter in member.parameters {
      var isClosure = false
      if case .function = parameter.type.normalized.bare { isClosure = true }
      if case .named = parameter.type.normalized.bare, !isNested { continue }
      if isClosure || isNested { add(parameter.type) }
    }
    for parameter in member.genericParameters {
      if let type = parameter.constraint { add(parent: type) }
    }
    for constraint in member.constraints { add(constraint) }
    for effects in [member.effects] + member.accessors.map(\.effects) {
      if case .typed(let error) = effects.throwing { add(error) }
    }
  }

  fileprivate mutating func add(_ member: Member) {
    add(member.type)
    add(member.attributes)
    for parameter in member.parameters { add(parameter.type) }
  }

  /// What is needed to make a value of a type: nothing, if there is a way that needs nothing.
  fileprivate mutating func add(
    waysToMake members: [Member], of declaration: Declaration, minimum: Access
  ) {
    if let identifier = members.first(where: { $0.kind == .property && $0.name == "id" }) {
      add(identifier.type)
    }
    if members.contains(where: { $0.isPlainWay(minimum: minimum) }) { return }
    let hasInitializer = members.contains { $0.kind == .initializer }
    for member in members {
      let isStored = member.kind == .property && !member.isStatic && member.storage == .withoutValue
      if member.kind == .enumCase || member.makesValue(of: declaration.name)
        || isStored && !hasInitializer
      {
        add(member)
      }
    }
  }

  fileprivate mutating func add(_ annotation: FakedAnnotation) {
    for type in annotation.types.values { add(type) }
    insert(annotation.inherit)
  }
}
