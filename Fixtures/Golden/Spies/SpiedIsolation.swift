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

// As of Swift 6, the child of a protocol on an actor is on that actor: what is asynchronous takes and returns what
// could not leave it.

nonisolated final class SpiedLeaf {}

@MainActor protocol SpiedLeafScreen: AnyObject {
  func appear()
}

// @Faked(createSpy: true)
protocol SpiedLeafModel: SpiedLeafScreen {
  init?(leaf: SpiedLeaf) async
  func load(_ leaf: SpiedLeaf) async throws -> SpiedLeaf
  func keep(_ leaf: SpiedLeaf) -> SpiedLeaf
  var leaf: SpiedLeaf { get async }
}

nonisolated protocol SpiedLeafSource {
  func leaf(after leaf: SpiedLeaf) async -> SpiedLeaf
  func count(of leaves: [String]) async -> Int
}

// @Faked(createSpy: true)
protocol SpiedLeafPage: SpiedLeafScreen, SpiedLeafSource {}

// @Faked(createSpy: true)
protocol SpiedLeafCache: SpiedLeafScreen, Sendable {
  func load(_ leaf: SpiedLeaf) async -> SpiedLeaf
}

@MainActor class SpiedLeafView {
  init() {}
}

// @Faked(createSpy: true)
protocol SpiedLeafShowing: SpiedLeafView {
  func load(_ leaf: SpiedLeaf) async -> SpiedLeaf
}
