typealias D = D & E
typealias E = D
protocol Root { func r() -> D }
