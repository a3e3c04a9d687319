import Faked

@Faked
protocol MethodWhereClause {
  associatedtype E
  func add<S: Sequence>(_ s: S) where S.Element == E
  func peek() -> E?
}
