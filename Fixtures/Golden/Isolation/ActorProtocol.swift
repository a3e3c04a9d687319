import Faked

@Faked
protocol ActorProtocol: Actor {
  var count: Int { get }
  func run() async -> Int
  nonisolated var tag: String { get }
}
