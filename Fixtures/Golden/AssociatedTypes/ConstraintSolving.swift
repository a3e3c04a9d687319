import Faked

@Faked
protocol ConstraintSolving {
  associatedtype A = String
  associatedtype B: Collection where B.Element == A
  associatedtype C: Hashable & Sendable
  func b() -> B
  func c() -> C?
}
