import FakegenKnowledge

/// Whether types and protocols are `Sendable`, or have to be.
extension Program {
  // MARK: - Protocols

  /// Whether a protocol is `Sendable` or `SendableMetatype`.
  func isSendableProtocol(_ id: DeclarationID) -> Bool {
    isPrelude(id, named: "Sendable") || isPrelude(id, named: "SendableMetatype")
  }

  /// Whether the Null type of a protocol conforms to `Sendable` or `SendableMetatype` implicitly.
  ///
  /// It does if it is on a global actor, or if it is a struct and not public, because it has no stored properties.
  ///
  /// - Parameters:
  ///   - id: The protocol that may be `Sendable` or `SendableMetatype`.
  ///   - candidate: The protocol that has the Null type.
  /// - Returns: Whether the compiler infers the conformance.
  func isSendableImplied(_ id: DeclarationID, of candidate: DeclarationID) -> Bool {
    guard isSendableProtocol(id) else { return false }
    let shape = shape(of: candidate)
    return shape.isolationOfNull().namesActor
      || generatedAccess(for: candidate) < .public && !shape.isClassBound
        && annotation(of: candidate)?.anyObject != true
  }

  // MARK: - Classes

  /// Whether a class, or one of its superclasses, conforms to `Sendable`.
  func isSendable(_ id: DeclarationID) -> Bool {
    hasStandard("Sendable", among: conformances(of: id))
  }

  /// Whether the compiler cannot check that a subclass of a class is `Sendable`.
  ///
  /// ```swift
  /// class Model: @unchecked Sendable { init() {} }
  /// @Faked protocol Store: Model {}
  /// // final class NullStore: Model, EmptyStore, @unchecked Sendable, NullObject
  /// ```
  ///
  /// - Parameters:
  ///   - id: The class.
  ///   - shape: What the subclass conforms to.
  /// - Returns: Whether `@unchecked Sendable` has to be written.
  func isUncheckedSendable(_ id: DeclarationID, in shape: ProtocolShape) -> Bool {
    let isPromised = lineage(of: id).flatMap(inheritedTypes).contains {
      $0.hasPrefix("@unchecked") && $0.bare.description == "Sendable"
    }
    return isPromised
      || shape.isSendable && !isSendable(id) && !isolation(of: id).namesActor && !isPrelude(id)
  }

  // MARK: - Types

  /// Whether a bound type is `Sendable`, including what structs and enums store.
  ///
  /// ```swift
  /// Int, [String], @Sendable () -> Void  // true
  /// () -> Void, UnsafePointer<Int>       // false
  /// any Session, Any                     // nil, unless Session refines Sendable
  /// ```
  ///
  /// - Parameter type: The type; the constraints on associated types and generic parameters are not considered.
  /// - Returns: `nil` for a generic parameter, and for a class or an existential that is not declared `Sendable`;
  ///   `false` for pointers, and for functions that are not declared `@Sendable`.
  func isSendable(_ type: TypeModel) -> Bool? {
    let parts = sentParts(of: type)
    let holders = parts.compactMap(\.declaration).transitiveClosure {
      partsHeld(by: $0).compactMap(\.declaration)
    }
    let answers = (parts + holders.flatMap(partsHeld)).map(isPartSendable)
    if answers.contains(false) { return false }
    return answers.contains(nil) || holders.contains(where: holdsItself) ? nil : true
  }

  /// Whether a bound type is `Sendable` beyond doubt: one of the most common types, one that is declared as such, or a
  /// collection of these.
  ///
  /// Unlike `isSendable(_:)`, this assumes nothing of names that are not declared.
  func isSurelySendable(_ type: TypeModel) -> Bool {
    switch type {
    case .named(let named):
      guard let id = named.declaration else {
        return named.outer == nil && KnownTypes.sendable.contains(named.name)
          && type.children.allSatisfy(isSurelySendable)
      }
      return self[id].isType && saysSendable(id) && named.allArguments.allSatisfy(isSurelySendable)
    case .optional, .array, .dictionary, .tuple: return type.children.allSatisfy(isSurelySendable)
    case .existential(let constraint): return ["Actor", "Error"].contains(constraint.description)
    default: return false
    }
  }

