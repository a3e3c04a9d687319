import FakegenSyntax

extension Resolver {
  /// A protocol's Null type; `nil`, with a warning, if it would not compile.
  mutating func null(
    of index: Int, empty: EmptyResolution, shape: ProtocolShape
  ) -> NullModel? {
    let declaration = table[index]
    let name = "Null\(declaration.name)"
    let plan = planNull(of: index, shape: shape)
    let reason = reasonAgainstNull(
      name, empty: empty, shape: shape, plan: plan, index: index)
    if let reason {
      leaveOut(index, name, reason)
      return nil
    }
    var draft = NullDraft(
      name: name, inherited: ["Empty\(declaration.name)"], plan: plan, shape: shape,
      access: nullAccess(of: declaration, plan: plan))
    draft.attributes = repeatedAttributes(of: index)
    draft.modifiers = repeatedModifiers(of: index)
    draft.isIsolated = isIsolated(index)
    draft.index = index
    draft.place = declaration.place
    draft.isClass = shape.isClassBound || annotation(of: index)?.anyObject == true
    completeMembers(of: &draft, witnesses: allWitnesses(of: index))
    guard let model = model(of: draft) else {
      leaveOut(index, name, "its superclass cannot be initialized")
      return nil
    }
    return model
  }

  mutating func leaveOut(_ index: Int, _ name: String, _ reason: String) {
    findings.withoutNull.insert(index)
    report(.warning, .nullLeftOut(name, reason), at: table[index].place)
  }

  private mutating func reasonAgainstNull(
    _ name: String, empty: EmptyResolution, shape: ProtocolShape, plan: NullPlan, index: Int
  ) -> String? {
    let path = table[index].nesting + [name]
    if let taken = table.declarations(at: path).first, table[taken].origin == .source {
      return "a type of this name is declared in the sources"
    }
    if let parent = shape.unknownParents.first {
      return "the requirements of '\(parent)' are not known"
    }
    let unfakeable = shape.protocols.first { index in
      table[index].origin == .prelude
        && table[index].attributes.contains { $0.name == "Unfakeable" }
    }
    if let unfakeable { return "'\(table[unfakeable].name)' asks for more than a fake can give" }
    if let type = plan.undecided.first {
      return "nothing is known that can be its '\(constrained(type, in: shape))'"
    }
    let unmet = unmetMembers(of: index)
    if let member = unmet.first { return "nothing implements '\(member.fullName)'" }
    return nil
  }

  /// An associated type as it could be declared with all that is asked of it:
  /// `Item: Codable & Sendable where Item.ID == Int`.
  private func constrained(_ name: String, in shape: ProtocolShape) -> String {
    var conformances: [String] = []
    var clauses: [String] = []
    for owned in shape.constraints {
      let left = owned.constraint.left.withoutSelf
      let right = owned.constraint.right
      if left == .name(name), owned.constraint.relation == .conforms {
        conformances.append("\(right)")
      } else if left.mentions(name) || right.withoutSelf == .name(name) {
        let relation = owned.constraint.relation == .equals ? " ==" : ":"
        clauses.append("\(left)\(relation) \(right)")
      }
    }
    return name + list(conformances, after: ": ", separator: " & ")
      + list(clauses, after: " where ", separator: ", ")
  }

  /// What is listed, each once, behind a word that stands there only if there is anything.
  private func list(_ parts: [String], after word: String, separator: String) -> String {
    let unique = parts.enumerated().filter { !parts[..<$0.offset].contains($0.element) }
    return unique.isEmpty ? "" : word + unique.map(\.element).joined(separator: separator)
  }

  /// Members that were skipped or omitted here or above, and that nothing implements.
  private mutating func unmetMembers(of index: Int) -> [Member] {
    let empty = empty(of: index)
    let given = Set(empty.witnesses.map(\.key))
    return empty.unmet
      + empty.emptyParents.flatMap { unmetMembers(of: $0) }.filter { !given.contains($0.key) }
  }

  /// Every member that the Empty protocol and those above it implement, the nearest of each.
  private mutating func allWitnesses(of index: Int) -> [EmptyResolution.Witness] {
    var result: [EmptyResolution.Witness] = []
    var taken: Set<String> = []
    var queue = [index]
    var next = 0
    while next < queue.count {
      let empty = empty(of: queue[next])
      next += 1
      for witness in empty.witnesses where taken.insert(witness.key).inserted {
        result.append(witness)
      }
      queue += empty.emptyParents.filter { !queue.contains($0) }
    }
    return result
  }

