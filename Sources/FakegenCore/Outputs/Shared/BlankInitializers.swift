extension Program {
  /// `init()`, as every Null type has it, if a protocol demands one.
  func blankInitializer(in shape: ProtocolShape) -> Requirement? {
    blankInitializers(in: shape).first { $0.effects == .plain && !$0.member.isFailable }
  }

  /// `init() throws`, `init() async` or `init?()`, if a protocol demands one.
  func irregularBlankInitializer(in shape: ProtocolShape) -> Requirement? {
    blankInitializers(in: shape).first { $0.effects != .plain || $0.member.isFailable }
  }

  private func blankInitializers(in shape: ProtocolShape) -> [Requirement] {
    shape.allRequirements.filter {
      $0.member.isBlankInitializer && $0.member.conditions.isEmpty
    }
  }

  /// Whether a class has no way to this initializer: its blank one may throw or fail, and it must not.
  func isHiddenInitializer(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard requirement.member.kind == .initializer, shape.isClassBound,
      let blank = irregularBlankInitializer(in: shape),
      blank.effects.throwing != .never || blank.member.isFailable
    else { return false }
    return requirement.delegation(to: blank) == nil
  }
}

extension Requirement {
  /// How an initializer calls another that may throw, wait or fail; `nil` if it must do less than that.
  func delegation(to blank: Requirement) -> MemberPlan.Delegation? {
    guard !blank.member.isFailable || member.isFailable, blank.effects.satisfies(effects) else {
      return nil
    }
    return .blank(blank.effects)
  }
}
