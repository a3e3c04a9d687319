import Faked

@Faked
protocol Unresolved {
  func x() -> Sealed
  func y() throws -> Sealed
  func z() -> Sealed?
  func w() -> [Sealed]
}
