import Faked

actor Vault {}

@Faked protocol VaultAccess {
  func onVault<T>(_ body: (isolated Vault) throws -> T) rethrows -> T
  func onMain<T: Sendable>(_ body: @MainActor () throws -> T) rethrows -> T
  func anywhere<T>(_ body: @Sendable () throws -> T) rethrows -> T
  func all<T>(_ bodies: (() -> T)...) -> T
  func send<T>(_ old: T, or body: () -> sending T) -> sending T
}

@Faked protocol LibraryStore: Actor {
  func transaction<T: Sendable>(_ body: @Sendable (isolated Self) throws -> T) rethrows -> T
  func inTransaction<T>(_ work: (isolated Self) throws -> sending T) rethrows -> sending T
  func perform<T: Sendable>(
    _ work: @Sendable (isolated Self, [String]) async throws -> T) async rethrows -> T
  func give<T>(_ work: sending @escaping () throws -> sending T) rethrows -> sending T
}

@Faked protocol SpanTracer: Sendable {
  associatedtype Span: Sendable
  func withSpan<R>(_ name: String, _ body: (Span) throws -> R) rethrows -> R
  func withSpan<R>(
    _ name: String, isolation: isolated (any Actor)?, _ body: (Span) async throws -> R
  ) async rethrows -> R
}

// Only what the member makes itself can be sent to another actor.

struct PassbookEntry: ~Copyable { let id: Int }
nonisolated final class PassbookPage { let id: Int; init(id: Int) { self.id = id } }

@Faked protocol Passbook {
  func enter<T>(
    isolation: isolated (any Actor)?, _ body: (borrowing PassbookEntry) async throws -> T
  ) async throws -> T
  func turn<T>(
    from page: PassbookPage, isolation: isolated (any Actor)?,
    _ body: (PassbookPage) async throws -> T
  ) async throws -> T
}

@Faked protocol PassbookKeeper: Actor {
  func turn<T>(from page: PassbookPage, _ body: (inout PassbookPage) async throws -> T) async throws -> T
}

// Not even that, if a fake or the caller chooses the type, which may belong to an actor; unless it can be sent anyway.
@Faked protocol PassbookCounter: Actor {
  associatedtype Posting
  func count<T>(_ body: (Posting) async throws -> T) async throws -> T
  func sum<Part: Sendable, T>(of part: Part, _ body: (Part) async throws -> T) async throws -> T
}

@MainActor @Faked protocol PassbookScreen {
  associatedtype Posting
  func count<T: Sendable>(_ body: (Posting) async throws -> T) async throws -> T
  func sum<Part: Sendable, T: Sendable>(of part: Part, _ body: (Part) async throws -> T) async throws -> T
}

final class ClosureCargo {
  var weight = 0
}

// Only what is `Sendable` returns from another actor, and only that goes there.
@Faked(createSpy: true)
nonisolated protocol ActorClosureRunner {
  func onMain<T: Sendable>(_ body: @MainActor () throws -> T) async rethrows -> T
  func later<T: Sendable>(_ body: @escaping @MainActor @Sendable () async -> T) async -> T
  func anywhere<T: Sendable>(_ body: @escaping @isolated(any) () throws -> T) async throws -> T
  func value<T: Sendable>(_ body: @autoclosure @MainActor () -> T) async -> T
  func load<T: Sendable>(_ cargo: ClosureCargo, by load: @MainActor (ClosureCargo) -> T) async -> T
  func sync<T: Sendable>(_ body: @MainActor () -> T) -> T
  func anything<T>(_ body: @MainActor () async -> T) async -> T
  func own<T: Sendable>(_ body: @MainActor (Self) -> T) async -> T
  func handle(_ id: Int, next: @MainActor (Int) -> Int) async -> Int
  @MainActor func here<T>(_ body: @MainActor () -> T) -> T
}
