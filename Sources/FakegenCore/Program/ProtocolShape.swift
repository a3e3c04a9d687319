import FakegenKnowledge

/// A protocol and all that it refines, seen as one list of demands.
///
/// A class, because a shape is large and is asked about often.
final class ProtocolShape {
  /// An associated type with the protocols that declare it.
  struct Associated {
    let name: String
    var declarations: [(type: AssociatedType, owner: DeclarationID)]
  }

  let roots: [DeclarationID]
  /// The roots and their ancestors, nearest first, each once.
  fileprivate(set) var protocols: [DeclarationID] = []
  /// The associated types in the order in which they are declared.
  fileprivate(set) var associatedTypes: [Associated] = []
  /// The constraints of all protocols, bound.
  fileprivate(set) var constraints: [Constraint] = []
  fileprivate(set) var superclass: TypeModel?
  fileprivate(set) var isClassBound = false
  /// Whether only an actor conforms, which is class-bound as well.
  fileprivate(set) var isActor = false
  /// Whether some protocol says that its types are `Sendable`.
  fileprivate(set) var isSendable = false
  fileprivate(set) var isNoncopyable = false
  fileprivate(set) var refinesItself = false
  /// Whether there are more ancestors than any sensible protocol has; the rest is not listed.
  fileprivate(set) var isTooDeep = false
  /// What it refines without saying so, because an associated type that has to is `Self`.
  fileprivate(set) var impliedParents: [DeclarationID] = []
  fileprivate(set) var unknownParents: [NamedType] = []

  /// What is demanded of associated types, as far as somebody asked.
  let demands = Answers<String, AssociatedTypeDemands>()
  /// The associated types that same-type constraints decide.
  let pinnedTypes = Answer<[String: TypeModel]>()
  /// The requirements of all protocols, once somebody asked.
  let allRequirements = Answer<[Requirement]>()
  /// Those of them that are not the same as others.
  let requirements = Answer<[Requirement]>()
  let memberNames = Answer<Set<String>>()
  /// The requirements that extensions implement, once somebody asked.
  let implementations = Answer<[Implementation]>()

  /// What declares the superclass, if that is known.
  var superclassDeclaration: DeclarationID? { superclass?.declaration }

  fileprivate init(roots: [DeclarationID]) {
    self.roots = roots
  }

  func associatedType(_ name: String) -> Associated? {
    associatedTypes.first { $0.name == name }
  }

  func hasAssociatedType(_ name: String) -> Bool {
    associatedTypes.contains { $0.name == name }
  }

  /// The conditions under which an associated type is declared; none if it is under several.
  func conditions(ofAssociatedType name: String) -> [ConditionBranch] {
    guard let declarations = associatedType(name)?.declarations, declarations.count == 1 else {
      return []
    }
    return declarations[0].type.conditions
  }

  /// Whether no associated type, and no `Self`, is left in a type.
  func isConcrete(_ type: TypeModel) -> Bool {
    !type.names.contains {
      $0.meaning == .parameter && ($0.root.name == "Self" || hasAssociatedType($0.root.name))
    }
  }

  fileprivate func take(_ parents: Parents, in program: Program) {
    // Of two superclasses one is the other's subclass.
    let isNearer =
      superclassDeclaration == nil
      || parents.superclassDeclaration.map {
        program.superclasses(of: $0).contains { $0 == superclassDeclaration }
      } ?? false
    if isNearer { superclass = parents.superclass ?? superclass }
    isClassBound = isClassBound || parents.isClassBound
    unknownParents += parents.unknown.filter { !unknownParents.contains($0) }
  }

  fileprivate func add(_ type: AssociatedType, of owner: DeclarationID) {
    if let known = associatedTypes.firstIndex(where: { $0.name == type.name }) {
      associatedTypes[known].declarations.append((type, owner))
    } else {
      associatedTypes.append(Associated(name: type.name, declarations: [(type, owner)]))
    }
  }
}

extension Program {
  /// The protocol and everything that it refines, as one.
  func shape(of id: DeclarationID) -> ProtocolShape {
    answers(about: id).shape.value { makeShape(of: [id]) }
  }

  /// Several protocols and everything that they refine, as one.
  func shape(
    of roots: [DeclarationID], adding extra: Parents? = nil, constraints: [Constraint] = []
  ) -> ProtocolShape {
    if roots.count == 1, extra == nil { return shape(of: roots[0]) }
    if roots.isEmpty, extra == nil, constraints.isEmpty { return emptyShape }
    let shape = makeShape(of: roots)
    // One may well refine another.
    shape.refinesItself = roots.contains { self.shape(of: $0).refinesItself }
    if let extra { shape.take(extra, in: self) }
    shape.constraints += constraints
    return shape
  }

