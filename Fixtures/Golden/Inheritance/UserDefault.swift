import Faked

@Faked
protocol UserDefault {
  var full: String { get }
  var short: String { get }
}
extension UserDefault { var short: String { full } }
