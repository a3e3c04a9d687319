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
