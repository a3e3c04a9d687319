import Faked
import enum Engine.State
import enum Engine.Step

@Faked protocol EngineControl: AnyObject {
    var step: Step { get set }
    func state() -> State<Step>
    func states(of account: Account) -> [State<Account>]
    func accountState() -> State<Account>
}
