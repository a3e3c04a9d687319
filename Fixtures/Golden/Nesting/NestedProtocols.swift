import Faked
import Foundation

enum NestedProtocolsNet { @Faked protocol Client { func get() -> Data }; struct Inner {} }
extension NestedProtocolsNet.Inner { @Faked protocol Deep { var n: Int { get } } }

// Their names in extensions, and without generic arguments, are easily wrong.
enum NestedScope {
  @Faked
  nonisolated protocol Worker: Actor {
    func run() async -> Int
  }

  @Faked
  protocol Listed<Key>: AnyObject {
    associatedtype Key: Hashable
    func make() -> Self
  }
  protocol EmptyListed: Listed {}
}
