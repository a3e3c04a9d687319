import Faked

protocol SentNote {}

typealias AnySentNote = any SentNote

// A generic function would take what conforms for a value of the type that it has at runtime.
@Faked(createSpy: true) protocol SpiedOutbox: Actor {
  func send(_ body: any Encodable) async throws
  func post(
    _ note: AnySentNote, _ value: Any, _ object: AnyObject, _ both: any SentNote & AnyObject
  ) async -> Int
  func add(_ note: (any SentNote)?, _ notes: [any SentNote], spied: any SentNote) async
}

// What is passed as `some P` or `any P` can be copied, unless that says otherwise.

protocol SealedNote: ~Copyable {
  borrowing func peek() -> Int
}

@Faked(createSpy: true) protocol SealedOutbox: Actor {
  func send(_ note: some SealedNote) async throws -> Int
  func post(_ note: any SealedNote, _ others: [any SealedNote]) async
  func keep(_ note: borrowing some SealedNote & ~Copyable)
}
