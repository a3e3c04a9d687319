/// Protocols that are visible to Objective-C.
///
/// Members of extensions are no witnesses for Objective-C, so a class has to implement the requirements of such a
/// protocol.
extension Program {
  /// Whether the Empty protocol of a protocol is generated as a class.
  ///
  /// ```swift
  /// @objc @Faked protocol Delegate { func done() }
  /// // class EmptyDelegate: NSObject, Delegate { func done() {} }
  /// ```
  func hasEmptyClass(_ id: DeclarationID) -> Bool {
    answers(about: id).hasEmptyClass.value {
      let shape = shape(of: id)
      return shape.protocols.contains(where: demandsObjectiveC) && shape.canBeObject
    }
  }

  /// Whether a protocol is marked `@objc`, so that only classes can conform to it.
  func isObjectiveC(_ id: DeclarationID) -> Bool { self[id].attributes.has("objc") }

  fileprivate func demandsObjectiveC(_ id: DeclarationID) -> Bool {
    isObjectiveC(id)
      && requirements(of: id).contains { !$0.member.isOptional }
  }
}

extension ProtocolShape {
  /// A protocol whose requirements only a class can implement, if no class can meet the whole shape.
  var unmetObjectiveC: DeclarationID? {
    canBeObject ? nil : protocols.first(where: program.demandsObjectiveC)
  }

  /// Whether a subclass of `NSObject` could meet the whole shape.
  fileprivate var canBeObject: Bool {
    associatedTypes.isEmpty && !isActor && unknownParents.isEmpty
      && !protocols.contains {
        program.isUnfakeable($0) || !(program.annotation(of: $0)?.skip.isEmpty ?? true)
      }
      && superclassDeclaration.map { program.isPrelude($0) } ?? true
      // In a subclass, `Self` would have to be another type.
      && !allRequirements.contains { requirement in
        requirement.parameters.contains { $0.type.mentions("Self") }
          || requirement.member.kind == .property && requirement.type.mentions("Self")
      }
  }
}
