import Faked

protocol Fallible<Fallback>: Sendable {
  associatedtype Fallback: Sendable
  static var fallback: Fallback { get }
}

@Faked(createSpy: true)
protocol FallbackStore: Actor {
  func value<F: Fallible>(_ key: F) -> F.Fallback
}

struct SeatNumber: Identifiable {
  var id: Int
}

@Faked
protocol SeatPlan {
  associatedtype Seat: Identifiable, Sendable = SeatNumber where Seat.ID == Int
}

@Faked
nonisolated protocol SentRepository<Entity>: Sendable {
  associatedtype Entity: Identifiable & Sendable
  func get() async -> Entity?
}

@Faked
nonisolated protocol SeatRepository: SentRepository where Entity == SeatNumber {}

@Faked
protocol PreparedStore {
  init()
  func load() async -> Int
}

@Faked(createSpy: true)
protocol PreparedActor: Actor, PreparedStore {
  func count() -> Int
}

@Faked
nonisolated protocol SeatCards: Sendable {
  func card() -> SeatNumber
}
