import Faked

@Faked protocol Locker {
  associatedtype State
  func withLock<R>(_ body: (inout sending State) throws -> sending R) rethrows -> sending R
}

@Faked protocol Locker2 {
  func withLock<R>(_ body: (inout sending Int) throws -> sending R) rethrows -> sending R
}
