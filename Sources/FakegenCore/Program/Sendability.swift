import FakegenKnowledge

/// Whether things are `Sendable`, or bound to be sent.
extension Program {
  // MARK: - Protocols

  /// Whether a protocol demands nothing but that what conforms, or that it conforms, may be known anywhere.
  func isOfSending(_ id: DeclarationID) -> Bool {
    isPrelude(id, named: "Sendable") || isPrelude(id, named: "SendableMetatype")
  }

  /// Whether a type that conforms must not do so on the main actor only.
  func isBoundToSend(_ shape: ProtocolShape) -> Bool {
    shape.protocols.contains(where: isOfSending)
  }

  /// A struct without stored properties is `Sendable` on its own, unless it is public.
  func isImplied(_ id: DeclarationID, of candidate: DeclarationID) -> Bool {
    isOfSending(id) && generatedAccess(for: candidate) < .public
      && !shape(of: candidate).isClassBound && annotation(of: candidate)?.anyObject != true
  }

  /// Whether a generic parameter conforms to something, and nobody says that it is `Sendable`.
  func mayBeUnsendable(_ name: String, in shape: ProtocolShape) -> Bool {
    let protocols = mergedDemands(on: name, in: shape).parents.protocols
    return !protocols.isEmpty && !self.shape(of: protocols).isSendable
  }

  // MARK: - Classes

  /// Whether a class says that it is `Sendable`, or one above it does.
  func isSendable(_ id: DeclarationID) -> Bool {
    lineage(of: id).contains { shape(ofParentsOf: $0).isSendable }
  }

  /// Whether the subclass of a class has to promise what the compiler cannot check.
  func isUncheckedSendable(_ id: DeclarationID, in shape: ProtocolShape) -> Bool {
    let isPromised = lineage(of: id).flatMap(inheritedTypes).contains {
      $0.hasPrefix("@unchecked") && $0.bare.description == "Sendable"
    }
    return isPromised
      || shape.isSendable && !isSendable(id) && !isolation(of: id).namesActor && !isPrelude(id)
  }

  // MARK: - Types

  /// Whether a type is `Sendable`, as far as it says so itself; `nil` if nobody says it of a class or an existential.
  ///
  /// Surely not are pointers, and functions that do not say so.
  func isSendable(_ type: TypeModel) -> Bool? {
    switch type {
    case .optional, .array, .dictionary, .tuple:
      let parts = type.children.map(isSendable)
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    case .prefixed(let prefixes, let inner):
      return prefixes.contains { ["@Sendable", "@MainActor"].contains($0) }
        ? true : isSendable(inner)
    case .function: return false
    case .existential:
      return shape(of: parents(named: [type]).protocols).isSendable ? true : nil
    case .named(let named):
      guard let id = named.declaration else {
        if ["Any", "AnyObject"].contains(named.name) { return nil }
        return !named.name.hasPrefix("Unsafe") && named.name != "OpaquePointer"
      }
      if let aliased = aliasedType(of: id) { return isSendable(aliased) }
      let isKnown =
        self[id].kind != .class || isolation(of: id).isOnGlobalActor || isSendable(id)
      return isKnown ? true : nil
    default: return true
    }
  }
}
