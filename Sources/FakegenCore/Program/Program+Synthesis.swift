import FakegenKnowledge

// What the compiler and the standard library give to types.

extension Program {
  /// Whether an object may be identified by its `ObjectIdentifier`: by nothing else, and by nothing that has to be more.
  func isIdentifiedByObject(_ shape: ProtocolShape) -> Bool {
    let demands = mergedDemands(on: "ID", in: shape)
    let ofIdentifiers: Set = ["Hashable", "Equatable", "Comparable", "Sendable"]
    return demands.equals.allSatisfy { $0.description == "ObjectIdentifier" }
      && demands.members.isEmpty && demands.defaultType == nil && demands.parents.unknown.isEmpty
      && demands.parents.protocols.allSatisfy {
        isPrelude($0) && ofIdentifiers.contains(self[$0].name)
      }
      && !allRequirements(of: shape).contains { $0.member.name == "id" && !isPrelude($0.owner) }
  }

  /// What a sequence that is demanded throws.
  private func failure(of shape: ProtocolShape) -> StandardConformances.Failure {
    if let type = pinnedTypes(of: shape)["Failure"] { return type.kindOfFailure }
    let demands = mergedDemands(on: "Failure", in: shape)
    let isPlain = demands.parents.protocols.allSatisfy { isPrelude($0, named: "Error") }
    return isPlain && demands.equals.isEmpty ? .never : .typed
  }

  /// Whether the prelude has a member once more for sequences that throw something else.
  func isOfOtherFailure(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard isPrelude(requirement.owner) else { return false }
    return requirement.member.attributes.contains { attribute in
      Prelude.Mark(attribute) == .ifThrowing && "\(failure(of: shape))" != attribute.argument
    }
  }

  /// Whether a collection that may be accessed at random leaves its index to be a number.
  private func isCounting(_ shape: ProtocolShape) -> Bool {
    hasStandard("RandomAccessCollection", among: shape.protocols)
      && pinnedTypes(of: shape)["Index"] == nil
      && mergedDemands(on: "Index", in: shape).parents.protocols.allSatisfy { isPrelude($0) }
  }

  /// Whether a user's protocol demands again what the standard library's extensions give.
  func isStandard(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    let member = requirement.member
    guard StandardMembers.names.contains(member.name), member.setter == nil,
      member.isStatic == member.isOperator
    else { return false }
    if member.name == "hashValue", hasHashValueOnMainActor(shape) { return false }
    let type = substitute(pinnedTypes(of: shape), in: requirement.type)
    let types = [requirement.type, type].map { "\($0)" }
    // Of two that give it, neither is the better.
    return shape.protocols.count { id in
      isPrelude(id)
        && types.contains { type in
          StandardMembers.contains((member.fullName, type), of: self[id].name)
        }
    } == 1
  }

  /// Whether the compiler or the standard library gives the member to the Null type.
  ///
  /// ```swift
  /// @Faked protocol Sorted: Comparable {}
  /// // `==` is made for a struct by the compiler, `<` is not:
  /// extension EmptySorted where Self: NullObject { nonisolated static func < (lhs: Self, rhs: Self) -> Bool { false } }
  /// ```
  ///
  /// - Parameters:
  ///   - requirement: What the prelude says that the standard library demands.
  ///   - shape: What the type conforms to.
  /// - Returns: Whether nothing has to be written for it.
  func isSynthesized(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard isPrelude(requirement.owner) else { return false }
    // Coding by keys that are not the compiler's own has to be written.
    if shape.hasAssociatedType("CodingKeys"),
      ["Decodable", "Encodable"].contains(self[requirement.owner].name)
    {
      return false
    }
    return requirement.member.attributes.contains { attribute in
      switch Prelude.Mark(attribute) {
      // The library would warn of a `hashValue` that stands alone.
      case .synthesizedForStructs:
        !shape.isClassBound
          && !(requirement.member.name == "hash" && hasHashValueOnMainActor(shape))
      case .synthesizedForClasses:
        shape.isClassBound && !shape.isActor && isIdentifiedByObject(shape)
      case .synthesizedForActors: shape.isActor && isIdentifiedByObject(shape)
      case .beside: !hasStandard(attribute.argument, among: shape.protocols)
      case .unless: hasStandard(attribute.argument, among: shape.protocols)
      case .ifSliced: !(pinnedTypes(of: shape)["SubSequence"]?.isSlice ?? false)
      case .unlessCounting: isCounting(shape)
      case .ifThrowing: "\(failure(of: shape))" != attribute.argument
      case .byIdentity, .forInt, .unfakeable, .derivedForEnums, nil: false
      }
    }
  }
}

extension TypeModel {
  /// Whether it is the standard library's type of some collection's slices, which a fake can make.
  var isSlice: Bool {
    guard case .named(let named) = self, named.declaration == nil else { return false }
    return AssumedTypes.partsOfSlices(named.name) != nil
  }
}
