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
