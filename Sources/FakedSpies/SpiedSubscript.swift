/// A subscript of a spy that can be set.
///
/// It remembers what it was set to with which arguments, and returns that unless a stub says otherwise.
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

  /// Names a subscript; called by generated code.
  ///
  /// - Parameters:
  ///   - name: As in `subscript(_:)`.
  ///   - log: The spy's log.
  ///   - matches: Returns whether a call matches.
  ///   - adapt: Makes a function of the getter's type that gives one value.
  @_spi(Generated) public init(
    _ name: String, _ log: SpyLog, _ matches: @escaping (Arguments) -> Bool = { _ in true },
    _ adapt: @escaping (SpiedAnswer<Value, Never>) -> Getter
  ) {
    gets = SpiedMember(name, log, matches, adapt)
    sets = SpiedMember("\(name) (set)", log, { matches(Self.arguments(of: $0)) }) { _ in
      { _, _ in }
    }
  }

  // A tuple at the beginning of another is laid out as if its elements stood there, whatever the labels are.

  private static func arguments(of setting: Setting) -> Arguments {
    unsafeBitCast(setting, to: (Arguments, Value).self).0
  }

  private static func setting(_ arguments: Arguments, _ newValue: Value) -> Setting {
    unsafeBitCast((arguments, newValue), to: Setting.self)
  }
}

extension SpiedMember where Result == Void, Failure == Never {
  /// The calls that set a subscript to a value that matches.
  ///
  /// ```swift
  /// #expect(spy.calls["rate"].sets(.greater(than: 1)).isEmpty)
  /// ```
  ///
  /// - Parameter value: What the value has to be.
  /// - Returns: The calls, or what is said about them.
  @_disfavoredOverload public func callAsFunction<Index, Value>(
    _ value: Matcher<Value>
  ) -> SpiedMember where Function == (Index, Value) -> Void {
    narrowed { value ~= unsafeBitCast($0, to: (Index, Value).self).1 }
  }

  /// The calls that set a subscript of optional values to one that matches.
  ///
  /// ```swift
  /// #expect(spy.calls["rate"].sets(.notNil).count == 1)
  /// ```
  ///
  /// - Parameter value: What the value has to be.
  /// - Returns: The calls, or what is said about them.
  public func callAsFunction<Index, Wrapped>(
    _ value: OptionalMatcher<Wrapped>
  ) -> SpiedMember where Function == (Index, Wrapped?) -> Void {
    narrowed { value ~= unsafeBitCast($0, to: (Index, Wrapped?).self).1 }
  }
}

// MARK: - What generated code calls

@_spi(Generated) extension SpiedSubscript where Role == Stubbing {
  /// Records that the subscript is read, and says what that does.
  ///
  /// - Parameter arguments: What it is read with.
  /// - Returns: What to run; `nil` for the default.
  public func call(_ arguments: Arguments) -> Getter? { gets.call(arguments) }

  /// Records that the subscript is set.
  ///
  /// - Parameters:
  ///   - arguments: What it is set with.
  ///   - newValue: The new value.
  public func set(_ arguments: Arguments, _ newValue: Value) {
    set(arguments, newValue) {}
  }

  /// Records that the subscript is set.
  ///
  /// - Parameters:
  ///   - arguments: What it is set with.
  ///   - newValue: The new value.
  ///   - otherwise: Sets the target's subscript, where no stub says what setting does.
  public func set(_ arguments: Arguments, _ newValue: Value, _ otherwise: () -> Void) {
    gets.log.remember(gets.adapt(SpiedAnswer(.success(newValue))), for: arguments)
    if let stub = sets.note(Self.setting(arguments, newValue)) {
      stub(arguments, newValue)
    } else {
      otherwise()
    }
  }

  /// Records that the subscript is set, and lets the superclass return the value.
  ///
  /// - Parameters:
  ///   - arguments: What it is set with.
  ///   - newValue: The new value.
  public func note(set arguments: Arguments, _ newValue: Value) {
    sets.note(Self.setting(arguments, newValue))?(arguments, newValue)
  }
}

extension SpiedSubscript: Stubbable where Role == Stubbing {
  /// A new stub of reads.
  public func stubbing() -> SpiedSteps<Arguments, Value, Never, Getter> { gets.stubbing() }
}
