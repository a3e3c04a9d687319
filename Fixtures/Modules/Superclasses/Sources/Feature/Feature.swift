import Core

open class ListScreen: Screen {
    public let rows: [String]
    public init(title: String, rows: [String]) {
        self.rows = rows
        super.init(title: title)
    }
    open override var isVisible: Bool { true }
}

public protocol Presenting: Screen {
    associatedtype Presented: Screen
    var presented: Presented? { get }
    func present(_ screen: Presented)
}

public protocol Routed: AnyObject {
    var coordinator: Coordinator { get }
    init(coordinator: Coordinator)
}
