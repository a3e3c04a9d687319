import Foundation

/// The log of a member, without its types.
protocol AnyMemberLog: AnyObject {
  /// Returns the calls, each with the member's name.
  func calls(named name: String) -> [SpyCall]
  var countOfCalls: Int { get }
  func reset(_ parts: SpyParts)
}

/// One call of a member.
struct RecordedCall<Arguments> {
  /// The call's position among the calls of all spies.
  let number: Int
  let arguments: Arguments
}

/// The calls of one member, and its stubs.
///
/// No code of the user's runs while the lock is held, because a condition or a stub may call the spy again.
final class MemberLog<Arguments, Function>: AnyMemberLog, ErrorLog, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [RecordedCall<Arguments>] = []
  private var thrown: [Int: any Error] = [:]
  private var stubs: [Stub<Arguments, Function>] = []
  /// Returns the value that a property was last set to.
  private var lastSet: Function?
  /// The values that a subscript was set to, as functions that return them, with the subscript's arguments, by
  /// `numberOfEqualValues(to:)`.
  private var settings: [Int: [(arguments: Arguments, function: Function)]] = [:]
  /// Whether calls without a stub or a target use `lastSet`; `false` if the superclass returns the value.
  private var fallsBackToLastSet = true
  private var target: Function?
  private var waiters: [Waiter<Arguments>] = []
  /// Whether there is, or was, a stub, a target, a waiter, or a value that was set; otherwise, calls are only recorded.
  ///
  /// Checking the arrays instead would be slower, because the metadata of their types would have to be instantiated.
  private var needsLookup = false

  var calls: [RecordedCall<Arguments>] { lock.withLock { recorded } }

  /// The errors that calls threw, by the calls' positions among the calls of all spies.
  var errors: [Int: any Error] { lock.withLock { thrown } }

  func recordError(_ error: any Error, number: Int) { lock.withLock { thrown[number] = error } }

  var placesOfFunctions: [String] { lock.withLock { stubs }.flatMap(\.places) }

  var countOfCalls: Int { lock.withLock { recorded.count } }

  func calls(named name: String) -> [SpyCall] {
    calls.map { SpyCall(name: name, arguments: $0.arguments, number: $0.number) }
  }

  /// Returns the value that a property was last set to; `nil` if it was not set, or the value was forgotten.
  var lastSetGetter: Function? { lock.withLock { lastSet } }

  func storeLastSet(_ function: Function, usedAsFallback: Bool = true) {
    let old = lock.withLock {
      defer {
        lastSet = function
        fallsBackToLastSet = usedAsFallback
        needsLookup = true
      }
      return lastSet
    }
    withExtendedLifetime(old) {}
  }

  func storeLastSet(_ function: Function, for arguments: Arguments) {
    let key = numberOfEqualValues(to: arguments)
    lock.withLock {
      settings[key, default: []].append((arguments, function))
      needsLookup = true
    }
  }

  /// Records a call, and finds the function that answers it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - number: Receives the call's position among the calls of all spies.
  ///   - isForwarded: Whether the spy itself keeps a target, which takes precedence over values that were set.
  /// - Returns: The function of the latest matching stub that has not ended; else the one that forwards calls; else one
  ///   that returns what the property or the subscript was set to; `nil` for the default.
  func record(
    _ arguments: Arguments, number: inout Int, isForwarded: Bool = false
  ) -> Function? {
    // Not `withLock`: instantiating the metadata of its result would take longer than all the rest.
    lock.lock()
    // Numbered under the lock, so that calls on several threads are recorded in the order of their numbers.
    number = CallCounter.next()
    recorded.append(RecordedCall(number: number, arguments: arguments))
    guard needsLookup else {
      lock.unlock()
      return nil
    }
    let (stubs, waiters, hasSettings) = (stubs, waiters, !isForwarded && !settings.isEmpty)
    let fallback = target ?? (fallsBackToLastSet && !isForwarded ? lastSet : nil)
    lock.unlock()
    for waiter in waiters { waiter.callWasMade(with: arguments) }
    for stub in stubs.reversed() where stub.matches(arguments) {
      if let function = stub.next() { return function }
    }
    return fallback ?? (hasSettings ? setting(for: arguments) : nil)
  }

  /// Returns the function that returns what the subscript was last set to for equal arguments.
  private func setting(for arguments: Arguments) -> Function? {
    let key = numberOfEqualValues(to: arguments)
    let candidates = lock.withLock { settings[key] } ?? []
    return candidates.last { areEqual($0.arguments, arguments) }?.function
  }

  func add(_ stub: Stub<Arguments, Function>) {
    lock.withLock {
      stubs.append(stub)
      needsLookup = true
    }
  }

  func forward(to function: Function) {
    let old = lock.withLock {
      defer {
        target = function
        needsLookup = true
      }
      return target
    }
    withExtendedLifetime(old) {}
  }

  /// Adds a waiter, and notifies it of the calls so far.
  func add(_ waiter: Waiter<Arguments>) {
    let calls = lock.withLock {
      waiters.append(waiter)
      needsLookup = true
      return recorded
    }
    for call in calls { waiter.callWasMade(with: call.arguments) }
  }

  func remove(_ waiter: Waiter<Arguments>) {
    lock.withLock { waiters.removeAll { $0 === waiter } }
  }

  func reset(_ parts: SpyParts) {
    // The old values are released outside the lock: a `deinit` may call the spy.
    let (forgotten, waiters) = lock.withLock {
      let old = (recorded, thrown, lastSet, settings, stubs, target)
      if parts.contains(.calls) {
        recorded = []
        thrown = [:]
      }
      if parts.contains(.values) {
        lastSet = nil
        settings = [:]
      }
      if parts.contains(.stubs) {
        stubs = []
        target = nil
      }
      return (old, parts.contains(.calls) ? self.waiters : [])
    }
    for waiter in waiters { waiter.reset() }
    withExtendedLifetime(forgotten) {}
  }
}
