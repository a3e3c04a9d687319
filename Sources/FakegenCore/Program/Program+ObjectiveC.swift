/// Protocols that Objective-C knows.
///
/// An extension's member is no witness for Objective-C, so what such a protocol demands has to stand in a class.
extension Program {
  /// Whether the Empty protocol of a protocol has to be a class.
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

  /// Whether only classes can conform to a protocol, because Objective-C knows it.
  func isObjectiveC(_ id: DeclarationID) -> Bool {
    self[id].attributes.contains { $0.name == "objc" }
  }

  fileprivate func demandsObjectiveC(_ id: DeclarationID) -> Bool {
    isObjectiveC(id)
      && requirements(of: id).contains { !$0.member.isOptional }
  }

  /// Whether a member takes one of its own type, which in a class may be a subclass.
  fileprivate func takesSelf(_ id: DeclarationID) -> Bool {
    requirements(of: id).contains { requirement in
      requirement.parameters.contains { $0.type.mentions("Self") }
        || requirement.member.kind == .property && requirement.type.mentions("Self")
    }
  }
}

extension ProtocolShape {
  /// A protocol with demands that no extension meets, in a shape for which there can be no class.
  var unmetObjectiveC: DeclarationID? {
    canBeObject ? nil : protocols.first(where: program.demandsObjectiveC)
  }

  /// Whether a subclass of `NSObject` could be all that is demanded.
  fileprivate var canBeObject: Bool {
    associatedTypes.isEmpty && !isActor && unknownParents.isEmpty
      && !protocols.contains {
        program.isUnfakeable($0) || !(program.annotation(of: $0)?.skip.isEmpty ?? true)
      }
      && superclassDeclaration.map { program.isPrelude($0) } ?? true
      && !protocols.contains { program.takesSelf($0) }
  }
}
