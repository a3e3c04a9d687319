import Faked

@Faked(createSpy: true)
@MainActor
protocol SpiedScreen {
  var title: String { get set }
  func show(_ object: SpiedItem) -> SpiedItem
  func load(_ object: SpiedItem) async throws -> SpiedItem
  nonisolated func name() -> String
  nonisolated func reload() async
}

@Faked(createSpy: true)
protocol SpiedStore: Actor {
  var count: Int { get }
  func save(_ object: SpiedItem) -> Int
  func load(_ object: SpiedItem) async throws -> SpiedItem
  nonisolated func name() -> String
}

class SpiedItem {}

@Faked(createSpy: true) protocol SpiedRecovery {
  associatedtype Mishap: Error
  func recover(from error: Mishap) -> Int
}

/// What takes a value of `Never` is never called.
@Faked(createSpy: true) protocol SpiedSafety: SpiedRecovery where Mishap == Never {
  func check() -> Bool
}
