// Generic parameters that nothing in a call of 'when' determines.

// @Faked(createSpy: true)
protocol SpiedLocking {
  associatedtype LockedState
  func withLock<R, E: Error>(_ body: (inout LockedState) throws(E) -> R) throws(E) -> R
  func later<E>(_ name: String, _ body: () async throws(E) -> Void) async throws(E) where E: Error
  func visit<T>(_ name: String, body: (T) -> Void)
  func visitAll<T: Equatable>(_ body: (inout T) -> Bool) async -> Int
  func both<T, U>(_ first: T, _ body: (U) -> T) -> T
  func tied<T: Sequence, U>(_ values: T, _ body: (U) -> Void) where T.Element == U
  func send<T>(_ value: sending T, _ name: String) async
  func send(opaque value: sending some Sequence<Int>) async -> Int
}

// @Faked(createSpy: true)
protocol SpiedSendableLocking: Sendable {
  func withLock<R: Sendable, E: Error>(_ body: @Sendable () throws(E) -> R) throws(E) -> R
  func run<E: Error>(_ body: () async throws(E) -> Void) async throws(E)
  func visit<T>(_ name: String, body: (T) -> Void)
  static func shared<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Int
  func send(_ names: sending [String], _ task: sending Task<Void, Never>)
}

// @Faked(createSpy: true)
protocol SpiedActorLocking: Actor {
  func withLock<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R
  func later<E: Error>(_ body: () async throws(E) -> Void) async throws(E)
  func visit<T>(_ name: String, body: (T) -> Void) async
}

// @Faked(createSpy: true)
protocol SpiedHelpedLocking {
  func visit<T>(_ name: String, body: (T) -> Void)
  func name() -> String
  func helped<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Int
}

extension SpiedHelpedLocking {
  func name() -> String {
    visit("x") { (_: Int) in }
    return "a"
  }
  func helped<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Int {
    try body()
    return 1
  }
}

// @Faked(createSpy: true)
class SpiedLock {
  var count = 0
  func withLock<R, E: Error>(_ body: (inout Int) throws(E) -> R) throws(E) -> R { try body(&count) }
  func later<E: Error>(_ body: () async throws(E) -> Void) async throws(E) { try await body() }
  func visit<T>(_ name: String, body: (T) -> Void) {}
}
