import Faked
import FakedRuntime

enum SpiedLockError: Swift.Error { case locked }

@Faked(createSpy: true) protocol SpiedLocker {
  // Hides the standard library's in the protocol, and not in the members of its spy.
  typealias Error = SpiedLockError
  func lock(_ title: String) async throws(Error)
}

@Faked(createSpy: true) protocol SpiedMiddleware<Context> {
  associatedtype Context
  // The compiler cannot look into these in a class whose 'Context' it has yet to find.
  typealias Handler<Value> = (inout Context, Value) async throws -> Value
  typealias Pair<Left> = (left: Left, context: Context)
  typealias Outcome<Value> = Result<Value, any Error>
  func wrap<Value>(_ handler: @escaping Handler<Value>) -> Handler<Value>
  func pair<Left: Defaultable>(_ left: Left) -> Pair<Left>?
  func handle(_ outcome: Outcome<Int>)
}

class SpiedOwnScreen<Command, Row> {}

@Faked(createSpy: true) protocol SpiedOwnCommand {
  associatedtype OwnCommandRow
  // In a parameter of a class, `Self` is the name of the class.
  typealias Screen = SpiedOwnScreen<Self, OwnCommandRow>
  func select(_ row: OwnCommandRow, in screen: Screen)
}

class SpiedTiedScreen<Command: SpiedTiedCommand, Row> where Command.TiedCommandRow == Row {}

@Faked(createSpy: true) protocol SpiedTiedCommand {
  associatedtype TiedCommandRow
  // The compiler must know the class's types before it can check the constraint of the screen.
  func select(_ row: TiedCommandRow, in screen: SpiedTiedScreen<Self, TiedCommandRow>)
  static func open(_ screen: SpiedTiedScreen<Self, TiedCommandRow>) -> Bool
}
