import FakegenKnowledge

/// A protocol, or several, with everything that they refine: all that a conforming type has to meet.
///
/// This is a class, because a shape is large and is read often.
final class ProtocolShape {
  /// An associated type, with all its declarations.
  struct Associated {
    let name: String
    var declarations: [(type: AssociatedType, owner: DeclarationID)]

    /// The `#if` conditions around its declaration; none if there are several declarations.
    var conditions: [ConditionBranch] {
      declarations.count == 1 ? declarations[0].type.conditions : []
    }
  }

  let roots: [DeclarationID]
  /// The roots and their ancestors, nearest first, each once.
  fileprivate(set) var protocols: [DeclarationID] = []
  /// The associated types in the order in which they are declared.
  private(set) var associatedTypes: [Associated] = []
  private var indicesOfAssociatedTypes: [String: Int] = [:]
  /// The constraints of all protocols, bound.
  fileprivate(set) var constraints: [Constraint] = []
  fileprivate(set) var superclass: TypeModel?
  fileprivate(set) var isClassBound = false
  /// Whether there are more ancestors than any sensible protocol has; `protocols` does not contain the rest.
  fileprivate(set) var isTooDeep = false
  /// The protocols that `Self` has to conform to only because an associated type is `Self`.
  fileprivate(set) var impliedParents: [DeclarationID] = []
  fileprivate(set) var unknownParents: [NamedType] = []

  /// The program, which answers all further questions.
  unowned let program: Program

  /// Whether only actors can conform; the shape is class-bound then, too.
  private(set) lazy var isActor = ["Actor", "DistributedActor"].contains(where: hasStandard)
  /// Whether a conforming type has to be `Sendable`.
  private(set) lazy var isSendable = hasStandard("Sendable")
  /// Whether a conforming type may be noncopyable.
  ///
  /// A protocol that refines a noncopyable one is copyable again, unless it suppresses `Copyable` itself.
  var isNoncopyable: Bool { roots.contains { program.parents(of: $0).isNoncopyable } }
  /// The protocols without those of the prelude.
  private(set) lazy var ownProtocols = protocols.filter { !program.isPrelude($0) }
  /// Whether one of the roots refines itself; that one root refines another is no circle.
  private(set) lazy var refinesItself = roots.contains { root in
    program.shape(of: root).protocols.contains {
      program.parents(of: $0).protocols.contains(root)
    }
  }
  /// The requirements of all protocols, nearest first, including those that protocols repeat.
  private(set) lazy var allRequirements = protocols.flatMap(program.requirements)
  /// The requirements of all protocols, nearest first, each once.
  ///
  /// ```swift
  /// protocol Named { var name: String { get } }
  /// protocol User: Named { var name: String { get set } }
  /// // a type that conforms to User needs the one that can be set
  /// ```
  private(set) lazy var requirements = findRequirements()
  /// `allRequirements` by name, because a protocol may have thousands of members.
  private lazy var requirementsByName = Dictionary(grouping: allRequirements, by: \.member.name)
  /// The types that same-type constraints give to associated types, directly or by way of each other.
  ///
  /// ```swift
  /// protocol Pins { associatedtype A where A == [B]; associatedtype B where B == Int }
  /// // A is [Int], and B is Int
  /// ```
  private(set) lazy var pinnedTypes = findPinnedTypes()
  /// The requirements that extensions and superclasses implement for every conforming type, in order.
  ///
  /// Requirements for which a user chose a default are left out. If extensions implement requirements only by each
  /// other, the first of these is left out, too, so that its default breaks the circle.
  ///
  /// ```swift
  /// @Faked protocol Log { func log(_ text: String); func logAll(_ texts: [String]); var isOn: Bool { get } }
  /// extension Log {
  ///   func log(_ text: String) { logAll([text]) }
  ///   func logAll(_ texts: [String]) { for text in texts { log(text) } }
  ///   var isOn: Bool { true }
  /// }
  /// // logAll(_:) and isOn keep their implementations; EmptyLog gets a log(_:) that does nothing
  /// ```
  var implementations: [Implementation] { foundImplementations.kept }
  /// The implementations that are left out of `implementations`, because they may call themselves or are deprecated.
  var replacedImplementations: [ReplacedImplementation] { foundImplementations.replaced }
  private lazy var foundImplementations = findImplementations()
  private let demandsByName = Answers<String, AssociatedTypeDemands>()
  private let ownDemandsByName = Answers<String, AssociatedTypeDemands>()

