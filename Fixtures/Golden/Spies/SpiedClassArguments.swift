import Faked

struct Receipt: ~Copyable {}

final class Till {
  var sum = 0
}

@Faked(createSpy: true)
class ReceiptPrinter {
  init() {}
  func check(_ receipt: borrowing Receipt, _ body: () throws -> Int) rethrows -> Int { try body() }
  func wait(
    _ receipt: borrowing Receipt, _ body: () async throws -> Int
  ) async rethrows -> Int { try await body() }
  func read<F: Error>(
    _ receipt: borrowing Receipt, _ body: () throws(F) -> Int
  ) throws(F) -> Int { try body() }
  func close(_ till: sending Till, _ body: () throws -> Void) rethrows { try body() }
  func run(_ job: sending @escaping () -> Void) {}
}

@globalActor
actor CounterActor {
  static let shared = CounterActor()
}

@Faked(createSpy: true)
@CounterActor
class CoinCounter {
  init() {}
  required init(path: String) throws {}
}

@Faked(createSpy: true)
class CoinTable {
  init() {}
  func count(on actor: isolated CounterActor) -> Int { 1 }
  func count(from owner: isolated (any Actor)?) -> Int { 1 }
}
