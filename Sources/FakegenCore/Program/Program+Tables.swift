import FakegenKnowledge

extension Program {
  /// Whether a type conforms to some protocols, as far as its declarations or the tables tell.
  ///
  /// A type of the sources conforms because of its declaration, its extensions and its superclasses. Types such as
  /// `[Int]` and `Double` are in the tables.
  ///
  /// - Parameters:
  ///   - type: The type, bound.
  ///   - protocols: The protocols.
  /// - Returns: Whether it conforms to all of them; `nil` if the type is unknown.
  func conforms(_ type: TypeModel, to protocols: [DeclarationID]) -> Bool? {
    if protocols.isEmpty { return true }
    let type = unaliased(type)
    if let id = type.declaration, !isPrelude(id) {
      return self[id].isType ? protocols.allSatisfy(conformances(of: id).contains) : nil
    }
    let arguments = type.children
    let rows = StandardConformances.candidates + StandardConformances.componentTypes
    return rows.first { $0.type.type(with: arguments) == type }.map { row in
      let others = protocols.filter { !conforms(row, to: [$0], element: arguments.first) }
      return others.isEmpty || others.allSatisfy(conformances(addedTo: row.type.text).contains)
    }
  }

  /// The protocols to which the sources conform a type of the standard library, as in `extension Double: Scalar {}`.
  private func conformances(addedTo name: String) -> [DeclarationID] {
    let added = declarations.extensions(of: [name]).filter { $0.isUnconditional(given: []) }
    return shape(named: added.flatMap(inheritedTypes)).protocols
  }

  /// Whether a type of the standard library conforms to some protocols.
  ///
  /// - Parameters:
  ///   - row: The type's row in the tables.
  ///   - protocols: The protocols.
  ///   - element: The type's element, on which some conformances depend.
  /// - Returns: Whether it conforms to all of them.
  func conforms(
    _ row: StandardConformances.Row, to protocols: [DeclarationID], element: TypeModel? = nil
  ) -> Bool {
    var names = row.protocols
    if let element, StandardConformances.plainElements.contains(element.bare.description) {
      names += row.withElement
    }
    if names.contains("Codable") { names += ["Decodable", "Encodable"] }
    // Every type of the tables conforms to these.
    let markers: Set = ["Copyable", "Escapable", "SendableMetatype"]
    return protocols.allSatisfy { id in
      guard isPrelude(id) else { return false }
      return markers.contains(self[id].name)
        || names.contains { name in
          declarations.declarations(at: [name]).contains { isPrelude($0) && refines($0, id) }
        }
    }
  }

  /// Returns the first type of the standard library with some conformances, an element and a failure.
  func standardType(
    conformingTo protocols: [DeclarationID], element: TypeModel?, failure: TypeModel?,
    where isAllowed: (StandardConformances.Row) -> Bool
  ) -> StandardConformances.Row? {
    let failure = failure?.kindOfFailure ?? .never
    return StandardConformances.candidates.first { row in
      row.failure == failure && (element == nil || row.type.takesElement)
        && conforms(row, to: protocols, element: element ?? .int) && isAllowed(row)
    }
  }
}

extension TypeModel {
  /// The type that stands for an element without constraints.
  static let int = TypeModel.name("Int", .unknown(nil))

  /// The kind of errors that a sequence throws if its `Failure` is this type.
  var kindOfFailure: StandardConformances.Failure {
    isAnyError ? .anyError : isNever ? .never : .typed
  }

  /// Returns the member type of a type of the standard library; `nil` if the tables do not list it.
  func standardMember(_ name: String) -> TypeModel? {
    switch self {
    case .array(let element): StandardAliases.type(name, of: "Array")?.type(with: [element])
    case .named(let named):
      StandardAliases.type(name, of: named.path.joined(separator: "."))?
        .type(with: named.arguments)
    default: nil
    }
  }
}
