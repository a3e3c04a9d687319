/// Requirements that one member may meet, although they are different.
extension ProtocolShape {
  /// Two requirements that differ only in a generic result, where one result may be any type.
  ///
  /// The member with the open result could be the witness of both, so the compiler rejects every conforming type as
  /// ambiguous, even one that is written by hand. A requirement that an extension of the protocol implements is no
  /// problem, because the type need not declare it.
  ///
  /// ```swift
  /// protocol Parser {
  ///   func parse<T>() -> T    // open
  ///   func parse<T>() -> [T]  // special
  /// }
  /// ```
  var indistinguishable: (special: Requirement, open: Requirement)? {
    let generic = allRequirements.filter { requirement in
      !requirement.isOfPrelude && !requirement.genericParameters.isEmpty
        && !requirement.parameters.contains { requirement.hasGenericParameter(in: $0.type) }
    }
    for open in generic where open.hasOpenResult {
      let special = generic.first { other in
        other != open && !other.hasOpenResult && other.hasGenericParameter(in: other.type)
          && other.looksLike(open) && open.mayStandFor(other)
      }
      guard let special else { continue }
      let implemented = implementations.map(\.requirement)
      if !implemented.contains(open), !implemented.contains(special) { return (special, open) }
    }
    return nil
  }

  /// Whether the members of a type may leave an associated type open, because a member that mentions it could be the
  /// witness of an overload, too.
  ///
  /// ```swift
  /// protocol Sized { associatedtype Unit; func size() -> Unit; func size() -> Int }
  ///
  /// final class SpySized<Unit>: Sized {
  ///   typealias Unit = Unit  // otherwise, `Self.Unit` could be `Int`
  /// }
  /// ```
  func mayLeaveOpen(_ name: String) -> Bool {
    requirements.contains { one in
      one.types.contains { $0.mentions(name) }
        && requirements.contains { other in
          other.key != one.key && other.member.isNamed(like: one.member)
            && zip(one.types, other.types).allSatisfy { mayEqual($0, $1, knowing: [:]) }
        }
    }
  }

  /// Whether a member mentions a type with a constraint that the compiler can check only once it knows the associated
  /// types of `Self`, while it infers these from the members.
  ///
  /// ```swift
  /// class Screen<C: Command, Row> where C.Row == Row {}
  /// protocol Command { associatedtype Row; func open(in screen: Screen<Self, Row>) }
  ///
  /// final class SpyCommand<Row>: Command {
  ///   typealias Row = Row  // otherwise, `screen` would have an invalid type
  ///   func open(in screen: Screen<SpyCommand, Row>) {}
  /// }
  /// ```
  var tiesTypesToSelf: Bool {
    requirements.flatMap(\.types).map { program.withoutAliasesOfProtocols($0) }.flatMap(\.names)
      .contains { named in
        named.arguments.contains { $0.mentions("Self") }
          && named.declaration.map { program[$0].constraints.contains { $0.relation == .equals } }
            ?? false
      }
  }
}

extension Requirement {
  /// Whether a type mentions one of its own generic parameters.
  fileprivate func hasGenericParameter(in type: TypeModel) -> Bool {
    genericParameters.contains { type.mentions($0.name) }
  }

  /// Whether it returns a generic parameter of its own that is not constrained.
  fileprivate var hasOpenResult: Bool {
    guard let name = type.parameterName,
      let parameter = genericParameters.first(where: { $0.name == name })
    else { return false }
    return parameter.constraint == nil
      && !constraints.flatMap(\.types).contains(where: hasGenericParameter)
  }

  /// Whether both have the same name, labels and parameter types.
  fileprivate func looksLike(_ other: Requirement) -> Bool {
    member.isNamed(like: other.member) && parameters.map(\.type) == other.parameters.map(\.type)
  }

  /// Whether its effects and accessors would satisfy the other requirement, too.
  fileprivate func mayStandFor(_ other: Requirement) -> Bool {
    effects.isAsync == other.effects.isAsync
      && (effects.throwing == .never || other.effects.throwing != .never)
      && (other.member.setter == nil || member.setter != nil)
  }
}
