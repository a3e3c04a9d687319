import Faked

// What does not escape stays where the caller is, and so does the stub.

@Faked(createSpy: true) protocol Retrying {
  nonisolated(nonsending) func retry(_ body: () async throws -> Int) async throws -> Int
  nonisolated(nonsending) func each(_ count: Int, do body: (Int) -> Void) async
  nonisolated(nonsending) func measure<Value>(_ body: () async -> Value) async -> Value
  nonisolated(nonsending) func later(_ body: @escaping () async -> Void) async
}

@Faked(createSpy: true) @MainActor protocol Animating: AnyObject {
  nonisolated(nonsending) func animate(_ changes: () async -> Void) async -> Bool
}

@Faked(createSpy: true) protocol Draining: Actor {
  nonisolated(nonsending) func drain(_ next: () async -> Bool) async -> Int
}

@globalActor actor NoticeActor { static let shared = NoticeActor() }
enum NoticeFailure: Error { case late }

@Faked(createSpy: true) protocol Noticing: Actor {
  func notice(_ body: @MainActor (Int) -> Void) async
  func watch(_ body: @NoticeActor (Int) -> Void) async
  func hear(_ body: @isolated(any) (Int) -> Void) async
}

typealias LentProgress = @Sendable (Int) -> Void

/// What may be sent is not held, whatever name it has.
@Faked(createSpy: true)
protocol LendingDownloader: Actor {
  func download(progress: LentProgress) async -> Int
}

/// What runs on the actor of an argument may take what stays there, too.
@Faked(createSpy: true)
nonisolated protocol LendingStore {
  func observe(
    _ key: String, isolation: isolated (any Actor)?, _ body: (String) async -> Void) async
  func withValue<Result>(
    isolation: isolated (any Actor)?, _ body: (inout Int) async throws -> Result
  ) async rethrows -> Result
  func refresh(on actor: isolated MainActor, _ body: () async -> Void) async -> Int
}

class LentLedger {}

struct LentEntry: ~Copyable {
  let ledger = LentLedger()
}

/// Neither can a noncopyable value be taken elsewhere, nor an expression.
@Faked(createSpy: true)
protocol LendingLedger: Actor {
  func commit(_ entry: consuming LentEntry, to ledger: LentLedger) async throws
  func check(_ entry: borrowing LentEntry) async -> Bool
  func change(_ entry: inout LentEntry) async throws -> Int
  func cached(_ make: @autoclosure () async throws -> LentLedger) async rethrows -> LentLedger
  func log(_ message: @autoclosure () throws -> String) async
  func note(_ message: @autoclosure () throws(NoticeFailure) -> String) async
}

@Faked(createSpy: true)
protocol LendingCounter {
  nonisolated(nonsending) func count(_ entry: consuming LentEntry) async -> Int
  func check(_ entry: borrowing LentEntry, on actor: isolated (any Actor)?) async -> Bool
}
