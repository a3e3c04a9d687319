// @Faked
class A {}
typealias G<T> = G<G<Int>>
extension A { init(_ a: G<Int>) {} }
