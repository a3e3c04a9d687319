/// What protocols refine, and what follows from it.
///
/// A class, because what was found once is kept for whoever asks next, in whichever pass.
final class ProtocolGraph {
  /// What one inheritance clause names, looked through aliases and compositions.
  struct Parents: Equatable {
    var protocols: [Int] = []
    /// The superclass as it was written.
    var superclass: TypeModel?
    var superclassDeclaration: Int?
    var isClassBound = false
    var isNoncopyable = false
    var unknown: [String] = []
    /// `Element == Int` from `Collection<Int>`.
    var equalities: [Constraint] = []
  }

  /// Where a name is written: the types around it, and the files whose imports count.
  private typealias Context = (nesting: [String], files: Set<Int>)

  let table: DeclarationTable
  private var parentsByProtocol: [Int: Parents] = [:]
  private var shapes: [[Int]: ProtocolShape] = [:]
  /// What is demanded of the associated types of shapes that are shared.
  var demands: [[Int]: [String: AssociatedTypeDemands]] = [:]
  /// The associated types of shapes that are shared and that same-type constraints decide.
  var pinnedTypes: [[Int]: [String: TypeModel]] = [:]

  init(table: DeclarationTable) {
    self.table = table
  }

  /// The direct parents of a protocol.
  func parents(of index: Int) -> Parents {
    if let known = parentsByProtocol[index] { return known }
    let declaration = table[index]
    var parents = Parents()
    var inherited = declaration.inherited
    for constraint in declaration.constraints where constraint.relation == .conforms {
      if case .named(let left) = constraint.left, left.path == ["Self"] {
        inherited.append(constraint.right)
      }
    }
    let place = (nesting: declaration.nesting, files: Set([declaration.place.file]))
    for type in inherited { add(type, from: place, to: &parents) }
    parentsByProtocol[index] = parents
    return parents
  }

  /// The parents that a list of types amounts to, as in the constraints of an associated type.
  func parents(
    named types: [TypeModel], from nesting: [String], in files: Set<Int> = []
  ) -> Parents {
    var parents = Parents()
    for type in types { add(type, from: (nesting, files), to: &parents) }
    return parents
  }

  private func add(
    _ type: TypeModel, from context: Context, to parents: inout Parents, depth: Int = 0
  ) {
    guard depth < 64 else { return }
    switch type.bare {
    case .composition(let types):
      for part in types { add(part, from: context, to: &parents, depth: depth + 1) }
    case .existential(let part), .opaque(let part):
      add(part, from: context, to: &parents, depth: depth + 1)
    case .suppressed(let suppressed):
      if case .named(let named) = suppressed, named.name == "Copyable" {
        parents.isNoncopyable = true
      }
    case .named(let named): add(named, from: context, to: &parents, depth: depth)
    default: break
    }
  }

  private func add(
    _ named: NamedType, from context: Context, to parents: inout Parents, depth: Int
  ) {
    switch named.path {
    case ["AnyObject"], ["Swift", "AnyObject"], ["class"]:
      parents.isClassBound = true
      return
    case ["Any"]: return
    default: break
    }
    guard let index = table.lookUp(named.path, from: context.nesting, in: context.files) else {
      parents.unknown.append(named.description)
      return
    }
    let declaration = table[index]
    switch declaration.kind {
    case .protocol:
      if !parents.protocols.contains(index) { parents.protocols.append(index) }
      if declaration.origin == .prelude, declaration.name == "NSObjectProtocol" {
        // Only `NSObject` and its subclasses can conform.
        parents.superclass = parents.superclass ?? .name("NSObject")
        parents.isClassBound = true
      }
      for (name, argument) in zip(declaration.primaryAssociatedTypes, named.arguments) {
        parents.equalities.append(
          Constraint(left: .name(name), relation: .equals, right: argument))
      }
    case .typealias:
      guard let aliased = declaration.aliasedType else { return }
      let names = declaration.genericParameters.map(\.name)
      let arguments = Dictionary(
        zip(names, named.arguments), uniquingKeysWith: { first, _ in first })
      add(
        aliased.substituting(arguments),
        from: (declaration.nesting, context.files.isEmpty ? [] : [declaration.place.file]),
        to: &parents, depth: depth + 1)
    case .class:
      parents.superclass = .named(named)
      parents.superclassDeclaration = index
      parents.isClassBound = true
    case .struct, .enum, .actor: break
    }
  }

  /// The protocol and everything that it refines, as one.
  func shape(of index: Int) -> ProtocolShape { shape(of: [index]) }

