import Faked

@Faked
protocol NeverResult {
  func die() -> Never
  func maybe() -> Never?
}
