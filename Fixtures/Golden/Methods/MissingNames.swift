import Faked

@Faked
protocol MissingNames {
  func f(_: Int, _: String) -> Int
  func g(for: Int, in: String) -> Bool
  func h(_ `inout`: Int) -> Int
}
