import Faked
import Core
import enum Engine.Kind
import func Core.makeInterval

@Faked protocol MixedKinds {
    func engineKind() -> Kind
    func coreKind() -> Core.Kind
    func profile() -> Profile
    func pair() -> (Kind, Core.Kind, Step)
}

@Faked protocol EngineLooping: Core.Loop {
    var kind: Kind { get }
    func user() -> Core.User
}