  /// Several protocols and everything that they refine, as one.
  func shape(of roots: [Int], adding extra: Parents = Parents()) -> ProtocolShape {
    if extra == Parents(), let known = shapes[roots] { return known }
    var shape = ProtocolShape(roots: roots)
    shape.take(extra)
    var queue = roots
    var next = 0
    while next < queue.count {
      if shape.protocols.count > 256 {
        shape.isTooDeep = true
        break
      }
      let index = queue[next]
      next += 1
      guard !shape.protocols.contains(index) else { continue }
      shape.protocols.append(index)
      let parents = parents(of: index)
      shape.take(parents)
      // Who refines a noncopyable protocol is copyable again, unless it says otherwise itself.
      if roots.contains(index), parents.isNoncopyable { shape.isNoncopyable = true }
      if table[index].name == "Actor", table[index].origin == .prelude { shape.isActor = true }
      if roots.contains(index), next > roots.count { shape.refinesItself = true }
      if parents.protocols.contains(where: roots.contains) { shape.refinesItself = true }
      queue += parents.protocols
      takeRequirements(of: index, equalities: parents.equalities, into: &shape)
    }
    // An alias constrains only what an ancestor declares as an associated type.
    shape.constraints.removeAll { owned in
      guard owned.constraint.isTypeAlias, case .named(let alias) = owned.constraint.left else {
        return false
      }
      return shape.associatedTypes[alias.name] == nil
    }
    if extra == Parents() {
      shape.isShared = true
      shapes[roots] = shape
    }
    return shape
  }

  private func takeRequirements(
    of index: Int, equalities: [Constraint], into shape: inout ProtocolShape
  ) {
    let declaration = table[index]
    for associated in declaration.associatedTypes {
      if shape.associatedTypes[associated.name] == nil {
        shape.associatedTypeOrder.append(associated.name)
      }
      shape.associatedTypes[associated.name, default: []].append(.init(associated, owner: index))
      let inherited = associated.inherited.map {
        Constraint(left: .name(associated.name), relation: .conforms, right: $0)
      }
      for constraint in inherited + associated.constraints {
        shape.constraints.append(.init(constraint, owner: index))
      }
    }
    for constraint in declaration.constraints + equalities {
      shape.constraints.append(.init(constraint, owner: index))
    }
  }

  /// Whether a protocol is another one or refines it.
  func refines(_ index: Int, _ other: Int) -> Bool {
    index == other || shape(of: index).protocols.contains(other)
  }
}

/// A protocol and all that it refines, seen as one list of demands.
struct ProtocolShape: Equatable {
  /// An associated type with the protocol that declares it.
  struct OwnedAssociatedType: Equatable {
    let associatedType: AssociatedType
    let owner: Int

    init(_ associatedType: AssociatedType, owner: Int) {
      self.associatedType = associatedType
      self.owner = owner
    }
  }

  /// A constraint with the protocol that states it, in whose scope its names are looked up.
  struct OwnedConstraint: Equatable {
    let constraint: Constraint
    let owner: Int

    init(_ constraint: Constraint, owner: Int) {
      self.constraint = constraint
      self.owner = owner
    }
  }

  /// The conditions under which an associated type is declared; none if it is under several.
  func conditions(ofAssociatedType name: String) -> [ConditionBranch] {
    guard let declarations = associatedTypes[name], declarations.count == 1 else { return [] }
    return declarations[0].associatedType.conditions
  }

  let roots: [Int]
  /// Whether it is what the roots alone amount to, so that what follows from it can be kept.
  var isShared = false
  /// The roots and their ancestors, nearest first, each once.
  var protocols: [Int] = []
  var associatedTypes: [String: [OwnedAssociatedType]] = [:]
  var associatedTypeOrder: [String] = []
  var constraints: [OwnedConstraint] = []
  var superclass: TypeModel?
  var superclassDeclaration: Int?
  var isClassBound = false
  var isActor = false
  var isNoncopyable = false
  var refinesItself = false
  /// Whether there are more ancestors than any sensible protocol has; the rest is not listed.
  var isTooDeep = false
  var unknownParents: [String] = []

  init(roots: [Int]) {
    self.roots = roots
  }

  mutating func take(_ parents: ProtocolGraph.Parents) {
    superclass = superclass ?? parents.superclass
    superclassDeclaration = superclassDeclaration ?? parents.superclassDeclaration
    isClassBound = isClassBound || parents.isClassBound
    unknownParents += parents.unknown.filter { !unknownParents.contains($0) }
  }
}
