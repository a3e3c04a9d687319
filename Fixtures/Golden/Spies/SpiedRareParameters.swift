import Faked

@Faked(createSpy: true)
protocol TicketGate<Entity> {
  associatedtype Entity = Void
  var token: () -> Void { mutating get }
}

@Faked(createSpy: true)
protocol TicketLog: Sendable {
  func spied(for owner: isolated MainActor) throws
}

@Faked(createSpy: true)
protocol TicketCounter: Sendable {
  func count<T: ~Copyable>(_ ticket: borrowing T, times: Int) -> String
}

protocol TicketRequest {
  associatedtype Failure: Error & Sendable
}

@Faked(createSpy: true)
protocol TicketClient: Sendable {
  func send<R>(_ request: R.Type) throws(R.Failure) -> R where R: TicketRequest
}

@Faked(createSpy: true)
protocol TicketRunner {
  func run(_ body: nonisolated(nonsending) @escaping () async -> Int)
}

@Faked(createSpy: true)
protocol OrderedTicket: Comparable {}

@Faked(createSpy: true)
protocol TicketPlayer: Actor, OrderedTicket {
  func play() -> Int
}

@Faked(createSpy: true)
protocol TicketLine: Actor {
  func add(_ job: nonisolated(nonsending) @escaping () async -> Int) async
}

@globalActor
actor TicketActor {
  static let shared = TicketActor()
}

@Faked(createSpy: true)
protocol TicketTable {
  func count(on actor: isolated TicketActor) async throws
  func find(_ number: Int) -> Bool
}

extension TicketTable {
  func count(on actor: isolated TicketActor) async throws {}
}
