import Faked

@Faked protocol TakenEmptyName {
  init(count: Int) throws
  var count: Int { get }
}

/// Has the name that the Empty protocol would have.
struct EmptyTakenEmptyName {}

struct EmptyTakenState {}

/// Its other fakes do without an Empty protocol.
// @Faked(createSpy: true)
protocol TakenState {
  var title: String { get set }
  func reload() async throws -> [Int]
  func summary() -> String
  func helped() -> String
}

extension TakenState {
  func summary() -> String { "none" }
  func helped() -> String { title }
}

extension EmptyTakenState {
  func reload() {}
}

enum EmptyTakenStore {}

// @Faked(createSpy: true)
protocol TakenStore: TakenState, Sendable {
  associatedtype TakenItem: Hashable
  init(name: String)
  func items() -> [TakenItem]
  func first() -> TakenItem
  static func shared() -> Self
}
