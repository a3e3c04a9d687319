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

  /// What is asked for all that a shape does not know itself.
  unowned let program: Program

  /// The requirements of all protocols, nearest first, also those that several protocols have.
  private(set) lazy var allRequirements = protocols.flatMap(program.requirements)
  /// The requirements of all protocols, nearest first, each once.
  ///
  /// ```swift
  /// protocol Named { var name: String { get } }
  /// protocol User: Named { var name: String { get set } }
  /// // of a User, the one that can be set is demanded
  /// ```
  private(set) lazy var requirements = findRequirements()
  private(set) lazy var memberNames = Set(allRequirements.map(\.member.name))
  /// The associated types that same-type constraints decide, followed through one another.
  ///
  /// ```swift
  /// protocol Pins { associatedtype A where A == [B]; associatedtype B where B == Int }
  /// // A is [Int], and B is Int
  /// ```
  private(set) lazy var pinnedTypes = findPinnedTypes()
  /// The requirements that extensions implement for every conforming type, in order.
  ///
  /// What a user chose a default for is not among them. Where extensions implement members only by each other,
  /// the first of them is left out, so that a default breaks the circle.
  ///
  /// ```swift
  /// @Faked protocol Log { func log(_ text: String); func logAll(_ texts: [String]); var isOn: Bool { get } }
  /// extension Log {
  ///   func log(_ text: String) { logAll([text]) }
  ///   func logAll(_ texts: [String]) { for text in texts { log(text) } }
  ///   var isOn: Bool { true }
  /// }
  /// // logAll(_:) and isOn stay as they are; EmptyLog has a log(_:) that does nothing
  /// ```
  private(set) lazy var implementations = findImplementations()
  private let demandsByName = Answers<String, AssociatedTypeDemands>()

  /// What declares the superclass, if that is known.
  var superclassDeclaration: DeclarationID? { superclass?.declaration }

  init(of roots: [DeclarationID], in program: Program) {
    self.roots = roots
    self.program = program
    var queue = roots
    var next = 0
    var seen: Set<DeclarationID> = []
    while next < queue.count || impliesParents(for: &queue) {
      if protocols.count > 256 {
        isTooDeep = true
        break
      }
      let id = queue[next]
      next += 1
      guard seen.insert(id).inserted else { continue }
      protocols.append(id)
      let parents = program.parents(of: id)
      take(parents)
      // Who refines a noncopyable protocol is copyable again, unless it says otherwise itself.
      if roots.contains(id), parents.isNoncopyable { isNoncopyable = true }
      if ["Actor", "DistributedActor"].contains(where: { program.isPrelude(id, named: $0) }) {
        isActor = true
      }
      if program.isPrelude(id, named: "Sendable") { isSendable = true }
      if program.isObjectiveC(id) { isClassBound = true }
      if roots.count == 1, parents.protocols.contains(roots[0]) { refinesItself = true }
      queue += parents.protocols
      takeConstraints(of: id, equalities: parents.equalities)
    }
    constraints += constraintsOfSlices
    // An alias constrains only what an ancestor declares as an associated type.
    constraints.removeAll { constraint in
      constraint.isTypeAlias
        && !(constraint.left.parameterName.map(hasAssociatedType) ?? false)
    }
  }

  /// Collects what a protocol and its ancestors demand of an associated type.
  func demands(on name: String) -> AssociatedTypeDemands {
    demandsByName.value(about: name) { findDemands(on: name) }
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

  fileprivate func take(_ parents: Parents) {
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

  private func take(_ type: AssociatedType, of owner: DeclarationID) {
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
    answers(about: id).shape.value { ProtocolShape(of: [id], in: self) }
  }

  /// Several protocols and everything that they refine, as one.
  func shape(
    of roots: [DeclarationID], adding extra: Parents? = nil, constraints: [Constraint] = []
  ) -> ProtocolShape {
    if roots.count == 1, extra == nil { return shape(of: roots[0]) }
    if roots.isEmpty, extra == nil, constraints.isEmpty { return emptyShape }
    let shape = ProtocolShape(of: roots, in: self)
    // One may well refine another.
    shape.refinesItself = roots.contains { self.shape(of: $0).refinesItself }
    if let extra { shape.take(extra) }
    shape.constraints += constraints
    return shape
  }
}

extension ProtocolShape {
  /// Whether an associated type that is `Self` brings protocols along, which are added to a queue.
  ///
  /// ```swift
  /// @Faked protocol Who: Identifiable { var id: Self { get } }
  /// // protocol EmptyWho: Who, Hashable {}
  /// ```
  fileprivate func impliesParents(for queue: inout [DeclarationID]) -> Bool {
    let own = TypeModel.parameter("Self")
    let identity = Constraint(left: .parameter("ID"), relation: .equals, right: own)
    if !constraints.contains(identity),
      program.hasStandard("Identifiable", among: protocols),
      protocols.contains(where: { id in
        program.declarations.members(of: id).contains {
          $0.name == "id" && !$0.isStatic && $0.type.description == "Self"
        }
      })
    {
      constraints.append(identity)
    }
    let names = constraints.compactMap { $0.type(equalTo: own)?.parameterName }
    if names.isEmpty { return false }
    let demanded = constraints.filter {
      $0.relation == .conforms && $0.left.parameterName.map(names.contains) ?? false
    }
    let implied = program.parents(named: demanded.map(\.right)).protocols.filter {
      !protocols.contains($0)
    }
    queue += implied
    impliedParents += implied
    return !implied.isEmpty
  }

  /// What the type of a collection's slices says of its elements and indices: `SubSequence == Substring`.
  fileprivate var constraintsOfSlices: [Constraint] {
    constraints.flatMap { constraint -> [Constraint] in
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
      program.parents(named: type.inherited.map { program.bind($0, in: scope) }).unknown.isEmpty
    }
    return !isKnown(associated)
      && declaration.associatedTypes.contains { $0.name == associated.name && isKnown($0) }
  }

  /// Takes what a protocol demands of associated types, with what arguments of its parents say.
  fileprivate func takeConstraints(of id: DeclarationID, equalities: [Constraint]) {
    let declaration = program[id]
    let scope = program.scope(inside: id)
    func add(_ constraint: Constraint) {
      var bound = program.bind(constraint, in: scope)
      if !constraint.isTypeAlias { bound = bound.mapTypes(throughAlias) }
      bound.isOfPrelude = declaration.origin == .prelude
      constraints.append(bound)
    }
    for associated in declaration.associatedTypes {
      take(associated, of: id)
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
    guard case .named(let named) = type, let id = named.declaration, program.isAliasOfProtocol(id)
    else {
      return type
    }
    return program.aliasedType(of: id, arguments: named.arguments) ?? type
  }
}
