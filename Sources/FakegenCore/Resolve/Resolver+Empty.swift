/// What an Empty protocol gives.
struct EmptyResolution: Equatable {
  /// A member with its body and the protocol that demands it.
  struct Witness: Equatable {
    let member: Member
    /// The member's key.
    let key: String
    let owner: Int
    let body: Resolver.ResolvedBody

    init(member: Member, owner: Int, body: Resolver.ResolvedBody) {
      self.init(member: member, key: member.key, owner: owner, body: body)
    }

    init(member: Member, key: String, owner: Int, body: Resolver.ResolvedBody) {
      self.member = member
      self.key = key
      self.owner = owner
      self.body = body
    }
  }

  /// The members that this Empty protocol implements itself.
  var witnesses: [Witness] = []
  /// The Empty protocols that it inherits, by their protocols.
  var emptyParents: [Int] = []
  /// The members that are left to the user's own extensions, because nothing better is known.
  var implemented: [Witness] = []
  /// Demands that nobody fulfills: they were skipped, or left out as unresolved.
  var unmet: [Member] = []
}

extension Resolver {
  /// Decides which members a protocol's Empty protocol implements, and how, in this pass.
  mutating func resolveEmpty(of index: Int) -> EmptyResolution {
    let shape = graph.shape(of: index)
    var empty = EmptyResolution(emptyParents: emptyParents(of: index))
    let inherited = inheritedWitnesses(of: empty.emptyParents)
    var taken: Set<String> = []
    let base = emptyScope(of: index, shape: shape)
    var restated: Set<Member.Redeclaration> = []
    for owner in shape.protocols {
      for member in table[owner].members {
        let key = member.key
        let takenKey = key + member.takenConditions
        if taken.contains(takenKey) { continue }
        // `init?(rawValue: Int)` of the user's is `init?(rawValue: RawValue)` of the standard library.
        if table[owner].origin != .prelude {
          restated.insert(member.redeclaration)
        } else if restated.contains(member.redeclaration) {
          continue
        }
        taken.insert(takenKey)
        take(
          member, key: key, of: owner, for: index, base: base, inherited: inherited[key] ?? [],
          into: &empty)
      }
    }
    return empty
  }

  private mutating func emptyParents(of index: Int) -> [Int] {
    var parents: [Int] = []
    // An unfaked parent is flattened, and what it inherits is inherited in its place.
    var queue = graph.parents(of: index).protocols
    var next = 0
    while next < queue.count {
      let parent = queue[next]
      next += 1
      if isFaked(parent), canInheritEmpty(of: parent, from: index) {
        if !parents.contains(parent) { parents.append(parent) }
      } else if next < 10_000 {
        queue += graph.parents(of: parent).protocols
      }
    }
    let redundant = parents.filter { parent in
      parents.contains { $0 != parent && graph.refines($0, parent) }
    }
    return parents.filter { !redundant.contains($0) }
  }

  /// Whether each use of a protocol's name is a warning, but for uses by what is deprecated, too.
  private func isDeprecated(_ index: Int) -> Bool {
    table[index].attributes.contains { $0.name == "available" && $0.text.contains("deprecated") }
  }

  /// A parent's Empty protocol must be there whenever the child's is, and be no warning.
  private func canInheritEmpty(of parent: Int, from child: Int) -> Bool {
    if isDeprecated(parent), !isDeprecated(child) { return false }
    return annotation(of: parent)?.condition == nil
      || annotation(of: parent)?.condition == annotation(of: child)?.condition
  }

  /// The witnesses of all Empty protocols above, with the protocol that gives each.
  private mutating func inheritedWitnesses(
    of parents: [Int]
  ) -> [String: [(provider: Int, witness: EmptyResolution.Witness)]] {
    var result: [String: [(provider: Int, witness: EmptyResolution.Witness)]] = [:]
    var queue = parents
    var seen: Set<Int> = []
    while let parent = queue.popLast() {
      guard seen.insert(parent).inserted else { continue }
      let empty = empty(of: parent)
      for witness in empty.witnesses {
        result[witness.key, default: []].append((parent, witness))
      }
      queue += empty.emptyParents
    }
    return result
  }

