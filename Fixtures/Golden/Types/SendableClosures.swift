import Faked

// A closure that may be run anywhere keeps no type whose conformances may not be used anywhere.

protocol ObservedState: Equatable {
  var version: Int { get }
}

@Faked(createSpy: true) protocol StateReducing {
  associatedtype State: ObservedState
  associatedtype Effect
  var onChange: @Sendable (State) -> Void { get set }
  func scope() -> @Sendable (State) -> Int?
  func count(_ name: String) -> (Int, @Sendable (State, Int) async throws -> Int)
  func parts() -> @Sendable (State) -> [State]
  func effects() -> @Sendable (Effect) -> Int
  static func equate<Value: ObservedState>(_ value: Value) -> @Sendable (Value, Value) -> Bool
}
