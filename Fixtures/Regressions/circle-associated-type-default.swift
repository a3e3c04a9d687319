class B { typealias G = G }
protocol D { func f(_ a: Int) -> F.G; associatedtype F: C = B }