  private mutating func emptyScope(of index: Int, shape: ProtocolShape) -> Scope {
    var scope = Scope(shape: shape, pinned: pinnedTypes(of: shape))
    scope.memberName = "Empty\(table[index].name)"
    scope.conditions = Set(conditions(of: index))
    scope.files = files(of: shape)
    scope.shadowed = Set(shape.protocols.flatMap { table[$0].members.map(\.name) })
    return scope
  }

  /// The files of the protocols, which import what their members name.
  func files(of shape: ProtocolShape) -> Set<Int> {
    Set(shape.protocols.map { table[$0].place.file })
  }

  private mutating func take(
    _ member: Member, key: String, of owner: Int, for index: Int, base: Scope,
    inherited: [(provider: Int, witness: EmptyResolution.Witness)],
    into empty: inout EmptyResolution
  ) {
    if member.isOptional || member.isBlankInitializer { return }
    if isSynthesized(member, of: owner, in: base.shape) { return }
    if owner != index, isWrittenByHand(member, above: index) { return }
    if isSkipped(member, of: index) || isWritten(member, of: index) {
      if !isImplementedByUser(member, of: base.shape) { empty.unmet.append(member) }
      return
    }
    if isHiddenInitializer(member, in: base.shape) {
      empty.unmet.append(member)
      return
    }
    let scope = scope(of: member, owner: owner, in: base)
    let body = body(of: bodyMember(member, of: owner, in: base), in: scope)
    if let first = inherited.first, owner != index || inherited.isEmpty {
      let isBetter = body.needs.count < first.witness.body.needs.count
      let isAmbiguous = isAmbiguous(member, for: index, providers: inherited.map(\.provider))
      if !isBetter, !isAmbiguous { return }
    }
    // Beside an inherited Empty protocol's member the user's would be ambiguous.
    if body.isUnresolved, inherited.isEmpty, let place = implementation(of: member, in: base.shape)
    {
      empty.implemented.append(
        EmptyResolution.Witness(
          member: member, key: key, owner: owner,
          body: ResolvedBody(body: .empty, origin: .implemented(place))))
      return
    }
    if body.isUnresolved, configuration.unresolved == .omit {
      if !isImplementedByUser(member, of: base.shape) { empty.unmet.append(member) }
      return
    }
    empty.witnesses.append(
      EmptyResolution.Witness(member: member, key: key, owner: owner, body: body))
  }

  /// The prelude's requirements may say what they do in a class: compare by identity.
  private func bodyMember(_ member: Member, of owner: Int, in scope: Scope) -> Member {
    guard table[owner].origin == .prelude else { return member }
    let isReference = scope.shape.isClassBound || scope.shape.isActor
    var result = member
    for attribute in member.attributes {
      let isInt = member.type == .name("Index") && scope.pinned["Index"] == .name("Int")
      guard attribute.name == "ByIdentity" && isReference || attribute.name == "ForInt" && isInt
      else { continue }
      let expression = attribute.text.dropFirst(attribute.name.count + 3).dropLast(2)
      result.annotation = DefaultAnnotation(expression: String(expression))
    }
    return result
  }

  /// Whether the compiler or the standard library gives the member to the Null type.
  func isSynthesized(_ member: Member, of owner: Int, in shape: ProtocolShape) -> Bool {
    guard table[owner].origin == .prelude else { return false }
    let isReference = shape.isClassBound || shape.isActor
    let names = shape.protocols.filter { table[$0].origin == .prelude }.map { table[$0].name }
    return member.attributes.contains { attribute in
      switch attribute.name {
      case "SynthesizedForStructs": !isReference
      case "SynthesizedForClasses": shape.isClassBound && !shape.isActor
      case "SynthesizedForActors": shape.isActor
      case "Unless": names.contains { attribute.text == "@Unless(\($0))" }
      default: false
      }
    }
  }

