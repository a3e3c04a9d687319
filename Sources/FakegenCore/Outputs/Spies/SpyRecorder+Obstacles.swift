import FakegenKnowledge

// The reasons why a member cannot be recorded.

extension SpyRecorder {
  /// The reason why the member cannot be recorded; `nil` if it can.
  var obstacle: Obstacle? {
    if member.isOperator { return .operator }
    let names = [member.name] + requirement.parameters.compactMap(\.name)
    if let keyword = names.first(where: Self.keywords.contains) { return .keyword(keyword) }
    let types = requirement.types
    if site.isUncallable(requirement) { return .uncallable }
    // The compiler warns that statements after the call, or in the setter, are never executed.
    let isSettable = member.setter != nil
    if isSettable || requirement.effects.isAsync, site.isUninhabited(requirement.type) {
      return isSettable ? .valueless : .endless
    }
    if types.contains(where: \.holdsPack) || requirement.genericParameters.contains(where: \.isPack)
    {
      return .pack
    }
    if let result = types.lazy.compactMap(site.unsentResult).first { return .unsentResult(result) }
    let alias = types.flatMap(\.names).first { $0.declaration.map(isDependentAlias) ?? false }
    if let alias { return .genericAlias(alias.name) }
    if requirement.type.hasPrefix("sending") { return .sending }
    if let type = typeOnMainActor, !site.isolation.isOnMainActor {
      return .ofMainActor(type.description)
    }
    if isNoncopyable(requirement.type) { return .noncopyableResult }
    if let special = requirement.genericParameters.first(where: {
      $0.isValue || isNoncopyable($0)
    }) {
      return special.isValue ? .value(special.name) : .noncopyable(special.name)
    }
    if requirement.parameters.contains(where: { $0.type.holdsInnerOpaque }) { return .opaque }
    if parameters.contains(where: isCopiedTuple) { return .copiedTuple }
    let hiding = requirement.genericParameters.first { frame.typeParameters.contains($0.name) }
    if let hiding { return .shadowing(hiding.name) }
    let determining = parameters.compactMap(\.recorded) + [requirement.type]
    return undetermined(by: determining).first.map { .generic($0) }
  }

  /// A type in the member's signature that only code on the main actor can name.
  var typeOnMainActor: TypeModel? {
    requirement.types.lazy.compactMap { program.typeOnMainActor(in: resolved($0)) }.first
  }

  /// Whether a declaration is a generic type alias of a protocol that depends on associated types.
  ///
  /// In a class, the compiler does not find these associated types.
  private func isDependentAlias(_ id: DeclarationID) -> Bool {
    program.isAliasOfProtocol(id) && !program[id].genericParameters.isEmpty
      && program.parameters(behind: id).contains(where: frame.shape.hasAssociatedType)
  }

  /// The generic parameters that values of some types do not determine.
  func undetermined(by types: [TypeModel]) -> [String] {
    genericParameters.map(\.name).filter { name in !types.contains { $0.determines(name) } }
  }

  // MARK: - Copying

  /// Whether an argument is a tuple that would have to be copied by `copy`.
  private func isCopiedTuple(_ parameter: SpiedParameter) -> Bool {
    guard case .tuple = program.unaliased(parameter.passed).bare else { return false }
    return parameter.use == .copied
  }

  private func isNoncopyable(_ parameter: GenericParameter) -> Bool {
    parameter.demands(beside: requirement.constraints).contains(where: \.isSuppression)
  }

  /// Whether values of a type cannot be copied.
  func isNoncopyable(_ type: TypeModel) -> Bool {
    program.isNoncopyable(type)
      || type.withoutFunctions.names.compactMap(\.parameterName).contains { name in
        if let own = requirement.genericParameters.first(where: { $0.name == name }) {
          return isNoncopyable(own)
        }
        return frame.shape.constraints.contains {
          $0.left.parameterName == name && $0.right.isSuppression
        }
      }
  }

  /// Whether a type contains a name of unknown origin.
  func isUnknown(_ type: TypeModel) -> Bool {
    type.names.contains { named in
      if case .unknown = named.meaning { KnownTypes.module(of: named.name) == nil } else { false }
    }
  }

  /// Keywords that keep their meaning in a body, even between backticks.
  private static let keywords: Set = ["Any", "Self", "await", "self"]
}
