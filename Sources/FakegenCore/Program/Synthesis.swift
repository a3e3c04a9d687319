import FakegenKnowledge

// Members that the compiler and the standard library provide.

extension ProtocolShape {
  /// Whether `ObjectIdentifier` can be the `ID` of an object, because nothing demands another type or more of it.
  var isIdentifiedByObject: Bool {
    let demands = demands(on: "ID")
    let ofIdentifiers: Set = ["Hashable", "Equatable", "Comparable", "Sendable"]
    return demands.equals.allSatisfy { $0.description == "ObjectIdentifier" }
      && demands.members.isEmpty && demands.defaultType == nil && demands.parents.unknown.isEmpty
      && demands.parents.protocols.allSatisfy {
        program.isPrelude($0) && ofIdentifiers.contains(program[$0].name)
      }
      && !requirements(named: "id").contains { !$0.isOfPrelude }
  }

  /// The kind of errors that a sequence of this shape throws.
  private var failure: StandardConformances.Failure {
    if let type = pinnedTypes["Failure"] { return type.kindOfFailure }
    let demands = demands(on: "Failure")
    let isPlain = demands.parents.protocols.allSatisfy { program.isPrelude($0, named: "Error") }
    return isPlain && demands.equals.isEmpty ? .never : .typed
  }

  /// Whether a requirement is the prelude's variant of a member for sequences that throw something else, or whose
  /// iterators have to meet other demands.
  func isOtherVariant(_ requirement: Requirement) -> Bool {
    requirement.isOfPrelude
      && requirement.member.attributes.contains { attribute in
        switch Prelude.Mark(attribute) {
        case .ifThrowing: "\(failure)" != attribute.argument
        case .ifOwn: !hasOwnParents(attribute.argument)
        case .unlessOwn: hasOwnParents(attribute.argument)
        default: false
        }
      }
  }

  /// Whether an associated type has to conform to a protocol of the sources.
  func hasOwnParents(_ name: String) -> Bool {
    demands(on: name).parents.protocols.contains { !program.isPrelude($0) }
  }

  /// Whether a random-access collection leaves its index open, so that it can be a number.
  private var isCounting: Bool {
    hasStandard("RandomAccessCollection") && pinnedTypes["Index"] == nil
      && demands(on: "Index").parents.protocols.allSatisfy { program.isPrelude($0) }
  }

  /// Whether a user's requirement restates what an extension in the standard library provides.
  func isStandard(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    guard StandardMembers.names.contains(member.name), member.setter == nil,
      member.isStatic == member.isOperator
    else { return false }
    if member.name == "hashValue", hasHashValueOnMainActor { return false }
    let type = program.substitute(pinnedTypes, in: requirement.type)
    let types = [requirement.type, type].map { "\($0)" }
    // If two protocols provide it, neither is preferred.
    return protocols.count { id in
      program.isPrelude(id)
        && types.contains { type in
          StandardMembers.contains((member.fullName, type), of: program[id].name)
        }
    } == 1
  }

  /// Whether the compiler derives a member for fakes that are enums, `Hashable`, or `Codable`, so that a default would
  /// take the place of what it derives.
  ///
  /// ```swift
  /// @Faked protocol Feature { var rawValue: String { get } }
  /// enum FakeFeature: String, EmptyFeature { case one, two }
  /// ```
  func isDerivedForFakes(_ requirement: Requirement) -> Bool {
    let member = requirement.member
    if requirement.isOfPrelude { return member.hasMark(.derivedForEnums) && !isClassBound }
    func takes(_ type: String) -> Bool {
      member.parameters[0].type.names.contains { $0.name == type }
    }
    switch (member.kind, member.fullName) {
    case (.property, "rawValue"), (.property, "hashValue"):
      return !isClassBound && !member.isStatic && member.setter == nil
    case (.property, "allCases"): return !isClassBound && member.isStatic && member.setter == nil
    case (.initializer, "init(rawValue:)"): return !isClassBound
    case (.method, "hash(into:)"): return !isClassBound && takes("Hasher")
    case (.initializer, "init(from:)"): return takes("Decoder")
    case (.method, "encode(to:)"): return takes("Encoder")
    default: return false
    }
  }

  /// Whether the compiler or the standard library provides a member of the Null type.
  ///
  /// ```swift
  /// @Faked protocol Sorted: Comparable {}
  /// // the compiler synthesizes `==` for a struct, but not `<`:
  /// extension EmptySorted where Self: NullObject {
  ///   nonisolated static func < (lhs: Self, rhs: Self) -> Bool { false }
  /// }
  /// ```
  ///
  /// - Parameter requirement: The requirement of the standard library, as the prelude declares it.
  /// - Returns: Whether nothing has to be written for it.
  func isSynthesized(_ requirement: Requirement) -> Bool {
    if isOtherVariant(requirement) { return true }
    // If `CodingKeys` is an associated type, the compiler cannot synthesize coding.
    if hasAssociatedType("CodingKeys"),
      ["Decodable", "Encodable"].contains(program[requirement.owner].name)
    {
      return false
    }
    return requirement.member.attributes.contains { attribute in
      switch Prelude.Mark(attribute) {
      // The standard library warns of a `hashValue` without `hash(into:)`.
      case .synthesizedForStructs:
        !isClassBound
          && !(requirement.member.name == "hash" && hasHashValueOnMainActor)
      case .synthesizedForClasses:
        isClassBound && !isActor && isIdentifiedByObject
      case .synthesizedForActors: isActor && isIdentifiedByObject
      case .beside: !hasStandard(attribute.argument)
      case .unless: hasStandard(attribute.argument)
      case .ifSliced: !(pinnedTypes["SubSequence"]?.isSlice ?? false)
      case .unlessCounting: isCounting
      case .ifThrowing, .ifOwn, .unlessOwn, .byIdentity, .forInt, .unfakeable, .derivedForEnums,
        nil:
        false
      }
    }
  }
}

extension TypeModel {
  /// Whether it is a type of slices in the standard library that a fake can make.
  var isSlice: Bool { undeclaredName.flatMap(AssumedTypes.partsOfSlices) != nil }
}
