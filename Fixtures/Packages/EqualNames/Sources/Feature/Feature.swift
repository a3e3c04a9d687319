import Core
import Faked
import Net

@Faked public protocol Feed: Core.Cache {
  func refresh(with session: any Session) async throws -> [Net.Item]
  func item() -> Core.Item
  func wire() -> Net.Item
  func logger() -> any Net.Logger
  func cache() -> any Net.Cache
}

@Faked public protocol Session {
  func feed() -> any Feed
  func session() -> any Net.Session
}
