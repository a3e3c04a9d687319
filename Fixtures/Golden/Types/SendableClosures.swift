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
  func observe() -> @Sendable (State) async -> Void
  func parts() -> @Sendable (State) -> [State]
  func effects() -> @Sendable (Effect) -> Int
  func effect() -> @Sendable (State) -> Effect
  func all() -> @Sendable (State...) -> Int
  func update() -> @Sendable (inout State) -> Void
  func each() -> @Sendable (State, () -> Void) -> Int
  static func equate<Value: ObservedState>(_ value: Value) -> @Sendable (Value, Value) -> Bool
}

// On the main actor by default, code that passes such functions on says so.

typealias ToggleCheck = @Sendable (Bool) -> Bool

struct ToggleAction {
  let label: String
  var action: @MainActor () -> Void
  var check: ToggleCheck?
}

@Faked(createSpy: true) protocol TogglePanel: AnyObject {
  var toggle: ToggleAction { get }
  var onToggle: (@MainActor (Bool) -> Void)? { get set }
  var check: ToggleCheck { get }
}
