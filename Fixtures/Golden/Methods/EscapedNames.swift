import Faked

@Faked
protocol EscapedNames {
  func `continue`()
  var `default`: Int { get }
  func any(_ each: Int) -> Int
  var package: String { get }
  func async()
  func `do the thing`()
}
