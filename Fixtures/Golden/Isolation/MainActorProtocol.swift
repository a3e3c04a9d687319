import Faked

@Faked
@MainActor protocol MainActorProtocol {
  var title: String { get }
  func tap()
  nonisolated func id() -> Int
}
@Faked
protocol MainActorProtocolUser { func screen() -> any MainActorProtocol }
