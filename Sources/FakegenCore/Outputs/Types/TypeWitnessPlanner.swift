/// What is known of a type's associated types.
struct TypeWitnesses {
  /// Associated types and what they are; generic parameters are themselves.
  var types: [String: TypeModel] = [:]
  var genericParameters: [String] = []
  /// Associated types that a `typealias` has to name; the compiler finds the others.
  var aliased: [String] = []
  /// Associated types for which nothing was found.
  var undecided: [String] = []

  /// Associated types that are one certain type, whatever a test chooses.
  var pinned: [String: TypeModel] { types.filter { !genericParameters.contains($0.key) } }

  /// Associated types that are said in terms of themselves, or each in terms of the other.
  fileprivate var namesInCircles: [String] {
    func others(in name: String) -> [String] {
      types.keys.filter { $0 != name && types[name]?.mentions($0) ?? false }
    }
    let circular = pinned.keys.filter { name in
      types[name]?.mentions(name) ?? false
        || others(in: name).contains { others(in: $0).contains(name) }
    }
    return circular.ordered()
  }

  fileprivate mutating func take(_ name: String, _ type: TypeModel) {
    types[name] = type
    aliased.append(name)
  }
}

/// Decides the associated types of one type that fakes something.
///
/// ```swift
/// associatedtype Key where Key == Int         // what the sources say: `Int`
/// associatedtype Route: Hashable = String     // their default, which needs no `typealias`
/// associatedtype Items: Collection where Items.Element == Int   // what has a structure: `[Int]`
/// associatedtype Pet: Animal                  // the Null type of the constraint: `NullAnimal`
/// associatedtype Value                        // a type that is made for it: `NullValue`
/// ```
struct TypeWitnessPlanner {
  let facts: FactReader
  /// Whose associated types they are.
  let null: GeneratedTypeID
  /// As the type asks for others, if several protocols share it.
  let sharedUser: NullUser?
  /// What the type conforms to.
  let shape: ProtocolShape
  /// What annotations, same-type constraints and narrower requirements say that associated types are.
  let stated: [String: TypeModel]
  /// The Null types on the way whose generic arguments are being chosen.
  var followed: [String] = []
  /// What is decided so far.
  var known = TypeWitnesses()

  init(
    _ facts: FactReader, of null: GeneratedTypeID, _ shape: ProtocolShape,
    sharedBy user: NullUser? = nil
  ) {
    let program = facts.program
    self.facts = facts
    self.null = null
    sharedUser = user
    self.shape = shape
    var stated: [String: TypeModel] = [:]
    if !shape.associatedTypes.isEmpty {
      stated = shape.redeclaredTypes
        .merging(program.annotatedTypes(of: shape.protocols)) { $1 }
        .merging(shape.pinnedTypes) { $1 }
      if let id = null.subject { stated.merge(program.annotatedTypes(of: [id])) { $1 } }
    }
    self.stated = stated
  }

  var program: Program { facts.program }

  /// The type itself, as far as it has a name.
  var ownType: TypeModel? { program.name(of: null).map { .name($0, .generated(null)) } }

  func demands(on name: String) -> AssociatedTypeDemands { shape.demands(on: name) }

  /// Decides every associated type.
  ///
  /// - Returns: What was decided, and what was not.
  mutating func decide() -> TypeWitnesses {
    if shape.associatedTypes.isEmpty { return known }
    known.genericParameters = genericParameters
    for name in known.genericParameters {
      known.types[name] = .parameter(name)
      // The compiler would rather believe a member of such an extension.
      if shape.isFixedByExtension(name) { known.aliased.append(name) }
    }
    var rest: [String] = []
    for associated in shape.associatedTypes
    where known.types[associated.name] == nil && !takeStated(associated) {
      rest.append(associated.name)
    }
    // What mentions another associated type waits for it; a circle begins anywhere.
    while !rest.isEmpty { take(rest.remove(at: rest.firstIndex(where: isReady) ?? 0)) }
    // A default was taken before what it names was decided.
    let decided = known.pinned
    for (name, type) in decided {
      known.types[name] = program.substitute(decided.filter { $0.key != name }, in: type)
    }
    known.undecided += known.namesInCircles
    return known
  }

