/// The associated types of a type, as far as they are decided.
struct TypeWitnesses {
  /// The types by the names of the associated types; a generic parameter stands for itself.
  var types: [String: TypeModel] = [:]
  var genericParameters: [String] = []
  /// The associated types that need a `typealias`; the compiler infers the others.
  var aliased: [String] = []
  /// The associated types for which no type was found.
  var undecided: [String] = []

  /// The associated types that are known to be one type, whatever a test chooses.
  var pinned: [String: TypeModel] { types.filter { !genericParameters.contains($0.key) } }

  /// Whether one of the types is a shared Null type that meets one of some requests.
  func contain(anyOf requests: [SharedNullID]) -> Bool {
    types.values.contains { type in
      guard case .named(let named) = type, case .generated(.shared(let id)) = named.meaning
      else { return false }
      return requests.contains(id)
    }
  }

  /// The associated types whose types mention themselves, or each other.
  fileprivate var namesInCircles: [String] {
    func mentions(_ name: String, _ other: String) -> Bool {
      types[name]?.mentions(other) ?? false
    }
    return pinned.keys.filter { name in
      types.keys.contains { mentions(name, $0) && mentions($0, name) }
    }.ordered()
  }

  fileprivate mutating func take(_ name: String, _ type: TypeModel) {
    types[name] = type
    aliased.append(name)
  }
}

/// Decides the associated types of a Null type or a spy.
///
/// ```swift
/// associatedtype Key where Key == Int         // stated in the sources: `Int`
/// associatedtype Route: Hashable = String     // its default, which needs no `typealias`
/// associatedtype Items: Collection where Items.Element == Int   // a type of the standard library: `[Int]`
/// associatedtype Pet: Animal                  // the Null type of the constraint: `NullAnimal`
/// associatedtype Value                        // a generated type: `NullValue`
/// ```
struct TypeWitnessPlanner {
  let facts: FactReader
  /// The Null type or the spy that is planned.
  let generated: GeneratedTypeID
  /// The requester of the Null types that associated types need.
  let requester: NullRequester?
  /// The shape of the type.
  let shape: ProtocolShape
  /// The types that annotations, same-type constraints and redeclarations state for associated types.
  let stated: [String: TypeModel]
  /// The Null types that need this type, while their generic arguments are being chosen.
  var followed: [String] = []
  /// The decisions so far.
  var known = TypeWitnesses()

  init(
    _ facts: FactReader, of generated: GeneratedTypeID, _ shape: ProtocolShape,
    sharedBy requester: NullRequester? = nil
  ) {
    let program = facts.program
    self.facts = facts
    self.generated = generated
    self.requester =
      requester
      ?? generated.subject.map { id in
        NullRequester(
          name: program[id].name, access: program.generatedAccess(for: id),
          usedUnder: [program.conditions(of: id)], place: program[id].place)
      }
    self.shape = shape
    stated = shape.redeclaredTypes
      .merging(program.annotatedTypes(of: shape.protocols)) { $1 }
      .merging(shape.pinnedTypes) { $1 }
      .merging(generated.subject.map { program.annotatedTypes(of: [$0]) } ?? [:]) { $1 }
  }

  var program: Program { facts.program }

  /// The type itself, if it has a name by now.
  var ownType: TypeModel? { program.name(of: generated).map { .name($0, .generated(generated)) } }

  /// Decides every associated type.
  ///
  /// - Returns: The associated types, including those that remain undecided.
  mutating func decide() -> TypeWitnesses {
    known.genericParameters = genericParameters
    for name in known.genericParameters {
      known.types[name] = .parameter(name)
      // Without the alias, the compiler infers the type from a member of that extension, or from an overload.
      let isAliased =
        shape.isFixedByExtension(name) || shape.mayLeaveOpen(name) || shape.tiesTypesToSelf
      if isAliased { known.aliased.append(name) }
    }
    var rest: [String] = []
    for associated in shape.associatedTypes
    where known.types[associated.name] == nil && !takeStated(associated) {
      rest.append(associated.name)
    }
    // An associated type waits for those that its constraints mention; a circle begins anywhere.
    while !rest.isEmpty { take(rest.remove(at: rest.firstIndex(where: isReady) ?? 0)) }
    // A default may mention associated types that were decided after it.
    let decided = known.pinned
    for (name, type) in decided {
      known.types[name] = program.substitute(decided.filter { $0.key != name }, in: type)
    }
    known.undecided += known.namesInCircles
    return known
  }

