import Faked
import Feature
import Core

@Faked protocol OrdersScreen: ListScreen {
    var count: Int { get }
    func detail(at index: Int) -> ListScreen
}

@Faked protocol SheetScreen: Presenting where Presented == ListScreen {
    var isModal: Bool { get }
}

@Faked protocol Router: Routed {
    func route(to path: String) -> Screen
}
