import Faked

@Faked
protocol OwnershipModifiers {
  func a(_ x: borrowing [Int]) -> Int
  func b(_ x: consuming String) -> String
  func c(_ x: sending Box)
  func d() -> sending Box
}
