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
  /// - Returns: The parent, or the alias that stands for it.
  func divergentAncestor(of id: DeclarationID, in shape: ProtocolShape) -> DeclarationID? {
    let known = conditions(of: id)
    func isOpen(_ other: DeclarationID) -> Bool {
      !self[other].conditions.allSatisfy { known.contains($0.standalone) }
    }
    let aliases = inheritedTypes(of: id).flatMap(\.declarations).filter {
      self[$0].kind == .typealias
    }
    let classes = shape.superclassDeclaration.map { [$0] } ?? []
    if let divided = (aliases + classes).first(where: { isOpen($0) && branches(of: $0).count > 1 })
    {
      return divided
    }
    return shape.protocols.dropFirst().first { parent in
      isOpen(parent)
        && branches(of: parent).contains { other in
          !self.shape(of: other).isLike(self.shape(of: parent))
        }
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