  /// Decides an associated type whose type the sources do not state.
  private mutating func take(_ name: String) {
    let demands = shape.demands(on: name)
    if let equal = demands.equalType(knowing: known.types) {
      known.take(name, equal)
    } else if let followed = demands.equals.first(where: { isFollowed($0, from: name) }) {
      if let explicit = explicit(followed) { known.take(name, explicit) }
    } else if let chosen = type(for: name) {
      known.take(name, chosen)
    } else {
      known.undecided.append(name)
    }
  }

  /// Takes the type that the sources state for an associated type, or leaves it to the compiler to infer it.
  ///
  /// - Returns: Whether the associated type needs no other decision.
  private mutating func takeStated(_ associated: ProtocolShape.Associated) -> Bool {
    let name = associated.name
    let demands = shape.demands(on: name)
    if let chosen = stated[name] {
      known.take(name, chosen)
    } else if demands.defaultType != nil, let equal = demands.equalType(knowing: known.types) {
      // A parameter that the test chooses takes precedence over a default.
      known.take(name, equal)
    } else if let defaultType = usableDefault(of: name) {
      takeDefault(defaultType, of: associated)
    } else if !isInferred(associated) {
      return false
    } else if name == "ID", program.declarations.isDeclared(name) {
      // Before the compiler has inferred it, the name means the type at file scope.
      known.take(name, .name("ObjectIdentifier", .unknown(nil)))
    } else if let iterator = asynchronousIterator(name) {
      known.take(name, iterator)
    }
    return true
  }