  /// Decides an associated type of which the sources do not say outright what it is.
  private mutating func take(_ name: String) {
    let demands = demands(on: name)
    if let equal = demands.equalType(knowing: known.types) {
      known.take(name, equal)
    } else if let followed = demands.equals.first(where: { isFollowed($0, from: name) }) {
      if let said = explicit(followed) { known.take(name, said) }
    } else if let chosen = type(for: name) {
      known.take(name, chosen)
    } else {
      known.undecided.append(name)
    }
  }

  /// Takes what the sources say outright of an associated type, and leaves to the compiler what it infers.
  ///
  /// - Returns: Whether there is nothing else to decide.
  private mutating func takeStated(_ associated: ProtocolShape.Associated) -> Bool {
    let name = associated.name
    let demands = demands(on: name)
    if let chosen = stated[name] {
      known.take(name, chosen)
    } else if demands.defaultType != nil, let equal = demands.equalType(knowing: known.types) {
      // A parameter that the test chooses comes before a default.
      known.take(name, equal)
    } else if let defaultType = usableDefault(of: name) {
      takeDefault(defaultType, of: associated)
    } else if !isInferred(associated) {
      return false
    } else if name == "ID", program.declarations.isDeclared(name) {
      // Before the compiler has inferred it, the name is that of the type at file scope.
      known.take(name, .name("ObjectIdentifier", .unknown(nil)))
    } else if let iterator = asynchronousIterator(name) {
      known.take(name, iterator)
    } else if demands.parents.protocols.contains(where: { !program.isPrelude($0) }) {
      // The member that would decide it returns a type of the standard library.
      known.undecided.append(name)
    }
    return true
  }

  /// Takes a default, and names it where the compiler would not find it.
  ///
  /// ```swift
  /// associatedtype Route = String  // no `typealias` is needed
  /// associatedtype A = [B]         // `typealias A = [Int]` and `typealias B = Int`
  /// associatedtype B = Int
  /// ```
  private mutating func takeDefault(
    _ defaultType: TypeModel, of associated: ProtocolShape.Associated
  ) {
    let name = associated.name
    if defaultType.mentions("Self"), let said = explicit(defaultType) {
      // The compiler finds no generic parameter on its way to itself.
      let turned = defaultType.parameterName == "Self" ? selfType(as: demands(on: name)) : nil
      known.take(name, turned ?? said)
      return
    }
    known.types[name] = program.substitute(known.types, in: defaultType)
    // Under another condition it may have none.
    if associated.declarations.contains(where: { !$0.type.conditions.isEmpty })
      || isHidden(defaultType, of: associated) || isThrownByGetter(name)
    {
      known.aliased.append(name)
    }
    // The compiler does not infer defaults that are made of each other.
    let others = shape.associatedTypes.map(\.name).filter {
      $0 != name && defaultType.mentions($0)
    }
    if others.isEmpty { return }
    let named = [name] + others.filter { !known.genericParameters.contains($0) }
    known.aliased += named.filter { !known.aliased.contains($0) }
  }

  /// `NullWay<To, From>`, the Null type itself with the generic arguments that are demanded of it; `nil` if none are.
  ///
  /// ```swift
  /// protocol Way<From, To> { associatedtype Back: Way = Self where Back.From == To, Back.To == From }
  /// ```
  private func selfType(as demands: AssociatedTypeDemands) -> TypeModel? {
    let parameters = known.genericParameters
    let arguments = parameters.map { demands.members[$0] ?? .parameter($0) }
    guard let id = null.subject, parameters.contains(where: { demands.members[$0] != nil }),
      arguments.allSatisfy({ $0.names.allSatisfy { $0.outer == nil } })
    else { return nil }
    return .named(program.nullType(of: id, arguments))
  }

  /// Whether the compiler overlooks a default: the standard library's protocol has none for the type, or a protocol's
  /// own type alias stands in it.
  private func isHidden(_ type: TypeModel, of associated: ProtocolShape.Associated) -> Bool {
    associated.declarations.contains { program.isPrelude($0.owner) }
      || type.declarations.contains(where: program.isAliasOfProtocol)
  }