  private func isSkipped(_ member: Member, of index: Int) -> Bool {
    guard let skip = annotation(of: index)?.skip else { return false }
    let result = "\(member.fullName) -> \(member.type)"
    return skip.contains { $0 == member.name || $0 == member.fullName || $0 == result }
  }

  /// Whether the user wrote the member in an extension of the Empty protocol.
  private func isWritten(_ member: Member, of index: Int) -> Bool {
    let path = table[index].nesting + ["Empty\(table[index].name)"]
    return table.extensions(of: path).contains { $0.members.contains(where: member.isImplemented) }
  }

  /// Empty protocols that someone wrote for parents that are not faked here.
  mutating func handWrittenEmpties(of index: Int) -> [Int] {
    var found: [Int] = []
    for parent in graph.parents(of: index).protocols where !isFaked(parent) {
      let path = table[parent].nesting + ["Empty\(table[parent].name)"]
      guard let empty = table.declarations(at: path).first, table[empty].kind == .protocol,
        isAccessible(table[empty].access, origin: table[empty].origin), empty != index,
        graph.refines(empty, parent)
      else { continue }
      found.append(empty)
    }
    return found
  }

  private mutating func isWrittenByHand(_ member: Member, above index: Int) -> Bool {
    handWrittenEmpties(of: index).contains { empty in
      graph.shape(of: empty).protocols.contains { ancestor in
        table.extensions(of: table[ancestor].path).contains {
          $0.constraints.isEmpty && $0.members.contains(where: member.isImplemented)
        }
      }
    }
  }

  /// Whether some extension of the protocol or an ancestor implements the member.
  func isImplementedByUser(_ member: Member, of shape: ProtocolShape) -> Bool {
    shape.protocols.contains { index in
      let declaration = table[index]
      let empty = declaration.nesting + ["Empty\(declaration.name)"]
      return (table.extensions(of: declaration.path) + table.extensions(of: empty)).contains {
        $0.constraints.isEmpty && $0.members.contains(where: member.isImplemented)
      }
    }
  }

  /// Where an extension of one of the protocols gives the very member to all conforming types.
  private func implementation(of member: Member, in shape: ProtocolShape) -> Place? {
    var found: [Place] = []
    for index in shape.protocols {
      for added in table.extensions(of: table[index].path)
      where added.isUnconditional(beside: table[index].attributes + member.attributes) {
        let witness = added.members.first {
          $0.kind == member.kind && $0.key == member.key && $0.conditions.isEmpty
            && isAccessible($0.access, origin: added.origin)
            && $0.attributes.allSatisfy { $0.name != "available" }
        }
        if let witness { found.append(witness.place) }
      }
    }
    // Of two, neither may be the more refined.
    return found.count == 1 ? found[0] : nil
  }

  /// Whether two extensions compete for a member and none of them is the more refined.
  private mutating func isAmbiguous(
    _ member: Member, for index: Int, providers: [Int]
  ) -> Bool {
    // Each provider by the protocol it extends; an Empty protocol refines its own protocol.
    var candidates: [(protocol: Int, isEmpty: Bool)] = providers.map { ($0, true) }
    for ancestor in graph.shape(of: index).protocols {
      let extensions = table.extensions(of: table[ancestor].path)
      if extensions.contains(where: { $0.members.contains(where: member.isImplemented) }) {
        candidates.append((ancestor, false))
      }
    }
    let maximal = candidates.filter { candidate in
      !candidates.contains { other in
        other != candidate && (other.isEmpty || !candidate.isEmpty)
          && graph.refines(other.protocol, candidate.protocol)
      }
    }
    return maximal.count > 1
  }
}

extension Member {
  /// Among the requirements of one protocol each key counts once in each clause of an `#if`.
  fileprivate var takenConditions: String {
    conditions.isEmpty ? "" : "#\(conditions.map { "\($0.group).\($0.clause)" })"
  }

  /// Whether another member could serve as this one.
  func isImplemented(by other: Member) -> Bool {
    other.kind == kind && other.name == name && other.isStatic == isStatic
      && other.parameters.map(\.label) == parameters.map(\.label)
  }
}
