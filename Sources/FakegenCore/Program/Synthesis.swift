import FakegenKnowledge

// What the compiler and the standard library give to types.

extension ProtocolShape {
  /// Whether an object may be identified by its `ObjectIdentifier`: by nothing else, and by nothing that has to be more.
  var isIdentifiedByObject: Bool {
    let demands = mergedDemands(on: "ID")
    let ofIdentifiers: Set = ["Hashable", "Equatable", "Comparable", "Sendable"]
    return demands.equals.allSatisfy { $0.description == "ObjectIdentifier" }
      && demands.members.isEmpty && demands.defaultType == nil && demands.parents.unknown.isEmpty
      && demands.parents.protocols.allSatisfy {
        program.isPrelude($0) && ofIdentifiers.contains(program[$0].name)
      }
      && !allRequirements.contains { $0.member.name == "id" && !$0.isOfPrelude }
  }

  /// What a sequence that is demanded throws.
  private var failure: StandardConformances.Failure {
    if let type = pinnedTypes["Failure"] { return type.kindOfFailure }
    let demands = mergedDemands(on: "Failure")
    let isPlain = demands.parents.protocols.allSatisfy { program.isPrelude($0, named: "Error") }
    return isPlain && demands.equals.isEmpty ? .never : .typed
  }

  /// Whether the prelude has a member once more for sequences that throw something else.
  func isOfOtherFailure(_ requirement: Requirement) -> Bool {
    guard requirement.isOfPrelude else { return false }
    return requirement.member.attributes.contains { attribute in
      Prelude.Mark(attribute) == .ifThrowing && "\(failure)" != attribute.argument
    }
  }

  /// Whether a collection that may be accessed at random leaves its index to be a number.
  private var isCounting: Bool {
    program.hasStandard("RandomAccessCollection", among: protocols)
      && pinnedTypes["Index"] == nil
      && mergedDemands(on: "Index").parents.protocols.allSatisfy { program.isPrelude($0) }
  }

  /// Whether a user's protocol demands again what the standard library's extensions give.
  func isStandard(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    guard StandardMembers.names.contains(member.name), member.setter == nil,
      member.isStatic == member.isOperator
    else { return false }
    if member.name == "hashValue", hasHashValueOnMainActor { return false }
    let type = program.substitute(pinnedTypes, in: requirement.type)
    let types = [requirement.type, type].map { "\($0)" }
    // Of two that give it, neither is the better.
    return protocols.count { id in
      program.isPrelude(id)
        && types.contains { type in
          StandardMembers.contains((member.fullName, type), of: program[id].name)
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
  /// - Parameter requirement: What the prelude says that the standard library demands.
  /// - Returns: Whether nothing has to be written for it.
  func isSynthesized(_ requirement: Requirement) -> Bool {
    guard requirement.isOfPrelude else { return false }
    // Coding by keys that are not the compiler's own has to be written.
    if hasAssociatedType("CodingKeys"),
      ["Decodable", "Encodable"].contains(program[requirement.owner].name)
    {
      return false
    }
    return requirement.member.attributes.contains { attribute in
      switch Prelude.Mark(attribute) {
      // The library would warn of a `hashValue` that stands alone.
      case .synthesizedForStructs:
        !isClassBound
          && !(requirement.member.name == "hash" && hasHashValueOnMainActor)
      case .synthesizedForClasses:
        isClassBound && !isActor && isIdentifiedByObject
      case .synthesizedForActors: isActor && isIdentifiedByObject
      case .beside: !program.hasStandard(attribute.argument, among: protocols)
      case .unless: program.hasStandard(attribute.argument, among: protocols)
      case .ifSliced: !(pinnedTypes["SubSequence"]?.isSlice ?? false)
      case .unlessCounting: isCounting
      case .ifThrowing: "\(failure)" != attribute.argument
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
