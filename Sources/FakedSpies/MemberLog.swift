import Foundation

/// The calls of a member of whichever types.
protocol AnyMemberLog: AnyObject {
  /// The calls, each with the member's name.
  func calls(named name: String) -> [SpyCall]
  var countOfCalls: Int { get }
  func reset(_ parts: SpyParts)
}

/// One call of a member.
struct RecordedCall<Arguments> {
  /// Its place among the calls of all spies.
  let number: Int
  let arguments: Arguments
}

/// The calls of one member, and its stubs.
///
/// Nothing of the user's runs while the lock is held: a condition or a stub may call the spy again.
final class MemberLog<Arguments, Function>: AnyMemberLog, ErrorLog, @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [RecordedCall<Arguments>] = []
  private var thrown: [Int: any Error] = [:]
  private var stubs: [Stub<Arguments, Function>] = []
  private var lastSet: Function?
  /// What a subscript gives back because it was set, by its arguments.
  private var settings: [(arguments: Arguments, function: Function)] = []
  /// Whether that comes before the target, and is not left to a superclass.
  private var givesLastSetBack = true
  private var target: Function?
  private var waiters: [Waiter<Arguments>] = []
  /// Whether there may be more to a call than to note it.
  ///
  /// To ask the arrays instead would take longer, because their types would have to be made.
  private var isTold = false

  var calls: [RecordedCall<Arguments>] { lock.withLock { recorded } }

  /// What calls threw, by their places among the calls of all spies.
  var errors: [Int: any Error] { lock.withLock { thrown } }

  func note(_ error: any Error, number: Int) { lock.withLock { thrown[number] = error } }

  var placesOfFunctions: [String] { lock.withLock { stubs }.flatMap(\.places) }

  var countOfCalls: Int { lock.withLock { recorded.count } }

  func calls(named name: String) -> [SpyCall] {
    calls.map { SpyCall(name: name, arguments: $0.arguments, number: $0.number) }
  }

  /// What a property gives back because it was set, until that is forgotten.
  var remembered: Function? { lock.withLock { lastSet } }

  func remember(_ function: Function, asFallback: Bool = true) {
    let old = lock.withLock {
      defer {
        lastSet = function
        givesLastSetBack = asFallback
        isTold = true
      }
      return lastSet
    }
    withExtendedLifetime(old) {}
  }

  func remember(_ function: Function, for arguments: Arguments) {
    lock.withLock {
      settings.append((arguments, function))
      isTold = true
    }
  }

  /// Notes a call.
  ///
  /// - Parameters:
  ///   - arguments: What it was made with.
  ///   - number: Its place among the calls of all spies.
  ///   - isForwarded: Whether there is a target that the spy keeps, which comes before what was set.
  /// - Returns: What is to be done: the latest stub that is meant and has not ended, else what calls are forwarded to,
  ///   else what a property or a subscript was set to; `nil` for the default.
  func record(
    _ arguments: Arguments, number: Int, isForwarded: Bool = false
  ) -> Function? {
    // Not `withLock`: to make the types that it would return takes longer than all the rest.
    lock.lock()
    recorded.append(RecordedCall(number: number, arguments: arguments))
    guard isTold else {
      lock.unlock()
      return nil
    }
    let (stubs, waiters, settings) = (stubs, waiters, isForwarded ? [] : settings)
    let fallback = target ?? (givesLastSetBack && !isForwarded ? lastSet : nil)
    lock.unlock()
    for waiter in waiters { waiter.look(at: arguments) }
    for stub in stubs.reversed() where stub.matches(arguments) {
      if let function = stub.next() { return function }
    }
    return fallback ?? settings.last { areEqual($0.arguments, arguments) }?.function
  }

  func add(_ stub: Stub<Arguments, Function>) {
    lock.withLock {
      stubs.append(stub)
      isTold = true
    }
  }

  func forward(to function: Function) {
    let old = lock.withLock {
      defer {
        target = function
        isTold = true
      }
      return target
    }
    withExtendedLifetime(old) {}
  }

  /// Adds a waiter, which is told of the calls so far as well.
  func add(_ waiter: Waiter<Arguments>) {
    let calls = lock.withLock {
      waiters.append(waiter)
      isTold = true
      return recorded
    }
    for call in calls { waiter.look(at: call.arguments) }
  }

  func remove(_ waiter: Waiter<Arguments>) {
    lock.withLock { waiters.removeAll { $0 === waiter } }
  }

  func reset(_ parts: SpyParts) {
    // What is forgotten ends without the lock: its `deinit` may call the spy.
    let (forgotten, waiters) = lock.withLock {
      let old = (recorded, thrown, lastSet, settings, stubs, target)
      if parts.contains(.calls) {
        recorded = []
        thrown = [:]
      }
      if parts.contains(.values) {
        lastSet = nil
        settings = []
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
