/// A subscript of a spy that can be set.
///
/// It remembers the values that it was set to, and returns them for the same arguments unless a stub says otherwise.
///
/// ```swift
/// spy.when["rate"].returns(0.5)
/// #expect(spy.calls["rate"].sets.count == 1)
/// ```
public struct SpiedSubscript<Role, Arguments, Value, Setting, Getter> {
  /// The arguments that the subscript was read with.
  public let gets: SpiedMember<Role, Arguments, Value, Never, Getter>
  /// The arguments that the subscript was set with, and the new values, as in `(key: "rate", newValue: 0.5)`.
  public let sets: SpiedMember<Role, Setting, Void, Never, (Arguments, Value) -> Void>

  /// Creates a subscript; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The subscript's name, as in `subscript(_:)`.
  ///   - log: The spy's log.
  ///   - matches: A closure that returns whether a call with some arguments matches.
  ///   - adapt: A closure that returns a function of the getter's type, which always gives one answer.
  @_spi(Generated) public init(
    _ name: String, _ log: SpyLog, _ matches: @escaping (Arguments) -> Bool = { _ in true },
    _ adapt: @escaping (SpiedAnswer<Value, Never>) -> Getter
  ) {
    gets = SpiedMember(name, log, matches, adapt)
    sets = SpiedMember("\(name) (set)", log, { matches(Self.arguments(of: $0)) }) { _ in
      { _, _ in }
    }
  }

  // A tuple that begins with another tuple is laid out as if its elements were in its place; labels do not matter.

  private static func arguments(of setting: Setting) -> Arguments {
    unsafeBitCast(setting, to: (Arguments, Value).self).0
  }

  private static func setting(_ arguments: Arguments, _ newValue: Value) -> Setting {
    unsafeBitCast((arguments, newValue), to: Setting.self)
  }
}

extension SpiedMember where Result == Void, Failure == Never {
  /// Restricts the member to calls that set a subscript to a matching value.
  ///
  /// ```swift
  /// #expect(spy.calls["rate"].sets(.greater(than: 1)).isEmpty)
  /// ```
  ///
  /// - Parameter value: The matcher for the value.
  /// - Returns: The member with this condition, to stub it or to check its calls.
  @_disfavoredOverload public func callAsFunction<Index, Value>(
    _ value: Matcher<Value>
  ) -> SpiedMember where Function == (Index, Value) -> Void {
    narrowed { value ~= unsafeBitCast($0, to: (Index, Value).self).1 }
  }

  /// Restricts the member to calls that set a subscript of an optional type to a matching value.
  ///
  /// ```swift
  /// #expect(spy.calls["rate"].sets(.notNil).count == 1)
  /// ```
  ///
  /// - Parameter value: The matcher for the value.
  /// - Returns: The member with this condition, to stub it or to check its calls.
  public func callAsFunction<Index, Wrapped>(
    _ value: OptionalMatcher<Wrapped>
  ) -> SpiedMember where Function == (Index, Wrapped?) -> Void {
    narrowed { value ~= unsafeBitCast($0, to: (Index, Wrapped?).self).1 }
  }
}

// MARK: - What generated code calls

@_spi(Generated) extension SpiedSubscript where Role == Stubbing {
  /// Records that the subscript is read, and returns the function that answers.
  ///
  /// - Parameter arguments: The subscript's arguments.
  /// - Returns: The function to run; `nil` for the default.
  public func call(_ arguments: Arguments) -> Getter? { gets.call(arguments) }

  /// Records that the subscript is set.
  ///
  /// - Parameters:
  ///   - arguments: The subscript's arguments.
  ///   - newValue: The new value.
  public func set(_ arguments: Arguments, _ newValue: Value) {
    set(arguments, newValue) {}
  }

  /// Records that the subscript is set.
  ///
  /// - Parameters:
  ///   - arguments: The subscript's arguments.
  ///   - newValue: The new value.
  ///   - otherwise: A closure that sets the target's subscript, called if no stub matches.
  public func set(_ arguments: Arguments, _ newValue: Value, _ otherwise: () -> Void) {
    gets.log.storeLastSet(gets.adapt(SpiedAnswer(.success(newValue))), for: arguments)
    if let stub = sets.recordSet(Self.setting(arguments, newValue)) {
      stub(arguments, newValue)
    } else {
      otherwise()
    }
  }

  /// Records that the subscript is set, for a spy of a class: the superclass keeps and returns the value.
  ///
  /// - Parameters:
  ///   - arguments: The subscript's arguments.
  ///   - newValue: The new value.
  ///   - otherwise: A closure that sets the superclass's or the target's subscript, called if no stub matches.
  public func note(set arguments: Arguments, _ newValue: Value, _ otherwise: () -> Void) {
    if let stub = sets.recordSet(Self.setting(arguments, newValue)) {
      stub(arguments, newValue)
    } else {
      otherwise()
    }
  }
}

extension SpiedSubscript: Stubbable where Role == Stubbing {
  /// Adds a new stub for reads.
  @_spi(Generated) public func stubbing() -> SpiedSteps<Arguments, Value, Never, Getter> {
    gets.stubbing()
  }
}
