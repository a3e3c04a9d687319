extension Program {
  /// The requirement `init()`, which every Null type meets; `nil` if no protocol has it.
  func blankInitializer(in shape: ProtocolShape) -> Requirement? {
    blankInitializers(in: shape).first { $0.effects == .plain && !$0.member.isFailable }
  }

  /// The requirement `init() throws`, `init() async` or `init?()`; `nil` if no protocol has one.
  func irregularBlankInitializer(in shape: ProtocolShape) -> Requirement? {
    blankInitializers(in: shape).first { $0.effects != .plain || $0.member.isFailable }
  }

  /// Whether in an asynchronous member `NullResource()` calls an initializer that waits and takes any number of arguments
  /// instead of the `init()` of Null types.
  ///
  /// ```swift
  /// protocol Resource { init(merging resources: Self...) async }
  /// ```
  func hasRivalOfBlankInitializer(in shape: ProtocolShape, isAsync: Bool) -> Bool {
    isAsync
      && shape.allRequirements.contains {
        $0.member.kind == .initializer && $0.effects.isAsync && !$0.parameters.isEmpty
          && $0.parameters.allSatisfy(\.isVariadic)
      }
  }

  private func blankInitializers(in shape: ProtocolShape) -> [Requirement] {
    shape.allRequirements.filter {
      $0.member.isBlankInitializer && $0.member.conditions.isEmpty
    }
  }

  /// Whether an extension of a class cannot implement an initializer, because its only `init()` may throw or fail and the
  /// initializer must not, or because the `init()` that it would call cannot be told from another initializer.
  func isHiddenInitializer(_ requirement: Requirement, in shape: ProtocolShape) -> Bool {
    guard requirement.member.kind == .initializer, shape.isClassBound else { return false }
    guard let blank = irregularBlankInitializer(in: shape) else {
      return hasRivalOfBlankInitializer(in: shape, isAsync: requirement.effects.isAsync)
    }
    return (blank.effects.throwing != .never || blank.member.isFailable)
      && requirement.delegation(to: blank) == nil
  }
}

extension Expression {
  /// The call `self.init()`.
  static var ownInitializer: Expression { .call("self.init", []) }
}

extension Requirement {
  /// The call of another initializer that may throw, wait or fail; `nil` if this one must not do so itself.
  func delegation(to blank: Requirement) -> Expression? {
    guard !blank.member.isFailable || member.isFailable, blank.effects.satisfies(effects) else {
      return nil
    }
    return .marked(blank.effects, .ownInitializer)
  }
}
