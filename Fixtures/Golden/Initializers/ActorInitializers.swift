import Faked

// An actor's initializers take what may not be sent.

final class BookLedger {
  var lines: [String] = []
}

@Faked(createSpy: true) protocol Bookkeeping: Actor {
  associatedtype Page
  init(ledger: BookLedger)
  init(page: Page)
  init?(pages: [Page]) async throws
}

@Faked nonisolated protocol LimitedWorker: Actor {
  init(limit: Int) async
}
