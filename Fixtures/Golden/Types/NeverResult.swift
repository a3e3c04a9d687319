import Faked

@Faked(createSpy: true)
protocol NeverResult {
  func die() -> Never
  func run() async throws -> Never
  func maybe() -> Never?
}