  /// The parts of a type that together decide whether it is `Sendable`.
  private func sentParts(of type: TypeModel) -> [TypeModel] {
    switch type {
    case .optional, .array, .dictionary, .inlineArray, .tuple, .packExpansion, .packElement:
      return type.children.flatMap(sentParts)
    case .prefixed(let prefixes, let inner):
      return prefixes.contains { $0 == "@Sendable" || TypeModel.namesGlobalActor($0) }
        ? [] : sentParts(of: inner)
    case .named(let named):
      return [type] + named.allArguments.flatMap(sentParts)
    case .existential, .opaque, .composition, .function: return [type]
    case .metatype, .value, .suppressed, .missing: return []
    }
  }

  /// Whether one of these parts is `Sendable`, apart from what it stores.
  private func isPartSendable(_ part: TypeModel) -> Bool? {
    guard case .named(let named) = part else {
      if case .function = part { return false }
      return shape(named: [part]).isSendable ? true : nil
    }
    switch named.meaning {
    case .declaration(let id):
      if self[id].kind == .typealias || saysSendable(id) { return true }
      let isInferred =
        (self[id].kind == .struct || self[id].kind == .enum)
        && (access(of: id) < .public || self[id].attributes.has("frozen"))
      return isInferred ? true : nil
    case .parameter: return nil
    case .unknown, .unbound, .generated:
      let name = named.outer == nil ? named.name : named.path.joined(separator: ".")
      if ["Any", "AnyObject"].contains(name) || KnownTypes.unsendable.contains(name) { return nil }
      return !named.name.hasPrefix("Unsafe") && named.name != "OpaquePointer"
    }
  }

  /// Whether a type or a protocol is `Sendable` by its declaration, as types on a global actor are.
  func saysSendable(_ id: DeclarationID) -> Bool {
    // Types that conform to a protocol on an actor need not be there themselves.
    self[id].kind == .protocol
      ? shape(of: id).isSendable
      : self[id].kind == .actor || isolation(of: id).isOnGlobalActor || isSendable(id)
  }

  /// The parts of the type that an alias stands for, or of what a struct or an enum stores unless it is `Sendable`.
  private func partsHeld(by id: DeclarationID) -> [TypeModel] {
    if let aliased = aliasedType(of: id) { return sentParts(of: aliased) }
    return typesHeld(by: id).flatMap(sentParts)
  }

  /// The types of what a struct or an enum stores, unless it is `Sendable` anyway.
  private func typesHeld(by id: DeclarationID) -> [TypeModel] {
    guard self[id].kind == .struct || self[id].kind == .enum, !saysSendable(id) else { return [] }
    return partTypes(of: id, madeBy: [.enumCase])
  }

  /// Whether an enum contains values of itself, but in no collection, so that the compiler does not infer that it is
  /// `Sendable`.
  ///
  /// ```swift
  /// indirect enum Filter { case all, not(Filter) }  // `case any([Filter])` would not matter
  /// ```
  private func holdsItself(_ id: DeclarationID) -> Bool {
    func plain(_ type: TypeModel) -> [DeclarationID] {
      switch unaliased(type) {
      case .tuple(let elements): elements.flatMap { plain($0.type) }
      case let other: [other.declaration].compactMap(\.self)
      }
    }
    guard self[id].kind == .enum else { return false }
    return typesHeld(by: id).flatMap(plain)
      .transitiveClosure { typesHeld(by: $0).flatMap(plain) }.contains(id)
  }
}

extension ProtocolShape {
  /// Whether a type cannot conform on the main actor only, because its values, or the type itself, may be sent.
  var forbidsIsolatedConformance: Bool { protocols.contains(where: program.isSendableProtocol) }

  /// Whether an associated type has to conform to something, but not to `Sendable`.
  func mayBeUnsendable(_ name: String) -> Bool {
    let demanded = shape(ofAssociatedType: name)
    return !demanded.protocols.isEmpty && !demanded.isSendable
  }
}