  /// The declaration of the superclass, if known.
  var superclassDeclaration: DeclarationID? { superclass?.declaration }

  init(of roots: [DeclarationID], in program: Program) {
    self.roots = roots
    self.program = program
    protocols = roots.uniqued()
    var added = 0
    while added <= Program.maximumAncestors, added < protocols.count || impliesParents() {
      let id = protocols[added]
      added += 1
      let parents = program.parents(of: id)
      add(parents)
      if program.isObjectiveC(id) { isClassBound = true }
      protocols += parents.protocols.filter { !protocols.contains($0) }
      addConstraints(of: id, equalities: parents.equalities)
    }
    isTooDeep = added < protocols.count
    protocols.removeSubrange(added...)
    constraints += constraintsOfSlices
    // An alias is a constraint only if an ancestor declares an associated type of the name.
    constraints.removeAll { $0.isTypeAlias && !hasAssociatedType($0.left.description) }
  }

  /// Returns the requirements of all protocols that have a name, nearest first.
  func requirements(named name: String) -> [Requirement] { requirementsByName[name] ?? [] }

  /// Returns what the protocols demand of an associated type, and of all associated types that are equal to it.
  ///
  /// ```swift
  /// protocol Pair {
  ///   associatedtype Left: Hashable where Left == Right
  ///   associatedtype Right: Codable
  /// }
  /// // each of them has to be Hashable and Codable
  /// ```
  func demands(on name: String) -> AssociatedTypeDemands {
    demandsByName.value(about: name) {
      let peers = [name].transitiveClosure { ownDemands(on: $0).peers(in: self) }.dropFirst()
      return peers.map(ownDemands).reduce(into: ownDemands(on: name)) { $0.merge($1) }
    }
  }

  /// Returns what the protocols demand of an associated type itself.
  func ownDemands(on name: String) -> AssociatedTypeDemands {
    ownDemandsByName.value(about: name) { findDemands(on: name) }
  }

  func associatedType(_ name: String) -> Associated? {
    indicesOfAssociatedTypes[name].map { associatedTypes[$0] }
  }

  func hasAssociatedType(_ name: String) -> Bool { indicesOfAssociatedTypes[name] != nil }

  /// Whether the sources do not declare an associated type, so that only the standard library may.
  func isOfPrelude(_ name: String) -> Bool {
    associatedType(name)?.declarations.allSatisfy { program.isPrelude($0.owner) } ?? true
  }

  /// Whether the protocols include one that the prelude declares under a certain name.
  func hasStandard(_ name: String) -> Bool { program.hasStandard(name, among: protocols) }

  /// Whether a type mentions neither `Self` nor an associated type.
  func isConcrete(_ type: TypeModel) -> Bool {
    !type.names.contains {
      $0.meaning == .parameter && ($0.root.name == "Self" || hasAssociatedType($0.root.name))
    }
  }

  fileprivate func add(_ parents: Parents) {
    // Of two superclasses, the one that is a subclass of the other counts.
    let isNearer =
      superclassDeclaration.map {
        program.lineage(of: parents.superclassDeclaration).dropFirst().contains($0)
      } ?? true
    if isNearer { superclass = parents.superclass ?? superclass }
    isClassBound = isClassBound || parents.isClassBound
    unknownParents += parents.unknown.filter { !unknownParents.contains($0) }
  }