  /// Takes a default, with a `typealias` if the compiler would not infer it.
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
    if defaultType.mentions("Self"), let explicit = explicit(defaultType) {
      // The compiler does not infer the generic arguments of the type itself.
      let turned = defaultType.parameterName == "Self" ? selfType(as: shape.demands(on: name)) : nil
      known.take(name, turned ?? explicit)
      return
    }
    known.types[name] = program.substitute(known.types, in: defaultType)
    // There may be no default under another condition.
    if associated.declarations.contains(where: { !$0.type.conditions.isEmpty })
      || isHidden(defaultType, of: associated) || isThrownByGetter(name)
    {
      known.aliased.append(name)
    }
    // The compiler does not infer defaults that mention each other.
    let others = shape.associatedTypes.map(\.name).filter {
      $0 != name && defaultType.mentions($0)
    }
    if others.isEmpty { return }
    let named = [name] + others.filter { !known.genericParameters.contains($0) }
    known.aliased += named.filter { !known.aliased.contains($0) }
  }

  /// The type itself with the generic arguments that the constraints demand, as `NullWay<To, From>`; `nil` if they
  /// demand none.
  ///
  /// ```swift
  /// protocol Way<From, To> { associatedtype Back: Way = Self where Back.From == To, Back.To == From }
  /// ```
  private func selfType(as demands: AssociatedTypeDemands) -> TypeModel? {
    let parameters = known.genericParameters
    let arguments = parameters.map { demands.members[$0] ?? .parameter($0) }
    guard let own = program.name(of: generated),
      parameters.contains(where: { demands.members[$0] != nil }),
      arguments.allSatisfy({ $0.names.allSatisfy { $0.outer == nil } })
    else { return nil }
    return .named(NamedType(own, arguments: arguments, meaning: .generated(generated)))
  }

  /// Whether the compiler does not find a default: it belongs to a protocol of the standard library, or it mentions a
  /// type alias of a protocol.
  private func isHidden(_ type: TypeModel, of associated: ProtocolShape.Associated) -> Bool {
    associated.declarations.contains { program.isPrelude($0.owner) }
      || type.declarations.contains(where: program.isAliasOfProtocol)
  }

  /// Whether a property throws an associated type, as in `var size: Int { get throws(Failure) }`: the compiler cannot
  /// infer the type from that.
  private func isThrownByGetter(_ name: String) -> Bool {
    shape.requirements.contains {
      $0.member.getter != nil && $0.effects.error?.mentions(name) ?? false
    }
  }

  /// Whether all types in the constraints on an associated type are decided.
  private func isReady(_ name: String) -> Bool {
    shape.demands(on: name).memberConstraints.allSatisfy { constraint in
      shape.associatedTypes.allSatisfy { other in
        other.name == name || known.types[other.name] != nil
          || !constraint.right.mentions(other.name)
      }
    }
  }

  /// A type in names that the Null type can use; `nil` if it mentions an undecided associated type.
  private func explicit(_ type: TypeModel) -> TypeModel? {
    var types = known.types
    types["Self"] = ownType
    let substituted = program.substitute(types, in: type)
    let isKnown = substituted.names.allSatisfy { named in
      named.meaning != .parameter || known.types[named.root.name] == .parameter(named.root.name)
    }
    return isKnown ? substituted : nil
  }

  /// Whether the compiler infers an associated type from a same-type constraint: from `Z == Box<Self>`, and from
  /// `Z == Y.Element` once `Y` is known.
  ///
  /// - Parameters:
  ///   - type: The type that the associated type is equal to.
  ///   - name: The associated type.
  /// - Returns: Whether it does; not from `Next.Item == Item`, if `Next` is the type itself.
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
    // `Next.Item == Item`, if `Next` is the type itself, states nothing.
    return .named(outer) != ownType
  }

  /// Whether the compiler infers an associated type of a standard protocol: from that protocol's defaults, as
  /// `SubSequence`, or because it is the `ID` of an `Identifiable` class.
  private func isInferred(_ associated: ProtocolShape.Associated) -> Bool {
    guard shape.isOfPrelude(associated.name) else { return false }
    // The `ID` of classes is `ObjectIdentifier`.
    if associated.name == "ID" {
      return shape.isClassBound && shape.isIdentifiedByObject
    }
    let iterators = ["Iterator", "AsyncIterator"]
    return iterators.contains(associated.name) && !shape.hasOwnParents(associated.name)
      || ["SubSequence", "Indices"].contains(associated.name)
  }

  /// The iterator that the Empty protocol makes for a generic element, which the compiler does not infer in Swift 5
  /// mode.
  ///
  /// ```swift
  /// struct NullFeed<Element>: EmptyFeed, NullObject {  // of `protocol Feed<Element>: AsyncSequence {}`
  ///   typealias AsyncIterator = AsyncStream<Element>.AsyncIterator
  ///   typealias Failure = Never
  /// }
  /// ```
  private func asynchronousIterator(_ name: String) -> TypeModel? {
    guard name == "AsyncIterator",
      known.genericParameters.contains("Element") || shape.hasOwnParents("Failure")
    else { return nil }
    let implemented = shape.implementations.map(\.requirement)
    return shape.requirements.first {
      $0.member.name == "makeAsyncIterator" && $0.isOfPrelude
        && !shape.isSynthesized($0) && !implemented.contains($0)
    }?.type
  }
}

extension Program {
  /// The Null type of a protocol, with generic arguments.
  func nullType(of id: DeclarationID, _ arguments: [TypeModel] = []) -> NamedType {
    NamedType(name(.null, of: id), arguments: arguments, meaning: .generated(.of(id)))
  }

  /// The types that annotations choose for associated types; the annotation of an earlier protocol takes precedence.
  func annotatedTypes(of protocols: [DeclarationID]) -> [String: TypeModel] {
    let types = protocols.flatMap { id in
      (annotation(of: id)?.types ?? []).map {
        ($0.name, bindGenerated($0.type, in: scope(around: id)))
      }
    }
    return Dictionary(types) { first, _ in first }
  }

  /// Binds a type in an annotation, which may name a Null type that is yet to be generated.
  private func bindGenerated(_ type: TypeModel, in scope: NameScope) -> TypeModel {
    bind(type, in: scope).mappingNames { named in
      guard case .unknown = named.meaning, let id = protocolOfNull(named.path) else {
        return .named(named)
      }
      return .named(
        NamedType(named.name, arguments: named.arguments, meaning: .generated(.of(id))))
    }
  }
}
