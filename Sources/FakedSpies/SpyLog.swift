import Foundation

/// The log of a spy: the calls and stubs of all its members.
///
/// It is a class, because the spy shares it with the members that `when` and `calls` return. It is safe to use from any
/// thread, and `Sendable` even if arguments are not: the test is responsible for sharing them safely.
public final class SpyLog: @unchecked Sendable {
  private let lock = NSLock()
  private var members: [MemberKey: any AnyMemberLog] = [:]
  private var unstubbedHandler: ((SpyCall) -> Void)?
  /// The object that calls are forwarded to, in a `TargetBox` of the type as which the spy uses it.
  private var targetBox: AnyObject?
  private var givenName: String?
  private var owner: Any.Type?

  /// Makes an empty log; called by generated code.
  @_spi(Generated) public init() {}

  /// Returns the log of a type's static members and initializers; called by generated code.
  ///
  /// - Parameter type: The type.
  /// - Returns: The log, which stays the same until the program, or the enclosing `withSpies`, ends.
  @_spi(Generated) public static func shared(by type: Any.Type) -> SpyLog {
    SharedLogs.current.log(of: type)
  }

  /// Returns an argument as a disconnected value, which an actor can pass to a stub; called by generated code.
  ///
  /// The test is responsible for sharing the argument safely.
  ///
  /// - Parameter value: The argument.
  /// - Returns: The same value.
  @_spi(Generated) public func disconnected<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
  }

  /// Returns the log of one member; the types distinguish overloads with the same name.
  func member<Arguments, Function>(
    _ name: String, _ arguments: Arguments.Type, _ function: Function.Type
  ) -> MemberLog<Arguments, Function> {
    let key = MemberKey(
      name: name, arguments: ObjectIdentifier(arguments), function: ObjectIdentifier(function))
    return lock.withLock {
      if let known = members[key] {
        // The key contains both types, so the cast is safe. A checked cast would slow each call down.
        return unsafeDowncast(known, to: MemberLog<Arguments, Function>.self)
      }
      let new = MemberLog<Arguments, Function>()
      members[key] = new
      return new
    }
  }

  /// Returns the number of calls of all members with a name, whatever their types.
  func countOfCalls(named name: String) -> Int {
    let members = lock.withLock { self.members }
    return members.reduce(0) { $0 + ($1.key.name == name ? $1.value.countOfCalls : 0) }
  }

  /// Forgets calls, stubs, values, or all of them; `unstubbed` stays as it is.
  ///
  /// ```swift
  /// spy.spied.reset(.calls)
  /// ```
  ///
  /// - Parameter parts: The parts to forget.
  public func reset(_ parts: SpyParts = .all) {
    let (logs, old) = lock.withLock {
      defer { if parts.contains(.stubs) { targetBox = nil } }
      return (Array(members.values), targetBox)
    }
    for log in logs { log.reset(parts) }
    withExtendedLifetime(old) {}
  }

  /// Whether calls are forwarded to an object that the spy keeps.
  @_spi(Generated) public var isForwarding: Bool { lock.withLock { targetBox != nil } }

  /// Returns the object that calls are forwarded to, or a fallback; called by generated code.
  ///
  /// - Parameters:
  ///   - type: The type as which the spy uses the object.
  ///   - null: The fallback if calls are not forwarded.
  /// - Returns: The object or the fallback.
  @_spi(Generated) public func target<Target>(
    as type: Target.Type, or null: @autoclosure () -> Target
  ) -> Target {
    target(as: type) ?? null()
  }

  /// Returns the object that calls are forwarded to; called by generated code.
  ///
  /// - Parameter type: The type as which the spy uses the object.
  /// - Returns: The object; `nil` if calls are not forwarded.
  @_spi(Generated) public func target<Target>(as type: Target.Type) -> Target? {
    (lock.withLock { targetBox } as? TargetBox<Target>)?.value
  }

  /// Forwards calls that no stub matches to an object from now on; called by generated code.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - type: The type as which the spy uses the object, instead of the one that the compiler would infer.
  @_spi(Generated) public func keep<Target>(_ target: Target, as type: Target.Type) {
    replace(with: TargetBox(target)) { _ in true }
  }

  /// Updates the object that calls are forwarded to after a call has changed it; called by generated code.
  ///
  /// - Parameters:
  ///   - target: The changed object, which is ignored if calls are not forwarded.
  ///   - type: The type as which the spy uses the object.
  @_spi(Generated) public func update<Target>(_ target: Target, as type: Target.Type) {
    replace(with: TargetBox(target)) { $0 != nil }
  }

  private func replace(with new: AnyObject, if shouldReplace: (AnyObject?) -> Bool) {
    // The old object is released outside the lock: its `deinit` may call the spy.
    let old = lock.withLock {
      defer { if shouldReplace(targetBox) { targetBox = new } }
      return targetBox
    }
    withExtendedLifetime(old) {}
  }
}

/// A box for an object that calls are forwarded to.
private final class TargetBox<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension SpyLog {
  /// All calls of the spy so far, in order.
  ///
  /// ```swift
  /// #expect(spy.spied.calls.map(\.name) == ["open()", "price(of:in:)"])
  /// ```
  public var calls: [SpyCall] {
    let members = lock.withLock { self.members }
    return members.flatMap { key, log in log.calls(named: key.name) }
      .sorted { $0.number < $1.number }
  }

  /// A function that the spy calls for each call that gets the default.
  ///
  /// Such a call has no stub, no target to forward to, and no value that a property was set to. Setting a property is
  /// never such a call. With a function that fails the test, the spy is strict:
  ///
  /// ```swift
  /// spy.spied.unstubbed = { Issue.record("nobody expected \($0)") }
  /// ```
  public var unstubbed: ((SpyCall) -> Void)? {
    get { lock.withLock { unstubbedHandler } }
    set {
      let old = lock.withLock {
        defer { unstubbedHandler = newValue }
        return unstubbedHandler
      }
      withExtendedLifetime(old) {}
    }
  }
}

extension SpyLog {
  /// The spy's name in messages about several spies: that of its type, unless the test sets another.
  ///
  /// ```swift
  /// source.spied.name = "source"
  /// ```
  public var name: String {
    get { lock.withLock { givenName ?? owner.map { "\($0)" } ?? "spy" } }
    set { lock.withLock { givenName = newValue } }
  }

  /// Returns the same log after it has recorded the type of its spy.
  func of(_ owner: Any.Type) -> SpyLog {
    lock.withLock { self.owner = owner }
    return self
  }
}

extension SpyLog: CustomStringConvertible {
  /// Whether the spy has recorded no calls.
  public var isEmpty: Bool {
    lock.withLock { members }.values.allSatisfy { $0.countOfCalls == 0 }
  }

  /// All calls of the spy in order, one on each line.
  public var description: String {
    let calls = calls
    return calls.isEmpty ? "nothing was called" : calls.map(\.description).joined(separator: "\n")
  }
}

private struct MemberKey: Hashable {
  let name: String
  let arguments: ObjectIdentifier
  let function: ObjectIdentifier
}

/// Numbers the calls of all spies in the order in which they are made.
enum CallCounter {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  static func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
