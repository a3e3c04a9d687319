extension ProtocolShape {
  /// The requirement `init()`, which every Null type meets; `nil` if no protocol has it.
  var blankInitializer: Requirement? {
    blankInitializers.first { $0.effects == .plain && !$0.member.isFailable }
  }

  /// The requirement `init() throws`, `init() async` or `init?()`; `nil` if no protocol has one.
  var irregularBlankInitializer: Requirement? {
    blankInitializers.first { $0.effects != .plain || $0.member.isFailable }
  }

  /// The requirement of an initializer without parameters, whatever its effects are and whether or not it may fail.
  var anyBlankInitializer: Requirement? { blankInitializer ?? irregularBlankInitializer }

  /// Whether in an asynchronous member `NullResource()` calls an initializer that waits and takes any number of arguments
  /// instead of the `init()` of Null types.
  ///
  /// ```swift
  /// protocol Resource { init(merging resources: Self...) async }
  /// ```
  func hasRivalOfBlankInitializer(isAsync: Bool) -> Bool {
    isAsync
      && allRequirements.contains {
        $0.member.kind == .initializer && $0.effects.isAsync && !$0.parameters.isEmpty
          && $0.parameters.allSatisfy(\.isVariadic)
      }
  }

  private var blankInitializers: [Requirement] {
    allRequirements.filter { $0.member.isBlankInitializer && $0.member.conditions.isEmpty }
  }

  /// Whether an extension of a class cannot implement an initializer, because its only `init()` may throw or fail and the
  /// initializer must not, or because the `init()` that it would call cannot be told from another initializer.
  func isHiddenInitializer(_ requirement: Requirement) -> Bool {
    guard requirement.member.kind == .initializer, isClassBound else { return false }
    guard let blank = irregularBlankInitializer else {
      return hasRivalOfBlankInitializer(isAsync: requirement.effects.isAsync)
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
