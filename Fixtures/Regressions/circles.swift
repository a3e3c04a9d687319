class A: B {}
class B: A {}
class C: C {}
protocol P: A { func a() -> A; func c() -> C; init(a: A) }
protocol Q: C {}
protocol R where Self: B { associatedtype X: B; associatedtype Y = X; associatedtype Z: R where Z.X == Y, Y == Z.Y }
@objc protocol O: O2 { func o() }
@objc protocol O2: O { func p() }
protocol L { associatedtype A = B; associatedtype B = A; associatedtype C = [C]; func a() -> A; func c() -> C }
protocol M where T == [U], U == [T] { associatedtype T; associatedtype U; func t() -> T; func u() -> U }
protocol N { associatedtype E: N where E.E == Self, E.F == F; associatedtype F: N where F.E == E; func e() -> E.F.E }
typealias T1 = T2
typealias T2 = T1
protocol V: T1 { func v() -> T2; typealias K = K; func k(_ k: K) -> K }
@MainActor class D: E {}
class E: D {}
protocol W { func e() -> E }
