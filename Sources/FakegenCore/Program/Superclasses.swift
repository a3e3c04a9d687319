import FakegenKnowledge

/// A class, and what its generic parameters stand for in the subclass from which it was reached.
struct Superclass {
  let id: DeclarationID
  var generics: [String: TypeModel] = [:]
}

/// Superclasses, with their generic arguments.
extension Program {
  /// The superclasses of a class, nearest first.
  func superclasses(of id: DeclarationID) -> [DeclarationID] {
    lineage(of: Superclass(id: id)).dropFirst().map(\.id)
  }

  /// A class and its superclasses, nearest first; empty if there is no class.
  func lineage(of id: DeclarationID?) -> [DeclarationID] {
    id.map { lineage(of: Superclass(id: $0)).map(\.id) } ?? []
  }

  /// Returns a class and its superclasses, nearest first, each once.
  ///
  /// - Parameters:
  ///   - start: The class.
  ///   - branch: Returns the declaration that replaces a class if the branches of an `#if` declare several.
  /// - Returns: The classes.
  func lineage(
    of start: Superclass, taking branch: (DeclarationID) -> DeclarationID = { $0 }
  ) -> [Superclass] {
    var lineage: [Superclass] = []
    var known: Set<DeclarationID> = []
    var next: Superclass? = start
    while let below = next {
      let id = branch(below.id)
      if !known.insert(id).inserted { break }
      lineage.append(Superclass(id: id, generics: below.generics))
      next = lineage.last.flatMap(superclass)
    }
    return lineage
  }

  /// The class that a name means, with the generic arguments of the name.
  func superclass(_ named: NamedType) -> Superclass? {
    named.declaration.map {
      Superclass(id: $0, generics: generics(of: $0, arguments: named.arguments))
    }
  }

  /// The superclass of a class.
  func superclass(of below: Superclass) -> Superclass? {
    // In `class A: A.B`, finding what `A.B` means leads back to this question.
    let above = answers(about: below.id).superclass.value(meanwhile: .some(nil)) {
      guard case .named(let named)? = parents(of: below.id).superclass else { return nil }
      return superclass(named)
    }
    return above.map { above in
      Superclass(
        id: above.id, generics: above.generics.mapValues { substitute(below.generics, in: $0) })
    }
  }

  /// The protocols that a type conforms to, by itself or by a superclass, with all that they refine; none if there is no
  /// type.
  func conformances(of id: DeclarationID?) -> [DeclarationID] {
    lineage(of: id).flatMap { shape(ofParentsOf: $0).protocols }
  }

  /// Whether only a context of Core Data makes the objects of a class.
  func isManagedObject(_ id: DeclarationID?) -> Bool {
    let name = "NSManagedObject"
    let lineage = lineage(of: id)
    if let root = lineage.first(where: { self[$0].name == name }) { return isPrelude(root) }
    return lineage.contains { self[$0].inherited.contains { $0.namePath.last == name } }
  }

  /// Finds a member type that a superclass declares, as `Derived.Inner`; `nil` if none does.
  ///
  /// ```swift
  /// class Base<Item> { struct Row {} }
  /// class Derived: Base<Int> {}
  /// // Derived.Row is Base<Int>.Row
  /// ```
  func inheritedType(_ named: NamedType, of owner: NamedType) -> NamedType? {
    guard case .named(let owner) = unaliased(.named(owner)), let start = superclass(owner),
      self[start.id].kind == .class
    else { return nil }
    for above in lineage(of: start).dropFirst() {
      guard let found = declarations.declarations(at: [named.name], in: above.id).first else {
        continue
      }
      let arguments = self[above.id].genericParameters.compactMap { above.generics[$0.name] }
      let outer = NamedType(
        self[above.id].name, arguments: arguments, meaning: .declaration(above.id))
      return NamedType(
        named.name, arguments: named.arguments, in: arguments.isEmpty ? nil : outer,
        meaning: .declaration(found))
    }
    return nil
  }

  /// The generic arguments of a declaration, by the names of its generic parameters.
  func generics(of id: DeclarationID, arguments: [TypeModel]) -> [String: TypeModel] {
    let names = self[id].genericParameters.map(\.name)
    return Dictionary(zip(names, arguments)) { _, last in last }
  }
}

extension ProtocolShape {
  /// Whether the demanded superclass itself conforms to a protocol, as every `NSObject` does to `Hashable`.
  func superclassConforms(to id: DeclarationID) -> Bool {
    if superclass == nil { return false }
    if program.conformances(of: superclassDeclaration).contains(id) { return true }
    let lineage = program.lineage(of: superclassDeclaration)
    let isObject = lineage.isEmpty || program.hasStandard("NSObject", among: lineage)
    return isObject && program.isPrelude(id)
      && ObjectMembers.protocols.contains(program[id].name)
  }
}
