import FakegenKnowledge

/// Declarations of one name in the branches of an `#if`.
extension Program {
  /// A declaration, and those of the same kind and name in other branches of an `#if`.
  func branches(of id: DeclarationID) -> [DeclarationID] {
    if self[id].conditions.isEmpty { return [id] }
    return declarations.namesakes(of: id).filter {
      self[$0].kind == self[id].kind && self[$0].origin == self[id].origin
    }
  }

  /// Whether a framework declares a name where the sources' only declaration of it, under an `#if`, does not exist.
  ///
  /// ```swift
  /// #if canImport(WinSDK)
  ///   public typealias sa_family_t = UInt8  // elsewhere, Glibc or Darwin declares it
  /// #endif
  /// ```
  func isDeclaredElsewhere(_ id: DeclarationID) -> Bool {
    !self[id].conditions.isEmpty && self[id].nesting.isEmpty
      && isFrameworkName(self[id].name) && declarations.namesakes(of: id).count == 1
  }

  /// Whether a framework is known to declare a name.
  func isFrameworkName(_ name: String) -> Bool {
    StandardDefaults.row(for: name) != nil || KnownTypes.module(of: name) != nil
      || KnownTypes.frameworkModule(of: name) != nil
  }

  /// A parent whose declarations in the branches of an `#if` differ so much that no type can conform to each of them.
  ///
  /// ```swift
  /// #if DEBUG
  /// protocol Parent {}
  /// #else
  /// protocol Parent: AnyObject {}
  /// #endif
  /// @Faked protocol Child: Parent {}  // has no Null type: would it be a struct or a class?
  /// ```
  ///
  /// - Parameters:
  ///   - id: The protocol; if it is under the same conditions as a parent, only one declaration of that counts.
  ///   - shape: Its shape.
  ///   - writesMembers: Whether the generated type implements a parent's members, so that these have to be equal, too.
  /// - Returns: The parent, or the alias that stands for it; `nil` if there is none.
  func divergentAncestor(
    of id: DeclarationID, in shape: ProtocolShape, writesMembers: (DeclarationID) -> Bool
  ) -> DeclarationID? {
    if let alias = divergentAlias(inheritedBy: id) { return alias }
    if let above = shape.superclassDeclaration, isDivided(above, for: id) { return above }
    return shape.protocols.dropFirst().first { parent in
      guard isDivided(parent, for: id) else { return false }
      let own = self.shape(of: parent)
      let others = branches(of: parent).map(self.shape(of:))
      return others.contains { !$0.isLike(own) }
        || writesMembers(parent) && others.contains { members(of: $0) != members(of: own) }
    }
  }

  /// An alias among a protocol's parents that means something else in other branches of an `#if`.
  func divergentAlias(inheritedBy id: DeclarationID) -> DeclarationID? {
    let known = conditions(of: id)
    return inheritedTypes(of: id).flatMap(\.declarations).first { alias in
      self[alias].kind == .typealias
        && !self[alias].conditions.allSatisfy { known.contains($0.standalone) }
        && declarations.namesakes(of: alias).contains { !covers(alias, $0) }
    }
  }

  /// Whether an alias demands what another one demands, and beside that only that types can be sent.
  ///
  /// ```swift
  /// #if compiler(>=6.2)
  /// typealias SendableParent = SendableMetatype
  /// #else
  /// typealias SendableParent = Any
  /// #endif
  /// ```
  private func covers(_ alias: DeclarationID, _ other: DeclarationID) -> Bool {
    var own = parents(named: [plainType(of: alias)])
    let demanded = parents(named: [plainType(of: other)])
    own.protocols.removeAll { !demanded.protocols.contains($0) && isSendableProtocol($0) }
    return own == demanded
  }

  /// The requirements of a shape as text, regardless of where they are declared.
  private func members(of shape: ProtocolShape) -> Set<String> {
    Set(
      shape.requirements.map { requirement in
        let conditions = requirement.member.conditions.map(\.standalone)
        let isSettable = requirement.member.setter != nil
        return ([requirement.key, "\(requirement.type)", "\(isSettable)"] + conditions)
          .joined(separator: "\n")
      })
  }

  /// Whether the branches of an `#if` declare something several times, and another declaration is in none of them.
  func isDivided(_ id: DeclarationID, for other: DeclarationID) -> Bool {
    let known = conditions(of: other)
    return branches(of: id).count > 1
      && !self[id].conditions.allSatisfy { known.contains($0.standalone) }
  }

  // MARK: - Imports

  /// The conditions under which the sources import the module of another package's declaration.
  ///
  /// ```swift
  /// #if RELOADING
  /// import Core
  /// protocol Loader { func factory() -> any Factory }  // NullFactory exists only under RELOADING
  /// #endif
  /// ```
  func branchesAroundImports(of id: DeclarationID) -> [ConditionBranch] {
    guard self[id].origin == .support, let module = declarations.importedModule(of: id) else {
      return []
    }
    let chains = declarations.importsForFakes[module, default: []].map(\.conditions)
    // What uses a module that it imports if it can be imported needs it anyway.
    if chains.joined().contains(where: { $0.contains("canImport(\(module.text)") }) { return [] }
    return chains.mergedConditions.map { .init($0, at: self[id].place) }
  }
}

extension [[String]] {
  /// The conditions under which at least one of several chains of conditions holds: `(DEBUG) || (os(iOS))`.
  var mergedConditions: [String] {
    guard let first, !contains([]) else { return [] }
    if allSatisfy({ $0 == first }) { return first }
    return [uniqued().map { "(\($0.conjunction))" }.joined(separator: " || ")]
  }
}

extension [String] {
  /// The condition that holds if all of some conditions do: `(DEBUG) && (os(iOS))`.
  var conjunction: String {
    count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " && ")
  }
}

extension ProtocolShape {
  /// Whether types of the same kind conform to both, under the same constraints.
  fileprivate func isLike(_ other: ProtocolShape) -> Bool {
    isActor == other.isActor && isClassBound == other.isClassBound
      && superclass == other.superclass && constraints == other.constraints
  }
}
