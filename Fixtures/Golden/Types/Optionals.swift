import Faked

@Faked
protocol Optionals {
  var a: Int! { get set }
  func b() -> String!
  var c: Int?? { get }
  var d: Optional<[Int]> { get }
  var e: Swift.Optional<Swift.Int> { get }
}
