import Faked
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session calls may be called anywhere.
@Faked(createSpy: true)
nonisolated protocol PinningDelegate: NSObjectProtocol, URLSessionTaskDelegate {
  var pinned: Set<Data> { get }
  func reload() async
}

@Faked nonisolated protocol SocketDelegate: URLSessionWebSocketDelegate {
  func reconnect(after delay: Int)
}
