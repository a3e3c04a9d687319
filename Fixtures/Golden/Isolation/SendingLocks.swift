import Faked
import Foundation

@Faked protocol Locker {
  associatedtype State
  func withLock<R>(_ body: (inout sending State) throws -> sending R) rethrows -> sending R
}

@Faked protocol Locker2 {
  func withLock<R>(_ body: (inout sending Int) throws -> sending R) rethrows -> sending R
}

// What a closure gives away, a member may give away, whatever the closure is called with.
@Faked protocol ValueLocker<Value> {
  associatedtype Value
  func withValue<R>(_ body: (inout Value) throws -> sending R) rethrows -> sending R
  func withCopy<R>(_ body: (Value) throws -> R) rethrows -> sending R
  func counted<R>(_ body: (Value) -> R) -> sending (R, Int)
}

// A spy passes these arguments on, so it cannot record them.
@Faked(createSpy: true) protocol DataSender {
  func send(_ data: sending NSMutableData) async
  func send(_ request: sending NSMutableString, to name: String) async
}

// An escaping closure can leave the actor as it is.
@Faked(createSpy: true) protocol JobRunner: Actor {
  func enqueue(_ job: sending @escaping () -> Void) async
}
