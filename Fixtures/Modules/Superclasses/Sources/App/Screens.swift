import Faked
import Core

@Faked protocol HomeScreen: Screen {
    func reload()
    var selected: Screen? { get set }
}

@Faked protocol FlowCoordinator: Coordinator {
    var session: Session { get }
    func finish() -> Cache
    func screen() -> Screen
}

@Faked protocol NodeVisiting {
    func visit(_ node: Node) -> Node
    func nodes() -> Set<Node>
    var sessions: [Session] { get }
}