  /// The access of a Null type: no wider than the types that it names.
  private func nullAccess(of declaration: Declaration, plan: NullPlan) -> Access {
    var access = declaration.access
    for name in plan.aliased {
      plan.types[name]?.forEachName { named in
        if let index = table.lookUp(named.path, from: []), table[index].origin != .prelude {
          access = min(access, table[index].access)
        }
      }
    }
    return access
  }

  // MARK: - Members

  /// A Null type in the making.
  struct NullDraft {
    let name: String
    var inherited: [String]
    let plan: NullPlan
    let shape: ProtocolShape
    let access: Access
    var attributes: [String] = []
    var modifiers: [String] = []
    var isIsolated = false
    var isClass = false
    var index: Int?
    /// Where messages about members of the standard library's protocols belong.
    var place: Place?
    var members: [MemberModel] = []
    /// Whether the body holds an initializer, which takes the implicit one away.
    var hasInitializer = false
    /// Generic parameters that have to be `Defaultable`.
    var defaultableParameters: Set<String> = []
    /// Members of generic parameters that have to be, as `Key.ID`.
    var defaultableMembers: [String] = []
  }

  /// Writes into the Null type what only its own choice of types makes possible.
  mutating func completeMembers(
    of draft: inout NullDraft, witnesses: [EmptyResolution.Witness]
  ) {
    for witness in witnesses {
      var isMet = true
      for need in witness.body.needs {
        guard case .defaultable(let path) = need else { continue }
        if draft.plan.genericParameters.contains(path) {
          draft.defaultableParameters.insert(path)
        } else if draft.plan.genericParameters.contains(String(path.prefix { $0 != "." })) {
          if !draft.defaultableMembers.contains(path) { draft.defaultableMembers.append(path) }
        } else if !isDefaultable(concreteType(path, in: draft)) {
          isMet = false
        }
      }
      guard !isMet else { continue }
      draft.members.append(member(of: witness, in: draft))
      if witness.member.kind == .initializer { draft.hasInitializer = true }
    }
  }

  /// What an associated type, or a member of one, is in a Null type.
  private func concreteType(_ path: String, in draft: NullDraft) -> TypeModel {
    let components = path.split(separator: ".").map {
      NamedType.Component(name: String($0), arguments: [])
    }
    guard let base = draft.plan.types[components[0].name] else { return .missing }
    if components.count == 1 { return base }
    guard case .named(let named) = base else { return .missing }
    let scope = Scope(shape: draft.shape, pinned: [:])
    return memberType(Array(components.dropFirst()), of: named, in: scope) ?? .missing
  }

  /// A member of the Null type's own body.
  mutating func member(
    of witness: EmptyResolution.Witness, in draft: NullDraft
  ) -> MemberModel {
    var base = Scope(shape: draft.shape, pinned: draft.plan.types)
    for parameter in draft.plan.genericParameters { base.pinned[parameter] = nil }
    base.memberName = draft.name
    base.conditions = Set(draft.index.map(conditions) ?? [])
    base.files = files(of: draft.shape)
    base.isNull = true
    let scope = scope(of: witness.member, owner: witness.owner, in: base)
    let body = body(of: witness.member, in: scope)
    if body.isUnresolved {
      unresolvedMembers += 1
      report(
        .warning, .unresolved(witness.member.fullName, "\(witness.member.type)"),
        at: table[witness.owner].origin == .prelude
          ? draft.place ?? witness.member.place : witness.member.place)
    }
    return model(
      of: EmptyResolution.Witness(member: witness.member, owner: witness.owner, body: body),
      access: accessModifiers(of: draft.access), shape: draft.shape, index: draft.index,
      pinned: base.pinned)
  }

  // MARK: - Model

