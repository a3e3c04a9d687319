import Faked
import protocol Core.Loop
import enum Core.Step
import class Engine.Motor

@Faked protocol GameLoop: Loop where Tick == Int {
    var motor: Motor { get }
    func account() -> Account
    func last() -> Step
}

@Faked protocol Looping {
    associatedtype L: Loop where L.Tick == String
    var loop: L? { get }
    func steps() -> [Step]
    func begin() -> Step
}
