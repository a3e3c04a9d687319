import Faked

struct HopContext {
  let name: String
}

final class HopLog {
  var lines: [String] = []
}

struct HopLease: ~Copyable {
  let id: Int
}

// What the member is given means more to a closure than a new value of the type.
@Faked protocol HopInterceptor {
  func intercept<Input, Output>(
    request: Input, context: HopContext,
    next: (_ request: Input, _ context: HopContext) async throws -> Output
  ) async throws -> Output
  func trace<R>(_ log: HopLog, during body: @Sendable (HopLog) async throws -> R) async rethrows -> R
  func hop<R>(_ name: String, with body: (String, Int) throws -> R) rethrows -> R
  func lend<R>(_ lease: borrowing HopLease, to body: (borrowing HopLease) -> R) -> R
  func send<R>(_ log: sending HopLog, to body: (sending HopLog) -> R) -> R
  func wrap<R>(_ transform: @escaping (Int) -> Int, body: (@escaping (Int) -> Int) -> R) -> R
  func collect<each T, R>(_ items: repeat each T, in body: (repeat each T) throws -> R) rethrows -> R
  func update<R>(_ count: inout Int, with body: (inout Int) -> R) -> R
  // It could be either.
  func hop<R>(from start: Int, to end: Int, with body: (Int) -> R) -> R
  func swap<R>(_ name: String, with body: (String, String) -> R) -> R
  // Only a new value may be changed, kept, or sent.
  func change<R>(_ count: Int, with body: (inout Int) -> R) -> R
  func keep<R>(_ lease: borrowing HopLease, in body: (consuming HopLease) -> R) -> R
  func forward<R>(_ log: HopLog, to body: (sending HopLog) -> R) -> R
  func leave<R>(_ log: HopLog, to body: @concurrent (HopLog) async -> R) async -> R
}

@Faked protocol HopCaller {
  nonisolated(nonsending) func call<T, R>(
    _ item: T, at index: Int, log: HopLog, with body: (Int, HopLog) async -> R
  ) async -> R
  nonisolated(nonsending) func pass<T, R>(_ item: T, to body: (T) async throws -> R) async throws -> R
}

@MainActor @Faked protocol HopScreen {
  func stay<R: Sendable>(_ log: HopLog, in body: @MainActor (HopLog) async -> R) async -> R
  func show<R>(_ log: HopLog, in body: (HopLog) throws -> R) rethrows -> R
  func load<R: Sendable>(_ log: HopLog, with body: (HopLog) async throws -> R) async rethrows -> R
}

// A middleware passes on what it is given, whatever it returns.
@Faked(createSpy: true) protocol HopMiddleware {
  typealias Next = @Sendable (HopContext) async throws -> [String]
  typealias Reply<R> = (HopContext) async throws -> R
  func hop(_ context: HopContext, next: Next) async throws -> [String]
  func reply<R>(to context: HopContext, next: Reply<R>) async throws -> R
  // Here, the closure needs something else.
  func hop(_ context: HopContext, next: (HopContext, Int) -> String) -> String
}

// Where the result is the parameter with its type erased, it is made from the parameter.
@Faked protocol TypeEraser {
  func erased<Items: Collection>(_ items: Items) -> AnySequence<Items.Element>
  func joined<Items: Sequence>(_ items: [Items]) -> AnySequence<Items.Element>
}
