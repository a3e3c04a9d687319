import Faked
import struct Core.User

@Faked protocol UserSource {
    var current: User { get }
    func all() -> [User]
    func find(_ id: Int) -> User
    func ids() -> Set<User>
}

struct Account {
    let owner: User
    let delegates: [User]
}
