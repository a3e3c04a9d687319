/// The values that members return.
extension DefaultFinder {
  /// Finds the value that a member returns, or one for each branch if it depends on an `#if`.
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
    // A middleware passes on what it is given, unless the user has chosen a default.
    if program.configuredDefaultKey(of: requirement.type) == nil,
      let passed = callOfClosure(returning: requirement.type.bare, passesAll: true)
    {
      return passed
    }
    do {
      return try value(of: requirement.type).withTry
    } catch {
      // More branches would be unreadable, and each branch searches for all values again.
      guard let open = error.uncertainBranch, site.assumed.count < 3, open.conditionTexts.count <= 8
      else { throw error }
      let possible = site.possible(open.all)
      let values = possible.map { branch in
        changed(self) { $0.site.assumed.append(branch) }.valueOrSubstitute(of: requirement)
      }
      if values.allSatisfy({ $0.origin == .runtime }) { throw error }
      if values.allSatisfy({ $0.isAlike(values[0]) }) { return values[0] }
      let branches = zip(possible, values).enumerated().map { index, element in
        let condition = index + 1 < possible.count ? element.0.condition : nil
        return Expression.Branch(
          directive: ConditionBranch.directive(condition, clause: index),
          value: element.1.expression)
      }
      return DefaultValue(.conditional(branches), from: values, origin: .branches)
    }
  }

  /// The value that a member returns in one branch, or the substitute for one.
  private func valueOrSubstitute(of requirement: Requirement) -> DefaultValue {
    do {
      let value = try branchedValue(of: requirement)
      if value.variables.isEmpty { return value }
      return substitute(for: requirement, because: .needsStatements)
    } catch {
      return substitute(for: requirement, because: error)
    }
  }

  /// The body of a member if its result has no value: it leaves the value to the runtime, or stops the program.
  ///
  /// - Parameters:
  ///   - requirement: The member.
  ///   - obstacle: Why there is no value.
  /// - Returns: The substitute for a value.
  func substitute(
    for requirement: Requirement, because obstacle: Obstacle
  ) -> DefaultValue {
    // No generic function can return such a type.
    if requirement.type.isVariadicFunction || typeOutOfReach(in: requirement.type) != nil {
      return DefaultValue(fatalErrorCall(), origin: .runtime, obstacle: obstacle)
    }
    return fallback(of: requirement.type, because: obstacle)
  }
}
