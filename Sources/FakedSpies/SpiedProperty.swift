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

  /// Creates a property; called by generated code.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - log: The spy's log.
  @_spi(Generated) public init(_ name: String, _ log: SpyLog) {
    gets = SpiedMember(name, log) { result in { result.get() } }
    sets = SpiedMember("\(name) (set)", log) { _ in { _ in } }
  }
}

extension SpiedProperty where Role == Recorded {
  /// Is unavailable: ask for the reads or the writes.
  @available(*, unavailable, message: "use 'gets.count' or 'sets.count'")
  public var count: CallCount { gets.count }

  /// Is unavailable: ask for the reads or the writes.
  @available(*, unavailable, message: "use 'gets.isEmpty' or 'sets.isEmpty'")
  public var isEmpty: Bool { gets.isEmpty }
}

extension SpiedMember where Result == Void, Failure == Never, Function == (Arguments) -> Void {
  /// Restricts the member to calls that set a property to a matching value.
  ///
  /// ```swift
  /// #expect(spy.calls.rate.sets(.greater(than: 1)).isEmpty)
  /// ```
  ///
  /// - Parameter value: The matcher for the value.
  /// - Returns: The member with this condition, to stub it or to check its calls.
  @_disfavoredOverload public func callAsFunction(_ value: Matcher<Arguments>) -> SpiedMember {
    narrowed { value ~= $0 }
  }

  /// Restricts the member to calls that set an optional property to a matching value.
  ///
  /// ```swift
  /// #expect(spy.calls.limit.sets(.some(.greater(than: 1))).isEmpty)
  /// ```
  ///
  /// - Parameter value: The matcher for the value.
  /// - Returns: The member with this condition, to stub it or to check its calls.
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
  /// - Returns: The value of a stub, else the target's value, else the value last set; `nil` for the default.
  public func get() -> Value? {
    let function = gets.call(())
    return function?()
  }

  /// Records that the property is set.
  ///
  /// - Parameter value: The new value.
  public func set(_ value: Value) {
    gets.log.storeLastSet { value }
    sets.recordSet(value)?(value)
  }

  /// Records that the property is read, and returns the value of `get()` or, if that is `nil`, another.
  ///
  /// - Parameter otherwise: A closure that reads the target's property, or makes the default.
  /// - Returns: The value.
  public func get(_ otherwise: () -> Value) -> Value { get() ?? otherwise() }

  /// Records that the property is set.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - otherwise: A closure that sets the target's property, called if no stub matches.
  public func set(_ value: Value, _ otherwise: () -> Void) {
    gets.log.storeLastSet { value }
    if let stub = sets.recordSet(value) { stub(value) } else { otherwise() }
  }

  /// Records that the property is set, for a spy of a class: the superclass's property keeps and returns the value.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - otherwise: A closure that sets the superclass's or the target's property, called if no stub matches.
  public func note(set value: Value, _ otherwise: () -> Void) {
    gets.log.storeLastSet({ value }, usedAsFallback: false)
    if let stub = sets.recordSet(value) { stub(value) } else { otherwise() }
  }

  /// Forwards reads that no stub matches to another object from now on.
  ///
  /// - Parameter get: A closure that reads the object's property.
  public func forward(to get: @escaping () -> Value) { gets.forward(to: get) }
}

extension SpiedProperty: Stubbable where Role == Stubbing {
  /// Adds a new stub for reads.
  @_spi(Generated) public func stubbing() -> SpiedSteps<Void, Value, Never, () -> Value> {
    gets.stubbing()
  }
}
