// What refers to itself, in every way that ever kept the resolver going round.

protocol P<A> { associatedtype A: P; func f() -> any P }
protocol Q { associatedtype B: Q; func b() -> B; func c() -> any Q }
protocol R1<X> { associatedtype X: R2; }
protocol R2<Y> { associatedtype Y: R1; func r() -> any R1 }
typealias T1 = T2
typealias T2 = T1
protocol S { func f() -> T1.X; func g() -> T1; var h: T2? { get } }
protocol U: V {}
protocol V: U { func f() }
struct W { var w: [W]; var x: X }
struct X { var w: W }
protocol Y { func w() -> W }
protocol Z where Self == Int {}
protocol AA { associatedtype I where I == J; associatedtype J where J == I; func i() -> I }
typealias G<T> = G2<T>
typealias G2<T> = [G<T>]
protocol BB { func g() -> G<Int>; func e() -> (G<Int>) }
