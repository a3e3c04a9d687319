import Faked
import class Core.Registry
import typealias Core.Handler
import struct Foundation.URL
import struct Foundation.Date
import struct Engine.User

@Faked protocol RegistryProviding {
    var registry: Registry { get }
    var handler: Handler { get }
    func url(of user: User) -> URL
    func user() -> User
    func created() -> Date
}
