/// A class, and what its generic parameters stand for in the class below that it was reached from.
struct Superclass {
  let id: DeclarationID
  var generics: [String: TypeModel] = [:]
}

/// The classes above a class.
extension Program {
  /// The classes above a class, the nearest first.
  func superclasses(of id: DeclarationID) -> [DeclarationID] {
    lineage(of: Superclass(id: id)).dropFirst().map(\.id)
  }

  /// A class and those above it, nearest first; none if there is no class.
  func lineage(of id: DeclarationID?) -> [DeclarationID] {
    id.map { lineage(of: Superclass(id: $0)).map(\.id) } ?? []
  }

  /// A class and those above it, nearest first; more than any program has are not followed.
  func lineage(of start: Superclass) -> [Superclass] {
    var lineage = [start]
    while lineage.count <= 32, let below = lineage.last, let above = superclass(of: below),
      !lineage.contains(where: { $0.id == above.id })
    {
      lineage.append(above)
    }
    return lineage
  }

  /// The class above a class.
  func superclass(of below: Superclass) -> Superclass? {
    let parents = parents(named: typesInheritedWhereDeclared(by: below.id))
    guard let id = parents.superclassDeclaration else { return nil }
    guard case .named(let named)? = parents.superclass else { return Superclass(id: id) }
    let generics = generics(of: id, arguments: named.arguments)
    return Superclass(id: id, generics: generics.mapValues { substitute(below.generics, in: $0) })
  }

  /// What the generic parameters of a declaration stand for where it is named.
  func generics(of id: DeclarationID, arguments: [TypeModel]) -> [String: TypeModel] {
    let names = self[id].genericParameters.map(\.name)
    return Dictionary(zip(names, arguments)) { _, last in last }
  }
}
