import Faked

@resultBuilder enum IntsBuilder { static func buildBlock(_ x: Int...) -> [Int] { x } }
@Faked
protocol ResultBuilders {
  @IntsBuilder var body: [Int] { get }
  func build(@IntsBuilder _ c: () -> [Int]) -> Int
}