  /// Whether a property throws it, which the compiler cannot infer the type from: `var size: Int { get throws(Failure) }`.
  private func isThrownByGetter(_ name: String) -> Bool {
    shape.requirements.contains { $0.getterEffects.types.contains { $0.mentions(name) } }
  }

  /// Whether all that is said about an associated type speaks of types that are decided.
  private func isReady(_ name: String) -> Bool {
    demands(on: name).memberConstraints.allSatisfy { constraint in
      shape.associatedTypes.allSatisfy { other in
        other.name == name || known.types[other.name] != nil
          || !constraint.right.mentions(other.name)
      }
    }
  }

  /// A type that the compiler could follow, in names that the Null type knows; `nil` if it is up to the compiler.
  private func explicit(_ type: TypeModel) -> TypeModel? {
    var types = known.types
    types["Self"] = ownType
    let said = program.substitute(types, in: type)
    let isKnown = said.names.allSatisfy { named in
      named.meaning != .parameter || known.types[named.root.name] == .parameter(named.root.name)
    }
    return isKnown ? said : nil
  }

  /// Whether the compiler follows `Z == Box<Self>` itself, and `Z == Y.Element` once `Y` is known.
  ///
  /// - Parameters:
  ///   - type: What the associated type is equal to.
  ///   - name: The associated type.
  /// - Returns: Whether it does; not for `Next.Item == Item`, where `Next` is the type itself.
  private func isFollowed(_ type: TypeModel, from name: String) -> Bool {
    guard case .named(let named) = type else { return true }
    let first = named.root.name
    if named.meaning == .parameter, shape.hasAssociatedType(first) {
      guard named.outer != nil, let known = known.types[first], !known.mentions(name) else {
        return false
      }
    }
    guard case .named(let member) = program.substitute(known.types, in: type), member.name == name,
      let outer = member.outer
    else { return true }
    // `Next.Item == Item`, where `Next` is the type itself, says nothing.
    return .named(outer) != ownType
  }

  /// Associated types of the standard library that its own defaults or the prelude's members give: `SubSequence`, or the
  /// `ID` of an `Identifiable` class, which is an `ObjectIdentifier`.
  private func isInferred(_ associated: ProtocolShape.Associated) -> Bool {
    guard associated.declarations.allSatisfy({ program.isPrelude($0.owner) }) else { return false }
    // Reference types are identified by `ObjectIdentifier`.
    if associated.name == "ID" {
      return shape.isClassBound && shape.isIdentifiedByObject
    }
    return ["Iterator", "SubSequence", "Indices", "AsyncIterator"].contains(associated.name)
  }

  /// The iterator that the Empty protocol makes for a generic element: in Swift 5 mode, the compiler does not infer it.
  ///
  /// ```swift
  /// struct NullFeed<Element>: EmptyFeed, NullObject {  // of `protocol Feed<Element>: AsyncSequence {}`
  ///   typealias AsyncIterator = AsyncStream<Element>.AsyncIterator
  ///   typealias Failure = Never
  /// }
  /// ```
  private func asynchronousIterator(_ name: String) -> TypeModel? {
    guard name == "AsyncIterator", known.genericParameters.contains("Element") else { return nil }
    let implemented = shape.implementations.map(\.requirement)
    return shape.requirements.first {
      $0.member.name == "makeAsyncIterator" && $0.isOfPrelude
        && !shape.isSynthesized($0) && !implemented.contains($0)
    }?.type
  }
}

extension Program {
  /// The Null type of a protocol, with its generic arguments.
  func nullType(of id: DeclarationID, _ arguments: [TypeModel] = []) -> NamedType {
    NamedType(name(.null, of: id), arguments: arguments, meaning: .generated(.of(id)))
  }

  /// The types that annotations choose; those of the first protocol come before others'.
  func annotatedTypes(of protocols: [DeclarationID]) -> [String: TypeModel] {
    var types: [String: TypeModel] = [:]
    for id in protocols {
      guard let annotation = annotation(of: id) else { continue }
      let scope = scope(around: id)
      for (name, type) in annotation.types where types[name] == nil {
        types[name] = bindGenerated(type, in: scope)
      }
    }
    return types
  }
}
