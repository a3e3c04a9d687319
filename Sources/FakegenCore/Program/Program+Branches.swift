/// What the branches of an `#if` declare under one name.
extension Program {
  /// All protocols that stand for one, each under conditions of its own.
  func branches(of id: DeclarationID) -> [DeclarationID] {
    if self[id].conditions.isEmpty { return [id] }
    return declarations.namesakes(of: id).filter {
      self[$0].kind == self[id].kind && self[$0].origin == self[id].origin
    }
  }

  /// A parent that the branches of an `#if` declare so differently that no one type conforms to each.
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
  ///   - id: The protocol, which may stand under the same conditions.
  ///   - shape: Its shape.
  ///   - writesMembers: Whether the type writes the members of a parent itself, so that these have to be the same, too.
  /// - Returns: The parent, or the alias that stands for it.
  func divergentAncestor(
    of id: DeclarationID, in shape: ProtocolShape, writesMembers: (DeclarationID) -> Bool
  ) -> DeclarationID? {
    let known = conditions(of: id)
    func isOpen(_ other: DeclarationID) -> Bool {
      !self[other].conditions.allSatisfy { known.contains($0.standalone) }
    }
    let classes = shape.superclassDeclaration.map { [$0] } ?? []
    if let divided = divergentAlias(inheritedBy: id)
      ?? classes.first(where: { isOpen($0) && branches(of: $0).count > 1 })
    {
      return divided
    }
    return shape.protocols.dropFirst().first { parent in
      guard isOpen(parent) else { return false }
      let own = self.shape(of: parent)
      let others = branches(of: parent).map(self.shape(of:))
      return others.contains { !$0.isLike(own) }
        || writesMembers(parent) && others.contains { members(of: $0) != members(of: own) }
    }
  }

  /// An alias among the parents of a protocol whose name means something else in other branches of an `#if`.
  func divergentAlias(inheritedBy id: DeclarationID) -> DeclarationID? {
    let known = conditions(of: id)
    return inheritedTypes(of: id).flatMap(\.declarations).first { alias in
      self[alias].kind == .typealias && declarations.namesakes(of: alias).count > 1
        && !self[alias].conditions.allSatisfy { known.contains($0.standalone) }
    }
  }

  /// What a shape demands, wherever it is declared.
  private func members(of shape: ProtocolShape) -> Set<String> {
    Set(
      shape.requirements.map { requirement in
        let conditions = requirement.member.conditions.map(\.standalone)
        let isSettable = requirement.member.setter != nil
        return ([requirement.key, "\(requirement.type)", "\(isSettable)"] + conditions)
          .joined(separator: "\n")
      })
  }

  // MARK: - Classes

  /// A class above another one that differs between the branches of an `#if` in which that one is not.
  func divergentSuperclass(of id: DeclarationID) -> DeclarationID? {
    let known = conditions(of: id)
    return superclasses(of: id).first { above in
      branches(of: above).count > 1
        && !self[above].conditions.allSatisfy { known.contains($0.standalone) }
    }
  }
}

extension ProtocolShape {
  /// Whether the same kind of type conforms to both, with the same associated types.
  fileprivate func isLike(_ other: ProtocolShape) -> Bool {
    isActor == other.isActor && isClassBound == other.isClassBound
      && superclass == other.superclass
      && constraints == other.constraints
  }
}
