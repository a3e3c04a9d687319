import Faked

@Faked protocol ClosureSugarPart {
  func go()
}

@Faked protocol ClosureSugar {
  func f(_ g: ((any ClosureSugarPart)?) -> Void, h: ((Int...) -> Void)?)
  func handler() -> (any ClosureSugarPart) -> (any ClosureSugarPart)?
  var transform: (inout Int, String...) throws -> [any ClosureSugarPart] { get }
  func twice(_ body: @escaping @Sendable () async throws -> Void) -> @Sendable () -> Void
}