  private func add(_ type: AssociatedType, of owner: DeclarationID) {
    if let known = indicesOfAssociatedTypes[type.name] {
      associatedTypes[known].declarations.append((type, owner))
    } else {
      indicesOfAssociatedTypes[type.name] = associatedTypes.count
      associatedTypes.append(Associated(name: type.name, declarations: [(type, owner)]))
    }
  }
}

extension Program {
  /// The shape of a protocol.
  func shape(of id: DeclarationID) -> ProtocolShape {
    answers(about: id).shape.value { ProtocolShape(of: [id], in: self) }
  }

  /// Returns the shape of several protocols, with further parents and constraints if there are any.
  func shape(
    of roots: [DeclarationID], adding extra: Parents? = nil, constraints: [Constraint] = []
  ) -> ProtocolShape {
    if roots.count == 1, extra == nil { return shape(of: roots[0]) }
    if roots.isEmpty, extra == nil, constraints.isEmpty { return emptyShape }
    let shape = ProtocolShape(of: roots, in: self)
    if let extra { shape.add(extra) }
    shape.constraints += constraints
    return shape
  }
}

extension ProtocolShape {
  /// Adds the protocols that `Self` has to conform to because it is an associated type; `false` if there are none.
  ///
  /// ```swift
  /// @Faked protocol Who: Identifiable { var id: Self { get } }
  /// // protocol EmptyWho: Who, Hashable {}
  /// ```
  fileprivate func impliesParents() -> Bool {
    let own = TypeModel.parameter("Self")
    let identity = Constraint(left: .parameter("ID"), relation: .equals, right: own)
    if !constraints.contains(identity), hasStandard("Identifiable"),
      protocols.flatMap(program.declarations.members).contains(where: {
        $0.name == "id" && !$0.isStatic && $0.type.description == "Self"
      })
    {
      constraints.append(identity)
    }
    let names = constraints.compactMap { $0.type(equalTo: own)?.parameterName }
    let demanded = constraints.filter {
      $0.relation == .conforms && $0.left.parameterName.map(names.contains) ?? false
    }
    let implied = program.parents(named: demanded.map(\.right)).protocols.filter {
      !protocols.contains($0)
    }
    protocols += implied
    impliedParents += implied
    return !implied.isEmpty
  }

  /// The constraints on elements and indices that follow from the type of slices, as from `SubSequence == Substring`.
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

  /// Whether an associated type is declared under `#if` with unknown parents, but in another branch with known ones.
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

  /// Adds the constraints of a protocol, and those that the generic arguments of its parents stand for.
  fileprivate func addConstraints(of id: DeclarationID, equalities: [Constraint]) {
    let declaration = program[id]
    let scope = program.scope(inside: id)
    func append(_ constraint: Constraint) {
      var bound = program.bind(constraint, in: scope).mapTypes(throughAlias)
      bound.isOfPrelude = declaration.origin == .prelude
      constraints.append(bound)
    }
    for associated in declaration.associatedTypes {
      add(associated, of: id)
      if isUnknownAlternative(associated, of: declaration, in: scope) { continue }
      for inherited in associated.inherited {
        append(
          Constraint(left: .parameter(associated.name), relation: .conforms, right: inherited))
      }
      associated.constraints.forEach(append)
    }
    for constraint in declaration.constraints {
      if constraint.isTypeAlias, case .named(let alias) = constraint.left {
        // In its own protocol, the name would mean the alias; the constraint is on the inherited associated type.
        append(constraint.with(.parameter(alias.name), constraint.right))
      } else {
        append(constraint)
      }
    }
    equalities.forEach(append)
  }

  /// The type that a protocol's alias stands for, as in `typealias Context = Responder.Context`; other types stay.
  private func throughAlias(_ type: TypeModel) -> TypeModel {
    guard case .named(let named) = type, let id = named.declaration, program.isAliasOfProtocol(id)
    else { return type }
    return program.aliasedType(of: id, arguments: named.arguments) ?? type
  }
}
