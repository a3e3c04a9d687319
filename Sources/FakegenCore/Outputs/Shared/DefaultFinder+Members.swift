/// What a member returns.
extension DefaultFinder {
  /// What a member returns, in each branch of the `#if` on which that depends.
  ///
  /// ```swift
  /// func color() -> Color {
  ///   #if os(macOS)
  ///     Color(name: "")
  ///   #else
  ///     Color(code: 0)
  ///   #endif
  /// }
  /// ```
  func branchedValue(of requirement: Requirement) throws(Obstacle) -> DefaultValue {
    do {
      return try value(of: requirement.type).marked
    } catch {
      // Nobody reads a body with more branches, and each asks for all values again.
      guard let open = error.openBranch, site.assumed.count < 3, open.conditionTexts.count <= 8
      else { throw error }
      let possible = site.possible(open.all)
      let values = possible.map { branch in
        var inner = self
        inner.site.assumed.append(branch)
        return inner.valueOrSubstitute(of: requirement)
      }
      if values.allSatisfy({ $0.origin == .runtime }) { throw error }
      if values.allSatisfy({ $0.isAlike(values[0]) }) { return values[0] }
      let branches = zip(possible, values).enumerated().map { index, element in
        let condition = index + 1 < possible.count ? element.0.condition : nil
        let directive = condition.map { "\(index == 0 ? "#if" : "#elseif") \($0)" } ?? "#else"
        return Expression.Branch(directive: directive, value: element.1.expression)
      }
      return DefaultValue(.conditional(branches), from: values, origin: .branches)
    }
  }

  /// What a member returns in one branch.
  private func valueOrSubstitute(of requirement: Requirement) -> DefaultValue {
    do {
      let value = try branchedValue(of: requirement)
      if value.variables.isEmpty { return value }
      return substitute(for: requirement, because: .needsStatements)
    } catch {
      return substitute(for: requirement, because: error)
    }
  }

  /// What a member does for whose result there is no value: it throws, or leaves it to the runtime.
  ///
  /// ```swift
  /// func token() throws(Failure) -> Token { throw Failure(code: 0) }
  /// func session() throws -> Token { try fakeDefaultOrThrow(in: "Loader") }
  /// func pair() -> (Int, Token) { fakeDefault(in: "Loader") }
  /// ```
  ///
  /// - Parameters:
  ///   - requirement: The member.
  ///   - obstacle: Why there is no value.
  /// - Returns: What stands in for one.
  func substitute(
    for requirement: Requirement, because obstacle: Obstacle
  ) -> DefaultValue {
    // No generic function returns such a type.
    if requirement.type.isVariadicFunction || typeOutOfReach(in: requirement.type) != nil {
      return trap(because: obstacle)
    }
    if case .typed(let error) = site.effects.throwing,
      program.substitute(site.pinned, in: error).description != "Never",
      let thrown = try? value(of: error), thrown.needs.isEmpty
    {
      return DefaultValue(.throwing(thrown.expression), origin: .thrownError)
    }
    return fallback(of: requirement.type, because: obstacle)
  }

  /// What a member does whose type no generic function may return.
  private func trap(because obstacle: Obstacle) -> DefaultValue {
    var value = DefaultValue(fatalErrorCall(), origin: .runtime)
    value.obstacle = obstacle
    return value
  }
}
