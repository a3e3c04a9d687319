// A class above that is a struct by way of an alias of itself, and members that lead back to it.
// @Faked(createSpy: true)
protocol A: A where X == G<E> { associatedtype E: B = (G?, E); var p1: A { get }; associatedtype Z0 where Z0.X == [E: G] }
// @Faked(createSpy: true)
struct B: D { struct G { let q: B }; let x4: G<B> }
struct C: B {  }
typealias D = B
// @Faked(createSpy: true)
struct E: A { let x4: E?; let x2: C }
class F: D { var y8: C { [B: C?]() }; let x3: B; init(_ a: G) {}; var y3: A.B { C() } }
// @Faked(createSpy: true)
protocol G: F { associatedtype Z1 where Z0.X == (G<D & A>, [D.E]); typealias G = A }
// @Faked
protocol Root { func r0() -> A & B; func r1() -> [E: E]; func r2() -> [some E: A]; func r3() -> D }