  /// Puts a Null type together; `nil` if its superclass cannot be initialized.
  mutating func model(of draft: NullDraft) -> NullModel? {
    let shape = draft.shape
    let access = accessModifiers(of: draft.access)
    var inherited = draft.inherited + ["NullObject"]
    var initializer = blankInitializer(of: draft, access: access)
    if let superclass = shape.superclass {
      inherited.insert("\(superclass)", at: 0)
      guard let superInitializer = superInitializer(of: draft, access: access) else { return nil }
      initializer = superInitializer
    }
    let keyword = shape.isActor ? "actor" : draft.isClass ? "class" : "struct"
    return NullModel(
      keyword: keyword, name: draft.name, attributes: draft.attributes,
      modifiers: draft.modifiers + access + (keyword == "class" ? ["final"] : []),
      genericClause: genericClause(of: draft), inherited: inherited,
      whereClause: whereClause(of: draft),
      aliases: aliases(of: draft, access: access),
      initializer: initializer, members: draft.members)
  }

  private func aliases(of draft: NullDraft, access: [String]) -> [MemberModel] {
    draft.shape.associatedTypeOrder.filter(draft.plan.aliased.contains).compactMap { name in
      draft.plan.types[name].map { type in
        MemberModel(
          conditions: draft.shape.conditions(ofAssociatedType: name),
          attributes: [],
          declaration: (access + ["typealias \(name) = \(type)"]).joined(separator: " "),
          body: .none)
      }
    }
  }

  private func blankInitializer(of draft: NullDraft, access: [String]) -> MemberModel? {
    let isRequired = draft.shape.protocols.contains { hasBlankInitializer($0) }
    let isolation = draft.isIsolated ? ["nonisolated"] : []
    let needsOne =
      draft.isClass && !draft.shape.isActor || !access.isEmpty || draft.isIsolated || isRequired
      || draft.hasInitializer
    guard needsOne else { return nil }
    return MemberModel(
      conditions: [], attributes: [],
      declaration: (access + isolation + ["init()"]).joined(separator: " "), body: .empty)
  }

  private mutating func superInitializer(of draft: NullDraft, access: [String]) -> MemberModel? {
    let scope = Scope(shape: draft.shape, pinned: [:])
    var call = DefaultValue("super.init()")
    if let index = draft.shape.superclassDeclaration {
      guard let found = superInitializerCall(of: index, in: scope) else { return nil }
      call = found
    }
    let isOverride = call.text == "super.init()"
    return MemberModel(
      conditions: [], attributes: [],
      declaration: (access + (isOverride ? ["override"] : []) + ["init()"]).joined(separator: " "),
      body: .statements([call.text]))
  }

  /// `where Key.ID: Defaultable`: what the constraints say about the generic parameters' members.
  private func whereClause(of draft: NullDraft) -> String {
    let parameters = Set(draft.plan.genericParameters)
    var clauses: [String] = []
    var replacements = draft.plan.types
    for parameter in parameters { replacements[parameter] = nil }
    for owned in draft.shape.constraints {
      let scope = Scope(shape: draft.shape, pinned: [:], nesting: table[owned.owner].nesting)
      let left = owned.constraint.left.withoutSelf
      let right = owned.constraint.right.withoutSelf
      let isAboutParameter = [left, right].contains { side in
        guard case .named(let named) = side, named.components.count > 1 else { return false }
        return parameters.contains(named.components[0].name)
      }
      guard isAboutParameter else { continue }
      let relation = owned.constraint.relation == .equals ? " ==" : ":"
      let sides = [left, right].map { qualified($0.substituting(replacements), in: scope) }
      let clause = "\(sides[0])\(relation) \(sides[1])"
      if !clauses.contains(clause) { clauses.append(clause) }
    }
    clauses += draft.defaultableMembers.map { "\($0): Defaultable" }
    return clauses.isEmpty ? "" : " where \(clauses.joined(separator: ", "))"
  }

  /// As in `<Key: Hashable, Value: Defaultable>`.
  private mutating func genericClause(of draft: NullDraft) -> String {
    let parameters = draft.plan.genericParameters.map { name in
      let demands = demands(on: name, in: draft.shape)
      var constraints = demands.parents.protocols.map { table[$0].qualifiedName }
      if demands.parents.isClassBound { constraints.append("AnyObject") }
      if draft.defaultableParameters.contains(name) { constraints.append("Defaultable") }
      return constraints.isEmpty ? name : "\(name): \(constraints.joined(separator: " & "))"
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }
}
