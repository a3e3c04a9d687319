/// The meaning of an inheritance clause, with aliases and compositions resolved.
struct Parents: Equatable {
  var protocols: [DeclarationID] = []
  /// The superclass, with its generic arguments.
  var superclass: TypeModel?
  var isClassBound = false
  var isNoncopyable = false
  /// The names for which no declaration is known.
  var unknown: [NamedType] = []
  /// The constraints that generic arguments stand for: `Element == Int` from `Collection<Int>`.
  var equalities: [Constraint] = []

  /// The declaration of the superclass, if known.
  var superclassDeclaration: DeclarationID? { superclass?.declaration }

  mutating func merge(_ other: Parents) {
    protocols += other.protocols.filter { !protocols.contains($0) }
    superclass = superclass ?? other.superclass
    isClassBound = isClassBound || other.isClassBound
    isNoncopyable = isNoncopyable || other.isNoncopyable
    unknown += other.unknown
    equalities += other.equalities
  }
}

extension Program {
  // MARK: - Parents

  /// The parents with which a protocol or a type is declared, without those that extensions add.
  func parents(of id: DeclarationID) -> Parents {
    let parents = answers(about: id).parents
    return parents.value {
      let inherited = typesInheritedWhereDeclared(by: id)
      let known = self.parents(named: inherited)
      guard self[id].kind == .protocol, inherited.contains(where: \.hasArguments) else {
        return known
      }
      // Arguments may name associated types, which are known only now. Declarations outside take precedence.
      parents.known = known
      let associated = associatedTypeNames(of: id)
      return self.parents(
        named: inherited.map { type in
          type.mappingNames { named in
            guard case .unknown = named.meaning, associated.contains(named.root.name) else {
              return .named(named)
            }
            return .named(named.rebound(to: .parameter))
          }
        })
    }
  }

  /// Returns the parents that a list of bound types stands for, as in the constraints of an associated type.
  ///
  /// ```swift
  /// typealias Stored = Codable & Sendable
  /// associatedtype Item: Stored, AnyObject  // Decodable, Encodable, Sendable, and a class
  /// ```
  ///
  /// - Parameter types: The types, bound.
  /// - Returns: The parents of all types together; circular aliases contribute nothing.
  func parents(named types: [TypeModel]) -> Parents {
    var parents = Parents()
    var seen: [NamedType] = []
    var open = Array(types.reversed())
    while let type = open.popLast() {
      // Aliases of aliases might double at each level and, with ever new arguments, never end.
      if case .named(let named) = type.bare, named.declaration.map({ self[$0].kind }) == .typealias
      {
        guard seen.count < Self.maximumAncestors, !seen.contains(named) else { continue }
        seen.append(named)
      }
      switch unaliased(type) {
      case .composition(let types): open += types.reversed()
      case .existential(let part), .opaque(let part): open.append(part)
      case .suppressed(.named(let named)):
        if named.name == "Copyable" { parents.isNoncopyable = true }
      case .named(let named): add(named, to: &parents)
      default: break
      }
    }
    return parents
  }

  /// Returns the parents of a generic parameter of a type, or of an enclosing one.
  ///
  /// ```swift
  /// struct Flag<Value: FlagValue> where Value: Sendable {}  // FlagValue, Sendable
  /// ```
  func demands(onGeneric name: String, of id: DeclarationID) -> Parents {
    for owner in enclosure(of: id) {
      if let parameter = self[owner].genericParameters.first(where: { $0.name == name }) {
        let demands = parameter.demands(beside: self[owner].constraints)
        return parents(named: demands.map { bind($0, in: scope(inside: owner)) })
      }
    }
    return Parents()
  }

  private func add(_ named: NamedType, to parents: inout Parents) {
    guard let id = named.declaration else {
      switch named.name {
      case "AnyObject", "class": parents.isClassBound = true
      case "Any": break
      default: parents.unknown.append(named)
      }
      return
    }
    let declaration = self[id]
    switch declaration.kind {
    case .protocol:
      if !parents.protocols.contains(id) { parents.protocols.append(id) }
      if isPrelude(id, named: "NSObjectProtocol") {
        // Only `NSObject` and its subclasses can conform.
        parents.superclass = parents.superclass ?? .name("NSObject", .unknown(nil))
        parents.isClassBound = true
      }
      for (name, argument) in zip(declaration.primaryAssociatedTypes, named.arguments) {
        parents.equalities.append(
          Constraint(left: .parameter(name), relation: .equals, right: argument))
      }
    case .class:
      parents.superclass = .named(named)
      parents.isClassBound = true
    case .struct, .enum, .actor, .typealias, .extension: break
    }
  }

  /// Returns the shape of the protocols that a list of bound types stands for.
  func shape(named types: [TypeModel]) -> ProtocolShape {
    shape(of: parents(named: types).protocols)
  }

  /// The shape of all protocols that a type or a protocol conforms to, by its declaration and its extensions.
  func shape(ofParentsOf id: DeclarationID) -> ProtocolShape {
    shape(named: inheritedTypes(of: id))
  }

  // MARK: - Ancestors

  /// The number of protocols, or of aliases for them, that are followed from one: more than any sensible one leads to.
  static let maximumAncestors = 256

  /// A protocol and all that it refines, nearest first.
  func ancestors(of id: DeclarationID) -> [DeclarationID] {
    answers(about: id).ancestors.value {
      [id].transitiveClosure(atMost: Self.maximumAncestors) { parents(of: $0).protocols }
    }
  }

  /// The names of the associated types of a protocol, including inherited ones, or those of the protocols that a type
  /// conforms to.
  func associatedTypeNames(of id: DeclarationID) -> [String] {
    let isProtocol = self[id].kind == .protocol
    // Finding what a type conforms to may lead back to this question.
    return answers(about: id).associatedTypeNames.value(meanwhile: isProtocol ? nil : []) {
      (isProtocol ? ancestors(of: id) : conformances(of: id)).flatMap {
        self[$0].associatedTypes.map(\.name)
      }
    }
  }

  /// Whether a protocol refines another one, or is the same.
  func refines(_ id: DeclarationID, _ other: DeclarationID) -> Bool {
    id == other || shape(of: id).protocols.contains(other)
  }
}

extension TypeModel {
  /// Whether a name in it has generic arguments.
  fileprivate var hasArguments: Bool { names.contains { !$0.arguments.isEmpty } }
}
