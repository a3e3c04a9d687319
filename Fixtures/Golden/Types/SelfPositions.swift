import Faked

@Faked
protocol SelfPositions {
  func me() -> Self
  func opt() -> Self?
  func all() -> [Self]
  static func mk() -> Self
  func cmp(_ o: Self) -> Bool
}
