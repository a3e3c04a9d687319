// @Faked(createSpy: true)
protocol SpiedLazyValues {
  func check(_ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String)
  func keep(_ value: @autoclosure @escaping () throws -> Int)
}

// @Faked(createSpy: true)
protocol SpiedDispatching {
  associatedtype SpiedState
  associatedtype SpiedAction = (_ state: SpiedState) -> Int?
  func dispatch(_ action: SpiedAction)
  var state: SpiedState { get }
}

// In an expression, these types of functions cannot be written.
// @Faked(createSpy: true)
protocol SpiedTransforms {
  func map<Value>(_ transform: @escaping (consuming SpiedPoint) -> Value)
  func inspect<Value>(_ transform: @escaping (borrowing SpiedPoint) throws -> Value)
  func transfer<Value>(_ transform: @escaping (sending SpiedPoint) -> Value)
  func isolated<Value>(_ transform: @escaping (isolated MainActor) -> Value)
  func variadic<Value>(_ transform: @escaping (Int...) -> Value)
  func produce<Value>(_ make: @escaping () async -> sending Value)
}

struct SpiedPoint {
  var x = 0
}

struct SpiedTicket: ~Copyable {
  var number = 0
}

// Functions can be copied, whatever they take, and wherever they are.
// @Faked(createSpy: true)
protocol SpiedTicketFilters {
  func list(_ filter: ((borrowing SpiedTicket) -> Bool)?) -> Int
  func all(_ filters: [(borrowing SpiedTicket) -> Bool]) -> Int
}
