import Faked

/// All that a parameter can be.
@Faked(createSpy: true)
protocol SpiedSignatures {
  func change(_ text: inout String)
  func perform(_ body: (Int) -> Int) -> Int
  func later(_ handler: @escaping @Sendable (Result<Int, any Error>) -> Void)
  func later(in queue: String?, then handler: SpiedHandler?)
  func wait(_ handler: SpiedHandler)
  func log(_ message: @autoclosure () -> String, level: Int)
  func add(_ numbers: Int...)
  func draw(_ shape: some Collection<Int>)
  func own(_ first: consuming String, _ second: borrowing String)
  func move(by steps: borrowing (x: Int, y: Int))
  func give(_ object: sending SpiedObject)
  func isolated(on actor: isolated (any Actor)?) async -> Int
  func unnamed(_: Int, for _: String)
  func multiline(
    first: [String: [Int]], second: (x: Int, y: Int), third: Set<String>,
    fourth: @escaping (Int) async throws -> String
  ) -> [String: Int]
  func twice<Value>(of index: Int, of type: Value.Type) -> Value?
  func keyed(in `default`: Int, for: String, stub: Int, when: Int)
  @discardableResult
  func discarded(_ value: Any) -> Any?
  func never() -> Never
  func ever() async throws -> Never
}

typealias SpiedHandler = (Int) -> Void

class SpiedObject {}
