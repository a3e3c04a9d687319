// Actors that refine what runs anywhere, and what they do not give away.

nonisolated struct SpiedLine { var values: [String: Any] = [:] }

// @Faked(createSpy: true)
nonisolated protocol SpiedWarehouse: Sendable {
  var size: Int { get }
  func clear() -> Int
  func load(_ id: Int) async throws -> String
  func each(_ body: (Int) async throws -> Void) async rethrows
}

// @Faked(createSpy: true)
protocol SpiedCachedWarehouse: SpiedWarehouse, Actor {
  var cache: Int { get }
  func train(_ progress: (Double) async -> Bool) async throws -> Int
  func update(_ body: () -> Void) async
  func encode(into row: inout SpiedLine) async throws -> Int
  func fill<T>(_ value: inout T) async -> Int
  func exchange(_ left: inout SpiedLine, _ right: inout SpiedLine) async
  func swap(_ a: inout [Int], _ b: inout [String]) async
  func move(_ row: inout SpiedLine, _ body: () -> Void, to other: inout SpiedLine?) async throws
}

// @Faked(createSpy: true)
@MainActor protocol SpiedDrawer: AnyObject {
  var isHidden: Bool { get set }
  nonisolated func draw(_ row: SpiedLine) async -> SpiedLine
  nonisolated func turn<T>(_ value: T) async -> T
}

// @Faked(createSpy: true)
nonisolated protocol SpiedPopDrawer: SpiedDrawer, Sendable {
  var cues: [String] { get }
  func close()
}

// @Faked(createSpy: true)
nonisolated protocol SpiedTintable {
  @MainActor func apply(_ theme: Int)
}

// @Faked(createSpy: true)
@MainActor protocol SpiedTintedView: SpiedTintable {
  func configure(with model: Int)
}

// @Faked(createSpy: true)
nonisolated protocol SpiedRunning: Sendable {
  func perform(isolation: isolated (any Actor)?) async -> Int
}

// @Faked(createSpy: true)
protocol SpiedRunningActor: SpiedRunning, Actor {
  var isRunning: Bool { get }
}

struct SpiedLetter: Sendable {
  let text: String
}

struct SpiedDraft {
  let text: String
}

// An actor sends what is declared as `Sendable` to a stub without further ado.
// @Faked(createSpy: true)
protocol SpiedMailbox: Actor {
  func send(_ letter: SpiedLetter, copies: [SpiedLetter]?) async throws -> Int
  func keep(_ draft: SpiedDraft) async
}

// The module may be on the main actor by default, and the target with it.

// @Faked(createSpy: true)
protocol SpiedWaiter {
  nonisolated func wait<T>(for task: () async throws -> T) async
  func count() -> Int
}

// The stub is not '@Sendable', because a constraint may be met on one actor only.

// @Faked(createSpy: true)
protocol SpiedTally: Actor {
  func sum<Part: Sendable, T>(of part: Part, _ body: (Part) async throws -> T) async throws -> T
}
