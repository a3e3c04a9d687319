import Faked

@Faked protocol ImpliedConstraints {
  associatedtype A: Equatable, Hashable
  associatedtype B: Error & Sendable
  var a: A { get }
  var b: B { get }
}
