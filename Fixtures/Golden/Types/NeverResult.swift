import Faked

@Faked(createSpy: true)
protocol NeverResult {
  func die() -> Never
  func run() async throws -> Never
  func maybe() -> Never?
}

// A member that can never be called needs no value, of which the compiler would warn.

enum NoRoute {}

@Faked protocol Unreachable {
  init(_ route: NoRoute)
  func follow(_ route: NoRoute, steps: Int) -> Int
  func follow(_ step: (Int, Never)) async throws -> [Int]
  func follow(all routes: Never...) -> Int
  subscript(route: Never) -> String { get set }
}

// Nor can such a value be set, or passed to a closure.

@Faked(createSpy: true) protocol Unsettable {
  var end: Never { get set }
  subscript(index: Int) -> Never { get set }
}

@Faked(createSpy: true) protocol NeverFailing<Outcome> {
  associatedtype Outcome
  associatedtype Failure: Error = Never
  func map<E: Error>(_ transform: (Failure) -> E) throws(E) -> Outcome
}
@Faked(createSpy: true) protocol SurelyNeverFailing: NeverFailing where Failure == Never {
  func sure() -> [Outcome]
}
