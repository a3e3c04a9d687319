struct D { static let s: G<Int>; let x: G<D> }
protocol E { func f(_ a: D) -> D }
typealias G<T> = G
