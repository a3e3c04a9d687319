import FakegenKnowledge

/// Demands on a type or its associated types that no fake can meet, or that only the user can decide.
extension ProtocolShape {
  /// A constraint that no type meets, or that excludes the one type that the prelude's members use for an associated type;
  /// `nil` if there is none.
  ///
  /// ```swift
  /// @Faked protocol Sized: Collection where SubSequence: Hashable {}
  /// // there is no NullSized: its slices would be those of the standard library, which need not be Hashable
  /// ```
  ///
  /// - Returns: The constraint as it is written: `SubSequence: Hashable`.
  var unmetDemand: String? {
    // No class is `BitwiseCopyable`, and no actor has a superclass other than `NSObject`.
    if isClassBound, hasStandard("BitwiseCopyable") { return "Self: AnyObject & BitwiseCopyable" }
    if isActor, let superclass, superclass.description != "NSObject" {
      return "Self: \(superclass) & Actor"
    }
    let slices = associatedType("SubSequence")?.declarations.first {
      !program.isPrelude($0.owner) && $0.type.defaultType != nil
        && program.membersOfExtensions(of: $0.owner, named: "subscript").isEmpty
    }
    if let type = slices?.type.defaultType { return "SubSequence = \(type)" }
    return constraints.first { !$0.isOfPrelude && !$0.isTypeAlias && !allows($0) }?.description
  }

  /// Whether a fake may meet a constraint, as far as it concerns types that the prelude's members use.
  private func allows(_ constraint: Constraint) -> Bool {
    let (left, right) = (constraint.left, constraint.right)
    let name = left.description
    guard isOfPrelude(name) else { return true }
    let isEqual = constraint.relation == .equals
    return switch name {
    case "Failure": true
    case "Element": !(isEqual && isClassBound && right.parameterName == "Self")
    case "Iterator" where isEqual && right.parameterName == "Self": hasStandard("IteratorProtocol")
    case "AsyncIterator" where !isEqual && hasOwnParents(name),
      "Iterator" where !isEqual && hasOwnParents(name):
      // A Null type is generated for the iterator of a plain sequence.
      !hasStandard("Collection") && !hasStandard("IteratorProtocol")
    case "Iterator" where !isEqual:
      // A collection's iterator is `Sendable` if the collection is.
      right.description == "IteratorProtocol"
        || right.description == "Sendable" && (isSendable || !hasStandard("Collection"))
    case "Indices" where isEqual && right.description == "Range<Int>":
      hasStandard("RandomAccessCollection")
        && pinnedTypes["Index"].map { $0.description == "Int" } ?? true
    case "SubSequence" where isEqual: pinnedTypes["SubSequence"]?.isSlice ?? false
    case "SubSequence":
      program.parents(named: [right]).protocols.allSatisfy {
        AssumedTypes.isInheritedBySlices(program[$0].name) && protocols.contains($0)
      }
    case "RawValue" where !isEqual && hasStandard("OptionSet"):
      // The standard library implements the rest of an option set only if the raw value is a fixed-width integer.
      pinnedTypes[name] != nil || isOfPrelude(right)
        || shape(ofAssociatedType: name).hasStandard("FixedWidthInteger")
    case "AllCases" where !isEqual, "Body" where !isEqual:
      // What the prelude's members return conforms to a protocol of the sources only if an extension says so.
      pinnedTypes[name] != nil || isOfPrelude(right)
        || name == "AllCases"
          && program.conforms(
            .array(.int), to: program.parents(named: [right]).protocols) ?? false
    default:
      // For any other associated type, the members in the prelude name one type.
      (isEqual
        ? AssumedTypes.mayEqual(name, right.description) : AssumedTypes.mayConform(name))
        ?? (hasAssociatedType(name) || !isUndeclared(left))
    }
  }

  /// Whether a constraint consists of the prelude's protocols.
  private func isOfPrelude(_ constraint: TypeModel) -> Bool {
    program.parents(named: [constraint]).protocols.allSatisfy { program.isPrelude($0) }
  }

  /// An associated type that a member's own `where` clause makes equal to something, and that constraint.
  ///
  /// It is `nil` if there is none, or if same-type constraints of the protocols decide each such associated type.
  ///
  /// ```swift
  /// @Faked protocol Pick { associatedtype Item; func pick<T>(_ t: T) where Item == Int }
  /// // there is no NullPick unless the annotation says what Item is
  /// ```
  var openEquality: (name: String, constraint: String)? {
    let pinned = pinnedTypes
    for requirement in requirements where !requirement.isOfPrelude {
      let own = requirement.genericParameters.map(\.name)
      for constraint in requirement.constraints where constraint.relation == .equals {
        let sides = constraint.types
        for name in sides.compactMap(\.parameterName)
        where hasAssociatedType(name) && pinned[name] == nil && !own.contains(name)
          && !sides.contains(where: { $0.isMember(ofOneOf: own) })
        {
          return (name, constraint.description)
        }
      }
    }
    return nil
  }

  /// Whether a constraint is on an associated type that the prelude does not declare.
  private func isUndeclared(_ type: TypeModel) -> Bool {
    guard case .named(let named) = type, named.isPlainName, named.name != "Self",
      protocols.contains(where: { program.isPrelude($0) })
    else { return false }
    switch named.meaning {
    case .unbound, .unknown: return true
    case .declaration, .parameter, .generated: return false
    }
  }
}

extension TypeModel {
  /// Whether it is one of some generic parameters, or a member of one.
  fileprivate func isMember(ofOneOf parameters: [String]) -> Bool {
    guard isOfParameter, case .named(let named) = self else { return false }
    return parameters.contains(named.root.name)
  }
}
