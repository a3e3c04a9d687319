/// A property of a spy.
///
/// A settable property remembers the value it was set to, and returns it unless a stub says otherwise.
///
/// ```swift
/// spy.when.rate.returns(0.5, times: 2).returnsLastSet(initial: 0)
/// #expect(spy.calls.rate.sets == [0.25])
/// ```
public struct SpiedProperty<Role, Value> {
  /// The reads.
  public let gets: SpiedMember<Role, Void, Value, Never, () -> Value>
  /// The values that the property was set to.
  public let sets: SpiedMember<Role, Value, Void, Never, (Value) -> Void>

  /// Names a property; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - log: The spy's log.
  @_spi(Generated) public init(_ name: String, _ log: SpyLog) {
    gets = SpiedMember(name, log) { result in { result.get() } }
    sets = SpiedMember("\(name) (set)", log) { _ in { _ in } }
  }
}

extension SpiedProperty where Role == Recorded {
  /// Says what to write instead.
  @available(*, unavailable, message: "use 'gets.count' or 'sets.count'")
  public var count: CallCount { gets.count }

  /// Says what to write instead.
  @available(*, unavailable, message: "use 'gets.isEmpty' or 'sets.isEmpty'")
  public var isEmpty: Bool { gets.isEmpty }
}

extension SpiedMember where Result == Void, Failure == Never, Function == (Arguments) -> Void {
  /// The calls that set a property to a value that matches.
  ///
  /// ```swift
  /// #expect(spy.calls.rate.sets(.greater(than: 1)).isEmpty)
  /// ```
  ///
  /// - Parameter value: What the value has to be.
  /// - Returns: The calls, or what is said about them.
  @_disfavoredOverload public func callAsFunction(_ value: Matcher<Arguments>) -> SpiedMember {
    narrowed { value ~= $0 }
  }

  /// The calls that set an optional property to a value that matches.
  ///
  /// ```swift
  /// #expect(spy.calls.limit.sets(.some(.greater(than: 1))).isEmpty)
  /// ```
  ///
  /// - Parameter value: What the value has to be.
  /// - Returns: The calls, or what is said about them.
  public func callAsFunction<Wrapped>(
    _ value: OptionalMatcher<Wrapped>
  ) -> SpiedMember where Arguments == Wrapped? {
    narrowed { value ~= $0 }
  }
}

// MARK: - What generated code calls

@_spi(Generated) extension SpiedProperty where Role == Stubbing {
  /// Records that the property is read.
  ///
  /// - Returns: The value of a stub, the forwarding target's value, or the value last set, in that order; `nil` for the
  ///   default.
  public func get() -> Value? {
    let function = gets.call(())
    return function?()
  }

  /// Records that the property is set.
  ///
  /// - Parameter value: The new value.
  public func set(_ value: Value) {
    gets.log.remember { value }
    sets.note(value)?(value)
  }

  /// Records that the property is read, and returns the value that a stub says or, without one, another.
  ///
  /// - Parameter otherwise: Reads the target's property, or makes the default.
  /// - Returns: The value.
  public func get(_ otherwise: () -> Value) -> Value { get() ?? otherwise() }

  /// Records that the property is set.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - otherwise: Sets the target's property, where no stub says what setting does.
  public func set(_ value: Value, _ otherwise: () -> Void) {
    gets.log.remember { value }
    if let stub = sets.note(value) { stub(value) } else { otherwise() }
  }

  /// Records that the property is set, and lets the superclass return the value.
  ///
  /// - Parameter value: The new value.
  public func note(set value: Value) {
    gets.log.remember({ value }, asFallback: false)
    sets.note(value)?(value)
  }

  /// Forwards reads to another object from now on.
  ///
  /// - Parameter get: Reads the object's property.
  public func forward(to get: @escaping () -> Value) { gets.forward(to: get) }
}

extension SpiedProperty: Stubbable where Role == Stubbing {
  /// A new stub of reads.
  public func stubbing() -> SpiedSteps<Void, Value, Never, () -> Value> { gets.stubbing() }
}
