import Faked

@Faked
protocol IsolatedParameters {
  func r(on a: isolated (any Actor)?) async -> Int
  nonisolated(nonsending) func s() async
  @concurrent func t() async
}
