struct E { init(_ a: F) {} }
extension E {
  typealias G = F & F
  typealias F = G
}
protocol Root { func r() -> E }
