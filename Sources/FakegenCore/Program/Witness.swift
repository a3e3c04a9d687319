/// How well a member fits a requirement.
enum Witness: Equatable {
  /// It is the witness.
  case exact
  /// It has the name and the types, but Swift uses the default and never calls the member through the protocol.
  ///
  /// The value is the change that would make it the witness, worded as the end of a sentence.
  ///
  /// ```swift
  /// protocol Store { func load() -> Int }
  /// struct FakeStore: EmptyStore { mutating func load() -> Int { 1 } }
  /// // near, because "it must not be 'mutating'"
  /// ```
  case near(fix: String)
  case none
}

/// Tells the witness of a requirement from other members.
extension Witness {
  /// Returns the best fit among some members for a requirement.
  ///
  /// Comparing types is left to the caller: in the sources, they are known; in fakes, hardly more than their names.
  ///
  /// - Parameters:
  ///   - requirement: The requirement.
  ///   - members: The members of a type, or of an extension.
  ///   - isOfValue: Whether the type is a struct or an enum, whose getters must not change it.
  ///   - typesMatch: Returns whether the types of a member that is spelled like the requirement match it.
  /// - Returns: The best fit.
  static func bestFit(
    for requirement: Requirement, among members: [Member], ofValue isOfValue: Bool = false,
    typesMatch: (Member) -> Bool
  ) -> Witness {
    var best = Witness.none
    for member in members where member.isSpelled(like: requirement.member) && typesMatch(member) {
      guard let fix = fix(of: member, for: requirement, isOfValue) else { return .exact }
      if best == .none { best = .near(fix: fix) }
    }
    return best
  }

  /// The change that would make a member the witness of a requirement with its name and types; `nil` if it needs none.
  private static func fix(
    of member: Member, for requirement: Requirement, _ isOfValue: Bool
  ) -> String? {
    let demanded = requirement.member
    if member.isStatic != demanded.isStatic {
      return member.isStatic ? "it must not be static" : "it must be static"
    }
    if demanded.setter != nil, member.setter == nil {
      let hiding = member.modifiers.first { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") }
      return "it must be settable; "
        + (hiding.map { "remove '\($0)'" }
          ?? (member.storage == .computed ? "add a setter" : "make it a 'var'"))
    }
    if let fix = fixOfEffects(member, requirement) { return fix }
    if member.modifiers.contains("mutating"), !demanded.modifiers.contains("mutating") {
      return "it must not be 'mutating'"
    }
    if isOfValue, member.modifiers.contains("lazy") {
      return "it must not be 'lazy', which changes the fake"
    }
    return fixOfGenerics(member, requirement) ?? fixOfTypes(member, requirement)
  }

  /// The change to effects that the requirement does not allow.
  private static func fixOfEffects(_ member: Member, _ requirement: Requirement) -> String? {
    let (own, other) = (member.effectsOfUse, requirement.effects)
    let subject = member.kind == .method ? "it" : "its getter"
    if own.isAsync, !other.isAsync { return "\(subject) must not be 'async'" }
    switch (own.throwing, other.throwing) {
    case (.throws, .never), (.typed, .never): return "\(subject) must not throw"
    case (.throws, .rethrows):
      return "it may throw only what its argument throws; declare it 'rethrows'"
    case (.throws, .typed(let error)):
      // An associated type may be `any Error`.
      if let name = error.parameterName,
        !requirement.genericParameters.contains(where: { $0.name == name })
      {
        return nil
      }
      return "\(subject) may throw only '\(error)'; declare it 'throws(\(error))'"
    default: return nil
    }
  }

  /// The change to a generic member for a requirement that is not generic, or the reverse.
  private static func fixOfGenerics(_ member: Member, _ requirement: Requirement) -> String? {
    let own = member.genericParameters.count + member.parameters.countOfOpaque
    let other = requirement.countOfGenerics
    if own == 0, other > 0 {
      return "it must be generic, as '\(requirement.member.signature.text)'"
    }
    let isGeneric = requirement.types.flatMap(\.names).contains { $0.meaning == .parameter }
    return own > 0 && other == 0 && !isGeneric
      ? "Swift prefers the default, whose types match exactly; write "
        + "'\(requirement.member.signature.text)'" : nil
  }

  /// The change to types that differ in how a value is passed, what a closure may do, or the labels of tuples.
  private static func fixOfTypes(_ member: Member, _ requirement: Requirement) -> String? {
    for (own, other) in zip(member.parameters, requirement.parameters) {
      let isEscaping = own.type.hasPrefix("@escaping") && !other.type.hasPrefix("@escaping")
      if isEscaping, case .function = other.type.bare {
        return "its parameter must not be '@escaping'"
      }
      if !own.type.isPassed(like: other.type) { return "its parameter must be '\(other.type)'" }
    }
    let isResultAlike = member.type == .missing || member.type.isPassed(like: requirement.type)
    return isResultAlike ? nil : "its type must be '\(requirement.type)'"
  }
}

extension TypeModel {
  /// Whether two types whose names may mean the same agree in what is written around those names.
  fileprivate func isPassed(like other: TypeModel) -> Bool {
    for prefix in ["@autoclosure", "inout"] where hasPrefix(prefix) != other.hasPrefix(prefix) {
      return false
    }
    switch (bare, other.bare) {
    case (.function(let ownFunction), .function(let otherFunction)):
      // A name may stand for a function type with an actor, but not for one of the prefixes above.
      return hasPrefix("@MainActor") == other.hasPrefix("@MainActor")
        && ownFunction.effects.isAsync == otherFunction.effects.isAsync
        && (ownFunction.effects.throwing == .never) == (otherFunction.effects.throwing == .never)
    case (.tuple(let own), .tuple(let other)): return own.map(\.label) == other.map(\.label)
    default: return true
    }
  }
}
