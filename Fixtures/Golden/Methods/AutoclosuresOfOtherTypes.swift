import Faked

@Faked(createSpy: true)
protocol LazyEvaluator {
  func evaluate<T>(_ count: @autoclosure () -> Int) throws -> T
  func evaluate<T>(or other: @autoclosure () -> T) -> T
}
