/// A property of a spy.
///
/// One that can be set remembers what it was set to, and gives it back unless a stub says otherwise.
///
/// ```swift
/// spy.when.rate.returns(0.5, times: 2).returnsLastSet(initial: 0)
/// #expect(spy.calls.rate.sets == [0.25])
/// ```
public struct SpiedProperty<Value> {
  /// The reads.
  public let gets: Spied<Void, Value, Never, () -> Value>
  /// The values that the property was set to.
  public let sets: Spied<Value, Void, Never, (Value) -> Void>

  /// Names a property; generated code does that.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - log: The spy's log.
  public init(_ name: String, _ log: SpyLog) {
    gets = Spied(name, log) { result in { result.get() } }
    sets = Spied("\(name) (set)", log) { _ in { _ in } }
  }

  /// Notes that the property is read; generated code does that.
  ///
  /// - Returns: A stub's value, else what was set last, else what the target has; `nil` for the default.
  public func get() -> Value? {
    let function = gets.call(())
    return function?()
  }

  /// Notes that the property is set; generated code does that.
  ///
  /// - Parameter value: The new value.
  public func set(_ value: Value) {
    gets.log.remember { value }
    sets.call(value)?(value)
  }

  /// Notes that the property is set, and leaves it to the superclass to give that back; generated code does that.
  ///
  /// - Parameter value: The new value.
  public func note(set value: Value) {
    gets.log.remember({ value }, asFallback: false)
    sets.call(value)?(value)
  }

  /// Sends reads to another object from now on; generated code does that.
  ///
  /// - Parameter get: Reads the object's property.
  public func forward(to get: @escaping () -> Value) { gets.forward(to: get) }
}

extension SpiedProperty: Stubbable {
  /// A new stub of reads.
  public func stubbing() -> SpiedSteps<Void, Value, Never, () -> Value> { gets.stubbing() }
}
