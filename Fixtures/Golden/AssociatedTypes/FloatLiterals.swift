import Faked

@Faked protocol Ranking {
  associatedtype Score: Comparable & ExpressibleByFloatLiteral

  func score(of item: String) -> Score
}