  func makeShape(of roots: [DeclarationID]) -> ProtocolShape {
    let shape = ProtocolShape(roots: roots)
    var queue = roots
    var next = 0
    var seen: Set<DeclarationID> = []
    while next < queue.count || impliesParents(shape, for: &queue) {
      if shape.protocols.count > 256 {
        shape.isTooDeep = true
        break
      }
      let id = queue[next]
      next += 1
      guard seen.insert(id).inserted else { continue }
      shape.protocols.append(id)
      let parents = parents(of: id)
      shape.take(parents, in: self)
      // Who refines a noncopyable protocol is copyable again, unless it says otherwise itself.
      if roots.contains(id), parents.isNoncopyable { shape.isNoncopyable = true }
      if ["Actor", "DistributedActor"].contains(where: { isPrelude(id, named: $0) }) {
        shape.isActor = true
      }
      if isPrelude(id, named: "Sendable") { shape.isSendable = true }
      if isObjectiveC(id) { shape.isClassBound = true }
      if roots.count == 1, parents.protocols.contains(roots[0]) { shape.refinesItself = true }
      queue += parents.protocols
      takeRequirements(of: id, equalities: parents.equalities, into: shape)
    }
    shape.constraints += constraintsOfSlices(in: shape)
    // An alias constrains only what an ancestor declares as an associated type.
    shape.constraints.removeAll { constraint in
      constraint.isTypeAlias
        && !(constraint.left.parameterName.map(shape.hasAssociatedType) ?? false)
    }
    return shape
  }

  /// Whether an associated type that is `Self` brings protocols along, which are added to a queue.
  ///
  /// ```swift
  /// @Faked protocol Who: Identifiable { var id: Self { get } }
  /// // protocol EmptyWho: Who, Hashable {}
  /// ```
  private func impliesParents(_ shape: ProtocolShape, for queue: inout [DeclarationID]) -> Bool {
    let own = TypeModel.parameter("Self")
    let identity = Constraint(left: .parameter("ID"), relation: .equals, right: own)
    if !shape.constraints.contains(identity),
      hasStandard("Identifiable", among: shape.protocols),
      shape.protocols.contains(where: { id in
        declarations.members(of: id).contains {
          $0.name == "id" && !$0.isStatic && $0.type.description == "Self"
        }
      })
    {
      shape.constraints.append(identity)
    }
    let names = shape.constraints.compactMap { $0.type(equalTo: own)?.parameterName }
    if names.isEmpty { return false }
    let demanded = shape.constraints.filter {
      $0.relation == .conforms && $0.left.parameterName.map(names.contains) ?? false
    }
    let implied = parents(named: demanded.map(\.right)).protocols.filter {
      !shape.protocols.contains($0)
    }
    queue += implied
    shape.impliedParents += implied
    return !implied.isEmpty
  }

  /// What the type of a collection's slices says of its elements and indices: `SubSequence == Substring`.
  private func constraintsOfSlices(in shape: ProtocolShape) -> [Constraint] {
    shape.constraints.flatMap { constraint -> [Constraint] in
      guard constraint.relation == .equals, constraint.left.parameterName == "SubSequence",
        case .named(let slice) = constraint.right, slice.declaration == nil,
        let parts = AssumedTypes.partsOfSlices(slice.name)
      else { return [] }
      let element = slice.arguments.first ?? .missing
      return [("Element", parts.element), ("Index", parts.index)].map { name, part in
        Constraint(
          left: .parameter(name), relation: .equals, right: part.type(with: [element]) ?? .missing)
      }
    }
  }

  /// Whether an associated type is declared under `#if` with parents that nobody knows, and in another
  /// clause with known ones.
  private func isUnknownAlternative(
    _ associated: AssociatedType, of declaration: Declaration, in scope: NameScope
  ) -> Bool {
    if associated.conditions.isEmpty { return false }
    func isKnown(_ type: AssociatedType) -> Bool {
      parents(named: type.inherited.map { bind($0, in: scope) }).unknown.isEmpty
    }
    return !isKnown(associated)
      && declaration.associatedTypes.contains { $0.name == associated.name && isKnown($0) }
  }

  private func takeRequirements(
    of id: DeclarationID, equalities: [Constraint], into shape: ProtocolShape
  ) {
    let declaration = self[id]
    let scope = scope(inside: id)
    func add(_ constraint: Constraint) {
      var bound = bind(constraint, in: scope)
      if !constraint.isTypeAlias { bound = bound.mapTypes(throughAlias) }
      bound.isOfPrelude = declaration.origin == .prelude
      shape.constraints.append(bound)
    }
    for associated in declaration.associatedTypes {
      shape.add(associated, of: id)
      if isUnknownAlternative(associated, of: declaration, in: scope) { continue }
      for inherited in associated.inherited {
        add(Constraint(left: .parameter(associated.name), relation: .conforms, right: inherited))
      }
      associated.constraints.forEach(add)
    }
    for constraint in declaration.constraints {
      guard constraint.isTypeAlias, case .named(let alias) = constraint.left else {
        add(constraint)
        continue
      }
      // In its own protocol the name means the alias, in the child it means the associated type.
      add(
        Constraint(
          left: .parameter(alias.name), relation: .equals, right: constraint.right,
          isTypeAlias: true))
    }
    equalities.forEach(add)
  }

  /// What a protocol's type alias stands for, as in `typealias Context = Responder.Context`; any other type is itself.
  private func throughAlias(_ type: TypeModel) -> TypeModel {
    guard case .named(let named) = type, let id = named.declaration, isAliasOfProtocol(id) else {
      return type
    }
    return aliasedType(of: id, arguments: named.arguments) ?? type
  }
}
