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

@Faked(createSpy: true) protocol Noticing: Actor {
  func notice(_ body: @MainActor (Int) -> Void) async
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
