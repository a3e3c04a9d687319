import Faked
import Foundation

enum NestedProtocolsNet { @Faked protocol Client { func get() -> Data }; struct Inner {} }
extension NestedProtocolsNet.Inner { @Faked protocol Deep { var n: Int { get } } }
